import { growStreams, nextUint32 } from '@firing-arc/table';
import {
  anyScenario,
  NO_SCENARIO,
  type Pack,
  type SecondSetup,
  scenarioIds,
  scenarioOf,
} from '@firing-arc/xwing/second';
import { oneOf, UsageError } from './usage.ts';

const BY_CHANCE = 'random';

/**
 * Gives a setup the scenario that the flag names, a dogfight without it; `random` takes one of the format's by the
 * game's seed. Throws `UsageError` for an unknown one.
 */
export function scenarioChooser(
  command: string,
  pack: Pack,
  flag: string | undefined,
): (setup: SecondSetup, seed: string) => SecondSetup {
  const chosen = oneOf(command, 'scenario', flag ?? NO_SCENARIO, [...scenarioIds(pack), BY_CHANCE]);
  return (setup, seed) => {
    const scenario = scenarioOf(pack, chosen === BY_CHANCE ? byChance(pack, seed) : chosen);
    if (scenario && setup.sides.length > 2)
      throw new UsageError(
        `${command}: --scenario: a scenario is for two players, not ${setup.sides.length}`,
      );
    return scenario ? { ...setup, scenario } : setup;
  };
}

function byChance(pack: Pack, seed: string): string {
  return anyScenario(pack, nextUint32(growStreams(seed, ['scenario']), 0) / 2 ** 32);
}
