import { below, growStreams, nextUint32 } from '@firing-arc/table';
import {
  anyScenario,
  type Pack,
  randomSquad,
  readySquads,
  type SecondSetup,
  type SquadPool,
  scenarioOf,
  setupFromSquads,
} from '@firing-arc/xwing/second';

/** Which squads meet: two of the ready ones, or two put together by chance. */
export type SquadSource = 'ready' | 'random';

/** Who meets: how many players, each alone, or the team of each. */
export interface Company {
  readonly players: number;
  readonly teams?: readonly number[];
}
export const A_PAIR: Company = { players: 2 };

/** The setup of a game between squads by chance, from stream number `index` of `streams`. */
export function randomSetup(
  pool: SquadPool,
  source: SquadSource,
  streams: number[],
  index: number,
  { players, teams }: Company = A_PAIR,
): SecondSetup {
  const ready = readySquads(pool.pack);
  const one = () =>
    source === 'ready'
      ? ready[below(streams, index, ready.length)]!.squad
      : randomSquad(pool, streams, index);
  const [first, second] = [one(), one()];
  const more = Array.from({ length: players - 2 }, one);
  return setupFromSquads(pool.pack, [first, second, ...more], 'none', undefined, teams);
}

/** A setup with a scenario of the format: by its id, or 'random' for one by the seed of the game. */
export function withScenario(pack: Pack, setup: SecondSetup, id: string, seed: string): SecondSetup {
  const chance = () => nextUint32(growStreams(seed, ['scenario']), 0) / 4294967296;
  const scenario = scenarioOf(pack, id === 'random' ? anyScenario(pack, chance()) : id);
  return scenario ? { ...setup, scenario } : setup;
}
