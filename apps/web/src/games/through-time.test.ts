import { expect, it } from 'vitest';
import { isFormat, loadFormat } from './index.ts';

it('tells what a squad of X-Wing 2.5 cost on each day, and where it was legal', async () => {
  const format = await loadFormat('xwing2-amg');
  const days = await format.history!({ kind: 'ready', id: 'four-x-wings' });
  expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted());
  expect(days.every(({ format: id }) => isFormat(id))).toBe(true);
  const of = (id: string) => days.find(({ format: each }) => each === id);
  expect(of('xwing2-amg')).toMatchObject({
    date: '2024-09-06',
    points: 20,
    most: 20,
    legal: true,
    reasons: [],
  });
  expect(of('xwing2-xwa')).toMatchObject({ most: 50 });
  const soontir = { kind: 'ships', name: '', faction: 'galacticempire' } as const;
  const three = { ...soontir, ships: [1, 2, 3, 4].map(() => ({ pilot: 'soontirfel', upgrades: [] })) };
  const illegal = (await format.history!(three)).find(({ format: id }) => id === 'xwing2-amg-2022-05')!;
  expect([illegal.points, illegal.legal, illegal.reasons.length > 0]).toEqual([24, false, true]);
});

it('tells from which wave on a squad of First Edition was legal', async () => {
  const format = await loadFormat('xwing1');
  const ships = [{ pilot: 'mirandadoni', upgrades: ['twinlaserturret'] }];
  const miranda = { kind: 'ships', name: '', faction: 'rebel', ships } as const;
  const days = await format.history!(miranda);
  expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted());
  expect([days[0]!.format, days.at(-1)!.format]).toEqual(['xwing1-2012-09-wave-1', 'xwing1']);
  const [before, then] = ['xwing1-2015-02-wave-6', 'xwing1-2015-08-wave-7'].map((id) =>
    days.find((day) => day.format === id),
  );
  expect(before).toMatchObject({ points: 35, most: 100, legal: false });
  expect(before!.reasons[0]).toContain('K-wing) came with wave 7, 2015-08');
  expect(then).toMatchObject({ points: 35, most: 100, legal: true, reasons: [] });
  const early = await loadFormat('xwing1-2015-02-wave-6');
  expect(await early.elsewhere!(miranda)).toEqual(['as it stood after wave 7, August 2015']);
});

it('has no history where points had one day', async () => {
  for (const id of ['xwing1-epic', 'armada'] as const) expect((await loadFormat(id)).history).toBeNull();
});
