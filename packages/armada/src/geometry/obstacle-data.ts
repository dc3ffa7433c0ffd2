/**
 * Outlines of the obstacle tokens in mm: [x, y, x, y, ...], one closed polygon, the middle of its bounding box at
 * the origin, y ahead. Two sources traced each token of the standard set; the first one named is used. They lie turned
 * against each other, so only length and width can be compared. Nobody measured those that objectives bring: their
 * outlines are our own.
 */
export type ObstacleKind =
  | 'asteroid field'
  | 'debris field'
  | 'station'
  | 'dust field'
  | 'exogorth'
  | 'gravity rift'
  | 'purrgil';

export type ObstacleOutline = { readonly kind: ObstacleKind; readonly points: readonly number[] } & (
  | {
      readonly measured: true;
      readonly source: string;
      /** Longer and shorter side of the bounding box in the other source, mm. */
      readonly other: { readonly source: string; readonly length: number; readonly width: number };
    }
  /** Of our own; the note says what speaks for its size. */
  | { readonly measured: false; readonly note: string }
);

const DUST = 'A cloud somewhat larger than a debris field.';
const RIFT = 'Round, somewhat larger than the station.';
const EXOGORTH = 'Slender and as long as an asteroid field, beside which it lies.';
const PURRGIL = 'Long and narrow, its tail behind it.';

export const OBSTACLES: Readonly<Record<string, ObstacleOutline>> = {
  asteroid_1: {
    kind: 'asteroid field',
    measured: true,
    source: 'AlphArmada',
    points: [
      9.5, 31.0, 0.5, 30.0, -9.5, 22.0, -11.5, 17.0, -12.5, -23.0, -4.5, -31.0, -0.5, -31.0, 4.5, -27.0, 10.5,
      -9.0, 12.5, 9.0,
    ],
    other: { source: 'buyingme', length: 67.8, width: 30.2 },
  },
  asteroid_2: {
    kind: 'asteroid field',
    measured: true,
    source: 'AlphArmada',
    points: [
      0.5, 30.5, -11.5, 13.5, -22.5, 4.5, -28.5, -14.5, -14.5, -27.5, 8.5, -30.5, 21.5, -23.5, 28.5, -12.5,
      28.5, -6.5, 17.5, 5.5, 9.5, 27.5,
    ],
    other: { source: 'buyingme', length: 60.8, width: 54.6 },
  },
  asteroid_3: {
    kind: 'asteroid field',
    measured: true,
    source: 'AlphArmada',
    points: [
      6.5, 31.5, 1.5, 31.5, -5.5, 25.5, -18.5, -2.5, -17.5, -14.5, -9.5, -31.5, 12.5, -25.5, 18.5, -15.5,
      12.5, 9.5, 7.5, 14.5,
    ],
    other: { source: 'buyingme', length: 55, width: 41 },
  },
  debris_1: {
    kind: 'debris field',
    measured: true,
    source: 'AlphArmada',
    points: [
      -32.0, 39.5, -37.0, 33.5, -36.0, 24.5, 0.0, -7.5, 0.0, -14.5, -12.0, -33.5, -12.0, -39.5, -5.0, -40.5,
      36.0, -5.5, 37.0, 6.5, 21.0, 34.5, 12.0, 40.5,
    ],
    other: { source: 'buyingme', length: 77, width: 71.6 },
  },
  debris_2: {
    kind: 'debris field',
    measured: true,
    source: 'AlphArmada',
    points: [
      -15.0, 27.0, -23.0, 16.0, -23.0, -1.0, -30.0, -13.0, -28.0, -23.0, -15.0, -31.0, 27.0, -25.0, 30.0,
      -13.0, 22.0, -4.0, 19.0, 16.0, 15.0, 23.0, 6.0, 31.0,
    ],
    other: { source: 'buyingme', length: 71.4, width: 69.2 },
  },
  station: {
    kind: 'station',
    measured: true,
    source: 'AlphArmada',
    points: [
      -27.0, 41.5, -42.0, 31.5, -44.0, 27.5, -44.0, 12.5, -39.0, -5.5, -31.0, -16.5, -24.0, -34.5, -14.0,
      -41.5, -7.0, -41.5, 19.0, -28.5, 28.0, -21.5, 28.0, -11.5, 34.0, 3.5, 44.0, 12.5, 44.0, 18.5, 31.0,
      25.5, 18.0, 37.5, 9.0, 41.5,
    ],
    other: { source: 'buyingme', length: 87.8, width: 84.2 },
  },
  'dust-field_1': {
    kind: 'dust field',
    measured: false,
    note: DUST,
    points: [-44, -18, -24, -30, 2, -35, 22, -26, 44, -14, 50, 12, 34, 33, 12, 30, -14, 35, -38, 28, -50, 8],
  },
  'dust-field_2': {
    kind: 'dust field',
    measured: false,
    note: DUST,
    points: [-40, -26, -20, -34, 8, -40, 34, -30, 45, -4, 38, 24, 16, 36, -12, 40, -36, 22, -45, -10],
  },
  'gravity-rift': {
    kind: 'gravity rift',
    measured: false,
    note: RIFT,
    points: [
      50, 0, 43, 25, 25, 43, 0, 50, -25, 43, -43, 25, -50, 0, -43, -25, -25, -43, 0, -50, 25, -43, 43, -25,
    ],
  },
  exogorth_1: {
    kind: 'exogorth',
    measured: false,
    note: EXOGORTH,
    points: [-11, 20, -12, 6, -8, -10, -10, -26, 0, -30, 8, -28, 12, -14, 8, 2, 10, 18, 4, 30, -6, 30],
  },
  exogorth_2: {
    kind: 'exogorth',
    measured: false,
    note: EXOGORTH,
    points: [5, 27, -5, 27, -11, 14, -7, 0, -10, -16, -6, -27, 3, -27, 11, -18, 8, -2, 11, 12],
  },
  purrgil_1: {
    kind: 'purrgil',
    measured: false,
    note: PURRGIL,
    points: [
      0, 40, -12, 30, -17, 12, -12, -8, -8, -24, -13, -40, 0, -32, 13, -40, 8, -24, 12, -8, 17, 12, 12, 30,
    ],
  },
  purrgil_2: {
    kind: 'purrgil',
    measured: false,
    note: PURRGIL,
    points: [
      0, 35, -10, 27, -15, 10, -10, -8, -6, -22, -11, -35, 0, -28, 11, -35, 6, -22, 10, -8, 15, 10, 10, 27,
    ],
  },
};
