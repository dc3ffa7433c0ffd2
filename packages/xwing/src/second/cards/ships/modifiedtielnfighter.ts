import {
  at,
  atRange,
  before,
  charge,
  choose,
  enemy,
  friendly,
  gain,
  gaining,
  instead,
  inYour,
  unstressed,
} from '../../abilities/language.ts';
import { bar, chassis, dial, notYet, pilot } from '../chassis.ts';

/** Modified TIE/ln Fighter: small base. */
export const modifiedtielnfighter = chassis({
  id: 'modifiedtielnfighter',
  name: 'Modified TIE/ln Fighter',
  size: 'small',
  dial: dial('1TW 1YW 2TW 2BB 2FB 2NB 2YW 3TW 3BW 3FB 3NW 3YW 3KR 4FW 5FR'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 3,
  hull: 3,
  shields: 0,
  actions: bar('focus, evade, barrel-roll'),
  keywords: ['TIE'],
  shipAbility: 'Notched Stabilizers',
  pilots: [
    pilot('miningguildsurveyor', {
      name: 'Mining Guild Surveyor',
      faction: 'scumandvillainy',
      initiative: 2,
    }),
    pilot('miningguildsentry', { name: 'Mining Guild Sentry', faction: 'scumandvillainy', initiative: 1 }),
    pilot(
      'foremanproach',
      { name: 'Foreman Proach', faction: 'scumandvillainy', initiative: 4, limited: 1 },
      [
        at('before-engaging').youMay(
          choose([enemy, inYour('bullseye'), atRange([1, 2])], gain('tractor', 1, 'chosen')),
          gaining('disarm'),
        ),
      ],
    ),
    pilot('ahhav', { name: 'Ahhav', faction: 'scumandvillainy', initiative: 3, limited: 1 }, notYet),
    pilot(
      'captainseevor',
      {
        name: 'Captain Seevor',
        faction: 'scumandvillainy',
        initiative: 3,
        limited: 1,
        charges: { limit: 1, recurring: 1 },
      },
      notYet,
    ),
    pilot('lapin', { name: 'Lapin', faction: 'scumandvillainy', initiative: 3, limited: 1 }, notYet),
    pilot(
      'overseeryushyn',
      {
        name: 'Overseer Yushyn',
        faction: 'scumandvillainy',
        initiative: 2,
        limited: 1,
        charges: { limit: 1, recurring: 1 },
      },
      [
        before({ event: 'gain', tokens: ['disarm'] }, [friendly, atRange([1, 1]), unstressed]).youMay(
          instead(gain('stress', 1, 'it')),
          charge(),
        ),
      ],
    ),
  ],
});
