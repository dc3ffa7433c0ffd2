/** Hashes of numbers, bit for bit: proof that two machines computed the same. */

/** A 64-bit FNV-1a hash in two halves. */
export interface Digest {
  low: number;
  high: number;
}

const bytes = new DataView(new ArrayBuffer(8));

/** A digest that was fed nothing. */
export function newDigest(): Digest {
  return { low: 0x84222325, high: 0xcbf29ce4 };
}

/** Feeds the eight bytes of a number. */
export function feed(digest: Digest, value: number): void {
  bytes.setFloat64(0, value);
  for (let i = 0; i < 8; i++) {
    const low = (digest.low ^ bytes.getUint8(i)) >>> 0;
    // Times 2^40 + 435, modulo 2^64.
    const product = low * 435;
    const carry = Math.floor(product / 4_294_967_296);
    digest.high = (Math.imul(digest.high, 435) + carry + (low << 8)) >>> 0;
    digest.low = product >>> 0;
  }
}

/** The digest as 16 hexadecimal digits. */
export function hexOf({ high, low }: Digest): string {
  const hex = (half: number): string => half.toString(16).padStart(8, '0');
  return hex(high) + hex(low);
}

/** A small generator of numbers in [0, 1) for corpora of tests; games draw their chance elsewhere. */
export function corpusNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
