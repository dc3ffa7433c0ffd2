import {
  PACK_SCHEMA,
  type Pack,
  type PackProblem,
  packDifference,
  packFrom,
  packHash,
  readPackText,
} from '@firing-arc/xwing/second';
import { readText } from '../files.ts';
import { formatIds, formatJson } from '../house-data.ts';
import type { Io } from '../io.ts';
import { parseFlags, UsageError, wordOf } from '../usage.ts';

export const PACKS_HELP = `firing-arc packs              the format packs of the house
firing-arc packs check FILE   is a file a format pack? if not: file, line, column, field, reason
firing-arc packs diff A B     what changed from one pack to another, in plain words
firing-arc packs schema       the JSON Schema of a format pack

  A and B are ids of packs of the house, or files.

  --json    as JSON

  check ends with status 0 when the file is a format pack, with 1 when it is not.
`;

/** Lists, checks and compares format packs. */
export function packsCommand(args: readonly string[], io: Io): number {
  const { values, positionals } = parseFlags('packs', args, {
    help: { type: 'boolean', short: 'h' },
    json: { type: 'boolean' },
  });
  if (values.help) {
    io.out(PACKS_HELP);
    return 0;
  }
  const [what = 'list', ...given] = positionals;
  const kind = wordOf('packs', what, ['list', 'check', 'diff', 'schema'] as const);
  const wanted = { list: 0, check: 1, diff: 2, schema: 0 }[kind];
  if (given.length !== wanted) {
    throw new UsageError(
      `packs ${kind}: ${['nothing', 'one file', 'two packs'][wanted]} must follow, given: '${given.join(' ')}'`,
    );
  }
  const json = values.json ?? false;
  switch (kind) {
    case 'list':
      return list(json, io);
    case 'check':
      return check(given[0]!, json, io);
    case 'diff':
      return diff(given[0]!, given[1]!, json, io);
    case 'schema':
      io.out(`${JSON.stringify(PACK_SCHEMA, null, 2)}\n`);
      return 0;
  }
}

function list(json: boolean, io: Io): number {
  const packs = formatIds().map((id) => packFrom(formatJson(id)));
  const rows = packs.map((pack) => {
    const { id, version, date, name, origin } = pack;
    return { id, version, date, name, origin, hash: packHash(pack) };
  });
  if (json) io.out(`${JSON.stringify(rows)}\n`);
  else
    for (const { id, version, date, name, origin, hash } of rows)
      io.out(`${id} ${version} of ${date}, ${hash}\n  ${name}\n  ${origin}\n`);
  return 0;
}

function check(file: string, json: boolean, io: Io): number {
  const reading = readPackText(readText('packs check', file));
  if (json) {
    io.out(`${JSON.stringify(reading.ok ? { ok: true } : { ok: false, problems: reading.problems })}\n`);
  } else if (reading.ok) {
    io.out(`OK: ${file}: ${told(reading.pack)}\n`);
  } else {
    for (const problem of reading.problems) io.err(`${placed(file, problem)}\n`);
  }
  return reading.ok ? 0 : 1;
}

function told(pack: Pack): string {
  const { id, version, date, ships, pilots, upgrades } = pack;
  return `${id} ${version} of ${date}, ${ships.length} ships, ${pilots.length} pilots, ${upgrades.length} upgrades`;
}

function placed(file: string, { path, message, line, column }: PackProblem): string {
  const place = line === undefined ? file : `${file}:${line}:${column}`;
  return `${place}: ${path === '/' ? '' : `${path} `}${message}`;
}

function packNamed(what: string): Pack {
  if (formatIds().includes(what)) return packFrom(formatJson(what));
  const reading = readPackText(readText('packs diff', what));
  if (reading.ok) return reading.pack;
  const [first] = reading.problems;
  throw new UsageError(`packs diff: ${first ? placed(what, first) : what}`);
}

function diff(before: string, after: string, json: boolean, io: Io): number {
  const changes = packDifference(packNamed(before), packNamed(after));
  if (json) {
    io.out(`${JSON.stringify(changes)}\n`);
    return 0;
  }
  for (const { text } of changes) io.out(`${text}\n`);
  io.out(changes.length === 0 ? 'There is no difference.\n' : `${changes.length} differences.\n`);
  return 0;
}
