import { describe, expect, it } from 'vitest';
import { lockTargets } from './actions/lock-targets.ts';
import { shipOf } from './game.ts';
import { acquireLock } from './locking.ts';
import { breakLock, hasLockOn, lockOf, locksOn } from './locks.ts';
import { type At, table, tie, xwing } from './testing/index.ts';

const us: At = [400, 400, 0];
const ahead = (gap: number): At => [400, 440 + gap, 180];
const rock = (x: number, y: number) => ({ outline: 'coreasteroid5', at: [x, y, 0] as const });

/** Ship 0 takes the lock action up to the choice of its target. */
const locking = (game: ReturnType<typeof table>) => game.act(0).pick({ action: 'lock' });

describe('locks', () => {
  it('xwing2:lock.1 before the choice, the range of every object is known and nothing is committed', () => {
    const game = table({
      us: [xwing(us), xwing([500, 400, 0])],
      them: [tie(ahead(300)), tie([400, 741, 180])],
      obstacles: [rock(300, 500), rock(800, 800)],
    });
    locking(game);
    expect(game.question).toMatchObject({ kind: 'lock-target', player: 0, because: 'xwing2:lock.2' });
    expect(game.options).toEqual([
      { kind: 'ship', id: 1 },
      { kind: 'ship', id: 2 },
      { kind: 'obstacle', id: 0 },
    ]);
    expect(game.refusal('ship-3')).toBe('xwing2:lock.2');
    expect(game.state.locks).toEqual([]);
    game.pick({ kind: 'obstacle', id: 0 });
  });

  it('xwing2:lock.2 another object at range 0 to 3: ships of both sides and obstacles', () => {
    const targets = (gap: number, x: number) => {
      const game = table({ us: [xwing(us)], them: [tie(ahead(gap))], obstacles: [rock(x, 400)] });
      return lockTargets(game.state, game.ship(0)).map(({ kind }) => kind);
    };
    // The asteroid reaches 35.48 mm to the left of its middle, the base 20 mm to the right of its own.
    expect(targets(300, 400 + 355.4)).toEqual(['ship', 'obstacle']);
    expect(targets(300.1, 400 + 355.6)).toEqual([]);
    const touching = table({ us: [xwing(us)], them: [tie(ahead(5.8))], contacts: [[0, 1]] });
    locking(touching);
    expect(touching.state.locks).toEqual([{ by: 0, kind: 'ship', on: 1 }]);
  });

  it('xwing2:lock.3 the object has a lock of the locking ship', () => {
    const game = table({ us: [xwing(us)], them: [tie(ahead(100)), tie([450, 540, 180])] });
    locking(game).pick({ id: 2 });
    expect(game.state.locks).toEqual([{ by: 0, kind: 'ship', on: 2 }]);
    expect(game.eventsOf('locked')).toMatchObject([
      { ship: 0, target: 'ship', on: 2, because: 'xwing2:lock.3' },
    ]);
    expect(hasLockOn(game.state, game.ship(0), game.ship(2))).toBe(true);
    expect(hasLockOn(game.state, game.ship(2), game.ship(0))).toBe(false);
  });

  it('xwing2:lock.4 locks are red: they stay in the End Phase', () => {
    const game = table({
      us: [xwing(us)],
      them: [tie(ahead(100), { tokens: { focus: 1 } })],
      locks: [[0, 1]],
    });
    expect(locksOn(game.state, game.ship(1))).toHaveLength(1);
    game.run({ kind: 'end-cleanup' });
    expect(game.ship(1).tokens.focus).toBe(0);
    expect(locksOn(game.state, game.ship(1))).toEqual([{ by: 0, kind: 'ship', on: 1 }]);
  });

  it('xwing2:lock.6 breaking a lock takes that ship’s lock away, and no other', () => {
    const game = table({
      us: [xwing(us), xwing([460, 400, 0])],
      them: [tie(ahead(100))],
      locks: [
        [0, 2],
        [1, 2],
      ],
    });
    game.does((rules) => breakLock(rules, shipOf(rules, 0), 'xwing2:lock.6'));
    expect(game.state.locks).toEqual([{ by: 1, kind: 'ship', on: 2 }]);
    expect(game.eventsOf('lock-broken')).toMatchObject([{ ship: 0, on: 2 }]);
    game.does((rules) => breakLock(rules, shipOf(rules, 0), 'xwing2:lock.6'));
    expect(game.events).toEqual([]);
  });

  it('xwing2:lock.7 it fails only without an object in range; with one it must be taken', () => {
    const alone = table({ us: [xwing(us)], them: [tie([400, 741, 180])] });
    locking(alone);
    expect(alone.eventsOf('action-failed')).toMatchObject([
      { ship: 0, action: 'lock', because: 'xwing2:lock.7' },
    ]);
    expect(alone.ship(0).failed).toEqual(['lock']);
    // With a single target there is nothing to decide.
    const friend = table({ us: [xwing(us), xwing([500, 400, 0])] });
    locking(friend);
    expect(friend.question).toBeUndefined();
    expect(friend.state.locks).toEqual([{ by: 0, kind: 'ship', on: 1 }]);
    const two = table({ us: [xwing(us), xwing([500, 400, 0])], obstacles: [rock(300, 500)] });
    locking(two);
    expect(two.offers({ kind: 'none' })).toBe(false);
    two.pick({ id: 1 });
  });

  it('xwing2:lock.8 a ship cannot lock itself', () => {
    const game = table({ us: [xwing(us)] });
    expect(lockTargets(game.state, game.ship(0))).toEqual([]);
    locking(game);
    expect(game.eventsOf('action-failed')).toHaveLength(1);
    const many = table({ us: [xwing(us), xwing([500, 400, 0]), xwing([300, 400, 0])] });
    locking(many);
    expect(many.refusal('ship-0')).toBe('xwing2:lock.8');
    many.pick({ id: 1 });
  });

  it('xwing2:lock.9 several ships may lock one object', () => {
    const game = table({ us: [xwing(us), xwing([500, 400, 0])], them: [tie(ahead(100))] });
    locking(game).pick({ id: 2 });
    game.act(1).pick({ action: 'lock' }).pick({ id: 2 });
    expect(locksOn(game.state, game.ship(2)).map(({ by }) => by)).toEqual([0, 1]);
  });

  it('xwing2:lock.10 a ship keeps one lock: the old one goes before the new one comes', () => {
    const game = table({ us: [xwing(us)], them: [tie(ahead(100)), tie([450, 540, 180])], locks: [[0, 1]] });
    locking(game).pick({ id: 2 });
    expect(game.events.slice(-3)).toMatchObject([
      { kind: 'action' },
      { kind: 'lock-broken', ship: 0, on: 1, because: 'xwing2:lock.10' },
      { kind: 'locked', ship: 0, on: 2 },
    ]);
    expect(game.state.locks).toEqual([{ by: 0, kind: 'ship', on: 2 }]);
  });

  it('xwing2:lock.11 a lock by an effect is not the lock action', () => {
    const game = table({ us: [xwing(us)], them: [tie(ahead(100)), tie([450, 540, 180])] });
    game.does((rules) => acquireLock(rules, shipOf(rules, 0), 'ship', 1));
    expect(game.ship(0).performed).toEqual([]);
    game.act(0);
    expect(game.offers({ kind: 'action', action: 'lock' })).toBe(true);
    game.pick({ action: 'lock' }).pick({ id: 2 });
    game.act(0);
    expect(game.refusal('lock')).toBe('xwing2:actions.12');
    game.pick('none');
  });

  it('xwing2:lock.12 without a range it is range 0 to 3', () => {
    const game = table({ us: [xwing(us)], them: [tie(ahead(300)), tie([400, 741, 180])] });
    expect(lockTargets(game.state, game.ship(0))).toEqual([{ kind: 'ship', id: 1 }]);
  });

  it('xwing2:faq-locking.3 a lock is a token of the ship it lies on', () => {
    const game = table({ us: [xwing(us)], them: [tie(ahead(100))], locks: [[0, 1]] });
    expect(locksOn(game.state, game.ship(1))).toHaveLength(1);
    expect(locksOn(game.state, game.ship(0))).toEqual([]);
  });

  it('xwing2:faq-locking.4 a ship’s own lock is the one it has placed', () => {
    const game = table({ us: [xwing(us)], them: [tie(ahead(100))], locks: [[0, 1]] });
    expect(lockOf(game.state, game.ship(0))).toEqual({ by: 0, kind: 'ship', on: 1 });
    expect(lockOf(game.state, game.ship(1))).toBeUndefined();
  });

  it('a lock on an obstacle of the same number is no lock on the ship', () => {
    const game = table({
      us: [xwing(us)],
      them: [tie(ahead(100))],
      obstacles: [rock(300, 500), rock(300, 600)],
    });
    game.does((rules) => acquireLock(rules, shipOf(rules, 0), 'obstacle', 1));
    expect(hasLockOn(game.state, game.ship(0), game.ship(1))).toBe(false);
    game.rolls('blank', 'blank', 'blank').attack(0, 1).passAll();
    expect(game.story).not.toContain('lock-spent');
  });
});
