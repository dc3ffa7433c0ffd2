/** Packs that somebody brings are read where nobody waits for it: a hostile one takes a second and much memory. */

import type { Worker } from 'node:worker_threads';
import type { OwnReading } from './own-pack.ts';

/** Reads the text of a pack. Rejects with a reason where that took too much. */
export type PackReader = (text: string) => Promise<OwnReading>;

/** What the thread says of the text that it was begun with. */
export type Told = { readonly reading: OwnReading } | { readonly problem: string };

/** After so long a thread is ended, in thousandths of a second: a pack takes it a second on a busy machine. */
const MOST_TIME = 20_000;

/** What a thread may take, in MB: it reads the packs of the house, and one of a million letters. */
export const MEMORY = { maxOldGenerationSizeMb: 512 };

/** A thread for each pack, one after the other: `open` begins one with the text as its `workerData`. */
export function threadPackReader(open: (text: string) => Worker, most = MOST_TIME): PackReader {
  let before: Promise<unknown> = Promise.resolve();
  return (text) => {
    const reading = before.then(() => readBy(open(text), most));
    before = reading.catch(() => {});
    return reading;
  };
}

async function readBy(thread: Worker, most: number): Promise<OwnReading> {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<OwnReading>((resolve, reject) => {
      const ended = (reason: string) => reject(new Error(reason));
      timer = setTimeout(() => ended('to read it takes too long'), most);
      thread.once('message', (told: Told) =>
        'reading' in told ? resolve(told.reading) : ended(told.problem),
      );
      thread.once('error', (error) => ended(error.message));
      thread.once('exit', () => ended('its thread has ended'));
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
