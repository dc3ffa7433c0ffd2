import type { TableInfo } from '@firing-arc/online';
import { expect, it } from 'vitest';
import { COMPUTERS } from '../game/options.ts';
import { onlineWords } from '../words/en/online.ts';
import { computerName, seatName } from './seat-name.ts';
import { SEATS_NAMES, type Seating, type SeatsName, seatsOf, WITH_FRIEND } from './seats.ts';

const playersOf = (seating: Seating) =>
  seatsOf(seating).map((seat) => (seat.by === 'computer' ? seat.player : 'guest'));

it('a table is opened with the computer player that was chosen at the seat that was chosen', () => {
  const players = (name: SeatsName) => playersOf({ ...WITH_FRIEND, name, computer: 'cadet' });
  expect(SEATS_NAMES.map(players)).toEqual([
    ['guest', 'guest'],
    ['guest', 'cadet'],
    ['cadet', 'guest'],
    ['guest', 'guest', 'guest'],
    ['guest', 'guest', 'guest', 'guest'],
  ]);
});

it('of more than two each seat but the own one is for who has the link or for a computer player', () => {
  const seating = { ...WITH_FRIEND, others: ['plain', 'guest', 'cadet'] } as const;
  expect(playersOf({ ...seating, name: 'three' })).toEqual(['guest', 'plain', 'guest']);
  expect(playersOf({ ...seating, name: 'four' })).toEqual(['guest', 'plain', 'guest', 'cadet']);
});

it('a computer player is called by its name where one chooses it, and shortly where one waits for it', () => {
  const t = onlineWords.get();
  expect(COMPUTERS.map((player) => computerName(player, t))).toEqual([
    'Computer, cadet',
    'Computer, tables',
    'Computer, wingman',
    'Computer, plain',
    'Computer, jouster',
    'Computer, flanker',
    'Computer, skirmisher',
    'Computer, search',
  ]);
  expect(computerName(null, t)).toBe('Computer');
  expect(seatName({ seats: [] }, 0, t)).toBe('the other');
});

it('of more than two nobody is “the other”', () => {
  const t = onlineWords.get();
  const guest = { by: 'guest', name: null, player: null } as TableInfo['seats'][number];
  const seats = [guest, { ...guest, name: 'Ben' }, { ...guest, by: 'computer', player: 'plain' } as const];
  expect([0, 1, 2].map((seat) => seatName({ seats }, seat, t))).toEqual([
    'Player 1',
    'Ben',
    'Player 3 (Computer)',
  ]);
});
