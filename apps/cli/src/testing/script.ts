import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Io } from '../io.ts';
import { run } from '../run.ts';

/** What a command line came to. */
export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** What is typed next, given what has been printed since the last line; null ends the input. */
export type Typist = (printed: string) => string | null;

/** Runs a command line in this process with somebody who types. */
export async function runWith(args: readonly string[], typist: Typist = () => null): Promise<Ran> {
  let out = '';
  let err = '';
  let read = 0;
  const io: Io = {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    wipe: () => undefined,
    line: async () => {
      const printed = out.slice(read);
      read = out.length;
      return typist(printed);
    },
  };
  return { status: await run(args, io), out, err };
}

/** Types these lines, then ends the input. */
export function lines(...typed: readonly string[]): Typist {
  let at = 0;
  return () => typed[at++] ?? null;
}

/** A player who takes proposed places and first options; ends the input after `most` lines. */
export function firstChoices(most = Number.POSITIVE_INFINITY): Typist {
  let typed = 0;
  return (printed) => (typed++ >= most ? null : printed.includes('x y facing') ? 'p' : '1');
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A fresh folder for the files of a test; gone when the tests are over. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'firing-arc-'));
  folders.push(folder);
  return folder;
}
