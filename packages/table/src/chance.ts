import { sha256Hex, sha256Of } from './sha.ts';

/**
 * Seeded streams of chance. A stream is four 32-bit integers of plain data (the sfc32 generator), kept four
 * after four in one flat list, so that a whole game's chance is copied and hashed with its state.
 */

/** Integers a stream occupies in the flat list. */
export const STREAM_SIZE = 4;

/** Grows one stream for each name from one seed: independent streams, the same on every machine. */
export function growStreams(seed: string, names: readonly string[]): number[] {
  const streams: number[] = [];
  for (const name of names) {
    const digest = sha256Of(`${seed}\u0000${name}`);
    const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
    for (let i = 0; i < STREAM_SIZE; i++) streams.push(view.getInt32(i * 4));
  }
  return streams;
}

/** The SHA-256 of a seed in hex: shown before a game, so that the seed shown after it can be checked. */
export function commitment(seed: string): string {
  return sha256Hex(seed);
}

/** The next 32-bit unsigned integer of stream number `index`; advances the stream in place. */
export function nextUint32(streams: number[], index: number): number {
  const at = index * STREAM_SIZE;
  const a = streams[at]!;
  const b = streams[at + 1]!;
  const c = streams[at + 2]!;
  const counter = streams[at + 3]!;
  const result = (((a + b) | 0) + counter) | 0;
  streams[at + 3] = (counter + 1) | 0;
  streams[at] = b ^ (b >>> 9);
  streams[at + 1] = (c + (c << 3)) | 0;
  streams[at + 2] = (((c << 21) | (c >>> 11)) + result) | 0;
  return result >>> 0;
}

/** A uniform integer from 0 to `bound` - 1, without bias; `bound` is 1 to 2^32. */
export function below(streams: number[], index: number, bound: number): number {
  const limit = 4294967296 - (4294967296 % bound);
  let value = nextUint32(streams, index);
  while (value >= limit) value = nextUint32(streams, index);
  return value % bound;
}

/** Which outcome a weighted draw gives: position in `weights` (integers, summing to `total`). */
export function pickWeighted(
  streams: number[],
  index: number,
  weights: readonly number[],
  total: number,
): number {
  return sideWith(weights, below(streams, index, total));
}

/** Which outcome a side shows, when the first outcome has the first sides: position in `weights`. */
export function sideWith(weights: readonly number[], side: number): number {
  let rest = side;
  for (let i = 0; i < weights.length; i++) {
    rest -= weights[i]!;
    if (rest < 0) return i;
  }
  return weights.length - 1;
}
