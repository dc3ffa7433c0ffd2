import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readLedger } from '../log/ledger.ts';
import { bookAddress, readRulesAddress, ruleAddress } from './address.ts';
import { besideSection, bookOf, linesRelated, sectionOfLine, sectionsNamed } from './book.ts';

const ledgerOf = (game: string) =>
  readLedger(readFileSync(new URL(`../../../../rulebook/${game}.jsonl`, import.meta.url), 'utf8'));

it.each(['xwing2', 'xwing1', 'armada'])('puts every line of %s into the section it names', (game) => {
  const ledger = ledgerOf(game);
  const book = bookOf(ledger);
  expect([...book.values()].flatMap(({ lines }) => lines)).toHaveLength(ledger.size);
  for (const { id, title, lines } of book.values()) {
    expect(lines.every((line) => line.section === title)).toBe(true);
    expect(sectionOfLine(lines[0]!.id)).toBe(id);
  }
});

it('knows the sections beside one, and none beyond the ends', () => {
  const book = bookOf(ledgerOf('xwing2'));
  const [before, after] = besideSection(book, 'xwing2:introduction');
  expect(before).toBeNull();
  expect(after?.title).toBe('Card Interpretation');
});

it('finds the sections that a section names', () => {
  const book = bookOf(ledgerOf('xwing2'));
  const named = sectionsNamed(book, book.get('xwing2:special-weapon')!).map(({ title }) => title);
  expect(named).toContain('Attack Range');
  expect(named).not.toContain('Special Weapon');
});

it('relates two lines when one names the other, from both sides', () => {
  const ledger = ledgerOf('armada');
  const relatedOf = (id: string) => linesRelated(ledger, ledger.get(id)!).map((line) => line.id);
  expect(relatedOf('armada:squadron-movement.1')).toEqual(['armada:range-and-distance.3']);
  expect(relatedOf('armada:range-and-distance.3')).toContain('armada:squadron-movement.1');
});

it('reads back every address of a rulebook', () => {
  const none = { game: null, at: null, query: '' };
  expect(readRulesAddress('/rules')).toEqual(none);
  expect(readRulesAddress('/rules/chess')).toEqual(none);
  expect(readRulesAddress(bookAddress('armada'))).toEqual({ ...none, game: 'armada' });
  const search = { game: 'xwing1', at: null, query: 'range 1/2 ' };
  expect(readRulesAddress(bookAddress('xwing1', 'range 1/2 '))).toEqual(search);
  const line = { game: 'xwing2', at: 'xwing2:range.2', query: '' };
  expect(readRulesAddress(ruleAddress('xwing2:range.2'))).toEqual(line);
});
