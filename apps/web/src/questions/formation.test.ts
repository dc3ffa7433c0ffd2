import { poseAt } from '@firing-arc/table';
import { expect, it } from 'vitest';
import { crowded, isOver, type Move } from './formation.ts';

const move = (ship: number, x: number, y: number, facing = 0): Move => ({
  kind: 'move',
  ship,
  base: { kind: 'rectangle', halfX: 20, halfY: 20, guides: [] },
  to: poseAt(x, y, facing),
  template: null,
  bad: false,
  warnings: [],
});

it('tells ends that lie on each other from those that only touch', () => {
  expect(isOver(move(0, 0, 0), move(1, 39, 0))).toBe(true);
  expect(isOver(move(0, 0, 0), move(1, 40, 0))).toBe(false);
  expect(isOver(move(0, 0, 0), move(1, 45, 0, 45))).toBe(true);
  expect(isOver(move(0, 0, 0, 45), move(1, 45, 45, 45))).toBe(false);
});

it('knows discs too, by a line from the corner that is nearest', () => {
  const disc: Move = { ...move(1, 30, 0), base: { kind: 'disc', radius: 17 } };
  expect(isOver(move(0, 0, 0), disc)).toBe(true);
  expect(isOver(move(0, -10, 0), disc)).toBe(false);
});

it('finds everybody in a formation that ends on another', () => {
  const moves = [move(0, 0, 0), move(1, 30, 0), move(2, 200, 0)];
  expect(crowded(moves).map(({ ship }) => ship)).toEqual([0, 1]);
});
