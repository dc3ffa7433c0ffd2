import '../testing/action-cards.ts';
import { describe, expect, it } from 'vitest';
import { shipOf } from '../game.ts';
import { acquireLock } from '../locking.ts';
import { locksOf } from '../locks.ts';
import { type At, type TestShip, table, tie, xwing } from '../testing/index.ts';
import { cannotGain } from '../token-limits.ts';
import { gainTokens, transferToken } from '../tokens.ts';
import { lockTargets } from './lock-targets.ts';

const HERE: At = [400, 200, 0];
const fly = (pilot: string, more: Partial<TestShip> = {}): TestShip => ({ pilot, at: HERE, ...more });
const acts = (pilot: string) => table({ us: [fly(pilot)] }).act(0);

describe('the action bar', () => {
  it('has what cards add, with its links', () => {
    const game = acts('act-more-on-the-bar');
    expect(game.offers({ action: 'reinforce', difficulty: 'red' })).toBe(true);
    game.pick({ action: 'calculate' });
    expect(game.offers({ action: 'barrel-roll', difficulty: 'white' })).toBe(true);
    game.passAll();
    expect(acts('act-plain').passAll().ship(0).performed).toEqual([]);
  });

  it('treats actions as of another colour, links too', () => {
    const game = acts('act-easier');
    expect(game.offers({ action: 'boost', difficulty: 'white' })).toBe(true);
    game.pick({ action: 'focus' }).pick({ action: 'evade', difficulty: 'white' });
    expect(game.ship(0).tokens).toMatchObject({ focus: 1, evade: 1, stress: 0 });
  });

  it('treats them as of the most restrictive of several colours', () => {
    const game = acts('act-purple-and-red');
    expect(game.offers({ action: 'focus' })).toBe(false);
    expect(game.refusal('focus')).toBe('xwing2:purple-actions.1');
    game.passAll();
  });
});

describe('actions printed on cards', () => {
  it('xwing2:actions.15 two on one card are different actions', () => {
    const game = acts('act-prints-two');
    expect(game.options.filter((option) => (option as { kind: string }).kind === 'card').length).toBe(2);
    game.pick({ kind: 'card', ability: 'pilot.0' });
    expect(game.ship(0)).toMatchObject({ performed: ['card-pilot.0'], tokens: { focus: 1, stress: 0 } });
    game.act(0);
    expect(game.offers({ kind: 'card', ability: 'pilot.0' })).toBe(false);
    game.pick({ kind: 'card', ability: 'pilot.1', difficulty: 'red' });
    expect(game.ship(0).tokens).toMatchObject({ focus: 1, evade: 1, stress: 1 });
  });

  it('fail when they can do nothing, and cannot be tried again', () => {
    const game = acts('act-needs-an-enemy').pick({ kind: 'card' });
    expect(game.eventsOf('action-failed')).toMatchObject([{ action: 'card', because: 'xwing2:fail.1' }]);
    expect(game.ship(0).failed).toEqual(['card-pilot.0']);
    const near = table({ us: [fly('act-needs-an-enemy')], them: [tie([400, 320, 180])] })
      .act(0)
      .deals('Fuel Leak')
      .pick({ kind: 'card' });
    while (near.question) near.answer(0);
    expect(near.ship(1).damage.length).toBe(1);
  });
});

