import { describe, expect, it } from 'vitest';
import { shipOf } from './game.ts';
import { isIonized } from './ship/conditions.ts';
import { TOKENS, type Token } from './state.ts';
import { type At, decimator, firespray, table, tie, xwing } from './testing/index.ts';
import { gainTokens, spendToken, transferToken } from './tokens.ts';

const HERE: At = [400, 200, 0];
const THERE: At = [600, 200, 0];

describe('tokens', () => {
  it('xwing2:tokens.1 gaining one puts it by the ship', () => {
    const game = table({ us: [xwing(HERE)] });
    game.does((rules) => gainTokens(rules, shipOf(rules, 0), 'focus', 1, 'xwing2:tokens.1'));
    game.does((rules) => gainTokens(rules, shipOf(rules, 0), 'focus', 1, 'xwing2:tokens.1'));
    expect(game.ship(0).tokens.focus).toBe(2);
  });

  it('xwing2:tokens.2 spending one returns it', () => {
    const game = table({ us: [xwing(HERE, { tokens: { evade: 1 } })] });
    game.does((rules) => spendToken(rules, shipOf(rules, 0), 'evade', 'xwing2:tokens.2'));
    expect(game.ship(0).tokens.evade).toBe(0);
    expect(game.eventsOf('spent')).toMatchObject([{ token: 'evade' }]);
  });

  it('xwing2:tokens.3 transferring one removes it here and assigns it there', () => {
    const game = table({ us: [xwing(HERE, { tokens: { focus: 1 } }), xwing(THERE)] });
    game.does((rules) => {
      expect(transferToken(rules, shipOf(rules, 0), shipOf(rules, 1), 'focus')).toBe(true);
    });
    expect([game.ship(0).tokens.focus, game.ship(1).tokens.focus]).toEqual([0, 1]);
    game.does((rules) => {
      expect(transferToken(rules, shipOf(rules, 0), shipOf(rules, 1), 'focus')).toBe(false);
    });
    expect([game.ship(0).tokens.focus, game.ship(1).tokens.focus]).toEqual([0, 1]);
  });

  it('xwing2:tokens.4 nothing is transferred to a ship that cannot gain it', () => {
    const cloaked = { tokens: { cloak: 1 } };
    const game = table({ us: [xwing(HERE, cloaked), xwing(THERE, cloaked)] });
    game.does((rules) => {
      expect(transferToken(rules, shipOf(rules, 0), shipOf(rules, 1), 'cloak')).toBe(false);
    });
    expect([game.ship(0).tokens.cloak, game.ship(1).tokens.cloak]).toEqual([1, 1]);
    expect(game.story).toEqual([]);
  });

  const ALL = Object.fromEntries(TOKENS.map((token) => [token, 2])) as Record<Token, number>;
  const cleaned = () =>
    table({ us: [xwing(HERE, { tokens: ALL }), xwing(THERE)], locks: [[0, 1]] }).run({ kind: 'end-cleanup' });

  it('xwing2:tokens.5 green and orange tokens go in the End Phase', () => {
    const { tokens } = cleaned().ship(0);
    const gone = TOKENS.filter((token) => tokens[token] === 0);
    expect(gone).toEqual([
      'focus',
      'evade',
      'calculate',
      'reinforce-fore',
      'reinforce-aft',
      'disarm',
      'jam',
      'tractor',
    ]);
  });

  it('xwing2:tokens.6 xwing2:ion.2 blue and red tokens stay: cloak, stress, strain, deplete, ion, locks', () => {
    const game = cleaned();
    const { tokens } = game.ship(0);
    expect(TOKENS.filter((token) => tokens[token] === 2)).toEqual([
      'cloak',
      'stress',
      'strain',
      'deplete',
      'ion',
    ]);
    expect(game.state.locks).toEqual([{ by: 0, kind: 'ship', on: 1 }]);
  });
});

describe('ion tokens', () => {
  it('xwing2:ion.1 ionize a small ship with 1, a medium one with 2, a large one with 3', () => {
    const least = [xwing, firespray, decimator].map((ship) =>
      [1, 2, 3].find((ion) => isIonized(table({ us: [ship(HERE, { tokens: { ion } })] }).ship(0))),
    );
    expect(least).toEqual([1, 2, 3]);
    expect(isIonized(table({ us: [xwing(HERE)] }).ship(0))).toBe(false);
  });

  it('xwing2:ion.3 becoming ionized breaks the lock of the ship, not those on it, and it acquires none', () => {
    const game = table({
      us: [firespray(HERE)],
      them: [tie(THERE)],
      locks: [
        [0, 1],
        [1, 0],
      ],
    });
    const gain = () => game.does((rules) => gainTokens(rules, shipOf(rules, 0), 'ion', 1, 'xwing2:tokens.1'));
    expect(gain().state.locks.length).toBe(2);
    expect(gain().eventsOf('lock-broken')).toMatchObject([{ ship: 0, on: 1, because: 'xwing2:ion.3' }]);
    expect(game.state.locks).toEqual([{ by: 1, kind: 'ship', on: 0 }]);
    game.act(0);
    expect(game.refusal('lock')).toMatch(/^xwing2:ion\./);
    game.passAll();
  });
});
