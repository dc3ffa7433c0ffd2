/** Effects of cards that place tokens: on hull zones and on the table (marker-tokens-chaff-focus-grav.1). */
import type { Ruling } from '@firing-arc/referee';
import { poseAt } from '@firing-arc/table';
import {
  type ArmadaGame,
  bodyOf,
  obstacleBodyOf,
  placedObstacles,
  playArea,
  shipsInPlay,
  squadronBodyOf,
  zonesOf,
} from '../../game.ts';
import { type Distance, distance, endOfDistance, type SquadronBody } from '../../geometry/index.ts';
import { moveObstacle } from '../../objectives/obstacles.ts';
import { tokenBody } from '../../objectives/on-table.ts';
import { placeTokens } from '../../objectives/parts.ts';
import { placesRefused } from '../../refusal.ts';
import type { ArmadaState, Marker, Ship } from '../../state.ts';
import { chooseZone } from '../asking.ts';
import type { Effect, ZoneToken } from '../language.ts';
import { cardValue } from '../modifiers.ts';
import { type Bearer, isShip } from '../traits.ts';

/** The line for what chaff, focus and grav tokens mark. */
const MARKERS: Ruling = 'armada:marker-tokens-chaff-focus-grav.1';

/** A token marks a hull zone that its player picks; the one that lay there before goes. */
export function markZone(game: ArmadaGame, ship: Ship, token: ZoneToken, because: string): void {
  const { state } = game;
  unmark(game, ship, token);
  const zone = chooseZone(game, ship.player, ship, zonesOf(ship), because);
  const marker = { id: state.nextUid++, kind: token, player: ship.player, ship: ship.id, zone, x: 0, y: 0 };
  state.markers.push(marker);
  game.emit({ kind: 'zone-marked', ship: ship.id, token, zone, because: MARKERS });
}

/** The token goes. */
export function unmark(game: ArmadaGame, ship: Ship, token: ZoneToken): void {
  const { state } = game;
  const left = state.markers.filter((one) => one.kind !== token || one.ship !== ship.id);
  if (left.length === state.markers.length) return;
  state.markers = left;
  game.emit({ kind: 'zone-unmarked', ship: ship.id, token, because: MARKERS });
}

/** Kind of grav tokens. */
const GRAV = 'grav';

export const isGrav = ({ kind }: Marker): boolean => kind === GRAV;

/** A grav token lies where its player wants in the play area. */
export function placeGravToken(game: ArmadaGame, player: number): void {
  const { state } = game;
  const { right, top } = playArea(state);
  const may = ([x = -1, y = -1]: readonly number[]): boolean => x >= 0 && y >= 0 && x <= right && y <= top;
  const [x = 0, y = 0] = game.ask(
    {
      form: 'place',
      kind: 'place-token',
      player,
      because: MARKERS,
      token: 1,
      tokens: 1,
    },
    {
      validate: (at) => (may(at) ? [] : placesRefused(at, ['armada:play-area.1'])),
      propose: (random) => [random() * right, random() * top, 0],
    },
  ) as readonly number[];
  const at = poseAt(x, y, 0);
  const marker = { id: state.nextUid++, kind: GRAV, player, ship: -1, zone: '', x: at.x, y: at.y };
  state.markers.push(marker);
  game.emit({ kind: 'token-placed', player, marker: marker.id, at, because: MARKERS });
}

/** Obstacles near the player's grav tokens may each be moved, once. */
export function shiftObstacles(
  game: ArmadaGame,
  player: number,
  near: Distance,
  upTo: Distance,
  because: string,
): void {
  for (const obstacle of nearGrav(game.state, player, near))
    moveObstacle(game, player, obstacle, upTo, because);
}

function nearGrav(state: ArmadaState, player: number, near: Distance) {
  const tokens = state.markers.filter((one) => isGrav(one) && one.player === player);
  return placedObstacles(state).filter((obstacle) =>
    tokens.some((token) => distance(squadronPoint(token), obstacleBodyOf(obstacle)) <= endOfDistance(near)),
  );
}

const MINES: Ruling = 'armada:proximity-mine-tokens.1';

/** Its player lays mines, one by one (proximity-mine-tokens.1). */
export function placeMines(
  game: ArmadaGame,
  bearer: Bearer,
  { mines, where }: Extract<Effect, { kind: 'place-mines' }>,
  card: string,
): void {
  const count =
    typeof mines === 'number'
      ? mines
      : Math.floor((isShip(bearer) ? cardValue(game.state, bearer, 'engineering') : 0) / 2);
  const players = Array.from({ length: count }, () => bearer.player);
  const also = (x: number, y: number): boolean => mayMine(game.state, bearer, where, tokenBody({ x, y }));
  placeTokens(game, players, { edges: 0, apart: 1, anywhere: true, mines: true, also, card }, MINES);
}

/** Whether a card may lay a mine at a place. */
function mayMine(
  state: ArmadaState,
  bearer: Bearer,
  where: Extract<Effect, { kind: 'place-mines' }>['where'],
  token: SquadronBody,
): boolean {
  const isFar = (band: Distance): boolean =>
    shipsInPlay(state).every(
      (ship) => ship.player === bearer.player || distance(bodyOf(ship), token) > endOfDistance(band),
    );
  switch (where) {
    case 'it':
      return distance(isShip(bearer) ? bodyOf(bearer) : squadronBodyOf(bearer), token) <= endOfDistance(1);
    case 'obstacle':
      return (
        isFar(3) &&
        placedObstacles(state).some((one) => distance(obstacleBodyOf(one), token) <= endOfDistance(2))
      );
    case 'anywhere':
      return isFar(5);
  }
}

/** A token on the table counts as a point. */
const squadronPoint = (at: Pick<Marker, 'x' | 'y'>) => ({ ...squadronBodyOf(at), radius: 0 });
