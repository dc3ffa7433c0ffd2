import { ARMADA, type ArmadaQuestion, type ArmadaState, LEARNING_SCENARIO } from '@firing-arc/armada';
import { firstPosition, newRecord } from '@firing-arc/referee';
import * as first from '@firing-arc/xwing/first/testing';
import * as second from '@firing-arc/xwing/second/testing';
import { beforeAll, expect, it } from 'vitest';
import type { ShownQuestion } from '../shown/question.ts';
import { shownAttack } from './armada/attack.ts';
import { shownQuestion as shownArmada } from './armada/question.ts';
import { spoken as firstSpoken } from './first/game.ts';
import { shownQuestion as shownFirst } from './first/question.ts';
import { spoken as secondSpoken } from './second/game.ts';
import { shownQuestion as shownSecond } from './second/question.ts';

beforeAll(() => Promise.all([firstSpoken(), secondSpoken()]));

/** What lies on the attack: the dice it is about, how, and what they would show. */
const laid = (question: ShownQuestion) =>
  question.form !== 'choice'
    ? []
    : question.options.flatMap(({ dice, onAttack }) => {
        if (!onAttack) return [];
        const shows = 'shows' in onAttack ? onAttack.shows.map(({ face }) => face) : [];
        return [{ name: onAttack.name, kind: onAttack.kind, at: dice?.at ?? [], shows }];
      });

it('X-Wing 2.5: focus lies on the focus results, a lock on the dice that it rerolls', () => {
  const { table, tie, xwing } = second;
  const game = table({
    us: [xwing([400, 300, 0], { tokens: { focus: 1 } })],
    them: [tie([400, 520, 180], { tokens: { evade: 1 } })],
    locks: [[0, 1]],
  });
  game.rolls('focus', 'hit', 'focus', 'blank', 'focus', 'blank').attack(0, 1);
  const attacker = laid(shownSecond(game.question!, game.state, game.help));
  expect(attacker.filter(({ name }) => name === 'Focus')).toEqual([
    { name: 'Focus', kind: 'turn', at: [0, 2], shows: ['hit', 'hit'] },
  ]);
  const locks = attacker.filter(({ name }) => name === 'Lock');
  expect(locks.every(({ kind }) => kind === 'reroll')).toBe(true);
  // Of dice that show the same one stands for the others.
  expect(locks.map(({ at }) => at.toSorted().join())).toEqual(['1', '0', '0,1', '0,2', '0,1,2']);
  game.pick({ kind: 'done' });
  const defender = laid(shownSecond(game.question!, game.state, game.help));
  expect(defender.find(({ name }) => name === 'Evade')).toMatchObject({ kind: 'turn', shows: ['evade'] });
});

it('First Edition: an evade token adds a die that shows it', () => {
  const { table, xwing } = first;
  const game = table({
    us: [xwing([400, 300, 0], { tokens: { focus: 1 } })],
    them: [xwing([400, 500, 180], { tokens: { evade: 1, focus: 1 } })],
  });
  game.rolls('focus', 'hit', 'hit', 'blank', 'focus').combat(0).pick({ kind: 'attack' });
  const attacker = laid(shownFirst(game.question!, game.state, game.help));
  expect(attacker).toEqual([{ name: 'Focus', kind: 'turn', at: [0], shows: ['hit'] }]);
  game.pick({ kind: 'done' });
  const defender = laid(shownFirst(game.question!, game.state, game.help));
  expect(defender).toContainEqual({ name: 'Evade', kind: 'add', at: [], shows: ['evade'] });
  expect(defender).toContainEqual({ name: 'Focus', kind: 'turn', at: [1], shows: ['evade'] });
});

/** The learning scenario: the Nebulon-B (1) with two tokens is attacked by the Victory (2). */
function attacked(): ArmadaState {
  const view: ArmadaState = firstPosition(ARMADA, newRecord(ARMADA, LEARNING_SCENARIO, 'on attack'));
  const zone = (id: number) => ({ kind: 'zone', id, zone: 'front' });
  view.ships[1]!.defense = [
    { kind: 'brace', side: 'readied' },
    { kind: 'evade', side: 'exhausted' },
  ];
  view.attack = {
    attacker: zone(2),
    defender: zone(1),
    reach: 'medium',
    obstructed: false,
    dice: [
      { color: 'red', face: 'hit' },
      { color: 'blue', face: 'accuracy' },
    ],
    locked: [1],
    spent: [],
    redirects: [],
    braced: false,
    critical: '',
    damage: -1,
  } as unknown as ArmadaState['attack'];
  return view;
}

const asked = (question: object): ArmadaQuestion =>
  ({ form: 'choice', player: 1, because: 'armada:attack.1', ...question }) as ArmadaQuestion;

it('Armada: an accuracy goes to the token that it locks, a die is tapped to be rolled again', () => {
  const view = attacked();
  const lock = asked({
    kind: 'attack-effect',
    options: [{ kind: 'accuracy', token: 0 }, { kind: 'done' }],
  });
  const [option] = (shownArmada(lock, view, {}) as ShownQuestion & { form: 'choice' }).options;
  expect(option!.onAttack).toEqual({ kind: 'token', name: 'Lock', token: 0, spends: 'accuracy' });
  expect(option!.dice).toEqual({ pool: 'attack', at: [1] });
  const again = asked({
    kind: 'evade-die',
    how: 'reroll',
    options: [{ kind: 'die', die: 0, color: 'red', face: 'hit' }, { kind: 'none' }],
  });
  expect(laid(shownArmada(again, view, {}))).toEqual([
    { name: 'Reroll', kind: 'reroll', at: [0], shows: [] },
  ]);
});

it('Armada: the tokens of the defender lie in the scene with what came of them', () => {
  const view = attacked();
  const shown = shownAttack(view, view.attack!);
  expect(shown.tokens?.map(({ kind, fate }) => [kind, fate])).toEqual([
    ['brace', null],
    ['evade', 'locked'],
  ]);
  const spend = asked({
    kind: 'defense-token',
    options: [{ kind: 'token', token: 0, name: 'brace' }, { kind: 'done' }],
  });
  expect(laid(shownArmada(spend, view, {}))).toEqual([{ name: 'Spend', kind: 'token', at: [], shows: [] }]);
});
