export * from './costs.ts';
export * from './dice.ts';
export * from './effects.ts';
export * from './requirements.ts';
export * from './ships.ts';
export * from './triggers.ts';
export * from './values.ts';
export * from './vocabulary.ts';
