import { describe, expect, it } from 'vitest';
import { shipOf } from '../game.ts';
import type { Die } from '../state.ts';
import { table, xwing } from '../testing/index.ts';
import {
  addDie,
  cancelResults,
  changeDice,
  MODIFICATIONS,
  rerollChoices,
  rerollDice,
  spendDie,
} from './pool.ts';

const pool = (...faces: readonly string[]): Die[] => faces.map((face) => ({ face, rerolled: false }));
const shown = (dice: readonly Die[]) => dice.map((die) => die.face);

describe('the pool of dice', () => {
  it('xwing2:dice-modification.1 there are four modifications', () => {
    expect([...MODIFICATIONS].sort()).toEqual(['add', 'change', 'reroll', 'spend']);
  });

  it('xwing2:dice-modification.2 an added die is a die like the others', () => {
    const dice = pool('blank');
    addDie(dice, 'evade');
    expect(shown(dice)).toEqual(['blank', 'evade']);
    changeDice(dice, 'defense', [1], 'focus');
    expect(shown(dice)).toEqual(['blank', 'focus']);
    addDie(dice, 'evade');
    expect(cancelResults(dice, 'evade', 1)).toBe(1);
    expect(shown(dice)).toEqual(['blank', 'focus']);
    expect(rerollChoices(dice, 1, 1)).toContainEqual([1]);
  });

  it('xwing2:dice-modification.4 a rerolled die is marked, and not rolled again', () => {
    const dice = pool('blank', 'hit');
    const game = table({ us: [xwing([400, 400, 0])] }).rolls('crit');
    game.does((rules) => {
      const ship = shipOf(rules, 0);
      const fresh = pool('blank', 'hit');
      rerollDice(rules, ship, fresh, 'attack', [0]);
      rerollDice(rules, ship, fresh, 'attack', [0]);
      dice.splice(0, 2, ...fresh);
    });
    expect(dice).toEqual([
      { face: 'crit', rerolled: true },
      { face: 'hit', rerolled: false },
    ]);
    expect(rerollChoices(dice, 1, 2)).toEqual([[1]]);
  });

  it('xwing2:dice-modification.5 a spent die leaves the pool', () => {
    const dice = pool('hit', 'crit', 'blank');
    spendDie(dice, 0);
    expect(shown(dice)).toEqual(['crit', 'blank']);
  });

  it('xwing2:cancel.1 a canceled result takes its die out of the pool', () => {
    const dice = pool('hit', 'blank', 'hit', 'hit');
    expect(cancelResults(dice, 'hit', 1)).toBe(1);
    expect(shown(dice)).toEqual(['hit', 'blank', 'hit']);
    expect(cancelResults(dice, 'hit', 5)).toBe(2);
    expect(shown(dice)).toEqual(['blank']);
  });
});
