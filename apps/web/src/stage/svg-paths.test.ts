import { expect, it } from 'vitest';
import { shapesOf } from './shapes.ts';
import { readPaths } from './svg-paths.ts';

readPaths();

it('reads the paths of prints where there is no reader for SVG, each as it is laid', () => {
  const shapes = shapesOf([
    { className: 'arc-line', d: 'M0 0H4V3Z', transform: 'translate(10 20)' },
    { className: 'arc-line', d: 'M-1 -1L1 -1 1 1Z' },
  ]);
  const corners = shapes.map((shape) => shape.getPoints().map(({ x, y }) => [x + 0, y + 0]));
  expect(corners).toEqual([
    [
      [10, -20],
      [14, -20],
      [14, -23],
    ],
    [
      [-1, 1],
      [1, 1],
      [1, -1],
    ],
  ]);
});

it('reads nothing where nothing is printed', () => {
  expect(shapesOf([])).toEqual([]);
});
