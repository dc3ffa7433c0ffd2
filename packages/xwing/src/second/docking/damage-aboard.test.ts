import { describe, expect, it } from 'vitest';
import { hullOf } from '../ship/values.ts';
import { type At, type TestShip, table, tie } from '../testing/index.ts';

const AT: At = [457, 457, 0];
const GOZANTI = 'cerrafellian-epicsl';
const docked = (more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'epsilonsquadroncadet',
  at: [60, 60, 0],
  docked: 0,
  shields: 0,
  ...more,
});

/** A shot at a cruiser that carries a fighter: two hits, no defense dice. */
const shot = (title: string, aboard: TestShip, faces: readonly string[] = ['hit', 'hit']) =>
  table({
    us: [{ pilot: GOZANTI, at: AT, shields: 0, upgrades: [title] }, aboard],
    them: [tie([457, 800, 180])],
    phase: 'engagement',
  })
    .rolls(...faces)
    .attack(2, 0);

describe('Malefactor', () => {
  it('lets a docked ship suffer damage of an attack instead, one by one', () => {
    const game = shot('malefactor-epicsl', docked());
    game.takes({ target: 1 }).takes({ target: -1 }).passAll();
    expect(game.ship(1).damage).toHaveLength(1);
    expect(game.ship(0).damage).toHaveLength(1);
    expect(game.ship(1)).toMatchObject({ place: 'reserve', carrier: 0 });
    expect(game.eventsOf('damage-dealt').map(({ ship }) => ship)).toEqual([1, 0]);
  });

  it('nobody aboard suffers anything without it, and nothing that is no attack', () => {
    const plain = shot('bloodcrow-epicsl', docked());
    expect(plain.everOffers({ target: 1 })).toBe(false);
    expect(plain.ship(0).damage).toHaveLength(2);
  });

  it('a ship that is destroyed aboard is docked no more and leaves the game when its time comes', () => {
    const game = shot('malefactor-epicsl', docked({ damage: ['facedown', 'facedown'] }));
    game.takes({ target: 1 }).passAll();
    expect(hullOf(game.ship(1))).toBe(3);
    expect(game.ship(1)).toMatchObject({ destroyed: true, carrier: -1, engaged: true });
    expect(game.ship(0)).toMatchObject({ damage: [{}] });
    expect(game.ship(0)).not.toHaveProperty('aboard');
    game.run({ kind: 'remove-destroyed' });
    expect(game.ship(1).place).toBe('removed');
    expect(game.ship(0).place).toBe('table');
  });
});
