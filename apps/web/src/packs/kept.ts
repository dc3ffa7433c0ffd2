/** Packs that somebody keeps in this browser, each a format of its own. */

import { parsed, type Storage } from '../game/storage.ts';
import { type FormatId, type GameId, isGame, isOwn, type OwnFormatId } from '../games/index.ts';

/** A pack that is kept. */
export interface KeptPack {
  readonly id: string;
  readonly game: GameId;
  readonly name: string;
  readonly version: string;
  readonly date: string;
  /** Where its facts come from, as it says itself. */
  readonly origin: string;
  /** Where this browser has it from: a file's name, or a link. */
  readonly from: string;
  /** When it was kept, in ms since 1970. */
  readonly when: number;
  /** Its text, compressed. */
  readonly packed: string;
}

const PACKS = 'firing-arc.packs';

/** No club has as many; a browser keeps about five million letters in all. */
export const MOST_PACKS = 20;

/** The packs that are kept, the newest first. */
export function keptPacks(storage: Pick<Storage, 'getItem'>): readonly KeptPack[] {
  let text: string | null = null;
  try {
    text = storage.getItem(PACKS);
  } catch {
    return [];
  }
  const value = parsed(text ?? '');
  return Array.isArray(value) ? value.filter(isKept) : [];
}

/** Keeps a pack in the place of the one with its id; says why it could not, or null. Takes no more than `MOST_PACKS`. */
export function keepPack(storage: Pick<Storage, 'getItem' | 'setItem'>, pack: KeptPack): string | null {
  const others = keptPacks(storage).filter(({ id }) => id !== pack.id);
  try {
    storage.setItem(PACKS, JSON.stringify([pack, ...others].slice(0, MOST_PACKS)));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Forgets a pack. */
export function dropPack(storage: Pick<Storage, 'getItem' | 'setItem'>, id: string): void {
  const others = keptPacks(storage).filter((pack) => pack.id !== id);
  storage.setItem(PACKS, JSON.stringify(others));
}

/** The formats of a pack: standard and epic play of First Edition are of one. */
export const formatsOf = ({ id, game }: Pick<KeptPack, 'id' | 'game'>): readonly OwnFormatId[] =>
  game === 'xwing1' ? [`own.${id}`, `own.${id}.epic`] : [`own.${id}`];

/** The kept pack of a format; null where it is the house's, or kept no longer. */
export function packOfFormat(storage: Pick<Storage, 'getItem'>, format: FormatId): KeptPack | null {
  if (!isOwn(format)) return null;
  return keptPacks(storage).find((pack) => formatsOf(pack).includes(format)) ?? null;
}

/** Whether a format's points are in this browser. */
export const isThere = (storage: Pick<Storage, 'getItem'>, format: FormatId): boolean =>
  !isOwn(format) || packOfFormat(storage, format) !== null;

function isKept(value: unknown): value is KeptPack {
  if (typeof value !== 'object' || value === null) return false;
  const { id, game, when, ...texts } = value as Partial<Record<keyof KeptPack, unknown>>;
  return (
    typeof id === 'string' &&
    isOwn(`own.${id}`) &&
    isGame(String(game)) &&
    typeof when === 'number' &&
    (['name', 'version', 'date', 'origin', 'from', 'packed'] as const).every(
      (field) => typeof texts[field] === 'string',
    )
  );
}
