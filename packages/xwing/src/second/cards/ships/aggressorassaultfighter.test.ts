import { describe, expect, it } from 'vitest';
import { occasion } from '../../state.ts';
import { type At, type TestShip, table, tie, xwing } from '../../testing/index.ts';

const us: At = [400, 400, 0];
const ahead = (gap: number): At => [400, 440 + gap, 180];
const ig = (pilot: string, more: Partial<TestShip> = {}): TestShip => ({ pilot, at: us, ...more });
const BLANK = ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'] as const;

describe('Aggressor Assault Fighter', () => {
  it('IG-88A hands a calculate token to a friend that can calculate', () => {
    const engagement = { kind: 'window', ...occasion('start-of-engagement') } as const;
    const game = table({
      us: [
        ig('ig88a', { tokens: { calculate: 1 } }),
        { pilot: 'ig88b', at: [400, 560, 0] },
        xwing([300, 560, 0]),
      ],
    }).run(engagement);
    expect(game.options).not.toContainEqual({ target: 2 });
    game.pick({ target: 1 });
    expect([game.ship(0).tokens.calculate, game.ship(1).tokens.calculate]).toEqual([0, 1]);
    expect(
      table({ us: [ig('ig88a'), { pilot: 'ig88b', at: [400, 560, 0] }] }).run(engagement).question,
    ).toBeUndefined();
  });

  it('IG-88B fires a cannon after a miss', () => {
    const shot = (face: string) => {
      const game = table({ us: [ig('ig88b', { upgrades: ['ioncannon'] })], them: [tie(ahead(150))] });
      game.rolls(face, ...BLANK.slice(1, 6)).attack(0, 1);
      return game.everOffers({ kind: 'attack', weapon: 1 });
    };
    expect(shot('blank')).toBe(true);
    expect(shot('hit')).toBe(false);
  });

  it('IG-88C evades after a boost', () => {
    const game = table({ us: [ig('ig88c')] }).act(0);
    game.pick({ action: 'boost' }).answer(0);
    game.takes({ action: 'evade' }).passAll();
    expect(game.ship(0).tokens.evade).toBe(1);
  });
});
