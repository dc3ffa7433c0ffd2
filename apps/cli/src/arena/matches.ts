/**
 * How strong players are by the games that they played against each other: Elo, its error, and the sequential test that
 * tells when enough was played. Games come in mirrored pairs (the same lists and the same seed, sides changed), and a
 * pair is what is counted: its two games lean the same way, so that single games would promise more than they know.
 */

/** How many pairs of games brought the first player 0, ½, 1, 1½ and 2 points, as fishtest and OpenBench count them. */
export type PairCounts = readonly [number, number, number, number, number];

/** The share of the points that a pair of each kind brings. */
const SHARES = [0, 0.25, 0.5, 0.75, 1] as const;

/** Half the width of a 95 % interval, in standard errors. */
const WIDE = 1.959964;

/** The Elo difference that a share of the points (0 to 1) stands for; infinite where one side has them all. */
export const eloOf = (share: number): number => -400 * Math.log10(1 / share - 1);

/** The share of the points that a player so much stronger takes. */
export const shareOf = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** What a match came to: the first player's share of the points and Elo difference, each with its 95 % interval. */
export interface MatchReport {
  readonly pairs: number;
  readonly share: number;
  readonly shareFrom: number;
  readonly shareTo: number;
  /** Null where all points went to one side. */
  readonly elo: number | null;
  /** Ends of the interval; null for one that is not finite. */
  readonly eloFrom: number | null;
  readonly eloTo: number | null;
}

/** The report of a match. Throws `RangeError` for one of no pairs. */
export function matchReport(counts: PairCounts): MatchReport {
  const pairs = total(counts);
  if (pairs === 0) throw new RangeError('a match of no pairs tells nothing');
  // Two more pairs, one for each side, keep a short match from promising too much (Agresti and Coull).
  const cautious = counts.map((count, kind) => count + (kind === 0 || kind === 4 ? 1 : 0));
  const middle = meanOf(cautious);
  const half = WIDE * Math.sqrt(varianceOf(cautious) / total(cautious));
  const share = meanOf(counts);
  const [shareFrom, shareTo] = [Math.max(0, middle - half), Math.min(1, middle + half)];
  const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);
  return {
    pairs,
    share,
    shareFrom,
    shareTo,
    elo: finite(eloOf(share)),
    eloFrom: finite(eloOf(shareFrom)),
    eloTo: finite(eloOf(shareTo)),
  };
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const meanOf = (counts: readonly number[]): number =>
  counts.reduce((sum, count, kind) => sum + count * SHARES[kind]!, 0) / total(counts);

function varianceOf(counts: readonly number[]): number {
  const middle = meanOf(counts);
  return counts.reduce((sum, count, kind) => sum + count * (SHARES[kind]! - middle) ** 2, 0) / total(counts);
}

/** What a sequential test asks: is the first player `elo1` stronger, or `elo0`? Each answer is wrong once in twenty. */
export interface Hypotheses {
  readonly elo0: number;
  readonly elo1: number;
}

/** Where the logarithm of the likelihood ratio ends a test, for `elo1` above and for `elo0` below. */
export const LLR_BOUND = Math.log(0.95 / 0.05);

/** So many pairs of each kind are thought to have been played where there were none (fishtest). */
const UNSEEN = 1e-3;

/**
 * The logarithm of how much likelier what came out is where the first player is `elo1` stronger than where it is `elo0`
 * stronger, each with the distribution of pairs that fits best (generalized sequential probability ratio test; M. Van den
 * Bergh's formulas, as fishtest has them).
 */
export function logLikelihoodRatio(counts: PairCounts, { elo0, elo1 }: Hypotheses): number {
  const seen = counts.map((count) => Math.max(count, UNSEEN));
  const sum = total(seen);
  const odds = seen.map((count) => count / sum);
  const [fit0, fit1] = [bestFit(odds, shareOf(elo0)), bestFit(odds, shareOf(elo1))];
  return seen.reduce((llr, count, kind) => llr + count * Math.log(fit1[kind]! / fit0[kind]!), 0);
}

/** Of all distributions with a mean, the one under which these shares are likeliest. */
function bestFit(odds: readonly number[], mean: number): readonly number[] {
  // The weights are 1 / (1 + tilt × distance from the mean), with the one tilt for which the mean comes out.
  let [low, high] = [-1 / (1 - mean), 1 / mean];
  const slope = (tilt: number) =>
    odds.reduce((sum, odd, kind) => {
      const off = SHARES[kind]! - mean;
      return sum + (odd * off) / (1 + tilt * off);
    }, 0);
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2;
    if (slope(middle) > 0) low = middle;
    else high = middle;
  }
  return odds.map((odd, kind) => odd / (1 + low * (SHARES[kind]! - mean)));
}

