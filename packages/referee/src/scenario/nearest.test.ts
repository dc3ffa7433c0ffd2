import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const NAMES = ['lukeskywalker', 'lukeskywalker-boy', 'wedgeantilles', 'fuelleak'];

it('tells the name with the same letters, a slip of the finger, a part, a beginning, or nothing', () => {
  expect(nearest('Luke Skywalker', NAMES)).toBe('; did you mean lukeskywalker?');
  expect(nearest('lukskywalker', NAMES)).toBe('; did you mean lukeskywalker?');
  expect(nearest('skywalker', NAMES)).toBe('; did you mean lukeskywalker or lukeskywalker-boy?');
  expect(nearest('wedge', NAMES)).toBe('; did you mean wedgeantilles?');
  expect(nearest('Fuel leek', NAMES)).toBe('; did you mean fuelleak?');
  expect(nearest('tea', NAMES)).toBe('');
  expect(nearest('', NAMES)).toBe('');
});
