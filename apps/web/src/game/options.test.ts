import { LADDER } from '@firing-arc/opponents';
import { expect, it } from 'vitest';
import { computerAt, QUICK_GAME, RUNGS, readOptions } from './options.ts';

it('offers the computer players of the ladder, in its order', () => {
  expect(RUNGS).toEqual(LADDER.map(({ name }) => name));
});

it.each([...RUNGS, 'random'] as const)(
  'keeps that %s plays, who sets the table up for the other too',
  (name) => {
    const options = { ...QUICK_GAME, seats: ['human', name] } as const;
    expect(readOptions(JSON.parse(JSON.stringify(options)))).toEqual(options);
    expect([0, 1].map((player) => computerAt(options, player))).toEqual([name, name]);
  },
);

it('reads no options in which somebody unknown plays', () => {
  expect(readOptions({ ...QUICK_GAME, seats: ['human', 'admiral'] })).toBeNull();
});
