import { describe, expect, it } from 'vitest';
import { countConformance, idsIn, type LedgerLine } from './conformance/ledger.ts';
import { describeConformance } from './conformance/print.ts';

// Ids of a game that does not exist, so that this file pins nothing.
const ledger: readonly LedgerLine[] = [
  { id: 'boats:sail.1', tier: 'core' },
  { id: 'boats:sail.2', tier: 'core' },
  { id: 'boats:row-back.1', tier: 'core' },
  { id: 'boats:row-back.2', tier: 'cards' },
];
const passed = (title: string) => ({ title, passed: true });
const failed = (title: string) => ({ title, passed: false });

describe('countConformance', () => {
  it('counts the ids named by passing tests, by game, tier and section', () => {
    const tests = [
      passed('boats:sail.1 boats:sail.2 both sail'),
      failed('boats:row-back.1 rows'),
      passed('no id'),
    ];
    const { games, errors } = countConformance(ledger, tests, { 'boats:row-back.1': 'no oars yet' });
    expect(errors).toEqual([]);
    expect(games).toEqual({
      boats: {
        core: {
          total: 3,
          pinned: 2,
          missing: ['boats:row-back.1'],
          reasons: { 'boats:row-back.1': 'no oars yet' },
          sections: { sail: { total: 2, pinned: 2 }, 'row-back': { total: 1, pinned: 0 } },
        },
        cards: {
          total: 1,
          pinned: 0,
          missing: ['boats:row-back.2'],
          reasons: {},
          sections: { 'row-back': { total: 1, pinned: 0 } },
        },
      },
    });
  });

  it('does not count a line that a failing test names too', () => {
    const { games } = countConformance(
      ledger,
      [passed('boats:sail.1 goes'), failed('boats:sail.1 stops')],
      {},
    );
    expect(games.boats?.core?.pinned).toBe(0);
  });

  it.each(['boats:sail.3', 'boats:sail.1-2', 'boats:sail.1,', 'boats:rudder.1'])(
    'reports that %s is no id',
    (word) => {
      const { errors } = countConformance(ledger, [passed(`${word} sails`)], {});
      expect(errors).toEqual([`a test names "${word}", which is not in the ledgers`]);
    },
  );

  it('reports a line that is both pinned and listed, and a listed one that does not exist', () => {
    const reasons = { 'boats:sail.1': 'later', 'boats:sail.9': 'never' };
    expect(countConformance(ledger, [passed('boats:sail.1 goes')], reasons).errors).toEqual([
      'rulebook/unpinned.json names "boats:sail.9", which is not in the ledgers',
      '"boats:sail.1" is pinned by a test and listed in rulebook/unpinned.json; take it off the list',
    ]);
  });
});

it('finds ids anywhere in a title, and takes no other word with a colon for one', () => {
  const games = new Set(['boats']);
  expect(idsIn('a fleet > boats:sail.1 boats:sail.2 node:fs boats: it 10:30', games)).toEqual([
    'boats:sail.1',
    'boats:sail.2',
    'boats:',
  ]);
});

it('prints totals, sections and every missing line', () => {
  const text = describeConformance(
    countConformance(ledger, [passed('boats:sail.1')], { 'boats:sail.2': 'no wind' }),
  );
  expect(text).toMatch(/^boats core +1 of +3 pinned, 1 not pinned with a reason, 1 without$/m);
  expect(text).toMatch(/^ {2}sail +1 of +2 pinned$/m);
  expect(text).toContain('  boats:sail.2  no wind\n  boats:row-back.1  (no reason given)');
});
