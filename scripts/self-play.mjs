// Builds self-play as one file and starts it: as built it plays about half as many games again as module by module,
// because the loader for single modules gives every inner function its name anew at each call.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { giveUp, ROOT } from './house.mjs';

const result = await build({
  root: ROOT,
  configFile: false,
  logLevel: 'error',
  resolve: { conditions: ['source'] },
  ssr: { noExternal: true, resolve: { conditions: ['source'] } },
  build: {
    ssr: 'bench/self-play.ts',
    target: 'node20',
    write: false,
    rollupOptions: { output: { entryFileNames: 'self-play.js', codeSplitting: false } },
  },
});
const [chunk] = 'output' in result ? result.output : [];
if (chunk?.type !== 'chunk') giveUp('Self-play could not be built.');
const cache = join(ROOT, '.cache');
mkdirSync(cache, { recursive: true });
const program = join(cache, `self-play-${process.pid}.mjs`);
writeFileSync(program, chunk.code);
const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
rmSync(program);
process.exitCode = status ?? 1;
