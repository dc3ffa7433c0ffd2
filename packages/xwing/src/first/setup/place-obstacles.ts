import type { Refusal } from '@firing-arc/referee';
import { poseAt } from '@firing-arc/table';
import {
  findObstaclePlace,
  type ObstacleField,
  type Pose,
  placedObstacle,
  proposeObstacle,
  tooNear,
} from '../../common/index.ts';
import type { FirstGame } from '../game.ts';
import { rivalOf } from '../sides.ts';
import type { FirstState, Obstacle } from '../state.ts';
import { announceStep } from './steps.ts';

/** Place Obstacles: the player with initiative begins (setup.3), then an edge is picked (setup.6). */
export function placeObstacles(game: FirstGame): void {
  announceStep(game, 'place-obstacles');
  game.next({ kind: 'place-obstacle', player: game.state.initiative }, { kind: 'choose-edge' });
}

/** The players take turns in choosing and placing one obstacle after the other (setup.3). */
export function placeNextObstacle(game: FirstGame, player: number): void {
  const left = game.state.obstacles.filter(toBePlaced);
  if (left.length === 0) return;
  const { obstacle: id } = game.choose({
    form: 'choice',
    kind: 'choose-obstacle',
    player,
    because: 'xwing1:setup.3',
    options: left.map((obstacle) => ({ obstacle: obstacle.id, outline: obstacle.outline })),
  });
  place(game, player, game.state.obstacles[id]!);
  if (game.state.obstacles.some(toBePlaced))
    game.next({ kind: 'place-obstacle', player: rivalOf(game.state, player) });
}

const toBePlaced = (obstacle: Obstacle): boolean => !obstacle.placed && !obstacle.leftOut;

/** Obstacles lie beyond range 1 of each other and beyond range 2 of every edge (setup.4, setup.5); in mm. */
const fieldOf = (state: FirstState): ObstacleField => ({
  width: state.width,
  depth: state.depth,
  fromEdges: 200,
  others: state.obstacles
    .filter((other) => other.placed)
    .map((other) => placedObstacle(other.outline, other, 100)),
});

/** An obstacle that fits nowhere on a small or crowded table is left out. */
function place(game: FirstGame, player: number, obstacle: Obstacle): void {
  const field = fieldOf(game.state);
  const somewhere = findObstaclePlace(field, obstacle.outline);
  if (!somewhere) {
    obstacle.leftOut = true;
    game.emit({ kind: 'obstacle-skipped', player, obstacle: obstacle.id, because: 'xwing1:setup.4' });
    return;
  }
  const answer = game.ask(
    {
      form: 'place',
      kind: 'place-obstacle',
      player,
      because: 'xwing1:setup.3',
      obstacle: obstacle.id,
    },
    {
      validate: (at) => placementProblems(field, obstacle.outline, placeOf(at)),
      propose: (random) => {
        const { x, y, facing } = proposeObstacle(field, obstacle.outline, random) ?? somewhere;
        return [x, y, facing];
      },
    },
  ) as readonly number[];
  const at = placeOf(answer);
  Object.assign(obstacle, at, { placed: true });
  game.emit({ kind: 'obstacle-placed', player, obstacle: obstacle.id, at, because: 'xwing1:setup.3' });
}

/** Where an answer puts something: on the grid, like everything on the table. */
const placeOf = (at: readonly number[]): Pose => poseAt(at[0]!, at[1]!, at[2]!);

/** Why an obstacle may not lie here; empty when it may. */
function placementProblems(field: ObstacleField, outline: string, at: Pose): readonly Refusal[] {
  const option = `at ${Math.round(at.x)}, ${Math.round(at.y)}`;
  if (at.x < 0 || at.y < 0 || at.x > field.width || at.y > field.depth) {
    return [{ option, ruling: 'xwing1:setup.5' }];
  }
  const near = tooNear(field, outline, at);
  if (!near) return [];
  return near.to === 'edge'
    ? [{ option, ruling: 'xwing1:setup.5', facts: { mm: near.mm, of: 'edge' } }]
    : [{ option, ruling: 'xwing1:setup.4', facts: { mm: near.mm, of: 'obstacle' } }];
}
