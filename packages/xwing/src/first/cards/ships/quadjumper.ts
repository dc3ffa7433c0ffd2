import {
  at,
  dropsBombs,
  each,
  gain,
  minus,
  revealed,
  rollMore,
  stat,
  touching,
  youDefend,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** Quadjumper: small base. */
export const quadjumper = chassis({
  id: 'quadjumper',
  name: 'Quadjumper',
  size: 'small',
  dial: dial('1TW 1FW 1YW 1AR 1SR 1DR 2TW 2BG 2FG 2NG 2YW 2LR 2PR 3BW 3FG 3NW'),
  attack: 2,
  agility: 2,
  hull: 5,
  shields: 0,
  actions: ['barrel-roll', 'focus'],
  pilots: [
    pilot('jakkugunrunner', { name: 'Jakku Gunrunner', faction: 'scumandvillainy', skill: 1 }),
    pilot(
      'unkarplutt',
      { name: 'Unkar Plutt', faction: 'scumandvillainy', skill: 3, unique: true },
      at('end-of-activation').you(each([touching()], gain('tractor-beam', 1, 'chosen'))),
    ),
    pilot(
      'sarcoplank',
      { name: 'Sarco Plank', faction: 'scumandvillainy', skill: 5, unique: true },
      at('before-defense-dice', youDefend).youMay(rollMore('defense', minus(stat('speed'), stat('agility')))),
    ),
    pilot(
      'constablezuvio',
      { name: 'Constable Zuvio', faction: 'scumandvillainy', skill: 7, unique: true },
      dropsBombs(
        [{ guides: 'front', speed: 1, shape: 'straight', direction: 'straight', only: 'reveal' }],
        revealed({ bearing: ['reverse-straight', 'reverse-bank'] }),
      ),
    ),
  ],
});
