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
  type Ship,
  sizeOf,
} from '@firing-arc/xwing/second/bare';
import { notesFor } from '../noted.ts';
import { placeByChance } from '../unweighed.ts';
import type { Sight } from './sight.ts';

/** Ships deploy within range 1 of their edge (mm). */
const ZONE = 100;
/** Deploys a ship at the front of its zone, near its friends, in the enemy's way, with no rock right ahead. */
export function placeShip(
  sight: Sight,
  question: Extract<SecondQuestion, { kind: 'place-ship' }>,
  help: Help,
  streams: number[],
  index: number,
): readonly number[] {
  const { state, player } = sight;
  const ship = state.ships[question.ship]!;
  const { half } = BASES[sizeOf(ship)];
  const edge = edgeOf(state, player);
  const length = lengthOf(state, edge);
  const middle = (0.25 + 0.5 * (nextUint32(streams, index) / 4294967296)) * length;
  const places: { readonly along: number; readonly value: number }[] = [];
  for (let along = half + 1; along <= length - half - 1; along += 10) {
    places.push({ along, value: deploymentValue(sight, ship, edge, along, middle) });
  }
  places.sort((a, b) => b.value - a.value || a.along - b.along);
  const notes = notesFor(question);
  for (const { along, value } of places) {
    const { x, y, facing } = placeAtEdge(state, edge, along, ZONE - half);
    const place = [x, y, facing];
    if (answerProblems(question, place, help).length > 0) continue;
    notes?.push({ option: place, value, error: 0 });
    return place;
  }
  return placeByChance(question, help, streams, index);
}

/** What a place so far along its edge is worth to a ship. */
function deploymentValue(sight: Sight, ship: Ship, edge: Edge, along: number, middle: number): number {
  const { half } = BASES[sizeOf(ship)];
  const aim = meanAlong(
    edge,
    sight.foes.map((foe) => foe.ship),
  );
  let value =
    -Math.abs(along - (meanAlong(edge, sight.own) ?? middle)) - 0.3 * Math.abs(along - (aim ?? middle));
  for (const other of sight.own) {
    const gap = Math.abs(alongOf(edge, other) - along) - half - BASES[sizeOf(other)].half;
    if (gap < 15) value -= 10 * (15 - gap);
  }
  for (const { body } of sight.rocks) {
    const aside = Math.abs(alongOf(edge, body) - along) - half - body.radius;
    if (aside < 0 && distanceFrom(sight.state, edge, body) < 420) value -= 150 + aside;
  }
  return value;
}

/** How far along an edge something lies (mm). */
const alongOf = (edge: Edge, { x, y }: { readonly x: number; readonly y: number }): number =>
  edge < 2 ? x : y;

function meanAlong(edge: Edge, ships: readonly Ship[]): number | null {
  if (ships.length === 0) return null;
  let sum = 0;
  for (const ship of ships) sum += alongOf(edge, ship);
  return sum / ships.length;
}
