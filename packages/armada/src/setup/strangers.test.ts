import { playOut, randomAnswerer } from '@firing-arc/referee';
import { spoiledSetups, unrefused } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import '../cards/upgrades.ts';
import { ARMADA } from '../rules.ts';
import { STANDARD_SETUP } from '../testing/fleets.ts';
import { type ArmadaSetup, setupProblems } from './setup.ts';

/** Every field that a setup may have. */
const FULL: Required<ArmadaSetup> = {
  format: { id: 'armada', version: '1', hash: '0123456789abcdef' },
  edition: '1.5',
  width: 1828.8,
  depth: 914.4,
  margin: 304.8,
  rounds: 6,
  obstacles: ['asteroid_1', 'station'],
  drawObjective: true,
  first: 0,
  upgradeCosts: [{ id: 'defense-liaison-officer', points: 3 }],
  sides: [
    {
      name: 'us',
      faction: 'rebel',
      ships: [
        {
          card: 'cr90-corvette-a',
          points: 47,
          own: 44,
          upgrades: ['defense-liaison-officer'],
          costs: [3],
          at: [300, 130, 15],
          speed: 2,
        },
      ],
      squadrons: [{ card: 'x-wing-squadron', points: 13, at: [300, 250] }],
      objectives: ['most-wanted', 'fire-lanes', 'superior-positions'],
    },
    {
      name: 'them',
      faction: 'empire',
      ships: [{ card: 'victory-ii-class-star-destroyer', points: 80 }],
      squadrons: [],
      objectives: [],
    },
  ],
};

describe('a setup from a stranger', () => {
  it('can have every field', () => {
    expect(setupProblems(FULL)).toEqual([]);
  });

  it('is refused field by field, by its place', () => {
    expect(spoiledSetups(FULL).length).toBeGreaterThan(100);
    expect(unrefused(FULL, setupProblems)).toEqual([]);
  });

  it.each([
    [{ width: 1 }, 'setup.width: expected 600 to 4000 mm'],
    [{ depth: 4001 }, 'setup.depth: expected 600 to 4000 mm'],
    [{ margin: 764.5 }, 'setup.margin: expected 0 to 764.4 mm'],
    [{ margin: -1 }, 'setup.margin: expected 0 to 764.4 mm'],
    [{ rounds: -1 }, 'setup.rounds: expected 0 to 100 whole rounds'],
    [{ rounds: 1.5 }, 'setup.rounds: expected 0 to 100 whole rounds'],
    [{ rounds: 101 }, 'setup.rounds: expected 0 to 100 whole rounds'],
    [{ depth: 600, margin: 0 }, []],
  ])('is refused where nobody could play by it: %o', (wrong, reason) => {
    expect(setupProblems({ ...FULL, ...wrong })).toEqual([reason].flat());
  });

  it('is refused where something begins outside of the play area', () => {
    const [us, them] = FULL.sides;
    const squadrons = [{ card: 'x-wing-squadron', points: 13, at: [300, 915] as const }];
    expect(setupProblems({ ...FULL, sides: [{ ...us, squadrons }, them] })).toEqual([
      'setup.sides[0].squadrons[0].at: lies outside of the play area',
    ]);
  });

  it('is played to its end on the smallest play area', () => {
    const small = { ...STANDARD_SETUP, width: 600, depth: 600, margin: 0 };
    const streams = growStreams('small', ['one', 'two']);
    const players = [0, 1].map((seat) => randomAnswerer(streams, seat));
    const { outcome } = playOut(ARMADA, ARMADA.begin(small, growStreams('small', ARMADA.streams)), players);
    expect(outcome).not.toBeNull();
  });
});
