/** What a scenario lays out and scores is said in every language, and whatever of it changes is said otherwise. */
import { describe, expect, it } from 'vitest';
import amg from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import xwa from '../../../../../formats/xwing2-xwa.json' with { type: 'json' };
import type { ScenarioRules } from '../scenarios/scenario.ts';
import { packFrom } from '../squads/pack.ts';
import { ENGLISH } from './english/index.ts';
import { FRENCH } from './french/index.ts';
import { GERMAN } from './german/index.ts';

const PLAYED = [amg, xwa].flatMap((pack) => packFrom(pack).scenarios ?? []);
const named = (id: string): ScenarioRules => PLAYED.find((scenario) => scenario.id === id)!;

/** Changes of a scenario, each of which a player must hear of. */
const CHANGES: readonly (readonly [of: string, change: Partial<ScenarioRules>])[] = [
  ['assault', { marker: 'supply-cache' }],
  ['assault', { marker: 'data-cache' }],
  ['assault', { outer: [] }],
  ['assault', { outer: ['own'] }],
  ['assault', { outer: ['opponent', 'own'] }],
  ['assault', { apart: false }],
  ['assault', { range: 0 }],
  ['assault', { range: 2 }],
  ['assault', { bigShips: 1 }],
  ['assault', { bigShips: 3 }],
  ['assault', { control: 'contest' }],
  ['assault', { control: 'claim' }],
  ['assault', { scoring: 'alone-more' }],
  ['assault', { scoring: 'one-or-two' }],
  ['assault', { action: 'scramble' }],
  ['assault', { halfPoints: true }],
  ['assault', { fromRound: 1 }],
  ['assault', { fromRound: 3 }],
  ['chance', { range: 1 }],
  ['chance', { scoring: 'each' }],
  ['chance', { halfPoints: false }],
  ['salvage', { action: 'none' }],
  ['salvage', { range: 2 }],
  ['salvage', { fromRound: 4 }],
  ['salvage', { control: 'most-ships' }],
  ['scramble', { marker: 'supply-cache' }],
  ['scramble', { action: 'tow' }],
  ['knowledge', { control: 'claim' }],
  ['knowledge', { marker: 'satellite' }],
];

describe.each([ENGLISH, GERMAN, FRENCH])('scenarios in $language', ({ scenario: says }) => {
  it.each(PLAYED)('$name is told in whole sentences', (scenario) => {
    for (const text of says(scenario)) expect(text).toMatch(/^\p{Lu}[^{}]+\.$/u);
    expect(says(scenario).join(' ')).not.toMatch(/undefined|NaN| {2}/);
  });

  it.each(CHANGES)('of %s with %j another text is read', (of, change) => {
    expect(says({ ...named(of), ...change }).join(' ')).not.toBe(says(named(of)).join(' '));
  });
});

it('tells what lies where, whose it is, and what that scores', () => {
  expect(ENGLISH.scenario(named('assault'))).toEqual([
    'One satellite lies in the centre; each player adds 2 at range 3 of it and at range 2-4 of their own edge, then of the opponent’s edge, beyond range 2 of each other.',
    'Whoever has more ships at range 0-1 of a satellite holds it; a medium or large ship counts as 2.',
    'From round 2 on, as the End Phase begins, each one held scores 1 point.',
    'A ship’s points are earned when it is lost.',
  ]);
});
