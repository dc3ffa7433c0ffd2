import { describe, expect, it } from 'vitest';
import { canPay } from './abilities/costs.ts';
import { type Cost, force, shield } from './abilities/language.ts';
import { payCosts } from './abilities/pay.ts';
import { CHARGE_KINDS } from './charges.ts';
import { shipOf } from './game.ts';
import { upgradeRef } from './ship/upgrades.ts';
import { forceOf } from './ship/values.ts';
import { type At, type TestShip, table, xwing } from './testing/index.ts';

const HERE: At = [400, 200, 0];
const jedi = (...upgrades: readonly string[]): TestShip => ({ pilot: 'jediknight', at: HERE, upgrades });

describe('charges', () => {
  it('xwing2:charges.9 are of four kinds', () => {
    expect([...CHARGE_KINDS].sort()).toEqual(['energy', 'force', 'shield', 'standard']);
  });

  it('xwing2:charges.16 Force on upgrades adds to the ship’s, and lies on the ship card', () => {
    const game = table({ us: [jedi('savageopress'), xwing(HERE, { upgrades: ['savageopress'] })] });
    expect(forceOf(game.ship(0))).toMatchObject({ limit: 2 });
    expect([game.ship(0).force, game.ship(1).force]).toEqual([2, 1]);
    expect(game.ship(0).upgrades).toMatchObject([{ id: 'savageopress', charges: 0 }]);
  });

  it('xwing2:charges.18 of several that recover Force the best one counts', () => {
    const game = table({ us: [xwing(HERE, { upgrades: ['savageopress', 'maul'] })] });
    expect(forceOf(game.ship(0))).toEqual({ limit: 2, recurring: 1 });
    game.ship(0).force = 0;
    game.run({ kind: 'end-cleanup' });
    expect(game.ship(0).force).toBe(1);
    expect(game.eventsOf('charges-recovered')).toMatchObject([{ charge: 'force', charges: 1 }]);
  });

  const pays = (cost: Cost) =>
    table({ us: [jedi('savageopress')] }).does((rules) =>
      payCosts(rules, shipOf(rules, 0), upgradeRef('savageopress'), [cost]),
    );

  it('xwing2:charges.19 Force that an upgrade costs comes from the ship card', () => {
    const game = pays(force(1));
    expect(game.ship(0)).toMatchObject({ force: 1, upgrades: [{ charges: 0 }] });
    expect(game.eventsOf('charge-spent')).toEqual([
      { kind: 'charge-spent', ship: 0, charge: 'force', because: 'xwing2:charges.5' },
    ]);
    expect(canPay(game.state, game.ship(0), upgradeRef('savageopress'), [force(1)])).toBe(true);
    expect(canPay(game.state, game.ship(0), upgradeRef('savageopress'), [force(2)])).toBe(false);
  });

  it('xwing2:charges.25 shields that an upgrade costs come from the ship card', () => {
    const game = pays(shield(1));
    expect(game.ship(0)).toMatchObject({ shields: 0, damage: [], upgrades: [{ charges: 0 }] });
    expect(game.eventsOf('charge-spent')).toMatchObject([{ charge: 'shield' }]);
    expect(canPay(game.state, game.ship(0), upgradeRef('savageopress'), [shield(1)])).toBe(false);
  });
});
