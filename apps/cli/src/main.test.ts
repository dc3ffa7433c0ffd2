import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { freshFolder } from './testing/script.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** As it is started by people: built as one file, which threads can run too. */
const PROGRAM = join(ROOT, 'apps', 'cli', 'bin', 'firing-arc.mjs');

/** Runs the program as a process of its own. */
function firingArc(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    encoding: 'utf8',
    input,
    cwd: ROOT,
  });
  return { status, stdout, stderr };
}

describe('the program', () => {
  it('simulates, with one JSON object and nothing else on its output', () => {
    const args = ['sim', '--format', 'xwing2-amg', '--players', 'random,random', '--games', '2', '--json'];
    const { status, stdout, stderr } = firingArc(args);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ games: 2, finished: 2, stuck: 0 });
  });

  it('plays the same games in threads as one after the other', () => {
    const simmed = (jobs: string) => {
      const args = ['sim', '--format', 'xwing1', '--games', '50', '--jobs', jobs, '--json'];
      const { status, stdout, stderr } = firingArc(args);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      const { cpuMsPerGame, gamesPerCpuSecond, ...result } = JSON.parse(stdout);
      return result;
    };
    const alone = simmed('1');
    expect(alone).toMatchObject({ games: 50, finished: 50 });
    expect(simmed('3')).toEqual(alone);
  });

  it('flies a list in threads as in one', () => {
    const flown = (jobs: string) => {
      const field = ['--players', 'random,random', '--field', 'academy-swarm,pirates'];
      const args = [
        'lab',
        'red-squadron',
        '--format',
        'xwing1',
        ...field,
        '--games',
        '8',
        '--jobs',
        jobs,
        '--json',
      ];
      const { status, stdout, stderr } = firingArc(args);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      return JSON.parse(stdout);
    };
    const alone = flown('1');
    expect(alone.lists[0]).toMatchObject({ list: 'Red Squadron', games: 8 });
    expect(flown('2')).toEqual(alone);
  });

  it('ends a test of an arena in threads where it ends in one', () => {
    const tested = (jobs: string) => {
      const players = ['--players', 'cadet,random', '--sprt', '0,200'];
      const { status, stdout, stderr } = firingArc([
        ...['arena', '--format', 'xwing1', ...players, '--jobs', jobs, '--json'],
      ]);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      return JSON.parse(stdout);
    };
    const alone = tested('1');
    expect(alone.test.holds).toBe('elo1');
    expect(tested('3')).toEqual(alone);
  });

  it('plays from its input, ends with it, and what it kept verifies', () => {
    const file = join(freshFolder(), 'game.json');
    const played = firingArc(['play', '--quick', '--record', file], '1 1 1 1\n1\n');
    expect(played).toMatchObject({ status: 0, stderr: '' });
    expect(played.stdout).toMatch(/Player 1 has set 4 dials[\s\S]*Left; the game waits in/);
    expect(firingArc(['replay', 'verify', file]).stdout).toMatch(/^OK/);
  });

  it('finds a rule', () => {
    expect(firingArc(['rules', 'xwing2:range.2']).stdout).toMatch(/^xwing2:range\.2 /);
  });

  it('answers bad input with one line, status 2 and no stack', () => {
    expect(firingArc(['fly', 'away'])).toEqual({
      status: 2,
      stdout: '',
      stderr:
        "firing-arc: there is no command 'fly'; the commands are play, sim, replay, scenario, lab, arena, work, coach, cards, squad, fleet, packs, rules, table\n",
    });
  });
});
