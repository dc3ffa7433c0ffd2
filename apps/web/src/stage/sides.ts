/** The colors of both sides on the dark stage, and of what is nobody's. */
const SIDES = ['#7fb8ff', '#ffb057'] as const;
const NOBODY = '#c8d2e4';

export const sideColor = (player: number): string => SIDES[player] ?? NOBODY;
