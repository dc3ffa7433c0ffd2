/** What objectives change about attacks. */
import type { Attack, Party } from '../attack/schema.ts';
import type { ArmadaGame } from '../game.ts';
import type { Armament } from '../geometry/index.ts';
import type { ArmadaState, Obstacle, Ship } from '../state.ts';
import { rulesOf } from './rules.ts';

/** Whether a zone that has attacked may attack again, and whom: no, another target, or anyone. */
export const zoneAgain = (
  state: ArmadaState,
  ship: Ship,
  zone: Party['zone'],
): 'no' | 'other-target' | 'any' => rulesOf(state).zoneAgain?.(state, ship, zone) ?? 'no';

/** Whether an obstacle obstructs lines of sight. */
export const obstructs = (state: ArmadaState, obstacle: Obstacle): boolean =>
  rulesOf(state).obstructs?.(obstacle) ?? true;

/** Names of what the objective lets the attacker do in Resolve Attack Effects, each once in an attack. */
export function objectiveEffects(state: ArmadaState, attack: Attack): readonly string[] {
  const { effects } = rulesOf(state);
  if (!effects || attack.kind === 'salvo') return [];
  const open = effects.filter((one) => !attack.used.includes(one.name) && one.may(state, attack));
  return open.map(({ name }) => name);
}

/** Uses one of them; false when the name is none. */
export function useObjectiveEffect(game: ArmadaGame, attack: Attack, name: string): boolean {
  const effect = rulesOf(game.state).effects?.find((one) => one.name === name);
  if (!effect) return false;
  attack.used.push(name);
  effect.use(game, attack);
  return true;
}

/** Names of critical effects that the objective gives every ship. */
export function objectiveCriticals(state: ArmadaState, attack: Attack): readonly string[] {
  const { critical } = rulesOf(state);
  return critical?.may(state, attack) ? [critical.name] : [];
}

/** Resolves one of them; false when the name is none. */
export function useObjectiveCritical(game: ArmadaGame, attack: Attack, name: string): boolean {
  const { critical } = rulesOf(game.state);
  if (critical?.name !== name) return false;
  critical.use(game, attack);
  return true;
}

/** Whether half of the gathered dice are not rolled by the objective. */
export const halvesDice = (state: ArmadaState, attack: Attack): boolean =>
  rulesOf(state).halvesDice?.(state, attack) ?? false;

/** What the objective does when a target is declared, and before the attacker resolves effects. */
export const objectiveTargeted = (game: ArmadaGame, attack: Attack): void =>
  rulesOf(game.state).targeted?.(game, attack);
export const objectiveBeforeEffects = (game: ArmadaGame, attack: Attack): void =>
  rulesOf(game.state).beforeEffects?.(game, attack);

/** The dice of a token from which the objective has something fire. */
export const tokenBattery = (state: ArmadaState): Armament => rulesOf(state).tokenBattery ?? {};

/** What the objective does when an attack is over. */
export function objectiveAfterAttack(game: ArmadaGame, attack: Attack): void {
  rulesOf(game.state).afterAttack?.(game, attack);
}

/** Whether an obstacle does something to a ship or squadron of a player. */
export const obstacleActs = (state: ArmadaState, obstacle: Obstacle, player: number): boolean =>
  rulesOf(state).obstacleActs?.(state, obstacle, player) ?? true;
