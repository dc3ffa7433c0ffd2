import { describe, expect, it } from 'vitest';
import { table, tie, xwing } from '../testing/index.ts';

const all = { focus: 2, evade: 1, stress: 1, ion: 1, cloak: 1 };

describe('the End phase', () => {
  it('xwing1:end-phase.1 takes all focus and evade tokens', () => {
    const game = table({
      us: [xwing([200, 200, 0], { tokens: all })],
      them: [tie([600, 600, 0], { tokens: { evade: 2 } })],
    });
    game.run({ kind: 'end-cleanup' });
    expect(game.ship(0).tokens).toMatchObject({ focus: 0, evade: 0 });
    expect(game.ship(1).tokens.evade).toBe(0);
    expect(game.eventsOf('lost').map(({ count }) => count)).toEqual([2, 1, 2]);
  });

  it('xwing1:end-phase.2 xwing1:stress.2 xwing1:cloak.5 xwing1:acquire-a-target-lock.5 and nothing else', () => {
    const game = table({
      us: [xwing([200, 200, 0], { tokens: all })],
      them: [tie([600, 600, 0])],
      locks: [[0, 1]],
    });
    game.run({ kind: 'end' });
    expect(game.ship(0).tokens).toMatchObject({ stress: 1, ion: 1, cloak: 1 });
    expect(game.state.locks).toEqual([{ letter: 0, by: 0, on: 1 }]);
    expect(game.state.round).toBe(2);
    expect(game.question?.kind).toBe('dials');
    game.answer([0]);
  });

  it('xwing1:round.1 a round is Planning, Activation, Combat, End', () => {
    const game = table({ us: [xwing([200, 200, 0])], them: [tie([600, 600, 180])], round: 0 }).run({
      kind: 'round',
    });
    game.answer([0]).answer([0]);
    while (game.question?.kind !== 'dials') game.answer(game.options.length - 1);
    expect(game.eventsOf('phase').map(({ phase }) => phase)).toEqual([
      'planning',
      'activation',
      'combat',
      'end',
      'planning',
    ]);
    expect(game.eventsOf('round').map(({ round }) => round)).toEqual([1, 2]);
    game.answer([0]).answer([0]);
    while (game.question?.kind !== 'dials' && game.question) game.answer(game.options.length - 1);
  });
});

describe('the end of the game', () => {
  const after = (gone: readonly number[], more: Partial<Parameters<typeof table>[0]> = {}) => {
    const game = table({
      us: [xwing([200, 200, 0], { points: 21 })],
      them: [tie([600, 600, 0], { points: 12 })],
      ...more,
    });
    for (const id of gone) Object.assign(game.state.ships[id]!, { place: 'removed', destroyed: true });
    return game.run({ kind: 'end-round' });
  };

  it('xwing1:winning-the-game.1 who has no ships left at the end of a round loses', () => {
    expect(after([1]).eventsOf('game-over')).toMatchObject([
      { winner: 0, because: 'xwing1:winning-the-game.1' },
    ]);
    expect(after([0]).eventsOf('game-over')).toMatchObject([{ winner: 1 }]);
  });

  it('xwing1:winning-the-game.2 when both are gone it is a draw', () => {
    expect(after([0, 1]).eventsOf('game-over')).toMatchObject([
      { winner: -1, because: 'xwing1:winning-the-game.2' },
    ]);
  });

  it('xwing1:optional-rules-round-limit-and-time-limit.1 the game ends after the last of the agreed rounds', () => {
    const over = after([], { round: 8, rounds: 8 });
    expect(over.eventsOf('game-over')).toHaveLength(1);
    const on = after([], { round: 7, rounds: 8 });
    expect(on.eventsOf('game-over')).toEqual([]);
    on.answer([0]).answer([0]);
  });

  it('xwing1:optional-rules-round-limit-and-time-limit.3 xwing1:optional-rules-round-limit-and-time-limit.4 the cost of destroyed enemies decides, else it is a draw', () => {
    const because = 'xwing1:optional-rules-round-limit-and-time-limit.4';
    const scored = (ours: number, theirs: number) => {
      const game = table({
        us: [xwing([200, 200, 0]), xwing([300, 200, 0], { points: ours })],
        them: [tie([600, 600, 0]), tie([700, 600, 0], { points: theirs })],
        round: 8,
        rounds: 8,
      });
      for (const id of [1, 3]) Object.assign(game.state.ships[id]!, { place: 'removed', destroyed: true });
      return game.run({ kind: 'end-round' }).eventsOf('game-over');
    };
    expect(scored(28, 32)).toMatchObject([{ winner: 0, because }]);
    expect(scored(32, 28)).toMatchObject([{ winner: 1, because }]);
    expect(scored(45, 45)).toMatchObject([{ winner: -1, because }]);
  });
});
