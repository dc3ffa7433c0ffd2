import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growStreams, pickWeighted, STREAM_SIZE } from './chance.ts';
import { isNumbered, numberedChance, numberedResult, numberedStreams, numberIn } from './numbered.ts';

describe('numbered chance', () => {
  it('is what a program of ten lines with any SHA-256 finds', () => {
    const byHand = (seed: string, stream: string, number: number, bound: number) => {
      const words = createHash('sha256')
        .update(`firing-arc die\0${seed}\0${stream}\0${number}\x000`)
        .digest();
      const below = Array.from({ length: 8 }, (_, at) => words.readUInt32BE(4 * at)).filter(
        (word) => word < Math.floor(2 ** 32 / bound) * bound,
      );
      return { hash: words.toString('hex'), side: below[0]! % bound };
    };
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.nat(),
        fc.integer({ min: 1, max: 2 ** 20 }),
        (seed, name, number, bound) => {
          const { digest, side } = numberedResult(seed, name, number, bound);
          expect({ hash: Buffer.from(digest).toString('hex'), side }).toEqual(
            byHand(seed, name, number, bound),
          );
        },
      ),
    );
  });

  it('gives known results, so that a change cannot pass unseen', () => {
    const sides = Array.from({ length: 12 }, (_, number) => numberedResult('seed', 'dice', number, 8).side);
    expect(sides).toEqual([3, 1, 1, 3, 3, 4, 0, 4, 4, 1, 1, 5]);
  });

  it('takes the next word, and the next block, where a word would favour low sides', () => {
    // Of 2^31 + 1 sides only half of all words are below the limit: 8 of 8 are too large once in 256 numbers.
    const bound = 2 ** 31 + 1;
    let others = 0;
    let blocks = 0;
    for (let number = 0; number < 2000; number++) {
      const { digest, side } = numberedResult('seed', 'dice', number, bound);
      const words = Array.from({ length: 8 }, (_, at) => Buffer.from(digest).readUInt32BE(4 * at));
      expect(words.find((word) => word < bound)).toBe(side);
      if (words[0] !== side) others++;
      const first = createHash('sha256').update(`firing-arc die\0seed\0dice\0${number}\x000`).digest('hex');
      if (Buffer.from(digest).toString('hex') !== first) blocks++;
    }
    expect(others).toBeGreaterThan(800);
    expect(blocks).toBeGreaterThan(0);
  });

  it('shows every side of a d8 as often: chi squared of 80,000 is below 24.3 (0.1 %)', () => {
    const counts = new Array<number>(8).fill(0);
    for (let number = 0; number < 80_000; number++) {
      const { side } = numberedResult('uniform', 'dice', number, 8);
      counts[side] = counts[side]! + 1;
    }
    const chiSquared = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquared).toBeLessThan(24.3);
  });

  it('counts each stream for itself', () => {
    const streams = numberedStreams(2);
    const chance = numberedChance('seed', ['dice', 'deck']);
    const taken = [0, 1, 0, 0].map((stream) => chance(streams, stream, [3, 0, 5], 8));
    const due = [
      ['dice', 0],
      ['deck', 0],
      ['dice', 1],
      ['dice', 2],
    ] as const;
    expect(taken).toEqual(
      due.map(([name, number]) => (numberedResult('seed', name, number, 8).side < 3 ? 0 : 2)),
    );
    expect([numberIn(streams, 0), numberIn(streams, 1)]).toEqual([3, 1]);
  });

  it('keeps no seed in its streams, and they are told from those that hold their chance', () => {
    const streams = numberedStreams(3);
    const chance = numberedChance('seed', ['a', 'b', 'c']);
    for (let at = 0; at < 100; at++) chance(streams, at % 3, [1, 1], 2);
    expect(streams.filter((_, at) => at % STREAM_SIZE === 0)).toEqual([34, 33, 33]);
    expect(streams.filter((_, at) => at % STREAM_SIZE !== 0)).toEqual(
      numberedStreams(3).filter((_, at) => at % STREAM_SIZE !== 0),
    );
    expect(isNumbered(streams)).toBe(true);
    const grown = growStreams('seed', ['a']);
    pickWeighted(grown, 0, [1], 1);
    expect([grown, [], [0, 0, 0, 0]].map(isNumbered)).toEqual([false, false, false]);
  });
});
