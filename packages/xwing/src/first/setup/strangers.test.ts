import { playOut, randomAnswerer } from '@firing-arc/referee';
import { spoiledSetups, unrefused } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { FIRST } from '../rules.ts';
import { testSetup } from '../testing/squads.ts';
import { type FirstSetup, setupProblems } from './setup.ts';

/** Every field that a setup may have. */
const FULL: Required<FirstSetup> = {
  format: { id: 'xwing1', version: '1', hash: '0123456789abcdef' },
  width: 914.4,
  depth: 914.4,
  rounds: 12,
  damageDeck: 'tfa',
  measuring: 'rules',
  mission: {
    name: 'breakout',
    objectives: [
      { player: 0, kind: 'escape', ships: [0], edge: 'far' },
      { player: 1, kind: 'destroy', ships: [0] },
      { player: 1, kind: 'hold', ships: [1], rounds: 6 },
      { player: 1, kind: 'track', ships: [0], tokens: 2 },
    ],
    rules: [
      { kind: 'difficulty', is: 'green', becomes: 'white' },
      { kind: 'no-action', action: 'focus' },
    ],
    actions: [{ name: 'scan', player: 1, on: [0], range: [1, 2] }],
  },
  sides: [
    {
      name: 'us',
      faction: 'rebel',
      ships: [
        {
          pilot: 'lukeskywalker',
          points: 30,
          upgrades: ['r2d2'],
          upgradePoints: [4],
          stock: [{ id: 'protontorpedoes', points: 4 }],
        },
      ],
      obstacles: ['coreasteroid0'],
    },
    { name: 'them', faction: 'imperial', ships: [{ pilot: 'academypilot', points: 12 }], obstacles: [] },
  ],
  teams: [0, 1],
};

describe('a setup from a stranger', () => {
  it('can have every field', () => {
    expect(setupProblems(FULL)).toEqual([]);
  });

  it('is refused field by field, by its place', () => {
    expect(spoiledSetups(FULL).length).toBeGreaterThan(150);
    expect(unrefused(FULL, setupProblems)).toEqual([]);
  });

  it.each([
    [{ width: 1 }, 'setup.width: expected 600 to 4000 mm'],
    [{ depth: 4001 }, 'setup.depth: expected 600 to 4000 mm'],
    [{ rounds: 0 }, 'setup.rounds: expected 1 to 100 whole rounds'],
    [{ rounds: 1.5 }, 'setup.rounds: expected 1 to 100 whole rounds'],
    [{ rounds: 101 }, 'setup.rounds: expected 1 to 100 whole rounds'],
  ])('is refused where nobody could play by it: %o', (wrong, reason) => {
    expect(setupProblems({ ...FULL, ...wrong })).toEqual([reason]);
  });

  it('is played to its end on the smallest play area', () => {
    const small = {
      ...testSetup('x-wings and a smuggler', 'firesprays'),
      width: 600,
      depth: 600,
      rounds: 12,
    };
    const streams = growStreams('small', ['one', 'two']);
    const players = [0, 1].map((seat) => randomAnswerer(streams, seat));
    expect(
      playOut(FIRST, FIRST.begin(small, growStreams('small', FIRST.streams)), players).outcome,
    ).not.toBeNull();
  });
});
