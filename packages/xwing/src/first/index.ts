/** First Edition with all that is said of cards, squads and positions. */

export * from './cards/own.ts';
export * from './engine.ts';
export * from './position/index.ts';
export * from './setup/from-squads.ts';
export * from './squads/index.ts';
export * from './words/index.ts';
