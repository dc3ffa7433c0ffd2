import { describe, expect, it } from 'vitest';
import { spendForce, spendShields } from './charges.ts';
import { assignCondition } from './conditions/conditions.ts';
import { layDevice, layObstacle } from './devices/testing.ts';
import { type SecondGame, shipOf } from './game.ts';
import { acquireLock, addLockToken, mostLocks, spendLock } from './locking.ts';
import { breakLocksOnThing, lockOf, moveLock } from './locks.ts';
import { TOKENS, type Token } from './state.ts';
import { type At, type TestGame, type TestShip, table, tie, xwing } from './testing/index.ts';
import { giveTokens, loseTokens, transferToken } from './tokens.ts';

const HERE: At = [400, 200, 0];
const BESIDE: At = [460, 200, 0];
const AWAY: At = [400, 600, 180];
const BECAUSE = 'xwing2:tokens.1';
const ship = (pilot: string, at: At, more: Partial<TestShip> = {}): TestShip => ({ pilot, at, ...more });
const tokens = (game: TestGame, id = 0) =>
  TOKENS.flatMap((token) => {
    const count = game.ship(id).tokens[token];
    return count > 0 ? [`${count} ${token}`] : [];
  });
const gaining = (game: TestGame, token: Token, count = 1, id = 0, by = 0) =>
  game.does((running) => giveTokens(running, by, shipOf(running, id), { token, count, because: BECAUSE }));

describe('gaining tokens', () => {
  it('xwing2:tokens.1 as many as are given, told once; none is no event', () => {
    const game = gaining(table({ us: [xwing(HERE)] }), 'strain', 3);
    expect(tokens(game)).toEqual(['3 strain']);
    expect(game.eventsOf('gained')).toEqual([
      { kind: 'gained', ship: 0, token: 'strain', count: 3, because: BECAUSE },
    ]);
    expect(gaining(table({ us: [xwing(HERE)] }), 'strain', 0).story).toEqual([]);
    expect(gaining(table({ us: [xwing(HERE)] }), 'strain', -1).story).toEqual([]);
  });

  it('xwing2:cloak.4 one cloak token, and none more while cloaked', () => {
    const game = gaining(table({ us: [xwing(HERE)] }), 'cloak', 2);
    expect(tokens(game)).toEqual(['1 cloak']);
    expect(gaining(game, 'cloak').story).toEqual([]);
  });

  it('xwing2:remotes.17 a remote gains none', () => {
    const game = table({ us: [xwing(HERE)] });
    layDevice(game, 'drk1probedroid', AWAY, { player: 0 });
    expect(gaining(game, 'stress', 1, 1).story).toEqual([]);
    expect(tokens(game, 1)).toEqual([]);
  });

  it('xwing2:ion.3 the token that ionizes breaks the lock, a further one breaks none that came since', () => {
    const game = table({ us: [xwing(HERE)], them: [tie(AWAY)], locks: [[0, 1]] });
    expect(gaining(game, 'ion').eventsOf('lock-broken')).toMatchObject([
      { ship: 0, because: 'xwing2:ion.3' },
    ]);
    game.state.locks.push({ by: 0, kind: 'ship', on: 1 });
    expect(gaining(game, 'ion').eventsOf('lock-broken')).toEqual([]);
    const stressed = table({ us: [xwing(HERE, { tokens: { ion: 1 } })], them: [tie(AWAY)], locks: [[0, 1]] });
    expect(gaining(stressed, 'stress').eventsOf('lock-broken')).toEqual([]);
  });

  it('xwing2:tractor.9 the token that tractors has it moved once; a huge ship is not moved', () => {
    const game = gaining(table({ us: [xwing(HERE)], them: [tie(AWAY)] }), 'tractor', 1, 0, 1);
    expect(game.question).toMatchObject({ kind: 'tractor-move', player: 1, ship: 0 });
    game.pick({ move: 'none' });
    expect(gaining(game, 'tractor', 1, 0, 1).question).toBeUndefined();
    const huge = table({ us: [ship('alderaanianguard', [457, 300, 0])], them: [tie([400, 700, 180])] });
    expect(gaining(huge, 'tractor', 9, 0, 1).question).toBeUndefined();
    expect(
      gaining(table({ us: [xwing(HERE, { tokens: { tractor: 1 } })] }), 'stress').question,
    ).toBeUndefined();
  });

  it('xwing2:huge-ships.55 stress of a ship with energy is shed', () => {
    const huge = (energy: number, token: Token) => {
      const layout = { us: [ship('alderaanianguard', [457, 300, 0])], set: { '/ships/0/energy': energy } };
      const game = gaining(table(layout), token, 2);
      return [game.ship(0).energy, game.ship(0).tokens.stress];
    };
    expect(huge(3, 'stress')).toEqual([1, 0]);
    expect(huge(1, 'stress')).toEqual([0, 1]);
    expect(huge(3, 'strain')).toEqual([3, 0]);
  });
});

