import type { Refusal } from '@firing-arc/referee';
import { poseAt } from '@firing-arc/table';
import {
  findObstaclePlace,
  type InTheWay,
  type ObstacleField,
  outlineCircles,
  type Pose,
  proposeObstacle,
  tooNear,
} from '../../common/index.ts';
import { bodyOf, inPlay, obstacleBodyOf } from '../bodies.ts';
import type { SecondGame } from '../game.ts';
import { READINGS } from '../readings.ts';
import { markerBodyOf, placedMarkers } from '../scenarios/markers.ts';
import { nextPlayer } from '../sides.ts';
import type { Obstacle, SecondState } from '../state.ts';

/** Obstacles lie beyond range 1 of each other and beyond range 2 of every edge (setup.6, setup.7); in mm. */
const APART = 100;
const FROM_EDGES = 200;

/** In player order the players pick and place one obstacle after the other (setup.5). */
export function placeNextObstacle(game: SecondGame, player: number): void {
  const left = game.state.obstacles.filter(toBePlaced);
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
  if (game.state.obstacles.some(toBePlaced))
    game.next({ kind: 'place-obstacle', player: nextPlayer(game.state, player) });
}

const toBePlaced = (obstacle: Obstacle): boolean => !obstacle.placed && !obstacle.leftOut;

function place(game: SecondGame, player: number, obstacle: Obstacle): void {
  const { state } = game;
  const field = fieldOf(state, [...otherObstacles(state, obstacle), ...markersInTheWay(state)]);
  const somewhere = findObstaclePlace(field, obstacle.outline);
  if (READINGS.obstaclesThatFitNowhereAreLeftOut && !somewhere) {
    obstacle.leftOut = true;
    game.emit({ kind: 'obstacle-skipped', player, obstacle: obstacle.id, because: 'xwing2:setup.7' });
    return;
  }
  const at = askPlace(game, player, obstacle, field, 'xwing2:setup.5');
  obstacle.placed = true;
  game.emit({ kind: 'obstacle-placed', player, obstacle: obstacle.id, at, because: 'xwing2:setup.5' });
}

/** Asks where an obstacle goes, and puts it there. */
function askPlace(game: SecondGame, player: number, obstacle: Obstacle, field: Field, because: string): Pose {
  const answer = game.ask(
    {
      form: 'place',
      kind: 'place-obstacle',
      player,
      because,
      obstacle: obstacle.id,
    },
    {
      validate: (at) => placementProblems(field, obstacle.outline, poseOf(at)),
      propose: (random) => {
        const at =
          proposeObstacle(field, obstacle.outline, random) ?? findObstaclePlace(field, obstacle.outline);
        return at && [at.x, at.y, at.facing];
      },
    },
  ) as readonly number[];
  const at = poseOf(answer);
  Object.assign(obstacle, at);
  return at;
}

const otherObstacles = (state: SecondState, obstacle: Obstacle): readonly Placed[] =>
  state.obstacles
    .filter((other) => other.placed && other !== obstacle)
    .map((other) => ({
      body: obstacleBodyOf(other),
      inner: outlineCircles(other.outline).inner,
      apart: APART,
    }));

/** How far from ships an obstacle lies that a card moves; in mm. */
const FROM_SHIPS = 200;

/** What an obstacle that a card moves may not come near: the other obstacles, objectives and ships. */
function aroundMoved(state: SecondState, obstacle: Obstacle): readonly Placed[] {
  const ships = state.ships.filter(inPlay).map((ship) => {
    const body = bodyOf(ship);
    const { halfX, halfY } = body.base;
    return { body, inner: Math.min(halfX, halfY), apart: FROM_SHIPS, ruling: 'xwing2:abilities.1' };
  });
  return [...otherObstacles(state, obstacle), ...markersInTheWay(state), ...ships];
}

/** The obstacles that a card can move anywhere beyond range 2 of edges and ships and range 1 of other obstacles. */
export const movableObstacles = (state: SecondState): readonly Obstacle[] =>
  state.obstacles.filter(
    (rock) =>
      rock.placed && findObstaclePlace(fieldOf(state, aroundMoved(state, rock)), rock.outline) !== null,
  );

/** A player picks such an obstacle and places it again. */
export function moveObstacle(game: SecondGame, player: number, because: string): void {
  const { state } = game;
  const movable = movableObstacles(state);
  if (movable.length === 0) return;
  const { obstacle: id } = game.choose({
    form: 'choice',
    kind: 'choose-obstacle',
    player,
    because,
    options: movable.map(({ id: one, outline }) => ({ obstacle: one, outline })),
  });
  const obstacle = state.obstacles[id]!;
  const field = fieldOf(state, aroundMoved(state, obstacle));
  const at = askPlace(game, player, obstacle, field, because);
  game.emit({ kind: 'obstacle-placed', player, obstacle: id, at, because });
}

/** Half the width of an objective at its waist (mm). */
const MARKER_INNER = 15;

/** Objectives, which obstacles may not overlap (scenarios.11). */
const markersInTheWay = (state: SecondState): readonly Placed[] =>
  placedMarkers(state).map((marker) => ({ body: markerBodyOf(marker), inner: MARKER_INNER, apart: 0 }));

interface Placed extends InTheWay {
  /** The ruling that keeps others away; that of obstacles without one. */
  readonly ruling?: string;
}

type Field = ObstacleField<Placed>;

const fieldOf = ({ width, depth }: SecondState, others: readonly Placed[]): Field => ({
  width,
  depth,
  fromEdges: FROM_EDGES,
  others,
});

/** Where an answer puts the obstacle: on the grid, like everything on the table. */
const poseOf = (at: readonly number[]): Pose => poseAt(at[0]!, at[1]!, at[2]!);

/** Why an obstacle may not lie here; empty when it may. */
function placementProblems(field: Field, outline: string, at: Pose): readonly Refusal[] {
  const refusal = placementRefusal(field, outline, at);
  return refusal ? [{ option: `at ${Math.round(at.x)}, ${Math.round(at.y)}`, ...refusal }] : [];
}

function placementRefusal(field: Field, outline: string, at: Pose): Omit<Refusal, 'option'> | null {
  if (at.x < 0 || at.y < 0 || at.x > field.width || at.y > field.depth) {
    return { ruling: 'xwing2:play-area.1' };
  }
  const near = tooNear(field, outline, at);
  if (!near) return null;
  if (near.to === 'edge') return { ruling: 'xwing2:setup.7', facts: { mm: near.mm, of: 'edge' } };
  const { apart, ruling = 'xwing2:setup.6' } = near.other;
  return apart === 0
    ? { ruling: 'xwing2:scenarios.11', facts: { on: 'objective' } }
    : { ruling, facts: { mm: near.mm, of: 'obstacle' } };
}
