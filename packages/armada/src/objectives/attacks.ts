/** What objectives change about attacks. */
import type { Attack, Party } from '../attack/schema.ts';
import type { ArmadaGame } from '../game.ts';
import type { ArmadaState, Obstacle, Ship } from '../state.ts';

/** Whether a zone that has attacked may attack again, and whom: no, another target, or anyone. */
export function zoneAgain(
  _state: ArmadaState,
  _ship: Ship,
  _zone: Party['zone'],
): 'no' | 'other-target' | 'any' {
  return 'no';
}

/** Whether an obstacle obstructs lines of sight. */
export const obstructs = (_state: ArmadaState, _obstacle: Obstacle): boolean => true;

/** Names of what the objective lets the attacker do in Resolve Attack Effects. */
export const objectiveEffects = (_state: ArmadaState, _attack: Attack): readonly string[] => [];

/** Uses one of them; false when the name is none. */
export const useObjectiveEffect = (_game: ArmadaGame, _attack: Attack, _name: string): boolean => false;