describe('a jammed ship', () => {
  const jammed = (count: number, more: NonNullable<TestShip['tokens']>, locks: [number, number][] = []) =>
    gaining(table({ us: [xwing(HERE, { tokens: more })], them: [tie(AWAY)], locks }), 'jam', count, 0, 1);

  it('xwing2:jam.5 xwing2:jam.6 loses a green token or its lock for each jam token, as the other player picks', () => {
    const game = jammed(1, { focus: 1, evade: 1, stress: 1 }, [[0, 1]]);
    expect(game.question).toMatchObject({ kind: 'jam-removal', player: 1 });
    expect(game.options).toEqual([
      { kind: 'token', token: 'focus' },
      { kind: 'token', token: 'evade' },
      { kind: 'lock', target: 'ship', on: 1 },
    ]);
    game.pick({ token: 'evade' });
    expect([tokens(game), game.state.locks.length]).toEqual([['1 focus', '1 stress'], 1]);
    const lock = jammed(1, { focus: 1 }, [[0, 1]]).pick({ kind: 'lock' });
    expect([tokens(lock), lock.state.locks]).toEqual([['1 focus'], []]);
    expect(lock.eventsOf('lock-broken')).toMatchObject([{ because: 'xwing2:jam.5' }]);
    const two = jammed(2, { focus: 1, calculate: 1 }).pick({ token: 'focus' });
    expect(tokens(two)).toEqual([]);
  });

  it('xwing2:jam.7 stays jammed with nothing to lose, xwing2:jam.9 and loses what it gains then', () => {
    const game = jammed(2, { stress: 1 });
    expect(tokens(game)).toEqual(expect.arrayContaining(['2 jam', '1 stress']));
    gaining(game, 'evade');
    expect(tokens(game)).toEqual(expect.arrayContaining(['1 jam', '1 stress']));
    expect(game.ship(0).tokens.evade).toBe(0);
    game.does((running) => acquireLock(running, shipOf(running, 0), 'ship', 1));
    expect([game.state.locks, game.ship(0).tokens.jam]).toEqual([[], 0]);
  });
});

describe('tokens that a card keeps on a ship until the round ends', () => {
  /** Azmorigan, in the End Phase: one evade token of a friend is not removed. */
  const kept = (evade: number, keeps = true, more: readonly string[] = []) => {
    const game = table({
      us: [xwing(HERE, { tokens: { evade } }), xwing(BESIDE, { tokens: { evade } })],
      them: [xwing([400, 400, 180], { upgrades: more })],
      phase: 'end',
    });
    const of = {
      cannot: 'lose-tokens' as const,
      tokens: ['calculate' as const, 'evade' as const],
      most: 1,
      requires: [],
      whom: [],
      only: 'end-phase' as const,
    };
    if (keeps)
      game.ship(0).lasting = [{ by: 1, ability: 'pilot.0', name: 'Azmorigan', until: 'end of round', of }];
    return game;
  };

  it('xwing2:introduction.3 as many as it names stay on that ship, and none on another', () => {
    const game = kept(3).does((running) => {
      for (const id of [0, 1]) loseTokens(running, shipOf(running, id), 'evade', 3, BECAUSE);
    });
    expect([tokens(game), tokens(game, 1)]).toEqual([['1 evade'], []]);
    expect(game.eventsOf('lost').map(({ count }) => count)).toEqual([2, 3]);
  });

  it('xwing2:introduction.3 a jam takes none that is kept, and nobody learns of a loss', () => {
    const asked = (keeps: boolean) => {
      const game = gaining(kept(1, keeps, ['zoriibliss-legendsandrelics']), 'jam', 1, 0, 1);
      return [game.everOffers({ use: true }), game.ship(0).tokens.evade, game.ship(0).tokens.jam];
    };
    expect(asked(false)).toEqual([true, 0, 0]);
    expect(asked(true)).toEqual([false, 1, 0]);
  });
});

