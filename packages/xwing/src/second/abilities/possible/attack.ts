import { mayModify } from '../../attack/dice-limits.ts';
import { isWeaponOf } from '../../attack/weapon.ts';
import { attackOptions } from '../../attack/weapons.ts';
import { weaponsOf } from '../../ship/weapons.ts';
import type { Die } from '../../state.ts';
import type { EffectOf, Possible } from '../effects/acting.ts';
import type { Kinds } from '../effects/attack.ts';
import { passesAll } from '../evaluate.ts';
import type { Scene } from '../scene.ts';

export const ATTACK_POSSIBLE: Possible<Kinds> = {
  'reroll-results': ({ state, self }, { dice, faces }) => {
    const { attack } = state;
    if (!attack) return false;
    const pool = dice === 'attack' ? attack.attackDice : attack.defenseDice;
    return rerollable(pool, faces).length > 0 && mayModify(state, attack, dice, self.player);
  },
  'spend-results': ({ state, self }, { dice, face }) => {
    const { attack } = state;
    const pool = dice === 'attack' ? attack?.attackDice : attack?.defenseDice;
    const there = pool?.some((die) => die.face === face) ?? false;
    return there && attack !== null && mayModify(state, attack, dice, self.player, 'spending');
  },
  cancel: ({ state }, { dice, faces }) => {
    const { attack } = state;
    if (!attack) return false;
    // At attack range 0 the attacker cancels nothing of the defender's (attack.16).
    if (dice === 'defense' && attack.range === 0) return false;
    const pool = dice === 'attack' ? attack.attackDice : attack.defenseDice;
    return pool.some((die) => faces.includes(die.face));
  },
  'suffer-to-cancel': ({ state }, { faces }) =>
    state.attack?.attackDice.some((die) => faces.some((face) => face === die.face)) ?? false,
  'turn-results': ({ state }, { dice, from }) => {
    const pool = dice === 'attack' ? state.attack?.attackDice : state.attack?.defenseDice;
    return pool?.some((die) => from.includes(die.face)) ?? false;
  },
  'bonus-attack': (scene, effect) => bonusPossible(scene, effect),
};

/** An enemy in arc and range is a requirement (queue FAQ 6). */
function bonusPossible(scene: Scene, effect: EffectOf<'bonus-attack'>): boolean {
  if (scene.self.bonusAttacked) return false;
  return attackOptions(scene.state, scene.self, bonusLimits(scene, effect)).length > 0;
}

/** The weapons and targets that a bonus attack may use; all where the card names none. */
export function bonusLimits(
  scene: Scene,
  { with: weapons, against, withoutLock, withoutCost, another, fresh, closes }: EffectOf<'bonus-attack'>,
) {
  const limits: {
    weapons?: readonly number[];
    targets?: readonly number[];
    by: string;
    withoutLock?: boolean;
    withoutCost?: boolean;
    fresh?: boolean;
    closes?: boolean;
  } = { by: scene.ref };
  if (fresh) limits.fresh = true;
  if (closes) limits.closes = true;
  if (withoutLock) limits.withoutLock = true;
  if (withoutCost) limits.withoutCost = true;
  if (weapons.length > 0 || another) {
    const used = another ? scene.state.attack?.weapon : undefined;
    limits.weapons = weaponsOf(scene.self).flatMap((weapon, at) => {
      const named =
        weapons.length === 0 || weapons.some((kind) => isWeaponOf(scene.self, weapon, kind, scene.ref));
      return named && at !== used ? [at] : [];
    });
  }
  if (against.length > 0) {
    limits.targets = scene.state.ships.filter((ship) => passesAll(scene, ship, against)).map(({ id }) => id);
  }
  return limits;
}

export const rerollable = (pool: readonly Die[], faces: readonly string[]): readonly number[] =>
  pool.flatMap((die, at) => (!die.rerolled && faces.includes(die.face) ? [at] : []));
