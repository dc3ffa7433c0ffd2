/** By what the dice of an attack may be modified at all. */

import { forbidding, meets } from '../abilities/evaluate.ts';
import type { OwnedAbility } from '../cards/gathered.ts';
import { activeModifiers } from '../ship/abilities.ts';
import type { Attack, SecondState, Ship } from '../state.ts';
import type { PoolKind } from './pool.ts';
import { isPrimaryAttack } from './weapon.ts';

/** Whether a side may modify a pool at all, outside the step too (attack.12, .16, introduction.3). */
export function mayModify(
  state: SecondState,
  attack: Attack,
  kind: PoolKind,
  player: number,
  how: 'rerolling' | 'spending' | 'adding' = 'rerolling',
): boolean {
  const owner = state.ships[kind === 'attack' ? attack.attacker : attack.defender]!;
  const own = player === owner.player;
  if (attack.range === 0 && (kind === 'attack' ? own && isPrimaryAttack(state, attack) : !own)) return false;
  if (own && kind === 'attack' && onlyByForce(owner)) return false;
  if (kind === 'attack' && onlyByLock(state, owner)) return false;
  return !forbidding(state, 'modify-dice').some(
    ({ of }) =>
      (of.dice === 'both' || of.dice === kind) &&
      (of.by === 'all' || own) &&
      (of.with === undefined || (of.with === 'rerolls' && how === 'rerolling')),
  );
}

/** The card that leaves nothing but the Force for the attacker's own dice (damage-deck.2). */
export function onlyByForce(attacker: Ship): OwnedAbility | undefined {
  return activeModifiers(attacker).find(
    ({ ability }) =>
      ability.kind === 'modifier' &&
      'permission' in ability.of &&
      ability.of.permission === 'modify-own-attack-dice',
  );
}

/** The card of the attacker that leaves only its lock for the attack dice. */
export const onlyByLock = (state: SecondState, attacker: Ship): OwnedAbility | undefined =>
  activeModifiers(attacker).find(
    ({ ref, ability }) =>
      ability.kind === 'modifier' &&
      'permission' in ability.of &&
      ability.of.permission === 'modify-attack-dice' &&
      meets(state, attacker, ref, ability.of.requires),
  );
