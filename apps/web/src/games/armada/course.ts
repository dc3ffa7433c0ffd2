/** Where a ship of Armada would end, and what it would meet there, as the table stands. */

import {
  type ArmadaQuestion,
  type ArmadaState,
  bodyOf,
  cardOf,
  coursesOf,
  isInside,
  moveShip,
  obstacleBodyOf,
  overlappedSquadrons,
  overlaps,
  placedObstacles,
  playArea,
  type Ship,
  shipsInPlay,
  squadronBodyOf,
  squadronsInPlay,
  toolPieces,
  yawShip,
} from '@firing-arc/armada/engine';
import { frameOf, type Pose, placed } from '@firing-arc/table';
import type { Outline, Preview } from '../../shown/question.ts';
import { shipBase } from './base.ts';
import { pieceOfSquadron, say, squadronTag, taggedParty, words } from './names.ts';
import { reachOf } from './pieces.ts';
import { obstacleKey } from './things.ts';

export type Course = Extract<ArmadaQuestion, { kind: 'course' }>['options'][number];

/** The tool as it lies, the ship where it ends, and what is in its way. */
export function previewCourse(
  view: ArmadaState,
  ship: Ship,
  { clicks, side, pivots }: Course,
): Preview & { kind: 'move' } {
  const others = shipsInPlay(view).filter((other) => other.id !== ship.id);
  const bodies = others.map((other) => bodyOf(other));
  const move = pivots
    ? yawShip(bodyOf(ship), clicks[0] ?? 0, bodies)
    : moveShip(bodyOf(ship), clicks, side, bodies);
  const end = bodyOf(ship, move.pose);
  const leaves = !isInside(end, playArea(view));
  const closest = move.closest === null ? undefined : others[move.closest];
  const squadrons = squadronsInPlay(view);
  const under = overlappedSquadrons(end, squadrons.map(squadronBodyOf)).map((at) => squadrons[at]!);
  const rocks = placedObstacles(view).filter((obstacle) => overlaps(end, obstacleBodyOf(obstacle)));
  return {
    kind: 'move',
    ship: ship.id,
    base: shipBase(ship),
    to: move.pose,
    template: null,
    tool: pivots ? [] : toolOf(ship, clicks, side),
    bad: leaves,
    met: {
      ships: [...(closest ? [closest.id] : []), ...under.map(({ id }) => pieceOfSquadron(view, id))],
      things: rocks.map(({ id }) => obstacleKey(id)),
    },
    reach: reachOf(view, ship.id),
    warnings: [
      ...(leaves ? [say().leaves] : []),
      ...(closest
        ? [say().inTheWay({ ship: taggedParty(view, { kind: 'zone', id: closest.id }), speed: move.speed })]
        : []),
      ...(under.length > 0 && !leaves
        ? [say().comesDownOn({ squadrons: under.map((one) => squadronTag(view, one)).join(', ') })]
        : []),
      ...(leaves ? [] : rocks.map(({ id }) => say().endsOn({ obstacle: words.obstacle(view, id) }))),
    ],
  };
}

/** The pieces of the tool on the table. */
export function toolOf(ship: Ship, clicks: readonly number[], side: Course['side']): readonly Outline[] {
  const frame = frameOf(ship);
  return toolPieces(cardOf(ship).size, clicks, side).map(({ frame: own, box: { halfX: w, halfY: h } }) =>
    cornersOf(placed(placed([-w, h, w, h, w, -h, -w, -h], own), frame)),
  );
}

/** Corners one by one. */
export function cornersOf(points: ArrayLike<number>): Outline {
  const corners: (readonly [number, number])[] = [];
  for (let i = 0; i < points.length; i += 2) corners.push([points[i]!, points[i + 1]!]);
  return corners;
}

/** Where all of some courses end. */
export const fanOf = (ship: Ship, courses: readonly Course[]): Preview => ({
  kind: 'fan',
  base: shipBase(ship),
  ends: courses.map(({ end: [x, y, facing] }): Pose => ({ x, y, facing })),
});

/** Where a ship may end after a navigate command. */
export const navigateFan = (
  view: ArmadaState,
  ship: Ship,
  { speed, joint }: { readonly speed: number; readonly joint: number },
): Preview => fanOf(ship, coursesOf(view, { ...ship, speed }, speed, joint));
