/**
 * Outlines of the obstacle tokens in mm: [x, y, x, y, ...], one closed polygon, the middle of its bounding box at
 * the origin, y ahead. Two sources traced each token; the first one named is used. They lie turned against each
 * other, so only length and width can be compared.
 */
export type ObstacleKind = 'asteroid field' | 'debris field' | 'station';

export interface ObstacleOutline {
  readonly kind: ObstacleKind;
  readonly source: string;
  readonly points: readonly number[];
  /** Longer and shorter side of the bounding box in the other source, mm. */
  readonly other: { readonly source: string; readonly length: number; readonly width: number };
}

export const OBSTACLES: Readonly<Record<string, ObstacleOutline>> = {
  asteroid_1: {
    kind: 'asteroid field',
    source: 'AlphArmada',
    points: [
      9.5, 31.0, 0.5, 30.0, -9.5, 22.0, -11.5, 17.0, -12.5, -23.0, -4.5, -31.0, -0.5, -31.0, 4.5, -27.0, 10.5,
      -9.0, 12.5, 9.0,
    ],
    other: { source: 'buyingme', length: 67.8, width: 30.2 },
  },
  asteroid_2: {
    kind: 'asteroid field',
    source: 'AlphArmada',
    points: [
      0.5, 30.5, -11.5, 13.5, -22.5, 4.5, -28.5, -14.5, -14.5, -27.5, 8.5, -30.5, 21.5, -23.5, 28.5, -12.5,
      28.5, -6.5, 17.5, 5.5, 9.5, 27.5,
    ],
    other: { source: 'buyingme', length: 60.8, width: 54.6 },
  },
  asteroid_3: {
    kind: 'asteroid field',
    source: 'AlphArmada',
    points: [
      6.5, 31.5, 1.5, 31.5, -5.5, 25.5, -18.5, -2.5, -17.5, -14.5, -9.5, -31.5, 12.5, -25.5, 18.5, -15.5,
      12.5, 9.5, 7.5, 14.5,
    ],
    other: { source: 'buyingme', length: 55, width: 41 },
  },
  debris_1: {
    kind: 'debris field',
    source: 'AlphArmada',
    points: [
      -32.0, 39.5, -37.0, 33.5, -36.0, 24.5, 0.0, -7.5, 0.0, -14.5, -12.0, -33.5, -12.0, -39.5, -5.0, -40.5,
      36.0, -5.5, 37.0, 6.5, 21.0, 34.5, 12.0, 40.5,
    ],
    other: { source: 'buyingme', length: 77, width: 71.6 },
  },
  debris_2: {
    kind: 'debris field',
    source: 'AlphArmada',
    points: [
      -15.0, 27.0, -23.0, 16.0, -23.0, -1.0, -30.0, -13.0, -28.0, -23.0, -15.0, -31.0, 27.0, -25.0, 30.0,
      -13.0, 22.0, -4.0, 19.0, 16.0, 15.0, 23.0, 6.0, 31.0,
    ],
    other: { source: 'buyingme', length: 71.4, width: 69.2 },
  },
  station: {
    kind: 'station',
    source: 'AlphArmada',
    points: [
      -27.0, 41.5, -42.0, 31.5, -44.0, 27.5, -44.0, 12.5, -39.0, -5.5, -31.0, -16.5, -24.0, -34.5, -14.0,
      -41.5, -7.0, -41.5, 19.0, -28.5, 28.0, -21.5, 28.0, -11.5, 34.0, 3.5, 44.0, 12.5, 44.0, 18.5, 31.0,
      25.5, 18.0, 37.5, 9.0, 41.5,
    ],
    other: { source: 'buyingme', length: 87.8, width: 84.2 },
  },
};
