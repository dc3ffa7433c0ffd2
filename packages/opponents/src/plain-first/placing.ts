import type { Help } from '@firing-arc/referee';
import { bodyOf, type FirstQuestion, type Ship } from '@firing-arc/xwing/first/bare';
import { bestAnswer } from '../plain/choice.ts';
import { placeByChance } from '../unweighed.ts';
import type { Sight } from './sight.ts';

/** Samples of good places to deploy among. */
const SAMPLES = 40;

/** Deploys a ship near its friends, in the enemy's way, with no rock right ahead: the best of some places. */
export function placeShip(
  sight: Sight,
  question: Extract<FirstQuestion, { kind: 'place-ship' }>,
  help: Help,
  streams: number[],
  index: number,
): readonly number[] {
  const ship = sight.state.ships[question.ship]!;
  const places = Array.from({ length: SAMPLES }, () => placeByChance(question, help, streams, index));
  return bestAnswer(question, places, (place) => deploymentValue(sight, ship, place))!;
}

function deploymentValue(sight: Sight, ship: Ship, [x = 0, y = 0, facing = 0]: readonly number[]): number {
  const { sin, cos, base } = bodyOf(ship, { x, y, facing });
  const { width, depth } = sight.state;
  const ahead = (at: { readonly x: number; readonly y: number }) => (at.x - x) * sin + (at.y - y) * cos;
  const aside = (at: { readonly x: number; readonly y: number }) =>
    Math.abs((at.x - x) * cos - (at.y - y) * sin);
  // The front of the strip, not the corners.
  let value = x * sin + y * cos - 0.15 * aside({ x: width / 2, y: depth / 2 });
  for (const other of sight.own) {
    const gap = aside(other) - 2 * base.halfX;
    value -= gap < 15 ? 10 * (15 - gap) : 0.5 * gap;
  }
  for (const { ship: foe } of sight.foes) value -= (0.3 * aside(foe)) / sight.foes.length;
  for (const { body } of sight.rocks) {
    const gap = aside(body) - base.halfX - body.radius;
    if (gap < 0 && ahead(body) > 0 && ahead(body) < 420) value -= 150 + gap;
  }
  return value;
}
