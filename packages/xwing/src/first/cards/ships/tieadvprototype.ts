import { at, fightsAsAtRange1, freeAction } from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** TIE Adv. Prototype: small base. */
export const tieadvprototype = chassis({
  id: 'tieadvprototype',
  name: 'TIE Adv. Prototype',
  size: 'small',
  dial: dial('1TG 1BG 1NG 1YG 2TW 2BW 2FG 2NW 2YW 3TW 3BW 3FG 3NW 3YW 4FG 4KR 5FW'),
  attack: 2,
  agility: 3,
  hull: 2,
  shields: 2,
  actions: ['barrel-roll', 'boost', 'focus', 'target-lock'],
  pilots: [
    pilot('sienartestpilot', { name: 'Sienar Test Pilot', faction: 'galacticempire', skill: 2 }),
    pilot('baronoftheempire', { name: 'Baron of the Empire', faction: 'galacticempire', skill: 4 }),
    pilot(
      'valenrudor',
      { name: 'Valen Rudor', faction: 'galacticempire', skill: 6, unique: true },
      at('after-defending').youMay(freeAction()),
    ),
    pilot(
      'theinquisitor',
      { name: 'The Inquisitor', faction: 'galacticempire', skill: 8, unique: true },
      fightsAsAtRange1,
    ),
  ],
});
