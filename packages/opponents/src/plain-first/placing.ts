import { answerProblems, type Help } from '@firing-arc/referee';
import { nextUint32 } from '@firing-arc/table';
import {
  alongEdge,
  bodyOf,
  type Edge,
  type FirstQuestion,
  fromEdge,
  wholeBodyOf,
} from '@firing-arc/xwing/first/engine';
import { notesFor } from '../explained.ts';
import { bestAlong, type Row } from '../plain/line.ts';
import type { ObstacleThoughts } from '../plain/obstacles.ts';
import { placeByChance } from '../unweighed.ts';
import type { Observation } from './observation.ts';

/** What counts when an obstacle is placed: what lies there; edges are picked later. */
export const obstacleThoughts = ({ state, rocks }: Observation): ObstacleThoughts => ({
  width: state.width,
  depth: state.depth,
  foe: null,
  others: rocks.map(({ body }) => body),
});

/** Ships deploy within range 1 of their edge (mm). */
const ZONE = 100;

/** Deploys a ship at the front of its zone, near its friends, in the enemy's way, with no rock right ahead. */
export function placeShip(
  observation: Observation,
  question: Extract<FirstQuestion, { kind: 'place-ship' }>,
  help: Help,
  streams: number[],
  index: number,
): readonly number[] {
  const share = 0.25 + 0.5 * (nextUint32(streams, index) / 4294967296);
  const { line, length, deep, at } = rowFor(observation, question.ship, share);
  const notes = notesFor(question);
  for (const best of bestAlong(line, length)) {
    // What is longer than the zone touches the edge.
    const { x, y, facing } = at(best.along, Math.max(deep, ZONE - deep));
    const place = [x, y, facing];
    if (answerProblems(question, place, help).length > 0) continue;
    notes?.push({ option: place, value: best.value, error: 0 });
    return place;
  }
  return placeByChance(question, help, streams, index);
}

/** The edge along which a player places a ship; a line that nobody stands in yet forms at this share of it. */
export function rowFor({ state, player, own, foes, rocks }: Observation, id: number, share: number): Row {
  const { halfX, halfY } = wholeBodyOf(state.ships[id]!, { x: 0, y: 0, facing: 0 }).base;
  const edge = state.players[player]!.edge as Edge;
  const length = runsAcross(edge) ? state.width : state.depth;
  const along = ({ x, y }: { readonly x: number; readonly y: number }) => (runsAcross(edge) ? x : y);
  const line = {
    half: halfX,
    middle: share * length,
    friends: own.map((other) => ({ along: along(other), half: bodyOf(other).base.halfX })),
    foes: foes.map((foe) => along(foe.ship)),
    rocks: rocks.map(({ body }) => ({
      along: along(body),
      half: body.radius,
      away: fromEdge(state, edge, body),
    })),
  };
  return { line, length, deep: halfY, at: (far, away) => alongEdge(state, edge, far, away) };
}

/** Whether an edge runs from left to right. */
const runsAcross = (edge: Edge): boolean => edge === 'near' || edge === 'far';
