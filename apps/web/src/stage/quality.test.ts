import { expect, it } from 'vitest';
import { openMeter, QUALITIES } from './quality.ts';

const told = (meter: ReturnType<typeof openMeter>, milliseconds: number, frames: number): number => {
  let step = -1;
  for (let frame = 0; frame < frames; frame++) step = meter.frame(milliseconds);
  return step;
};

it('keeps the finest picture while frames are quick enough', () => {
  expect(told(openMeter(), 16.7, 200)).toBe(0);
});

it('steps down once when frames are slow, twice when they are very slow, and no farther than there are steps', () => {
  expect(told(openMeter(), 33, 18)).toBe(1);
  expect(told(openMeter(), 90, 18)).toBe(2);
  expect(told(openMeter(), 90, 400)).toBe(QUALITIES.length - 1);
});

it('takes a pause for no slow frame', () => {
  const meter = openMeter();
  for (let turn = 0; turn < 40; turn++) {
    meter.frame(5000);
    meter.frame(16);
  }
  expect(meter.step()).toBe(0);
});
