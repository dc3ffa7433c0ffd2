import { describe, expect, it } from 'vitest';
import { occasion } from '../../../state.ts';
import { type At, dialEntry, type TestShip, table, tie, xwing } from '../../../testing/index.ts';

/** Crew whose player says something aloud before it is seen. */

const us: At = [400, 400, 0];
const ahead = (gap: number): At => [400, 440 + gap, 180];

describe('C-3PO of the Rebellion', () => {
  const shot = (guess: number, ...defense: readonly string[]) => {
    const game = table({
      us: [tie(ahead(120))],
      them: [xwing(us, { upgrades: ['c3po'], tokens: { calculate: 1 } })],
    });
    game.rolls('hit', 'hit', ...defense).attack(0, 1);
    return game.takes({ use: true }).pick({ number: guess });
  };

  it('xwing2:faq-specific-card-questions.33 adds an evade after the roll, before dice are modified, if he guessed right', () => {
    const right = shot(1, 'evade', 'blank').passAll();
    expect(right.eventsOf('modified')).toMatchObject([{ how: 'add', faces: ['evade', 'blank', 'evade'] }]);
    expect(right.ship(1)).toMatchObject({ shields: 2, tokens: { calculate: 0 } });
    const wrong = shot(2, 'evade', 'blank').passAll();
    expect(wrong.eventsOf('modified')).toEqual([]);
    expect(wrong.ship(1)).toMatchObject({ shields: 1, tokens: { calculate: 0 } });
  });

  it('does not guess without a calculate token, which his action gives him', () => {
    const bare = table({ us: [tie(ahead(120))], them: [xwing(us, { upgrades: ['c3po'] })] });
    bare.rolls('hit', 'hit', 'blank', 'blank').attack(0, 1);
    expect(bare.everOffers({ use: true })).toBe(false);
    const game = table({ us: [xwing(us, { upgrades: ['c3po'] })] }).act(0);
    game.pick({ action: 'calculate' }).passAll();
    expect(game.ship(0).tokens.calculate).toBe(2);
  });
});

describe('Cassian Andor', () => {
  const theirs: Partial<TestShip> = {};
  const looking = (guess: string) => {
    const game = table({ us: [xwing(us, { upgrades: ['cassianandor'] })], them: [tie(ahead(120), theirs)] });
    game.state.ships[0]!.dial = dialEntry(game.ship(0), '1 straight');
    game.state.ships[1]!.dial = dialEntry(game.ship(1), '3 straight');
    game.run({ kind: 'window', ...occasion('during-system', { ship: 0 }) }).takes({ target: 1 });
    return game.pick({ entry: dialEntry(game.ship(1), guess) });
  };

  it('sets his dial again when the guess is right', () => {
    const game = looking('3 straight').takes({ use: true });
    const turn = dialEntry(game.ship(0), '2 turn left');
    expect(game.offers({ entry: dialEntry(game.ship(0), '1 straight') })).toBe(false);
    game.pick({ entry: turn });
    expect(game.ship(0).dial).toBe(turn);
  });

  it('only looks when it is wrong, and only his player sees the dial', () => {
    const game = looking('2 turn left');
    expect(game.question).toBeUndefined();
    expect(game.view(0).ships[1]?.dial).toBe(game.ship(1).dial);
    expect(game.view(-1).ships[1]?.dial).toBe(-2);
  });

  it('looks at no dial beyond range 2', () => {
    const game = table({
      us: [xwing(us, { upgrades: ['cassianandor'] })],
      them: [tie(ahead(250))],
      set: { '/ships/1/dial': 0 },
    }).run({ kind: 'window', ...occasion('during-system', { ship: 0 }) });
    expect(game.everOffers({ target: 1 })).toBe(false);
  });
});
