import { growStreams } from '@firing-arc/table';
import {
  EPIC_SQUADS,
  editionOfText,
  FACTIONS,
  judgeQuickBuilds,
  type Pack,
  type QuickBuildVerdict,
  quickBuildsFrom,
  READY_SQUADS,
  randomSquad,
  squadPool,
  writeXws,
} from '@firing-arc/xwing/second';
import { givenSquad } from '../given-squad.ts';
import { quickBuildsJson } from '../house-data.ts';
import type { Io } from '../io.ts';
import { EDITION_FORMATS, elsewhere, formatOfDay, judge, type Verdict } from '../squad-verdict.ts';
import { packOf, squadFrom } from '../squads.ts';
import { FIRST_SQUADS } from '../squads-first.ts';
import { oneOf, parseFlags, UsageError, wholeNumber, wordOf } from '../usage.ts';
import { firstSquadCommand } from './squad-first.ts';

export const SQUAD_HELP = `firing-arc squad check FILE|LINK    is it legal in a format? every reason names its rule
firing-arc squad export FILE|LINK   the squad as XWS 2.0, of First Edition as XWS 1.0
firing-arc squad quick              quick builds by threat value, and which are legal as ships of a squad
firing-arc squad random             legal squads by chance, as XWS, with their seeds

  A squad is a file in XWS, a link of the squad builder YASB in quotes, or the id of a ready squad.

  --format ID      the format pack; by default that of the list's edition today: xwing2-amg or xwing1
  --date DAY       check: the publisher's format of a day, such as 2023-06-17
  --epic           First Edition: as a squad of epic play, with huge ships
  --json           as JSON
  --faction NAME   quick: only this faction, such as rebelalliance
  --threat N       quick: only this threat value
  --seed S         random: the seed the squads grow from (1)
  --count N        random: how many (1)

  check ends with status 0 when the squad is legal, with 1 when it is not. What of a list is not understood is named
  card by card, and the rest is a draft, which is not legal; a text that is no squad at all ends with status 2.
`;

const FLAGS = {
  help: { type: 'boolean', short: 'h' },
  format: { type: 'string' },
  date: { type: 'string' },
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
  const [word = '', given] = positionals;
  const kind = wordOf('squad', word, ['check', 'export', 'quick', 'random'] as const);
  if (kind === 'check') return check(positionals.slice(1), values, io);
  if (values.format?.startsWith('xwing1')) return firstSquadCommand(kind, positionals.slice(1), values, io);
  if (kind === 'quick' || kind === 'random') {
    const pack = packOf('squad', values.format);
    if (given !== undefined) throw new UsageError(`squad ${kind}: '${given}' is not a flag`);
    return kind === 'quick' ? quick(values, pack, io) : byChance(values, pack, io);
  }
  const what = one(kind, positionals.slice(1));
  if (values.format === undefined && editionOf(kind, what) === 'first') {
    return firstSquadCommand(kind, [what], values, io);
  }
  const pack = packOf('squad', values.format);
  io.out(`${JSON.stringify(writeXws(squadFrom('squad export', what, pack).squad, pack), null, 2)}\n`);
  return 0;
}

function one(kind: string, given: readonly string[]): string {
  const [what, extra] = given;
  if (what === undefined) throw new UsageError(`squad ${kind}: a file in XWS or a link is needed`);
  if (extra !== undefined)
    throw new UsageError(`squad ${kind}: one squad is needed, and '${extra}' is a second`);
  return what;
}

const secondSquads = [...READY_SQUADS, ...EPIC_SQUADS];
const known = [...secondSquads, ...FIRST_SQUADS];

/** The edition of a squad that somebody names, where that is told. */
function editionOf(kind: string, what: string): 'first' | 'second' | null {
  const { name, text } = givenSquad(`squad ${kind}`, what, known);
  if (text !== null) return editionOfText(text);
  return secondSquads.some(({ id }) => id === name) ? 'second' : 'first';
}

/** The format that flags name, or that of the list's own edition and date. */
function formatFor(what: string, { format, date }: Values): string {
  if (format !== undefined && date !== undefined)
    throw new UsageError('squad check: --format and --date exclude each other');
  if (format !== undefined) return format;
  if (date !== undefined && !/^20\d\d-\d\d-\d\d$/.test(date))
    throw new UsageError(`squad check: --date: '${date}' is no day such as 2023-06-17`);
  const edition = editionOf('check', what) ?? 'second';
  return date === undefined ? EDITION_FORMATS[edition] : formatOfDay('squad check', date, edition);
}

function check(given: readonly string[], values: Values, io: Io): number {
  const what = one('check', given);
  const format = formatFor(what, values);
  const squad = givenSquad('squad check', what, known);
  const verdict = judge('squad check', squad, format, values.epic);
  const others = elsewhere('squad check', squad, verdict);
  const then = others.map(({ format: id, legal, points, most }) => ({ format: id, legal, points, most }));
  io.out(
    values.json
      ? `${JSON.stringify({ ...verdict, elsewhere: then })}\n`
      : report(squad.name, verdict, others),
  );
  return verdict.legal ? 0 : 1;
}

function report(name: string, verdict: Verdict, others: readonly Verdict[]): string {
  const { format, version, play, legal, points, most, deficit = 0, edition } = verdict;
  const { refusals, notices, findings, guesses } = verdict;
  const where = `${format} ${version}${play === undefined ? '' : `, ${play} play`}`;
  const head = `${name} is ${legal ? 'legal' : findings.length > 0 ? 'a draft' : 'not legal'} in ${where}: ${points} of ${most} squad points`;
  return [
    edition
      ? `${name} is not legal in ${where}.`
      : `${head}${deficit > 0 ? `, a deficit of ${deficit}` : ''}.`,
    ...findings.map((message) => `  ${edition ? '' : 'not read: '}${message}`),
    ...refusals.map(({ message, ruling }) => `  ${message}  [${ruling}]`),
    ...guesses.map((message) => `  note: ${message}`),
    ...notices.map(({ message }) => `  note: ${message}`),
    ...others.map((other) => `  ${thenText(other, verdict)}`),
    '',
  ].join('\n');
}

/** "legal in xwing2-amg-2023-06 (20 of 20 squad points), not in xwing2-amg". */
function thenText({ format, legal, points, most }: Verdict, { format: now, date }: Verdict): string {
  const sum = `${points} of ${most} squad points`;
  const ofDay = date !== undefined && format === formatOfDay('squad check', date, 'second');
  const when = ofDay ? `${format}, the format of its date (${date})` : format;
  return legal ? `legal in ${when}: ${sum}; not in ${now}` : `not legal in ${when} either: ${sum}`;
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
