import { at, dropsBombs, freeAction, locksTwice } from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** TIE Punisher: small base. */
export const tiepunisher = chassis({
  id: 'tiepunisher',
  name: 'TIE Punisher',
  size: 'small',
  dial: dial('1BG 1FG 1NG 2TR 2BW 2FG 2NW 2YR 3TW 3BW 3FW 3NW 3YW 4KR'),
  attack: 2,
  agility: 1,
  hull: 6,
  shields: 3,
  actions: ['focus', 'target-lock', 'boost'],
  pilots: [
    pilot('cutlasssquadronpilot', { name: 'Cutlass Squadron Pilot', faction: 'galacticempire', skill: 2 }),
    pilot('blackeightsqpilot', { name: 'Black Eight Squadron Pilot', faction: 'galacticempire', skill: 4 }),
    pilot(
      'deathrain',
      { name: '“Deathrain”', faction: 'galacticempire', skill: 6, unique: true },
      dropsBombs([{ guides: 'front', speed: 1, shape: 'straight', direction: 'straight' }]),
      at('after-drop').youMay(freeAction('barrel-roll')),
    ),
    pilot('redline', { name: '“Redline”', faction: 'galacticempire', skill: 7, unique: true }, locksTwice),
  ],
});
