/** The streams of chance of a game. */

/** Streams of chance, by number: `Rules.streams` names them in this order. */
export const STREAMS = [
  'player order',
  'dice of player 1',
  'dice of player 2',
  'deck of player 1',
  'deck of player 2',
  'dice of player 3',
  'deck of player 3',
  'dice of player 4',
  'deck of player 4',
];

export const ORDER_STREAM = 0;

export const diceStream = (player: number): number => (player < 2 ? 1 + player : 1 + 2 * player);

export const deckStream = (player: number): number => (player < 2 ? 3 + player : 2 + 2 * player);

/** Streams that a game of so many players has: those of players who are not there are left out. */
export const streamsFor = (players: number): number => 1 + 2 * players;
