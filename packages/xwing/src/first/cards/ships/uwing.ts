import {
  actionIs,
  at,
  atRange,
  choose,
  damageCards,
  either,
  enemy,
  freeAction,
  friendly,
  friendsLockAfar,
  other,
  overlappedIt,
  remove,
  reroll,
  rerollsAtMost,
  stressed,
  the,
  transfer,
  whenever,
  whileAttacking,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** U-wing: large base. */
export const uwing = chassis({
  id: 'uwing',
  name: 'U-wing',
  size: 'large',
  dial: dial('0OR 1BG 1FG 1NG 2TW 2BG 2FG 2NG 2YW 3BW 3FW 3NW 4FW'),
  attack: 3,
  agility: 1,
  hull: 4,
  shields: 4,
  actions: ['target-lock', 'focus'],
  pilots: [
    pilot('partisanrenegade', { name: 'Partisan Renegade', faction: 'rebelalliance', skill: 1 }),
    pilot('bluesquadronpathfinder', { name: 'Blue Squadron Pathfinder', faction: 'rebelalliance', skill: 2 }),
    pilot(
      'hefftobber',
      { name: 'Heff Tobber', faction: 'rebelalliance', skill: 3, unique: true },
      whenever('after-maneuver', [enemy, overlappedIt()]).youMay(freeAction()),
    ),
    pilot(
      'benthictwotubes',
      { name: 'Benthic Two Tubes', faction: 'rebelalliance', skill: 4, unique: true },
      at('after-action', actionIs('focus')).youMay(
        choose([friendly, other, atRange([1, 2])], transfer('focus', 'self', 'chosen')),
      ),
    ),
    pilot(
      'bodhirook',
      { name: 'Bodhi Rook', faction: 'rebelalliance', skill: 4, unique: true },
      friendsLockAfar,
    ),
    pilot(
      'magvayarro',
      { name: 'Magva Yarro', faction: 'rebelalliance', skill: 5, unique: true },
      rerollsAtMost(1, the('defender', other, atRange([1, 2]))),
    ),
    pilot(
      'sawgerrera',
      { name: 'Saw Gerrera', faction: 'rebelalliance', skill: 6, unique: true },
      whileAttacking({ of: [friendly, atRange([1, 2]), either(stressed, damageCards(1))] }).may(reroll(1)),
    ),
    pilot(
      'cassianandor',
      { name: 'Cassian Andor', faction: 'rebelalliance', skill: 6, unique: true },
      at('start-of-activation').youMay(
        choose([friendly, other, atRange([1, 2])], remove('stress', 1, 'chosen')),
      ),
    ),
  ],
});
