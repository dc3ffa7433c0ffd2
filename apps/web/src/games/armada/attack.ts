/** Attacks of Armada as the page shows them. */

import { type ArmadaEvent, type ArmadaState, critIcons, hitIcons } from '@firing-arc/armada';
import type { ShownAttack, ShownDie, ShownLastAttack, ShownPool } from '../../shown/table.ts';
import { counted, type Party, taggedParty, words } from './names.ts';

type Attack = NonNullable<ArmadaState['attack']>;
type Pool = Attack['dice'];

const poolOf = (dice: Readonly<Pool>): ShownPool => ({
  kind: 'attack',
  label: 'Attack dice',
  dice: dice.map(
    ({ color, face }): ShownDie => ({
      face,
      color,
      name: face ? `${color} ${words.face(face)}` : `${color}, not rolled`,
    }),
  ),
});

/** "1 CR90 Corvette A, front zone". */
const partyText = (view: ArmadaState, party: Party): string =>
  `${taggedParty(view, party)}${party.kind === 'zone' ? `, ${words.zone(party.zone)}` : ''}`;

/** An attack that goes on: who against whom, the dice as they lie, and what was spent. */
export function shownAttack(view: ArmadaState, attack: Attack): ShownAttack {
  const { attacker, defender, reach, obstructed, dice } = attack;
  return {
    attacker: partyText(view, attacker),
    defender: partyText(view, defender),
    how: `${words.reach(reach)}${obstructed ? ', obstructed' : ''}`,
    pools: [poolOf(dice)],
    notes: notesOf(view, attack),
  };
}

function notesOf(view: ArmadaState, attack: Attack): readonly string[] {
  const { dice, defender, locked, spent, redirects, damage, braced, critical } = attack;
  const tokens = (defender.kind === 'zone' ? view.ships : view.squadrons)[defender.id]?.defense ?? [];
  const named = (places: readonly number[]) => places.map((at) => tokens[at]?.kind ?? 'token').join(', ');
  return [
    ...(dice.some(({ face }) => face) ? [`On the dice: ${iconsText(dice)}.`] : []),
    ...(locked.length > 0 ? [`Locked by accuracy: ${named(locked)}.`] : []),
    ...(spent.length > 0 ? [`Spent: ${named(spent)}.`] : []),
    ...(redirects.length > 0 ? [`Redirected to: ${redirects.map(words.zone).join(', ')}.`] : []),
    ...(critical ? ['A critical effect is resolved.'] : []),
    ...(damage >= 0 ? [`${damage} damage${braced ? ', braced' : ''}.`] : []),
  ];
}

/** "3 hits, 1 critical, 1 accuracy". */
function iconsText(dice: Readonly<Pool>): string {
  const hits = dice.reduce((sum, { face }) => sum + (face ? hitIcons(face) : 0), 0);
  const crits = dice.reduce((sum, { face }) => sum + (face ? critIcons(face) : 0), 0);
  const accuracies = dice.filter(({ face }) => face === 'accuracy').length;
  return [
    counted(hits, 'hit'),
    counted(crits, 'critical'),
    ...(accuracies > 0 ? [accuracies === 1 ? '1 accuracy' : `${accuracies} accuracies`] : []),
  ].join(', ');
}

/** The last attack among some events; null when there was none. */
export function lastAttack(events: readonly ArmadaEvent[], view: ArmadaState): ShownLastAttack | null {
  const from = events.findLastIndex(({ kind }) => kind === 'attack');
  const declared = events[from];
  if (declared?.kind !== 'attack') return null;
  const after = events.slice(from + 1);
  const { attacker, defender, reach, obstructed, sight } = declared;
  return {
    attacker: partyText(view, attacker),
    defender: partyText(view, defender),
    how: `${words.reach(reach)}${obstructed ? ', obstructed' : ''}`,
    pools: [poolOf(diceAtTheEnd(after))],
    result: resultOf(after),
    line: after.some(({ kind }) => AWAY.has(kind)) ? null : sight,
  };
}

/** The dice as they lay at the end. */
function diceAtTheEnd(events: readonly ArmadaEvent[]): Readonly<Pool> {
  let dice: Readonly<Pool> = [];
  for (const event of events) {
    if (event.kind === 'dice-rolled' || event.kind === 'dice-modified') dice = [...event.dice];
  }
  return dice;
}

/** "4 damage, braced: 2 shields lost, 2 damage cards." */
function resultOf(events: readonly ArmadaEvent[]): string {
  if (events.some(({ kind }) => kind === 'attack-canceled')) return 'The attack was canceled.';
  const total = events.find((event) => event.kind === 'damage-totaled');
  if (!total) return '';
  const count = (kind: ArmadaEvent['kind']) => events.filter((event) => event.kind === kind).length;
  const [shields, cards, gone] = [
    count('shield-lost'),
    count('damage-dealt'),
    count('ship-destroyed') + count('squadron-destroyed'),
  ];
  const parts = [
    ...(shields > 0 ? [`${counted(shields, 'shield')} lost`] : []),
    ...(cards > 0 ? [counted(cards, 'damage card')] : []),
    ...(gone > 0 ? ['destroyed'] : []),
  ];
  return `${total.damage} damage${total.braced ? ', braced' : ''}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}.`;
}

/** After these the line of the attack ends nowhere. */
const AWAY: ReadonlySet<ArmadaEvent['kind']> = new Set([
  'maneuver',
  'squadron-moved',
  'squadron-placed',
  'ship-destroyed',
  'squadron-destroyed',
]);
