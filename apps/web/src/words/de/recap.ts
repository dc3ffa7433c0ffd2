import type { recapWords } from '../en/recap.ts';
import type { Translated } from '../language.ts';

export const recap: Translated<typeof recapWords> = {
  losses: 'Verluste',
  shields: { one: '1 Schild', other: '{count} Schilde' },
  hull: { one: '1 Hülle', other: '{count} Hülle' },
  destroyed: 'zerstört',
  fled: 'verließ die Spielfläche',
  by: 'durch {ship}',
  story: 'So lief es',
  shotDown: '{attacker} schoss {defender} ab',
  lostOtherwise: '{ship} wurde zerstört',
  shipCrashed: '{ship} zerschellte an einem Hindernis',
  shipFled: '{ship} verließ die Spielfläche',
  bestShot: 'Bester Schuss: {attacker} auf {defender}',
  damage: { one: '1 Schaden', other: '{count} Schaden' },
  turningPoint: 'Der Wendepunkt, {attacker} auf {defender}',
  whereExpected: 'wo die Würfel {expected} erwarten ließen',
  andLost: 'und {ship} ging verloren',
  shots: '{player}: {hits} von {shots} Angriffen machten Schaden',
  rematch: 'Revanche',
  swap: 'Seiten tauschen',
};
