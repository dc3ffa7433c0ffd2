import {
  acquireLockOn,
  at,
  atRange,
  chooses,
  each,
  enemy,
  inTurn,
  inYour,
  remove,
  suffer,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** M12-L Kimogila Fighter: small base. */
export const m12lkimogilafighter = chassis({
  id: 'm12lkimogilafighter',
  name: 'M12-L Kimogila Fighter',
  size: 'small',
  dial: dial('1TR 1BW 1FG 1NW 1YR 2TR 2BG 2FG 2NG 2YR 3TW 3BW 3FG 3NW 3YW 4KR'),
  attack: 3,
  extraArcs: ['bullseye'],
  agility: 1,
  hull: 6,
  shields: 2,
  actions: ['barrel-roll', 'focus', 'reload', 'target-lock'],
  pilots: [
    pilot('cartelbrute', { name: 'Cartel Brute', faction: 'scumandvillainy', skill: 3 }),
    pilot('cartelexecutioner', { name: 'Cartel Executioner', faction: 'scumandvillainy', skill: 5 }),
    pilot(
      'dalanoberos-m12lkimogilafighter',
      { name: 'Dalan Oberos', faction: 'scumandvillainy', skill: 7, unique: true },
      at('start-of-combat').youMay(acquireLockOn([enemy, inYour('bullseye'), atRange([1, 3])])),
    ),
    pilot(
      'toranikulda',
      { name: 'Torani Kulda', faction: 'scumandvillainy', skill: 8, unique: true },
      at('after-attack').you(
        each(
          [enemy, inYour('bullseye'), atRange([1, 3])],
          chooses(
            'chosen',
            suffer(1, 0, 'chosen'),
            inTurn(remove('focus', 'all', 'chosen'), remove('evade', 'all', 'chosen')),
          ),
        ),
      ),
    ),
  ],
});
