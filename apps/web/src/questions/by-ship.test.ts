import { expect, it } from 'vitest';
import type { ShownOdds } from '../shown/question.ts';
import { bestOdds, foldedBy } from './by-ship.ts';

const about = (...ships: readonly (number | null)[]) => ships.map((ship) => ({ ship }));
const odds = (damage: number): ShownOdds => ({ damage, isSure: false, hits: 0.5, cards: null, destroys: 0 });

it('folds a list by its ships, in its order, when more options come than are seen at once', () => {
  expect(foldedBy(about(4, 4, 2, 4, 2, null), 5)).toEqual([4, 2]);
  expect(foldedBy(about(4, 4, 2, 4, 2, null), 6)).toEqual([]);
});

it('lists what each ship has once, and what is about one ship or none', () => {
  expect(foldedBy(about(1, 2, 3, 4, null), 3)).toEqual([]);
  expect(foldedBy(about(1, 1, 1, 1, null), 3)).toEqual([]);
  expect(foldedBy(about(null, null, null, null), 3)).toEqual([]);
});

it('tells of a ship the odds of what hurts it most', () => {
  const options = about(1, 1, 2, 1, 3);
  const each = [odds(0.5), odds(2), odds(3), null, null];
  expect(bestOdds(options, each, 1)?.damage).toBe(2);
  expect(bestOdds(options, each, 2)?.damage).toBe(3);
  expect(bestOdds(options, each, 3)).toBeNull();
});
