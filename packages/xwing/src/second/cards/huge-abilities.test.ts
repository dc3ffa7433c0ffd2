import { describe, expect, it } from 'vitest';
import { type At, type TestShip, table, tie, xwing } from '../testing/index.ts';

/** Ship abilities of huge ships: each where it acts and where it does not. */

const HERE: At = [457, 300, 0];
const corvette = (more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'alderaanianguard',
  at: HERE,
  ...more,
});
const transport: TestShip = { pilot: 'newrepublicvolunteers', at: HERE };

describe('Broadside Batteries', () => {
  const beside = (gap: number) =>
    table({ us: [corvette()], them: [tie([457 + 39 + 20 + gap, 300, 0])], size: [1828.8, 914.4] });
  const attacks = (gap: number): boolean =>
    beside(gap).run({ kind: 'huge-attack', ship: 0, before: -1 }).everOffers({ kind: 'attack', target: 1 });
  const locks = (gap: number): boolean =>
    beside(gap).act(0).pick({ action: 'lock' }).passAll().state.locks.length > 0;

  it('attacks at range 4, not at range 5', () => {
    expect([attacks(350), attacks(430)]).toEqual([true, false]);
  });

  it('locks at range 4, not at range 5', () => {
    expect([locks(350), locks(430)]).toEqual([true, false]);
  });
});

describe('Resupply Craft', () => {
  const after = (at: At, energy: number, more: Partial<TestShip> = {}) =>
    table({ us: [transport, xwing(at, more)], set: { '/ships/0/energy': energy } })
      .act(1)
      .pick({ action: 'focus' });

  it('gives back a shield after a friend at range 0-1 performed an action', () => {
    const game = after([550, 300, 0], 1, { shields: 0 }).takes({ use: true }).passAll();
    expect(game.ship(1).shields).toBe(1);
    expect(game.ship(0).energy).toBe(0);
  });

  it('or takes an orange or red token', () => {
    const game = after([550, 300, 0], 1, { tokens: { strain: 1 } });
    game.takes({ use: true }).passAll();
    expect(game.ship(1).tokens.strain).toBe(0);
  });

  it('not farther away, nor without energy', () => {
    expect(after([750, 300, 0], 1, { shields: 0 }).everOffers({ use: true })).toBe(false);
    expect(after([550, 300, 0], 0, { shields: 0 }).everOffers({ use: true })).toBe(false);
  });
});
