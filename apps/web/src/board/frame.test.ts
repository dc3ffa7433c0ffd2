import { expect, it } from 'vitest';
import type { Edge } from '../shown/table.ts';
import { DIRECTIONS, drawnSize, type Frame, lay, toDrawing, toTable, turnOnDrawing } from './frame.ts';

const EDGES: readonly Edge[] = ['near', 'far', 'left', 'right'];
const frameOf = (bottom: Edge): Frame => ({ width: 1800, depth: 900, bottom });

it('draws the edge of the one who looks below', () => {
  expect(toDrawing(frameOf('near'), 100, 0)).toEqual([100, 900]);
  expect(toDrawing(frameOf('far'), 100, 900)).toEqual([1700, 900]);
  expect(toDrawing(frameOf('left'), 0, 100)).toEqual([800, 1800]);
  expect(toDrawing(frameOf('right'), 1800, 100)).toEqual([100, 1800]);
  expect(drawnSize(frameOf('left'))).toEqual([900, 1800]);
});

it.each(EDGES)('finds the way back from the drawing to the table, seen from the %s edge', (bottom) => {
  const frame = frameOf(bottom);
  const [x, y] = toDrawing(frame, 120.5, 300.25);
  const back = toTable(frame, x, y);
  expect(back[0]).toBeCloseTo(120.5, 9);
  expect(back[1]).toBeCloseTo(300.25, 9);
});

it.each(EDGES)('knows what is right and up, seen from the %s edge', (bottom) => {
  const frame = frameOf(bottom);
  const [x, y] = toTable(frame, 200, 300);
  const { right, up } = DIRECTIONS[bottom];
  expect(toTable(frame, 210, 300)).toEqual([x + 10 * right[0], y + 10 * right[1]]);
  expect(toTable(frame, 200, 290)).toEqual([x + 10 * up[0], y + 10 * up[1]]);
});

it('turns things clockwise, as facings are counted: what faces away from an edge faces up', () => {
  expect(turnOnDrawing(frameOf('near'), 0)).toBe(0);
  expect(turnOnDrawing(frameOf('far'), 180)).toBe(360);
  expect(turnOnDrawing(frameOf('left'), 90)).toBe(360);
  expect(turnOnDrawing(frameOf('right'), 270)).toBe(360);
  expect(lay(frameOf('near'), { x: 457.2, y: 450, facing: 45 })).toBe('translate(457.2 450) rotate(45)');
});
