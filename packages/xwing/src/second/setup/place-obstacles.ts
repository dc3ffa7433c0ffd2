import type { Refusal } from '@firing-arc/referee';
import { type Body, distance, edgeDistances, obstacleBody, type Pose } from '../../common/index.ts';
import { obstacleBodyOf, type SecondGame } from '../game.ts';
import { READINGS } from '../readings.ts';
import type { Obstacle, SecondState } from '../state.ts';

/** Obstacles lie beyond range 1 of each other and beyond range 2 of every edge (setup.6, setup.7); in mm. */
const APART = 100;
const FROM_EDGES = 200;

/** In player order the players pick and place one obstacle after the other (setup.5). */
export function placeNextObstacle(game: SecondGame, player: number): void {
  const left = game.state.obstacles.filter((obstacle) => !obstacle.placed);
  if (left.length === 0) return;
  const { obstacle: id } = game.choose({
    form: 'choice',
    kind: 'choose-obstacle',
    player,
    because: 'xwing2:setup.5',
    options: left.map((obstacle) => ({ obstacle: obstacle.id, outline: obstacle.outline })),
  });
  const obstacle = game.state.obstacles[id]!;
  place(game, player, obstacle);
  const more = game.state.obstacles.some((other) => !other.placed);
  if (more) game.next({ kind: 'place-obstacle', player: 1 - player });
}

function place(game: SecondGame, player: number, obstacle: Obstacle): void {
  const { state } = game;
  const others = state.obstacles.filter((other) => other.placed).map(obstacleBodyOf);
  if (READINGS.obstaclesThatFitNowhereAreLeftOut && !fitsSomewhere(state, obstacle.outline, others)) {
    state.obstacles = state.obstacles
      .filter((other) => other !== obstacle)
      .map((other, id) => ({ ...other, id }));
    game.emit({ kind: 'obstacle-skipped', player, obstacle: obstacle.id, because: 'xwing2:setup.7' });
    return;
  }
  const answer = game.ask({
    form: 'place',
    kind: 'place-obstacle',
    player,
    because: 'xwing2:setup.5',
    obstacle: obstacle.id,
    validate: (at) => placementProblems(state, obstacle.outline, poseOf(at), others),
    propose: (random) => proposePlacement(state, obstacle.outline, others, random),
  }) as readonly number[];
  const at = poseOf(answer);
  Object.assign(obstacle, at);
  obstacle.placed = true;
  game.emit({ kind: 'obstacle-placed', player, obstacle: obstacle.id, at, because: 'xwing2:setup.5' });
}

const poseOf = (at: readonly number[]): Pose => ({ x: at[0]!, y: at[1]!, facing: at[2]! });

/** Why an obstacle may not lie here; empty when it may. */
function placementProblems(
  state: SecondState,
  outline: string,
  at: Pose,
  others: readonly Body[],
): readonly Refusal[] {
  const option = `${outline} at ${Math.round(at.x)}, ${Math.round(at.y)}`;
  if (at.x < 0 || at.y < 0 || at.x > state.width || at.y > state.depth) {
    return [{ option, ruling: 'xwing2:play-area.1', detail: 'outside the play area' }];
  }
  const body = obstacleBody(outline, at);
  const edge = edgeDistances(body, state.width, state.depth);
  if (edge <= FROM_EDGES) {
    return [{ option, ruling: 'xwing2:setup.7', detail: `${edge.toFixed(1)} mm from an edge` }];
  }
  for (const other of others) {
    if (circlesApart(body, other, APART)) continue;
    const gap = distance(body, other);
    if (gap <= APART)
      return [{ option, ruling: 'xwing2:setup.6', detail: `${gap.toFixed(1)} mm from another` }];
  }
  return [];
}

/** Whether the bounding circles alone prove two bodies farther apart than `mm`. */
function circlesApart(a: Body, b: Body, mm: number): boolean {
  const reach = a.radius + b.radius + mm;
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return dx * dx + dy * dy > reach * reach;
}

function proposePlacement(
  state: SecondState,
  outline: string,
  others: readonly Body[],
  random: () => number,
): readonly number[] | null {
  const at = {
    x: FROM_EDGES + random() * (state.width - 2 * FROM_EDGES),
    y: FROM_EDGES + random() * (state.depth - 2 * FROM_EDGES),
    facing: Math.floor(random() * 360),
  };
  return placementProblems(state, outline, at, others).length === 0 ? [at.x, at.y, at.facing] : null;
}

/** Looks for a place on a grid of 20 mm in four directions. */
function fitsSomewhere(state: SecondState, outline: string, others: readonly Body[]): boolean {
  if (others.length === 0) return state.width > 2 * FROM_EDGES && state.depth > 2 * FROM_EDGES;
  for (let facing = 0; facing < 360; facing += 90) {
    for (let x = FROM_EDGES + 20; x < state.width - FROM_EDGES; x += 20) {
      for (let y = FROM_EDGES + 20; y < state.depth - FROM_EDGES; y += 20) {
        if (placementProblems(state, outline, { x, y, facing }, others).length === 0) return true;
      }
    }
  }
  return false;
}
