import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contestantCalled, type PlayedPair } from '../arena/play.ts';
import { type ArenaReport, judgeOf, reportOf } from '../arena/report.ts';
import { freshFolder, runWith } from '../testing/script.ts';

const arena = (...args: readonly string[]) => runWith(['arena', ...args]);
async function reported(...args: readonly string[]): Promise<ArenaReport> {
  const { out, err } = await arena('--json', ...args);
  expect(err).toBe('');
  return JSON.parse(out);
}

describe('arena', () => {
  it('plays everybody against everybody in mirrored pairs, and rates them', async () => {
    const report = await reported('--players', 'random,cadet,plain', '--pairs', '2');
    expect(report.meetings.map(({ one, other, pairs }) => [one, other, pairs])).toEqual([
      ['random', 'cadet', 2],
      ['random', 'plain', 2],
      ['cadet', 'plain', 2],
    ]);
    expect(report.players.map(({ player }) => player)).toEqual(['plain', 'cadet', 'random']);
    expect(report.players.at(-1)).toEqual({ player: 'random', elo: 0, error: 0 });
    expect(report.stuck).toEqual([]);
    expect(report.test).toBeNull();
  });

  it('gives both games of a pair the same lists and the same seed: alike players win one each, also of another version', async () => {
    const { meetings } = await reported(
      '--players',
      `random,random@${OPPONENTS}`,
      '--pairs',
      '4',
      '--format',
      'xwing1',
    );
    expect(meetings[0]).toMatchObject({ pairs: 4, counts: [0, 0, 4, 0, 0], elo: 0 });
  });

  it('stops as soon as a test is decided, and says the same however much was played', async () => {
    const folder = freshFolder();
    const kept = join(folder, 'kept.json');
    const page = join(folder, 'arena.html');
    const args = ['--players', 'cadet,random', '--sprt', '0,200', '--keep', kept];
    const ran = await arena(...args, '--pairs', '200', '--page', page);
    expect(ran).toMatchObject({ status: 0, err: '' });
    expect(ran.out).toMatch(/accepted: the first is 200 Elo stronger rather than 0, after \d+ pairs/);
    const { parts } = JSON.parse(readFileSync(kept, 'utf8')) as { parts: readonly unknown[] };
    expect(parts.length).toBeLessThan(12);
    // Nothing more is played, and where more is kept than it took, no more is counted.
    expect(await arena(...args, '--pairs', '200')).toEqual(ran);
    const more = await reported(
      ...['--players', 'cadet,random', '--keep', join(folder, 'more.json'), '--pairs', '12'],
    );
    expect(more.meetings[0]!.pairs).toBe(12);
    const again = await reported(
      ...['--players', 'cadet,random', '--sprt', '0,200', '--keep', join(folder, 'more.json')],
    );
    expect(again.meetings[0]!.pairs).toBe(parts.length);
    const html = readFileSync(page, 'utf8');
    expect(html.match(/<svg/g)!.length).toBeGreaterThan(2);
    expect(html).toContain('aria-label="Elo: cadet 0, random -');
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('has status 3 where a test refuses or is not decided', async () => {
    const refused = await arena('--players', 'random,plain', '--sprt', '0,200', '--pairs', '60');
    expect(refused).toMatchObject({ status: 3 });
    expect(refused.out).toContain('refused: the first is 0 Elo stronger rather than 200');
    const open = await arena('--players', 'plain,random', '--sprt', '0,5', '--pairs', '1');
    expect(open).toMatchObject({ status: 3 });
    expect(open.out).toContain('not decided yet, after 1 pairs');
  });

  it('takes its lists from a folder', async () => {
    const field = join(freshFolder(), 'field');
    mkdirSync(field);
    for (const [name, count] of [
      ['three', 3],
      ['four', 4],
    ] as const)
      writeFileSync(
        join(field, `${name}.xws`),
        JSON.stringify({
          name,
          faction: 'scumandvillainy',
          pilots: Array.from({ length: count }, () => ({ id: 'skullsquadronpilot' })),
        }),
      );
    const { lists } = await reported('--players', 'random,cadet', '--pairs', '1', '--field', field);
    expect(lists).toEqual(['four', 'three']);
  });

  it.each([
    [['--players', 'plain'], "two to 12 are needed with commas between them, given: 'plain'"],
    [
      ['--players', 'plain,nobody'],
      "'nobody' is not one of random, cadet, tables, wingman, plain, jouster, flanker, skirmisher, search",
    ],
    [['--players', 'plain,plain'], "'plain' is named twice"],
    [['--players', 'plain:7,random'], "'plain:7': only search plays games in its head"],
    [
      ['--players', 'plain,plain@/nowhere/at-all.mjs'],
      "cannot read '/nowhere/at-all.mjs': there is no such file or folder",
    ],
    [['--sprt', '20,0'], "'20,0' is not two numbers of Elo, the lower one first"],
    [['--players', 'random,cadet,plain', '--sprt', '0,20'], 'a test is of two players, and 3 are named'],
    [['--pairs', '0'], "'0' is not a whole number"],
    [['four'], "'four' is not a flag"],
  ])('refuses %j', async (args, reason) => {
    const ran = await arena(...args);
    expect(ran).toMatchObject({ status: 2, out: '' });
    expect(ran.err).toContain(reason);
  });

  it('refuses a file that is no module, and names it', async () => {
    const file = join(freshFolder(), 'broken.mjs');
    writeFileSync(file, 'this is no program');
    const ran = await arena('--players', `plain,plain@${file}`);
    expect(ran).toMatchObject({ status: 2, out: '' });
    expect(ran.err).toContain(`arena: --players: cannot bring '${file}'`);
  });

  it('knows a player of another version by what its file says, wherever it lies', async () => {
    const folders = [freshFolder(), freshFolder()];
    const files = folders.map((folder) => join(folder, 'before.mjs'));
    for (const file of files) writeFileSync(file, 'export const version = 1;');
    const changed = join(folders[0]!, 'changed.mjs');
    writeFileSync(changed, 'export const version = 2;');
    const [here, there, other] = await Promise.all(
      [...files, changed].map((file) => contestantCalled(`plain@${file}`, 100)),
    );
    expect(there!.identity).toBe(here!.identity);
    expect(other!.identity).not.toBe(here!.identity);
    expect((await contestantCalled('search:40', 100)).identity).toBe('search:40');
  });

  it('leaves pairs that got stuck out of a test, and names them', () => {
    const pair = (number: number, points: number, stuck: string | null = null): PlayedPair => ({
      number,
      one: 0,
      other: 1,
      points,
      lists: [0, 1],
      stuck,
    });
    const hypotheses = { elo0: 0, elo1: 200 };
    const wins = Array.from({ length: 20 }, (_, at) => pair(at + 1, 2));
    const after = judgeOf(hypotheses).decidedAfter(wins)!;
    expect(after).toBeGreaterThan(2);
    const judge = judgeOf(hypotheses);
    expect(wins.map((_, at) => judge.decidedAfter(wins.slice(0, at + 1)))).toEqual(
      wins.map((_, at) => (at + 1 < after ? null : after)),
    );
    const stuck = [wins[0]!, pair(2, 0, 'a rule failed'), ...wins.slice(1)];
    expect(judgeOf(hypotheses).decidedAfter(stuck)).toBe(after + 1);
    const about = {
      format: { id: 'xwing2-amg', version: '1' },
      seed: 's',
      lists: ['A'],
      players: ['a', 'b'],
      hypotheses: null,
    };
    const report = reportOf(about, stuck);
    expect(report.stuck).toEqual([{ seed: 's-2', reason: 'a rule failed' }]);
    expect(report.meetings[0]!.pairs).toBe(20);
  });
});

/** The house's own players, as if they were those of another version. */
const OPPONENTS = fileURLToPath(new URL('../../../../packages/opponents/src/index.ts', import.meta.url));
