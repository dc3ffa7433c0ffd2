import { spoiledSetups, unrefused } from '@firing-arc/referee/testing';
import { describe, expect, it } from 'vitest';
import '../cards/upgrades.ts';
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
});
