// `npm run floors`: reads every source file and prints each breach of the rules of the house, and what may only fall;
// `-- --shape` names the files of every ring, and the functions that are too long or have too many parameters.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFile } from './floors/check.ts';
import { readExports } from './floors/rooms.ts';
import {
  countsOf,
  MOST_LINES,
  MOST_PARAMETERS,
  ratchet,
  readFile,
  ringsOf,
  ringText,
} from './floors/shape.ts';
import { filesBelow, ROOT } from './house.mjs';

const KEPT = join(ROOT, 'scripts/floors/kept.json');
const SOURCE = /^(packages|apps)\/.*(?<!\.test|\.d)\.tsx?$/;

const files = filesBelow(['packages', 'apps', 'bench', 'e2e', 'scripts']);
const sources = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
const rooms = readExports(files, (file) => sources.get(file)!);
const breaches = files.flatMap((file) => checkFile(file, sources.get(file)!, rooms));

const read = files.filter((file) => SOURCE.test(file)).map((file) => readFile(file, sources.get(file)!));
const rings = ringsOf(read);
const counts = countsOf(read);
const kept = JSON.parse(readFileSync(KEPT, 'utf8'));
const { risen, keep } = ratchet(kept, counts);

if (process.argv.includes('--shape')) {
  for (const ring of rings) console.log(ringText(ring));
  for (const { file, functions } of read)
    for (const { line, lines, parameters } of functions)
      if (lines > MOST_LINES || parameters > MOST_PARAMETERS)
        console.log(`${file}:${line} ${lines} lines, ${parameters} parameters`);
}
for (const { file, line, reason } of breaches) console.error(`${file}:${line} ${reason}`);
for (const line of risen) console.error(`${line} (npm run floors -- --shape names them)`);
if (JSON.stringify(keep) !== JSON.stringify(kept)) writeFileSync(KEPT, `${JSON.stringify(keep, null, 2)}\n`);
console.log(
  `Floors: ${files.length} files read: imports run downward, names stay on their floor, rules are deterministic: ` +
    `${breaches.length === 0 ? 'no breach' : `${breaches.length} breaches`}.\n` +
    `Rings of imports: ${rings.length === 0 ? 'none' : `${rings.length}, of ${rings.map((ring) => ring.length).join(', ')} files`}. ` +
    `Functions of more than ${MOST_LINES} lines: ${counts.longFunctions}, of more than ${MOST_PARAMETERS} parameters: ${counts.functionsOfManyParameters}.`,
);
process.exitCode = breaches.length + risen.length === 0 ? 0 : 1;
