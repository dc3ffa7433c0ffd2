/** Attacks of Armada as the page shows them. */

import {
  type ArmadaEvent,
  type ArmadaState,
  critIcons,
  hitIcons,
  obstacleBodyOf,
  pieceOf,
  placedObstacles,
} from '@firing-arc/armada/engine';
import { segmentEnters } from '@firing-arc/table';
import type { ShownAim, ShownAttack, ShownDie, ShownLastAttack, ShownPool } from '../../shown/table.ts';
import { tokensOf } from './card.ts';
import { type Party, pieceOf as pieceOnBoard, say, taggedParty, words } from './names.ts';
import { ODDS } from './odds-later.ts';
import { reachTo } from './pieces.ts';
import { obstacleKey } from './things.ts';

type Attack = NonNullable<ArmadaState['attack']>;
type Pool = Attack['dice'];

export const poolOf = (dice: Readonly<Pool>): ShownPool => ({
  kind: 'attack',
  label: say().attackDice,
  dice: dice.map(dieOf),
});

/** A die as it lies. */
export const dieOf = ({ color, face }: Pick<Pool[number], 'color' | 'face'>): ShownDie => ({
  face,
  color,
  name: dieText(color, face),
});

const COLORS = { red: 'redDie', blue: 'blueDie', black: 'blackDie' } as const;

/** "red double hit". */
function dieText(color: Pool[number]['color'], face: Pool[number]['face']): string {
  const named = say()[COLORS[color]];
  return face
    ? say().dieShows({ color: named, face: words.face(face) })
    : say().dieNotRolled({ color: named });
}

/** "long range, obstructed". */
export const reachText = ({ reach, obstructed }: Pick<Attack, 'reach' | 'obstructed'>): string =>
  obstructed ? say().obstructed({ range: words.reach(reach) }) : words.reach(reach);

/** "1 CR90 Corvette A, front zone". */
const partyText = (view: ArmadaState, party: Party): string =>
  `${taggedParty(view, party)}${party.kind === 'zone' ? `, ${words.zone(party.zone)}` : ''}`;

/** An attack that goes on: who against whom, the dice as they lie, and what was spent. */
export function shownAttack(view: ArmadaState, attack: Attack): ShownAttack {
  const { attacker, defender, dice } = attack;
  return {
    attacker: partyText(view, attacker),
    defender: partyText(view, defender),
    how: reachText(attack),
    between: [pieceOnBoard(view, attacker), pieceOnBoard(view, defender)],
    pools: [poolOf(dice)],
    tokens: tokensOf(pieceOf(view, defender)?.defense ?? []).map((token, at) => ({
      ...token,
      fate: attack.spent.includes(at) ? 'spent' : attack.locked.includes(at) ? 'locked' : null,
    })),
    notes: notesOf(view, attack),
    odds: () => ODDS.part()?.attackOdds(view) ?? null,
  };
}

function notesOf(view: ArmadaState, attack: Attack): readonly string[] {
  const { dice, defender, locked, spent, redirects, damage, braced, critical } = attack;
  const tokens = pieceOf(view, defender)?.defense ?? [];
  const named = (places: readonly number[]) =>
    places.map((at) => words.defenseToken(tokens[at]?.kind ?? 'token')).join(', ');
  return [
    ...(dice.some(({ face }) => face) ? [say().onTheDice({ icons: iconsText(dice) })] : []),
    ...(locked.length > 0 ? [say().locked({ tokens: named(locked) })] : []),
    ...(spent.length > 0 ? [say().spent({ tokens: named(spent) })] : []),
    ...(redirects.length > 0 ? [say().redirected({ zones: redirects.map(words.zone).join(', ') })] : []),
    ...(critical ? [say().criticalEffect] : []),
    ...(damage >= 0 ? [`${damageText(damage, braced)}.`] : []),
  ];
}

/** "3 hits, 1 critical, 1 accuracy". */
function iconsText(dice: Readonly<Pool>): string {
  const hits = dice.reduce((sum, { face }) => sum + (face ? hitIcons(face) : 0), 0);
  const crits = dice.reduce((sum, { face }) => sum + (face ? critIcons(face) : 0), 0);
  const accuracies = dice.filter(({ face }) => face === 'accuracy').length;
  return [
    say().hits(hits),
    say().criticals(crits),
    ...(accuracies > 0 ? [say().accuracies(accuracies)] : []),
  ].join(', ');
}

const damageText = (damage: number, braced: boolean): string =>
  braced ? say().damageBraced({ damage }) : say().damage({ damage });

/** The last attack among some events; null when there was none. */
export function lastAttack(events: readonly ArmadaEvent[], view: ArmadaState): ShownLastAttack | null {
  const from = events.findLastIndex(({ kind }) => kind === 'attack');
  const declared = events[from];
  if (declared?.kind !== 'attack') return null;
  const after = events.slice(from + 1);
  const { attacker, defender, sight } = declared;
  return {
    attacker: partyText(view, attacker),
    defender: partyText(view, defender),
    how: reachText(declared),
    pools: [poolOf(diceAtTheEnd(after))],
    result: resultOf(after),
    line: after.some(({ kind }) => AWAY.has(kind)) ? null : sight,
    ...aimOf(view, declared),
  };
}

type Declared = Extract<ArmadaEvent, { kind: 'attack' }>;

/** The arcs of the ship that attacks as far as its range, and what lies in its line of sight. */
function aimOf(view: ArmadaState, declared: Declared): { readonly aim?: ShownAim } {
  const { attacker, reach, obstructed, sight } = declared;
  const ship = attacker.kind === 'zone' ? view.ships[attacker.id] : undefined;
  if (!ship || (reach !== 'close' && reach !== 'medium' && reach !== 'long')) return {};
  const crossed = obstructed
    ? placedObstacles(view).filter((obstacle) => segmentEnters(obstacleBodyOf(obstacle).points, ...sight))
    : [];
  return {
    aim: {
      attacker: ship.id,
      label: reachText(declared),
      reach: reachTo(ship, reach),
      obstructedBy: crossed.map(({ id }) => obstacleKey(id)),
    },
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

/** "4 damage, braced; 2 shields lost; 2 damage cards." */
function resultOf(events: readonly ArmadaEvent[]): string {
  if (events.some(({ kind }) => kind === 'attack-canceled')) return say().canceled;
  const total = events.find((event) => event.kind === 'damage-totaled');
  if (!total) return '';
  const count = (kind: ArmadaEvent['kind']) => events.filter((event) => event.kind === kind).length;
  const [shields, cards, gone] = [
    count('shield-lost'),
    count('damage-dealt'),
    count('ship-destroyed') + count('squadron-destroyed'),
  ];
  const parts = [
    ...(shields > 0 ? [say().shieldsLost(shields)] : []),
    ...(cards > 0 ? [say().cardsDealt(cards)] : []),
    ...(gone > 0 ? [say().isDestroyed] : []),
  ];
  return `${[damageText(total.damage, total.braced), ...parts].join('; ')}.`;
}

/** After these the line of the attack ends nowhere. */
const AWAY: ReadonlySet<ArmadaEvent['kind']> = new Set([
  'maneuver',
  'squadron-moved',
  'squadron-placed',
  'ship-destroyed',
  'squadron-destroyed',
]);
