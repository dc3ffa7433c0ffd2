/** What cards change about values and permissions: asked on demand, never stored. */
import type { Ruling } from '@firing-arc/referee';
import { ON_LINE } from '@firing-arc/table';
import { bodyOf, cardOf, shipsInPlay, squadronOf } from '../game.ts';
import {
  type AnyZone,
  type Armament,
  type Distance,
  distance,
  endOfDistance,
  type Zone,
} from '../geometry/index.ts';
import type { ArmadaState, DefenseToken, Ship } from '../state.ts';
import type { Change, Forbidden, Modifier, Value } from './language.ts';
import { cardsOf, hold, type Scene, type SeenAttack } from './scene.ts';

/** What a card can forbid a ship, with what it is about. */
export type Permission = { readonly kind: Forbidden } & Pick<Scene, 'attack' | 'zone' | 'token'>;

/** A value of a ship card with what other cards do to it, one after the other, never below 0. */
export function cardValue(
  state: ArmadaState,
  ship: Ship,
  value: 'command' | 'squadron' | 'engineering',
): number {
  return changed(state, ship, value, cardOf(ship)[value]);
}

/** Hull value: so many damage cards destroy the ship (damage.3). */
export const hullOf = (state: ArmadaState, ship: Ship): number =>
  changed(state, ship, 'hull', cardOf(ship).hull);

/** Engineering points that cards add when a ship resolves a repair command. */
export const extraEngineering = (state: ArmadaState, ship: Ship): number =>
  changed(state, ship, 'engineering-points', 0);

/** Damage of a critical icon of a ship that attacks a ship. */
export const criticalDamage = (state: ArmadaState, ship: Ship, attack: SeenAttack): number =>
  changed(state, ship, 'critical-damage', 1, attack);

function changed(
  state: ArmadaState,
  ship: Ship,
  value: Value,
  printed: number,
  attack: SeenAttack | null = null,
): number {
  let result = printed;
  for (const change of changesOf(state, ship, value, attack)) result = changedBy(result, change);
  return Math.max(0, result);
}

const changedBy = (value: number, change: Change): number =>
  'add' in change ? value + change.add : Math.floor(value / 2);

/** What changes a value of a ship: its own cards, and those of friendly ships that reach it. */
function changesOf(
  state: ArmadaState,
  ship: Ship,
  value: Value,
  attack: SeenAttack | null,
): readonly Change[] {
  const changes: Change[] = [];
  for (const other of shipsInPlay(state)) {
    if (other.player !== ship.player) continue;
    for (const { abilities } of cardsOf(other)) {
      for (const ability of abilities) {
        if (ability.kind !== 'value' || ability.of !== value) continue;
        if (!reaches(ability, other, ship)) continue;
        if (hold({ state, bearer: ship, attack }, ability.if)) changes.push(ability.change);
      }
    }
  }
  return changes;
}

function reaches({ for: whom }: Extract<Modifier, { kind: 'value' }>, bearer: Ship, ship: Ship): boolean {
  if (whom.kind === 'it') return bearer === ship;
  if (whom.size !== undefined && cardOf(ship).size !== whom.size) return false;
  return whom.within === undefined || bearer === ship || isAtDistance(bearer, ship, whom.within);
}

/** Whether some part of a ship is at distance 1 up to a band of another (range-and-distance.5). */
export const isAtDistance = (one: Ship, other: Ship, band: Distance): boolean =>
  distance(bodyOf(one), bodyOf(other)) <= endOfDistance(band) + ON_LINE;

/** The ruling by which a ship may not do something; null when it may. "Cannot" is absolute (golden-rules.3). */
export function cannot(state: ArmadaState, ship: Ship, permission: Permission): Ruling | null {
  const scene: Scene = { state, bearer: ship, ...permission };
  for (const { abilities, because } of cardsOf(ship)) {
    for (const ability of abilities) {
      if (ability.kind === 'cannot' && ability.what === permission.kind && hold(scene, ability.if))
        return because;
    }
  }
  return null;
}

/** Whether the squadron that attacks a ship treats it as having no shields. */
export function shieldsIgnored(state: ArmadaState, ship: Ship): boolean {
  const { attack } = state;
  if (attack?.attacker.kind !== 'squadron' || attack.defender.kind !== 'zone') return false;
  if (attack.defender.id !== ship.id || attack.damage < 0) return false;
  const cards = cardsOf(squadronOf({ state }, attack.attacker.id));
  return cards.some(({ abilities }) => abilities.some(({ kind }) => kind === 'ignores-shields'));
}

/** Whether the last joint that can be clicked has one click less (damage-cards.22). */
export const lastYawLowered = (state: ArmadaState, ship: Ship): boolean =>
  changesOf(state, ship, 'last-yaw', null).length > 0;

/** The battery of a hull zone with the dice that cards add to it. */
export function batteryOf(ship: Ship, zone: Zone): Armament {
  let battery: Armament = cardOf(ship).batteries[zone] ?? {};
  for (const { abilities } of cardsOf(ship)) {
    for (const ability of abilities) {
      if (ability.kind !== 'battery' || !ability.zones.includes(zone)) continue;
      battery = { ...battery, [ability.color]: (battery[ability.color] ?? 0) + ability.dice };
    }
  }
  return battery;
}

/** What `cannot` is asked about a defense token, and about shields. */
export const spendToken = (token: DefenseToken, zone: AnyZone): Permission => ({
  kind: 'spend-defense-token',
  token,
  zone,
});
