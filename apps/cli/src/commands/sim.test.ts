import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freshFolder, runWith } from '../testing/script.ts';
import type { SimResult } from './sim.ts';

const simmed = async (...args: readonly string[]): Promise<SimResult> => {
  const { status, out, err } = await runWith(['sim', '--json', ...args]);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  return JSON.parse(out) as SimResult;
};

describe('sim', () => {
  it('lets three players and two teams meet', async () => {
    const three = await simmed('--games', '2', '--players', 'random,random,random');
    const { player1, player2, player3, draws } = three.wins;
    expect([three.finished, player1 + player2 + player3! + draws]).toEqual([2, 2]);
    const teams = await simmed(
      '--games',
      '2',
      '--players',
      'random,random,random,random',
      '--teams',
      '1,2,2,1',
    );
    expect([teams.finished, teams.wins.player3, teams.wins.player4]).toEqual([2, 0, 0]);
  });

  it('tells in one JSON object what games between two ready squads came to', async () => {
    const result = await simmed('--games', '3', '--seed', '7');
    expect(result).toMatchObject({
      format: { id: 'xwing2-amg' },
      squads: ['Four X-wings', 'Howlrunner’s six'],
      players: ['random', 'random'],
      seed: '7',
      games: 3,
      finished: 3,
      stuck: 0,
      stuckGames: [],
    });
    const { player1, player2, draws } = result.wins;
    expect(player1 + player2 + draws).toBe(3);
    expect(result.rounds).toBeGreaterThan(1);
    expect(result.rounds).toBeLessThanOrEqual(12);
    expect(result.decisions).toBeGreaterThan(50);
    expect(result.cpuMsPerGame).toBeGreaterThan(0);
    expect(result.gamesPerCpuSecond).toBeGreaterThan(0);
  });

  it('has ready squads meet that were legal in a format of an earlier day', async () => {
    for (const label of ['2022-05', '2022-12']) {
      const result = await simmed('--games', '1', '--format', `xwing2-amg-${label}`);
      expect(result).toMatchObject({ squads: ['Four X-wings', 'Eight TIEs'], finished: 1 });
    }
  });

  it('plays the same games from the same seed, and others from another', async () => {
    const played = async (seed: string) => {
      const { wins, rounds, decisions } = await simmed('--games', '4', '--seed', seed);
      return { wins, rounds, decisions };
    };
    expect(await played('a')).toEqual(await played('a'));
    expect(await played('a')).not.toEqual(await played('b'));
  });

  it('reads squads from XWS files and lets plain fly the second', async () => {
    const file = join(freshFolder(), 'three.xws');
    const pilots = ['bountyhunter', 'skullsquadronpilot', 'hiredgun'].map((id) => ({ id }));
    writeFileSync(file, JSON.stringify({ name: 'Three', faction: 'scumandvillainy', pilots }));
    const result = await simmed('--squads', `${file},${file}`, '--players', 'random,plain', '--games', '1');
    expect(result).toMatchObject({ squads: ['Three', 'Three'], players: ['random', 'plain'], finished: 1 });
  });

  it('keeps records that replay', async () => {
    const folder = join(freshFolder(), 'records');
    await simmed('--games', '2', '--seed', 'x/y', '--record', folder);
    expect(readdirSync(folder).sort()).toEqual(['game-x_y-1.json', 'game-x_y-2.json']);
    expect(existsSync(folder)).toBe(true);
    const verified = await runWith(['replay', 'verify', join(folder, 'game-x_y-2.json')]);
    expect(verified).toMatchObject({
      status: 0,
      err: '',
      out: expect.stringMatching(/^OK: .* every hash is equal/),
    });
  });

  it('goes on with a run that was stopped, and says so of a file of another one', async () => {
    const file = join(freshFolder(), 'run.json');
    const run = ['--seed', 'long', '--keep', file];
    const whole = ({ cpuMsPerGame, gamesPerCpuSecond, ...rest }: SimResult) => rest;
    await simmed(...run, '--games', '21');
    const kept = readFileSync(file, 'utf8');
    expect(await simmed(...run, '--games', '21')).toMatchObject({ games: 21 });
    expect(readFileSync(file, 'utf8')).toBe(kept);
    // As it was before its last game.
    const { parts, ...stopped } = JSON.parse(kept);
    expect(parts.map(({ from, to }: { from: number; to: number }) => [from, to])).toEqual([
      [1, 21],
      [21, 22],
    ]);
    writeFileSync(file, JSON.stringify({ ...stopped, parts: parts.slice(0, 1) }));
    expect(whole(await simmed(...run, '--games', '22'))).toEqual(
      whole(await simmed('--seed', 'long', '--games', '22')),
    );
    const other = await runWith(['sim', '--seed', 'short', '--keep', file]);
    expect(other).toMatchObject({ status: 2, out: '', err: expect.stringContaining('is another run') });
    writeFileSync(file, '[]');
    expect((await runWith(['sim', ...run])).err).toContain('is no run of games');
  });

  it('prints a table for people', async () => {
    const { out } = await runWith(['sim', '--games', '1', '--seed', '7']);
    expect(out).toMatch(/^player 1 \(random, Four X-wings\) wins +\d$/m);
    expect(out).toMatch(/^finished +1 of 1$/m);
  });
});
