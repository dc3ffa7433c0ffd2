import type { playerWords } from '../en/players.ts';
import type { Translated } from '../language.ts';

export const players: Translated<typeof playerWords> = {
  player: 'Joueur {number}',
  named: 'Joueur {number} ({who})',
  you: 'vous',
  youShort: 'Vous',
  computer: 'Ordinateur',
};
