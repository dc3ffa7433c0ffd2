#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { processIo } from './io.ts';
import { run } from './run.ts';
import { ownRun } from './sim/thread.ts';

const own = ownRun();
if (own) await playInThread(own);
else await runProgram();

/** Plays games of a run that another thread began. */
async function playInThread([command, ...args]: readonly string[]): Promise<void> {
  if (command === 'lab') await (await import('./commands/lab.ts')).labThread(args);
  else if (command === 'arena') await (await import('./commands/arena.ts')).arenaThread(args);
  else await (await import('./commands/sim.ts')).simThread(args);
}

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
