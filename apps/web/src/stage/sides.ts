/** The colors of the sides on the dark stage, and of what is nobody's. */
const SIDES = ['#7fb8ff', '#ffb057', '#e58cff', '#c8e05a'] as const;
const NOBODY = '#c8d2e4';

/** Into how many dashes of its rim a side's bases are parted, so that nobody needs its color; null: a whole line. */
const DASHES = [null, 6, 3, 10] as const;

export const sideDashes = (player: number): number | null => DASHES[player] ?? null;

export const sideColor = (player: number): string => SIDES[player] ?? NOBODY;
