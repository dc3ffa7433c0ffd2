import { nextUint32 } from '@firing-arc/table';
import { BASES } from '@firing-arc/xwing/common';
import { type SecondQuestion, type Ship, sizeOf } from '@firing-arc/xwing/second';
import type { Sight } from './sight.ts';

/** Ships deploy within range 1 of their edge (mm). */
const ZONE = 100;
/** Samples of a place for an obstacle before giving up. */
const TRIES = 10_000;

/** Where an obstacle or an objective goes: a legal place by chance. */
export function placeByChance(
  question: Extract<
    SecondQuestion,
    { kind: 'place-obstacle' | 'place-marker' | 'place-remote' | 'set-down' }
  >,
  streams: number[],
  index: number,
): readonly number[] {
  const random = () => nextUint32(streams, index) / 4294967296;
  for (let tries = 0; tries < TRIES; tries++) {
    const place = question.propose(random);
    if (place) return place;
  }
  throw new Error(`${TRIES} samples gave no legal place: ${question.kind}`);
}

/** Deploys a ship at the front of its zone, near its friends, in the enemy's way, with no rock right ahead. */
export function placeShip(
  sight: Sight,
  question: Extract<SecondQuestion, { kind: 'place-ship' }>,
  streams: number[],
  index: number,
): readonly number[] {
  const { state, player } = sight;
  const ship = state.ships[question.ship]!;
  const { half } = BASES[sizeOf(ship)];
  const y = player === 0 ? ZONE - half : state.depth - ZONE + half;
  const facing = player === 0 ? 0 : 180;
  const middle = (0.25 + 0.5 * (nextUint32(streams, index) / 4294967296)) * state.width;
  const places: { readonly x: number; readonly value: number }[] = [];
  for (let x = half + 1; x <= state.width - half - 1; x += 10) {
    places.push({ x, value: deploymentValue(sight, ship, x, middle) });
  }
  places.sort((a, b) => b.value - a.value || a.x - b.x);
  for (const { x } of places) {
    const place = [x, y, facing];
    if (question.validate(place).length === 0) return place;
  }
  return placeAnywhere(question, streams, index);
}

function placeAnywhere(
  question: Extract<SecondQuestion, { kind: 'place-ship' }>,
  streams: number[],
  index: number,
): readonly number[] {
  for (let tries = 0; tries < TRIES; tries++) {
    const place = question.propose(() => nextUint32(streams, index) / 4294967296);
    if (place) return place;
  }
  throw new Error(`${TRIES} samples for ship ${question.ship} gave no legal place`);
}

function deploymentValue(sight: Sight, ship: Ship, x: number, middle: number): number {
  const { half } = BASES[sizeOf(ship)];
  const aim = meanX(sight.foes.map((foe) => foe.ship)) ?? middle;
  let value = -Math.abs(x - (meanX(sight.own) ?? middle)) - 0.3 * Math.abs(x - aim);
  for (const other of sight.own) {
    const gap = Math.abs(other.x - x) - half - BASES[sizeOf(other)].half;
    if (gap < 15) value -= 10 * (15 - gap);
  }
  for (const { body } of sight.rocks) {
    const aside = Math.abs(body.x - x) - half - body.radius;
    const ahead = Math.abs(body.y - (sight.player === 0 ? 0 : sight.state.depth));
    if (aside < 0 && ahead < 420) value -= 150 + aside;
  }
  return value;
}

function meanX(ships: readonly Ship[]): number | null {
  if (ships.length === 0) return null;
  let sum = 0;
  for (const ship of ships) sum += ship.x;
  return sum / ships.length;
}
