import { expect, it } from 'vitest';
import { packed } from '../packed.ts';
import { keepPack } from '../packs/kept.ts';
import { formatOfTable, tableWith } from './table-format.ts';

/** A browser that keeps a pack of First Edition. */
async function browserWith(text: string) {
  const kept = new Map<string, string>();
  const browser = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const about = {
    id: 'club',
    name: 'Club',
    version: '1',
    date: '2026-11-01',
    origin: 'us',
    from: 'x',
    when: 1,
  };
  keepPack(browser, { ...about, game: 'xwing1', packed: await packed(text) });
  return browser;
}

it('a table takes the text of a kept pack along, and nothing for a format of the house', async () => {
  const browser = await browserWith('{"id":"club"}');
  const pack = '{"id":"club"}';
  expect(await tableWith(browser, 'own.club')).toEqual({ game: 'xwing1', format: 'own.club', pack });
  expect(await tableWith(browser, 'own.club.epic')).toEqual({
    game: 'xwing1',
    format: 'own.club.epic',
    pack,
  });
  expect(await tableWith(browser, 'xwing2-xwa')).toEqual({ game: 'xwing2', format: 'xwing2-xwa' });
});

it('a pack that is kept no longer is told, and no table is made', async () => {
  const browser = await browserWith('');
  await expect(tableWith(browser, 'own.other')).rejects.toThrow('other');
  await expect(tableWith(browser, 'own.club')).rejects.toThrow('club');
});

it('a table whose format the page does not know is of the usual one of its game', () => {
  expect(formatOfTable({ format: 'own.club.epic', game: 'xwing1' })).toBe('own.club.epic');
  expect(formatOfTable({ format: 'armada-of-tomorrow', game: 'armada' })).toBe('armada');
});
