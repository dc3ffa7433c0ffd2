/** The formats of all games, each fetched when it is chosen. */

import type { Language } from '../words/language.ts';
import type { MenuFormat } from './format.ts';
import { type FormatId, gameOfFormat, type HouseFormatId, isOwn } from './index.ts';

async function formatOf(id: HouseFormatId): Promise<MenuFormat> {
  switch (gameOfFormat(id)) {
    case 'xwing2':
      return (await import('./second/menu.ts')).secondFormat(id);
    case 'xwing1':
      return (await import('./first/menu.ts')).firstFormat(id);
    case 'armada':
      return (await import('./armada/menu.ts')).armadaFormat();
  }
}

const loaded = new Map<string, Promise<MenuFormat>>();

/**
 * A format with its squads, as it is said in a language; fetched once, again if that failed. What a browser keeps may
 * be another pack the next time.
 */
export async function loadFormat(id: FormatId, shown: Language): Promise<MenuFormat> {
  if (isOwn(id)) return (await import('../packs/own-format.ts')).ownFormat(id);
  const key = `${id} ${shown}`;
  const loading = loaded.get(key) ?? formatOf(id);
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}
