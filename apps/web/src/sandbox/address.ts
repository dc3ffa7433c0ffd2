/** A setting as an address: its file, compressed, in letters that every address may hold. */

import type { GameId } from '../games/index.ts';
import { sandboxPlace } from '../places.ts';
import { lineOf, type Setting } from './setting.ts';

/** Longer addresses are cut by some mail and chat programs. */
export const LONGEST_ADDRESS = 4000;

/** No file that somebody made by hand is as long, in characters; a text of few letters may say it is much longer. */
const LONGEST_FILE = 1_000_000;

/** What became of a position that an address held; null without one. */
export type Arrived = 'laid' | 'unread' | 'cut' | null;

const METHOD = 'deflate-raw';

/** The place of the page that lays a setting out, with all of it. */
export async function addressOf(game: GameId, setting: Setting): Promise<string> {
  const file = new Blob([lineOf(game, setting)]);
  const packed = file.stream().pipeThrough(new CompressionStream(METHOD));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return sandboxPlace(game, 'at', inLetters(bytes));
}

/** The file that such an address holds behind `at/`; null when it was cut or is none. */
export async function fileIn(letters: string): Promise<string | null> {
  try {
    const packed = new Blob([fromLetters(letters)]);
    return await textOf(packed.stream().pipeThrough(new DecompressionStream(METHOD)));
  } catch {
    return null;
  }
}

async function textOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string | null> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > LONGEST_FILE) {
      await reader.cancel();
      return null;
    }
  }
  return text + decoder.decode();
}

/** Base64 of the kind for addresses. */
const inLetters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromLetters = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
