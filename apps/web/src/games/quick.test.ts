import { expect, it } from 'vitest';
import { QUICK_GAME } from '../game/options.ts';
import { loadFormat, MENU } from './index.ts';
import { quickMatch } from './quick.ts';

it.each(MENU)('keeps the quick match of $name as its format makes it', async ({ id, formats, quick }) => {
  const format = await loadFormat(formats[0]);
  const [one, other] = quick.squads.map((squad) => ({ kind: 'ready' as const, id: squad }));
  const match = format.match([one!, other!], quick.scenario);
  const { record } = match(QUICK_GAME, 'quick').saved();
  await expect(`${JSON.stringify(record.setup, null, 1)}\n`).toMatchFileSnapshot(`quick/${id}.json`);
  const ready = await quickMatch(id);
  expect(ready(QUICK_GAME, 'quick').saved().record).toEqual(record);
});
