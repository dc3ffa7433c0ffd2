/** `packs import`: a document of points that others made, told as differences from a pack of the house. */

import { basename } from 'node:path';
import { type PointsImport, type PointsReading, type PointsRow, readDocuments } from '@firing-arc/points';
import { writeWhole } from '../files.ts';
import type { Io } from '../io.ts';
import { housePack, readAnyPack } from '../packs.ts';
import { documentsIn, importedFrom } from '../points.ts';
import { UsageError } from '../usage.ts';

const COMMAND = 'packs import';

/** What is asked for: where the documents are, and what the pack is to be called. */
export interface ImportFlags {
  readonly base: string | undefined;
  readonly game: PointsImport['game'] | undefined;
  readonly id: string | undefined;
  readonly name: string | undefined;
  readonly date: string | undefined;
  readonly origin: string | undefined;
  readonly out: string | undefined;
  readonly only: boolean;
  readonly json: boolean;
}

/** So many rows of a kind are told one by one; all of them with --json. */
const FIRST_TOLD = 20;

/** Brings documents in; status 1 where what comes of them is no format pack. */
export async function importCommand(named: readonly string[], flags: ImportFlags, io: Io): Promise<number> {
  const reading = await readDocuments(documentsIn(COMMAND, named));
  const found = await importedFrom(COMMAND, reading.rows, flags);
  if (found.found === 0) throw new UsageError(nothingFound(named, reading, found));
  const pack = packOf(named, flags, found);
  const text = `${JSON.stringify(pack, null, 2)}\n`;
  if (flags.out !== undefined) writeWhole(COMMAND, flags.out, text);
  if (flags.json) io.out(`${JSON.stringify({ pack, ...reportOf(found, reading) })}\n`);
  else {
    if (flags.out === undefined) io.out(text);
    // Who takes the pack from the output reads what became of it beside.
    const tell = flags.out === undefined ? io.err : io.out;
    for (const line of told(found, reading, flags.only)) tell(`${line}\n`);
  }
  const checked = readAnyPack(text);
  if (checked.ok) return 0;
  for (const { path, message } of checked.problems) io.err(`${path} ${message}\n`);
  return 1;
}

function nothingFound(
  named: readonly string[],
  { rows, faults }: PointsReading,
  { several, unknown }: PointsImport,
): string {
  const read =
    rows.length === 0
      ? 'no card with its points was found'
      : several.length === 0
        ? `none of ${rows.length} cards is ours`
        : `which of our cards is meant is clear of none of ${rows.length}`;
  const lines = [
    ...faults.map(({ at, message }) => `${at}: ${message}`),
    ...several.map(({ row, ids }) => `${row.at}: ${calledIn(row)}: ${ids.join(' or ')}`),
    ...unknown.map((row) => `${row.at}: ${calledIn(row)} is in no pack of the house`),
  ];
  const told =
    lines.length > FIRST_TOLD ? [...lines.slice(0, FIRST_TOLD), `${lines.length - FIRST_TOLD} more`] : lines;
  return [`${COMMAND}: ${named.join(', ')}: ${read}`, ...told].join('; ');
}

/** The pack as its file has it. */
function packOf(
  named: readonly string[],
  flags: ImportFlags,
  { base, game, differences }: PointsImport,
): object {
  const date = flags.date ?? new Date().toISOString().slice(0, 10);
  const sources = named.map((path) => basename(path));
  return {
    game,
    base,
    id: flags.id ?? `${base}-${date}`,
    name: flags.name ?? `Points of ${sources.join(', ')}`,
    version: date,
    date,
    origin: flags.origin ?? `Brought in from ${sources.join(', ')}`,
    ...differences,
  };
}

const reportOf = (found: PointsImport, { faults }: PointsReading) => ({
  base: found.base,
  rows: found.rows,
  found: found.found,
  changed: found.changed,
  faults: [...faults, ...found.faults],
  unknown: found.unknown.map(({ at, ids, name }) => ({ at, ids, name })),
  several: found.several.map(({ row: { at, name }, ids }) => ({ at, name, ids })),
  guesses: found.guesses.map(({ row: { at, name }, id }) => ({ at, name, id })),
  contradicted: found.contradicted.map(({ row: { at }, id }) => ({ at, id })),
  unnamed: found.unnamed.map(({ id }) => id),
});

function told(found: PointsImport, { faults }: PointsReading, only: boolean): readonly string[] {
  const { base, rows, unknown, several, guesses, contradicted, unnamed } = found;
  const { name } = housePack(COMMAND, 'base', base).pack;
  return [
    `${rows} rows with points, ${found.found} cards; ${found.changed} differ from ${base} (${name}).`,
    ...group(
      'Could not be read',
      [...faults, ...found.faults].map(({ at, message }) => `${at}: ${message}`),
    ),
    ...group(
      'In no pack of the house, left out',
      unknown.map((row) => `${row.at}: ${calledIn(row)}`),
    ),
    ...group(
      'Could be several cards, left out',
      several.map(({ row, ids }) => `${row.at}: ${calledIn(row)}: ${ids.join(' or ')}`),
    ),
    ...group(
      'Most likely meant, taken for it',
      guesses.map(({ row, id }) => `${row.at}: ${calledIn(row)}: ${id}`),
    ),
    ...group(
      'Said again otherwise, the last one holds',
      contradicted.map(({ row, id }) => `${row.at}: ${id}`),
    ),
    ...group(
      only ? 'Not named, taken out' : `Not named, left as in ${base} (--only takes them out)`,
      unnamed.map(({ id }) => id),
    ),
  ];
}

const calledIn = ({ name, ids }: PointsRow): string => name || ids.join(', ');

function group(title: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return [];
  const more = lines.length - FIRST_TOLD;
  return [
    `${title} (${lines.length}):`,
    ...lines.slice(0, FIRST_TOLD).map((line) => `  ${line}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}