/** How a sequential test stands after some pairs. */
export interface TestReport extends Hypotheses {
  readonly llr: number;
  /** `null`: more must be played. */
  readonly holds: 'elo0' | 'elo1' | null;
}

export function testReport(counts: PairCounts, hypotheses: Hypotheses): TestReport {
  const llr = total(counts) === 0 ? 0 : logLikelihoodRatio(counts, hypotheses);
  const holds = llr >= LLR_BOUND ? 'elo1' : llr <= -LLR_BOUND ? 'elo0' : null;
  return { ...hypotheses, llr, holds };
}

/** What two of several players came to: the counts are the first one's. */
export interface Pairing {
  readonly one: number;
  readonly other: number;
  readonly counts: PairCounts;
}

/** A player's place in a table: Elo above the first player of the list, and half its 95 % interval. */
export interface Rating {
  readonly elo: number;
  readonly error: number;
}

/** How often all ratings are mended; each time about doubles the digits that are right. */
const MENDED = 50;
/** Farther is no rating moved at once. */
const FARTHEST = 200;

/**
 * Elo of several players among whom some have met, likeliest together (Bradley and Terry). Every pairing is thought to
 * have drawn one pair more, which keeps who lost everything in the table. Throws `RangeError` where some have met none of
 * the others, by whatever way.
 */
export function ratingsOf(players: number, pairings: readonly Pairing[]): readonly Rating[] {
  const met = pairings.map(({ one, other, counts }) => {
    const cautious = counts.map((count, kind) => count + (kind === 2 ? 1 : 0));
    return { one, other, pairs: total(cautious), share: meanOf(cautious), variance: varianceOf(cautious) };
  });
  const elos = Array.from({ length: players }, () => 0);
  const slope = (elo: number) => (shareOf(elo) * (1 - shareOf(elo)) * Math.LN10) / 400;
  /** How much more the points say about each player than its rating does, how stiff ratings are, and how far points stray. */
  const weighed = () => {
    const pull = elos.map(() => 0);
    const [stiff, strays] = [squareOf(players), squareOf(players)];
    for (const { one, other, pairs, share, variance } of met) {
      const difference = elos[one]! - elos[other]!;
      const more = pairs * (share - shareOf(difference));
      pull[one]! += more;
      pull[other]! -= more;
      spread(stiff, one, other, pairs * slope(difference));
      spread(strays, one, other, pairs * variance);
    }
    return { pull, stiff, strays };
  };
  for (let time = 0; time < MENDED; time++) {
    const { pull, stiff } = weighed();
    const steps = solve(without(stiff), pull.slice(1));
    steps.forEach((step, at) => {
      elos[at + 1]! += Math.max(-FARTHEST, Math.min(FARTHEST, step));
    });
  }
  const { stiff, strays } = weighed();
  const errors = elos.map((_, at) => {
    if (at === 0) return 0;
    const answer = solve(
      without(stiff),
      elos.slice(1).map((__, other) => (other === at - 1 ? 1 : 0)),
    );
    const inner = without(strays);
    const square = answer.reduce(
      (sum, one, row) =>
        sum + answer.reduce((line, other, column) => line + one * other * inner[row]![column]!, 0),
      0,
    );
    return WIDE * Math.sqrt(square);
  });
  return elos.map((elo, at) => ({ elo, error: errors[at]! }));
}

const squareOf = (size: number): number[][] =>
  Array.from({ length: size }, () => Array.from({ length: size }, () => 0));

function spread(square: number[][], one: number, other: number, amount: number): void {
  square[one]![one]! += amount;
  square[other]![other]! += amount;
  square[one]![other]! -= amount;
  square[other]![one]! -= amount;
}

/** Without the first player, whose rating is the zero of the others. */
const without = (square: readonly (readonly number[])[]): number[][] =>
  square.slice(1).map((row) => row.slice(1));

/** Solves linear equations by elimination. Throws `RangeError` where they have no one solution. */
function solve(square: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = square.map((row, at) => [...row, right[at]!]);
  for (let at = 0; at < rows.length; at++) {
    const best = rows
      .slice(at)
      .reduce((most, row) => (Math.abs(row[at]!) > Math.abs(most[at]!) ? row : most));
    if (Math.abs(best[at]!) < 1e-12) throw new RangeError('some players have met none of the others');
    rows.splice(rows.indexOf(best), 1);
    rows.splice(at, 0, best);
    for (const row of rows) {
      if (row === best) continue;
      const times = row[at]! / best[at]!;
      for (let column = at; column < row.length; column++) row[column]! -= times * best[column]!;
    }
  }
  return rows.map((row, at) => row[rows.length]! / row[at]!);
}
