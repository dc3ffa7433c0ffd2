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

it('shows a translated line in its language, finds it by its English words too, and leaves the others English', () => {
  const english = [
    { id: 'game:range.1', section: 'Range', text: 'Measure first.', check: 'Given two ships.' },
    { id: 'game:range.2', section: 'Range', text: 'Then attack.', check: 'Given two ships.', note: 'Ours.' },
  ];
  const german = { id: 'game:range.1', section: 'Reichweite', text: 'Erst messen.', check: 'Zwei Schiffe.' };
  const both = readLedger(english.map((line) => JSON.stringify(line)).join('\n'), {
    language: 'de',
    text: JSON.stringify({ ...german, of: '0' }),
  });
  expect(both.get('game:range.1')).toMatchObject({
    ...german,
    language: 'de',
    english: { section: 'Range' },
  });
  expect(both.get('game:range.2')).toMatchObject({ text: 'Then attack.', note: 'Ours.', language: 'en' });
  const found = (query: string) => searchLedger(both, query).map(({ id }) => id);
  expect(found('messen')).toEqual(['game:range.1']);
  expect(found('measure')).toEqual(['game:range.1']);
});
