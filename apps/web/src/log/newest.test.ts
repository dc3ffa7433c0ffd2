import { expect, it } from 'vitest';
import type { ShownEvent } from '../game/store.ts';
import type { ShownHeading } from '../shown/log.ts';
import type { Entry } from './chapters.ts';
import { newestOf } from './newest.ts';

const event = (kind: string, heading: ShownHeading | null = null, quiet = false): ShownEvent => ({
  kind,
  because: `xwing2:${kind}.1`,
  quiet,
  text: () => kind,
  act: () => null,
  harm: () => null,
  heading: () => heading,
});
const activation = (title: string) => event('activates', { kind: 'activation', title });
const attack = (title: string) => event('attack', { kind: 'attack', title });
const game = (events: readonly ShownEvent[], news: number) => ({ events, passes: () => [], news });

/** Lines as their texts, groups as their titles with what is in them. */
const told = (entries: readonly Entry[]): readonly unknown[] =>
  entries.map((entry) => ('entries' in entry ? { [entry.title]: told(entry.entries) } : entry.text()));

it('tells what happened since the last decision by ships, without what only frames it', () => {
  const events = [
    event('phase'),
    activation('A'),
    event('moved'),
    event('step', null, true),
    activation('B'),
    attack('B on A'),
    event('rolled'),
  ];
  const { shown, count } = newestOf(game(events, 1));
  expect(told(shown)).toEqual([
    { A: ['activates', 'moved'] },
    { B: ['activates', { 'B on A': ['attack', 'rolled'] }] },
  ]);
  expect(count).toBe(1);
});

it('loses no line: of many the newest are shown, all others stand one tap away', () => {
  const many = Array.from({ length: 36 }, (_, at) => event(`line ${at}`));
  const { shown, more, count } = newestOf(game([event('before'), ...many], 1));
  expect(told(shown)).toEqual(many.slice(-10).map(({ kind }) => kind));
  expect(told(more)).toEqual(many.slice(0, -10).map(({ kind }) => kind));
  expect(count).toBe(26);
});

it('does not begin anew at a decision: what the phase told before it stays one tap away', () => {
  const events = [event('phase'), attack('A on B'), event('rolled'), event('modified'), event('hit')];
  const { shown, more } = newestOf(game(events, 3));
  expect(told(more)).toEqual(['phase', { 'A on B': ['attack', 'rolled'] }]);
  expect(told(shown)).toEqual([{ 'A on B': ['modified', 'hit'] }]);
});

it('leaves lines of a phase that is over out of the one that follows', () => {
  const events = [event('phase'), event('moved'), event('phase'), event('engages')];
  const { more } = newestOf(game(events, 3));
  expect(told(more)).toEqual(['phase']);
});

it('tells each activation under its ship though what begins it is quiet, and opens none of which nothing is left', () => {
  const begins = (title: string) => event('activates', { kind: 'activation', title }, true);
  const events = [event('phase'), begins('A'), event('moved'), begins('B'), begins('C'), event('turned')];
  expect(told(newestOf(game(events, 1)).shown)).toEqual([{ A: ['moved'] }, { C: ['turned'] }]);
  const { shown, more } = newestOf(game(events, 3));
  expect([told(more), told(shown)]).toEqual([['phase', { A: ['moved'] }], [{ C: ['turned'] }]]);
});
