import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScenarioFile } from '@firing-arc/referee';
import { describe, expect, it } from 'vitest';
import type { PlayedRecord } from '../games/index.ts';
import { SCENARIO_GAMES } from '../scenario-games.ts';
import { firstChoices, freshFolder, lines, runWith, type Typist } from '../testing/script.ts';
import type { SimResult } from './sim.ts';

const FIRST = ['--format', 'xwing1', '--ready', 'core2-resistance,core2-first-order'];
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as PlayedRecord;

/** Takes the first options but for the dials, which turn so that the ships stay on the table for a while. */
const turns: Typist = (printed) =>
  printed.includes('x y facing') ? 'p' : printed.includes(', dial ') ? '4 4' : '1';

describe('play --format xwing1', () => {
  it('plays a whole game by numbers, leaves a record that verifies, and tells it', async () => {
    const file = join(freshFolder(), 'game.json');
    const ran = await runWith(
      ['play', ...FIRST, '--seed', 'whole', '--against', 'plain', '--record', file],
      firstChoices(),
    );
    expect(ran).toMatchObject({ status: 0, err: '' });
    expect(ran.out).toMatch(/The end: .* points destroyed\.\nThe seed was whole\.\n$/);
    expect(read(file)).toMatchObject({ game: 'xwing1', players: ['human', 'plain'] });
    const verified = await runWith(['replay', 'verify', file]);
    expect(verified).toMatchObject({ status: 0, err: '' });
    expect(verified.out).toMatch(/every hash is equal, the last is [0-9a-f]+$/m);
    const shown = await runWith(['replay', 'show', file]);
    const told = shown.out.split('\n').filter((line) => line.includes('  ['));
    expect(told.length).toBeGreaterThan(60);
    expect(told.filter((line) => !/^ {0,2}\S.*\. {2}\[xwing1:[a-z0-9-]+\.\d+\]$/.test(line))).toEqual([]);
  });

  it('goes on where the input ended, and plays the same game as without the break', async () => {
    const folder = freshFolder();
    const [whole, broken] = [join(folder, 'whole.json'), join(folder, 'broken.json')];
    const start = [...FIRST, '--seed', 'break', '--against', 'random', '--quick'];
    const until =
      (most: number): Typist =>
      (printed) =>
        most-- > 0 ? turns(printed) : null;
    await runWith(['play', ...start, '--record', whole], until(60));
    const left = await runWith(['play', ...start, '--record', broken], until(5));
    expect(left.out).toMatch(/Left; the game waits in .*\n$/);
    expect((await runWith(['replay', 'verify', broken])).status).toBe(0);
    await runWith(['play', '--record', broken], until(55));
    expect(read(broken)).toEqual(read(whole));
  });

  it('draws both sides, says where each maneuver ends, and finds the rules of this game', async () => {
    const typed = lines('s', 'b', 'r touching.1', '?', '1');
    const { out, err } = await runWith(['play', ...FIRST, '--quick', '--seed', 'look'], typed);
    expect(err).toBe('');
    for (const letter of 'Aab') expect(out).toMatch(new RegExp(`^ [ 0-9]{3} \\|.*${letter}.*\\|$`, 'm'));
    expect(out).toMatch(/^ {3}1 {2}\S.* \((green|white|red)\) +ends at \d+ \d+ \d+/m);
    expect(out).toMatch(/ \(T-70 X-wing, pilot skill 4\): at \d+ \d+ \d+, hull 3\/3, shields 3\/3/);
    expect(out).toContain('xwing1:touching.1');
    expect(out).not.toContain('xwing2:');
    expect(out).toContain('Player 1 has set 1 dial');
  });

  it('lets two people play at one terminal, neither of whom sees the other’s dials', async () => {
    const start = ['play', ...FIRST, '--quick', '--seed', 'two'];
    const { out } = await runWith([...start, '--against', 'human'], firstChoices(12));
    expect(out).toContain('Player 1 has set the dials.');
    expect(out).toContain('Player 2 has set the dials.');
    expect(out).toMatch(/Player 2: .*action/);
    expect(out).not.toContain('not revealed');
  });

  it('refuses what this game has not', async () => {
    for (const [flags, reason] of [
      ['--players 3', /play: --teams: more than two players of First Edition form two teams/],
      ['--players 4 --teams 1,1,1,2', /play: --teams: more than two players of First Edition form two teams/],
      ['--players 3 --teams 1,1,2', /play: --teams: team 1 has \d+ squad points, and each team has 100/],
      ['--teams 1,2', /play: --teams: two players play each alone/],
      ['--scenario salvage', /play: --scenario: First Edition has no scenarios here/],
      ['--ready four-x-wings,nobody', /play: --ready: 'four-x-wings' is not one of /],
    ] as const) {
      const ran = await runWith(['play', '--format', 'xwing1', ...flags.split(' ')]);
      expect(ran).toMatchObject({ status: 2, out: '' });
      expect(ran.err).toMatch(reason);
    }
  });
});

describe('sim --format xwing1', () => {
  it('lets two teams of two meet, who win together', async () => {
    const { status, out } = await runWith([
      ...['sim', '--format', 'xwing1', '--players', 'random,random,random,random'],
      ...['--teams', '1,2,1,2', '--games', '1', '--seed', 'teams', '--json'],
    ]);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ finished: 1, wins: { player3: 0, player4: 0 } });
  });

  it('lets computer players meet and keeps records that replay, also as scenario files', async () => {
    const folder = join(freshFolder(), 'records');
    const { status, out } = await runWith([
      'sim',
      ...FIRST,
      ...['--games', '2', '--seed', 'f', '--players', 'plain,random', '--record', folder, '--json'],
    ]);
    expect(status).toBe(0);
    expect(JSON.parse(out) as SimResult).toMatchObject({
      format: { id: 'xwing1' },
      squads: ['Core set of 2015: T-70 X-wing', 'Core set of 2015: two TIE/fo fighters'],
      finished: 2,
      stuck: 0,
    });
    const file = join(folder, 'game-f-1.json');
    const { answers } = read(file);
    for (const at of [0, 5, answers.length >> 1, answers.length]) {
      const written = await runWith(['replay', 'scenario', file, '--at', `${at}`]);
      const scenario = JSON.parse(written.out) as ScenarioFile;
      const played = SCENARIO_GAMES.xwing1!.play(scenario);
      expect([played.status, played.problems]).toEqual(['passed', []]);
      if (answers[at]) expect(played.json.at(-1)).toMatchObject({ hash: answers[at].hash });
    }
  });

  it('names the cards that do nothing yet', async () => {
    const ran = await runWith(['sim', '--format', 'xwing1', '--games', '1', '--json']);
    expect(ran.status).toBe(0);
    const { notices } = JSON.parse(ran.out) as { notices: readonly string[] };
    for (const notice of notices) expect(notice).toMatch(/ flies, but .* is not written yet\.$/);
  });
});
