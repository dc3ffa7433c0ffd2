// `npm run rulebook [-- --looked-over ID …]`: what is wrong with the translated rulebooks. A translation that still
// says what its English has come to say, or was mended, is marked so by `--looked-over`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './house.mjs';
import { readLines, rulebooks } from './rulebook/files.ts';
import { faultsOf, type LineText, markOf, type TranslatedLine } from './rulebook/translations.ts';

const { values: options } = parseArgs({
  options: { 'looked-over': { type: 'string', multiple: true, default: [] } },
});

const lookedOver = new Set(options['looked-over']);
const faults = rulebooks().flatMap(({ english, translations }) => {
  const lines = readLines<LineText>(english);
  return translations.flatMap((file) => {
    if (lookedOver.size > 0) mark(file, lines);
    return faultsOf(lines, readLines<TranslatedLine>(file)).map((fault) => ({ ...fault, file }));
  });
});

for (const { file, id, what } of faults) console.error(`${file}: ${id} is ${what}`);
console.log(
  `Rulebooks: ${faults.length === 0 ? 'every line stands in every language' : `${faults.length} faults`}.`,
);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Marks the lines that were looked over as saying what their English says now. */
function mark(file: string, english: readonly LineText[]): void {
  const marks = new Map(english.map((line) => [line.id, markOf(line)]));
  const lines = readLines<TranslatedLine>(file).map((line) =>
    lookedOver.has(line.id) ? { ...line, of: marks.get(line.id) ?? line.of } : line,
  );
  writeFileSync(join(ROOT, file), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}
