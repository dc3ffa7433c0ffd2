/** Tables at which this browser has a seat: their secrets are kept here, and nowhere else. */

import { parsed, type Storage } from '../game/storage.ts';
import type { SquadSource } from '../games/format.ts';

/** What a seat flies. */
export interface Flown {
  readonly seat: number;
  readonly squad: SquadSource;
}

/** A seat at a table. */
export interface KeptTable {
  readonly table: string;
  readonly seat: number;
  /** Whoever has it sits at the seat. */
  readonly secret: string;
  readonly game: string;
  /** When it was sat down at, in ms. */
  readonly when: number;
  /** What this seat contributes to the dice, once it has committed to it. */
  readonly contribution?: string;
  /** Whether the table is set up by the player's own hands. */
  readonly byHand?: boolean;
  /** What was chosen to fly: for the own seat, and by who opened the table for its computer players. */
  readonly chosen?: readonly Flown[];
  /** Whether this browser tells it while no page is open. */
  readonly tells?: boolean;
}

const TABLES = 'firing-arc.tables';

/** So many tables are kept, the newest first. */
const MOST = 60;

/** The tables that are kept, the newest first. */
export function keptTables(storage: Pick<Storage, 'getItem'>): readonly KeptTable[] {
  const value = parsed(read(storage) ?? '');
  return Array.isArray(value) ? value.filter(isKept) : [];
}

/** The seat of this browser at a table; null without one. */
export const keptTable = (storage: Pick<Storage, 'getItem'>, table: string): KeptTable | null =>
  keptTables(storage).find((one) => one.table === table) ?? null;

/** Keeps a seat, in place of another one at its table. Without storage it lasts as long as the page. */
export const keepTable = (storage: Pick<Storage, 'getItem' | 'setItem'>, kept: KeptTable): void =>
  write(storage, [kept, ...keptTables(storage).filter(({ table }) => table !== kept.table)].slice(0, MOST));

/** Forgets a seat. */
export const forgetTable = (storage: Pick<Storage, 'getItem' | 'setItem'>, table: string): void =>
  write(
    storage,
    keptTables(storage).filter((one) => one.table !== table),
  );

function read(storage: Pick<Storage, 'getItem'>): string | null {
  try {
    return storage.getItem(TABLES);
  } catch {
    return null;
  }
}

function write(storage: Pick<Storage, 'setItem'>, tables: readonly KeptTable[]): void {
  try {
    storage.setItem(TABLES, JSON.stringify(tables));
  } catch {
    // Without storage a seat is kept by its personal link only.
  }
}

function isKept(value: unknown): value is KeptTable {
  if (typeof value !== 'object' || value === null) return false;
  const { table, seat, secret, game, when } = value as Partial<Record<keyof KeptTable, unknown>>;
  const texts = [table, secret, game].every((one) => typeof one === 'string');
  return texts && typeof seat === 'number' && typeof when === 'number';
}
