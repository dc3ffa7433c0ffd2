/** Obstacles that are moved (obstacle-and-token-movement). */
import { cos, type Pose, poseAt, shortestLines, sin } from '@firing-arc/table';
import type { Cause } from '../cause.ts';
import {
  type ArmadaGame,
  bodyOf,
  obstacleBodyOf,
  placedObstacles,
  playArea,
  shipsInPlay,
  squadronBodyOf,
  squadronsInPlay,
} from '../game.ts';
import {
  type Body,
  type Distance,
  distance,
  endOfDistance,
  isInside,
  type ObstacleBody,
  obstacleBody,
  obstacleMoveReasons,
  obstacleRadius,
  overlaps,
  type SquadronBody,
} from '../geometry/index.ts';
import { placesRefused, refusedAt } from '../refusal.ts';
import type { ArmadaState, Marker, Obstacle } from '../state.ts';
import { byObjective, TOUCHING, tokenBody, tokensOnTable } from './on-table.ts';
import { removeObstacle } from './parts.ts';
import { around } from './places.ts';
import { termsOf } from './terms.ts';

const RULINGS = {
  'too-far': 'armada:obstacle-and-token-movement.1',
  overlaps: 'armada:obstacle-and-token-movement.2',
  outside: 'armada:play-area.1',
} as const;

/** Ships, squadrons and obstacles but some. */
export const lyingBeside = (state: ArmadaState, but: readonly number[]): readonly Body[] => [
  ...shipsInPlay(state).map((ship) => bodyOf(ship)),
  ...squadronsInPlay(state).map(squadronBodyOf),
  ...placedObstacles(state)
    .filter(({ id }) => !but.includes(id))
    .map(obstacleBodyOf),
];

/** Why an obstacle may not be moved to a place; empty when it may. */
function problems(state: ArmadaState, obstacle: Obstacle, upTo: Distance, at: readonly number[]) {
  const [x = 0, y = 0, facing = 0] = at;
  const to = obstacleBody(obstacle.outline, poseAt(x, y, facing));
  const others = lyingBeside(state, [obstacle.id]);
  // It may stay where it is, whatever lies on it (obstacle-and-token-movement.4, .5).
  if (x === obstacle.x && y === obstacle.y && facing === obstacle.facing) return [];
  return placesRefused(
    at,
    obstacleMoveReasons(obstacleBodyOf(obstacle), to, upTo, others).map((reason) => RULINGS[reason]),
  );
}

/** A player moves an obstacle within a distance of where it lies, or leaves it (obstacle-and-token-movement.5). */
export function moveObstacle(
  game: ArmadaGame,
  player: number,
  obstacle: Obstacle,
  upTo: Distance,
  because: string,
): void {
  const { state } = game;
  const goal = termsOf(state).drawnTo?.(state, obstacle);
  if (goal) return moveToGoal(game, obstacle, goal, upTo, { player, because });
  const stay = [obstacle.x, obstacle.y, obstacle.facing];
  const [x = 0, y = 0, facing = 0] = game.ask(
    {
      form: 'place',
      kind: 'move-obstacle',
      player,
      because,
      obstacle: obstacle.id,
    },
    {
      validate: (at) => problems(state, obstacle, upTo, at),
      propose: (random) => {
        const way = random() * 360;
        const far = random() * endOfDistance(upTo) * 0.9;
        const { x: px, y: py } = poseAt(obstacle.x + far * sin(way), obstacle.y + far * cos(way), 0);
        const at = [px, py, obstacle.facing];
        return problems(state, obstacle, upTo, at).length === 0 ? at : stay;
      },
    },
  ) as readonly number[];
  moveTo(game, player, obstacle, poseAt(x, y, facing), because);
}

/** Tokens that lie on it move with it. */
function moveTo(game: ArmadaGame, player: number, obstacle: Obstacle, at: Pose, because: string): void {
  Object.assign(obstacle, at);
  for (const token of tokensOnTable(game.state)) {
    if (token.zone === String(obstacle.id)) Object.assign(token, { x: at.x, y: at.y });
  }
  game.emit({ kind: 'obstacle-moved', player, obstacle: obstacle.id, at, because });
}

/** An obstacle that must go toward a token is removed when it touches it. */
function moveToGoal(game: ArmadaGame, obstacle: Obstacle, goal: Marker, upTo: Distance, by: Cause): void {
  moveToward(game, obstacle, tokenBody(goal), upTo, by);
  if (distance(obstacleBodyOf(obstacle), tokenBody(goal)) <= TOUCHING)
    removeObstacle(game, obstacle, by.because);
}

