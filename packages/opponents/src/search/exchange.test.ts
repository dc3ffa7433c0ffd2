import { expect, it } from 'vitest';
import { exchange, expectedWorth, type Fighter } from './exchange.ts';

const fighter = (side: number, order: number, left = 3): Fighter => ({
  side,
  order,
  points: 10,
  health: 4,
  left,
});
/** Two damage half of the time. */
const HALF = [0.5, 0, 0.5];

it('attacks take what they are expected to, and who is destroyed first attacks less', () => {
  const fighters = [fighter(0, 5), fighter(1, 3, 2)];
  const [first, second] = exchange(fighters, () => HALF);
  expect([...second!]).toEqual([0.5, 0, 0.5]);
  // It is there to attack half of the time.
  expect([...first!]).toEqual([0, 0.25, 0, 0.75]);
});

it('those with one initiative attack at the same time', () => {
  const left = exchange([fighter(0, 4, 2), fighter(1, 4, 2)], () => HALF);
  expect(left.map((chances) => [...chances])).toEqual([
    [0.5, 0, 0.5],
    [0.5, 0, 0.5],
  ]);
});

it('each attacks where it takes most, never a friend, and tokens defend once', () => {
  const fresh: string[] = [];
  const fighters = [fighter(0, 5), fighter(0, 5), fighter(1, 1), { ...fighter(1, 1), points: 30 }];
  const left = exchange(fighters, (attacker, defender, tokens) => {
    fresh.push(`${attacker} ${defender} ${tokens.join()}`);
    return attacker < 2 ? [0, 1] : null;
  });
  expect(left.map((chances) => chances.indexOf(1))).toEqual([3, 3, 3, 1]);
  expect(fresh).toContain('0 3 true,true');
  expect(fresh).toContain('1 3 true,false');
  expect(fresh.some((asked) => asked.startsWith('0 1'))).toBe(false);
});

it('half of a ship’s points are for being there', () => {
  const one = fighter(0, 1, 2);
  expect(expectedWorth(one, Float64Array.of(0, 0, 1))).toBe(7.5);
  expect(expectedWorth(one, Float64Array.of(0.5, 0.5))).toBe(3.125);
  expect(expectedWorth(one, Float64Array.of(1))).toBe(0);
});
