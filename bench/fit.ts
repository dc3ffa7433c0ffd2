/**
 * `npm run fit -- [--game xwing2|xwing1] [--games 600] [--squads ready|random] [--seed S]`: what positions before the
 * shots of a round tell of who wins, by logistic regression over games of players that answer at once and err now and
 * then. Prints the weights, so that `now` and `left` together are points, and how well they and those in use tell games
 * that they were not fitted to. The same seed gives the same games, and so the same data.
 */
import { parseArgs } from 'node:util';
import { firstOpponent, type OpponentName, opponent } from '@firing-arc/opponents';
import {
  type BeforeShots,
  FEATURES,
  type Features,
  FIRST_WEIGHTS,
  featuresOf,
  firstArenaSetup,
  firstBeforeShots,
  SECOND_WEIGHTS,
  type SquadSource,
  secondArenaSetup,
  secondBeforeShots,
} from '@firing-arc/opponents/testing';
import {
  type Answerer,
  firstPosition,
  type GameEvent,
  newRecord,
  playOut,
  type Question,
  type Rules,
  type State,
} from '@firing-arc/referee';
import { below, growStreams } from '@firing-arc/table';
import * as first from '@firing-arc/xwing/first';
import { SECOND, squadPool } from '@firing-arc/xwing/second';
import { firstPack, housePack } from './house.ts';

/** A position before its shots, seen by the first player, and the share of the win that this player got in the end. */
interface Position {
  readonly features: readonly number[];
  readonly won: number;
}

/** What is played and looked at. */
interface Fitted<
  S extends State & { readonly phase: string },
  Setup,
  Q extends Question,
  E extends GameEvent,
> {
  readonly rules: Rules<S, Setup, Q, E>;
  readonly setup: (seed: string) => Setup;
  readonly opponent: (name: OpponentName, streams: number[], index: number) => Answerer<S, Q>;
  readonly shots: string;
  readonly beforeShots: (state: S, seat: number) => BeforeShots;
}

/** Who plays, each as often: good players, and some whose slips bring positions that good ones never come to. */
const PLAYERS: readonly OpponentName[] = ['plain', 'plain', 'wingman', 'wingman', 'tables'];

/** The positions of a game. */
function positionsOf<
  S extends State & { readonly phase: string },
  Setup,
  Q extends Question,
  E extends GameEvent,
>(fitted: Fitted<S, Setup, Q, E>, seed: string): readonly Position[] {
  const { rules, setup, shots, beforeShots } = fitted;
  const streams = growStreams(seed, ['mind of player 1', 'mind of player 2', 'players']);
  const players = [0, 1].map((seat) =>
    fitted.opponent(PLAYERS[below(streams, 2, PLAYERS.length)]!, streams, seat),
  );
  const seen: (readonly number[])[] = [];
  let phase = '';
  const { outcome } = playOut(rules, firstPosition(rules, newRecord(rules, setup(seed), seed)), players, {
    onStep: (state) => {
      if (state.phase === shots && phase !== shots) {
        const features = featuresOf(beforeShots(state, 0));
        seen.push(FEATURES.map((feature) => features[feature]));
      }
      phase = state.phase;
    },
  });
  if (!outcome) return [];
  const won = outcome.winner === null ? 0.5 : outcome.winner === 0 ? 1 : 0;
  return seen.map((features) => ({ features, won }));
}

/** How far weights are held from growing without need. */
const RIDGE = 1e-3;

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * other[at]!, 0);
const chanceOf = (sum: number): number => 1 / (1 + Math.exp(-sum));

/** The weights under which what came out is likeliest, by Newton's method. */
function likeliest(positions: readonly Position[]): readonly number[] {
  const size = FEATURES.length;
  let weights: readonly number[] = FEATURES.map(() => 0);
  for (let step = 0; step < 30; step++) {
    const slope = weights.map((weight) => -RIDGE * weight);
    const curve = FEATURES.map((_, row) => FEATURES.map((__, column) => (row === column ? RIDGE : 0)));
    for (const { features, won } of positions) {
      const chance = chanceOf(dot(features, weights));
      for (let row = 0; row < size; row++) {
        slope[row]! += (won - chance) * features[row]!;
        for (let column = 0; column < size; column++)
          curve[row]![column]! += chance * (1 - chance) * features[row]! * features[column]!;
      }
    }
    const move = solve(curve, slope);
    weights = weights.map((weight, at) => weight + move[at]!);
  }
  return weights;
}

