import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScenarioFile } from '@firing-arc/referee';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PlayedRecord } from '../games/index.ts';
import { SCENARIO_GAMES } from '../scenario-games.ts';
import { freshFolder, runWith } from '../testing/script.ts';

const folder = freshFolder();
const QUICK = ['--rollouts', '20'];
let file = '';
let record: PlayedRecord;

/** A file with a record that is changed as told. */
function changed(changes: Partial<PlayedRecord>): string {
  const path = join(folder, 'changed.json');
  writeFileSync(path, JSON.stringify({ ...record, ...changes }));
  return path;
}

/** The game up to where somebody has engaged in the second round. */
const beginning = (): Partial<PlayedRecord> => {
  const { final: _, ...rest } = record;
  return { ...rest, final: record.answers[90]!.hash, answers: record.answers.slice(0, 90) };
};

beforeAll(async () => {
  await runWith(['sim', '--games', '1', '--seed', 'c', '--players', 'cadet,plain', '--record', folder]);
  file = join(folder, 'game-c-1.json');
  record = JSON.parse(readFileSync(file, 'utf8')) as PlayedRecord;
});

describe('coach', () => {
  it('tells what decisions cost in the words of the game, with replies and turning points', async () => {
    const { status, out } = await runWith(['coach', file, ...QUICK]);
    expect(status).toBe(0);
    expect(out).toMatch(/^Player 1: \d+ things decided were weighed; [1-9]\d* cost something/);
    expect(out).toMatch(
      / “[^”]+” cost about \d+\.\d points \(± \d\.\d\d\) against what could be known; “[^”]+” was best\./,
    );
    expect(out).toMatch(
      / {3}In \d+ worlds others replied:\n {5}Player 2, .+: .+ in \d+ of them; there it cost −?\d/,
    );
    expect(out).toMatch(/\nTurning points:\n {2}Round \d+: from −?\d/);
  });

  it('says the same as JSON, none under two standard errors, the dearest first, and the same twice', async () => {
    const short = changed(beginning());
    const [one, again] = [
      await runWith(['coach', short, '--json', ...QUICK]),
      await runWith(['coach', short, '--json', ...QUICK]),
    ];
    expect(again).toEqual(one);
    const { player, findings, weighed } = JSON.parse(one.out) as {
      readonly player: number;
      readonly weighed: number;
      readonly findings: readonly { readonly cost: number; readonly error: number; readonly at: number }[];
    };
    expect(player).toBe(1);
    expect(weighed).toBeGreaterThan(8);
    expect(findings.length).toBeGreaterThan(0);
    for (const { cost, error, at } of findings) {
      expect(cost).toBeGreaterThanOrEqual(2 * error);
      expect(record.answers[at]!.player).toBe(0);
    }
    expect(findings.map(({ cost }) => cost)).toEqual(findings.map(({ cost }) => cost).sort((a, b) => b - a));
  });

  it("explains a computer's choice by the same values", async () => {
    const at = record.answers.findLastIndex(
      ({ player, answer }, i) => i < 90 && player === 1 && Array.isArray(answer) && answer.length > 3,
    );
    const { status, out } = await runWith(['coach', changed(beginning()), '--at', `${at}`, ...QUICK]);
    expect(status).toBe(0);
    expect(out).toMatch(new RegExp(`^Round \\d, after ${at} answers\\. `));
    expect(out).toMatch(/\n {2}\S.*: given\n/);
    expect(out).toMatch(/: [+−]?\d+\.\d \(± \d+\.\d\d\)\n/);
  });

  it('writes a finding as a puzzle that runs to what is to be found', async () => {
    const { out } = await runWith(['coach', changed(beginning()), '--puzzle', '1', ...QUICK]);
    const puzzle = JSON.parse(out) as ScenarioFile;
    expect(puzzle.name).toMatch(/^Find better than “.+” .*in round \d$/);
    const room = SCENARIO_GAMES.xwing2!;
    expect(room.shapeProblems(puzzle)).toEqual([]);
    const played = room.play(puzzle);
    expect([played.status, played.problems]).toEqual(['passed', []]);
    expect(puzzle.puzzle!.cost).toBeGreaterThanOrEqual(2 * puzzle.puzzle!.error);
  });

  it('tells nothing of a game that goes on between people, nor what a computer decided in one that goes on', async () => {
    const against = changed({ ...beginning(), players: ['human', 'human'] });
    const { status, err } = await runWith(['coach', against, ...QUICK]);
    expect([status, err]).toEqual([2, 'coach: this game goes on, and more than one person may play in it\n']);
    const one = changed({ ...beginning(), players: ['human', 'plain'] });
    const theirs = await runWith(['coach', one, '--player', '2', ...QUICK]);
    expect([theirs.status, theirs.err]).toEqual([
      2,
      'coach: this game goes on, and only decisions of player 1 are told\n',
    ]);
    const { players: _, ...unnamed } = record;
    const unknown = join(folder, 'unnamed.json');
    const { final: __, ...rest } = unnamed;
    writeFileSync(unknown, JSON.stringify({ ...rest, answers: record.answers.slice(0, 30) }));
    expect((await runWith(['coach', unknown])).status).toBe(2);
  });

  it('says what it cannot use', async () => {
    expect((await runWith(['coach'])).err).toBe('coach: one file is needed, as in coach game.json\n');
    expect((await runWith(['coach', file, '--player', '5', ...QUICK])).err).toContain(
      "'5' is more than 2 players",
    );
    const answers = record.answers.map((answer, i) => (i === 4 ? { ...answer, answer: 999 } : answer));
    const broken = await runWith(['coach', changed({ answers }), ...QUICK]);
    expect(broken.status).toBe(1);
    expect(broken.err).toMatch(/answer 5 of the record is not legal/);
  });
});
