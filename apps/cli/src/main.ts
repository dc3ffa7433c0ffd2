#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { processIo } from './io.ts';
import { run } from './run.ts';
import { ownRun } from './sim/thread.ts';

const games = ownRun();
if (games) await (await import('./commands/sim.ts')).simThread(games);
else await runProgram();

async function runProgram(): Promise<void> {
  const io = processIo(fileURLToPath(import.meta.url));
  // Somebody who reads only the first lines, as head does, has what they wanted.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  try {
    process.exitCode = await run(process.argv.slice(2), io);
  } catch (error) {
    io.err(`firing-arc: a fault of the program: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    io.close();
  }
}