describe('losing, spending and transferring', () => {
  const does = (game: TestGame, what: (running: SecondGame) => void) => game.does(what);

  it('xwing2:tokens.2 no more is lost than there is', () => {
    const game = table({ us: [xwing(HERE, { tokens: { strain: 2 } })] });
    does(game, (running) => loseTokens(running, shipOf(running, 0), 'strain', 5, BECAUSE));
    expect(game.eventsOf('lost')).toMatchObject([{ token: 'strain', count: 2 }]);
    does(game, (running) => loseTokens(running, shipOf(running, 0), 'strain', 1, BECAUSE));
    expect(game.story).toEqual([]);
  });

  it('xwing2:introduction.3 what a card keeps on a ship is neither lost nor transferred, where and when it says', () => {
    // Jam tokens of enemies at range 1-2 in the End Phase; stress of those at range 0-1 in the Activation Phase.
    const kept = (upgrade: string, token: Token, phase: string, at: At) => {
      const game = table({
        us: [xwing(at, { tokens: { [token]: 2 } })],
        them: [ship('omicrongrouppilot', AWAY, { upgrades: [upgrade] })],
        phase,
      });
      does(game, (running) => loseTokens(running, shipOf(running, 0), token, 1, BECAUSE));
      return game.ship(0).tokens[token];
    };
    const jams = 'isbslicer';
    const stresses = 'deathtroopers';
    expect(kept(jams, 'jam', 'end', [400, 400, 0])).toBe(2);
    expect(kept(jams, 'jam', 'activation', [400, 400, 0])).toBe(1);
    expect(kept(jams, 'jam', 'end', [400, 200, 0])).toBe(1);
    expect(kept(jams, 'stress', 'end', [400, 400, 0])).toBe(1);
    expect(kept(stresses, 'stress', 'activation', [400, 500, 0])).toBe(2);
    expect(kept(stresses, 'stress', 'engagement', [400, 500, 0])).toBe(1);
    expect(kept(stresses, 'stress', 'activation', [400, 400, 0])).toBe(1);
    const game = table({
      us: [xwing([400, 500, 0], { tokens: { stress: 1 } }), xwing([340, 500, 0])],
      them: [ship('omicrongrouppilot', AWAY, { upgrades: [stresses] })],
      phase: 'activation',
    });
    does(game, (running) => {
      expect(transferToken(running, shipOf(running, 0), shipOf(running, 1), 'stress')).toBe(false);
    });
    expect(game.story).toEqual([]);
  });

  it('xwing2:charges.5 charges spent are told one by one', () => {
    const game = table({ us: [ship('lukeskywalker', HERE)] });
    does(game, (running) => {
      spendForce(running, shipOf(running, 0), 2, 'xwing2:charges.5');
      spendShields(running, shipOf(running, 0), 1, 'xwing2:charges.25');
    });
    expect(game.eventsOf('charge-spent').map(({ charge }) => charge)).toEqual(['force', 'force', 'shield']);
    expect(game.ship(0)).toMatchObject({ force: 0, shields: 1 });
  });

  it('xwing2:tokens.2 a token spent in an attack is remembered there, a calculate token always', () => {
    const used = (token: Token) => {
      const game = table({
        us: [xwing(HERE, { tokens: { focus: 1, calculate: 1 } })],
        them: [tie([400, 400, 180])],
      });
      game.rolls('focus', 'focus', 'hit').attack(0, 1);
      game.pick({ kind: `spend-${token}` });
      const found = game.state.attack?.used ?? [];
      if (game.question) game.passAll();
      return found;
    };
    expect([used('calculate').length > 0, used('focus').length]).toEqual([true, 0]);
    const watched = table({
      us: [xwing(HERE, { tokens: { focus: 1 } })],
      them: [tie([400, 400, 180], { tokens: { focus: 1 } })],
    });
    watched.does((running) =>
      assignCondition(running, shipOf(running, 1), {
        card: 'hunted',
        by: 0,
        facedown: false,
        because: BECAUSE,
      }),
    );
    watched.rolls('focus', 'focus', 'hit', 'focus', 'blank', 'blank').attack(0, 1);
    watched.pick({ kind: 'spend-focus' });
    expect(watched.state.attack?.used).toHaveLength(1);
    watched.passAll();
  });
});

