/** Moments of each kind that are looked at. */
const MOST = 2;

/** Of the moments of a game, told one after the other by their kind: whether one is looked at, the first and each `every`-th, two of a kind. */
export function lookedAt(every: number): (kind: string) => boolean {
  const seen = new Map<string, number>();
  return (kind) => {
    const count = seen.get(kind) ?? 0;
    seen.set(kind, count + 1);
    return count % every === 0 && count < every * MOST;
  };
}
