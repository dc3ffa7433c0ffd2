// Builds the server of online play, unless that was done from the very same sources.
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow, hashOf, ROOT, rulesBuild, runTool, say } from './house.mjs';

const SERVER = join(ROOT, 'apps', 'server');
const BUILT_FROM = join(SERVER, 'dist', '.built-from');

/** Where games are kept that are played here with others, unless DATABASE_URL names a database. */
export const GAMES = join(ROOT, '.games');

/** Builds apps/server/dist if it is missing or older than its sources. Gives false if the build failed. */
export async function ensureServerBuilt() {
  const files = filesBelow(['packages', 'apps/server', 'package-lock.json']);
  const stamp = hashOf(files.filter((file) => !file.endsWith('.test.ts') && !file.endsWith('.md')));
  if (existsSync(BUILT_FROM) && readFileSync(BUILT_FROM, 'utf8') === stamp) return true;
  say('Building the server …');
  const code = await runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn'], {
    cwd: SERVER,
    env: { FIRING_ARC_BUILD: rulesBuild() },
  });
  if (code !== 0) return false;
  await layEmptyDatabase(join(SERVER, 'dist', 'empty-database'));
  writeFileSync(BUILT_FROM, stamp);
  return true;
}

/**
 * A database with no game in it, for servers to begin with, as a folder and packed: making one is most of what opening
 * the first table costs. @param {string} folder
 */
async function layEmptyDatabase(folder) {
  // It is there once the house is installed.
  const { PGlite } = await import('@electric-sql/pglite');
  const { layDatabase } = await import(pathToFileURL(join(SERVER, 'dist', 'lay.js')).href);
  rmSync(folder, { recursive: true, force: true });
  await layDatabase(folder);
  const database = await PGlite.create(folder);
  const packed = await database.dumpDataDir('gzip');
  await database.close();
  writeFileSync(`${folder}.tar.gz`, Buffer.from(await packed.arrayBuffer()));
  // Who builds it need not be who runs it, and a database is for its owner's eyes alone.
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  chmodSync(folder, 0o755);
}

/**
 * Online play, to be served beside the page; its storage is opened with the first table.
 * @param {string} [folder] @returns {Promise<import('../apps/server/src/online.ts').Online>}
 */
export async function openServer(folder = GAMES) {
  const { open } = await import(pathToFileURL(join(SERVER, 'dist', 'open.js')).href);
  return open(folder, process.env);
}
