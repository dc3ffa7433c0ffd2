import { expect, it } from 'vitest';
import { lay, toDrawing, toTable, turnOnDrawing } from './frame.ts';

const near = { width: 914.4, depth: 914.4, flipped: false };
const far = { ...near, flipped: true };

it('draws the first player’s edge below, and above when the board is turned', () => {
  expect(toDrawing(near, 100, 0)).toEqual([100, 914.4]);
  expect(toDrawing(far, 100, 0)).toEqual([814.4, 0]);
});

it('finds the way back from the drawing to the table', () => {
  for (const frame of [near, far]) {
    const [x, y] = toDrawing(frame, 120.5, 300.25);
    const back = toTable(frame, x, y);
    expect(back[0]).toBeCloseTo(120.5, 9);
    expect(back[1]).toBeCloseTo(300.25, 9);
  }
});

it('turns things clockwise, as facings are counted', () => {
  expect(turnOnDrawing(near, 90)).toBe(90);
  expect(turnOnDrawing(far, 90)).toBe(270);
  expect(lay(near, { x: 457.2, y: 457.2, facing: 45 })).toBe('translate(457.2 457.2) rotate(45)');
});
