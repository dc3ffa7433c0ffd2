/** What moves and measurements leave to the garbage collector: bytes for each call, after warm-up. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { attackRange, distance, executeManeuver, isFlownFully, overlapsBody } from '@firing-arc/xwing/common';
import { ATTACKER, CLEAR, DEFENDER, FROM, ROCKS, STRAIGHT } from './geometry.ts';
import { keep } from './measure.ts';

export interface MemoryRow {
  readonly name: string;
  readonly bytes: number;
}

const CALLS = 500;
const ROUNDS = 15;

/** The median over rounds, each so short that no collection falls into it; what the measuring itself takes is less than a byte a call. */
function bytesPerCall(collect: () => void, run: () => unknown): number {
  for (let i = 0; i < 20_000; i++) keep(run());
  const rounds = Array.from({ length: ROUNDS }, () => {
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let i = 0; i < CALLS; i++) keep(run());
    return (process.memoryUsage().heapUsed - before) / CALLS;
  });
  return Math.round(rounds.sort((a, b) => a - b)[ROUNDS >> 1]!);
}

export function measureMemory(): readonly MemoryRow[] {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const row = (name: string, run: () => unknown): MemoryRow => ({ name, bytes: bytesPerCall(collect, run) });
  return [
    row('does a 3 straight end clear of nine ships, and where', () =>
      isFlownFully('small', FROM, STRAIGHT, CLEAR),
    ),
    row('3 straight among nine ships', () => executeManeuver('small', FROM, STRAIGHT, CLEAR)),
    row('range between bases', () => distance(ATTACKER, DEFENDER)),
    row('range through an arc', () => attackRange(ATTACKER, 'front', DEFENDER)),
    row('is a base on a rock', () => overlapsBody(ATTACKER, ROCKS[0]!)),
  ];
}
