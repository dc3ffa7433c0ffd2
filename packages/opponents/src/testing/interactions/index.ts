export * from './armada.ts';
export * from './first.ts';
export type { Interactions, Limits } from './runner.ts';
export * from './second.ts';
