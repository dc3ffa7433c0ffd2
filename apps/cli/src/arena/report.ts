import {
  type Hypotheses,
  type MatchReport,
  matchReport,
  type PairCounts,
  type Rating,
  ratingsOf,
  type TestReport,
  testReport,
} from './matches.ts';
import { countsOf, meetingsAmong, type PlayedPair } from './play.ts';

/** What two players came to against each other, seen by the first of them. */
export interface Meeting extends MatchReport {
  readonly one: string;
  readonly other: string;
  readonly counts: PairCounts;
}

/** What an arena came to. */
export interface ArenaReport {
  readonly format: { readonly id: string; readonly version: string };
  readonly seed: string;
  readonly lists: readonly string[];
  /** Elo above the first player that was named, the strongest first. */
  readonly players: readonly (Rating & { readonly player: string })[];
  readonly meetings: readonly Meeting[];
  readonly test: (TestReport & { readonly path: readonly number[] }) | null;
  readonly stuck: readonly { readonly seed: string; readonly reason: string }[];
}

/** What the report of an arena is made of. */
export interface Reported extends Pick<ArenaReport, 'format' | 'seed' | 'lists'> {
  readonly players: readonly string[];
  readonly hypotheses: Hypotheses | null;
}

/** The report of what was played; of a test, of no more than it took to be decided. */
export function reportOf(
  { players, hypotheses, ...about }: Reported,
  pairs: readonly PlayedPair[],
): ArenaReport {
  const inOrder = pairs.toSorted((a, b) => a.number - b.number);
  const judge = hypotheses && judgeOf(hypotheses);
  const counted = inOrder.slice(0, judge?.decidedAfter(inOrder) ?? inOrder.length);
  const pairings = meetingsAmong(players.length).map(([one, other]) => ({
    one,
    other,
    counts: countsOf(counted, one, other),
  }));
  const played = pairings.filter(({ counts }) => counts.some((count) => count > 0));
  const ratings = ratingsOf(players.length, pairings);
  const meetings = Math.max(1, pairings.length);
  return {
    ...about,
    players: players.map((player, at) => ({ player, ...ratings[at]! })).toSorted((a, b) => b.elo - a.elo),
    meetings: played.map(({ one, other, counts }) => ({
      one: players[one]!,
      other: players[other]!,
      counts,
      ...matchReport(counts),
    })),
    test: hypotheses && judge && { ...testReport(countsOf(counted, 0, 1), hypotheses), path: judge.path },
    stuck: inOrder.flatMap(({ number, stuck }) =>
      stuck === null ? [] : [{ seed: `${about.seed}-${Math.ceil(number / meetings)}`, reason: stuck }],
    ),
  };
}

/** A sequential test as pairs come. */
export interface Judge {
  /** After how many of the pairs the test is decided; null when it is not yet. Pairs that were there before stay as they were. */
  readonly decidedAfter: (pairs: readonly PlayedPair[]) => number | null;
  /** The logarithm of the likelihood ratio after each pair that counts. */
  readonly path: readonly number[];
}

export function judgeOf(hypotheses: Hypotheses): Judge {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  const path: number[] = [];
  let judged = 0;
  let decided: number | null = null;
  return {
    path,
    decidedAfter: (pairs) => {
      while (decided === null && judged < pairs.length) {
        const { points, stuck } = pairs[judged++]!;
        if (stuck !== null) continue;
        counts[2 * points]! += 1;
        const { llr, holds } = testReport(counts, hypotheses);
        path.push(llr);
        if (holds) decided = judged;
      }
      return decided;
    },
  };
}

const percent = (share: number): string => (100 * share).toFixed(1);
/** A difference of Elo as text; one that is not finite lies on the side of the share that it stands for. */
export const eloText = (elo: number | null, share: number): string =>
  elo === null ? (share < 0.5 ? '-∞' : '∞') : String(Math.round(elo));
const signed = (elo: number): string => `${elo < 0 ? '-' : '+'}${Math.round(Math.abs(elo))}`;

/** A test in words. */
export function testText({ elo0, elo1, llr, holds, path }: NonNullable<ArenaReport['test']>): string {
  const found =
    holds === null
      ? 'not decided yet'
      : holds === 'elo1'
        ? `accepted: the first is ${elo1} Elo stronger rather than ${elo0}`
        : `refused: the first is ${elo0} Elo stronger rather than ${elo1}`;
  return `test of ${elo0} against ${elo1} Elo: ${found}, after ${path.length} pairs (log likelihood ratio ${llr.toFixed(2)})`;
}

/** The report as text. */
export function arenaText(report: ArenaReport, notices: readonly string[]): string {
  const { players, meetings, test, stuck } = report;
  const width = Math.max(...players.map(({ player }) => player.length));
  const lines = [
    ...players.map(
      ({ player, elo, error }) =>
        `${player.padEnd(width)}  ${signed(elo).padStart(6)} Elo${error > 0 ? ` ± ${Math.round(error)}` : ''}`,
    ),
    ...meetings.map(
      ({ one, other, pairs, share, shareFrom, shareTo, elo, eloFrom, eloTo, counts }) =>
        `${one} against ${other}: ${percent(share)} % [${percent(shareFrom)}, ${percent(shareTo)}] of ${2 * pairs} games, ` +
        `${eloText(elo, share)} Elo [${eloText(eloFrom, shareFrom)}, ${eloText(eloTo, shareTo)}]; pairs of 0, ½, 1, 1½, 2 points: ${counts.join(', ')}`,
    ),
    ...(test ? [testText(test)] : []),
    ...stuck.map(({ seed, reason }) => `stuck: seed ${seed}: ${reason}`),
    ...notices.map((notice) => `note: ${notice}`),
  ];
  return `${lines.join('\n')}\n`;
}
