// Runs a proof of the table server (apps/server/proof) against the server as it is built.
import { join } from 'node:path';
import { runBuilt } from './built.mjs';
import { giveUp, ROOT } from './house.mjs';
import { ensureServerBuilt } from './server.mjs';

/** Runs it with the arguments given to this program, and gives its exit code. @param {'faults' | 'load'} name */
export async function runProof(name) {
  if (!(await ensureServerBuilt())) giveUp('The server could not be built; the reason stands above.');
  return runBuilt(`apps/server/proof/${name}.ts`, ['--program', join(ROOT, 'apps/server/bin/tables.mjs')]);
}
