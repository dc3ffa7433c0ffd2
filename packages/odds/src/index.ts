/** Exact dice mathematics. A folder for each game; `xwing` for what both editions of X-Wing share. */

export * from './armada/attack.ts';
export * from './armada/damage.ts';
export * from './rolls.ts';
export * from './shares.ts';
export * from './sums.ts';
export * from './xwing/pools.ts';
export * from './xwing1/attack.ts';
export * from './xwing2/attack.ts';
export * from './xwing2/sequence.ts';
export { MOST_DICE, TURNS_ALL } from './xwing2/tables.ts';
