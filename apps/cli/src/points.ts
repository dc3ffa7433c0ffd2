/** Documents of points of others, as the terminal brings them in. */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type GivenFile,
  type ImportOptions,
  importPoints,
  isPointsFile,
  nearestTold,
  type PointsImport,
  type PointsRow,
} from '@firing-arc/points';
import { ARMADA_POINTS } from '@firing-arc/points/armada';
import { FIRST_POINTS } from '@firing-arc/points/first';
import { SECOND_POINTS } from '@firing-arc/points/second';
import { formatIds } from './house-data.ts';
import { type AnyPack, gameOfFormat, housePack } from './packs.ts';
import { UsageError } from './usage.ts';

/** The files of documents that somebody names, those of folders with their paths in them. Throws `UsageError`. */
export function documentsIn(command: string, named: readonly string[]): readonly GivenFile[] {
  const files = named.flatMap((path) => {
    try {
      return statSync(path).isDirectory() ? filesBelow(path) : [path];
    } catch {
      throw new UsageError(`${command}: cannot read '${path}': there is no such file or folder`);
    }
  });
  return files.map((name) => ({ name, bytes: readFileSync(name) }));
}

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => isPointsFile(name.replaceAll('\\', '/')))
    .toSorted()
    .map((name) => join(folder, name));

/** What of the house's packs rows are told from. */
export interface BaseChoice extends ImportOptions {
  /** The pack from which they are told; the nearest when none is named. */
  readonly base: string | undefined;
  /** The game whose packs are looked at; all when none is named. */
  readonly game: PointsImport['game'] | undefined;
}

/** Rows of documents as differences from the pack of the house that is nearest to them, or from the one that is named. */
export async function importedFrom(
  command: string,
  rows: readonly PointsRow[],
  { base, game, only = false }: BaseChoice,
): Promise<PointsImport> {
  const told = (id: string) => imported(rows, housePack(command, 'base', id), {});
  const nearest =
    base === undefined
      ? await nearestTold(
          told,
          (found) => found,
          (of) => packsOf(command, of),
          game ?? null,
        )
      : told(base);
  return only ? imported(rows, housePack(command, 'base', nearest.base), { only }) : nearest;
}

const packsOf = (command: string, game: string): readonly string[] =>
  formatIds().filter((id) => gameOfFormat(command, id) === game && !isIncomplete(command, id));

/** Whether only a part of what changed at a pack's date is known. */
const isIncomplete = (command: string, id: string): boolean =>
  'incomplete' in housePack(command, 'base', id).pack;

function imported(rows: readonly PointsRow[], found: AnyPack, options: ImportOptions): PointsImport {
  switch (found.game) {
    case 'armada':
      return importPoints(rows, found.pack, ARMADA_POINTS, options);
    case 'xwing1':
      return importPoints(rows, found.pack, FIRST_POINTS, options);
    case 'xwing2':
      return importPoints(rows, found.pack, SECOND_POINTS, options);
  }
}
