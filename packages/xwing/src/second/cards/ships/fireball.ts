import {
  at,
  attackWith,
  compare,
  criticallyDamaged,
  damaged,
  modifier,
  rollMore,
  stat,
  you,
  youAttack,
  youDefend,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Fireball: small base. */
export const fireball = chassis({
  id: 'fireball',
  name: 'Fireball',
  size: 'small',
  dial: dial('1TW 1BB 1FB 1NB 1YW 2TW 2BW 2FB 2NW 2YW 3ER 3TR 3BW 3FW 3NW 3YR 3RR 4FR'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 2,
  hull: 6,
  shields: 0,
  actions: bar('focus, evade, barrel-roll, slam'),
  keywords: [],
  shipAbility: 'Explosion with Wings',
  pilots: [
    pilot('colossusstationmechanic', {
      name: 'Colossus Station Mechanic',
      faction: 'resistance',
      initiative: 2,
    }),
    pilot('jarekyeager', { name: 'Jarek Yeager', faction: 'resistance', initiative: 5, limited: 1 }, [
      modifier({
        can: 'fly-red-while-stressed',
        mostStress: 2,
        requires: [you(damaged)],
        maneuver: { basic: true },
      }),
      modifier({
        can: 'fly-red-while-stressed',
        mostStress: 2,
        requires: [you(criticallyDamaged)],
        maneuver: { basic: false },
      }),
    ]),
    pilot('kazudaxiono', { name: 'Kazuda Xiono', faction: 'resistance', initiative: 4, limited: 1 }, [
      at(
        'before-attack-dice',
        youAttack,
        attackWith('primary'),
        compare(stat('initiative', 'defender'), 'higher', stat('damage-cards')),
      ).youMay(rollMore('attack')),
      at(
        'before-defense-dice',
        youDefend,
        compare(stat('initiative', 'attacker'), 'higher', stat('damage-cards')),
      ).youMay(rollMore('defense')),
    ]),
    pilot(
      'r1j5',
      {
        name: 'R1-J5',
        faction: 'resistance',
        initiative: 1,
        limited: 1,
        keywords: ['Droid'],
        own: { actions: bar('calculate, evade, barrel-roll, slam') },
      },
      [modifier({ can: 'pick-exposed' })],
    ),
  ],
});
