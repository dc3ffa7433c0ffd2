import { growStreams, nextUint32 } from '@firing-arc/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  eloOf,
  LLR_BOUND,
  logLikelihoodRatio,
  matchReport,
  type PairCounts,
  ratingsOf,
  shareOf,
  testReport,
} from './matches.ts';

const turned = ([a, b, c, d, e]: PairCounts): PairCounts => [e, d, c, b, a];
const someCounts = fc
  .tuple(fc.nat(40), fc.nat(40), fc.nat(40), fc.nat(40), fc.nat(40))
  .filter((counts) => counts.some((count) => count > 0));

describe('Elo', () => {
  it('is what the field takes it for: 400 for ten to one, none for evens', () => {
    expect(eloOf(10 / 11)).toBeCloseTo(400, 9);
    expect(eloOf(0.5)).toBeCloseTo(0, 12);
    expect(shareOf(eloOf(0.8))).toBeCloseTo(0.8, 12);
  });
});

describe('the report of a match', () => {
  it('counts by pairs: pairs of a win each say more than as many won and lost', () => {
    const level = matchReport([0, 0, 100, 0, 0]);
    const wild = matchReport([50, 0, 0, 0, 50]);
    expect([level.share, wild.share]).toEqual([0.5, 0.5]);
    expect(level.shareTo - level.shareFrom).toBeLessThan((wild.shareTo - wild.shareFrom) / 5);
    // Half the interval of independent pairs of which half are won whole: 1.96 × 0.5 / √100, a little wary.
    expect(wild.shareTo - 0.5).toBeCloseTo(0.098, 2);
  });

  it('holds the share within its interval, and is the same seen by the other player', () => {
    fc.assert(
      fc.property(someCounts, (counts) => {
        const [mine, theirs] = [matchReport(counts), matchReport(turned(counts))];
        expect(theirs.share).toBeCloseTo(1 - mine.share, 9);
        expect(theirs.shareFrom).toBeCloseTo(1 - mine.shareTo, 9);
        expect(mine.shareFrom).toBeGreaterThanOrEqual(0);
        expect(mine.shareTo).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('knows no Elo where one side has all points, and nothing of no pairs', () => {
    expect(matchReport([0, 0, 0, 0, 9])).toMatchObject({ share: 1, elo: null, eloTo: null });
    expect(matchReport([0, 0, 0, 0, 9]).eloFrom).toBeGreaterThan(100);
    expect(() => matchReport([0, 0, 0, 0, 0])).toThrow(RangeError);
  });
});

describe('the sequential test', () => {
  it('turns round with the players', () => {
    fc.assert(
      fc.property(someCounts, fc.integer({ min: -200, max: 200 }), (counts, elo) => {
        const there = logLikelihoodRatio(counts, { elo0: elo, elo1: elo + 50 });
        const back = logLikelihoodRatio(turned(counts), { elo0: -elo - 50, elo1: -elo });
        expect(back).toBeCloseTo(-there, 6);
      }),
    );
  });

  it('is, with many pairs, what the normal distribution says of their mean', () => {
    // 400 pairs with mean 0.53 and variance 0.0641: (s1 - s0) (2 m - s0 - s1) n / 2 v.
    const counts: PairCounts = [32, 36, 218, 80, 34];
    const share = matchReport(counts).share;
    const variance = counts.reduce((sum, count, at) => sum + (count / 400) * (at / 4 - share) ** 2, 0);
    const [s0, s1] = [shareOf(0), shareOf(10)];
    const normal = ((s1 - s0) * (2 * share - s0 - s1) * 400) / (2 * variance);
    // The two differ by the skew of the pairs.
    expect(logLikelihoodRatio(counts, { elo0: 0, elo1: 10 }) / normal).toBeCloseTo(1, 1);
  });

  it('is wrong about once in twenty, and seldom more', () => {
    const odds = (elo: number) => {
      // Pairs that lean the same way: of a share, a part of 0.4 is fixed by the lists.
      const share = shareOf(elo);
      const even = 0.4;
      return [
        (1 - share) * (1 - even) * 0.8,
        (1 - share) * (1 - even) * 0.2,
        even,
        share * (1 - even) * 0.2,
        share * (1 - even) * 0.8,
      ];
    };
    const meanElo = (elo: number) => eloOf(odds(elo).reduce((sum, one, at) => sum + one * (at / 4), 0));
    const streams = growStreams('sequential tests', ['pairs']);
    const chance = () => nextUint32(streams, 0) / 4294967296;
    const play = (elo: number, hypotheses: { elo0: number; elo1: number }) => {
      const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
      const ends = odds(elo).map((_, at, all) => all.slice(0, at + 1).reduce((sum, one) => sum + one, 0));
      ends[4] = 1;
      for (let pair = 0; pair < 5000; pair++) {
        const drawn = chance();
        counts[ends.findIndex((end) => drawn < end)]! += 1;
        const { holds } = testReport(counts, hypotheses);
        if (holds) return holds;
      }
      return null;
    };
    const hypotheses = { elo0: meanElo(0), elo1: meanElo(80) };
    const runs = 150;
    const wrongOf = (elo: number, right: string) =>
      Array.from({ length: runs }, () => play(elo, hypotheses)).filter((held) => held !== right).length /
      runs;
    expect(wrongOf(0, 'elo0')).toBeLessThan(0.1);
    expect(wrongOf(80, 'elo1')).toBeLessThan(0.1);
  });

  it('is not decided by nothing, and is by many wins', () => {
    const hypotheses = { elo0: 0, elo1: 20 };
    expect(testReport([0, 0, 0, 0, 0], hypotheses)).toEqual({ ...hypotheses, llr: 0, holds: null });
    expect(testReport([0, 0, 0, 0, 60], hypotheses)).toMatchObject({ holds: 'elo1' });
    expect(testReport([60, 0, 0, 0, 0], hypotheses)).toMatchObject({ holds: 'elo0' });
    expect(LLR_BOUND).toBeCloseTo(2.944, 3);
  });
});

describe('ratings', () => {
  it('are those of the only match of two, a pair of a win each more', () => {
    const [zero, other] = ratingsOf(2, [{ one: 0, other: 1, counts: [10, 0, 20, 0, 69] }]);
    const { elo } = matchReport([10, 0, 21, 0, 69]);
    expect(zero).toEqual({ elo: 0, error: 0 });
    expect(other!.elo).toBeCloseTo(-elo!, 6);
    // 1.96 × √(variance / pairs) / slope at that share.
    const share = 0.795;
    const variance = (10 * share * share + 21 * (0.5 - share) ** 2 + 69 * (1 - share) ** 2) / 100;
    const slope = (share * (1 - share) * Math.LN10) / 400;
    expect(other!.error).toBeCloseTo((1.959964 * Math.sqrt(variance / 100)) / slope, 4);
  });

  it('add up along who met whom, and tell more of who met more', () => {
    const level = (pairs: number): PairCounts => [0, 0, pairs, 0, 0];
    const strong: PairCounts = [20, 0, 40, 0, 140];
    const [, second, third] = ratingsOf(3, [
      { one: 1, other: 0, counts: strong },
      { one: 2, other: 1, counts: strong },
    ]);
    expect(second!.elo).toBeGreaterThan(150);
    expect(third!.elo).toBeCloseTo(2 * second!.elo, 6);
    expect(third!.error).toBeCloseTo(second!.error * Math.SQRT2, 4);
    const more = ratingsOf(3, [
      { one: 1, other: 0, counts: strong },
      { one: 2, other: 1, counts: level(20) },
      { one: 2, other: 0, counts: strong },
    ]);
    expect(more[2]!.error).toBeLessThan(third!.error);
  });

  it('are refused where some have met none of the others', () => {
    expect(() =>
      ratingsOf(4, [
        { one: 0, other: 1, counts: [1, 0, 0, 0, 1] },
        { one: 2, other: 3, counts: [1, 0, 0, 0, 1] },
      ]),
    ).toThrow('some players have met none of the others');
  });
});
