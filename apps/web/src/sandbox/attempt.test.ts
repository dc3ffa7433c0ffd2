import { expect, it } from 'vitest';
import { GAME, type Storage } from '../game/storage.ts';
import { decideAtOnce } from '../game/thinking/at-once.ts';
import { bringDesk } from '../games/sandbox.ts';
import { attemptAt } from './attempt.ts';
import { exampleOf } from './setting.ts';

/** A machine on which two people play, so that nobody thinks. */
function machineOf(items: Map<string, string>): Parameters<typeof attemptAt>[2] {
  const storage: Storage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => items.set(key, value),
    removeItem: (key) => items.delete(key),
  };
  return { storage, later: () => undefined, pause: 0, think: decideAtOnce };
}

it('tries one game at a time, goes on with it later, and leaves the game on the table alone', async () => {
  const desk = await bringDesk('xwing1');
  const items = new Map([[GAME, 'the game on the table']]);
  const attempt = attemptAt(desk, 'xwing1', machineOf(items));
  expect(attempt.store.snapshot().game).toBeNull();

  attempt.begin(exampleOf(desk), ['human', 'human']);
  const asked = attempt.store.snapshot().game?.turn;
  expect(asked).toMatchObject({ kind: 'ask', question: { kind: 'attack' } });
  expect(attempt.store.answer(0)).toEqual([]);

  const later = attemptAt(desk, 'xwing1', machineOf(items)).store.snapshot().game;
  expect(later?.answers).toBe(1);
  expect(later?.hash).toBe(attempt.store.snapshot().game?.hash);

  attempt.begin(exampleOf(desk), ['human', 'human']);
  expect(attempt.store.snapshot().game?.answers).toBe(0);
  expect(items.get(GAME)).toBe('the game on the table');
  expect([...items.keys()]).toEqual([GAME, 'firing-arc.sandbox.xwing1.try']);
});

it('asks whoever tries for both sides, without passing the screen, also what is secret', async () => {
  const desk = await bringDesk('xwing1');
  const { store, begin } = attemptAt(desk, 'xwing1', machineOf(new Map()));
  begin(exampleOf(desk), ['human', 'human']);
  for (let answers = 0; answers < 60; answers++) {
    const turn = store.snapshot().game?.turn;
    if (turn?.kind !== 'ask') throw new Error(`the screen is for ${turn?.kind}`);
    if (turn.question.kind === 'dials') return expect(turn.viewer).toBe(turn.question.player);
    store.answer(0);
  }
  throw new Error('no round came to its dials');
});
