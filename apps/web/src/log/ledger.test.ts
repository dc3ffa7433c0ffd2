import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readLedger, searchLedger } from './ledger.ts';

const ledger = readLedger(
  readFileSync(new URL('../../../../rulebook/xwing2.jsonl', import.meta.url), 'utf8'),
);

it('finds a line by its id, and lines by words that stand anywhere in them', () => {
  expect(ledger.get('xwing2:round.1')?.section).toBe('Round');
  const found = searchLedger(ledger, 'Barrel template');
  expect(found.map((line) => line.id)).toContain('xwing2:barrel-roll.1');
  expect(searchLedger(ledger, '  ')).toEqual([]);
});

it('puts the line first whose id is searched for', () => {
  expect(searchLedger(ledger, 'range.1')[0]?.id).toBe('xwing2:range.1');
  expect(searchLedger(ledger, 'xwing2:round.1')[0]?.id).toBe('xwing2:round.1');
});
