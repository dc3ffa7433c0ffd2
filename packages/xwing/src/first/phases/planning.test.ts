import { describe, expect, it } from 'vitest';
import { typeOf } from '../game.ts';
import { table, tie, xwing, yt1300 } from '../testing/index.ts';

describe('the Planning phase', () => {
  const both = () =>
    table({ us: [xwing([400, 100, 0]), tie([500, 100, 0])], them: [xwing([400, 800, 180])] });

  it('xwing1:planning-phase.1 xwing1:planning-phase.3 dials are secret to the other side, not to one’s own', () => {
    const game = both().run({ kind: 'planning' });
    game.answer([3, 4]).answer([5]);
    expect(game.state.ships.map(({ dial }) => dial)).toEqual([3, 4, 5]);
    expect(game.view(0).ships.map(({ dial }) => dial)).toEqual([3, 4, -2]);
    expect(game.view(1).ships.map(({ dial }) => dial)).toEqual([-2, -2, 5]);
    expect(game.view(-1).ships.map(({ dial }) => dial)).toEqual([-2, -2, -2]);
    expect(game.eventsOf('dials-set').map(({ player, ships }) => [player, ships])).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });

  it('xwing1:planning-phase.2 ends only when every ship has a dial', () => {
    const game = both().run({ kind: 'planning' });
    expect(game.tryAnswer([3])).toHaveLength(1);
    expect(game.question?.kind).toBe('dials');
    game.answer([3, 4]);
    expect(game.question).toMatchObject({ kind: 'dials', player: 1 });
    game.answer([5]);
    expect(game.question).toBeUndefined();
  });

  it('xwing1:planning-phase.4 all dials of a player are set at once, whatever the pilot skill', () => {
    const game = both().run({ kind: 'planning' });
    const { question } = game;
    expect(question?.form === 'each' && question.parts.map(({ about }) => about)).toEqual([0, 1]);
    expect(question?.form === 'each' && question.parts[1]!.options).toHaveLength(
      typeOf(game.ship(1)).dial.length,
    );
    game.answer([0, 0]).answer([0]);
  });

  it('xwing1:ion-token.2 an ionized ship gets no dial, xwing1:large-ship.2 a large one with a single token does', () => {
    const game = table({
      us: [xwing([400, 100, 0], { tokens: { ion: 1 } }), yt1300([600, 100, 0], { tokens: { ion: 1 } })],
    }).run({ kind: 'planning' });
    const { question } = game;
    expect(question?.form === 'each' && question.parts.map(({ about }) => about)).toEqual([1]);
    game.answer([0]);
    expect(game.ship(0).dial).toBe(-1);
  });

  it('xwing1:faq-competitive-play.5 a set dial stays as it is', () => {
    const game = both().run({ kind: 'planning' });
    game.answer([3, 4]).answer([5]);
    expect(game.question).toBeUndefined();
    game.run({ kind: 'activation' });
    expect(game.question?.kind).not.toBe('dials');
    expect(game.state.ships.map(({ dial }) => dial)).toEqual([3, 4, 5]);
    game.passAll();
  });
});
