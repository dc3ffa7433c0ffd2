/** Rolling a pool of equal dice: every outcome with its exact probability. */

/** How many dice show each face, in the order the faces were given, and how likely that is. */
export interface Roll {
  readonly counts: readonly number[];
  readonly p: number;
}

/** All outcomes of `dice` equal dice whose faces have these probabilities (they sum to 1). */
export function rolls(dice: number, faces: readonly number[]): readonly Roll[] {
  const [first = 0, ...rest] = faces;
  if (rest.length === 0) return [{ counts: [dice], p: power(first, dice) }];
  const all: Roll[] = [];
  for (let count = 0; count <= dice; count++) {
    const p = binomial(dice, count) * power(first, count);
    for (const roll of rolls(dice - count, rest)) {
      all.push({ counts: [count, ...roll.counts], p: p * roll.p });
    }
  }
  return all;
}

/** The number of ways to choose `k` of `n` things. */
export function binomial(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** `x` to a small whole power by multiplication: the same bits in every engine, unlike `**`. */
export function power(x: number, exponent: number): number {
  let product = 1;
  for (let i = 0; i < exponent; i++) product *= x;
  return product;
}
