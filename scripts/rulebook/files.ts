import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesBelow, ROOT } from '../house.mjs';

/** A rulebook and its translations, as files of the house. */
export interface Rulebook {
  readonly english: string;
  readonly translations: readonly string[];
}

/** All rulebooks: `rulebook/<game>.jsonl`, with `rulebook/<language>/<game>.jsonl`. */
export function rulebooks(): readonly Rulebook[] {
  const files = filesBelow(['rulebook']).filter((file) => file.endsWith('.jsonl'));
  const isEnglish = (file: string) => dirname(file) === 'rulebook';
  return files.filter(isEnglish).map((english) => ({
    english,
    translations: files.filter((file) => !isEnglish(file) && basename(file) === basename(english)),
  }));
}

/** The lines of a rulebook: one JSON object a line. */
export const readLines = <Line>(file: string): readonly Line[] =>
  readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Line);
