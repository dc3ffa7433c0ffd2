import { describe, expect, it } from 'vitest';
import { shipOf } from '../game.ts';
import { acquireLock } from '../locking.ts';
import { isJammed } from '../ship/conditions.ts';
import { type At, interceptor, type TestShip, table, xwing } from '../testing/index.ts';
import { gainTokens, giveTokens, TOKEN_COLOUR } from '../tokens.ts';
import { jam, jamShip } from './jam.ts';

const HERE: At = [400, 200, 0];
const reaper = (more: Partial<TestShip> = {}): TestShip => ({ pilot: 'scarifbasepilot', at: HERE, ...more });
/** At range 1 and 2 ahead, and at range 2 aside of the bullseye arc. */
const NEAR: At = [400, 330, 180];
const FAR: At = [400, 430, 180];
const ASIDE: At = [500, 430, 180];

const jams = (...them: readonly TestShip[]) =>
  table({ us: [reaper()], them })
    .act(0)
    .pick({ action: 'jam' });

describe('whom a ship may jam', () => {
  it('xwing2:jam.1 ranges are known before anybody is chosen', () => {
    const game = jams(xwing(NEAR), xwing(ASIDE), xwing([400, 800, 180]), xwing(FAR));
    expect(game.question).toMatchObject({ kind: 'jam-target', player: 0, ship: 0 });
    expect(game.help.refused?.()).toMatchObject([
      { option: 'ship-2', ruling: 'xwing2:jam.2' },
      { option: 'ship-3', ruling: 'xwing2:jam.2' },
    ]);
    game.passAll();
  });

  it('xwing2:jam.2 an enemy at range 1, or at range 1-2 in the bullseye arc', () => {
    const game = jams(xwing(NEAR), xwing(FAR), xwing(ASIDE));
    expect(game.options).toEqual([{ ship: 1 }, { ship: 2 }]);
    expect(game.refusal('ship-3')).toBe('xwing2:jam.2');
    game.passAll();
  });

  it('xwing2:jam.10 fails without anybody to choose', () => {
    const game = jams(xwing(ASIDE));
    expect(game.question).toBeUndefined();
    expect(game.eventsOf('action-failed')).toMatchObject([{ action: 'jam', because: 'xwing2:jam.10' }]);
    expect(game.ship(0).failed).toEqual(['jam']);
  });

  it('xwing2:jam.12 an effect that jams is not the action', () => {
    const game = table({ us: [reaper()], them: [xwing(NEAR)] }).does((rules) =>
      expect(jam(rules, shipOf(rules, 0)).failed).toBe(false),
    );
    expect(game.ship(1).tokens.jam).toBe(1);
    game.act(0);
    expect(game.offers({ action: 'jam' })).toBe(true);
    game.passAll();
  });
});

