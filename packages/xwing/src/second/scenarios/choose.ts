import type { Pack } from '../squads/pack.ts';
import type { Scenario } from './scenario.ts';

/** What a game without a scenario is called where one is chosen. */
export const NO_SCENARIO = 'none';

/** Ids of the scenarios of a format, and 'none'. */
export const scenarioIds = (pack: Pack): readonly string[] => [
  ...(pack.scenarios ?? []).map(({ id }) => id),
  NO_SCENARIO,
];

/** A scenario of a format with the points that end the game; null for 'none'. Throws RangeError for another id. */
export function scenarioOf(pack: Pack, id: string): Scenario | null {
  if (id === NO_SCENARIO) return null;
  const record = pack.scenarios?.find((scenario) => scenario.id === id);
  if (!record) {
    throw new RangeError(`${pack.id} has no scenario '${id}', but ${scenarioIds(pack).join(', ')}`);
  }
  return { ...record, outer: [...record.outer], points: pack.length.points };
}

/** One of a format's scenarios by chance, `chance` from 0 to 1 (scenarios.1); 'none' when it has none. */
export function anyScenario(pack: Pack, chance: number): string {
  const ids = (pack.scenarios ?? []).map(({ id }) => id);
  return ids[Math.min(ids.length - 1, Math.floor(chance * ids.length))] ?? NO_SCENARIO;
}
