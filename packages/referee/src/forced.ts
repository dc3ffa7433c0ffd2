/** Results that dice and draws must give, in order; what is left over at the end of a test is a fault of the test. */
export interface Forced {
  readonly rolls: readonly string[];
  readonly draws: readonly string[];
}

export const NOTHING_FORCED: Forced = { rolls: [], draws: [] };

/** The position of a forced result among the outcomes. Throws when it cannot come up. */
export function forcedOutcome(result: string, names: readonly string[], weights: readonly number[]): number {
  const at = names.findIndex((name, i) => name === result && weights[i]! > 0);
  if (at >= 0) return at;
  const possible = names.filter((_, i) => weights[i]! > 0);
  throw new Error(`'${result}' is forced, but only ${possible.join(', ')} can come up`);
}

/** The forced results after the first `rolls` and `draws` of them. */
export function leftOver(forced: Forced, rolls: number, draws: number): readonly string[] {
  return [...forced.rolls.slice(rolls), ...forced.draws.slice(draws)];
}
