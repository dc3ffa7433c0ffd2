import { expect, it } from 'vitest';
import { attackOdds } from '../xwing2/attack.ts';
import { TURNS_ALL } from '../xwing2/tables.ts';
import { changed, type DefenseTokens, damageAfter, damageFrom, type Moment, type Pool } from './pools.ts';

const pool = (...faces: string[]): Pool => faces.map((face) => ({ face, rerolled: false }));
const NOTHING = { turns: 0, lock: false };
const BARE: DefenseTokens = { turns: 0, evades: 0, evadesAdd: false, reinforce: 0 };
const expected = (damage: readonly number[]) => damage.reduce((sum, p, n) => sum + n * p, 0);
/** These dice lie against defense dice that lie too. */
const lying = (attack: Pool, defense: Pool, tokens = NOTHING): Moment => ({
  attack: { dice: attack, tokens },
  defense: { dice: defense, tokens: BARE },
});

it.each([
  ['no tokens', NOTHING, BARE],
  [
    'a lock and a calculate against focus and evade',
    { turns: 1, lock: true },
    { ...BARE, turns: 7, evades: 1 },
  ],
  ['a lock and focus against reinforce', { turns: TURNS_ALL, lock: true }, { ...BARE, reinforce: 1 }],
])('an attack that is to be rolled has the odds of an attack: %s', (_, tokens, defense) => {
  const { damage } = attackOdds({
    attack: {
      dice: 4,
      calculate: tokens.turns % 7,
      focus: tokens.turns === 7 ? 1 : 0,
      lock: tokens.lock ? 1 : 0,
    },
    defense: {
      dice: 3,
      focus: defense.turns === 7 ? 1 : 0,
      evade: defense.evades,
      reinforce: defense.reinforce,
    },
  });
  const from = damageFrom({ attack: { dice: 4, tokens }, defense: { dice: 3, tokens: defense } });
  damage.forEach((p, n) => {
    expect(from[n] ?? 0).toBeCloseTo(p, 12);
  });
});

it.each([
  { turns: 0, lock: true },
  { turns: 1, lock: true },
  { turns: 2, lock: false },
  { turns: TURNS_ALL, lock: true },
])('every roll taken by itself, with its chance, gives the odds before the roll: %j', (tokens) => {
  const whole = damageFrom({ attack: { dice: 3, tokens }, defense: { dice: 2, tokens: BARE } });
  const sum = [0, 0, 0, 0];
  for (const { value, p } of changed(pool('blank', 'blank', 'blank'), 'attack', {
    kind: 'reroll',
    dice: [0, 1, 2],
  })) {
    const rolled = value.map(({ face }) => ({ face, rerolled: false }));
    damageFrom({ attack: { dice: rolled, tokens }, defense: { dice: 2, tokens: BARE } }).forEach(
      (chance, n) => {
        sum[n]! += p * chance;
      },
    );
  }
  whole.forEach((p, n) => {
    expect(sum[n]).toBeCloseTo(p, 12);
  });
});

it('a die that was rerolled lies for good', () => {
  const tokens = { turns: 0, lock: true };
  const blank = { face: 'blank', rerolled: true };
  const moment = lying([blank], [], tokens);
  expect(damageFrom(moment)).toEqual([1]);
  expect(expected(damageFrom(lying(pool('blank'), [], tokens)))).toBe(0.5);
  expect(expected(damageAfter(moment, 'attack', { kind: 'reroll', dice: [0] }))).toBe(0);
});

it('tells what a change of either pool comes to', () => {
  const moment = lying(pool('hit', 'focus'), pool('blank', 'evade'));
  expect(expected(damageFrom(moment))).toBe(0);
  expect(expected(damageAfter(moment, 'attack', { kind: 'change', dice: [1], to: 'crit' }))).toBe(1);
  expect(expected(damageAfter(moment, 'attack', { kind: 'add', face: 'hit', count: 2 }))).toBe(2);
  expect(damageAfter(moment, 'attack', { kind: 'reroll', dice: [1] })).toEqual([0.5, 0.5, 0]);
  const struck = lying(pool('hit', 'hit'), pool('blank', 'evade'));
  expect(damageAfter(struck, 'defense', { kind: 'reroll', dice: [0] })).toEqual([3 / 8, 5 / 8, 0]);
});

it('an evade token changes a die in one edition and adds a result in the other', () => {
  const attack = { dice: pool('hit', 'hit'), tokens: NOTHING };
  const struck = (evadesAdd: boolean) =>
    damageFrom({ attack, defense: { dice: [], tokens: { ...BARE, evades: 1, evadesAdd } } });
  expect(expected(struck(false))).toBe(2);
  expect(expected(struck(true))).toBe(1);
});

it('dice that were not rolled are not changed', () => {
  const moment = { attack: { dice: 2, tokens: NOTHING }, defense: { dice: 2, tokens: BARE } };
  expect(() => damageAfter(moment, 'attack', { kind: 'reroll', dice: [0] })).toThrow('not rolled');
});

it.each([NOTHING, { turns: 2, lock: false }, { turns: TURNS_ALL, lock: true }])(
  'goes on beyond the tables, as far as a large pool is rolled: %j',
  (tokens) => {
    const worth = (dice: number) =>
      expected(damageFrom({ attack: { dice, tokens }, defense: { dice: 0, tokens: BARE } }));
    if (tokens === NOTHING) expect(worth(9)).toBeCloseTo(9 / 2, 12);
    if (tokens.lock) expect(worth(9) / 9).toBeCloseTo(worth(6) / 6, 12);
    // Each die more adds at least what a bare one is worth, and no more than one damage.
    expect(worth(7) - worth(6)).toBeGreaterThanOrEqual(0.5 - 1e-9);
    expect(worth(7) - worth(6)).toBeLessThan(1);
  },
);

it('turns every focus result of a large defense pool too', () => {
  const attack = { dice: pool(...Array.from({ length: 9 }, () => 'hit')), tokens: NOTHING };
  const left = (dice: number) =>
    expected(damageFrom({ attack, defense: { dice, tokens: { ...BARE, turns: TURNS_ALL } } }));
  expect(left(8)).toBeCloseTo(9 - 8 * (5 / 8), 12);
});
