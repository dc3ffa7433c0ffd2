export type { SimResult } from './commands/sim.ts';
export { type TableGame, withGame } from './games/index.ts';
export type { Io } from './io.ts';
export { run } from './run.ts';
export { addUp, type Part, type Play, playPart, type Range } from './sim/part.ts';
