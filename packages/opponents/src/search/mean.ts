/** The mean of some values, and its standard error; 0 of none. */
export function meanOf(values: readonly number[]): { readonly value: number; readonly error: number } {
  if (values.length === 0) return { value: 0, error: 0 };
  const value = values.reduce((sum, one) => sum + one, 0) / values.length;
  const squares = values.reduce((sum, one) => sum + (one - value) * (one - value), 0);
  return { value, error: Math.sqrt(squares / (values.length * Math.max(1, values.length - 1))) };
}
