import { describe, expect, it } from 'vitest';
import { type TestGame, type TestShip, table, tie } from '../../testing/index.ts';
import { formWing } from '../../wings/members.ts';

/** Endless Hordes: droids that are lost come back from their carrier. */

const drone = (more: Partial<TestShip> = {}): TestShip => ({
  pilot: 'tradefederationdrone',
  at: [457, 300, 0],
  damage: ['facedown', 'Fuel Leak', 'facedown'],
  tokens: { stress: 2 },
  ...more,
});

/** A drone is destroyed outside of the Engagement Phase, near Aut-0. */
function lost(
  ship: TestShip = drone(),
  more: { set?: Record<string, unknown>; us?: readonly TestShip[] } = {},
): TestGame {
  const game = table({
    us: [
      { pilot: 'aut0-epicsl', at: [457, 120, 0], upgrades: ['endlesshordes-epicsl'] },
      ship,
      ...(more.us ?? []),
    ],
    them: [tie([457, 700, 180])],
    locks: [
      [1, 2 + (more.us?.length ?? 0)],
      [2 + (more.us?.length ?? 0), 1],
    ],
    set: { '/phase': 'system', '/ships/1/destroyed': true, ...more.set },
  });
  return game.run({ kind: 'remove-destroyed' });
}

describe('Endless Hordes', () => {
  it('xwing2:removed-from-the-game.1 a drone near it is whole again and docks, for its charge', () => {
    const game = lost().pick({ use: true }).passAll();
    expect(game.ship(1)).toMatchObject({
      place: 'reserve',
      carrier: 0,
      destroyed: false,
      damage: [],
      tokens: { stress: 0 },
    });
    expect(game.state.locks).toEqual([]);
    expect(game.ship(0).upgrades[0]!.charges).toBe(0);
    expect(game.eventsOf('restored')).toMatchObject([{ ship: 1, carrier: 0 }]);
    expect(game.eventsOf('removed')).toEqual([]);
    expect(game.state.players.map(({ points }) => points)).toEqual([0, 0]);
    expect(game.state.players[0]!.discarded.reduce((sum, count) => sum + count, 0)).toBe(3);
  });

  it('not without the charge, far away, for another droid, or when its player declines', () => {
    const asked = (ship?: TestShip, set?: Record<string, unknown>) =>
      lost(ship, { ...(set && { set }) }).question;
    expect(asked()?.kind).toBe('use-ability');
    expect(asked(drone(), { '/ships/0/upgrades/0/charges': 0 })).toBeUndefined();
    expect(asked(drone({ at: [457, 600, 0] }))).toBeUndefined();
    expect(asked(drone({ pilot: 'separatistdrone' }))).toBeUndefined();
    expect(
      asked(drone({ pilot: 'separatistdrone', upgrades: ['contingencyprotocol-siegeofcoruscant'] }))?.kind,
    ).toBe('use-ability');
    expect(lost().pick({ use: false }).ship(1).place).toBe('removed');
  });

  it('a full carrier takes none', () => {
    const aboard: TestShip = { pilot: 'separatistdrone', at: [60, 60, 0], docked: 0 };
    expect(lost(drone(), { us: [aboard, aboard, aboard, aboard] }).question).toBeUndefined();
    expect(lost(drone(), { us: [aboard, aboard, aboard] }).question?.kind).toBe('use-ability');
  });

  it('a leader leaves its command upgrade, and the wing is none any more', () => {
    const game = table({
      us: [
        { pilot: 'aut0-epicsl', at: [457, 120, 0], upgrades: ['endlesshordes-epicsl'] },
        drone({ upgrades: ['veteranwingleader'] }),
        drone({ at: [397, 300, 0], damage: [] }),
        drone({ at: [517, 300, 0], damage: [] }),
      ],
      them: [tie([457, 700, 180])],
      set: { '/phase': 'system', '/ships/1/destroyed': true },
    });
    formWing(game.state, game.ship(1), [game.ship(2), game.ship(3)]);
    game.run({ kind: 'remove-destroyed' }).pick({ use: true }).passAll();
    expect(game.ship(1)).toMatchObject({ place: 'reserve', carrier: 0, upgrades: [] });
    expect([1, 2, 3].map((id) => game.ship(id).wing)).toEqual([-1, -1, -1]);
    expect(game.eventsOf('wing-split').map(({ ship }) => ship)).toEqual([2, 3]);
  });
});
