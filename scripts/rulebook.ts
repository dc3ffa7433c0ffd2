// `npm run rulebook [-- --looked-over ID …]`: what is wrong with the translated rulebooks. A translation that still
// says what its English has come to say, or was mended, is marked so by `--looked-over`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { giveUp, ROOT } from './house.mjs';
import { readLines, rulebooks } from './rulebook/files.ts';
import { faultsOf, type LineText, markOf, type TranslatedLine } from './rulebook/translations.ts';

const { values: options, positionals: ids } = parseArgs({
  allowPositionals: true,
  options: { 'looked-over': { type: 'boolean', default: false } },
});
if (options['looked-over'] !== ids.length > 0)
  giveUp('Name lines as in: npm run rulebook -- --looked-over xwing2:range.2');

const books = rulebooks();
const known = new Set(books.flatMap(({ english }) => readLines<LineText>(english).map(({ id }) => id)));
const strange = ids.find((id) => !known.has(id));
if (strange !== undefined) giveUp(`No rulebook has a line ${strange}.`);

const lookedOver = new Set(ids);
const faults = books.flatMap(({ english, translations }) => {
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
