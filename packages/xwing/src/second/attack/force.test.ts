import { describe, expect, it } from 'vitest';
import { table, tie } from '../testing/index.ts';

/** A pilot with Force at range 2 of a TIE, face to face. */
const luke = (force: number, tokens = {}) => {
  const game = table({
    us: [{ pilot: 'lukeskywalker', at: [457, 300, 0], tokens }],
    them: [tie([457, 500, 180])],
  });
  game.ship(0).force = force;
  return game;
};

describe('spending the Force', () => {
  it('xwing2:charges.14 turns a focus result into a hit for each Force, as often as there is some', () => {
    const game = luke(2).rolls('focus', 'focus', 'focus', 'evade', 'evade', 'blank').attack(0, 1);
    game.pick({ kind: 'spend-force' }).pick({ kind: 'spend-force' });
    expect(game.eventsOf('modified').map((event) => event.faces)).toEqual([
      ['hit', 'focus', 'focus'],
      ['hit', 'hit', 'focus'],
    ]);
    expect(game.ship(0).force).toBe(0);
    expect(game.eventsOf('charge-spent')).toMatchObject([
      { ship: 0, charge: 'force', because: 'xwing2:charges.14' },
      { ship: 0, charge: 'force' },
    ]);
    expect(game.question).toBeUndefined();
  });

  it('xwing2:charges.15 turns a focus result into an evade on defense', () => {
    const game = luke(1).rolls('hit', 'hit', 'focus', 'focus').attack(1, 0).pick({ use: false });
    expect(game.question).toMatchObject({ kind: 'modify-defense-dice', player: 0 });
    game.pick({ kind: 'spend-force' });
    expect(game.eventsOf('modified')).toMatchObject([
      { ship: 0, dice: 'defense', faces: ['evade', 'focus'], because: 'xwing2:charges.15' },
    ]);
    expect(game.ship(0)).toMatchObject({ force: 0, shields: 1 });
  });

  it('xwing2:charges.6 is not offered without Force, nor without a focus result', () => {
    expect(
      luke(0).rolls('focus', 'focus', 'focus', 'blank', 'blank', 'blank').attack(0, 1).question,
    ).toBeUndefined();
    expect(
      luke(2).rolls('hit', 'crit', 'blank', 'blank', 'blank', 'blank').attack(0, 1).question,
    ).toBeUndefined();
  });

  it('is barred from an attack at range 0, like every change of the attacker’s own dice', () => {
    const game = table({
      us: [{ pilot: 'lukeskywalker', at: [457, 300, 0] }],
      them: [tie([457, 340, 180])],
      contacts: [[0, 1]],
    });
    game.rolls('focus', 'focus', 'focus', 'blank', 'blank', 'blank').attack(0, 1);
    expect(game.question).toBeUndefined();
  });
});