/** A player brings an obstacle into play at distance 1 of a token, on nothing else; without room it waits. */
export function bringNear(
  game: ArmadaGame,
  player: number,
  obstacle: Obstacle,
  token: Marker,
  because: string,
): void {
  const { state } = game;
  const others = [...lyingBeside(state, []), ...tokensOnTable(state).map(tokenBody)];
  const fits = ([x = 0, y = 0, facing = 0]: readonly number[]): boolean => {
    const body = obstacleBody(obstacle.outline, poseAt(x, y, facing));
    return (
      distance(body, tokenBody(token)) <= endOfDistance(1) &&
      isInside(body, playArea(state)) &&
      others.every((other) => !overlaps(body, other))
    );
  };
  const free = around(token, endOfDistance(1) + obstacleRadius(obstacle.outline)).filter(fits);
  if (free.length === 0) {
    return game.emit({ kind: 'obstacle-skipped', player, obstacle: obstacle.id, because });
  }
  const [x = 0, y = 0, facing = 0] = game.ask(
    {
      form: 'place',
      kind: 'place-obstacle',
      player,
      because,
      obstacle: obstacle.id,
    },
    {
      validate: (at) => (fits(at) ? [] : [refusedAt(at, byObjective(state, because))]),
      propose: (random) => free[Math.floor(random() * free.length)]!,
    },
  ) as readonly number[];
  bringTo(game, player, obstacle, poseAt(x, y, facing), because);
}

/** An obstacle comes into play. */
export function bringTo(
  game: ArmadaGame,
  player: number,
  obstacle: Obstacle,
  at: Pose,
  because: string,
): void {
  Object.assign(obstacle, at, { placed: true, leftOut: false });
  game.emit({ kind: 'obstacle-placed', player, obstacle: obstacle.id, at, because });
}

/** Steps in which a free place on the way is looked for, mm. */
const STEP = 4;

/**
 * A player moves an obstacle toward another one or a token, along the line between their closest points: at least to the end of
 * distance 1 and at most to the end of a band, or as near to that as there is room (obstacle-and-token-movement.6).
 */
export function moveToward(
  game: ArmadaGame,
  obstacle: Obstacle,
  target: Goal,
  upTo: Distance,
  { player, because }: Cause,
): void {
  const ways = waysToward(game.state, obstacle, target, upTo);
  if (ways.length === 0) return;
  const { mm } = game.choose({
    form: 'choice',
    kind: 'way-toward',
    player,
    because,
    obstacle: obstacle.id,
    options: ways.map((one) => ({ mm: one })),
  });
  moveTo(game, player, obstacle, alongWay(obstacle, target, mm), because);
}

/** Toward what an obstacle may move. */
type Goal = ObstacleBody | SquadronBody;

const isThat = (target: Goal, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  target.x === x && target.y === y;

/** The nearest and the farthest way that may be gone; one where they are the same, none where it cannot move. */
function waysToward(state: ArmadaState, obstacle: Obstacle, target: Goal, upTo: Distance): readonly number[] {
  const gap = distance(obstacleBodyOf(obstacle), target);
  const most = Math.min(gap, endOfDistance(upTo));
  const least = Math.min(gap, endOfDistance(1));
  const tokens = tokensOnTable(state).filter((token) => token.zone === '');
  const others = [...lyingBeside(state, [obstacle.id]), ...tokens.map(tokenBody)].filter(
    (other) => !isThat(target, other),
  );
  const free = (mm: number): boolean => {
    const body = obstacleBody(obstacle.outline, alongWay(obstacle, target, mm));
    return others.every((other) => !overlaps(body, other));
  };
  const steps = Math.ceil((most - least) / STEP);
  const inBand = Array.from({ length: steps + 1 }, (_, i) => Math.min(most, least + i * STEP)).filter(free);
  if (inBand.length > 0) return [...new Set([inBand[0]!, inBand[inBand.length - 1]!])];
  for (let mm = least - STEP; mm > 0; mm -= STEP) if (free(mm)) return [mm];
  return [];
}

/** Where an obstacle lies that has gone so many mm straight toward another one. */
function alongWay(obstacle: Obstacle, target: Goal, mm: number): Pose {
  const points = target.kind === 'squadron' ? [target.x, target.y] : target.points;
  const shortest = shortestLines(obstacleBodyOf(obstacle).points, points)!;
  const [x1, y1, x2, y2] = shortest.lines[0]!;
  const part = shortest.mm === 0 ? 0 : mm / shortest.mm;
  return poseAt(obstacle.x + part * (x2 - x1), obstacle.y + part * (y2 - y1), obstacle.facing);
}
