// Builds the command line as one file, unless that was done from the very same sources.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, giveUp, hashOf, ROOT, rulesBuild } from './house.mjs';

const CLI = join(ROOT, 'apps', 'cli');
const PROGRAM = join(CLI, 'dist', 'main.js');
const BUILT_FROM = join(CLI, 'dist', '.built-from');

/** Builds apps/cli/dist/main.js if it is missing or older than its sources; says nothing when it works. */
export async function ensureCliBuilt() {
  const files = filesBelow(['packages', 'apps/cli', 'package-lock.json']);
  const sources = hashOf(files.filter((file) => !file.endsWith('.test.ts') && !file.endsWith('.md')));
  if (existsSync(PROGRAM) && existsSync(BUILT_FROM) && readFileSync(BUILT_FROM, 'utf8') === sources) return;
  const { build } = await import('vite').catch(() =>
    giveUp('Run `npm start` or `npm ci` once: nothing is installed yet.'),
  );
  process.env.FIRING_ARC_BUILD = rulesBuild();
  const result = await build({ root: CLI, configFile: join(CLI, 'vite.config.ts'), logLevel: 'error' });
  const [chunk] = 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') giveUp('The command line could not be built.');
  mkdirSync(join(CLI, 'dist'), { recursive: true });
  putInPlace(PROGRAM, chunk.code);
  putInPlace(BUILT_FROM, sources);
}

/** Writes a file whole or not at all: another command may be starting from it. @param {string} file @param {string} text */
function putInPlace(file, text) {
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, text);
  renameSync(fresh, file);
}
