/** Results of the lab that are kept in this browser. */

import type { LabReport, OpponentName } from '@firing-arc/opponents';
import { parsed, type Storage } from '../game/storage.ts';
import { type FormatId, isFormat } from '../games/index.ts';

/** What a lab came to, with all that decided it. */
export interface LabResult {
  /** When it was over, in ms since 1970. */
  readonly when: number;
  readonly format: FormatId;
  /** The version of the format's points. */
  readonly version: string;
  /** The scenario by its name; empty for none. */
  readonly scenario: string;
  readonly player: OpponentName;
  /** How many games each list was to fly; it was stopped where it flew fewer. */
  readonly games: number;
  /** Where each list stands in the builder; null for one that the builder cannot hold. */
  readonly addresses: readonly (string | null)[];
  /** Upgrades that never acted stand in it by their names. */
  readonly report: LabReport;
}

/** So many results are kept; the oldest makes room. */
export const MOST_RESULTS = 40;

const LABS = 'firing-arc.labs';

/** The results that are kept, the newest first. */
export function keptResults(storage: Pick<Storage, 'getItem'>): readonly LabResult[] {
  let text: string | null = null;
  try {
    text = storage.getItem(LABS);
  } catch {
    return [];
  }
  const value = parsed(text ?? '');
  return Array.isArray(value) ? value.filter(isResult) : [];
}

/** Keeps a result; says why it could not, or null. */
export function keepResult(storage: Pick<Storage, 'getItem' | 'setItem'>, result: LabResult): string | null {
  return write(storage, [result, ...keptResults(storage)].slice(0, MOST_RESULTS));
}

/** Forgets the result of a moment. */
export function dropResult(storage: Pick<Storage, 'getItem' | 'setItem'>, when: number): void {
  write(
    storage,
    keptResults(storage).filter((result) => result.when !== when),
  );
}

function write(storage: Pick<Storage, 'setItem'>, results: readonly LabResult[]): string | null {
  try {
    storage.setItem(LABS, JSON.stringify(results));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function isResult(value: unknown): value is LabResult {
  if (typeof value !== 'object' || value === null) return false;
  const { when, format, version, scenario, player, games, addresses, report } = value as Partial<
    Record<keyof LabResult, unknown>
  >;
  const texts = [format, version, scenario, player].every((one) => typeof one === 'string');
  const isTold = typeof report === 'object' && report !== null && 'lists' in report;
  return (
    typeof when === 'number' &&
    typeof games === 'number' &&
    texts &&
    isFormat(String(format)) &&
    Array.isArray(addresses) &&
    isTold &&
    Array.isArray(report.lists)
  );
}
