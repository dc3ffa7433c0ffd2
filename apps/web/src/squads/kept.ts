import { parsed, type Storage } from '../game/storage.ts';
import type { Draft } from '../games/builder.ts';
import { type FormatId, isFormat } from '../games/index.ts';
import type { Language } from '../words/language.ts';
import { readAddress } from './address.ts';
import { isKeptCard, type KeptCard } from './since.ts';

/** A squad that was kept: its address says all of it, and what it came to under the points of then. */
export interface Kept {
  readonly address: string;
  readonly version: string;
  /** Name and points of each ship, and of each card that no ship carries. */
  readonly ships: readonly (readonly [string, number])[];
  /** Its cards as they were, in the language of then; squads of before have none. */
  readonly cards?: readonly KeptCard[];
  readonly language?: Language;
}

const SQUADS = 'firing-arc.squads';

/** A format's squads, the one that was worked on last first. */
export function keptSquads(storage: Pick<Storage, 'getItem'>, format: FormatId): readonly Kept[] {
  return allKept(storage).filter(({ address }) => readAddress(address)?.format === format);
}

/** Keeps a squad in the place of the one with its name; says why it could not, or null. */
export function keepSquad(storage: Pick<Storage, 'getItem' | 'setItem'>, squad: Kept): string | null {
  const others = allKept(storage).filter(({ address }) => !isSame(address, squad.address));
  try {
    storage.setItem(SQUADS, JSON.stringify([squad, ...others]));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Forgets a squad. */
export function dropSquad(storage: Pick<Storage, 'getItem' | 'setItem'>, address: string): void {
  const others = allKept(storage).filter((kept) => !isSame(kept.address, address));
  storage.setItem(SQUADS, JSON.stringify(others));
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [readAddress(one), readAddress(other)];
  return (
    a?.format === b?.format && a?.draft?.name === b?.draft?.name && a?.draft?.faction === b?.draft?.faction
  );
}

function allKept(storage: Pick<Storage, 'getItem'>): readonly Kept[] {
  let text: string | null = null;
  try {
    text = storage.getItem(SQUADS);
  } catch {
    return [];
  }
  const value = parsed(text ?? '');
  return Array.isArray(value) ? value.filter(isKept) : [];
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { address, version, ships, cards = [] } = value as Partial<Record<keyof Kept, unknown>>;
  if (!Array.isArray(cards) || !cards.every(isKeptCard)) return false;
  if (typeof address !== 'string' || typeof version !== 'string' || !Array.isArray(ships)) return false;
  const format = readAddress(address)?.format;
  return format !== undefined && isFormat(format) && ships.every(isPoints);
}

const isPoints = (value: unknown): boolean =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

/** The draft of a kept squad. */
export const draftOfKept = ({ address }: Kept): Draft | null => readAddress(address)?.draft ?? null;
