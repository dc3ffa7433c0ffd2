import { readFileSync } from 'node:fs';
import type { GameRecord } from '@firing-arc/referee';
import { expect, it } from 'vitest';
import type { Storage } from '../game/storage.ts';
import { decideAtOnce } from '../game/thinking/at-once.ts';
import { isGame, MENU } from '../games/index.ts';
import type { Lesson } from './lesson.ts';
import { readLesson } from './lesson.ts';
import { LESSONS, lessonsOf } from './lessons/index.ts';
import { stepAt } from './progress.ts';
import { type Classroom, openLesson, type Teaching } from './teaching.ts';

/** A browser in which computer players decide at once. */
function classroom(): Classroom {
  const kept = new Map<string, string>();
  const storage: Storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  return { storage, later: (work) => work(), pause: 0, think: decideAtOnce };
}

const idsOf = (game: string): ReadonlySet<string> => {
  const ledger = readFileSync(new URL(`../../../../rulebook/${game}.jsonl`, import.meta.url), 'utf8');
  return new Set(ledger.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line).id])));
};

/** Makes the lesson's next decision as it suggests. */
function follow({ store, progress }: Teaching): void {
  const { hint, astray } = progress();
  expect(astray).toBeNull();
  expect(store.answer(hint ?? [])).toEqual([]);
}

const named = LESSONS.map((lesson) => [`${lesson.game}/${lesson.id}`, lesson] as const);

it.each(named)(
  '%s can be gone through by its own suggestions, and again where it was left',
  async (_, lesson) => {
    const room = classroom();
    const teaching = await openLesson(lesson, room);
    const decisions = lesson.steps.filter((step) => step.do).length;
    for (let made = 0; made < decisions; made++) {
      expect(teaching.progress()).toMatchObject({ made, astray: null });
      follow(teaching);
    }
    expect(teaching.progress()).toMatchObject({ made: decisions, astray: null, hint: null });
    expect(teaching.store.snapshot().game?.fault).toBeNull();
    const opened = await openLesson(lesson, room);
    expect(opened.store.snapshot().game?.hash).toBe(teaching.store.snapshot().game?.hash);
    expect(opened.progress().made).toBe(decisions);
  },
);

it.each(named)('%s shows lines of its own rulebook and ships that are there', async (_, lesson) => {
  const { store } = await openLesson(lesson, classroom());
  const ships = store.snapshot().game!.table.ships.map(({ id }) => id);
  const lines = idsOf(lesson.game);
  expect(lesson.steps.filter(({ ruling }) => !lines.has(ruling))).toEqual([]);
  expect(lesson.steps.flatMap(({ look }) => look ?? []).filter((ship) => !ships.includes(ship))).toEqual([]);
});

it('has at least two lessons of five to ten steps for every game, each with a name of its own', () => {
  expect(new Set(named.map(([name]) => name)).size).toBe(LESSONS.length);
  for (const { id } of MENU) expect(lessonsOf(id).length).toBeGreaterThanOrEqual(2);
  for (const { game, steps } of LESSONS) {
    expect(isGame(game)).toBe(true);
    expect(steps.length).toBeGreaterThanOrEqual(5);
    expect(steps.length).toBeLessThanOrEqual(10);
  }
});

const [flying] = lessonsOf('xwing2') as [Lesson];

it('says when the game went another way, and comes back to where it did', async () => {
  const teaching = await openLesson(flying, classroom());
  follow(teaching);
  const before = teaching.store.snapshot().game!.hash;
  expect(teaching.progress()).toMatchObject({ made: 1, hint: 0 });
  teaching.store.answer(1);
  expect(teaching.progress()).toMatchObject({ made: 1, astray: 'another answer was given', hint: null });
  teaching.comeBack();
  expect(teaching.store.snapshot().game?.hash).toBe(before);
  expect(teaching.progress()).toMatchObject({ made: 1, astray: null, hint: 0 });
});

it('begins again when it is asked to, or when the lesson has become another one', async () => {
  const room = classroom();
  const teaching = await openLesson(flying, room);
  const first = teaching.store.snapshot().game!.hash;
  follow(teaching);
  teaching.again();
  expect(teaching.store.snapshot().game?.hash).toBe(first);
  follow(teaching);
  const other = await openLesson({ ...flying, seed: 'another' }, room);
  expect(other.progress().made).toBe(0);
});

it('keeps the game of a lesson beside the game on the table', async () => {
  const room = classroom();
  await openLesson(flying, room);
  expect(room.storage.getItem('firing-arc.game')).toBeNull();
  const saved = JSON.parse(room.storage.getItem('firing-arc.lesson.xwing2/flying') ?? '{}') as {
    record?: GameRecord;
  };
  expect(saved.record?.seed).toBe(flying.seed);
});

it('is at the first step that was neither read nor done', () => {
  const decision = { question: 'action', answer: 'none' };
  const texts = { en: 'x', de: 'x', fr: 'x' };
  const look = { say: texts, ruling: 'x' };
  const steps = [look, { ...look, do: decision }, look, look, { ...look, do: decision }];
  expect(stepAt(steps, 0, 0)).toBe(0);
  expect(stepAt(steps, 0, 1)).toBe(1);
  expect(stepAt(steps, 0, 5)).toBe(1);
  expect(stepAt(steps, 1, 0)).toBe(2);
  expect(stepAt(steps, 1, 3)).toBe(3);
  expect(stepAt(steps, 1, 4)).toBe(4);
  expect(stepAt(steps, 2, 0)).toBe(5);
});

it('names what is wrong with a file that is no lesson', () => {
  expect(() => readLesson({ ...flying, title: { en: 'Fly' } })).toThrow(/title/);
  expect(() => readLesson({ ...flying, steps: [] })).toThrow(/steps/);
});

it('refuses a position that cannot be set up, with the reason', async () => {
  const position = {
    ...(flying.position as object),
    sides: [{ ships: [] }, { ships: [{ pilot: 'nobody' }] }],
  };
  await expect(openLesson({ ...flying, position }, classroom())).rejects.toThrow(
    /there is no pilot 'nobody'/,
  );
  await expect(openLesson({ ...flying, run: [{ engage: 9 }] }, classroom())).rejects.toThrow(
    'there is no ship 9',
  );
});
