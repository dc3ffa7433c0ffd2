import { describe, expect, it } from 'vitest';
import { sizeProblems } from './bounded.ts';

describe('a setup from a stranger', () => {
  it('may be as large as games are', () => {
    const ships = Array.from({ length: 40 }, (_, at) => ({
      pilot: `pilot ${at}`,
      upgrades: ['a', 'b'],
      points: 8,
    }));
    expect(sizeProblems({ rounds: 12, sides: [{ ships }, { ships }] }, 'setup')).toEqual([]);
    expect(sizeProblems(undefined, 'setup')).toEqual([]);
  });

  it('is refused with the first thing that is too large', () => {
    const ships = Array.from({ length: 10_000 }, () => ({ pilot: 'x' }));
    expect(sizeProblems({ sides: [{ ships }] }, 'setup')).toEqual([
      'setup.sides[0].ships: has 10000 items, at most 120',
    ]);
    expect(sizeProblems({ rounds: 1e9 }, 'setup')).toEqual(['setup.rounds: 1000000000 is beyond 10000']);
    expect(sizeProblems({ name: 'x'.repeat(1e6) }, 'setup')).toEqual([
      'setup.name: a text of 1000000 letters, at most 400',
    ]);
    let nested: unknown = 1;
    for (let depth = 0; depth < 10_000; depth++) nested = [nested];
    expect(sizeProblems(nested, 'setup')[0]).toMatch(/is nested more than 12 deep$/);
    const wide = Array.from({ length: 120 }, () => Array.from({ length: 120 }, () => [1, 2]));
    expect(sizeProblems(wide, 'setup')).toEqual(['setup: holds more than 20000 values']);
  });
});
