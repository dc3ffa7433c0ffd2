/** What objectives do in attacks. */
import type { Attack } from '../attack/schema.ts';
import type { ArmadaGame } from '../game.ts';
import type { ObjectiveRules } from './rules.ts';

const rulesOf = ({ interpreter, state }: ArmadaGame): ObjectiveRules => interpreter.objective(state);

/** Names of what the objective lets the attacker do in Resolve Attack Effects, each once in an attack. */
export function objectiveEffects(game: ArmadaGame, attack: Attack): readonly string[] {
  const { effects } = rulesOf(game);
  if (!effects || attack.kind === 'salvo') return [];
  const open = effects.filter((one) => !attack.used.includes(one.name) && one.may(game.state, attack));
  return open.map(({ name }) => name);
}

/** Uses one of them; false when the name is none. */
export function useObjectiveEffect(game: ArmadaGame, attack: Attack, name: string): boolean {
  const effect = rulesOf(game).effects?.find((one) => one.name === name);
  if (!effect) return false;
  attack.used.push(name);
  effect.use(game, attack);
  return true;
}

/** Names of critical effects that the objective gives every ship. */
export function objectiveCriticals(game: ArmadaGame, attack: Attack): readonly string[] {
  const { critical } = rulesOf(game);
  return critical?.may(game.state, attack) ? [critical.name] : [];
}

/** Resolves one of them; false when the name is none. */
export function useObjectiveCritical(game: ArmadaGame, attack: Attack, name: string): boolean {
  const { critical } = rulesOf(game);
  if (critical?.name !== name) return false;
  critical.use(game, attack);
  return true;
}

/** Whether half of the gathered dice are not rolled by the objective. */
export const halvesDice = (game: ArmadaGame, attack: Attack): boolean =>
  rulesOf(game).halvesDice?.(game.state, attack) ?? false;

/** What the objective does when a target is declared, and before the attacker resolves effects. */
export const objectiveTargeted = (game: ArmadaGame, attack: Attack): void =>
  rulesOf(game).targeted?.(game, attack);
export const objectiveBeforeEffects = (game: ArmadaGame, attack: Attack): void =>
  rulesOf(game).beforeEffects?.(game, attack);

/** What the objective does when an attack is over. */
export function objectiveAfterAttack(game: ArmadaGame, attack: Attack): void {
  rulesOf(game).afterAttack?.(game, attack);
}
