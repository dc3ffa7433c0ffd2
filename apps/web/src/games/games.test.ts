import { expect, it } from 'vitest';
import { QUICK_GAME } from '../game/options.ts';
import { loadFormat, MENU } from './index.ts';

it.each(MENU)(
  'begins the quick match of $name with its squads, and its first pair',
  async ({ formats, quick }) => {
    const format = await loadFormat(formats[0]);
    for (const squads of [quick.squads, format.pair]) {
      const [one, other] = squads.map((id) => ({ kind: 'ready' as const, id }));
      const begin = format.match([one!, other!], quick.scenario);
      const { table, turn } = begin(QUICK_GAME, 'quick').shown();
      expect(table.phase).not.toBe('setup');
      expect(turn).toMatchObject({
        kind: 'ask',
        question: { form: expect.stringMatching(/^(dials|stacks)$/) },
      });
    }
  },
);

it.each(MENU)('names every ready squad of $name legal in its first format', async ({ formats }) => {
  const { ready, read } = await loadFormat(formats[0]);
  const illegal = ready.filter(({ id }) => !read({ kind: 'ready', id }).findings?.legal);
  expect(ready.length).toBeGreaterThanOrEqual(10);
  expect(illegal.map(({ id }) => id)).toEqual([]);
});

it('does not tell of each ship of First Edition how many shields it begins with', async () => {
  const format = await loadFormat('xwing1');
  const [one, other] = format.pair.map((id) => ({ kind: 'ready' as const, id }));
  const { events } = format.match([one!, other!], '')(QUICK_GAME, 'quiet').shown();
  const begins = events.filter(({ kind }) => kind === 'shields');
  expect(begins.length).toBeGreaterThan(0);
  expect(begins.every(({ quiet }) => quiet)).toBe(true);
});
