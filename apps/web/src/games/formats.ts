/** The formats of all games, each fetched when it is chosen. */

import type { Language } from '../words/language.ts';
import type { MenuFormat } from './format.ts';
import { type FormatId, type HouseFormatId, isOwn } from './index.ts';
import { SECOND_FORMATS, type SecondFormatId } from './second/format-ids.ts';

const FORMATS: Readonly<Record<HouseFormatId, () => Promise<MenuFormat>>> = {
  ...(Object.fromEntries(
    SECOND_FORMATS.map((id) => [id, async () => (await import('./second/menu.ts')).secondFormat(id)]),
  ) as Record<SecondFormatId, () => Promise<MenuFormat>>),
  xwing1: async () => (await import('./first/menu.ts')).firstFormat('standard'),
  'xwing1-epic': async () => (await import('./first/menu.ts')).firstFormat('epic'),
  armada: async () => (await import('./armada/menu.ts')).armadaFormat(),
};

const loaded = new Map<string, Promise<MenuFormat>>();

/**
 * A format with its squads, as it is said in a language; fetched once, again if that failed. What a browser keeps may
 * be another pack the next time.
 */
export async function loadFormat(id: FormatId, shown: Language): Promise<MenuFormat> {
  if (isOwn(id)) return (await import('../packs/own-format.ts')).ownFormat(id);
  const key = `${id} ${shown}`;
  const loading = loaded.get(key) ?? FORMATS[id]();
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}
