/** The position of the option with the highest value, the first among equals. */
export function bestOf<Option>(options: readonly Option[], value: (option: Option) => number): number {
  let best = 0;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    const own = value(options[i]!);
    if (own <= bestValue) continue;
    best = i;
    bestValue = own;
  }
  return best;
}
