import type { FirstState, Ship } from './state.ts';

/** Who plays with whom: two players, or two teams of several (optional-rules-team-play.1). Both have one initiative. */

/** The most players of one game. */
export const MOST_PLAYERS = 4;

/** What of the state says who plays with whom. */
type Sides = Pick<FirstState, 'teams' | 'players'>;

const BY_INITIATIVE: readonly (readonly number[])[] = [
  [0, 1],
  [1, 0],
];

/** The side that a player is on: the team, or with two players the player. */
export const sideOf = (state: Pick<FirstState, 'teams'>, player: number): number =>
  state.teams.length > 0 ? (state.teams[player] ?? -1) : player;

/** The players of a side, by number. */
export const playersOf = (state: Sides, side: number): readonly number[] =>
  state.players.flatMap((_, player) => (sideOf(state, player) === side ? [player] : []));

/** Everybody on a player's side. */
export const teamOf = (state: Sides, player: number): readonly number[] =>
  playersOf(state, sideOf(state, player));

/** Who speaks for a side where it decides as one: its first player. A reading of our own. */
export const speakerOf = (state: Sides, side: number): number => playersOf(state, side)[0]!;

/** Who speaks for the side against a player. */
export const rivalOf = (state: Sides, player: number): number => speakerOf(state, 1 - sideOf(state, player));

/** The players of the side with initiative, then those of the other one (initiative.3). */
export function playerOrder(state: FirstState): readonly number[] {
  if (state.teams.length === 0) return BY_INITIATIVE[state.initiative]!;
  return [...teamOf(state, state.initiative), ...teamOf(state, rivalOf(state, state.initiative))];
}

/** A player's place in that order, from 0. */
export const rankOf = (state: FirstState, player: number): number =>
  state.teams.length === 0 ? (player === state.initiative ? 0 : 1) : playerOrder(state).indexOf(player);

/** Who decides for a ship where "the opponent" does: the first of the other side who still has ships. */
export function opponentOf(state: FirstState, ship: Ship): number {
  if (state.teams.length === 0) return 1 - ship.player;
  const enemies = playersOf(state, 1 - ship.side);
  return enemies.find((player) => hasShips(state, player)) ?? enemies[0]!;
}

/** Whether a player has a ship in play. */
const hasShips = (state: FirstState, player: number): boolean =>
  state.ships.some((ship) => ship.player === player && ship.place === 'table');
