import type { playerWords } from '../en/players.ts';
import type { Translated } from '../language.ts';

export const players: Translated<typeof playerWords> = {
  player: 'Spieler {number}',
  named: 'Spieler {number} ({who})',
  you: 'du',
  youShort: 'Du',
  computer: 'Computer',
};
