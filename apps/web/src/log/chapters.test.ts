import { expect, it } from 'vitest';
import type { ShownEvent } from '../game/store.ts';
import type { ShownHeading, ShownPass } from '../shown/log.ts';
import { chaptersOf, type Entry, linesOf } from './chapters.ts';

const event = (kind: string, heading: ShownHeading | null = null): ShownEvent => ({
  kind,
  because: `xwing2:${kind}.1`,
  quiet: false,
  text: () => kind,
  act: () => null,
  harm: () => null,
  heading: () => heading,
});
const activation = (title: string) => event('activates', { kind: 'activation', title });
const attack = (title: string) => event('attack', { kind: 'attack', title });
const pass = (at: number): ShownPass => ({
  at,
  player: 0,
  because: 'xwing2:attack.11',
  text: () => 'passed',
});
const game = (events: readonly ShownEvent[], ...passes: readonly ShownPass[]) => ({
  events,
  passes: () => passes,
});

/** Lines as their texts, groups as their titles with what is in them. */
const told = (entries: readonly Entry[]): readonly unknown[] =>
  entries.map((entry) => ('entries' in entry ? { [entry.title]: told(entry.entries) } : entry.text()));

it('ends attacks where the activation goes on, and begins no other', () => {
  const chapters = chaptersOf(game([activation('A'), attack('A on B'), event('rolled'), activation('A')]));
  expect(chapters.map(({ entries }) => told(entries))).toEqual([
    [{ A: ['activates', { 'A on B': ['attack', 'rolled'] }, 'activates'] }],
  ]);
});

it('divides a game into rounds, activations, and attacks within them', () => {
  const chapters = chaptersOf(
    game([
      event('placed'),
      event('round'),
      event('phase'),
      activation('A'),
      event('moved'),
      activation('B'),
      attack('B on A'),
      event('rolled'),
      attack('B on C'),
      event('phase'),
      event('round'),
    ]),
  );
  expect(chapters.map(({ title, entries }) => [title, told(entries)])).toEqual([
    ['Setup', ['placed']],
    [
      'Round 1',
      [
        'round',
        'phase',
        { A: ['activates', 'moved'] },
        { B: ['activates', { 'B on A': ['attack', 'rolled'] }, { 'B on C': ['attack'] }] },
        'phase',
      ],
    ],
    ['Round 2', ['round']],
  ]);
});

it('tells a pass before the event that came after it, within its attack', () => {
  const played = game([event('round'), attack('A on B'), event('rolled')], pass(2), pass(3));
  expect(chaptersOf(played).map(({ entries }) => told(entries))).toEqual([
    ['round', { 'A on B': ['attack', 'passed', 'rolled', 'passed'] }],
  ]);
  expect(linesOf(played, 3).map(({ kind, because }) => [kind, because])).toEqual([
    ['passed', 'xwing2:attack.11'],
  ]);
});
