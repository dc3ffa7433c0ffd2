/**
 * `npm run fit-armada -- [--games 400] [--seed fit] [--data FILE]`: plays games of Armada between plain players, writes what
 * each round looked like to FILE (`bench/armada-positions.csv`), and prints by least squares what each feature comes to at
 * the end of the game, with its standard error, in positions with more than two rounds left and in later ones.
 * `--games 0` fits what the file has.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fleetPool } from '@firing-arc/armada';
import { type ArmadaPosition, armadaArenaSetup, armadaPositions } from '@firing-arc/opponents/testing';
import { armadaPack } from './house.ts';

/** Positions of the fifth round and the sixth have at most two rounds left. */
const LATE = 5;

/** What counts beside the features: it is known before the game, and no player can change it. */
const FLEET = ['fleet ships', 'fleet squadrons', 'fleet first'] as const;

const headOf = ({ features }: ArmadaPosition): string =>
  ['round', 'ended', ...Object.keys(features), ...FLEET].join();

const lineOf = ({ round, ended, features, fleet }: ArmadaPosition): string =>
  [round, ended, ...Object.values(features), ...fleet].map((one) => Math.round(10 * one) / 10).join();

/** Weights by least squares, and the standard error of each. */
function fitted(rows: readonly (readonly number[])[], ended: readonly number[]) {
  const count = rows[0]?.length ?? 0;
  const products = Array.from({ length: count }, (_, i) =>
    Array.from({ length: count }, (_, j) => rows.reduce((sum, row) => sum + row[i]! * row[j]!, 0)),
  );
  const inverse = inverted(products);
  const sums = products.map((_, i) => rows.reduce((sum, row, at) => sum + row[i]! * ended[at]!, 0));
  const weights = inverse.map((row) => row.reduce((sum, one, j) => sum + one * sums[j]!, 0));
  const misses = rows.map((row, at) => ended[at]! - row.reduce((sum, one, i) => sum + one * weights[i]!, 0));
  const variance = misses.reduce((sum, miss) => sum + miss * miss, 0) / (rows.length - count);
  return {
    weights,
    errors: inverse.map((row, i) => Math.sqrt(variance * row[i]!)),
    spread: Math.sqrt(variance),
  };
}

/** The inverse of a symmetric positive matrix, by Gauss and Jordan. */
function inverted(matrix: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const size = matrix.length;
  const work = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let pivot = 0; pivot < size; pivot++) {
    const own = work[pivot]!;
    const scale = own[pivot]!;
    for (let j = 0; j < own.length; j++) own[j]! /= scale;
    work.forEach((row, i) => {
      const times = row[pivot]!;
      if (i !== pivot) for (let j = 0; j < row.length; j++) row[j]! -= times * own[j]!;
    });
  }
  return work.map((row) => row.slice(size));
}

function main(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      games: { type: 'string', default: '400' },
      seed: { type: 'string', default: 'fit' },
      data: { type: 'string', default: 'bench/armada-positions.csv' },
    },
  });
  const pool = fleetPool(armadaPack(), 'standard');
  for (let game = 0; game < Number(values.games); game++) {
    const seed = `${values.seed}-${game}`;
    const positions = armadaPositions(armadaArenaSetup(pool, 'ready', seed), seed);
    if (game === 0) writeFileSync(values.data, `${headOf(positions[0]!)}\n`);
    appendFileSync(values.data, positions.map((position) => `${lineOf(position)}\n`).join(''));
  }
  const [head = '', ...lines] = readFileSync(values.data, 'utf8').trim().split('\n');
  const names = head.split(',').slice(2);
  const rows = lines.map((line) => line.split(',').map(Number));
  for (const [label, isLate] of [
    ['early', false],
    ['late', true],
  ] as const) {
    const some = rows.filter(([round = 0]) => round >= LATE === isLate);
    const { weights, errors, spread } = fitted(
      some.map((row) => row.slice(2)),
      some.map((row) => row[1]!),
    );
    console.log(`${label}: ${some.length} positions, off by ${spread.toFixed(1)} points`);
    for (const [at, name] of names.entries())
      console.log(`  ${name.padEnd(18)}${weights[at]!.toFixed(2).padStart(7)} ± ${errors[at]!.toFixed(2)}`);
  }
}

main(process.argv.slice(2));
