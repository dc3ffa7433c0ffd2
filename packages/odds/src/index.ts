/** Exact dice mathematics. X-Wing 2.5 today; other games get a folder of their own beside it. */

export * from './rolls.ts';
export * from './xwing2/attack.ts';
export * from './xwing2/sequence.ts';
