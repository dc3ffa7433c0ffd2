import { expect, it } from 'vitest';
import { QUICK_GAME } from '../game/options.ts';
import { playerName } from './player-name.ts';

const named = (seats: (typeof QUICK_GAME)['seats'], names?: readonly string[]) =>
  seats.map((_, player) => playerName({ ...QUICK_GAME, seats, ...(names ? { names } : {}) }, player));

it('says you and the computer where these two play', () => {
  expect(named(['plain', 'human'])).toEqual(['Computer, plain', 'You']);
});

it('says the number of each where several sit here, nobody does, or more than two play', () => {
  expect(named(['human', 'human'])).toEqual(['Player 1', 'Player 2']);
  expect(named(['plain', 'search'])).toEqual(['Player 1 (computer, plain)', 'Player 2 (computer, search)']);
  expect(named(['human', 'plain', 'plain'])).toEqual([
    'Player 1 (you)',
    'Player 2 (computer, plain)',
    'Player 3 (computer, plain)',
  ]);
});

it('says the names of guests', () => {
  expect(named(['human', 'guest'], ['', 'Mara'])).toEqual(['You', 'Mara']);
  expect(named(['guest', 'guest'], ['Talon', 'Mara'])).toEqual(['Player 1 (Talon)', 'Player 2 (Mara)']);
});
