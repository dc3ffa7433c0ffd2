/** Where a bomb lies, and what it reaches. */

import { ON_LINE } from '@firing-arc/table';
import { deviceBody, distance, type OutlineBody, partInside, RANGE_BAND } from '../../common/index.ts';
import { bodyOf } from '../game.ts';
import type { Bomb, FirstState, Ship } from '../state.ts';

/** The part of a bomb token in the play area: what lies outside is ignored (bombs.10); null if all does. */
export function bodyOfBomb(state: FirstState, bomb: Bomb): OutlineBody | null {
  return partInside(deviceBody(bomb.kind, bomb), state);
}

/** Range to a token goes to its point closest to the ship, guides included (range.8, bombs.8). */
export function atRangeOne(state: FirstState, ship: Ship, bomb: Bomb): boolean {
  const body = bodyOfBomb(state, bomb);
  return body !== null && distance(bodyOf(ship), body) <= RANGE_BAND + ON_LINE;
}
