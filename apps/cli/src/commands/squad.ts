import { growStreams } from '@firing-arc/table';
import {
  checkSquad,
  FACTIONS,
  judgeQuickBuilds,
  type Pack,
  type QuickBuildVerdict,
  quickBuildsFrom,
  randomSquad,
  type SquadCheck,
  squadPool,
  writeXws,
} from '@firing-arc/xwing/second';
import { quickBuildsJson } from '../house-data.ts';
import type { Io } from '../io.ts';
import { packOf, squadFrom } from '../squads.ts';
import { oneOf, parseFlags, UsageError, wholeNumber, wordOf } from '../usage.ts';
import { firstSquadCommand } from './squad-first.ts';

export const SQUAD_HELP = `firing-arc squad check FILE|LINK    is it legal in a format? every reason names its rule
firing-arc squad export FILE|LINK   the squad as XWS 2.0, of First Edition as XWS 1.0
firing-arc squad quick              quick builds by threat value, and which are legal as ships of a squad
firing-arc squad random             legal squads by chance, as XWS, with their seeds

  A squad is a file in XWS, a link of the squad builder YASB in quotes, or the id of a ready squad.

  --format ID      the format pack (xwing2-amg); xwing1 for First Edition
  --epic           First Edition: as a squad of epic play, with huge ships
  --json           as JSON
  --faction NAME   quick: only this faction, such as rebelalliance
  --threat N       quick: only this threat value
  --seed S         random: the seed the squads grow from (1)
  --count N        random: how many (1)

  check ends with status 0 when the squad is legal, with 1 when it is not.
`;

const FLAGS = {
  help: { type: 'boolean', short: 'h' },
  format: { type: 'string' },
  json: { type: 'boolean' },
  epic: { type: 'boolean' },
  faction: { type: 'string' },
  threat: { type: 'string' },
  seed: { type: 'string' },
  count: { type: 'string' },
} as const;

type Values = {
  readonly [Flag in keyof typeof FLAGS]?: (typeof FLAGS)[Flag]['type'] extends 'string' ? string : boolean;
};

/** Checks, exports and finds squads. */
export function squadCommand(args: readonly string[], io: Io): number {
  const { values, positionals } = parseFlags('squad', args, FLAGS);
  if (values.help) {
    io.out(SQUAD_HELP);
    return 0;
  }
  const [what = '', given, extra] = positionals;
  const kind = wordOf('squad', what, ['check', 'export', 'quick', 'random'] as const);
  if (values.format?.startsWith('xwing1')) return firstSquadCommand(kind, positionals.slice(1), values, io);
  const pack = packOf('squad', values.format);
  if (kind === 'quick' || kind === 'random') {
    if (given !== undefined) throw new UsageError(`squad ${kind}: '${given}' is not a flag`);
    return kind === 'quick' ? quick(values, pack, io) : byChance(values, pack, io);
  }
  if (given === undefined) throw new UsageError(`squad ${kind}: a file in XWS or a link is needed`);
  if (extra !== undefined)
    throw new UsageError(`squad ${kind}: one squad is needed, and '${extra}' is a second`);
  const { squad, name } = squadFrom(`squad ${kind}`, given, pack);
  if (kind === 'export') {
    io.out(`${JSON.stringify(writeXws(squad, pack), null, 2)}\n`);
    return 0;
  }
  const check = checkSquad(squad, pack);
  io.out(values.json ? `${JSON.stringify({ format: pack.id, ...check })}\n` : report(name, check, pack));
  return check.legal ? 0 : 1;
}

function report(name: string, check: SquadCheck, pack: Pack): string {
  const { legal, points, deficit, refusals, notices } = check;
  const verdict = `${name} is ${legal ? 'legal' : 'not legal'} in ${pack.id} ${pack.version}: ${points} of ${pack.squad.points} squad points`;
  const head = deficit > 0 ? `${verdict}, a deficit of ${deficit}` : verdict;
  return [
    `${head}.`,
    ...refusals.map(({ message, ruling }) => `  ${message}  [${ruling}]`),
    ...notices.map(({ message }) => `  note: ${message}`),
    '',
  ].join('\n');
}

function quick(values: Values, pack: Pack, io: Io): number {
  const faction = values.faction === undefined ? null : oneOf('squad', 'faction', values.faction, FACTIONS);
  const threat = values.threat === undefined ? null : wholeNumber('squad', 'threat', values.threat, 1, 20);
  const builds = quickBuildsFrom(quickBuildsJson('xwing2')).filter(
    (build) =>
      (faction === null || build.faction === faction) && (threat === null || build.threat === threat),
  );
  const verdicts = judgeQuickBuilds(builds, pack);
  if (values.json) {
    io.out(`${JSON.stringify(verdicts)}\n`);
    return 0;
  }
  const legal = verdicts.filter((verdict) => verdict.legal).length;
  io.out(
    `${verdicts.map(quickLine).join('')}${verdicts.length} quick builds, ${legal} of them legal as ships in ${pack.id} ${pack.version}.\n`,
  );
  return 0;
}

function quickLine({ build, legal, points, refusals }: QuickBuildVerdict): string {
  const ships = build.ships.map(({ pilot, upgrades }) => [pilot, ...upgrades].join(' + ')).join('; ');
  const reasons = [...new Set(refusals.map(({ ruling }) => ruling))].join(', ');
  const verdict = legal ? `legal, ${points} squad points` : `not legal: ${reasons}`;
  return `threat ${build.threat}  ${build.id} (${build.faction}): ${ships}\n          ${verdict}\n`;
}

function byChance(values: Values, pack: Pack, io: Io): number {
  const seed = values.seed ?? '1';
  const count = wholeNumber('squad', 'count', values.count ?? '1', 1, 10_000);
  const pool = squadPool(pack);
  const squads = Array.from({ length: count }, (_, n) => {
    const own = `${seed}-${n + 1}`;
    return { seed: own, squad: writeXws(randomSquad(pool, growStreams(own, ['squad']), 0), pack) };
  });
  if (values.json) {
    io.out(`${JSON.stringify(squads)}\n`);
    return 0;
  }
  for (const { seed: own, squad } of squads) io.out(`seed ${own}\n${JSON.stringify(squad)}\n`);
  return 0;
}
