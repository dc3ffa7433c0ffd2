import { expect, it } from 'vitest';
import type { ShownCommand, ShownStack } from '../shown/question.ts';
import { commandsOn } from './commands.ts';

const options: readonly ShownCommand[] = ['navigate', 'squadron', 'repair'].map((sign) => ({
  sign,
  name: sign,
  says: '',
}));
const stack = (ship: number, before: string | null, parts: readonly number[]): ShownStack => ({
  ship,
  lying: [],
  before,
  dials: parts.map((part) => ({ part, round: part, options })),
});

it('shows the command before it on a dial that nobody has touched', () => {
  expect(commandsOn([stack(0, 'repair', [0]), stack(1, 'squadron', [1, 2])], {})).toEqual({
    0: 2,
    1: 1,
    2: 1,
  });
});

it('lets the dials after one follow what was chosen on it, as long as they are not touched', () => {
  expect(commandsOn([stack(0, 'repair', [0, 1, 2])], { 1: 0 })).toEqual({ 0: 2, 1: 0, 2: 0 });
  expect(commandsOn([stack(0, null, [0, 1, 2])], { 0: 1, 2: 0 })).toEqual({ 0: 1, 1: 1, 2: 0 });
});

it('shows nothing where no command came before, and none that a dial does not have', () => {
  expect(commandsOn([stack(0, null, [0, 1])], {})).toEqual({});
  expect(commandsOn([stack(0, 'concentrate-fire', [0])], {})).toEqual({});
});
