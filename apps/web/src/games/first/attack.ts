/** Attacks of First Edition as the page shows them. */

import {
  type Attack,
  type FirstEvent,
  type FirstState,
  obstacleBodyOf,
  PRIMARY,
  weaponsOf,
} from '@firing-arc/xwing/first/engine';
import type { ShownAim, ShownAttack, ShownDie, ShownLastAttack } from '../../shown/table.ts';
import { aimOf } from '../xwing/aim.ts';
import { attackPool, defensePool, resultText } from '../xwing/attack.ts';
import { say } from '../xwing/names.ts';
import { weaponName } from './in-words.ts';
import { taggedName, words } from './names.ts';
import { ODDS } from './odds-later.ts';
import { baseOf } from './ships.ts';

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
      say().range({ range: attack.range }),
      ...(attacker ? [weaponName(attacker, { number: attack.weapon })] : []),
      ...(attack.obstructed ? [say().obstructed] : []),
    ].join(', '),
    pools: [
      attackPool(shown(attack.attackDice)),
      ...(attack.defenseDice.length > 0 ? [defensePool(shown(attack.defenseDice))] : []),
    ],
    odds: () => ODDS.part()?.attackOdds(state) ?? null,
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
    how: [
      say().range({ range }),
      weapon === null ? say().primaryWeapon : words.upgrade(weapon),
      ...(obstructed ? [say().obstructed] : []),
    ].join(', '),
    pools: [attackPool(dice(faces.attack)), defensePool(dice(faces.defense))],
    result: resultText({
      hit: result ? result.kind === 'attack-hits' : null,
      left: compared?.kind === 'compared' ? compared : null,
    }),
    line: moved ? null : line,
    ...(line && !moved && aimOfAttack({ ...declared, line }, state)),
  };
}

/** The arcs of the weapon as far as the attack's range, and what obstructs it. */
function aimOfAttack(
  { attacker, weapon, range, obstructed, line }: Declared & { readonly line: readonly number[] },
  state: FirstState,
): { readonly aim?: ShownAim } {
  const ship = state.ships[attacker];
  if (!ship) return {};
  const number = weapon === null ? PRIMARY : 1 + ship.upgrades.findIndex(({ id }) => id === weapon);
  const arcs = weaponsOf(ship).find((one) => one.number === number)?.arcs ?? ['all'];
  const obstacles = state.obstacles
    .filter((obstacle) => obstacle.placed)
    .map((obstacle) => ({ id: obstacle.id, body: obstacleBodyOf(obstacle) }));
  return { aim: aimOf({ attacker, base: baseOf(ship), arcs, range, obstructed, line }, obstacles) };
}

type Declared = Extract<FirstEvent, { kind: 'attack' }>;

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
