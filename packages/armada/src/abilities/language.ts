/**
 * What cards do, as data in three kinds: triggers act in a moment, modifiers answer what is asked of a value or a
 * permission, replacements say what happens instead. The ship or squadron that bears the card is "it".
 */
export * from './language/conditions.ts';
export * from './language/costs.ts';
export * from './language/effects.ts';
export * from './language/modifiers.ts';
export * from './language/triggers.ts';
