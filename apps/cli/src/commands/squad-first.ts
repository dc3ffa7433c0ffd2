import { growStreams } from '@firing-arc/table';
import {
  checkSquad,
  type Pack,
  type Play,
  randomSquad,
  type SquadCheck,
  squadPool,
  writeXws,
} from '@firing-arc/xwing/first';
import type { Io } from '../io.ts';
import { firstPack, firstSquadFrom } from '../squads-first.ts';
import { UsageError, wholeNumber } from '../usage.ts';

interface Values {
  readonly format?: string;
  readonly json?: boolean;
  readonly epic?: boolean;
  readonly seed?: string;
  readonly count?: string;
}

/** Checks, exports and finds squads of First Edition. */
export function firstSquadCommand(
  kind: 'check' | 'export' | 'quick' | 'random',
  given: readonly string[],
  values: Values,
  io: Io,
): number {
  const pack = firstPack('squad', values.format ?? 'xwing1');
  if (kind === 'quick') throw new UsageError('squad quick: First Edition has no quick builds');
  if (kind === 'random') return byChance(values, pack, io);
  if (given.length !== 1) throw new UsageError(`squad ${kind}: one squad is needed, a file in XWS or an id`);
  const squad = firstSquadFrom(`squad ${kind}`, given[0]!, pack);
  if (kind === 'export') {
    io.out(`${JSON.stringify(writeXws(squad, pack), null, 2)}\n`);
    return 0;
  }
  const play: Play = values.epic ? 'epic' : 'standard';
  const check = checkSquad(squad, pack, play);
  io.out(
    values.json
      ? `${JSON.stringify({ format: pack.id, play, ...check })}\n`
      : report(given[0]!, check, pack, play),
  );
  return check.legal ? 0 : 1;
}

function report(name: string, check: SquadCheck, pack: Pack, play: Play): string {
  const { legal, points, refusals, notices } = check;
  const most = pack.play[play].points;
  return [
    `${name} is ${legal ? 'legal' : 'not legal'} in ${pack.id} ${pack.version}, ${play} play: ${points} of ${most} squad points.`,
    ...refusals.map(({ message, ruling }) => `  ${message}  [${ruling}]`),
    ...notices.map(({ message }) => `  note: ${message}`),
    '',
  ].join('\n');
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
