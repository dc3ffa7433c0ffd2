import { poseAt } from '@firing-arc/table';
import { expect, it } from 'vitest';
import { solidMoves } from './planned.ts';

const move = (ship: number, bad = false) =>
  ({
    kind: 'move',
    ship,
    base: { kind: 'disc', radius: 20 },
    to: poseAt(100 * ship, 100, 0),
    template: null,
    bad,
    warnings: [],
  }) as const;

it('sets the whole formation on the stage, each ship once, and marks those that end on each other', () => {
  const planned = { moves: [move(1), move(2), move(3, true)], crowded: [1, 4] };
  expect(solidMoves(move(4), planned).map(({ ship, bad }) => [ship, bad])).toEqual([
    [4, true],
    [1, true],
    [2, false],
    [3, true],
  ]);
  expect(solidMoves(move(2), planned).map(({ ship }) => ship)).toEqual([2, 1, 3]);
  expect(solidMoves(null, null)).toEqual([]);
  expect(solidMoves({ kind: 'line', line: [0, 0, 1, 1] }, planned)).toHaveLength(3);
});
