import { atRange, difficulty, friendly, modifier, not, shielded, you } from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';
import { rerollsBlanks } from './repeated.ts';

/** Escape Craft: small base. */
export const escapecraft = chassis({
  id: 'escapecraft',
  name: 'Escape Craft',
  size: 'small',
  dial: dial('0OR 1BB 1FB 1NB 2TR 2BW 2FB 2NW 2YR 3BW 3FW 3NW 3KR'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 2,
  hull: 2,
  shields: 2,
  actions: bar('focus, barrel-roll, red coordinate'),
  keywords: [],
  shipAbility: 'Co-Pilot',
  pilots: [
    pilot(
      'landocalrissian-escapecraft',
      { name: 'Lando Calrissian', faction: 'scumandvillainy', initiative: 4, limited: 1 },
      rerollsBlanks,
    ),
    pilot(
      'outerrimpioneer',
      { name: 'Outer Rim Pioneer', faction: 'scumandvillainy', initiative: 3, limited: 1 },
      [modifier({ can: 'attack-on-obstacles', with: 'any', whom: [friendly, atRange([0, 1])] })],
    ),
    pilot(
      'l337-escapecraft',
      {
        name: 'L3-37',
        faction: 'scumandvillainy',
        initiative: 2,
        limited: 1,
        keywords: ['Droid'],
        own: { actions: bar('calculate, barrel-roll, red coordinate') },
      },
      [difficulty(-1, { bearing: 'bank' }, you(not(shielded)))],
    ),
    pilot('autopilotdrone', {
      name: 'Autopilot Drone',
      faction: 'scumandvillainy',
      initiative: 1,
      limited: 1,
      keywords: ['Droid'],
      charges: { limit: 3, recurring: 0 },
      own: { actions: bar('calculate, barrel-roll, red coordinate'), shipAbility: 'Rigged Energy Cells' },
    }),
  ],
});
