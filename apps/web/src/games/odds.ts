import type { ShownOdds } from '../shown/question.ts';

/** The odds of so much damage against what is left; `shields`: as much of it brings no damage card. */
export function oddsFrom(damage: readonly number[], left: number, shields: number | null = null): ShownOdds {
  const share = (from: number) => damage.slice(from).reduce((sum, p) => sum + p, 0);
  return {
    damage: damage.reduce((sum, p, n) => sum + n * p, 0),
    isSure: damage.some((p) => p > 1 - 1e-9),
    hits: share(1),
    destroys: share(Math.max(1, left)),
    cards: shields === null ? null : damage.reduce((sum, p, n) => sum + Math.max(0, n - shields) * p, 0),
  };
}
