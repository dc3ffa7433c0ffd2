import { spoiledSetups, unrefused } from '@firing-arc/referee/testing';
import { describe, expect, it } from 'vitest';
import '../cards/all.ts';
import amg from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import { ENVIRONMENTS } from '../scenarios/environments.ts';
import { DEFAULT_PAIR } from '../squads/index.ts';
import { packFrom } from '../squads/pack.ts';
import { setupFromSquads } from './from-squads.ts';
import { type SecondSetup, setupProblems } from './setup.ts';

const PACK = packFrom(amg);
const SQUADS = [DEFAULT_PAIR[0].squad, DEFAULT_PAIR[1].squad] as const;

/** Every field that a setup may have. */
const full = (scenario: string): Required<SecondSetup> => {
  const setup = setupFromSquads(PACK, SQUADS, scenario, '0123456789abcdef');
  const [one, other] = setup.sides;
  const ships = one.ships.map((ship) => ({ ...ship, upgrades: ['predator'] }));
  return {
    ...setup,
    scenario: setup.scenario!,
    teams: [0, 1],
    hideable: ['predator'],
    environments: { cards: [ENVIRONMENTS[0]!.id], agreed: [true, true] },
    sides: [{ ...one, ships, wings: [{ leader: 0, mates: [1, 2] }] }, other],
  };
};

describe('a setup from a stranger', () => {
  it.each((PACK.scenarios ?? []).map(({ id }) => id))(
    'is refused field by field, by its place: %s',
    (scenario) => {
      const setup = full(scenario);
      expect(spoiledSetups(setup).length).toBeGreaterThan(200);
      expect(unrefused(setup, setupProblems)).toEqual([]);
    },
  );
});
