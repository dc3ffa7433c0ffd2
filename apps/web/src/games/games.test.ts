import { expect, it } from 'vitest';
import { QUICK_GAME } from '../game/options.ts';
import { sideMates } from '../shown/sides.ts';
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

it.each(['xwing2-amg', 'xwing1'] as const)(
  '%s is played by three and four, each in their own corner of the table',
  async (id) => {
    const format = await loadFormat(id);
    const [one, other] = format.pair;
    for (const players of [3, 4]) {
      const squads = Array.from(
        { length: players },
        (_, at) => ({ kind: 'ready', id: at % 2 ? other : one }) as const,
      );
      for (const teams of format.teams(players)) {
        const options = { ...QUICK_GAME, seats: squads.map(() => 'plain' as const) };
        const { table } = format
          .match(
            squads,
            'none',
            teams ?? undefined,
          )(options, 'several')
          .shown();
        expect(table.sides.map(({ team }) => team ?? null)).toEqual(teams ?? squads.map(() => null));
        const edges = table.sides.map(({ edge }) => edge);
        const placed = teams ? new Set(teams).size : players;
        expect(new Set(edges).size).toBe(placed);
        const mates = table.sides.map((_, player) => sideMates(table.sides, player).length);
        expect(mates).toEqual(
          (teams ?? [...squads.keys()]).map((team, _, all) => all.filter((each) => each === team).length),
        );
      }
    }
  },
);

it('Armada is for two, and any format is played by two in one way', async () => {
  expect((await loadFormat('armada')).teams(3)).toEqual([]);
  for (const { formats } of MENU)
    for (const id of formats) expect((await loadFormat(id)).teams(2)).toEqual([null]);
});
