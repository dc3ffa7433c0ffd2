import type { Weighed } from '@firing-arc/referee';
import { describe, expect, it } from 'vitest';
import { improved } from './improve.ts';

/** Two parts, of which the policy found the first option best, the second little worse. */
const WEIGHED: readonly Weighed[] = [0, 1].flatMap((part) =>
  [0, 1, 2].map((option) => ({ option: [0, 0].with(part, option), value: -0.1 * option, error: 0 })),
);

describe('an answer of several parts', () => {
  it('is improved where other options come out better together', () => {
    const worth = (answer: readonly number[]) => (answer[0] === 2 ? 3 : 0) + (answer[1] === 1 ? 2 : 0);
    const { answer, weighed } = improved((given) => worth(given as number[]), [0, 0], WEIGHED, 100);
    expect(answer).toEqual([2, 1]);
    expect(weighed).toContainEqual({ option: [2, 1], value: 5, error: 0 });
  });

  it('stays what it is where nothing is gained, or by less than the policy thinks it costs', () => {
    expect(improved(() => 1, [0, 0], WEIGHED, 100).answer).toEqual([0, 0]);
    const little = (given: unknown) => ((given as number[])[0] === 1 ? 0.005 : 0);
    expect(improved(little, [0, 0], WEIGHED, 30).answer).toEqual([0, 0]);
  });

  it('compares options in the same worlds', () => {
    // What a world is worth differs far more than the options do.
    const play = (given: unknown, world: number) =>
      100 * (world % 3) + ((given as number[])[1] === 2 ? 1 : 0);
    expect(improved(play, [0, 0], WEIGHED, 40).answer).toEqual([0, 2]);
  });

  it('is looked for among the more options, the more games may be played', () => {
    // What is best by far comes last in the eyes of the policy.
    const many = Array.from({ length: 16 }, (_, option) => ({
      option: [option],
      value: -option / 100,
      error: 0,
    }));
    const play = (given: unknown) => ((given as number[])[0] === 15 ? 5 : 0);
    expect(improved(play, [0], many, 40).answer).toEqual([0]);
    expect(improved(play, [0], many, 100).answer).toEqual([15]);
  });

  it('takes no more games than it may, none where they are too few', () => {
    const gamesFor = (rollouts: number) => {
      let games = 0;
      improved(() => ++games % 7, [0, 0], WEIGHED, rollouts);
      return games;
    };
    expect([0, 5, 7].map(gamesFor)).toEqual([0, 0, 0]);
    for (const rollouts of [20, 100, 400, 1600]) {
      expect(gamesFor(rollouts)).toBeGreaterThan(rollouts / 3);
      expect(gamesFor(rollouts)).toBeLessThanOrEqual(rollouts);
    }
  });
});
