import { describe, expect, it } from 'vitest';
import { braced, type Color, colorsAt, DICE, damageOf, evadeAt, gathered } from './dice.ts';

/** Sides of a die by face. */
const sides = (color: Color) =>
  Object.fromEntries(DICE[color].faces.map((face, i) => [face, DICE[color].weights[i]]));

describe('attack dice', () => {
  it('armada:attack-dice.1 the red die', () => {
    expect(sides('red')).toEqual({ blank: 2, hit: 2, crit: 2, 'double-hit': 1, accuracy: 1 });
    expect(DICE.red.sides).toBe(8);
  });

  it('armada:attack-dice.2 the blue die', () => {
    expect(sides('blue')).toEqual({ hit: 4, crit: 2, accuracy: 2 });
    expect(DICE.blue.sides).toBe(8);
  });

  it('armada:attack-dice.3 the black die', () => {
    expect(sides('black')).toEqual({ blank: 2, hit: 4, 'hit-crit': 2 });
    expect(DICE.black.sides).toBe(8);
  });

  it('armada:dice-icons.1 a hit is one damage, a double hit two', () => {
    expect(damageOf([{ face: 'double-hit' }], false)).toBe(2);
    expect(damageOf([{ face: 'double-hit' }, { face: 'hit' }, { face: 'crit' }], true)).toBe(4);
    expect(damageOf([{ face: 'hit-crit' }], true)).toBe(2);
    expect(damageOf([{ face: 'hit-crit' }], false)).toBe(1);
  });

  it('armada:dice-icons.2 accuracy that is not spent does nothing', () => {
    expect(damageOf([{ face: 'accuracy' }, { face: 'accuracy' }], true)).toBe(0);
  });
});

describe('gathering', () => {
  it('long range lets red dice, medium red and blue, close all', () => {
    expect(colorsAt('long')).toEqual(['red']);
    expect(gathered({ red: 3, black: 3 }, 'medium')).toEqual(['red', 'red', 'red']);
    expect(gathered({ red: 1, blue: 2, black: 1 }, 'close')).toEqual(['red', 'blue', 'blue', 'black']);
    expect(gathered({ red: 3 }, 'extreme')).toEqual([]);
  });

  it('squadrons gather every color', () => {
    expect(gathered({ blue: 4 }, 'distance-1')).toEqual(['blue', 'blue', 'blue', 'blue']);
    expect(gathered({ black: 1 }, 'distance-2')).toEqual(['black']);
  });
});

describe('tokens in numbers', () => {
  it('evade cancels far away and rerolls near by; in 2015 it did nothing near by', () => {
    expect(evadeAt('extreme')).toEqual({ dice: 2, how: 'cancel' });
    expect(evadeAt('long')).toEqual({ dice: 1, how: 'cancel' });
    expect(evadeAt('medium')).toEqual({ dice: 1, how: 'reroll' });
    expect(evadeAt('close', '1.5')).toEqual({ dice: 1, how: 'reroll' });
    expect(evadeAt('distance-1', '2015')).toBeNull();
  });

  it('brace halves, rounded up', () => {
    expect([0, 1, 2, 3, 5].map(braced)).toEqual([0, 1, 1, 2, 3]);
  });
});
