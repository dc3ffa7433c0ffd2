import { createInterface } from 'node:readline';

/** Where a command reads and writes; tests give one of their own. */
export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** The next line typed, or null at the end of the input. */
  readonly line: () => Promise<string | null>;
  /** Whether a person looks at a terminal, so that it can be wiped. */
  readonly terminal: boolean;
}

/** The process' own input and output. The input is opened when the first line is asked for. */
export function processIo(): Io & { readonly close: () => void } {
  let reader: ReturnType<typeof createInterface> | undefined;
  let lines: AsyncIterator<string> | undefined;
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    terminal: process.stdout.isTTY === true,
    async line() {
      reader ??= createInterface({ input: process.stdin, terminal: false });
      lines ??= reader[Symbol.asyncIterator]();
      const next = await lines.next();
      return next.done ? null : next.value;
    },
    close: () => reader?.close(),
  };
}
