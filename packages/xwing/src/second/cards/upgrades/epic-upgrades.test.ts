import { describe, expect, it } from 'vitest';
import { occasion } from '../../state.ts';
import { table, tie, xwing } from '../../testing/index.ts';

/** Cargo and commanders of huge ships. */

const corvette = (...upgrades: readonly string[]) =>
  ({ pilot: 'alderaanianguard', at: [457, 300, 0], upgrades }) as const;
const ENERGY = { set: { '/ships/0/energy': 1 } };

describe('cargo', () => {
  it('Tibanna Reserves turn a charge into 2 energy, as an action, unless all energy is there', () => {
    const game = table({ us: [corvette('tibannareserves')], ...ENERGY }).act(0);
    game.takes({ kind: 'card' });
    expect(game.ship(0)).toMatchObject({ energy: 3, upgrades: [{ charges: 2 }] });
    const full = table({ us: [corvette('tibannareserves')] }).act(0);
    expect(full.everOffers({ kind: 'card' })).toBe(false);
  });

  it('Optimized Power Core recovers an energy after a blue maneuver, not after another', () => {
    const after = (difficulty: 'blue' | 'white') => {
      const game = table({ us: [corvette('optimizedpowercore')], ...ENERGY });
      game.ship(0).flown = { ...game.ship(0).flown, bearing: 'straight', speed: 1, difficulty };
      game.run({ kind: 'window', ...occasion('after-maneuver', { ship: 0 }) }).passAll();
      return game.ship(0).energy;
    };
    expect([after('blue'), after('white')]).toEqual([2, 1]);
  });
});

describe('Raymus Antilles', () => {
  it('gives friends at range 0-1 focus when his ship is destroyed, which stays until the End Phase is over', () => {
    const game = table({
      us: [corvette('raymusantilles'), xwing([580, 300, 0]), xwing([850, 800, 0])],
      them: [tie([560, 420, 180])],
    });
    game.ship(0).destroyed = true;
    game.run({ kind: 'window', ...occasion('after-destroyed', { ship: 0 }) }).passAll();
    game.run({ kind: 'remove-destroyed' });
    expect(game.state.ships.map(({ tokens }) => tokens.focus)).toEqual([1, 1, 0, 0]);
    expect(game.ship(0).place).toBe('table');
    game.run({ kind: 'remove-destroyed', last: true });
    expect(game.ship(0).place).toBe('removed');
  });
});
