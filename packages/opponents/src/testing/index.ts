export * from './cards.ts';
export * from './first/invariants.ts';
export * from './first/self-play.ts';
export * from './invariants.ts';
export * from './once.ts';
export * from './self-play.ts';
export * from './squads.ts';
export * from './watched-game.ts';
