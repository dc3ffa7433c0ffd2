/** X-Wing 2.5 with all its cards. */

export * from './bare.ts';
export * from './cards/all.ts';
export * from './position/index.ts';
export * from './squads/index.ts';
export * from './words/index.ts';
