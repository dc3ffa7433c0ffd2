import { expect, it } from 'vitest';
import { addressOf } from './address.ts';
import { dropSquad, type Kept, keepSquad, keptSquads } from './kept.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const kept = (name: string, points = 5): Kept => ({
  address: addressOf('xwing2-amg', {
    name,
    faction: 'resistance',
    ships: [{ pilot: 'poe', upgrades: [] }],
    cards: [],
    agreed: null,
  }),
  version: '1',
  ships: [['Poe Dameron', points]],
});

it('keeps squads by name, the last one first, and forgets one', () => {
  const storage = memory();
  for (const squad of [kept('A'), kept('B'), kept('A', 6)]) expect(keepSquad(storage, squad)).toBe(null);
  expect(keptSquads(storage, 'xwing2-amg')).toEqual([kept('A', 6), kept('B')]);
  expect(keptSquads(storage, 'xwing1')).toEqual([]);
  dropSquad(storage, kept('A').address);
  expect(keptSquads(storage, 'xwing2-amg')).toEqual([kept('B')]);
});

it('passes over what it does not understand', () => {
  const storage = memory();
  storage.setItem('firing-arc.squads', '[{"address":"/squads/chess/x"}, 7, null]');
  expect(keptSquads(storage, 'xwing2-amg')).toEqual([]);
});
