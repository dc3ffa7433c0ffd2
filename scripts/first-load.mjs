// `npm run first-load`: what the browser fetches from the address to the first dial of the quick game, and to that of
// the other games, and whether that stays within its budget. Builds the page first when its sources have changed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { DIST, ensureBuilt, giveUp, say } from './house.mjs';

/**
 * What is loaded for each game after the page itself and its screens, and how much all that may be, compressed by gzip,
 * in kB. The other games' budgets tell when a piece of 2.5 gets into them (apps/web/build/pieces.ts).
 */
const GAMES = [
  { name: 'X-Wing 2.5', most: 250, pieces: ['src/games/second/game.ts', 'src/games/quick/xwing2.json'] },
  { name: 'First Edition', most: 229, pieces: ['src/games/first/game.ts'] },
  { name: 'Armada', most: 221, pieces: ['src/games/armada/game.ts', 'src/fleet/pieces.ts'] },
];

/** How much the stage may be, compressed by gzip, in kB. */
const STAGE_MOST = 230;

/** @typedef {{ file: string, imports?: readonly string[], css?: readonly string[] }} Piece */

if (!(await ensureBuilt())) giveUp('The page could not be built; the reason stands above.');
const read = (/** @type {string} */ file) => readFileSync(join(DIST, file));
/** @type {Readonly<Record<string, Piece>>} */
const pieces = JSON.parse(read('.vite/manifest.json').toString());
const page = read('index.html').toString();
const opened = Object.keys(pieces).filter((name) => page.includes(pieces[name]?.file ?? ''));

/** Every file that a piece needs, itself included. @param {string} name @param {Set<string>} files */
function gather(name, files) {
  const piece = pieces[name] ?? giveUp(`The build has no piece "${name}".`);
  if (files.has(piece.file)) return;
  for (const file of [piece.file, ...(piece.css ?? [])]) files.add(file);
  for (const other of piece.imports ?? []) gather(other, files);
}

/** @param {Buffer} content */
const gzip = (content) => gzipSync(content, { level: 9 }).length;

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;

/** The sum of some files, compressed. @param {Iterable<string>} files @param {(content: Buffer) => number} size */
const sumOf = (files, size) => [...files].reduce((sum, file) => sum + size(read(file)), 0);

let isOver = false;
for (const [at, { name, most, pieces: own }] of GAMES.entries()) {
  const files = new Set(['index.html']);
  for (const step of [...opened, 'src/house.tsx', ...own]) gather(step, files);
  if (at === 0) for (const file of files) say(`${kilobytes(gzip(read(file)))}  ${file}`);
  const total = sumOf(files, gzip);
  const brotli = process.argv.includes('--brotli')
    ? `, ${kilobytes(sumOf(files, (content) => brotliCompressSync(content).length)).trim()} by Brotli`
    : '';
  say(`${kilobytes(total)}  by gzip until the first question of ${name}, of ${most} at the most${brotli}`);
  isOver ||= total > most * 1000;
}
// The stage is fetched after the first dial: what it adds to X-Wing 2.5.
const before = new Set(['index.html']);
for (const step of [...opened, 'src/house.tsx', ...(GAMES[0]?.pieces ?? [])]) gather(step, before);
const withStage = new Set(before);
// What draws it is fetched by its worker, or by the page where workers cannot draw: as much in both.
for (const step of ['src/stage/canvas.tsx', 'src/stage/worker.ts']) gather(step, withStage);
const added = sumOf(
  [...withStage].filter((file) => !before.has(file)),
  gzip,
);
say(`${kilobytes(added)}  by gzip more for the stage, of ${STAGE_MOST} at the most`);
isOver ||= added > STAGE_MOST * 1000;
if (isOver) giveUp('The first load is over its budget.');
