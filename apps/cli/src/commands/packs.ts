import * as armada from '@firing-arc/armada';
import * as first from '@firing-arc/xwing/first';
import {
  PACK_SCHEMA,
  type PackChange,
  type PackProblem,
  packDifference,
  packHash,
} from '@firing-arc/xwing/second';
import { readText } from '../files.ts';
import { formatIds } from '../house-data.ts';
import type { Io } from '../io.ts';
import { type AnyPack, housePack, readAnyPack, readBroughtPack } from '../packs.ts';
import { oneOf, parseFlags, UsageError, wordOf } from '../usage.ts';

export const PACKS_HELP = `firing-arc packs              the format packs of the house
firing-arc packs check FILE   is a file a format pack? if not: file, line, column, field, reason
firing-arc packs diff A B     what changed from one pack to another, in plain words
firing-arc packs lists A B LIST…   what becomes of lists (files, folders) from one pack to another
firing-arc packs import DOCUMENT…  a pack from points that others published: data files of XWS
                              (a folder or a .zip of them), data of builders (.json, .coffee),
                              a spreadsheet (.csv, .tsv, .xlsx)
firing-arc packs schema       the JSON Schema of a format pack

  A and B are ids of packs of the house, or files: two of one game.

  --json        as JSON
  --game ID     schema: of which game, xwing1, xwing2 or armada (xwing2);
                import: of which game the document is (what most of it fits)
  --base ID     import: the pack of the house to tell it from (the one that it changes least)
  --only        import: cards that the document does not name are taken out
  --id ID       import: the pack's id; so --name, --date and --origin
  --out FILE    import: where the pack is written (the output, with what became of it beside)

  check ends with status 0 when the file is a format pack, with 1 when it is not.
`;

const GAMES = ['xwing1', 'xwing2', 'armada'] as const;

/** What must follow each of the commands, and the most that may. */
const FOLLOWING = {
  list: { asked: 'nothing', least: 0, most: 0 },
  check: { asked: 'one file', least: 1, most: 1 },
  diff: { asked: 'two packs', least: 2, most: 2 },
  lists: { asked: 'two packs and lists', least: 3, most: Number.POSITIVE_INFINITY },
  import: { asked: 'files or folders', least: 1, most: Number.POSITIVE_INFINITY },
  schema: { asked: 'nothing', least: 0, most: 0 },
} as const;

/** Lists, checks, compares and brings in format packs. */
export async function packsCommand(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseFlags('packs', args, {
    help: { type: 'boolean', short: 'h' },
    json: { type: 'boolean' },
    game: { type: 'string' },
    base: { type: 'string' },
    only: { type: 'boolean' },
    id: { type: 'string' },
    name: { type: 'string' },
    date: { type: 'string' },
    origin: { type: 'string' },
    out: { type: 'string' },
  });
  if (values.help) {
    io.out(PACKS_HELP);
    return 0;
  }
  const [what = 'list', ...given] = positionals;
  const kind = wordOf('packs', what, ['list', 'check', 'diff', 'lists', 'import', 'schema'] as const);
  const { asked, least, most } = FOLLOWING[kind];
  if (given.length < least || given.length > most)
    throw new UsageError(`packs ${kind}: ${asked} must follow, given: '${given.join(' ')}'`);
  const json = values.json ?? false;
  switch (kind) {
    case 'lists': {
      const { listsCommand } = await import('./packs-lists.ts');
      const packs = [packNamed('packs lists', given[0]!), packNamed('packs lists', given[1]!)] as const;
      return listsCommand(packs, given.slice(2), json, io);
    }
    case 'import': {
      const { importCommand } = await import('./packs-import.ts');
      const { base, id, name, date, origin, out, only = false } = values;
      const game = values.game === undefined ? undefined : oneOf('packs import', 'game', values.game, GAMES);
      return importCommand(given, { base, game, id, name, date, origin, out, only, json }, io);
    }
    case 'list':
      return list(json, io);
    case 'check':
      return check(given[0]!, json, io);
    case 'diff':
      return diff(given[0]!, given[1]!, json, io);
    case 'schema': {
      const schemas = { xwing1: first.PACK_SCHEMA, xwing2: PACK_SCHEMA, armada: armada.PACK_SCHEMA };
      const game = oneOf('packs schema', 'game', values.game ?? 'xwing2', GAMES);
      io.out(`${JSON.stringify(schemas[game], null, 2)}\n`);
      return 0;
    }
  }
}

