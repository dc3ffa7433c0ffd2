import { LADDER } from '@firing-arc/opponents';
import { expect, it } from 'vitest';
import { AGAINST } from './against.ts';

it('offers the rungs of the ladder, and somebody at this screen', () => {
  expect(AGAINST).toEqual([...LADDER.map(({ name }) => name), 'hot-seat']);
});
