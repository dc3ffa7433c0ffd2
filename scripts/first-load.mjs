// `npm run first-load`: what the browser fetches from the menu to the first dial of the quick game, and whether that
// stays within its budget. Builds the page first when its sources have changed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { DIST, ensureBuilt, giveUp, say } from './house.mjs';

/** Compressed by gzip, in bytes. The goal is 250 kB: docs/decisions/first-load-and-languages.md says what is left. */
const BUDGET = 275_000;

/** What is loaded one after the other: the page, its screens, the game, the quick match. */
const STEPS = ['index.html', 'src/house.tsx', 'src/games/second/game.ts', 'src/games/quick/xwing2.json'];

/** @typedef {{ file: string, imports?: readonly string[], css?: readonly string[] }} Piece */

if (!(await ensureBuilt())) giveUp('The page could not be built; the reason stands above.');
/** @type {Readonly<Record<string, Piece>>} */
const pieces = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8'));

/** Every file that a piece needs, itself included. @param {string} name @param {Set<string>} files */
function gather(name, files) {
  const piece = pieces[name] ?? giveUp(`The build has no piece "${name}".`);
  if (files.has(piece.file)) return;
  for (const file of [piece.file, ...(piece.css ?? [])]) files.add(file);
  for (const other of piece.imports ?? []) gather(other, files);
}

const files = new Set(['index.html']);
for (const step of STEPS) gather(step, files);
const withBrotli = process.argv.includes('--brotli');
let total = { gzip: 0, brotli: 0 };
for (const file of files) {
  const content = readFileSync(join(DIST, file));
  const gzip = gzipSync(content, { level: 9 }).length;
  const brotli = withBrotli ? brotliCompressSync(content).length : 0;
  total = { gzip: total.gzip + gzip, brotli: total.brotli + brotli };
  say(`${kilobytes(gzip)}  ${withBrotli ? `${kilobytes(brotli)}  ` : ''}${file}`);
}
say(
  `${kilobytes(total.gzip)} compressed by gzip until the first dial${withBrotli ? `, ${kilobytes(total.brotli)} by brotli` : ''}; the budget is ${kilobytes(BUDGET)}.`,
);
if (total.gzip > BUDGET) giveUp('The first load is over its budget.');

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}
