import { attackOdds } from '@firing-arc/odds';
import * as first from '@firing-arc/xwing/first/testing';
import { SECOND } from '@firing-arc/xwing/second';
import * as second from '@firing-arc/xwing/second/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ShownOption } from '../../shown/question.ts';
import { spoken as firstSpoken } from '../first/game.ts';
import { shownQuestion as shownFirst } from '../first/question.ts';
import { spoken as secondSpoken } from '../second/game.ts';
import { shownQuestion as shownSecond } from '../second/question.ts';
import { shownTable as secondTable } from '../second/table.ts';

beforeAll(() => Promise.all([firstSpoken(), secondSpoken()]));

/** The odds of the options of a question, by their texts. */
function told(options: readonly ShownOption[]) {
  return new Map(options.map((option) => [option.text, option.odds?.() ?? null]));
}

describe('X-Wing 2.5', () => {
  const { table, tie, xwing } = second;
  const asked = (game: ReturnType<typeof table>) => {
    const shown = shownSecond(game.question!, game.state, game.help);
    return told(shown.form === 'choice' ? shown.options : []);
  };
  /** An X-wing with a lock and a focus token meets a TIE with an evade token at range 1. */
  const duel = () =>
    table({
      us: [xwing([400, 300, 0], { tokens: { focus: 1 } })],
      them: [tie([400, 420, 180], { tokens: { evade: 1 } })],
      locks: [[0, 1]],
    });

  it('tells before an attack what both sides’ dice and tokens come to', () => {
    const odds = asked(duel().engage(0));
    const exact = attackOdds({ attack: { dice: 4, focus: 1, lock: 1 }, defense: { dice: 3, evade: 1 } });
    const [attack, none] = [...odds.values()];
    expect(attack!.damage).toBeCloseTo(exact.expectedDamage, 9);
    expect(attack!.hits).toBeCloseTo(exact.pHit, 9);
    expect(attack!.destroys).toBeCloseTo(exact.damage[3]! + exact.damage[4]!, 9);
    expect(attack!.isSure).toBe(false);
    expect(none).toBeNull();
  });

  it('tells at each change of dice what it leads to', () => {
    const game = duel().rolls('hit', 'focus', 'focus', 'blank').attack(0, 1);
    const odds = [...asked(game)];
    const [, done] = odds.at(-1)!;
    const [, focus] = odds.find(([text]) => /focus/i.test(text) && !/reroll/i.test(text))!;
    // One hit, and an evade token that takes it.
    expect(done!.damage).toBe(0);
    // Three hits once focus is spent, half another by the lock; of them three defense dice and the token take 9/8 and 1.
    expect(focus!.damage).toBeGreaterThan(3.5 - 9 / 8 - 1);
    // The lock first, so that a focus result it shows is turned too.
    const best = Math.max(...odds.map(([, one]) => one!.damage));
    expect(odds.filter(([, one]) => one!.damage === best).map(([text]) => text)).toEqual([
      'Spend the lock: reroll blank.',
    ]);
  });

  it('tells those who look on what the attack that goes on comes to, before and after defense dice lie', () => {
    expect(secondTable(duel().state).attack).toBeNull();
    const going = duel().rolls('hit', 'focus', 'focus', 'blank').attack(0, 1);
    const now = () => secondTable(SECOND.view(going.state, -1)).attack?.odds?.() ?? null;
    // A hit and what focus and lock make of the rest, against three dice and an evade token.
    const before = now()!;
    const best = Math.max(...[...asked(going)].map(([, one]) => one!.damage));
    expect(before.damage).toBeCloseTo(best, 9);
    expect(before.isSure).toBe(false);
  });

  it('counts what an ability costs: a token that it takes turns nothing more', () => {
    const game = table({
      us: [xwing([400, 300, 0], { tokens: { focus: 1 }, upgrades: ['advancedoptics'] })],
      them: [tie([400, 420, 180])],
    })
      .rolls('hit', 'focus', 'blank', 'blank')
      .attack(0, 1);
    const odds = [...asked(game)];
    const [, optics] = odds.find(([text]) => /Optics/.test(text))!;
    // Two hits, the focus result stays, against three bare dice.
    const [none, one] = [(5 / 8) ** 3, 3 * (3 / 8) * (5 / 8) ** 2];
    expect(optics!.damage).toBeCloseTo(2 * none + one, 9);
    expect(odds.every(([, told]) => told !== null)).toBe(true);
  });

  it('counts for the defender what the dice show as they lie', () => {
    const game = duel()
      .rolls('hit', 'hit', 'crit', 'blank', 'evade', 'blank', 'blank')
      .attack(0, 1)
      .pick({ kind: 'done' });
    const odds = [...asked(game).values()];
    expect(odds.map((one) => one!.damage)).toEqual([1, 2]);
    expect(odds.every((one) => one!.isSure && one!.destroys === 0)).toBe(true);
  });
});

describe('First Edition', () => {
  const { table, xwing } = first;
  const asked = (game: ReturnType<typeof table>) => {
    const shown = shownFirst(game.question!, game.state, game.help);
    return told(shown.form === 'choice' ? shown.options : []);
  };
  const duel = () =>
    table({
      us: [xwing([400, 300, 0], { tokens: { focus: 1 } })],
      them: [xwing([400, 500, 180], { tokens: { evade: 1 } })],
    });

  it('tells before an attack what both sides’ dice and tokens come to', () => {
    const [attack, none] = [...asked(duel().combat(0)).values()];
    const exact = attackOdds({ attack: { dice: 3, focus: 1 }, defense: { dice: 2, evade: 1 } });
    // An evade token adds a result here, also to two evades: less gets through than where it changes a die.
    const twoEvades = (3 / 8) * (3 / 8);
    const threeHits = (3 / 4) * (3 / 4) * (3 / 4);
    expect(attack!.damage).toBeCloseTo(exact.expectedDamage - twoEvades * threeHits, 9);
    expect(none).toBeNull();
  });

  it('adds what reinforce tokens will add when the dice are rolled, against attackers on their side', () => {
    const before = (tokens: object, facing: number) => {
      const us = [xwing([400, 300, 0], { tokens: { focus: 1 } })];
      const them = [xwing([400, 500, facing], { tokens })];
      return [...asked(table({ us, them }).combat(0)).values()][0]!.damage;
    };
    const bare = before({}, 180);
    expect(before({ 'reinforce-fore': 1 }, 180)).toBeCloseTo(before({ evade: 1 }, 180), 9);
    expect(before({ 'reinforce-fore': 1 }, 180)).toBeLessThan(bare);
    expect(before({ 'reinforce-fore': 1 }, 0)).toBeCloseTo(bare, 9);
    expect(before({ 'reinforce-aft': 1 }, 0)).toBeLessThan(bare);
  });

  it('adds what an evade token adds', () => {
    const game = duel().rolls('hit', 'hit', 'crit', 'evade', 'blank').attack(0, 1);
    game.pick({ kind: 'done' });
    const odds = [...asked(game).values()];
    expect(odds.map((one) => one!.damage)).toEqual([1, 2]);
  });
});
