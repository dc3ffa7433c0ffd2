import { growStreams } from '@firing-arc/table';
import { type Pack, randomSquad, squadPool, writeXws } from '@firing-arc/xwing/first';
import type { Io } from '../io.ts';
import { firstPack, firstSquadFrom } from '../squads-first.ts';
import { UsageError, wholeNumber } from '../usage.ts';

interface Values {
  readonly format?: string;
  readonly json?: boolean;
  readonly seed?: string;
  readonly count?: string;
}

/** Exports and finds squads of First Edition. */
export function firstSquadCommand(
  kind: 'export' | 'quick' | 'random',
  given: readonly string[],
  values: Values,
  io: Io,
): number {
  const pack = firstPack('squad', values.format ?? 'xwing1');
  if (kind === 'quick') throw new UsageError('squad quick: First Edition has no quick builds');
  if (kind === 'random') return byChance(values, pack, io);
  const [what, extra] = given;
  if (what === undefined || extra !== undefined)
    throw new UsageError(`squad ${kind}: one squad is needed, a file in XWS or an id`);
  const squad = firstSquadFrom(`squad ${kind}`, what, pack);
  io.out(`${JSON.stringify(writeXws(squad, pack), null, 2)}\n`);
  return 0;
}

function byChance(values: Values, pack: Pack, io: Io): number {
  const seed = values.seed ?? '1';
  const count = wholeNumber('squad', 'count', values.count ?? '1', 1, 10_000);
  const pool = squadPool(pack);
  const squads = Array.from({ length: count }, (_, n) => {
    const own = `${seed}-${n + 1}`;
    return { seed: own, squad: writeXws(randomSquad(pool, growStreams(own, ['squad']), 0), pack) };
  });
  if (values.json) io.out(`${JSON.stringify(squads)}\n`);
  else for (const { seed: own, squad } of squads) io.out(`seed ${own}\n${JSON.stringify(squad)}\n`);
  return 0;
}
