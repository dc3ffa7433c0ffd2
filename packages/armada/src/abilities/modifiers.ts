/** What cards change about values and permissions: asked on demand, never stored. */
import type { Ruling } from '@firing-arc/referee';
import { cardOf, shipOf, shipsInPlay, squadronCardOf, squadronOf } from '../game.ts';
import type { AnyZone, Armament, Distance, Zone } from '../geometry/index.ts';
import type { ArmadaState, DefenseToken, Ship, Squadron } from '../state.ts';
import type { Change, Forbidden, Modifier, Value } from './language.ts';
import { cardsOf, hold, isAtDistance, type Scene, type SeenAttack } from './scene.ts';

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

/** Damage of each critical icon of an attack, where the rules count it as so much. */
export function criticalDamage(state: ArmadaState, attack: SeenAttack, counted: number): number {
  const { kind, id } = attack.attacker;
  if (kind === 'zone')
    return counted && changed(state, shipOf({ state }, id), 'critical-damage', counted, attack);
  const bearer = squadronOf({ state }, id);
  let damage = counted;
  for (const { abilities } of cardsOf(bearer)) {
    for (const one of abilities) {
      if (one.kind !== 'value' || one.of !== 'critical-damage') continue;
      if (hold({ state, bearer, attack }, one.if)) damage = changedBy(damage, one.change);
    }
  }
  return damage;
}

/** Modifiers of one kind that a ship bears whose command activated a squadron; none without such a ship. */
function commanding<Kind extends Modifier['kind']>(state: ArmadaState, by: number, kind: Kind) {
  if (by < 0) return [];
  const abilities = cardsOf(shipOf({ state }, by)).flatMap((card) => card.abilities);
  return abilities.filter((one): one is Extract<Modifier, { readonly kind: Kind }> => one.kind === kind);
}

/** Speed of a squadron in its activation; `by` is the ship whose command activated it, -1 without one. */
export function commandedSpeed(state: ArmadaState, squadron: Squadron, by: number): Distance {
  const { speed, keywords } = squadronCardOf(squadron);
  let sum: number = speed;
  for (const { add, having, lacking } of commanding(state, by, 'commanded-speed')) {
    const fits = !having || keywords[having] !== undefined;
    if (fits && (!lacking || keywords[lacking] === undefined)) sum += add;
  }
  return Math.min(5, sum) as Distance;
}

/** An anti-squadron armament with the dice that the commanding ship lends. */
export function commandedArmament(state: ArmadaState, armament: Armament, by: number): Armament {
  let result = armament;
  for (const { color, dice } of commanding(state, by, 'commanded-dice')) {
    result = { ...result, [color]: (result[color] ?? 0) + dice };
  }
  return result;
}

/** Whether attacks on a squadron count as obstructed. */
export const obstructsAttacks = (squadron: Squadron): boolean =>
  cardsOf(squadron).some(({ abilities }) => abilities.some(({ kind }) => kind === 'obstructs-attacks'));

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
