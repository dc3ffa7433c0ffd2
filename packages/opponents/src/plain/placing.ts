import { answerProblems, type Help } from '@firing-arc/referee';
import { nextUint32 } from '@firing-arc/table';
import { BASES } from '@firing-arc/xwing/common';
import {
  distanceFrom,
  type Edge,
  edgeOf,
  lengthOf,
  placeAtEdge,
  type SecondQuestion,
  sizeOf,
} from '@firing-arc/xwing/second/engine';
import { notesFor } from '../explained.ts';
import { placeByChance } from '../unweighed.ts';
import { bestAlong } from './line.ts';
import type { Observation } from './observation.ts';
import type { ObstacleThoughts } from './obstacles.ts';

/** What counts when an obstacle is placed: the enemy's edge, and what lies there. */
export function obstacleThoughts({ state, player, rocks }: Observation): ObstacleThoughts {
  const { width, depth } = state;
  const edge = OPPOSITE[edgeOf(state, player)];
  const foe = placeAtEdge(state, edge, lengthOf(state, edge) / 2, 0);
  return { width, depth, foe, others: rocks.map(({ body }) => body) };
}

const OPPOSITE = [1, 0, 3, 2] as const;

/** Ships deploy within range 1 of their edge (mm). */
const ZONE = 100;

/** Deploys a ship at the front of its zone, near its friends, in the enemy's way, with no rock right ahead. */
export function placeShip(
  observation: Observation,
  question: Extract<SecondQuestion, { kind: 'place-ship' }>,
  help: Help,
  streams: number[],
  index: number,
): readonly number[] {
  const { state, player } = observation;
  const ship = state.ships[question.ship]!;
  const { half } = BASES[sizeOf(ship)];
  const edge = edgeOf(state, player);
  const length = lengthOf(state, edge);
  const middle = (0.25 + 0.5 * (nextUint32(streams, index) / 4294967296)) * length;
  const along = (at: { readonly x: number; readonly y: number }) => alongOf(edge, at);
  const line = {
    half,
    middle,
    friends: observation.own.map((other) => ({ along: along(other), half: BASES[sizeOf(other)].half })),
    foes: observation.foes.map((foe) => along(foe.ship)),
    rocks: observation.rocks.map(({ body }) => ({
      along: along(body),
      half: body.radius,
      away: distanceFrom(state, edge, body),
    })),
  };
  const notes = notesFor(question);
  for (const best of bestAlong(line, length)) {
    const { x, y, facing } = placeAtEdge(state, edge, best.along, ZONE - half);
    const place = [x, y, facing];
    if (answerProblems(question, place, help).length > 0) continue;
    notes?.push({ option: place, value: best.value, error: 0 });
    return place;
  }
  return placeByChance(question, help, streams, index);
}

/** How far along an edge something lies (mm). */
const alongOf = (edge: Edge, { x, y }: { readonly x: number; readonly y: number }): number =>
  edge < 2 ? x : y;
