import {
  actionIs,
  at,
  atRange,
  choose,
  damaged,
  enemy,
  friendly,
  gain,
  modifier,
  performAny,
  remove,
  reroll,
  the,
  tokenIs,
  transfer,
  whenever,
  whileAttacking,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** UT-60D U-wing: medium base. */
export const ut60duwing = chassis({
  id: 'ut60duwing',
  name: 'UT-60D U-wing',
  size: 'medium',
  dial: dial('0OR 1BB 1FB 1NB 2TW 2BB 2FB 2NB 2YW 3BW 3FW 3NW 4FW'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 2,
  hull: 5,
  shields: 3,
  actions: bar('focus, lock, red coordinate'),
  keywords: [],
  pilots: [
    pilot('bluesquadronscout', { name: 'Blue Squadron Scout', faction: 'rebelalliance', initiative: 2 }),
    pilot('partisanrenegade', {
      name: 'Partisan Renegade',
      faction: 'rebelalliance',
      initiative: 1,
      keywords: ['Partisan'],
    }),
    pilot('bodhirook', { name: 'Bodhi Rook', faction: 'rebelalliance', initiative: 4, limited: 1 }, [
      modifier({ rule: 'locks-near-friends' }),
    ]),
    pilot(
      'sawgerrera',
      { name: 'Saw Gerrera', faction: 'rebelalliance', initiative: 4, limited: 1, keywords: ['Partisan'] },
      [whileAttacking({ of: [friendly, damaged, atRange([0, 3])] }).may(reroll(1))],
    ),
    pilot('cassianandor', { name: 'Cassian Andor', faction: 'rebelalliance', initiative: 3, limited: 1 }, [
      at('start-of-activation').youMay(choose([friendly, atRange([1, 3])], remove('stress', 1, 'chosen'))),
    ]),
    pilot(
      'k2so',
      {
        name: 'K-2SO',
        faction: 'rebelalliance',
        initiative: 3,
        limited: 1,
        keywords: ['Droid'],
        own: { actions: bar('calculate, lock, red coordinate') },
      },
      [at('after-gain', tokenIs('stress')).you(gain('calculate'))],
    ),
    pilot(
      'magvayarro',
      { name: 'Magva Yarro', faction: 'rebelalliance', initiative: 3, limited: 1, keywords: ['Partisan'] },
      [modifier({ rule: 'reroll-limit', most: 1, requires: [the('defender', friendly, atRange([0, 2]))] })],
    ),
    pilot(
      'benthictwotubes',
      {
        name: 'Benthic Two Tubes',
        faction: 'rebelalliance',
        initiative: 2,
        limited: 1,
        keywords: ['Partisan'],
      },
      [
        at('after-action', actionIs('focus')).youMay(
          choose([friendly, atRange([1, 2])], transfer('focus', 'self', 'chosen')),
        ),
      ],
    ),
    pilot('hefftobber', { name: 'Heff Tobber', faction: 'rebelalliance', initiative: 2, limited: 1 }, [
      whenever('after-maneuver', [enemy, atRange([0, 0])]).youMay(performAny()),
    ]),
  ],
});
