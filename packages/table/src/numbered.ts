import { STREAM_SIZE, sideWith } from './chance.ts';
import { sha256Of } from './sha.ts';

/**
 * Numbered chance: every result has a stream, a number in it and a SHA-256 of its own, from a seed that the streams do
 * not hold. Anybody who has the seed checks any of them alone; who has the streams and not the seed foresees nothing.
 */

/** Kept beside the count of a stream, so that it is never taken for one of `growStreams`: "SHA2" as text. */
const MARK = 0x53484132;

/** Streams that only count their results, in the form of `growStreams`: count, mark, and two zeros each. */
export const numberedStreams = (count: number): number[] =>
  Array.from({ length: count }, () => [0, MARK, 0, 0]).flat();

/** Whether streams only count. */
export const isNumbered = (streams: readonly number[]): boolean => streams[1] === MARK;

/** How many results a numbered stream has given: the number of the next one. */
export const numberIn = (streams: readonly number[], index: number): number => streams[index * STREAM_SIZE]!;

/** A result of numbered chance, with what it comes from. */
export interface Numbered {
  /** The SHA-256 it was taken from: 32 bytes. */
  readonly digest: Uint8Array;
  /** A uniform integer from 0 to bound - 1. */
  readonly side: number;
}

/**
 * Result `number` of a stream: the SHA-256 of `firing-arc die`, seed, name of the stream, number and block, with a zero
 * byte between them. The first of its eight 32-bit words (big-endian) below the largest multiple of `bound`, modulo
 * `bound`; if there is none, the next block's. So every side is as likely, to the last bit.
 */
export function numberedResult(seed: string, stream: string, number: number, bound: number): Numbered {
  const limit = 4294967296 - (4294967296 % bound);
  for (let block = 0; ; block++) {
    const digest = sha256Of(`firing-arc die\0${seed}\0${stream}\0${number}\0${block}`);
    const words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
    for (let at = 0; at < digest.length; at += 4) {
      const word = words.getUint32(at);
      if (word < limit) return { digest, side: word % bound };
    }
  }
}

/** Takes a result from a stream, and advances it: position in `weights` (integers, summing to `total`). */
export type Chance = (streams: number[], index: number, weights: readonly number[], total: number) => number;

/** Chance from numbered streams with these names, under a seed. */
export const numberedChance =
  (seed: string, names: readonly string[]): Chance =>
  (streams, index, weights, total) => {
    const number = streams[index * STREAM_SIZE]!++;
    return sideWith(weights, numberedResult(seed, names[index]!, number, total).side);
  };
