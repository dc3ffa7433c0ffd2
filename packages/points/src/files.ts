/** Files of points documents, of every kind that is read: what they are is told by how their names end. */

import { jsonError, notJson } from '@firing-arc/referee';
import type { PointsReading } from './row.ts';
import type { Cell } from './table-rows.ts';

/** A file that somebody gave: its name with its folder, and what is in it. */
export interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** More than any document has, in bytes: an archive of xwing-data2 with its scripts has some 5 MB. */
export const LONGEST_DOCUMENT = 40_000_000;

/** What is looked at in folders and archives. */
export const POINTS_FILE = /\.(?:json|js|coffee|csv|tsv|xlsx|zip)$/i;

/** What stands beside the data of known sources and holds numbers that are no points. */
const BESIDE_THE_DATA =
  /(?:^|\/)(?:node_modules|test|tests|schemas?|\.[^/]*)\/|(?:package|package-lock|manifest|sources|bower|tsconfig)\.(?:json|js)$/;

/** Whether a file of a folder or an archive is looked at. */
export const isPointsFile = (name: string): boolean => POINTS_FILE.test(name) && !BESIDE_THE_DATA.test(name);

/** Reads the rows of some files; what is none of these kinds is told as a fault. */
export async function readDocuments(files: readonly GivenFile[]): Promise<PointsReading> {
  const readings: PointsReading[] = [];
  for (const file of files) readings.push(await readDocument(file));
  return {
    rows: readings.flatMap(({ rows }) => rows),
    faults: readings.flatMap(({ faults }) => faults),
  };
}

const faulty = (at: string, message: string): PointsReading => ({ rows: [], faults: [{ at, message }] });

async function readDocument({ name, bytes }: GivenFile): Promise<PointsReading> {
  if (bytes.length > LONGEST_DOCUMENT) return faulty(name, `has more than ${LONGEST_DOCUMENT} bytes`);
  const [, end = ''] = /\.([a-z]+)$/i.exec(name) ?? [];
  switch (end.toLowerCase()) {
    case 'zip':
      return readArchive(name, bytes);
    case 'xlsx':
      return readWorkbook(name, bytes);
    case 'csv':
    case 'tsv':
    case 'txt':
      return readTable(name, textOf(bytes));
    case 'coffee':
      return readCoffee(name, textOf(bytes));
    case 'json':
    case 'js':
    case 'xws':
      return readJson(name, textOf(bytes));
    default:
      return faulty(name, 'is no .json, .js, .coffee, .csv, .tsv, .xlsx or .zip');
  }
}

/** A text in UTF-8, or as spreadsheet programs write one: in UTF-16 with its mark, or in the letters of Windows. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isWide) return new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function readJson(name: string, text: string): Promise<PointsReading> {
  const error = jsonError(text);
  if (error !== null) {
    const { line, column, found, wanted } = error;
    return faulty(`${name}, line ${line}, column ${column}`, notJson(found, wanted));
  }
  const { isSquad, rowsOfJson } = await import('./json-rows.ts');
  const value: unknown = JSON.parse(text);
  if (isSquad(value)) return faulty(name, 'is a squad, no document of points');
  return { rows: rowsOfJson(value, name), faults: [] };
}

async function readCoffee(name: string, text: string): Promise<PointsReading> {
  const [{ literalsOfCoffee }, { rowsOfJson }] = await Promise.all([
    import('./coffee.ts'),
    import('./json-rows.ts'),
  ]);
  try {
    const rows = literalsOfCoffee(text).flatMap((value) => rowsOfJson(value, name));
    return rows.length > 0 ? { rows, faults: [] } : faulty(name, 'has no cards with their points');
  } catch (error) {
    const { message, location } = error as Error & { readonly location?: { readonly first_line: number } };
    const line = location === undefined ? '' : `, line ${location.first_line + 1}`;
    return faulty(`${name}${line}`, `is no CoffeeScript: ${message}`);
  }
}

async function readTable(name: string, text: string): Promise<PointsReading> {
  const [{ default: Papa }, { rowsOfTable }] = await Promise.all([
    import('papaparse'),
    import('./table-rows.ts'),
  ]);
  // What separates cells is told by which of these makes a table of points of it.
  const [best, ...others] = [',', ';', '\t'].map((delimiter) => {
    const { data, errors } = Papa.parse<string[]>(text, { header: false, delimiter });
    const read = rowsOfTable(data, name);
    const faults = errors.map(({ row = 0, message }) => ({ at: `${name}, line ${row + 1}`, message }));
    // Where no line of it can be read, who has headings tells their faults, else who has columns.
    const isHeaded = !read.faults.some(({ at }) => at === name);
    const likeness = read.rows.length + (isHeaded ? 0.5 : data.some(({ length }) => length > 1) ? 0.25 : 0);
    return { likeness, rows: read.rows, faults: [...faults, ...read.faults] };
  });
  const { rows, faults } = others.reduce(
    (most, each) => (each.likeness > most.likeness ? each : most),
    best!,
  );
  return { rows, faults };
}

async function readWorkbook(name: string, bytes: Uint8Array): Promise<PointsReading> {
  const [{ default: readXlsxFile }, { rowsOfTable }] = await Promise.all([
    import('read-excel-file/universal'),
    import('./table-rows.ts'),
  ]);
  try {
    const sheets = await readXlsxFile(new Blob([new Uint8Array(bytes)]));
    const readings = sheets.map(({ sheet, data }) =>
      rowsOfTable(data as readonly (readonly Cell[])[], `${name}, ${sheet}`),
    );
    // A sheet of remarks beside the others has no headings.
    const isRead = readings.some(({ rows }) => rows.length > 0);
    return {
      rows: readings.flatMap(({ rows }) => rows),
      faults: readings.flatMap(({ rows, faults }) => (isRead && rows.length === 0 ? [] : faults)),
    };
  } catch (error) {
    return faulty(name, `is no workbook that can be read: ${(error as Error).message}`);
  }
}

async function readArchive(name: string, bytes: Uint8Array): Promise<PointsReading> {
  const { unzipSync } = await import('fflate');
  try {
    let size = 0;
    const inside = unzipSync(bytes, {
      filter: ({ name: path, originalSize }) => {
        if (!isPointsFile(path) || /\.zip$/i.test(path)) return false;
        size += originalSize;
        if (size > LONGEST_DOCUMENT) throw new Error(`more than ${LONGEST_DOCUMENT} bytes are in it`);
        return true;
      },
    });
    return readDocuments(Object.entries(inside).map(([path, content]) => ({ name: path, bytes: content })));
  } catch (error) {
    return faulty(name, `is no archive that can be read: ${(error as Error).message}`);
  }
}
