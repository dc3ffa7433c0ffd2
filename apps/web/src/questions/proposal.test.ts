import { expect, it } from 'vitest';
import { proposal } from './proposal.ts';

/** Within 100 mm of the left edge. */
const validate = ([x]: readonly number[]) =>
  x! <= 100 ? [] : [{ option: '', text: 'too far', ruling: 'armada:range.1' }];

it('proposes places in tenths of a millimetre, but not such as are illegal by that', () => {
  expect(proposal({ propose: () => [50.04, 20.26, 0], validate })).toEqual([50, 20.3, 0]);
  const edge = [99.97, 20.26, 0];
  expect(proposal({ propose: () => edge, validate: (at) => (at[0] === 99.97 ? [] : validate([101])) })).toBe(
    edge,
  );
});

it('tries again while the rules propose nothing, and ends in the middle of the table', () => {
  let tries = 0;
  expect(proposal({ propose: () => (++tries < 5 ? null : [1, 2, 3]), validate })).toEqual([1, 2, 3]);
  expect(proposal({ propose: () => null, validate })).toEqual([400, 400, 0]);
});
