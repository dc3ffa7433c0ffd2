// The tests of the edges of cards, and how they are given another task: to look for edges, or to change cards.
import { spawn } from 'node:child_process';
import { giveUp } from '../house.mjs';

/** @type {Readonly<Record<string, string>>} */
export const EDGE_TESTS = {
  xwing2: 'packages/xwing/src/second/testing/acting/edges.test.ts',
  xwing1: 'packages/xwing/src/first/testing/acting/edges.test.ts',
  armada: 'packages/armada/src/testing/acting/edges.test.ts',
};

/**
 * Runs the edges of some games with a task; the exit code.
 * @param {readonly string[]} games @param {string} task @returns {Promise<number>}
 */
export function runEdges(games, task) {
  const tests = games.map(
    (game) => EDGE_TESTS[game] ?? giveUp(`'${game}' is not ${Object.keys(EDGE_TESTS).join(', ')}.`),
  );
  return new Promise((resolve) => {
    const run = spawn('npx', ['vitest', 'run', '-t', 'makes the difference', ...tests], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, FIRING_ARC_EDGES: task },
    });
    run.on('exit', (code) => resolve(code ?? 1));
  });
}
