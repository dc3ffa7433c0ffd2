import { LADDER, STYLED } from '@firing-arc/opponents';
import { expect, it } from 'vitest';
import { ownFirst } from '../ships/own-first.ts';
import { COMPUTERS, computerAt, humansOf, QUICK_GAME, readOptions } from './options.ts';

it('offers the computer players of the ladder, in its order, with those of a style behind the plain one', () => {
  const styled = STYLED.map(({ name }) => name);
  expect(COMPUTERS).toEqual(LADDER.flatMap(({ name }) => (name === 'plain' ? [name, ...styled] : [name])));
});

it.each([...COMPUTERS, 'random'] as const)(
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

it('reads the seats of two to four players, and of no more or less', () => {
  const seats = (count: number) =>
    readOptions({ ...QUICK_GAME, seats: Array(count).fill('human') })?.seats.length;
  expect([1, 2, 3, 4, 5].map(seats)).toEqual([undefined, 2, 3, 4, undefined]);
});

it('lists all players, the own one first', () => {
  const options = { ...QUICK_GAME, seats: ['guest', 'guest', 'human'] } as const;
  expect(ownFirst({ options, viewer: 2 })).toEqual([2, 0, 1]);
  expect(ownFirst({ options, viewer: -1 })).toEqual([0, 1, 2]);
  expect(humansOf(options)).toEqual([2]);
});
