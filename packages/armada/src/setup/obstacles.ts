import type { Refusal } from '@firing-arc/referee';
import { poseAt } from '@firing-arc/table';
import {
  type ArmadaGame,
  obstacleBodyOf,
  placedObstacles,
  playArea,
  secondPlayer,
  setupArea,
} from '../game.ts';
import { endOfDistance, obstacleBody, obstacleReasons } from '../geometry/index.ts';
import { rulesOf } from '../objectives/rules.ts';
import { type ArmadaState, type Obstacle, occasion } from '../state.ts';
import { announceStep } from './steps.ts';

/** The second player begins (setup.3). */
export function placeObstacles(game: ArmadaGame): void {
  if (game.state.obstacles.every(({ placed }) => placed)) return;
  announceStep(game, 'place-obstacles');
  game.next(
    { kind: 'place-obstacle', player: secondPlayer(game.state) },
    { kind: 'window', ...occasion('obstacles-placed') },
  );
}

const toBePlaced = ({ placed, leftOut }: Obstacle): boolean => !placed && !leftOut;

/** An objective may have the second player place the station when all else lies (objective-cards-core-set.14). */
const isHeldBack =
  (state: ArmadaState) =>
  ({ type }: Obstacle): boolean =>
    type === 'station' && rulesOf(state).placing?.stationLast !== undefined;

/** Obstacles that may be placed next: a station that is held back only when nothing else is left. */
function nextObstacles(state: ArmadaState): readonly Obstacle[] {
  const left = state.obstacles.filter(toBePlaced);
  const others = left.filter((obstacle) => !isHeldBack(state)(obstacle));
  return others.length > 0 ? others : left;
}

/** The players take turns in choosing and placing one obstacle after the other (setup.3). */
export function placeNextObstacle(game: ArmadaGame, player: number): void {
  const { state } = game;
  const left = nextObstacles(state);
  if (left.length === 0) return;
  const { obstacle: id } = game.choose({
    form: 'choice',
    kind: 'choose-obstacle',
    player,
    because: 'armada:setup.3',
    options: left.map(({ id: obstacle, outline }) => ({ obstacle, outline })),
  });
  placeObstacle(game, player, state.obstacles[id]!);
  if (!state.obstacles.some(toBePlaced)) return;
  const bySecond = rulesOf(state).placing?.bySecond || nextObstacles(state).every(isHeldBack(state));
  game.next({ kind: 'place-obstacle', player: bySecond ? secondPlayer(state) : 1 - player });
}

/** An obstacle that fits nowhere on a small or crowded table is left out. */
function placeObstacle(game: ArmadaGame, player: number, obstacle: Obstacle): void {
  const { state } = game;
  const somewhere = proposeObstacle(state, obstacle, spread()) ?? firstFree(state, obstacle);
  if (!somewhere) {
    obstacle.leftOut = true;
    return game.emit({ kind: 'obstacle-skipped', player, obstacle: obstacle.id, because: 'armada:setup.4' });
  }
  const answer = game.ask({
    form: 'place',
    kind: 'place-obstacle',
    player,
    because: 'armada:setup.4',
    obstacle: obstacle.id,
    validate: (at) => obstacleProblems(state, obstacle, at),
    propose: (random) => proposeObstacle(state, obstacle, random) ?? somewhere,
  }) as readonly number[];
  const at = poseAt(answer[0]!, answer[1]!, answer[2]!);
  Object.assign(obstacle, at, { placed: true });
  game.emit({ kind: 'obstacle-placed', player, obstacle: obstacle.id, at, because: 'armada:setup.3' });
}

/** Why an obstacle may not lie here; empty when it may (setup.4). */
export function obstacleProblems(
  state: ArmadaState,
  obstacle: Obstacle,
  [x = 0, y = 0, facing = 0]: readonly number[],
): readonly Refusal[] {
  const body = obstacleBody(obstacle.outline, poseAt(x, y, facing));
  const others = placedObstacles(state).map(obstacleBodyOf);
  const { edges = 3, apart = 1, stationLast } = rulesOf(state).placing ?? {};
  const held = stationLast !== undefined && obstacle.type === 'station';
  const spacing = { edges: held ? stationLast : edges, apart };
  return obstacleReasons(body, others, setupArea(state), playArea(state), spacing).map((reason) => ({
    option: `at ${Math.round(x)}, ${Math.round(y)}`,
    ruling: 'armada:setup.4',
    facts: { reason },
  }));
}

function proposeObstacle(
  state: ArmadaState,
  obstacle: Obstacle,
  random: () => number,
): readonly number[] | null {
  const { left, right, top } = setupArea(state);
  for (let tries = 0; tries < 12; tries++) {
    const at = [left + random() * (right - left), random() * top, random() * 360];
    if (obstacleProblems(state, obstacle, at).length === 0) return at;
  }
  return null;
}

/** Fractions of the golden ratio, evenly spread: the same in every game. */
function spread(): () => number {
  let draws = 0;
  return () => (++draws * 0.6180339887498949) % 1;
}

/** Steps in which a free place is looked for, mm and degrees. */
const GRID = 20;
const TURN = 45;

/** The first free place of a fine grid; null when there is none. */
function firstFree(state: ArmadaState, obstacle: Obstacle): readonly number[] | null {
  const { left, right, top } = setupArea(state);
  for (let facing = 0; facing < 180; facing += TURN) {
    for (let y = endOfDistance(3); y < top; y += GRID) {
      for (let x = left + GRID; x < right; x += GRID) {
        if (obstacleProblems(state, obstacle, [x, y, facing]).length === 0) return [x, y, facing];
      }
    }
  }
  return null;
}
