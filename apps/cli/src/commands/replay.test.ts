import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type GameRecord, replay, type ScenarioFile } from '@firing-arc/referee';
import { SECOND, type SecondSetup } from '@firing-arc/xwing/second';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PlayedRecord } from '../games/index.ts';
import { SCENARIO_GAMES } from '../scenario-games.ts';
import { freshFolder, runWith } from '../testing/script.ts';

const folder = freshFolder();
let record: PlayedRecord;

beforeAll(async () => {
  await runWith(['sim', '--games', '1', '--seed', 'tell', '--record', folder]);
  record = JSON.parse(readFileSync(join(folder, 'game-tell-1.json'), 'utf8')) as PlayedRecord;
});

/** Runs a command on a record, changed as told. */
async function replayed(what: 'verify' | 'show' | 'film', changes: Partial<PlayedRecord>) {
  const file = join(folder, 'changed.json');
  writeFileSync(file, JSON.stringify({ ...record, ...changes }));
  return runWith(['replay', what, file]);
}

describe('replay verify', () => {
  it('counts what it has rebuilt', async () => {
    const { status, out } = await replayed('verify', {});
    expect(status).toBe(0);
    expect(out).toMatch(/^OK: .*: \d+ answers, \d+ events, \d+ rounds, /);
    expect(out).toContain(`${record.answers.length} answers`);
    expect(out).toContain(`the last is ${record.final}`);
  });

  it('names the first answer that was given in another position', async () => {
    const answers = record.answers.map((answer, i) => (i < 20 ? answer : { ...answer, hash: '0' }));
    const { status, out, err } = await replayed('verify', { answers });
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toMatch(
      /changed\.json: answer 21 of the record was given in position 0, but the position is /,
    );
  });

  it('names an answer that is not legal, another seed, another end', async () => {
    const answers = record.answers.map((answer, i) => (i === 4 ? { ...answer, answer: 999 } : answer));
    expect((await replayed('verify', { answers })).err).toMatch(/answer 5 of the record is not legal/);
    expect((await replayed('verify', { seed: 'x' })).err).toMatch(/the seed is not the one/);
    expect((await replayed('verify', { final: 'ffff' })).err).toMatch(
      /the last position is .*, the record says ffff/,
    );
  });

  it('verifies a game that is not over', async () => {
    const { final: _, ...rest } = record;
    const file = join(folder, 'open.json');
    writeFileSync(file, JSON.stringify({ ...rest, answers: record.answers.slice(0, 30) }));
    expect((await runWith(['replay', 'verify', file])).out).toMatch(/30 answers, .* not over yet/);
  });
});

describe('replay show', () => {
  it('tells the game line by line, each with its ruling', async () => {
    const { status, out } = await replayed('show', {});
    expect(status).toBe(0);
    expect(out).toMatch(
      /^Player 1 \(random\): Four X-wings\nPlayer 2 \(random\): Howlrunner’s six\nSeed: tell-1/,
    );
    expect(out).toMatch(/^Round 1 begins\. {2}\[xwing2:round\.1\]$/m);
    const told = out.split('\n').filter((line) => line.includes('['));
    expect(told.length).toBeGreaterThan(200);
    expect(told.filter((line) => !/^ {0,2}\S.*\. {2}\[xwing2:[a-z-]+\.\d+\]$/.test(line))).toEqual([]);
    expect(out).toMatch(/\nThe end: (Player [12] won|a draw)/);
  });
});

describe('a game that no longer replays', () => {
  it('is shown as it was filmed, and says which build made it', async () => {
    const kept = JSON.parse((await replayed('film', {})).out) as PlayedRecord;
    const told = (await replayed('show', {})).out;
    const answers = record.answers.map((answer) => ({ ...answer, hash: '0' }));
    const { status, out } = await replayed('show', { ...kept, build: '0.0.1+old', answers });
    expect(status).toBe(0);
    expect(out).toMatch(
      /^This game was made by build 0\.0\.1\+old and no longer replays: answer 1 of the record/,
    );
    expect(out).toContain('It is shown as it was filmed then.');
    expect(out.endsWith(told)).toBe(true);
  });

  it('without a film is shown as far as its answers fit', async () => {
    const answers = record.answers.map((answer, i) => (i === 20 ? { ...answer, answer: 999 } : answer));
    const { status, out } = await replayed('show', { answers });
    expect(status).toBe(0);
    expect(out).toMatch(new RegExp(`Nothing was filmed: .* and 20 of ${record.answers.length} fit\\.`));
    expect(out).toMatch(/\nNot over: Player [12].* must decide\.\n$/);
  });
});

describe('replay scenario', () => {
  it('writes any position of a game as a scenario file that comes to the same position and question', async () => {
    const whole = replay(SECOND, record as GameRecord<SecondSetup>);
    const end = record.answers.length;
    for (const at of [0, 1, 20, end >> 1, end - 1, end]) {
      const { out } = await runWith([
        'replay',
        'scenario',
        join(folder, 'game-tell-1.json'),
        '--at',
        `${at}`,
      ]);
      const file = JSON.parse(out) as ScenarioFile;
      const room = SCENARIO_GAMES.xwing2!;
      expect(room.shapeProblems(file)).toEqual([]);
      const played = room.play(file);
      expect([played.status, played.problems]).toEqual(['passed', []]);
      expect(played.json.at(-1)).toMatchObject({ hash: whole.answers[at]?.hash ?? whole.hash });
    }
  });

  it('says how many answers there are', async () => {
    const { status, err } = await runWith([
      'replay',
      'scenario',
      join(folder, 'game-tell-1.json'),
      '--at',
      '9999',
    ]);
    expect(status).toBe(2);
    expect(err).toContain(`--at: '9999' is not a whole number from 0 to ${record.answers.length}`);
  });
});

describe.each([
  { kept: 'armada-5cf86280', made: 'an earlier build', answers: 824, version: 2 },
  { kept: 'xwing1-662a7410', made: 'build 0.1.0-662a7410', answers: 278, version: 5 },
  { kept: 'xwing2-5cf86280', made: 'an earlier build', answers: 230, version: 3 },
])('a record that an earlier build made, $kept', ({ kept, made, answers, version }) => {
  const file = join(folder, `${kept}.json`);
  beforeAll(() => {
    const path = join(import.meta.dirname, '..', '..', 'kept-games', `${kept}.json.gz`);
    const game = JSON.parse(gunzipSync(readFileSync(path)).toString());
    writeFileSync(file, JSON.stringify(game.record));
  });

  it('no longer replays, and says so', async () => {
    const { status, out, err } = await runWith(['replay', 'verify', file]);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain(`recorded under rules version ${version}`);
  });

  it('is watched as far as its answers fit, and says so', async () => {
    const { status, out, err } = await runWith(['replay', 'show', file]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const [notice, , ...story] = out.split('\n');
    expect(notice).toContain(
      `This game was made by ${made} and no longer replays: recorded under rules version ${version}`,
    );
    expect(notice).toMatch(new RegExp(`Nothing was filmed: .*, and \\d+ of ${answers} fit\\.$`));
    expect(story.length).toBeGreaterThan(100);
  });
});
