import { readFileSync } from 'node:fs';
import { distance, shipBody } from '@firing-arc/xwing/common';
import { expect, it } from 'vitest';
import { readLedger } from '../log/ledger.ts';
import { bookOf } from './book.ts';
import { FIGURES } from './figures.tsx';
import { FAR, HERE } from './measured-figures.tsx';

it.each(['xwing2', 'xwing1', 'armada'])('draws examples only for sections that %s has', (game) => {
  const file = new URL(`../../../../rulebook/${game}.jsonl`, import.meta.url);
  const book = bookOf(readLedger(readFileSync(file, 'utf8')));
  const drawn = Object.keys(FIGURES).filter((id) => id.startsWith(`${game}:`));
  expect(drawn.length).toBeGreaterThan(8);
  expect(drawn.filter((id) => !book.has(id))).toEqual([]);
});

it('draws the lock at range 3', () => {
  const mm = distance(shipBody('small', HERE), shipBody('small', FAR));
  expect(mm).toBeGreaterThan(200);
  expect(mm).toBeLessThanOrEqual(300);
});
