/**
 * The program of the embedded database, compiled once for all threads of a process and kept: each thread that begins
 * while nobody keeps it compiles it anew, which is a third of what a short test of a server costs.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const PROGRAM = new URL(
  'pglite.wasm',
  `file://${createRequire(import.meta.url).resolve('@electric-sql/pglite')}`,
);

export const compiled: Promise<WebAssembly.Module> = WebAssembly.compile(readFileSync(PROGRAM));