describe('locks', () => {
  const two = [tie([400, 330, 180]), tie([500, 330, 180]), tie([300, 330, 180])];

  it('several can be maintained when a card says so; the oldest goes first', () => {
    const game = table({ us: [fly('act-two-locks')], them: two }).does((rules) => {
      for (const on of [1, 2, 3]) acquireLock(rules, shipOf(rules, 0), 'ship', on);
    });
    expect(locksOf(game.state, game.ship(0)).map(({ on }) => on)).toEqual([2, 3]);
    game.does((rules) => acquireLock(rules, shipOf(rules, 0), 'ship', 2));
    expect(locksOf(game.state, game.ship(0)).map(({ on }) => on)).toEqual([3, 2]);
    game.does((rules) => gainTokens(rules, shipOf(rules, 0), 'ion', 1, 'xwing2:ion.1'));
    expect(game.state.locks).toEqual([]);
  });

  it('are acquired at the ranges that a card names', () => {
    const them = [tie([400, 330, 180]), tie([400, 520, 180]), tie([400, 850, 180])];
    const far = table({ us: [fly('act-locks-far')], them });
    expect(lockTargets(far.state, far.ship(0)).map(({ id }) => id)).toEqual([2, 3]);
    const plain = table({ us: [fly('act-plain')], them });
    expect(lockTargets(plain.state, plain.ship(0)).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('are not acquired on a ship that cannot be locked', () => {
    const game = table({
      us: [xwing(HERE)],
      them: [fly('act-is-not-locked', { at: [400, 330, 180] }), two[1]!],
    });
    expect(lockTargets(game.state, game.ship(0)).map(({ id }) => id)).toEqual([2]);
  });
});

describe('tokens', () => {
  it('that a ship cannot gain are neither gained nor transferred to it', () => {
    const game = table({ us: [fly('act-gains-no-focus'), xwing([500, 200, 0], { tokens: { focus: 1 } })] });
    expect(cannotGain(game.state, game.ship(0), 'focus')).toBe('xwing2:introduction.3');
    game.does((rules) => {
      gainTokens(rules, shipOf(rules, 0), 'focus', 1, 'xwing2:tokens.1');
      expect(transferToken(rules, shipOf(rules, 1), shipOf(rules, 0), 'focus')).toBe(false);
    });
    expect(game.ship(0).tokens.focus).toBe(0);
    expect(game.ship(1).tokens.focus).toBe(1);
  });

  it('that cannot be lost stay in the End Phase, as many as the card says', () => {
    const evades = { tokens: { evade: 2 } };
    const game = table({
      us: [
        fly('act-friends-keep-one-evade', evades),
        xwing([500, 200, 0], evades),
        xwing([400, 700, 0], evades),
      ],
      phase: 'end',
    }).run({ kind: 'end-cleanup' });
    expect([0, 1, 2].map((id) => game.ship(id).tokens.evade)).toEqual([1, 1, 0]);
  });
});

describe('what else cards say', () => {
  it('a ship that cannot be coordinated is not offered', () => {
    const game = table({
      us: [fly('act-plain'), fly('act-is-not-coordinated', { at: [400, 330, 0] })],
    });
    game.act(0).pick({ action: 'coordinate' });
    expect(game.eventsOf('action-failed')).toMatchObject([{ because: 'xwing2:coordinate.4' }]);
  });

  it('a turret points only where the card allows', () => {
    const game = acts('act-turret-ahead-or-behind').pick({ action: 'rotate' });
    expect(game.ship(0).turret).toBe(2);
  });

  it('moments before a maneuver, after a failed action and after jamming are windows', () => {
    const maneuvers = table({ us: [fly('act-focuses-before-maneuvers')] }).fly(0, '2 straight');
    expect(maneuvers.story.indexOf('gained')).toBeGreaterThan(maneuvers.story.indexOf('dial-revealed'));
    expect(maneuvers.story.indexOf('gained')).toBeLessThan(maneuvers.story.indexOf('maneuver'));
    maneuvers.passAll();
    const fails = acts('act-evades-when-failing').pick({ action: 'jam' });
    expect(fails.ship(0).tokens.evade).toBe(1);
    const jams = table({ us: [fly('act-evades-after-jams')], them: [tie([400, 330, 180])] })
      .act(0)
      .pick({ action: 'jam' });
    expect(jams.ship(0).tokens.evade).toBe(1);
    expect(jams.ship(1).tokens.jam).toBe(1);
  });
});
