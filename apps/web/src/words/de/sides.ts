import type { sidesWords } from '../en/sides.ts';
import type { Translated } from '../language.ts';

export const sides: Translated<typeof sidesWords> = {
  count: 'Wie viele spielen',
  teams: 'Wer mit wem spielt',
  alone: 'Jeder für sich',
  against: '{one} gegen {other}',
  flies: 'Spieler {number} fliegt',
  flownBy: 'Wer für Spieler {number} fliegt',
  seat: 'Platz {number}',
  guest: 'Wer den Link hat',
};
