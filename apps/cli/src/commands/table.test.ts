import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Io } from '../io.ts';
import { tableCommand } from './table.ts';

/** Runs the command on some lines; what it writes comes back as one text a line. */
async function ask(lines: readonly string[], ...flags: readonly string[]) {
  const out: string[] = [];
  const left = [...lines];
  const io: Io = {
    out: (text) => out.push(text.trimEnd()),
    err: (text) => out.push(text.trimEnd()),
    line: async () => left.shift() ?? null,
    wipe: () => undefined,
  };
  return { status: await tableCommand(flags, io), out };
}

const RANGE =
  '{"do":"range","from":{"base":"small","at":[100,100,0]},"to":{"base":"small","at":[100,290,0]}}';

it('answers one line for each, in three games', async () => {
  const { status, out } = await ask([
    '{"do":"move","base":"small","at":[457.2,100,0],"maneuver":"2 straight"}',
    RANGE,
    RANGE.replace('{', '{"game":"xwing1",'),
    '{"do":"armada-move","base":"small","at":[400,400,0],"speed":1,"clicks":[0],"side":"right"}',
  ]);
  expect(status).toBe(0);
  const answers = out.map((line) => JSON.parse(line));
  expect(answers[0]).toMatchObject({ executed: 'fully', backedUp: 0, fled: false });
  expect(answers[0].at[0]).toBeCloseTo(457.2, 8);
  expect(answers[0].at.slice(1)).toEqual([220, 0]);
  expect(answers[1]).toEqual({ mm: 150, band: 2 });
  expect(answers[2]).toEqual({ mm: 150, band: 2 });
  expect(answers[3]).toMatchObject({ legal: true });
});

it('answers a bad line with what is wrong and its number, goes on, and ends with status 1', async () => {
  const { status, out } = await ask(['', 'nonsense', RANGE, '{"do":"fly"}']);
  expect(status).toBe(1);
  const answers = out.map((line) => JSON.parse(line));
  expect(answers).toHaveLength(3);
  expect(answers[0]).toMatchObject({ line: 1, error: expect.stringContaining('not JSON') });
  expect(answers[1]).toEqual({ mm: 150, band: 2 });
  expect(answers[2]).toMatchObject({ line: 3, error: expect.stringContaining('"fly"') });
});

it('goes on after any nonsense: depth, size, other games, a byte order mark', async () => {
  const deep = `${'{"do":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
  const { status, out } = await ask([
    `\ufeff${RANGE}`,
    deep,
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    RANGE.replace('100,100', '1e999,100'),
    RANGE.replace('{', '{"game":"checkers",'),
    '{"do":"armada-move","game":"xwing1"}',
    `${RANGE}\r`,
  ]);
  expect(status).toBe(1);
  const answers = out.map((line) => JSON.parse(line));
  expect(answers.map((answer) => answer.line ?? 'answered')).toEqual(['answered', 2, 3, 4, 5, 6, 'answered']);
  expect(answers[3].error).toBe('from.at[0]: must be number, not null');
  expect(answers[4].error).toBe('game: is not one of "xwing2", "xwing1", "armada"');
});

it('answers the lines of the README as it says', async () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const [questions, answers] = [...readme.matchAll(/```jsonl\n([\s\S]*?)\n```/g)].map(([, lines]) =>
    lines!.split('\n'),
  );
  expect(questions).toHaveLength(3);
  expect((await ask(questions!)).out).toEqual(answers);
});

it('draws each answer: the first to the file, the others with their number', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'firing-arc-table-'));
  try {
    await ask([RANGE, RANGE], '--svg', join(folder, 'board.svg'));
    for (const name of ['board.svg', 'board-2.svg']) {
      expect(readFileSync(join(folder, name), 'utf8')).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('publishes the contract as JSON Schema for every query of every game', async () => {
  const { status, out } = await ask([], '--schema');
  expect(status).toBe(0);
  const { games } = JSON.parse(out[0]!);
  expect(Object.keys(games.xwing2)).toEqual(['move', 'range', 'attack', 'arcs', 'reposition', 'place']);
  expect(Object.keys(games.armada)).toContain('armada-move');
  expect(games.xwing2.move.query.properties.maneuver.type).toBe('string');
});
