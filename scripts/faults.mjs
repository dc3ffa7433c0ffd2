// `npm run faults`: table servers and their database are killed while robots play; apps/server/proof/faults.ts tells what is proven.
import { join } from 'node:path';
import { runBuilt } from './built.mjs';
import { giveUp, ROOT } from './house.mjs';
import { ensureServerBuilt } from './server.mjs';

if (!(await ensureServerBuilt())) giveUp('The server could not be built; the reason stands above.');
const program = join(ROOT, 'apps/server/bin/tables.mjs');
process.exitCode = await runBuilt('apps/server/proof/faults.ts', ['--program', program]);
