import { expect, it } from 'vitest';
import { signSpot } from './sign-spot.ts';

const base = { kind: 'rectangle' as const, halfX: 20, halfY: 20, guides: [] };
const at = (x: number, y: number) => ({ preview: { to: { x, y, facing: 0 }, base } });

it('keeps the signs of places that lie over each other apart', () => {
  const roll = [at(100, 110), at(100, 100), at(100, 90)];
  expect(signSpot(roll[1]!, roll)).toEqual([100, 100]);
  const [ahead, behind] = [signSpot(roll[0]!, roll), signSpot(roll[2]!, roll)];
  expect(ahead[1]).toBeCloseTo(124.4, 6);
  expect(behind[1]).toBeCloseTo(75.6, 6);
});

it('leaves the sign of a place alone in its middle', () => {
  expect(signSpot(at(100, 100), [at(100, 100), at(300, 100)])).toEqual([100, 100]);
});
