import { createHash } from 'node:crypto';

/** What a line of a rulebook says, in whatever language. */
export interface LineText {
  readonly id: string;
  readonly section: string;
  readonly text: string;
  readonly check: string;
  readonly note?: string;
}

/** A translated line: what it says, and the mark of the English that it says it of. */
export interface TranslatedLine extends LineText {
  readonly of: string;
}

/** What is wrong with one line of a translation. */
export interface Fault {
  readonly id: string;
  readonly what: 'missing' | 'unknown' | 'twice' | 'out of date' | 'unlike';
}

/** The mark of an English line, by which its translations know that it has changed since. */
export function markOf({ section, text, check, note = '' }: LineText): string {
  const said = JSON.stringify([section, text, check, note]);
  return createHash('sha256').update(said).digest('hex').slice(0, 8);
}

/**
 * What is wrong with a translated rulebook: lines that are missing or that the rulebook has not, lines whose English
 * has changed since, and lines unlike the English: without its note, or naming other lines.
 */
export function faultsOf(
  english: readonly LineText[],
  translated: readonly TranslatedLine[],
): readonly Fault[] {
  const byId = new Map(translated.map((line) => [line.id, line]));
  const known = new Set(english.map(({ id }) => id));
  const unknown = translated.filter(({ id }) => !known.has(id));
  const twice = translated.filter((line) => byId.get(line.id) !== line);
  return [
    ...unknown.map(({ id }) => ({ id, what: 'unknown' as const })),
    ...twice.map(({ id }) => ({ id, what: 'twice' as const })),
    ...english.flatMap((line) => faultOf(line, byId.get(line.id))),
  ];
}

function faultOf(english: LineText, said: TranslatedLine | undefined): readonly Fault[] {
  const { id } = english;
  if (!said) return [{ id, what: 'missing' }];
  if (said.of !== markOf(english)) return [{ id, what: 'out of date' }];
  return shapeOf(said) === shapeOf(english) ? [] : [{ id, what: 'unlike' }];
}

/** What a translation has in common with its English: which parts there are, and the lines they name. */
function shapeOf({ section, text, check, note }: LineText): string {
  const parts = [section, text, check, note];
  const named = parts.map((part) => (part?.match(/\b[a-z][a-z-]*\.\d+\b/g) ?? []).toSorted());
  return JSON.stringify([parts.map((part) => part !== undefined && part.trim() !== ''), named]);
}
