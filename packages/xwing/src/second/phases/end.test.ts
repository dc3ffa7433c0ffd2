import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, gain } from '../abilities/language.ts';
import { isStressed } from '../ship/conditions.ts';
import type { Token } from '../state.ts';
import { type TestGame, table, tie, xwing } from '../testing/index.ts';
import { moreDamageCards } from '../testing/more-damage-cards.ts';
import { afterRound } from './end.ts';

// For windows that no card of the house uses.
const { lay, take, hooked } = moreDamageCards({
  'At The Start': at('start-of-end').you(gain('evade')),
  During: at('during-end').you(gain('focus')),
});
beforeAll(lay);
afterAll(take);

const phase = (game: TestGame) => game.run({ kind: 'end' });
const tokensIn = (game: TestGame, kind: 'gained' | 'lost') => game.eventsOf(kind).map((event) => event.token);
const withCharges = (pilot: string, charges: number) =>
  table({ us: [{ pilot, at: [400, 200, 0], charges }], them: [tie([400, 700, 180])] });

describe('the End Phase', () => {
  it('xwing2:end-phase.1 xwing2:end-phase.2 abilities at its start resolve first, then those during it', () => {
    const game = hooked(
      table({
        us: [tie([200, 200, 0], { damage: ['During'] })],
        them: [tie([200, 700, 180], { damage: ['At The Start'] })],
      }),
    );
    phase(game);
    expect(game.story.slice(0, 5)).toEqual(['phase', 'ability', 'gained', 'ability', 'gained']);
    expect(tokensIn(game, 'gained')).toEqual(['evade', 'focus']);
    expect(tokensIn(game, 'lost')).toEqual(['focus', 'evade']);
  });

  it('xwing2:end-phase.3 every ship loses its circular tokens, the green ones before the orange ones', () => {
    const tokens = { focus: 2, evade: 1, calculate: 1, 'reinforce-aft': 1, disarm: 1, jam: 1, tractor: 2 };
    const game = table({
      us: [xwing([200, 200, 0], { tokens: { focus: 1, disarm: 1 } })],
      them: [tie([200, 700, 180], { tokens })],
    });
    phase(game);
    expect(game.eventsOf('lost').map(({ ship, token, count }) => `${ship} ${token} ${count}`)).toEqual([
      '0 focus 1',
      '1 focus 2',
      '1 evade 1',
      '1 calculate 1',
      '1 reinforce-aft 1',
      '0 disarm 1',
      '1 disarm 1',
      '1 jam 1',
      '1 tractor 2',
    ]);
    expect(game.eventsOf('lost')[0]).toMatchObject({ because: 'xwing2:end-phase.3' });
  });

  it('keeps red and blue tokens, locks and what a removed ship no longer has', () => {
    const kept: Partial<Record<Token, number>> = { stress: 2, strain: 1, deplete: 1, ion: 1, cloak: 1 };
    const game = table({
      us: [xwing([200, 200, 0], { tokens: kept })],
      them: [tie([200, 700, 180])],
      locks: [[0, 1]],
    });
    phase(game);
    expect(game.ship(0).tokens).toMatchObject(kept);
    expect(isStressed(game.ship(0))).toBe(true);
    expect(game.state.locks.length).toBe(1);
    expect(game.eventsOf('lost')).toEqual([]);
  });

  it('xwing2:end-phase.4 xwing2:charges.2 xwing2:charges.10 a card with a recurring icon recovers a charge', () => {
    const game = phase(withCharges('moffgideon', 1));
    expect(game.ship(0).charges).toBe(2);
    expect(game.eventsOf('charges-recovered')).toMatchObject([
      { ship: 0, charges: 2, because: 'xwing2:end-phase.4' },
    ]);
    expect(phase(withCharges('moffgideon', 0)).ship(0).charges).toBe(1);
  });

  it('recovers Force by its icon, and only by it', () => {
    const luke = withCharges('lukeskywalker', 0);
    luke.ship(0).force = 0;
    phase(luke);
    expect(luke.eventsOf('charges-recovered')).toMatchObject([{ ship: 0, charge: 'force', charges: 1 }]);
    expect(luke.ship(0).force).toBe(1);
  });

  it('xwing2:charges.8 xwing2:charges.11 charges come back, stay or are lost by the card’s icon, within its limit', () => {
    expect(afterRound(0, { limit: 2, recurring: 1 })).toBe(1);
    expect(afterRound(0, { limit: 2, recurring: 2 })).toBe(2);
    expect(afterRound(1, { limit: 2, recurring: 2 })).toBe(2);
    expect(afterRound(1, { limit: 2, recurring: 0 })).toBe(1);
    expect(afterRound(3, { limit: 3, recurring: -1 })).toBe(2);
    expect(afterRound(0, { limit: 3, recurring: -1 })).toBe(0);
    expect(afterRound(0, undefined)).toBe(0);
  });

  it('xwing2:charges.3 a card with all charges active recovers none', () => {
    const game = phase(withCharges('moffgideon', 2));
    expect(game.ship(0).charges).toBe(2);
    expect(game.eventsOf('charges-recovered')).toEqual([]);
  });

  it('xwing2:charges.24 does not recover a charge without the icon, nor a shield of a ship that is not huge', () => {
    const game = phase(withCharges('idenversio', 0));
    expect(game.ship(0).charges).toBe(0);
    const shields = phase(
      table({ us: [xwing([200, 200, 0], { shields: 1 })], them: [tie([200, 700, 180])] }),
    );
    expect(shields.ship(0).shields).toBe(1);
  });

  it('xwing2:end-phase.5 without a winner the next round begins with its Planning Phase', () => {
    const game = table({ us: [tie([200, 200, 0])], them: [tie([200, 700, 180])], round: 3 });
    phase(game);
    expect(game.story).toEqual(['phase', 'round', 'phase']);
    expect(game.state).toMatchObject({ round: 4, phase: 'planning', result: null });
    expect(game.question).toMatchObject({ kind: 'dials' });
  });

  it('ends the game instead when one side is gone', () => {
    const game = table({ us: [tie([200, 200, 0])], them: [tie([200, 700, 180])], round: 3 });
    game.ship(1).place = 'removed';
    phase(game);
    expect(game.state.result).toEqual({ winner: 0, because: 'xwing2:removed-from-the-game.3' });
    expect(game.question).toBeUndefined();
  });
});
