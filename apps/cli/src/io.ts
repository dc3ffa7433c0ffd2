import { createInterface } from 'node:readline';

/** Where a command reads and writes; tests give one of their own. */
export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** The next line typed, or null at the end of the input. */
  readonly line: () => Promise<string | null>;
  /** Wipes the terminal that a person looks at; does nothing where the output goes elsewhere. */
  readonly wipe: () => void;
  /** How far something long has come, in the place of what was said of it before; only where a person looks. */
  readonly progress?: (text: string) => void;
  /** The file of the program, for work in threads. */
  readonly program?: string;
}

/**
 * The same, but nothing that is printed steers a terminal or turns the direction of writing: names come from files and
 * games of strangers.
 */
export const harmless = (io: Io): Io => ({
  ...io,
  out: (text) => io.out(text.replace(STEERING, '')),
  err: (text) => io.err(text.replace(STEERING, '')),
});

const STEERING = /[^\P{Cc}\n\t]|[\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The process' own input and output. The input is opened when the first line is asked for. */
export function processIo(program: string): Io & { readonly close: () => void } {
  let reader: ReturnType<typeof createInterface> | undefined;
  let lines: AsyncIterator<string> | undefined;
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    wipe: () => {
      if (process.stdout.isTTY) process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
    },
    async line() {
      reader ??= createInterface({ input: process.stdin, terminal: false });
      lines ??= reader[Symbol.asyncIterator]();
      const next = await lines.next();
      return next.done ? null : next.value;
    },
    program,
    ...(process.stderr.isTTY && {
      progress: (text: string) => void process.stderr.write(`\r\u001b[K${text}`),
    }),
    close: () => reader?.close(),
  };
}
