import type { handOverWords } from '../en/hand-over.ts';
import type { Translated } from '../language.ts';

export const handOver: Translated<typeof handOverWords> = {
  passTo: 'Gib das Gerät an {player}',
  lookAway: '{other}, bitte schau weg: Was jetzt kommt, ist nur für {player}.',
  iAm: 'Ich bin {player}',
  onlyLooks: 'Nur {player} sollte jetzt hinsehen: Die eigenen Räder sind offen.',
  cover: 'Wieder verdecken',
  bothLook: 'Eigene Räder:',
  looks: '{player} sieht nach',
};
