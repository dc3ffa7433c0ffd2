/** Points that others published, told as differences from a pack of the house. Fetched when a document is opened. */

import { importPoints, nearestTold, type PointsImport, type PointsReading } from '@firing-arc/points';
import type { GameId, HouseFormatId } from '../games/index.ts';
import { type AnyPack, type GamePacks, gameOfHousePack, withPacks } from './game-packs.ts';
import { offeredFormats } from './house.ts';

/** What a worker is sent, and what it says. */
export type PointsJob = readonly { readonly name: string; readonly bytes: Uint8Array }[];

/** Reads files beside the page, which goes on meanwhile: a phone takes seconds for the data of YASB. */
export async function readBeside(files: readonly File[]): Promise<PointsReading> {
  const job: PointsJob = await Promise.all(
    files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  );
  const worker = new Worker(new URL('./points-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<PointsReading>) => resolve(data));
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      worker.postMessage(job);
    });
  } finally {
    worker.terminate();
  }
}

/** The packs from which points are told: each once, none of which only a part is known. */
export const basesOf = (game: GameId): readonly HouseFormatId[] =>
  offeredFormats(game).filter((id) => id !== 'xwing1-epic');

/** How rows are told. */
export interface PointsChoice {
  /** The pack of the house from which they are told; null for the one that they change least. */
  readonly base: string | null;
  /** Whether cards that they do not name are not legal. */
  readonly only: boolean;
}

/** What rows change, and from which pack. */
export interface PointsFound {
  readonly game: GameId;
  readonly found: PointsImport;
  readonly base: { readonly id: string; readonly name: string };
}

/** Tells rows as differences from a pack of the house. */
export async function toldFrom({ rows }: PointsReading, { base, only }: PointsChoice): Promise<PointsFound> {
  if (base !== null) return importedInto(base, rows, only);
  const nearest = await nearestTold(
    (id) => importedInto(id, rows, false),
    ({ found }) => found,
    basesOf,
  );
  return only ? importedInto(nearest.base.id, rows, true) : nearest;
}

async function importedInto(id: string, rows: PointsReading['rows'], only: boolean): Promise<PointsFound> {
  const game = await gameOfHousePack(id);
  if (game === null) throw new Error(`there is no pack '${id}' of the house`);
  return withPacks(game, (packs) => into(id, game, packs));

  async function into<Pack extends AnyPack>(
    of: string,
    under: GameId,
    packs: GamePacks<Pack>,
  ): Promise<PointsFound> {
    const reading = packs.read(await packs.whole(of));
    if (!reading.ok) throw new Error(`the pack '${of}' of the house has faults`);
    const found = importPoints(rows, reading.pack, await packs.points(), { only });
    return { game: under, found, base: { id: of, name: reading.pack.name } };
  }
}

/** What a pack of them says of itself. */
export interface PointsAbout {
  readonly name: string;
  readonly origin: string;
  /** The day on which they were brought in, as 2026-11-30. */
  readonly date: string;
}

/** The text of a pack that says what rows change. */
export function packTextOf({ game, found, base }: PointsFound, { name, origin, date }: PointsAbout): string {
  const about = { game, base: base.id, id: `${base.id}-${date}`, name, version: date, date, origin };
  return JSON.stringify({ ...about, ...found.differences }, null, 1);
}
