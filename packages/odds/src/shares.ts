/** The Wilson interval of a share, in so many trials: where 95 % of such measurements have the truth in it. */
export function wilson(won: number, trials: number): readonly [from: number, to: number] {
  if (trials === 0) return [0, 1];
  const z = 1.959964;
  const share = won / trials;
  const middle = share + (z * z) / (2 * trials);
  const half = z * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials));
  const whole = 1 + (z * z) / trials;
  return [Math.max(0, (middle - half) / whole), Math.min(1, (middle + half) / whole)];
}
