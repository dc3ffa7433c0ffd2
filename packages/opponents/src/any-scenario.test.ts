import { packFrom, squadPool } from '@firing-arc/xwing/second';
import { CONTROLS, MARKERS, MOST_OUTER, SCENARIO_ACTIONS, SCORINGS } from '@firing-arc/xwing/second/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import amg from '../../../formats/xwing2-amg.json' with { type: 'json' };
import { selfPlay } from './testing/index.ts';

const pool = squadPool(packFrom(amg));

const SCENARIOS = fc.record({
  id: fc.constant('ours'),
  name: fc.constant('Ours'),
  marker: fc.constantFrom(...MARKERS),
  outer: fc.array(fc.constantFrom('own' as const, 'opponent' as const), { maxLength: MOST_OUTER }),
  apart: fc.boolean(),
  control: fc.constantFrom(...CONTROLS),
  range: fc.integer({ min: 0, max: 3 }),
  bigShips: fc.integer({ min: 1, max: 5 }),
  scoring: fc.constantFrom(...SCORINGS),
  action: fc.constantFrom('none' as const, ...SCENARIO_ACTIONS),
  halfPoints: fc.boolean(),
  fromRound: fc.integer({ min: 1, max: 4 }),
});

it('any scenario that a pack may bring is played to its end, by its points or not', () => {
  fc.assert(
    fc.property(
      SCENARIOS,
      fc.constantFrom('random' as const, 'plain' as const),
      fc.nat(),
      (scenario, by, seed) => {
        const pack = { ...pool.pack, scenarios: [scenario] };
        const played = selfPlay({ ...pool, pack }, `scenario ${seed}`, {
          scenario: 'ours',
          names: [by, 'random'],
        });
        expect(played.problem).toBeNull();
      },
    ),
    { numRuns: 12 },
  );
});
