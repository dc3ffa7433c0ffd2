import { count, params, words } from '../language.ts';

/** Checking the dice of a game. */
export const checkDiceWords = words('checkDice', {
  title: 'The dice of this game',
  check: 'Check the dice',
  checking: 'The game is played again …',
  allTrue: count({
    one: 'The die is as the contributions give it.',
    other: 'All {count} dice and draws are as the contributions give them.',
  }),
  wrong: params('Not as the contributions give it: {problem}'),
  whatFrom: 'What they come from',
  setup: 'SHA-256 of the setup',
  committed: params('{player} committed to'),
  contributed: params('{player} contributed'),
  seed: 'The seed that these make',
  how: 'Every die has a number in its stream; its SHA-256 is taken of seed, stream and number. How, in docs/contract.md.',
  everyDie: 'Every die',
  side: params('side {side} of {sides}'),
});
