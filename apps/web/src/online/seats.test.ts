import { expect, it } from 'vitest';
import { RUNGS } from '../game/options.ts';
import { onlineWords } from '../words/en/online.ts';
import { computerName, seatName } from './seat-name.ts';
import { SEATS_NAMES, seatsOf } from './seats.ts';

it('a table is opened with the rung that was chosen at the seat that was chosen', () => {
  const players = (name: (typeof SEATS_NAMES)[number]) =>
    seatsOf(name, 'cadet').map((seat) => (seat.by === 'computer' ? seat.player : 'guest'));
  expect(SEATS_NAMES.map(players)).toEqual([
    ['guest', 'guest'],
    ['guest', 'cadet'],
    ['cadet', 'guest'],
  ]);
});

it('a computer player is called by its rung where one chooses it, and shortly where one waits for it', () => {
  const t = onlineWords.get();
  expect(RUNGS.map((player) => computerName(player, t))).toEqual([
    'Computer, cadet',
    'Computer, tables',
    'Computer, plain',
  ]);
  expect(computerName('search', t)).toBe('Computer');
  expect(seatName({ seats: [] }, 0, t)).toBe('the other');
});
