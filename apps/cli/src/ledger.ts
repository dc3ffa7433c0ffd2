import { ledgerTexts } from './house-data.ts';

/** One line of the rulebook: one behaviour, in our own words. */
export interface LedgerLine {
  readonly id: string;
  readonly section: string;
  readonly tier: string;
  readonly text: string;
  readonly check: string;
  readonly source: string;
  readonly note?: string;
}

/** All lines of all ledgers, read when they are first needed. */
export function readLedger(): readonly LedgerLine[] {
  return ledgerTexts().map((line) => JSON.parse(line) as LedgerLine);
}

/** What the rulebook says under a ruling; empty when it does not know it. */
export function rulingTexts(): (ruling: string) => string {
  let byId: ReadonlyMap<string, string> | undefined;
  return (ruling) => {
    byId ??= new Map(readLedger().map((line) => [line.id, line.text]));
    return byId.get(ruling) ?? '';
  };
}

/**
 * The line with this id (the game's name may be left out), else every line that has all words of the query in
 * its id, section, text or check.
 */
export function searchLedger(lines: readonly LedgerLine[], query: string): readonly LedgerLine[] {
  const wanted = query.trim().toLowerCase();
  const exact = lines.filter(({ id }) => id === wanted || id.slice(id.indexOf(':') + 1) === wanted);
  if (exact.length > 0) return exact;
  const words = wanted.split(/\s+/);
  return lines.filter((line) => {
    const text = `${line.id} ${line.section} ${line.text} ${line.check}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** A line as it is shown. */
export function ledgerEntry({ id, section, tier, text, check, note }: LedgerLine): string {
  const parts = [`${id}  ${section} (${tier})`, `  ${text}`, `  Check: ${check}`];
  return [...parts, ...(note ? [`  Note: ${note}`] : []), ''].join('\n');
}
