import { describe, expect, it } from 'vitest';
import { deadEndShare, type WayOn } from './edges.ts';

const way = (
  speed: number,
  bearing: 'straight' | 'turn',
  direction: 'straight' | 'left' | 'right',
): WayOn => ({
  maneuver: { speed, bearing, direction },
  stresses: false,
  clears: false,
});

const table = { width: 914, depth: 914 };
const STRAIGHT = [way(1, 'straight', 'straight'), way(2, 'straight', 'straight')];
const TURNS = [way(2, 'turn', 'left'), way(2, 'turn', 'right')];
const RED: WayOn = { ...way(1, 'turn', 'left'), stresses: true };

describe('what an end of a move near an edge costs', () => {
  const share = (dial: readonly WayOn[], ahead: number, stressed = false) =>
    deadEndShare('small', dial, table, { x: 457, y: 914 - ahead, facing: 0 }, stressed);

  it('is nothing in the open', () => {
    expect(share(STRAIGHT, 400)).toBe(0);
  });

  it('is most where nothing stays on the table, less where only a corner is left', () => {
    // A 1 straight carries the middle 80 mm on, half a base is 20.
    expect(share(STRAIGHT, 90)).toBe(6);
    expect(share(STRAIGHT, 170)).toBe(2.5);
    expect(share(STRAIGHT, 190)).toBe(0.15);
  });

  it('is little where red maneuvers or few others lead away, and red ones are none under stress', () => {
    expect(share([...STRAIGHT, RED], 95)).toBe(0.4);
    expect(share([...STRAIGHT, RED], 95, true)).toBe(6);
    expect(share([...STRAIGHT, ...TURNS], 200)).toBe(0);
  });
});
