import { evenly } from '@firing-arc/table/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rollRegion, type Side } from '../../common/index.ts';
import { bodyOf, obstacleBodyOf } from '../game.ts';
import { table, xwing, yt1300 } from '../testing/index.ts';
import { rollOf } from './bent-roll.ts';
import { rollShifts } from './reposition.ts';

const near = fc.tuple(evenly(180, 620), evenly(180, 620), evenly(0, 360));
const OUTLINES = ['coreasteroid0', 'core2asteroid5', 'yt2400debris1', 'vt49decimatordebris2'] as const;

it('xwing1:barrel-roll.6 xwing1:barrel-roll.7 xwing1:barrel-roll.8 is hindered by all that lies around, also where that only reaches into it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(xwing, yt1300),
      fc.array(near, { minLength: 1, maxLength: 3 }),
      fc.array(fc.tuple(fc.constantFrom(...OUTLINES), near), { minLength: 1, maxLength: 3 }),
      fc.constantFrom<Side>('left', 'right'),
      fc.constantFrom(1, 2),
      (roller, them, rocks, side, speed) => {
        const { state } = table({
          us: [roller([400, 400, 0])],
          them: them.map((at) => xwing([...at])),
          obstacles: rocks.map(([outline, at]) => ({ outline, at })),
        });
        const ship = state.ships[0]!;
        const template = { speed, shape: 'straight', direction: 'straight' } as const;
        const all = rollRegion(rollOf(ship, side, template), {
          ships: state.ships.slice(1).map((other) => bodyOf(other)),
          obstacles: state.obstacles.map(obstacleBodyOf),
          playArea: { width: state.width, depth: state.depth },
        });
        expect(rollShifts(state, ship, side, template)).toEqual(all.shifts);
      },
    ),
    { numRuns: 400, seed: 41 },
  );
});
