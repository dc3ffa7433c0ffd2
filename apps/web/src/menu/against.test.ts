import { LADDER, STYLED } from '@firing-arc/opponents';
import { expect, it } from 'vitest';
import { AGAINST } from './against.ts';

it('offers the rungs of the ladder, those with a style, and somebody at this screen', () => {
  const [search, ...below] = LADDER.map(({ name }) => name).toReversed();
  const styled = STYLED.map(({ name }) => name);
  expect(AGAINST).toEqual([...below.toReversed(), ...styled, search, 'hot-seat']);
});
