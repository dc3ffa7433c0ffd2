export { type SimResult, simulate } from './commands/sim.ts';
export { type TableGame, withGame } from './games/index.ts';
export type { Io } from './io.ts';
export { run } from './run.ts';
