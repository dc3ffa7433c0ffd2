// Builds what strangers install: for each package plain JavaScript and types in its dist/, lowest floor first.
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureCliBuilt } from './cli.mjs';
import { FLOORS } from './package-floors.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

for (const name of FLOORS) {
  const room = `packages/${name}`;
  const config = `${ROOT}${room}/tsconfig.build.json`;
  rmSync(`${ROOT}${room}/dist`, { recursive: true, force: true });
  const options = {
    extends: '../../tsconfig.packages.json',
    compilerOptions: { rootDir: 'src', outDir: 'dist' },
  };
  writeFileSync(
    config,
    JSON.stringify({ ...options, include: ['src'], exclude: ['**/*.test.ts', '**/acting'] }),
  );
  const build = spawnSync('npx', ['tsc', '-p', config], { cwd: ROOT, stdio: 'inherit' });
  rmSync(config);
  if (build.status !== 0) process.exit(build.status ?? 1);
  console.log(`${room}/dist`);
}
await ensureCliBuilt();
console.log('apps/cli/dist');
