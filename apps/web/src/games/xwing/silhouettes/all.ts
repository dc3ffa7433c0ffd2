import { FIGHTERS } from './fighters.ts';
import { HUGE } from './huge.ts';
import { QUICK } from './quick.ts';
import type { Shapes } from './shape.ts';
import { TIES } from './ties.ts';
import { TRANSPORTS } from './transports.ts';

/** The shapes of all ship types of both editions. */
export const SILHOUETTES: Shapes = { ...QUICK, ...FIGHTERS, ...TIES, ...TRANSPORTS, ...HUGE };
