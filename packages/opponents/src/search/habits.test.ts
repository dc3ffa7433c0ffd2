import { describe, expect, it } from 'vitest';
import { constancyOf, type Expected, type Habit, learned, UNKNOWN } from './habits.ts';

/** Three parts: what two policies answer to each, and what is good for it. */
const EXPECTED: Expected = {
  about: [4, 5, 6],
  usual: [
    [1, 2, 3],
    [3, 2, 1],
  ],
  ranked: [
    [1, 2, 3],
    [2, 1],
    [3, 1, 2],
  ],
};

const after = (...chosen: readonly number[]): Habit =>
  chosen.reduce((habit, one, part) => learned(habit, EXPECTED, part, one), UNKNOWN);

describe('what is known of how a seat answers', () => {
  it('goes to the policy that told what it did, and away from the others', () => {
    const [first, second, neither] = after(1, 2, 3).weights;
    expect(first).toBeGreaterThan(0.8);
    expect(second).toBeLessThan(0.05);
    expect(neither).toBeLessThan(UNKNOWN.weights[2]!);
    expect(after(3, 2, 1).weights[1]).toBeGreaterThan(0.8);
  });

  it('goes to neither where it does what no policy would', () => {
    expect(after(2, 1, 2).weights[2]).toBeGreaterThan(0.9);
  });

  it('stays a matter of chances, so that who changes is found out', () => {
    const often = Array.from({ length: 40 }).reduce<Habit>(
      (habit) => learned(habit, EXPECTED, 0, 1),
      UNKNOWN,
    );
    expect(often.weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
    expect(Math.min(...often.weights)).toBeGreaterThan(0.01);
    expect(constancyOf(often, 0)).toBeGreaterThan(constancyOf(UNKNOWN, 0));
    expect(constancyOf(often, 1)).toBeLessThan(0.5);
    const changed = Array.from({ length: 8 }).reduce<Habit>((habit) => learned(habit, EXPECTED, 0, 3), often);
    expect(changed.weights[1]).toBeGreaterThan(changed.weights[0]!);
  });
});