/** Solves linear equations of a square that is symmetric and positive. */
function solve(square: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = square.map((row, at) => [...row, right[at]!]);
  rows.forEach((pivot, at) => {
    for (const row of rows) {
      if (row === pivot) continue;
      const times = row[at]! / pivot[at]!;
      for (let column = at; column < row.length; column++) row[column]! -= times * pivot[column]!;
    }
  });
  return rows.map((row, at) => row[rows.length]! / row[at]!);
}

/** How badly weights tell what came out: the mean of -log of the chance that they gave it. */
function logLoss(positions: readonly Position[], weights: readonly number[]): number {
  const losses = positions.map(({ features, won }) => {
    const chance = Math.min(1 - 1e-9, Math.max(1e-9, chanceOf(dot(features, weights))));
    return -(won * Math.log(chance) + (1 - won) * Math.log(1 - chance));
  });
  return losses.reduce((sum, one) => sum + one, 0) / losses.length;
}

/** The weights in use, as steep as tells most: they say what positions are worth, and not how sure that is. */
function scaled(positions: readonly Position[], weights: readonly number[]): readonly number[] {
  let [low, high] = [-12, 3];
  const at = (power: number) =>
    logLoss(
      positions,
      weights.map((weight) => weight * Math.exp(power)),
    );
  for (let step = 0; step < 60; step++) {
    const [one, other] = [low + (high - low) / 3, high - (high - low) / 3];
    if (at(one) < at(other)) high = other;
    else low = one;
  }
  return weights.map((weight) => weight * Math.exp(low));
}

/** Parts of the games that are left out in turn. */
const FOLDS = 5;

function report(games: readonly (readonly Position[])[], weightsInUse: Features): void {
  const positions = games.flat();
  const used = FEATURES.map((feature) => weightsInUse[feature]);
  const left: { readonly fitted: number; readonly used: number; readonly standing: number }[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const known = games.filter((_, at) => at % FOLDS !== fold).flat();
    const unseen = games.filter((_, at) => at % FOLDS === fold).flat();
    const standing = FEATURES.map((feature) => (feature === 'now' ? 1 : 0));
    left.push({
      fitted: logLoss(unseen, likeliest(known)),
      used: logLoss(unseen, scaled(known, used)),
      standing: logLoss(unseen, scaled(known, standing)),
    });
  }
  const mean = (of: 'fitted' | 'used' | 'standing') =>
    (left.reduce((sum, one) => sum + one[of], 0) / FOLDS).toFixed(4);
  console.log(`${games.length} games, ${positions.length} positions before shots`);
  console.log(
    `log loss of games left out: fitted ${mean('fitted')}, in use ${mean('used')}, by what is left now ${mean('standing')}`,
  );
  const weights = likeliest(positions);
  const one = weights[FEATURES.indexOf('now')]! + weights[FEATURES.indexOf('left')]!;
  FEATURES.forEach((feature, at) => {
    console.log(
      `${feature.padEnd(10)}${(weights[at]! / one).toFixed(2).padStart(8)}   in use ${used[at]!.toFixed(2)}`,
    );
  });
}

function main(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', default: 'xwing2' },
      games: { type: 'string', default: '600' },
      squads: { type: 'string', default: 'ready' },
      seed: { type: 'string', default: 'fit' },
    },
  });
  const { game, seed } = values;
  const squads = values.squads as SquadSource;
  const numbers = Array.from({ length: Number(values.games) }, (_, at) => `${seed}-${at}`);
  if (game === 'xwing1') {
    const pool = first.squadPool(firstPack());
    const fitted = {
      rules: first.FIRST,
      setup: (of: string) => firstArenaSetup(pool, squads, of),
      opponent: firstOpponent,
      shots: 'combat',
      beforeShots: firstBeforeShots,
    };
    return report(
      numbers.map((of) => positionsOf(fitted, of)),
      FIRST_WEIGHTS,
    );
  }
  const pool = squadPool(housePack());
  const fitted = {
    rules: SECOND,
    setup: (of: string) => secondArenaSetup(pool, squads, of),
    opponent,
    shots: 'engagement',
    beforeShots: secondBeforeShots,
  };
  report(
    numbers.map((of) => positionsOf(fitted, of)),
    SECOND_WEIGHTS,
  );
}

main(process.argv.slice(2));
