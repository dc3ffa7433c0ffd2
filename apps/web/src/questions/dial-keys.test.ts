import { expect, it } from 'vitest';
import type { DialEntry, ManeuverSign } from '../shown/question.ts';
import { entryByKey } from './dial-keys.ts';

const entry = (speed: number, bearing: string, direction: ManeuverSign['direction']): DialEntry => ({
  sign: { speed, bearing, direction },
  difficulty: 'white',
  text: `${speed} ${bearing} ${direction}`,
  difficultyText: 'white',
});
const DIAL = [
  entry(1, 'bank', 'left'),
  entry(1, 'straight', 'straight'),
  entry(1, 'bank', 'right'),
  entry(2, 'turn', 'left'),
  entry(2, 'bank', 'left'),
  entry(2, 'straight', 'straight'),
  entry(3, 'straight', 'straight'),
  entry(4, 'koiogran', 'straight'),
];
const after = (keys: readonly string[]): string | undefined => {
  let now: number | undefined;
  for (const key of keys) now = entryByKey(DIAL, now, key) ?? now;
  return now === undefined ? undefined : DIAL[now]!.text;
};

it('goes by a digit to the straight of that speed, or to what is nearest to it', () => {
  expect(after(['2'])).toBe('2 straight straight');
  expect(after(['4'])).toBe('4 koiogran straight');
  expect(after(['9'])).toBeUndefined();
});

it('goes by arrows to what lies beside, and to the next speed', () => {
  expect(after(['2', 'ArrowLeft'])).toBe('2 bank left');
  expect(after(['2', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'])).toBe('2 turn left');
  expect(after(['1', 'ArrowRight', 'ArrowUp'])).toBe('2 straight straight');
  expect(after(['2', 'ArrowLeft', 'ArrowDown'])).toBe('1 bank left');
  expect(after(['2', 'ArrowUp', 'ArrowUp'])).toBe('4 koiogran straight');
  expect(entryByKey(DIAL, 0, 'x')).toBeNull();
});
