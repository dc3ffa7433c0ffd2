/** Obstacles that are moved (obstacle-and-token-movement). */
import { cos, poseAt, sin } from '@firing-arc/table';
import {
  type ArmadaGame,
  bodyOf,
  obstacleBodyOf,
  placedObstacles,
  shipsInPlay,
  squadronBodyOf,
  squadronsInPlay,
} from '../game.ts';
import { type Distance, endOfDistance, obstacleBody, obstacleMoveReasons } from '../geometry/index.ts';
import type { ArmadaState, Obstacle } from '../state.ts';

const RULINGS = {
  'too-far': 'armada:obstacle-and-token-movement.1',
  overlaps: 'armada:obstacle-and-token-movement.2',
  outside: 'armada:obstacle-and-token-movement.2',
} as const;

/** Why an obstacle may not be moved to a place; empty when it may. */
function problems(state: ArmadaState, obstacle: Obstacle, upTo: Distance, at: readonly number[]) {
  const [x = 0, y = 0, facing = 0] = at;
  const to = obstacleBody(obstacle.outline, poseAt(x, y, facing));
  const others = [
    ...shipsInPlay(state).map((ship) => bodyOf(ship)),
    ...squadronsInPlay(state).map(squadronBodyOf),
    ...placedObstacles(state)
      .filter(({ id }) => id !== obstacle.id)
      .map(obstacleBodyOf),
  ];
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
