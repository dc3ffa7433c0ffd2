import { describe, expect, it } from 'vitest';
import { shipOf } from '../game.ts';
import { isTractored } from '../ship/conditions.ts';
import {
  type At,
  decimator,
  firespray,
  interceptor,
  type TestShip,
  table,
  tie,
  xwing,
  ywing,
} from '../testing/index.ts';
import { gainTokens, giveTokens, TOKEN_COLOUR } from '../tokens.ts';

const HERE: At = [400, 400, 0];
const ENEMY: At = [400, 800, 180];

/** Ship 0 of player 0 gains tractor tokens from a player. */
const tractored = (
  ship: TestShip,
  count = 1,
  by = 1,
  obstacles: readonly { outline: string; at: At }[] = [],
) =>
  table({ us: [ship], them: [tie(ENEMY)], obstacles }).does((rules) =>
    giveTokens(rules, by, shipOf(rules, 0), { token: 'tractor', count, because: 'xwing2:tokens.1' }),
  );

describe('a tractored ship', () => {
  it('xwing2:tractor.1 has 1 token when small, 2 when medium, 3 when large', () => {
    const limits = [tie, firespray, decimator].map((ship) =>
      [1, 2, 3].find((count) =>
        isTractored(table({ us: [ship(HERE, { tokens: { tractor: count } })] }).ship(0)),
      ),
    );
    expect(limits).toEqual([1, 2, 3]);
    expect(isTractored(table({ us: [tie(HERE)] }).ship(0))).toBe(false);
  });

  it('xwing2:tractor.2 loses its orange tokens in the End Phase', () => {
    expect(TOKEN_COLOUR.tractor).toBe('orange');
    const game = table({ us: [tie(HERE, { tokens: { tractor: 2 } })] }).run({ kind: 'end-cleanup' });
    expect(game.ship(0).tokens.tractor).toBe(0);
  });

  it('xwing2:tractor.3 may be moved by the player who gave the token', () => {
    const game = tractored(xwing(HERE));
    expect(game.question).toMatchObject({ kind: 'tractor-move', player: 1, ship: 0 });
    expect(game.options).toEqual([
      { move: 'roll-left' },
      { move: 'roll-right' },
      { move: 'boost' },
      { move: 'none' },
    ]);
    game.pick({ move: 'none' });
    expect(game.pose(0)).toEqual({ x: 400, y: 400, facing: 0 });
    expect(tractored(firespray(HERE), 1).question).toBeUndefined();
    expect(tractored(firespray(HERE), 2).passAll().ship(0).tractored).toBe(true);
  });

  it('xwing2:tractor.4 rolls by the 1 straight template where the other player wants it', () => {
    const game = tractored(xwing(HERE)).pick({ move: 'roll-left' });
    expect(game.question).toMatchObject({ kind: 'barrel-roll-placement', player: 1, ship: 0 });
    game.pick({ placement: 'front' });
    expect(game.pose(0)).toEqual({ x: 320, y: 410, facing: 0 });
    game.pick({ degrees: 0 });
  });

  it('xwing2:tractor.5 boosts by the 1 straight template', () => {
    const game = tractored(xwing(HERE)).pick({ move: 'boost' });
    expect(game.pose(0)).toEqual({ x: 400, y: 480, facing: 0 });
    game.pick({ degrees: 0 });
  });

  it('xwing2:tractor.4 xwing2:tractor.5 has rolled or boosted, after which its own cards may act', () => {
    const pollard: TestShip = { pilot: 'netrempollard', at: HERE };
    const chooses = (move: string, ...more: readonly { outline: string; at: At }[]) => {
      const game = tractored(pollard, 1, 1, more).pick({ move });
      if (game.question?.kind === 'barrel-roll-placement') game.pick({ placement: 'middle' });
      if (game.question?.kind === 'tractor-rotation') game.pick({ degrees: 0 });
      return game.question?.kind;
    };
    expect(['roll-left', 'boost', 'none'].map((move) => chooses(move))).toEqual([
      'choose-ship',
      undefined,
      undefined,
    ]);
    const rock = { outline: 'coreasteroid0', at: [320, 400, 0] as const };
    expect(chooses('roll-left', rock)).toBeUndefined();
  });

  it('xwing2:tractor.6 is never moved through or onto an obstacle', () => {
    const rock = { outline: 'coreasteroid0', at: [320, 400, 0] as const };
    const game = tractored(xwing(HERE), 1, 1, [rock]).pick({ move: 'roll-left' });
    expect(game.question).toBeUndefined();
    expect(game.pose(0)).toEqual({ x: 400, y: 400, facing: 0 });
    expect(game.eventsOf('effect-failed')).toMatchObject([
      { what: 'barrel-roll', because: 'xwing2:tractor.6' },
    ]);
  });

  it('xwing2:tractor.7 may turn by 90 degrees when an opponent moved it, for 1 stress', () => {
    const moved = () => tractored(xwing(HERE)).pick({ move: 'boost' });
    const turns = moved();
    expect(turns.question).toMatchObject({ kind: 'tractor-rotation', player: 0, ship: 0 });
    turns.pick({ degrees: 90 });
    expect(turns.pose(0)).toEqual({ x: 400, y: 480, facing: 90 });
    expect(turns.ship(0).tokens.stress).toBe(1);
    const stays = moved().pick({ degrees: 0 });
    expect(stays.ship(0).tokens.stress).toBe(0);
    const own = tractored(xwing(HERE), 1, 0).pick({ move: 'boost' });
    expect(own.question).toBeUndefined();
    const unmoved = tractored(xwing(HERE)).pick({ move: 'none' });
    expect(unmoved.question).toBeUndefined();
  });

  it('xwing2:tractor.8 rolls 1 fewer defense die', () => {
    const dice = (tokens: number) => {
      const them = [interceptor([400, 600, 180], { tokens: { tractor: tokens } })];
      const game = table({ us: [xwing(HERE)], them })
        .attack(0, 1)
        .passAll();
      return game.eventsOf('rolled').find((roll) => roll.dice === 'defense')?.faces.length;
    };
    expect(dice(0)).toBe(3);
    expect(dice(1)).toBe(2);
    expect(dice(3)).toBe(2);
  });

  it('xwing2:tractor.9 is moved once a round', () => {
    const game = tractored(xwing(HERE)).pick({ move: 'none' });
    game.ship(0).tokens.tractor = 0;
    const again = () =>
      game.does((rules) =>
        giveTokens(rules, 1, shipOf(rules, 0), { token: 'tractor', count: 1, because: 'xwing2:tokens.1' }),
      );
    again();
    expect(game.question).toBeUndefined();
    expect(isTractored(game.ship(0))).toBe(true);
    game.run({ kind: 'round' });
    expect(game.ship(0).tractored).toBe(false);
    game.answer([0]).answer([0]);
  });

  it('is moved after what tractored it is complete, before what is queued', () => {
    const game = table({ us: [ywing(HERE)], them: [tie(ENEMY)] }).does((rules) => {
      const ship = shipOf(rules, 0);
      gainTokens(rules, ship, 'tractor', 1, 'xwing2:tokens.1');
      rules.next({ kind: 'granted-action', ship: 0 });
      gainTokens(rules, ship, 'calculate', 1, 'xwing2:tokens.1');
    });
    expect(game.ship(0).tokens.calculate).toBe(1);
    expect(game.question).toMatchObject({ kind: 'tractor-move', player: 0 });
    game.pick({ move: 'none' });
    expect(game.question?.kind).toBe('action');
    game.passAll();
  });
});