describe('a jam token', () => {
  it('xwing2:jam.3 xwing2:jam.4 is orange, and jams the ship that gains it', () => {
    const game = jams(xwing(NEAR));
    expect(game.ship(1).tokens.jam).toBe(1);
    expect(isJammed(game.ship(1))).toBe(true);
    expect(isJammed(game.ship(0))).toBe(false);
    expect(TOKEN_COLOUR.jam).toBe('orange');
    expect(game.eventsOf('jammed')).toMatchObject([{ ship: 0, other: 1, because: 'xwing2:jam.3' }]);
  });

  const RICH = xwing(NEAR, { tokens: { focus: 1, evade: 1, stress: 1 } });

  it('xwing2:jam.5 xwing2:jam.13 takes a green token or a lock, picked by the jamming player', () => {
    const game = table({ us: [reaper()], them: [RICH], locks: [[1, 0]] })
      .act(0)
      .pick({ action: 'jam' });
    expect(game.question).toMatchObject({ kind: 'jam-removal', player: 0, ship: 1 });
    expect(game.options).toEqual([
      { kind: 'token', token: 'focus' },
      { kind: 'token', token: 'evade' },
      { kind: 'lock', target: 'ship', on: 0 },
    ]);
    game.pick({ kind: 'lock' });
    expect(game.state.locks).toEqual([]);
    expect(game.ship(1).tokens).toMatchObject({ focus: 1, evade: 1, stress: 1, jam: 0 });
    expect(game.eventsOf('lock-broken')).toMatchObject([{ ship: 1, because: 'xwing2:jam.5' }]);
  });

  it('xwing2:jam.6 goes when it took something', () => {
    const game = jams(xwing(NEAR, { tokens: { focus: 1 } }));
    expect(game.ship(1).tokens).toMatchObject({ focus: 0, jam: 0 });
    expect(game.eventsOf('lost')).toMatchObject([
      { ship: 1, token: 'focus', because: 'xwing2:jam.5' },
      { ship: 1, token: 'jam', because: 'xwing2:jam.6' },
    ]);
  });

  it('xwing2:jam.7 stays on a ship with nothing to lose until the End Phase', () => {
    const game = jams(xwing(NEAR, { tokens: { stress: 1 } }));
    expect(game.ship(1).tokens).toMatchObject({ stress: 1, jam: 1 });
    game.run({ kind: 'end-cleanup' });
    expect(game.ship(1).tokens.jam).toBe(0);
  });

  it('xwing2:jam.8 takes what a jammed ship gains, at once', () => {
    const jammed = { tokens: { jam: 1 } };
    const focused = table({ us: [xwing(HERE, jammed)] })
      .act(0)
      .pick({ action: 'focus' });
    expect(focused.ship(0).tokens).toMatchObject({ focus: 0, jam: 0 });
    const locked = table({ us: [xwing(HERE, jammed)], them: [xwing(NEAR)] }).does((rules) =>
      acquireLock(rules, shipOf(rules, 0), 'ship', 1),
    );
    expect(locked.state.locks).toEqual([]);
    expect(locked.ship(0).tokens.jam).toBe(0);
  });

  it('xwing2:jam.9 several are processed one by one', () => {
    const both = table({ us: [xwing(HERE, { tokens: { focus: 1, evade: 1 } })] });
    both.does((rules) =>
      giveTokens(rules, 1, shipOf(rules, 0), { token: 'jam', count: 2, because: 'xwing2:jam.3' }),
    );
    expect(both.question).toMatchObject({ kind: 'jam-removal', player: 1 });
    both.pick({ token: 'evade' });
    expect(both.ship(0).tokens).toMatchObject({ focus: 0, evade: 0, jam: 0 });
    const one = table({ us: [xwing(HERE, { tokens: { focus: 1 } })] });
    one.does((rules) =>
      giveTokens(rules, 1, shipOf(rules, 0), { token: 'jam', count: 2, because: 'xwing2:jam.3' }),
    );
    expect(one.ship(0).tokens).toMatchObject({ focus: 0, jam: 1 });
  });

  it('xwing2:jam.11 does not undo what gave the token it takes', () => {
    const game = table({ us: [interceptor(HERE, { tokens: { jam: 1 } })] })
      .act(0)
      .pick({ action: 'evade' });
    expect(game.ship(0)).toMatchObject({ performed: ['evade'], failed: [], tokens: { evade: 0, jam: 0 } });
    expect(game.question?.because).toBe('xwing2:actions.17');
    expect(game.offers({ action: 'boost', difficulty: 'red' })).toBe(true);
    game.passAll();
  });

  it('from a source without a player behind it lets the ship’s own player choose', () => {
    const game = table({ us: [xwing(HERE, { tokens: { focus: 1, evade: 1 } })] });
    game.does((rules) => gainTokens(rules, shipOf(rules, 0), 'jam', 1, 'xwing2:obstacles.7'));
    expect(game.question).toMatchObject({ kind: 'jam-removal', player: 0 });
    game.passAll();
  });

  it('xwing2:ability-queue-examples.6 takes one of two focus tokens', () => {
    const game = table({ us: [xwing(HERE, { tokens: { focus: 2 } })] });
    game.does((rules) => jamShip(rules, shipOf(rules, 0), 1));
    expect(game.ship(0).tokens).toMatchObject({ focus: 1, jam: 0 });
  });
});
