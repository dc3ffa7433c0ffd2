import {
  at,
  gaining,
  has,
  moreDice,
  remove,
  tokenIs,
  unstressed,
  you,
  youDefend,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** Alpha-class Star Wing: small base. */
export const alphaclassstarwing = chassis({
  id: 'alphaclassstarwing',
  name: 'Alpha-class Star Wing',
  size: 'small',
  dial: dial('1BW 1FG 1NW 2TW 2BG 2FG 2NG 2YW 3TW 3BW 3FW 3NW 3YW 4FR'),
  attack: 2,
  agility: 2,
  hull: 4,
  shields: 3,
  actions: ['focus', 'reload', 'slam', 'target-lock'],
  pilots: [
    pilot('nusquadronpilot', { name: 'Nu Squadron Pilot', faction: 'galacticempire', skill: 2 }),
    pilot('rhosquadronveteran', { name: 'Rho Squadron Veteran', faction: 'galacticempire', skill: 4 }),
    pilot(
      'lieutenantkarsabi',
      { name: 'Lieutenant Karsabi', faction: 'galacticempire', skill: 5, unique: true },
      at('after-token', tokenIs('weapons-disabled'), you(unstressed)).youMay(
        remove('weapons-disabled'),
        gaining('stress'),
      ),
    ),
    pilot(
      'majorvynder',
      { name: 'Major Vynder', faction: 'galacticempire', skill: 7, unique: true },
      moreDice('defense', 1, youDefend, you(has('weapons-disabled'))),
    ),
  ],
});
