/// <reference types="vite/types/importMeta.d.ts" />
/** The packs of the house: every file of `formats/`, fetched when it is wanted. */

import { baseOf, withBase } from '@firing-arc/referee';
import { type GameId, type HouseFormatId, isDated, MENU } from '../games/index.ts';

const FILES = import.meta.glob<unknown>('../../../../formats/*.json', { import: 'default' });

const fileOf = (id: string): string => `../../../../formats/${id}.json`;

/** The ids of all packs of a game that the house has. */
export const packsOf = (game: GameId): readonly string[] =>
  Object.keys(FILES)
    .map((file) => file.slice(fileOf('').length - '.json'.length, -'.json'.length))
    .filter((id) => id.startsWith(game));

/** The formats of a game as they are offered: those of today first, then those of earlier days, the newest first. */
export const offeredFormats = (game: GameId): readonly HouseFormatId[] => [
  ...(MENU.find(({ id }) => id === game)?.formats ?? []),
  ...packsOf(game)
    .filter(isDated)
    .toSorted((one, other) => -one.localeCompare(other)),
];

/** The JSON of a pack, its base filled in; rejects for an id that is none, and where it cannot be fetched. */
export async function wholePack(id: string): Promise<unknown> {
  const bring = FILES[fileOf(id)];
  if (!bring) throw new Error(`there is no format '${id}'`);
  const json = await bring();
  const base = baseOf(json);
  return base === null ? json : withBase(json, await wholePack(base));
}
