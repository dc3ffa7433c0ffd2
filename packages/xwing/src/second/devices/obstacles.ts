import type { Pose } from '../../common/index.ts';
import { obstacleBodyOf } from '../bodies.ts';
import type { SecondGame } from '../game.ts';
import type { Obstacle, SecondState } from '../state.ts';
import { shipsOver } from './bodies.ts';
import { burnObstacle, fuseObstacle, removeObstacle } from './fuses.ts';

/** Obstacles that burn or drift away in the End Phase, with the ruling. */
const FADING: Readonly<Record<string, string>> = {
  blaze: 'xwing2:blaze.3',
  electrochaffcloud: 'xwing2:obstacles.13',
};

/**
 * An effect places an obstacle, with fuse markers. It goes under ships that are there, and each of them suffers it
 * (overlap.15, faq-objects.9).
 */
export function addObstacle(
  game: SecondGame,
  placed: { readonly outline: string; readonly player: number; readonly at: Pose; readonly fuses: number },
  because: string,
): Obstacle {
  const { obstacles } = game.state;
  const { outline, player, fuses } = placed;
  const { x, y, facing } = placed.at;
  const obstacle: Obstacle = {
    id: obstacles.length,
    outline,
    placed: true,
    leftOut: false,
    fuses: 0,
    player,
    x,
    y,
    facing,
  };
  obstacles.push(obstacle);
  game.emit({ kind: 'obstacle-added', player, obstacle: obstacle.id, at: { x, y, facing }, because });
  for (let i = 0; i < fuses; i++)
    fuseObstacle(game, obstacle, outline === 'blaze' ? 'xwing2:blaze.2' : because);
  const under = shipsOver(game.state, obstacleBodyOf(obstacle));
  game.next(
    ...under.map(({ id }) => ({
      kind: 'obstacle' as const,
      ship: id,
      obstacle: obstacle.id,
      placed: true as const,
    })),
  );
  return obstacle;
}

/** In the End Phase those without fuse markers are removed, then each of the others loses one (blaze.3, obstacles.13). */
export function fadeObstacles(game: SecondGame): void {
  for (const outline of Object.keys(FADING)) {
    const because = FADING[outline]!;
    const lying = fading(game.state, outline);
    const burning = lying.filter(({ fuses }) => fuses > 0);
    for (const obstacle of lying) if (obstacle.fuses === 0) removeObstacle(game, obstacle, because);
    for (const obstacle of burning) burnObstacle(game, obstacle, because);
  }
}

const fading = (state: SecondState, outline: string): readonly Obstacle[] =>
  state.obstacles.filter((obstacle) => obstacle.placed && obstacle.outline === outline);
