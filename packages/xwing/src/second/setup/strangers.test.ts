import { firstPosition, newRecord, playOut, randomAnswerer } from '@firing-arc/referee';
import { spoiledSetups, unrefused } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import '../cards/all.ts';
import amg from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import { SECOND } from '../rules.ts';
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

  it.each([
    [{ width: 1 }, 'setup.width: expected 600 to 4000 mm'],
    [{ depth: 599 }, 'setup.depth: expected 600 to 4000 mm'],
    [{ depth: 4001 }, 'setup.depth: expected 600 to 4000 mm'],
    [{ width: Number.NaN }, 'setup.width: expected 600 to 4000 mm'],
    [{ rounds: 0 }, 'setup.rounds: expected 1 to 100 whole rounds'],
    [{ rounds: 1.5 }, 'setup.rounds: expected 1 to 100 whole rounds'],
    [{ rounds: 101 }, 'setup.rounds: expected 1 to 100 whole rounds'],
    [{ points: 0 }, 'setup.points: expected 1 to 10000 points'],
  ])('is refused where nobody could play by it: %o', (wrong, reason) => {
    expect(setupProblems({ ...full('none'), ...wrong })).toContain(reason);
  });

  it('is played to its end on the smallest play area', () => {
    const small = { ...setupFromSquads(PACK, SQUADS), width: 600, depth: 600 };
    const streams = growStreams('small', ['one', 'two']);
    const players = [0, 1].map((seat) => randomAnswerer(streams, seat));
    expect(
      playOut(SECOND, firstPosition(SECOND, newRecord(SECOND, small, 'small')), players).outcome,
    ).not.toBeNull();
  });
});
