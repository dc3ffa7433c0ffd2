import { expect, it } from 'vitest';
import { forgetTable, type KeptTable, keepTable, keptTable, keptTables } from './kept.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
    },
  };
}

const seatAt = (table: string, more: Partial<KeptTable> = {}): KeptTable => ({
  table,
  seat: 0,
  secret: `secret of ${table}`,
  game: 'xwing2',
  when: 1,
  ...more,
});

it('keeps seats with the newest first, one for each table', () => {
  const browser = storage();
  keepTable(browser, seatAt('one'));
  keepTable(browser, seatAt('other'));
  keepTable(browser, seatAt('one', { contribution: 'mine' }));
  expect(keptTables(browser).map(({ table }) => table)).toEqual(['one', 'other']);
  expect(keptTable(browser, 'one')).toMatchObject({ contribution: 'mine' });
  forgetTable(browser, 'one');
  expect(keptTable(browser, 'one')).toBeNull();
});

it('keeps sixty seats and no more', () => {
  const browser = storage();
  for (let at = 0; at < 70; at++) keepTable(browser, seatAt(`table ${at}`));
  expect(keptTables(browser)).toHaveLength(60);
  expect(keptTables(browser)[0]!.table).toBe('table 69');
});

it('passes over what is no seat, and goes on without storage', () => {
  const broken = { getItem: () => '[{"table":1},null,7]', setItem: () => undefined };
  expect(keptTables(broken)).toEqual([]);
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => keepTable(full, seatAt('one'))).not.toThrow();
});
