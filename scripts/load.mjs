// `npm run load`: how many tables one server bears; apps/server/proof/load.ts tells what is measured.
import { join } from 'node:path';
import { runBuilt } from './built.mjs';
import { giveUp, ROOT } from './house.mjs';
import { ensureServerBuilt } from './server.mjs';

if (!(await ensureServerBuilt())) giveUp('The server could not be built; the reason stands above.');
const program = join(ROOT, 'apps/server/bin/tables.mjs');
process.exitCode = await runBuilt('apps/server/proof/load.ts', ['--program', program]);
