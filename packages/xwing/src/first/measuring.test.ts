import { describe, expect, it } from 'vitest';
import { measuringRefusal } from './measuring.ts';
import { table, tie, xwing } from './testing/index.ts';

const NOT_NOW = 'xwing1:faq-measuring-range.4';

const flight = (more: Partial<Parameters<typeof table>[0]> = {}) =>
  table({
    us: [{ pilot: 'garvendreis', at: [400, 300, 0], tokens: { focus: 1 } }, xwing([500, 300, 0])],
    them: [tie([400, 490, 180]), tie([800, 800, 180])],
    ...more,
  });

describe('the ruler', () => {
  it('xwing1:faq-measuring-range.2 is laid to the ships that an ability could affect', () => {
    const game = flight().rolls('focus', 'blank', 'blank').attack(0, 2).pick({ kind: 'focus' });
    while (game.question?.kind === 'use-ability') game.answer(0);
    const { question, state } = game;
    expect(question).toMatchObject({ kind: 'choose-ship', ship: 0 });
    expect(measuringRefusal(state, question!, 0, 1)).toBeNull();
    expect(measuringRefusal(state, question!, 0, 3)).toBe(NOT_NOW);
    expect(measuringRefusal(state, question!, 1, 0)).toBe(NOT_NOW);
    game.rolls('blank', 'blank', 'blank').passAll();
  });

  it('xwing1:faq-measuring-range.4 stays in the box at any other time', () => {
    const game = flight().run({ kind: 'dials' });
    expect(game.question?.kind).toBe('dials');
    expect(measuringRefusal(game.state, game.question!, 0, 2)).toBe(NOT_NOW);
    expect(measuringRefusal(game.state, null, 0, 2)).toBe(NOT_NOW);
    expect(measuringRefusal({ ...game.state, measuring: 'free' }, game.question!, 0, 2)).toBeNull();
    game.answer([0, 0]).answer([0, 0]);
  });

  it('is laid from the ship that is to attack to its enemies, and to no ship before a lock is declared', () => {
    const game = flight().combat(0);
    expect(measuringRefusal(game.state, game.question!, 0, 3)).toBeNull();
    expect(measuringRefusal(game.state, game.question!, 0, 1)).toBe(NOT_NOW);
    game.pick('none').act(1).pick({ kind: 'action', action: 'target-lock' });
    expect(measuringRefusal(game.state, game.question!, 1, 2)).toBe('xwing1:faq-measuring-range.3');
    game.pick({ target: 2 });
  });
});
