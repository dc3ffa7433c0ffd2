/** What stands in the sandboxes of this browser. */

import type { Problem } from '@firing-arc/referee';
import { parsed, type Storage } from '../game/storage.ts';
import { type GameId, isGame, MENU } from '../games/index.ts';
import type { Desk } from '../games/sandbox.ts';
import { exampleOf, fileOf, type Reading, readFile, type Setting } from './setting.ts';

/** A file that this version cannot lay out, kept until somebody decides what becomes of it. */
export interface Unread {
  readonly text: string;
  readonly problems: readonly Problem[];
}

const KEPT = 'firing-arc.sandbox';
const placeOf = (game: GameId): string => `${KEPT}.${game}`;
const asidePlaceOf = (game: GameId): string => `${KEPT}.${game}.unread`;

/** Keeps a setting in this browser; says why it could not, or null. */
export function keepSetting(storage: Storage, game: GameId, setting: Setting): string | null {
  return trying(() => {
    storage.setItem(placeOf(game), fileOf(game, setting));
    storage.setItem(KEPT, game);
  });
}

/**
 * The setting of a game that was kept, else its example, and the files that were put aside, each with what is wrong
 * with it today. A kept setting that cannot be laid out is put aside too, so that the next one does not overwrite it.
 */
export function openKept(
  storage: Storage,
  game: GameId,
  desk: Desk,
): { readonly setting: Setting; readonly unread: readonly Unread[] } {
  const aside = textsAside(storage, game);
  const unreadAside = aside.map((text) => ({ text, problems: problemsOf(readFile(text, desk)) }));
  const text = itemOf(storage, placeOf(game));
  const reading = text === null ? { setting: exampleOf(desk) } : readFile(text, desk);
  if ('setting' in reading) return { setting: reading.setting, unread: unreadAside };
  const unread = withUnread(unreadAside, { text: text ?? '', problems: reading.problems });
  // Without room for a copy it stays where it is, and is offered from there.
  if (keepAside(storage, game, unread) === null) storage.removeItem(placeOf(game));
  return { setting: exampleOf(desk), unread };
}

const problemsOf = (reading: Reading): readonly Problem[] => ('problems' in reading ? reading.problems : []);

/** Files that were put aside and one more; none stands there twice. */
export const withUnread = (others: readonly Unread[], one: Unread): readonly Unread[] => [
  ...others.filter(({ text }) => text !== one.text),
  one,
];

/** Keeps the files that are put aside, and no others; says why it could not, or null. */
export const keepAside = (storage: Storage, game: GameId, unread: readonly Unread[]): string | null =>
  trying(() => storage.setItem(asidePlaceOf(game), JSON.stringify(unread.map(({ text }) => text))));

function textsAside(storage: Storage, game: GameId): readonly string[] {
  const texts = parsed(itemOf(storage, asidePlaceOf(game)) ?? '');
  return Array.isArray(texts) ? texts.map(String) : [];
}

/** The game whose sandbox was open last. */
export function lastGame(storage: Storage): GameId {
  const kept = itemOf(storage, KEPT);
  return kept !== null && isGame(kept) ? kept : MENU[0].id;
}

function itemOf(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

/** Why something could not be done with a storage, or null. */
function trying(work: () => void): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
