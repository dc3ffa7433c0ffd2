/** Obstacles that are moved (obstacle-and-token-movement). */
import { cos, type Pose, poseAt, shortestLines, sin } from '@firing-arc/table';
import {
  type ArmadaGame,
  bodyOf,
  obstacleBodyOf,
  placedObstacles,
  shipsInPlay,
  squadronBodyOf,
  squadronsInPlay,
} from '../game.ts';
import {
  type Body,
  type Distance,
  distance,
  endOfDistance,
  obstacleBody,
  obstacleMoveReasons,
  overlaps,
} from '../geometry/index.ts';
import type { ArmadaState, Obstacle } from '../state.ts';
import { tokenBody, tokensOnTable } from './parts.ts';

const RULINGS = {
  'too-far': 'armada:obstacle-and-token-movement.1',
  overlaps: 'armada:obstacle-and-token-movement.2',
  outside: 'armada:obstacle-and-token-movement.2',
} as const;

/** Ships, squadrons and obstacles but some. */
const lyingBeside = (state: ArmadaState, but: readonly number[]): readonly Body[] => [
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
  return obstacleMoveReasons(obstacleBodyOf(obstacle), to, upTo, others).map((reason) => ({
    option: `at ${Math.round(x)}, ${Math.round(y)}`,
    ruling: RULINGS[reason],
  }));
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
  const stay = [obstacle.x, obstacle.y, obstacle.facing];
  const [x = 0, y = 0, facing = 0] = game.ask({
    form: 'place',
    kind: 'move-obstacle',
    player,
    because,
    obstacle: obstacle.id,
    validate: (at) => problems(state, obstacle, upTo, at),
    propose: (random) => {
      const way = random() * 360;
      const far = random() * endOfDistance(upTo) * 0.9;
      const { x: px, y: py } = poseAt(obstacle.x + far * sin(way), obstacle.y + far * cos(way), 0);
      const at = [px, py, obstacle.facing];
      return problems(state, obstacle, upTo, at).length === 0 ? at : stay;
    },
  }) as readonly number[];
  const at = poseAt(x, y, facing);
  Object.assign(obstacle, at);
  game.emit({ kind: 'obstacle-moved', player, obstacle: obstacle.id, at, because });
}

/** Steps in which a free place on the way is looked for, mm. */
const STEP = 4;

/**
 * A player moves an obstacle toward another one, along the line between their closest points: at least to the end of
 * distance 1 and at most to the end of a band, or as near to that as there is room (obstacle-and-token-movement.6).
 */
export function moveToward(
  game: ArmadaGame,
  player: number,
  obstacle: Obstacle,
  target: Obstacle,
  upTo: Distance,
  because: string,
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
  const at = alongWay(obstacle, target, mm);
  Object.assign(obstacle, at);
  game.emit({ kind: 'obstacle-moved', player, obstacle: obstacle.id, at, because });
}

/** The nearest and the farthest way that may be gone; one where they are the same, none where it cannot move. */
function waysToward(
  state: ArmadaState,
  obstacle: Obstacle,
  target: Obstacle,
  upTo: Distance,
): readonly number[] {
  const gap = distance(obstacleBodyOf(obstacle), obstacleBodyOf(target));
  const most = Math.min(gap, endOfDistance(upTo));
  const least = Math.min(gap, endOfDistance(1));
  const tokens = tokensOnTable(state).filter(({ zone }) => zone === '');
  const others = [...lyingBeside(state, [obstacle.id, target.id]), ...tokens.map(tokenBody)];
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
function alongWay(obstacle: Obstacle, target: Obstacle, mm: number): Pose {
  const shortest = shortestLines(obstacleBodyOf(obstacle).points, obstacleBodyOf(target).points)!;
  const [x1, y1, x2, y2] = shortest.lines[0]!;
  const part = shortest.mm === 0 ? 0 : mm / shortest.mm;
  return poseAt(obstacle.x + part * (x2 - x1), obstacle.y + part * (y2 - y1), obstacle.facing);
}
