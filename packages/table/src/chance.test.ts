import { describe, expect, it } from 'vitest';
import { below, commitment, growStreams, nextUint32, pickWeighted, STREAM_SIZE } from './chance.ts';

describe('streams of chance', () => {
  it('grow from a seed and a name, the same every time and different from each other', () => {
    const first = growStreams('seed', ['dice', 'deck']);
    expect(first).toEqual(growStreams('seed', ['dice', 'deck']));
    expect(first).toHaveLength(2 * STREAM_SIZE);
    expect(first.slice(0, 4)).not.toEqual(first.slice(4));
    expect(growStreams('other', ['dice'])).not.toEqual(first.slice(0, 4));
  });

  it('give known numbers, so that a change of the generator cannot pass unseen', () => {
    // By hand with sfc32: 1+2+4; then (2, 27, 6291463) gives 2+27+5; then (27, 56623167) gives 27+56623167+6.
    const streams = [1, 2, 3, 4];
    expect([nextUint32(streams, 0), nextUint32(streams, 0), nextUint32(streams, 0)]).toEqual([
      7, 34, 56623200,
    ]);
  });

  it('are uniform enough: 80,000 eights within four standard deviations', () => {
    const streams = growStreams('uniform', ['dice']);
    const counts = new Array<number>(8).fill(0);
    for (let i = 0; i < 80_000; i++) {
      const side = below(streams, 0, 8);
      counts[side] = counts[side]! + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(4 * 94);
  });

  it('pick by weight', () => {
    const streams = growStreams('weights', ['dice']);
    const counts = [0, 0, 0];
    for (let i = 0; i < 8000; i++) {
      const at = pickWeighted(streams, 0, [3, 0, 5], 8);
      counts[at] = counts[at]! + 1;
    }
    expect(counts[1]).toBe(0);
    expect(Math.abs(counts[0]! - 3000)).toBeLessThan(180);
  });

  it('are committed to by the SHA-256 of the seed', () => {
    expect(commitment('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
