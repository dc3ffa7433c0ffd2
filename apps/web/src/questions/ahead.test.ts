import { expect, it } from 'vitest';
import type { ShownOption, ShownQuestion } from '../shown/question.ts';
import { optionsAhead } from './ahead.ts';

type Choice = ShownQuestion & { readonly form: 'choice' };

const option = (text: string): ShownOption => ({
  text,
  ship: null,
  reach: null,
  dice: null,
  preview: () => null,
});
const choice = (kind: string, options: readonly string[], leadsTo?: readonly string[]): Choice => ({
  kind,
  player: 0,
  because: 'game:rule.1',
  text: kind,
  ships: [0],
  form: 'choice',
  options: options.map(option),
  ...(leadsTo && { leadsTo }),
  refused: () => [],
});

it('shows the places of every way at once, each with the answers that lead to it', () => {
  const sides = choice('side', ['left', 'right'], ['placement']);
  const ahead = (answer: number) =>
    answer === 0 ? choice('placement', ['forward', 'back']) : choice('action', ['focus']);
  expect(optionsAhead(sides, ahead).map(({ text, answers }) => [text, answers])).toEqual([
    ['left: forward', [0, 0]],
    ['left: back', [0, 1]],
    ['right', [1]],
  ]);
});

const slides = (length: number): ShownQuestion => ({
  ...choice('slide', []),
  form: 'place',
  place: {
    thing: { kind: 'base', base: { kind: 'disc', radius: 20 } },
    zone: null,
    freedom: 'line',
    allows: () => true,
    validate: () => [],
    propose: (random) => [100, 200 + Math.round(length * random()), 90],
  },
});

it('shows the ends and the middle of a line along which a ship slides, and leaves the rest to the slider', () => {
  const sides = choice('side', ['Roll left.'], ['slide']);
  const [middle, front, back, exact] = optionsAhead(sides, () => slides(20));
  expect([middle, front, back].map((one) => [one!.text, one!.answers])).toEqual([
    ['Roll left: Middle', [0, [100, 210, 90]]],
    ['Roll left: Front', [0, [100, 220, 90]]],
    ['Roll left: Back', [0, [100, 200, 90]]],
  ]);
  expect(exact!.answers).toEqual([0]);
  expect(optionsAhead(sides, () => slides(0)).map(({ answers }) => answers.length)).toEqual([2, 1]);
});

it('looks ahead for no other question', () => {
  const ahead = () => {
    throw new Error('nothing is asked ahead');
  };
  expect(optionsAhead(choice('action', ['focus', 'lock']), ahead).map(({ answers }) => answers)).toEqual([
    [0],
    [1],
  ]);
});
