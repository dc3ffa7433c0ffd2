import { expect, it } from 'vitest';
import type { Draft } from '../games/builder.ts';
import { type FormatId, loadFormat } from '../games/index.ts';
import { addressOf } from './address.ts';
import type { Kept } from './kept.ts';
import { cardsOf, changesSince, isKeptCard, type KeptCard, type Now } from './since.ts';
import { pricesOf } from './squad-text.ts';

/** A ready list under a format, as it would be kept and as it is now. */
async function underFormat(format: FormatId, of: Draft): Promise<{ readonly kept: Kept; readonly now: Now }> {
  const { builder } = await loadFormat(format);
  const cards = cardsOf(builder, of);
  const prices = pricesOf(builder, of);
  const kept: Kept = {
    address: addressOf(format, of),
    version: builder.version,
    ships: prices.map(({ name, points }) => [name, points]),
    cards,
    language: 'en',
  };
  return { kept: JSON.parse(JSON.stringify(kept)), now: { cards, prices, language: 'en' } };
}

const draft = (faction: string, pilot: string, ...upgrades: readonly string[]): Draft => ({
  name: '',
  faction,
  ships: [{ pilot, upgrades }],
  cards: [],
  agreed: null,
});

it('tells what points of two days say of the cards of a list', async () => {
  const list = draft('galacticempire', 'soontirfel', 'predator');
  const [then, now] = await Promise.all([
    underFormat('xwing2-amg-2022-05', list),
    underFormat('xwing2-amg', list),
  ]);
  expect(changesSince(then.kept, then.now)).toEqual([]);
  expect(changesSince(then.kept, now.now)).toEqual([
    { kind: 'points', name: 'Soontir Fel', before: 6, now: 5 },
    { kind: 'loadout', name: 'Soontir Fel', before: 15, now: 10 },
    { kind: 'points', name: 'Predator', before: 2, now: 3 },
  ]);
});

it.each<[FormatId, string]>([
  ['xwing1', 'red-squadron'],
  ['armada', 'core-rebels'],
])('keeps all cards of a list of %s, which are what they were', async (id, ready) => {
  const { builder } = await loadFormat(id);
  const list = builder.draftOf({ kind: 'ready', id: ready })!;
  const { kept, now } = await underFormat(id, list);
  expect(kept.cards!.every(isKeptCard)).toBe(true);
  expect(kept.cards!.length).toBeGreaterThan(2);
  expect(changesSince(kept, now)).toEqual([]);
});

const poe: KeptCard = {
  key: 'poe',
  name: 'Poe Dameron',
  points: 5,
  loadout: 10,
  slots: ['Talent', 'Talent', 'Tech'],
  facts: [
    ['hull', 'hull', '4'],
    ['focus', 'Focus', ''],
    ['boost red', 'Boost', ''],
  ],
  says: 'Does this.',
};
const kept = (changes: Partial<Kept> = {}): Kept => ({
  address: '/squads/xwing2-amg',
  version: '1',
  ships: [['Poe Dameron', 5]],
  cards: [poe],
  language: 'en',
  ...changes,
});
const now = (changes: Partial<KeptCard>, language: Now['language'] = 'en'): Now => ({
  cards: [{ ...poe, ...changes }],
  prices: [{ name: 'Poe Dameron', points: changes.points ?? 5 }],
  language,
});

it.each<[string, Partial<KeptCard>, object]>([
  ['points', { points: 6 }, { kind: 'points', before: 5, now: 6 }],
  ['loadout', { loadout: 12 }, { kind: 'loadout', before: 10, now: 12 }],
  ['a slot that there were two of', { slots: ['Talent', 'Tech'] }, { kind: 'slot-lost', what: 'Talent' }],
  ['a slot more', { slots: [...poe.slots, 'Gunner'] }, { kind: 'slot-gained', what: 'Gunner' }],
  [
    'a value',
    { facts: [['hull', 'hull', '5'], ...poe.facts.slice(1)] },
    { kind: 'value', what: 'hull', before: '4', now: '5' },
  ],
  ['an action that is gone', { facts: [poe.facts[0]!, poe.facts[2]!] }, { kind: 'lost', what: 'Focus' }],
  ['an action', { facts: [...poe.facts, ['evade', 'Evade', '']] }, { kind: 'gained', what: 'Evade' }],
  ['its text', { says: 'Does that.' }, { kind: 'text', before: 'Does this.', now: 'Does that.' }],
])('tells of a card: %s', (_, changes, expected) => {
  expect(changesSince(kept(), now(changes))).toEqual([{ name: 'Poe Dameron', ...expected }]);
});

it('tells what is alike once, and compares words of one language only', () => {
  const { cards, ...others } = now({ points: 6, says: 'Tut das.', slots: [] }, 'de');
  const two = { ...others, cards: [...cards, ...cards] };
  expect(changesSince(kept(), two)).toEqual([{ kind: 'points', name: 'Poe Dameron', before: 5, now: 6 }]);
});

it('tells the points of squads that were kept without their cards, and passes over cards that came', () => {
  const { cards: _, language: __, ...old } = kept();
  expect(changesSince(old, now({ points: 7 }))).toEqual([
    { kind: 'points', name: 'Poe Dameron', before: 5, now: 7 },
  ]);
  expect(changesSince(kept(), now({ key: 'other', points: 7 }))).toEqual([]);
  expect(isKeptCard({ ...poe, facts: 'none' })).toBe(false);
});
