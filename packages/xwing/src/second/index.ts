/** X-Wing 2.5 with all its cards. */

export * from './cards/all.ts';
export * from './engine.ts';
export * from './position/index.ts';
export * from './squads/index.ts';
export * from './words/index.ts';
