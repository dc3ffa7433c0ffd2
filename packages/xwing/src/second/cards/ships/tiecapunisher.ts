import { acquireLockOn, at, modifier, performAny } from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** TIE/ca Punisher: medium base. */
export const tiecapunisher = chassis({
  id: 'tiecapunisher',
  name: 'TIE/ca Punisher',
  size: 'medium',
  dial: dial('0OR 1BB 1FB 1NB 2TW 2BW 2FB 2NW 2YW 3TR 3BW 3FW 3NW 3YR 4KR'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 1,
  hull: 6,
  shields: 3,
  actions: bar('focus, lock, red barrel-roll, boost > red lock, reload'),
  keywords: ['TIE'],
  pilots: [
    pilot('cutlasssquadronpilot', {
      name: 'Cutlass Squadron Pilot',
      faction: 'galacticempire',
      initiative: 2,
    }),
    pilot('redline', { name: '“Redline”', faction: 'galacticempire', initiative: 5, limited: 1 }, [
      modifier({ value: 'locks', most: 2 }),
      at('after-action').youMay(acquireLockOn('object')),
    ]),
    pilot('deathrain', { name: '“Deathrain”', faction: 'galacticempire', initiative: 4, limited: 1 }, [
      at('after-drop').youMay(performAny()),
    ]),
  ],
});
