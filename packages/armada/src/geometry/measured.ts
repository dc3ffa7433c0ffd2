/**
 * Everything of plastic and cardboard that had to be measured, in mm and degrees: the value the table uses, who
 * measured it, and what others found. Printed values stand under `rules`.
 */
export interface Measured {
  readonly value: number;
  readonly source: string;
  readonly others: Readonly<Record<string, number>>;
}

/** How far the other sources lie from the value that is used, at most. */
export function spread({ value, others }: Measured): number {
  return Object.values(others).reduce((most, other) => Math.max(most, Math.abs(other - value)), 0);
}

/** Ends of the range bands of the ruler. armada:range-and-distance.2 */
export const RANGE_ENDS = {
  close: {
    value: 123.3,
    source: 'AlphArmada',
    others: { danbuis: 123, bfirner: 123, pymada: 123, buyingme: 123.7 },
  },
  medium: {
    value: 186.5,
    source: 'AlphArmada',
    others: { danbuis: 187, bfirner: 187, pymada: 186.5, buyingme: 187.2 },
  },
  long: {
    value: 304.8,
    source: 'rules (one foot)',
    others: { AlphArmada: 304.8, danbuis: 305, bfirner: 305, pymada: 304.8, buyingme: 305 },
  },
} as const satisfies Readonly<Record<string, Measured>>;

/** Ends of distances 1 to 5. armada:range-and-distance.3 */
export const DISTANCE_ENDS = [
  {
    value: 76.5,
    source: 'AlphArmada',
    others: { pymada: 76.25, buyingme: 76.7, danbuis: 71.5, bfirner: 71.5 },
  },
  {
    value: 124.5,
    source: 'AlphArmada',
    others: { pymada: 124.8, buyingme: 124.5, danbuis: 125, bfirner: 125 },
  },
  {
    value: 185,
    source: 'danbuis',
    others: { AlphArmada: 185.5, pymada: 184.8, buyingme: 183.8, bfirner: 185 },
  },
  {
    value: 245,
    source: 'danbuis',
    others: { AlphArmada: 245.5, pymada: 244.8, buyingme: 244.4, bfirner: 245 },
  },
  {
    value: 304.8,
    source: 'rules (one foot)',
    others: { AlphArmada: 304.8, pymada: 304.8, buyingme: 305, danbuis: 305, bfirner: 305 },
  },
] as const satisfies readonly Measured[];

/** Width and length of ship bases, printed in the rules; another source measured the outer edge of the plastic. */
export const BASE_SIZES = {
  small: [
    { value: 43, source: 'rules', others: { jmthompson: 44 } },
    { value: 71, source: 'rules', others: { jmthompson: 73 } },
  ],
  medium: [
    { value: 63, source: 'rules', others: { jmthompson: 64 } },
    { value: 102, source: 'rules', others: { jmthompson: 104 } },
  ],
  large: [
    { value: 77.5, source: 'rules', others: { jmthompson: 79 } },
    { value: 129, source: 'rules', others: { jmthompson: 131 } },
  ],
  huge: [
    { value: 77.5, source: 'rules', others: { jmthompson: 79 } },
    // Two large bases and a gap of 93.4 mm between them, which the token covers.
    { value: 351.4, source: 'Valadian', others: { 'its token': 351.2, 'its ruler': 354.4 } },
  ],
} as const satisfies Readonly<Record<string, readonly [Measured, Measured]>>;

/** Width and length of ship tokens. Nobody measured a large one: the margins of the others are taken off its base. */
export const TOKEN_SIZES = {
  small: [
    { value: 38.5, source: 'AlphArmada', others: { buyingme: 38.9 } },
    { value: 70.25, source: 'AlphArmada', others: { buyingme: 71 } },
  ],
  medium: [
    { value: 58.5, source: 'AlphArmada', others: { buyingme: 58.6 } },
    { value: 101.5, source: 'AlphArmada', others: { buyingme: 101.7 } },
  ],
  large: [
    { value: 73, source: 'estimate', others: { 'whole base': 77.5 } },
    { value: 128.5, source: 'estimate', others: { 'whole base': 129 } },
  ],
  huge: [
    { value: 73, source: 'estimate', others: { Valadian: 75.7 } },
    { value: 351.2, source: 'Valadian', others: { 'its ruler': 354.4 } },
  ],
} as const satisfies Readonly<Record<string, readonly [Measured, Measured]>>;

/** Diameter of a squadron's base. One source has 25.4 and stands alone. */
export const SQUADRON_DIAMETER: Measured = {
  value: 34.2,
  source: 'buyingme',
  others: { AlphArmada: 34, danbuis: 25.4 },
};

/** Diameter of the round tokens that lie on the table. */
export const TOKEN_DIAMETER: Measured = { value: 19, source: 'Valadian', others: {} };

/** One click of a joint. One engine uses 20; the figure in the first booklet shows 22.6. armada:maneuver-tool.3 */
export const CLICK: Measured = {
  value: 22.5,
  source: 'AlphArmada',
  others: { 'Tabletop Simulator': 22.5, buyingme: 22.5, pymada: 20 },
};

/** From the front edge of the base to the next joint of the tool. armada:maneuver-tool.4 */
export const GUIDE_TO_JOINT: Measured = {
  value: 46.13,
  source: 'AlphArmada',
  others: { 'figure in the first booklet': 45.7 },
};

/** From a joint of the tool to the front edge of a base set down after it. armada:maneuver-tool.4 */
export const JOINT_TO_GUIDE: Measured = {
  value: 22.27,
  source: 'AlphArmada',
  others: { 'figure in the first booklet': 21.3 },
};

/** Width of the tool. */
export const TOOL_WIDTH: Measured = {
  value: 15.25,
  source: 'AlphArmada',
  others: { 'figure in the first booklet': 16 },
};

/** The play area and the part of it where pieces are set up. armada:setup-area.1 */
export const PLAY_AREA = { width: 1828.8, height: 914.4 } as const;
export const SETUP_AREA = { left: 304.8, right: 1524, bottom: 0, top: 914.4 } as const;
