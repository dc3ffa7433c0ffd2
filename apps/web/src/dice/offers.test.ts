import { expect, it } from 'vitest';
import type { OnAttack } from '../shown/question.ts';
import type { ShownDie, ShownPool } from '../shown/table.ts';
import {
  choiceOf,
  diceUnder,
  type Offer,
  offerOf,
  pickedAfter,
  pickedAtFirst,
  rerollable,
  rerollsOf,
} from './offers.ts';

const die = (face: string): ShownDie => ({ face, name: face });
const pool = (...faces: readonly string[]): ShownPool => ({
  kind: 'attack',
  label: 'Attack dice',
  dice: faces.map(die),
});
const offer = (index: number, how: OnAttack, at: readonly number[]): Offer => ({
  index,
  text: '',
  how,
  pool: 'attack',
  at,
  odds: null,
});
const reroll = (index: number, at: readonly number[], by = 'lock') =>
  offer(index, { kind: 'reroll', name: by, by }, at);
const nothing = () => false;
const facesOf = (shown: ReturnType<typeof diceUnder>) => shown.map(({ die: { face }, fate }) => [face, fate]);

it('shows what the dice would become while an option is considered, and what lies there without one', () => {
  const dice = pool('hit', 'focus', 'focus');
  const focus = offer(0, { kind: 'turn', name: 'Focus', shows: [die('hit'), die('crit')] }, [1, 2]);
  expect(facesOf(diceUnder(dice, focus))).toEqual([
    ['hit', null],
    ['hit', 'turn'],
    ['crit', 'turn'],
  ]);
  expect(facesOf(diceUnder(dice, null))).toEqual([
    ['hit', null],
    ['focus', null],
    ['focus', null],
  ]);
});

it('shows a die that would be added, one that would go, and those that would be rolled again', () => {
  const dice = pool('hit', 'accuracy');
  const fates = (how: OnAttack, at: readonly number[]) => facesOf(diceUnder(dice, offer(0, how, at)));
  expect(fates({ kind: 'add', name: 'Evade', shows: [die('evade')] }, []).at(-1)).toEqual(['evade', 'new']);
  expect(fates({ kind: 'token', name: 'Lock', token: 1, spends: 'accuracy' }, [1])[1]).toEqual([
    'accuracy',
    'remove',
  ]);
  expect(fates({ kind: 'reroll', name: 'Lock', by: 'lock' }, [0])[0]).toEqual(['hit', 'reroll']);
});

it('lets a die that is taken alone be picked with no other', () => {
  const dice = pool('hit', 'crit');
  const alone = [0, 1].map((at) => offer(at, { kind: 'reroll', name: 'Reroll', by: null }, [at]));
  expect(rerollsOf(alone, 'attack')).toEqual([]);
  expect(facesOf(diceUnder(dice, alone[1]!))[1]).toEqual(['crit', 'reroll']);
});

it('leaves a pool alone that an option is not about', () => {
  const other: Offer = {
    ...offer(0, { kind: 'turn', name: 'Focus', shows: [die('evade')] }, [0]),
    pool: 'defense',
  };
  expect(facesOf(diceUnder(pool('focus'), other))).toEqual([['focus', null]]);
});

it('finds the reroll of just the dice that were tapped, also where like dice are offered once', () => {
  const { dice } = pool('blank', 'hit', 'blank');
  const [lock] = rerollsOf([reroll(3, [0]), reroll(4, [0, 2]), reroll(5, [1])], 'attack');
  expect(choiceOf(lock!, dice, [2, 0])?.index).toBe(4);
  expect(choiceOf(lock!, dice, [2])?.index).toBe(3);
  expect(choiceOf(lock!, dice, [0, 1])).toBeNull();
});

it('keeps what rerolls by one thing apart from what rerolls by another, and from the other pool', () => {
  const offers = [reroll(0, [0]), reroll(1, [1]), reroll(2, [0], 'predator')];
  expect(rerollsOf(offers, 'attack').map(({ by, choices }) => [by, choices.length])).toEqual([
    ['lock', 2],
    ['predator', 1],
  ]);
  expect(rerollsOf(offers, 'defense')).toEqual([]);
});

it('lets only dice be tapped that can be rerolled, and one alone where no more go together', () => {
  const { dice } = pool('blank', 'focus', 'hit');
  const one = rerollsOf([reroll(0, [0]), reroll(1, [1])], 'attack');
  expect(rerollable(one, dice)).toEqual([0, 1]);
  expect(pickedAfter(one, dice, [0], 1)).toEqual([1]);
  const both = rerollsOf([reroll(0, [0]), reroll(1, [1]), reroll(2, [0, 1])], 'attack');
  expect(pickedAfter(both, dice, [0], 1)).toEqual([0, 1]);
  expect(pickedAfter(both, dice, [0, 1], 0)).toEqual([1]);
});

it('picks the blanks at first where they can be rerolled together', () => {
  const { dice } = pool('blank', 'hit', 'blank');
  expect(pickedAtFirst(rerollsOf([reroll(0, [0, 2])], 'attack'), dice, nothing)).toEqual([0, 2]);
  expect(pickedAtFirst(rerollsOf([reroll(0, [0])], 'attack'), dice, nothing)).toEqual([]);
  expect(pickedAtFirst(rerollsOf([reroll(0, [1])], 'attack'), pool('hit', 'hit').dice, nothing)).toEqual([]);
});

it('picks first what a lesson suggests to roll again', () => {
  const { dice } = pool('blank', 'hit', 'blank');
  const rerolls = rerollsOf([reroll(0, [0, 2]), reroll(1, [1, 2])], 'attack');
  expect(pickedAtFirst(rerolls, dice, (index) => index === 1)).toEqual([1, 2]);
});

it('finds the option about a defense token, also by another token that is alike', () => {
  const token = (kind: string, fate: 'locked' | null) => ({
    key: kind,
    kind,
    name: kind,
    side: 'readied' as const,
    fate,
  });
  const tokens = [
    token('brace', null),
    token('redirect', null),
    token('redirect', null),
    token('redirect', 'locked'),
  ];
  const offers = [offer(7, { kind: 'token', name: 'Spend', token: 1 }, [])];
  expect([0, 1, 2, 3].map((at) => offerOf(tokens, at, offers)?.index)).toEqual([undefined, 7, 7, undefined]);
});
