import { spawnSync } from 'node:child_process';
import { opponent } from '@firing-arc/opponents';
import { playOut } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { SECOND } from '@firing-arc/xwing/second';
import { cpuMs, type Effort, keep, type Row } from './measure.ts';
import { defaultSetup, openingOf } from './positions.ts';

const GAMES = 100;

/** A game of the first hundred in a process of its own: engines compile what they run meanwhile. */
export function measureCold({ rounds, only }: Effort): Row {
  const row = { topic: 'game', name: 'cold sim of 100 games' };
  if (!`${row.topic}: ${row.name}`.includes(only))
    return { ...row, min: 0, median: 0, max: 0, rounds: 0, runs: 0 };
  const times = Array.from({ length: rounds }, () => {
    const { stdout, status } = spawnSync(process.execPath, [process.argv[1]!, '--cold'], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error('the process that plays a hundred games broke off');
    return Number(stdout) / GAMES;
  }).sort((a, b) => a - b);
  const [min, median, max] = [times[0]!, times[times.length >> 1]!, times[times.length - 1]!];
  return { ...row, min, median, max, rounds, runs: GAMES };
}

/** Plays the hundred games; the CPU time of all of them, in ns. */
export function playCold(): number {
  const setup = defaultSetup();
  const streams = growStreams('cold', ['player 1', 'player 2']);
  const before = cpuMs();
  for (let game = 0; game < GAMES; game++) {
    const players = [opponent('random', streams, 0), opponent('random', streams, 1)];
    keep(playOut(SECOND, openingOf(setup, `game ${game}`), players).decisions);
  }
  return (cpuMs() - before) * 1e6;
}
