export type { Pose } from '@firing-arc/table';
export * from './arcs.ts';
export * from './bases.ts';
export * from './bodies.ts';
export * from './contacts.ts';
export * from './devices.ts';
export * from './dial-codes.ts';
export * from './dice.ts';
export * from './first-roll.ts';
export * from './huge.ts';
export * from './maneuvers.ts';
export * from './measuring-line.ts';
export * from './obstacle-places.ts';
export {
  CARD_OBSTACLES,
  type ObstacleType,
  OUTLINES,
  type Outline,
  obstacleOutline,
} from './outlines.ts';
export * from './range.ts';
export * from './reposition.ts';
export {
  BANK_RADIUS,
  STRAIGHT_LENGTH,
  TEMPLATE_WIDTH,
  type Template,
  type TemplatePart,
  TURN_RADIUS,
  templateAt,
  templateEnd,
  templateOutline,
} from './templates.ts';
export * from './waypoints.ts';
export * from './wings.ts';