function list(json: boolean, io: Io): number {
  const packs = formatIds().map((id) => housePack('packs', 'format', id));
  const rows = packs.map((found) => {
    const { id, version, date, name, origin } = found.pack;
    return { id, version, date, name, origin, hash: hashOf(found) };
  });
  if (json) io.out(`${JSON.stringify(rows)}\n`);
  else
    for (const { id, version, date, name, origin, hash } of rows)
      io.out(`${id} ${version} of ${date}, ${hash}\n  ${name}\n  ${origin}\n`);
  return 0;
}

function check(file: string, json: boolean, io: Io): number {
  const reading = readBroughtPack(readText('packs check', file));
  if (json) {
    io.out(`${JSON.stringify(reading.ok ? { ok: true } : { ok: false, problems: reading.problems })}\n`);
  } else if (reading.ok) {
    io.out(`OK: ${file}: ${told(reading)}\n`);
  } else {
    for (const problem of reading.problems) io.err(`${placed(file, problem)}\n`);
  }
  return reading.ok ? 0 : 1;
}

function hashOf({ game, pack }: AnyPack): string {
  switch (game) {
    case 'armada':
      return armada.packHash(pack);
    case 'xwing1':
      return first.packHash(pack);
    case 'xwing2':
      return packHash(pack);
  }
}

function told({ game, pack }: AnyPack): string {
  const { id, version, date, ships, upgrades } = pack;
  const crews = game === 'armada' ? `${pack.squadrons.length} squadrons` : `${pack.pilots.length} pilots`;
  return `${id} ${version} of ${date}, ${ships.length} ships, ${crews}, ${upgrades.length} upgrades`;
}

function placed(file: string, { path, message, line, column }: PackProblem): string {
  const place = line === undefined ? file : `${file}:${line}:${column}`;
  return `${place}: ${path === '/' ? '' : `${path} `}${message}`;
}

const packNamed = (command: string, what: string): AnyPack =>
  formatIds().includes(what)
    ? housePack(command, 'format', what)
    : packIn(command, what, readText(command, what));

function packIn(command: string, file: string, text: string): AnyPack {
  const reading = readAnyPack(text);
  if (reading.ok) return reading;
  const [problem] = reading.problems;
  throw new UsageError(`${command}: ${problem ? placed(file, problem) : file}`);
}

function changesBetween(before: AnyPack, after: AnyPack): readonly PackChange[] {
  if (before.game === 'xwing2' && after.game === 'xwing2') return packDifference(before.pack, after.pack);
  if (before.game === 'xwing1' && after.game === 'xwing1') {
    return first.packDifference(before.pack, after.pack);
  }
  if (before.game === 'armada' && after.game === 'armada') {
    return armada.packDifference(before.pack, after.pack);
  }
  throw new UsageError(
    `packs diff: a pack of ${before.game} and one of ${after.game}; two of one game can be compared`,
  );
}

function diff(before: string, after: string, json: boolean, io: Io): number {
  const changes = changesBetween(packNamed('packs diff', before), packNamed('packs diff', after));
  if (json) {
    io.out(`${JSON.stringify(changes)}\n`);
    return 0;
  }
  for (const { text } of changes) io.out(`${text}\n`);
  io.out(changes.length === 0 ? 'There is no difference.\n' : `${changes.length} differences.\n`);
  return 0;
}
