import { OPPONENTS, type PlayerName } from './opponent.ts';

/** All computer players of the house. */
export const PLAYERS: readonly { readonly name: PlayerName; readonly text: string }[] = [
  ...OPPONENTS,
  { name: 'search', text: 'Tries answers in worlds that fit what it sees, each to the end of the round.' },
];
