// `npm run edges`: looks for a scene for each edge of the abilities of 2.5 that are new or written otherwise, and writes
// them to testing/acting/edges.json; `-- --all` plays those that are known again, which takes a quarter of an hour.
import { spawn } from 'node:child_process';

const TEST = 'packages/xwing/src/second/testing/acting/edges.test.ts';
const run = spawn('npx', ['vitest', 'run', TEST], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, FIRING_ARC_EDGES: process.argv.includes('--all') ? 'all' : 'new' },
});
run.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
