import { growStreams, pickWeighted } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { ATTACK_DIE, DEFENSE_DIE } from '../common/index.ts';

describe('dice', () => {
  it.each([
    [
      'xwing1:dice-results.5 attack dice show hit, crit, focus and blank in 3, 1, 2 and 2 of 8',
      ATTACK_DIE,
      { hit: 3, crit: 1, focus: 2, blank: 2 },
    ],
    [
      'xwing1:dice-results.6 defense dice show evade, focus and blank in 3, 2 and 3 of 8',
      DEFENSE_DIE,
      { evade: 3, focus: 2, blank: 3 },
    ],
  ] as const)('%s', (_name, thrown, eighths) => {
    const streams = growStreams('dice of First Edition', ['dice']);
    const count = new Map<string, number>();
    for (let i = 0; i < 80_000; i++) {
      const face = thrown.faces[pickWeighted(streams, 0, thrown.weights, thrown.sides)]!;
      count.set(face, (count.get(face) ?? 0) + 1);
    }
    for (const [face, share] of Object.entries(eighths))
      expect(Math.abs((count.get(face) ?? 0) / 80_000 - share / 8), face).toBeLessThan(0.01);
    expect(count.size).toBe(Object.keys(eighths).length);
  });
});
