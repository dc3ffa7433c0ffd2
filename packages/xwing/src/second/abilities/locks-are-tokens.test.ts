import { describe, expect, it } from 'vitest';
import { occasion, type Window } from '../state.ts';
import { type At, type TestGame, type TestShip, table, tie } from '../testing/index.ts';

/** A lock on a ship is one of its red tokens, wherever a card speaks of red tokens and does not say otherwise. */

const US: At = [450, 400, 0];
const NEAR: At = [450, 560, 180];
const FAR: At = [100, 850, 180];

const at = (game: TestGame, window: Window, ship = 0, more: object = {}): TestGame =>
  game.run({ kind: 'window', ...occasion(window, { ship, ...more }) });
const named = (pilot: string, more: Partial<TestShip> = {}): TestShip => ({ pilot, at: US, ...more });
const lockedBy = (pilot: string, more: Partial<TestShip> = {}) =>
  table({ us: [named(pilot, more)], them: [tie(FAR), tie(NEAR)], locks: [[1, 0]] });

describe('xwing2:faq-locking.3 a lock on a ship is a red token of it', () => {
  it('Electronic Baffle: it is removed', () => {
    const game = at(lockedBy('bluesquadronescort', { upgrades: ['electronicbaffle'] }), 'during-end').pick({
      use: true,
    });
    expect(game.state.locks).toEqual([]);
    const without = table({
      us: [named('bluesquadronescort', { upgrades: ['electronicbaffle'] })],
      them: [tie(FAR)],
      locks: [[0, 1]],
    });
    expect(at(without, 'during-end').question).toBeUndefined();
  });

  it('R2-D2 (Resistance): of several red tokens the player picks one', () => {
    const game = at(
      lockedBy('bluesquadronrookie', { upgrades: ['r2d2-resistance'], tokens: { strain: 1 } }),
      'during-end',
    )
      .pick({ use: true })
      .pick({ token: 'lock', by: 1 });
    expect(game.state.locks).toEqual([]);
    expect(game.ship(0).tokens.strain).toBe(1);
  });

  it('xwing2:errata-upgrade-cards.23 Protectorate Gleb: it is moved to the ship that was coordinated', () => {
    const game = at(
      table({
        us: [named('omicrongrouppilot', { upgrades: ['protectorategleb'] }), tie([450, 250, 0])],
        them: [tie(NEAR)],
        locks: [[2, 0]],
      }),
      'after-coordinate',
      0,
      { other: 1 },
    ).pick({ use: true });
    expect(game.state.locks).toEqual([{ by: 2, kind: 'ship', on: 1 }]);
  });

  it('xwing2:errata-ship-cards.12 Commandant Goran: “non-stress red” has it too', () => {
    const game = at(
      table({
        us: [named('commandantgoran'), tie([450, 250, 0])],
        them: [tie(NEAR)],
        locks: [[2, 1]],
      }),
      'start-of-engagement',
    ).passAll();
    expect(game.state.locks).toEqual([]);
    expect(game.ship(1).tokens.evade).toBe(1);
  });

  it('Count Dooku: “blue or red” has it too, that of the ship that attacked him', () => {
    const defends = (used: boolean) => {
      const game = lockedBy('countdooku').rolls('blank', 'blank', 'blank').attack(2, 0);
      for (let asked = 0; game.question && asked < 30; asked++) {
        if (used && game.offers({ use: true })) game.pick({ use: true });
        else game.answer(game.options.length - 1);
      }
      return [game.state.locks.length, game.ship(0).force];
    };
    expect([defends(false), defends(true)]).toEqual([
      [1, 3],
      [0, 2],
    ]);
  });

  it('“non-lock red” does not have it', () => {
    const wrath = (locks: readonly (readonly [number, number])[], strain: number) =>
      at(
        table({
          us: [named('juljerjerrod', { tokens: { strain } })],
          them: [tie(NEAR)],
          locks,
        }),
        'after-action',
        0,
        { what: 'boost' },
      ).everOffers({ use: true });
    expect(wrath([[1, 0]], 0)).toBe(false);
    expect(wrath([], 1)).toBe(true);
  });
});
