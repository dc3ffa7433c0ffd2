/** A text compressed, in letters that every address may hold. */

/** Longer addresses are cut by some mail and chat programs. */
export const LONGEST_ADDRESS = 4000;

/** No file that somebody made by hand is as long, in characters; a text of few letters may say it is much longer. */
export const LONGEST_FILE = 1_000_000;

const METHOD = 'deflate-raw';

/** A text in such letters. */
export async function packed(text: string): Promise<string> {
  const bytes = new Blob([text]).stream().pipeThrough(new CompressionStream(METHOD));
  return inLetters(new Uint8Array(await new Response(bytes).arrayBuffer()));
}

/** The text that such letters hold; null when they were cut, are none, or hold more than a file may. */
export async function unpacked(letters: string): Promise<string | null> {
  try {
    const bytes = new Blob([fromLetters(letters)]);
    return await textOf(bytes.stream().pipeThrough(new DecompressionStream(METHOD)));
  } catch {
    return null;
  }
}

/** The text of a stream; null when it is longer than a file may be. */
export async function textOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string | null> {
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
