/** What a setup from a stranger may hold at the most: far more than any game needs, far less than hurts. */
const MOST = { items: 120, letters: 400, number: 10_000, values: 20_000, depth: 12 };

/**
 * Why something from outside is too large to be looked at, as `where: what`; empty when it is not. Stops at the first
 * thing that is too large, so that it costs little however large the whole is.
 */
export function sizeProblems(value: unknown, where: string): readonly string[] {
  let left = MOST.values;
  // What is too large, with its place inside of the part: a path is made for that alone, as every game begins with this.
  const tooLarge = (part: unknown, depth: number): string | null => {
    left -= 1;
    if (left < 0) return '';
    if (typeof part === 'string') {
      return part.length > MOST.letters
        ? `: a text of ${part.length} letters, at most ${MOST.letters}`
        : null;
    }
    if (typeof part === 'number') {
      return Math.abs(part) > MOST.number ? `: ${part} is beyond ${MOST.number}` : null;
    }
    if (typeof part !== 'object' || part === null) return null;
    if (depth === MOST.depth) return `: is nested more than ${MOST.depth} deep`;
    const names = Object.keys(part);
    if (names.length > MOST.items) return `: has ${names.length} items, at most ${MOST.items}`;
    for (const name of names) {
      const problem = tooLarge((part as Record<string, unknown>)[name], depth + 1);
      if (problem !== null) return `${Array.isArray(part) ? `[${name}]` : `.${name.slice(0, 40)}`}${problem}`;
    }
    return null;
  };
  const problem = tooLarge(value, 0);
  if (left < 0) return [`${where}: holds more than ${MOST.values} values`];
  return problem === null ? [] : [`${where}${problem}`];
}

/** Why a number of a setup may not be what it is, where it must be from `least` to `most`; `of` says of what. */
export const amountProblems = (
  name: string,
  value: unknown,
  [least, most]: readonly [number, number],
  of: string,
): readonly string[] =>
  typeof value === 'number' && value >= least && value <= most
    ? []
    : [`setup.${name}: expected ${least} to ${most} ${of}`];

/** Why a game may not have so many rounds, `least` at the fewest and a hundred at the most; empty when it may, or when nothing is said. */
export const roundProblems = (rounds: unknown, least = 1): readonly string[] =>
  rounds === undefined
    ? []
    : amountProblems('rounds', Number.isInteger(rounds) ? rounds : null, [least, 100], 'whole rounds');

/** Why a play area may not have such sides, each in mm: two feet hold two small forces and their rulers, thirteen more than any table. */
export const areaProblems = (sides: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(sides).flatMap((name) => amountProblems(name, sides[name], [600, 4000], 'mm'));
