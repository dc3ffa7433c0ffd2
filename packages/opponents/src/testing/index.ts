export * from './cards.ts';
export * from './invariants.ts';
export * from './once.ts';
export * from './self-play.ts';
export * from './squads.ts';
