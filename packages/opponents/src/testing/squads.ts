import { below } from '@firing-arc/table';
import {
  READY_SQUADS,
  randomSquad,
  type SecondSetup,
  type SquadPool,
  setupFromSquads,
} from '@firing-arc/xwing/second';

/** Which squads meet: two of the ready ones, or two put together by chance. */
export type SquadSource = 'ready' | 'random';

/** The setup of a game between two squads by chance, from stream number `index` of `streams`. */
export function randomSetup(
  pool: SquadPool,
  source: SquadSource,
  streams: number[],
  index: number,
): SecondSetup {
  const one = () =>
    source === 'ready'
      ? READY_SQUADS[below(streams, index, READY_SQUADS.length)]!.squad
      : randomSquad(pool, streams, index);
  return setupFromSquads(pool.pack, [one(), one()]);
}
