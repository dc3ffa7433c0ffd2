/** Attacks of First Edition as the page shows them. */

import type { Attack, FirstEvent, FirstState } from '@firing-arc/xwing/first';
import type { ShownAttack, ShownDie, ShownLastAttack } from '../../shown/table.ts';
import { attackPool, defensePool, resultText } from '../xwing/attack.ts';
import { weaponName } from './in-words.ts';
import { taggedName, words } from './names.ts';

const dice = (faces: readonly string[]): readonly ShownDie[] =>
  faces.map((face) => ({ face, name: words.face(face) }));

/** An attack that goes on: who against whom, and the dice as they lie. */
export function shownAttack(state: FirstState, attack: Attack): ShownAttack {
  const shown = (pool: Attack['attackDice']) =>
    pool.map(({ face, rerolled }) => ({ face, rerolled, name: words.face(face) }));
  const attacker = state.ships[attack.attacker];
  return {
    attacker: taggedName(state, attack.attacker),
    defender: taggedName(state, attack.defender),
    how: [
      `range ${attack.range}`,
      ...(attacker ? [weaponName(attacker, { number: attack.weapon })] : []),
      ...(attack.obstructed ? ['obstructed'] : []),
    ].join(', '),
    pools: [
      attackPool(shown(attack.attackDice)),
      ...(attack.defenseDice.length > 0 ? [defensePool(shown(attack.defenseDice))] : []),
    ],
  };
}

/** The last attack among some events; null when there was none. */
export function lastAttack(events: readonly FirstEvent[], state: FirstState): ShownLastAttack | null {
  const from = events.findLastIndex(({ kind }) => kind === 'attack');
  const declared = events[from];
  if (declared?.kind !== 'attack') return null;
  const after = events.slice(from + 1);
  const compared = after.find(({ kind }) => kind === 'compared');
  const result = after.find(({ kind }) => kind === 'attack-hits' || kind === 'attack-misses');
  const { attacker, defender, weapon, range, obstructed, line } = declared;
  const faces = facesAtTheEnd(after, attacker, defender);
  const moved = after.some((event) => setsElsewhere(event, [attacker, defender]));
  return {
    attacker: taggedName(state, attacker),
    defender: taggedName(state, defender),
    how: `range ${range}, ${weapon === null ? 'primary weapon' : words.upgrade(weapon)}${obstructed ? ', obstructed' : ''}`,
    pools: [attackPool(dice(faces.attack)), defensePool(dice(faces.defense))],
    result: resultText({
      hit: result ? result.kind === 'attack-hits' : null,
      left: compared?.kind === 'compared' ? compared : null,
    }),
    line: moved ? null : line,
  };
}

/** The dice as they lay when results were compared. */
function facesAtTheEnd(events: readonly FirstEvent[], attacker: number, defender: number) {
  let attack: readonly string[] = [];
  let defense: readonly string[] = [];
  for (const event of events) {
    if (event.kind === 'compared') break;
    if (event.kind !== 'rolled' && event.kind !== 'modified') continue;
    if (event.dice === 'attack' && event.ship === attacker) attack = event.faces;
    if (event.dice === 'defense' && event.ship === defender) defense = event.faces;
  }
  return { attack, defense };
}

const AWAY: ReadonlySet<FirstEvent['kind']> = new Set(['maneuver', 'moved', 'removed', 'fled']);

/** Whether a ship of an attack has moved or is gone, so that its line ends nowhere. */
const setsElsewhere = (event: FirstEvent, ships: readonly number[]): boolean =>
  AWAY.has(event.kind) && 'ship' in event && ships.includes(event.ship);
