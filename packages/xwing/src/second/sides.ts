import type { SecondState } from './state.ts';

/** Who plays with whom and against whom: two players, up to four for themselves, or teams of several. */

/** The most players of one game. */
export const MOST_PLAYERS = 4;

const ORDERS: readonly (readonly number[])[] = [
  [0, 1],
  [1, 0],
];

/** All players, the first one first (player-order.1, .4). */
export const playerOrder = (state: SecondState): readonly number[] =>
  state.order.length > 0 ? state.order : ORDERS[state.firstPlayer]!;

/** A player's place in player order, from 0. */
export const rankOf = (state: SecondState, player: number): number =>
  state.order.length > 0 ? state.order.indexOf(player) : player === state.firstPlayer ? 0 : 1;

/** The side that a player is on: a team, or the player alone. */
export const sideOf = (state: SecondState, player: number): number =>
  state.teams.length > 0 ? state.teams[player]! : player;

/** How two players' ships stand to each other (friendly.1, allied.1, enemy.1). */
export type Relation = 'friendly' | 'allied' | 'enemy';

export const relationOf = (state: SecondState, a: number, b: number): Relation =>
  a === b ? 'friendly' : areEnemies(state, a, b) ? 'enemy' : 'allied';

/** Whether two players play against each other. */
export const areEnemies = (state: SecondState, a: number, b: number): boolean =>
  a !== b && (state.teams.length === 0 || state.teams[a] !== state.teams[b]);

/** The player after another in player order, all around. */
export function nextPlayer(state: SecondState, player: number): number {
  if (state.order.length === 0) return 1 - player;
  return state.order[(state.order.indexOf(player) + 1) % state.order.length]!;
}

/**
 * Who decides where "the opponent" does: the other player of two; of several, the next enemy in player order who
 * still has ships, else the next enemy. A reading of our own.
 */
export function opponentOf(state: SecondState, player: number): number {
  if (state.order.length === 0) return 1 - player;
  const after = enemiesAfter(state, player);
  const present = after.find((enemy) => hasShips(state, enemy));
  return present ?? after[0]!;
}

/** The enemies of a player in player order, beginning after that player. */
function enemiesAfter(state: SecondState, player: number): readonly number[] {
  const at = state.order.indexOf(player);
  const after = [...state.order.slice(at + 1), ...state.order.slice(0, at)];
  return after.filter((other) => areEnemies(state, player, other));
}

const hasShips = (state: SecondState, player: number): boolean =>
  state.ships.some((ship) => ship.player === player && (ship.place === 'table' || ship.place === 'reserve'));

const ONLY: readonly (readonly number[])[] = [[1], [0]];

/** Everybody but one player: the other one of an attack first, then in player order. */
export function othersThan(state: SecondState, player: number, rival: number): readonly number[] {
  if (state.order.length === 0) return ONLY[player]!;
  const others = state.order.filter((other) => other !== player);
  return rival === player ? others : [rival, ...others.filter((other) => other !== rival)];
}

/** One player of each side that is against a player: always the same one, whatever the player order. */
export function enemySides(state: SecondState, player: number): readonly number[] {
  if (state.order.length === 0) return ONLY[player]!;
  const enemies = state.players.flatMap((_, other) => (areEnemies(state, player, other) ? [other] : []));
  return enemies.filter(
    (enemy, at) => enemies.findIndex((other) => sideOf(state, other) === sideOf(state, enemy)) === at,
  );
}

/** Everybody on a player's side. */
export const teamOf = (state: SecondState, player: number): readonly number[] =>
  state.players.flatMap((_, other) => (areEnemies(state, player, other) ? [] : [other]));

/** The mission points of a side: those of all its players (winning-the-game.1). */
export function pointsOf(state: SecondState, player: number): number {
  let points = 0;
  for (const other of teamOf(state, player)) points += state.players[other]!.points;
  return points;
}
