/** Checks that any game can use in its tests. They throw an `Error` that says what differs and where. */
export * from './activity.ts';
export * from './answer-now.ts';
export * from './beyond-bounds.ts';
export * from './block-mutants.ts';
export * from './by-ruling.ts';
export * from './check-step.ts';
export * from './check-view.ts';
export * from './edges.ts';
export * from './imagined-shares.ts';
export * from './known-edges.ts';
export * from './missed.ts';
export * from './nameable.ts';
export * from './no-leak.ts';
export * from './text-faults.ts';
export * from './thrice.ts';
export * from './tiny-game.ts';
export * from './two-worlds.ts';