describe('locks', () => {
  it('xwing2:jam.13 of two locks of a jammed ship the one that is picked breaks', () => {
    const game = table({
      us: [xwing(HERE, { upgrades: ['r3astromech'] })],
      them: [tie(AWAY), tie([460, 600, 180])],
      locks: [
        [0, 1],
        [0, 2],
      ],
    });
    gaining(game, 'jam', 1, 0, 1);
    expect(game.options).toEqual([
      { kind: 'lock', target: 'ship', on: 1 },
      { kind: 'lock', target: 'ship', on: 2 },
    ]);
    game.pick({ on: 2 });
    expect(game.state.locks).toEqual([{ by: 0, kind: 'ship', on: 1 }]);
  });

  it('xwing2:introduction.2 who answers a lock on a friend does not answer one on an obstacle', () => {
    const answered = (kind: 'ship' | 'obstacle') => {
      const game = table({
        us: [xwing(HERE), xwing(BESIDE, { upgrades: ['ursawren'] })],
        them: [tie([400, 400, 180])],
      });
      layObstacle(game, 'coreasteroid0', [300, 300, 0]);
      layObstacle(game, 'coreasteroid1', [500, 300, 0]);
      game.does((running) => acquireLock(running, shipOf(running, 2), kind, 1));
      return game.everOffers({ action: 'lock' });
    };
    expect([answered('ship'), answered('obstacle')]).toEqual([true, false]);
  });

  const locked = (layout: Parameters<typeof table>[0], what: (running: SecondGame) => void) =>
    table(layout).does(what);
  const two = { us: [xwing(HERE), xwing(BESIDE)], them: [tie(AWAY), tie([460, 600, 180])] };

  it('xwing2:lock.10 the old one goes; of two that a card allows, the oldest', () => {
    const locks: [number, number][] = [
      [0, 1],
      [0, 2],
    ];
    const astromech = { ...two, us: [xwing(HERE, { upgrades: ['r3astromech'] })], locks };
    const game = locked({ ...astromech, them: [...two.them, tie([340, 600, 180])] }, (running) => {
      expect(mostLocks(running.state, shipOf(running, 0))).toBe(2);
      acquireLock(running, shipOf(running, 0), 'ship', 3);
    });
    expect(game.state.locks.map(({ on }) => on)).toEqual([2, 3]);
    expect(game.eventsOf('lock-broken')).toMatchObject([{ on: 1, because: 'xwing2:lock.10' }]);
    const same = locked(astromech, (running) => acquireLock(running, shipOf(running, 0), 'ship', 1));
    expect(same.state.locks.map(({ on }) => on)).toEqual([2, 1]);
    const one = locked(
      {
        ...two,
        locks: [
          [0, 2],
          [1, 2],
        ],
      },
      (running) => acquireLock(running, shipOf(running, 0), 'ship', 3),
    );
    expect(one.state.locks).toEqual([
      { by: 1, kind: 'ship', on: 2 },
      { by: 0, kind: 'ship', on: 3 },
    ]);
  });

  it('xwing2:removed-from-the-game.1 neither by nor on a ship that has left', () => {
    const game = locked(
      { ...two, set: { '/ships/2/place': 'removed', '/ships/1/place': 'removed' } },
      (running) => {
        acquireLock(running, shipOf(running, 0), 'ship', 2);
        acquireLock(running, shipOf(running, 1), 'ship', 3);
        moveLock(running, shipOf(running, 0), shipOf(running, 3), shipOf(running, 2), BECAUSE);
        addLockToken(running, shipOf(running, 0), shipOf(running, 3), BECAUSE);
      },
    );
    expect([game.state.locks, game.eventsOf('locked')]).toEqual([[], []]);
  });

  it('xwing2:faq-locking.2 of two lock tokens of a ship on another one is spent by itself', () => {
    const game = locked({ ...two, locks: [[0, 2]] }, (running) => {
      addLockToken(running, shipOf(running, 0), shipOf(running, 2), BECAUSE);
      expect(running.state.locks).toHaveLength(2);
      spendLock(running, shipOf(running, 0), shipOf(running, 2));
    });
    expect(game.state.locks).toHaveLength(1);
    expect(game.eventsOf('lock-spent')).toMatchObject([{ ship: 0, on: 2 }]);
    expect(lockOf(game.state, game.ship(0))).toMatchObject({ on: 2 });
    expect(lockOf(game.state, game.ship(1))).toBeUndefined();
  });

  it('xwing2:lock.5 only the lock on that ship is spent', () => {
    const game = locked(
      {
        ...two,
        locks: [
          [1, 2],
          [0, 3],
        ],
      },
      (running) => spendLock(running, shipOf(running, 0), shipOf(running, 2)),
    );
    expect([game.state.locks.length, game.story]).toEqual([2, []]);
    game.does((running) => spendLock(running, shipOf(running, 0)));
    expect(game.state.locks).toEqual([{ by: 1, kind: 'ship', on: 2 }]);
  });

  it('xwing2:faq-locking.1 one that is moved to a ship that has one already stays one', () => {
    const game = locked(
      {
        ...two,
        locks: [
          [0, 2],
          [0, 3],
          [1, 3],
        ],
      },
      (running) =>
        moveLock(running, shipOf(running, 0), shipOf(running, 2), shipOf(running, 3), 'xwing2:faq-locking.1'),
    );
    expect(game.state.locks).toEqual([
      { by: 1, kind: 'ship', on: 3 },
      { by: 0, kind: 'ship', on: 3 },
    ]);
  });

  it('xwing2:lock.6 those on a thing that leaves the game break, and no other', () => {
    const game = table(two);
    layObstacle(game, 'coreasteroid0', [300, 400, 0]);
    game.state.locks = [
      { by: 0, kind: 'obstacle', on: 0 },
      { by: 1, kind: 'device', on: 0 },
      { by: 2, kind: 'obstacle', on: 1 },
    ];
    game.does((running) => breakLocksOnThing(running, 'obstacle', 0, 'xwing2:lock.6'));
    expect(game.state.locks.map(({ by }) => by)).toEqual([1, 2]);
    expect(game.eventsOf('lock-broken')).toMatchObject([{ ship: 0, target: 'obstacle', on: 0 }]);
  });

  it('xwing2:obstacles.20 none by a ship at range 0 of an electro-chaff cloud, and none on it', () => {
    const act = (at: At) => {
      const game = table({ us: [xwing(HERE)], them: [tie([400, 400, 180])] });
      layObstacle(game, 'electrochaffcloud', at);
      return game.act(0).pick({ action: 'lock' }).passAll();
    };
    expect(act(HERE).eventsOf('action-failed')).toMatchObject([{ action: 'lock' }]);
    expect(act([400, 400, 0]).eventsOf('locked')).toMatchObject([{ target: 'obstacle' }]);
    expect(act(AWAY).eventsOf('locked')).toMatchObject([{ target: 'ship' }]);
  });
});
