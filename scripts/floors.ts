// `npm run floors`: reads every source file and prints each breach of the rules of the house.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFile } from './floors/check.ts';
import { readExports } from './floors/rooms.ts';
import { filesBelow, ROOT } from './house.mjs';

const files = filesBelow(['packages', 'apps', 'bench', 'e2e', 'scripts']);
const rooms = readExports(files, (file) => readFileSync(join(ROOT, file), 'utf8'));
const breaches = files.flatMap((file) => checkFile(file, readFileSync(join(ROOT, file), 'utf8'), rooms));

for (const { file, line, reason } of breaches) console.error(`${file}:${line} ${reason}`);
console.log(
  `Floors: ${files.length} files read: imports run downward, names stay on their floor, rules are deterministic: ` +
    `${breaches.length === 0 ? 'no breach' : `${breaches.length} breaches`}.`,
);
process.exitCode = breaches.length === 0 ? 0 : 1;
