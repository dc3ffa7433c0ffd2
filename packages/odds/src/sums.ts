/** Many dice of one kind added up: the exact chances of every sum, to compare what was rolled with. */

/** How many sides of a die are worth so much. */
export interface Side {
  readonly worth: number;
  readonly weight: number;
}

/** `chances[n]`: the probability that so many dice are together worth exactly n. Worths are whole numbers from 0 up. */
export function sumChances(dice: number, sides: readonly Side[]): readonly number[] {
  const total = sides.reduce((sum, { weight }) => sum + weight, 0);
  const most = sides.reduce((max, { worth }) => Math.max(max, worth), 0);
  let chances: readonly number[] = [1];
  for (let rolled = 0; rolled < dice; rolled++) {
    const next = new Array<number>(chances.length + most).fill(0);
    chances.forEach((chance, sum) => {
      for (const { worth, weight } of sides) next[sum + worth]! += (chance * weight) / total;
    });
    chances = next;
  }
  return chances;
}

/** How a sum compares with all that could have been rolled. */
export interface Standing {
  readonly expected: number;
  /** The probability of a smaller sum, and of a greater one; the rest is as much. */
  readonly below: number;
  readonly above: number;
}

/** Where what dice were worth stands among their chances. */
export function standingOf(sum: number, dice: number, sides: readonly Side[]): Standing {
  const chances = sumChances(dice, sides);
  let [expected, below, above] = [0, 0, 0];
  chances.forEach((chance, worth) => {
    expected += worth * chance;
    if (worth < sum) below += chance;
    if (worth > sum) above += chance;
  });
  return { expected, below, above };
}
