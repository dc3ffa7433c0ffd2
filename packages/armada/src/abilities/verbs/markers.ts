/** Effects of cards that place tokens: on hull zones and on the table (marker-tokens-chaff-focus-grav.1). */
import { poseAt } from '@firing-arc/table';
import {
  type ArmadaGame,
  obstacleBodyOf,
  placedObstacles,
  playArea,
  squadronBodyOf,
  zonesOf,
} from '../../game.ts';
import { type Distance, distance, endOfDistance } from '../../geometry/index.ts';
import { moveObstacle } from '../../objectives/obstacles.ts';
import type { ArmadaState, Marker, Ship } from '../../state.ts';
import { chooseZone } from '../asking.ts';
import type { ZoneToken } from '../language.ts';

/** A token marks a hull zone that its player picks; the one that lay there before goes. */
export function markZone(game: ArmadaGame, ship: Ship, token: ZoneToken, because: string): void {
  const { state } = game;
  unmark(game, ship, token, because);
  const zone = chooseZone(game, ship.player, ship, zonesOf(ship), because);
  const marker = { id: state.nextUid++, kind: token, player: ship.player, ship: ship.id, zone, x: 0, y: 0 };
  state.markers.push(marker);
  game.emit({ kind: 'zone-marked', ship: ship.id, token, zone, because });
}

/** The token goes. */
export function unmark(game: ArmadaGame, ship: Ship, token: ZoneToken, because: string): void {
  const { state } = game;
  const left = state.markers.filter((one) => one.kind !== token || one.ship !== ship.id);
  if (left.length === state.markers.length) return;
  state.markers = left;
  game.emit({ kind: 'zone-unmarked', ship: ship.id, token, because });
}

/** Kind of grav tokens. */
const GRAV = 'grav';

export const isGrav = ({ kind }: Marker): boolean => kind === GRAV;

/** A grav token lies where its player wants in the play area. */
export function placeGravToken(game: ArmadaGame, player: number, because: string): void {
  const { state } = game;
  const { right, top } = playArea(state);
  const may = ([x = -1, y = -1]: readonly number[]): boolean => x >= 0 && y >= 0 && x <= right && y <= top;
  const [x = 0, y = 0] = game.ask({
    form: 'place',
    kind: 'place-token',
    player,
    because,
    token: 1,
    tokens: 1,
    validate: (at) => (may(at) ? [] : [{ option: 'outside', ruling: because }]),
    propose: (random) => [random() * right, random() * top, 0],
  }) as readonly number[];
  const at = poseAt(x, y, 0);
  const marker = { id: state.nextUid++, kind: GRAV, player, ship: -1, zone: '', x: at.x, y: at.y };
  state.markers.push(marker);
  game.emit({ kind: 'token-placed', player, marker: marker.id, at, because });
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

/** A token on the table counts as a point. */
const squadronPoint = (at: Pick<Marker, 'x' | 'y'>) => ({ ...squadronBodyOf(at), radius: 0 });
