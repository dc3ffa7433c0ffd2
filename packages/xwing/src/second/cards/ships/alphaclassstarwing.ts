import {
  at,
  attackIs,
  attackWith,
  bonusAttackWith,
  disarmed,
  gaining,
  modifier,
  moreDice,
  remove,
  tokenIs,
  turn,
  unstressed,
  whileAttacking,
  you,
  youDefend,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Alpha-class Star Wing: small base. */
export const alphaclassstarwing = chassis({
  id: 'alphaclassstarwing',
  name: 'Alpha-class Star Wing',
  size: 'small',
  dial: dial('1BW 1FB 1NW 2TW 2BB 2FB 2NB 2YW 3TW 3BW 3FW 3NW 3YW 4FR'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 2,
  hull: 4,
  shields: 3,
  actions: bar('focus, lock, slam, reload'),
  keywords: [],
  pilots: [
    pilot('rhosquadronpilot', { name: 'Rho Squadron Pilot', faction: 'galacticempire', initiative: 3 }),
    pilot('nusquadronpilot', { name: 'Nu Squadron Pilot', faction: 'galacticempire', initiative: 2 }),
    pilot('majorvynder', { name: 'Major Vynder', faction: 'galacticempire', initiative: 4, limited: 1 }, [
      moreDice('defense', 1, youDefend, you(disarmed)),
    ]),
    pilot(
      'lieutenantkarsabi',
      { name: 'Lieutenant Karsabi', faction: 'galacticempire', initiative: 3, limited: 1 },
      [at('after-gain', tokenIs('disarm'), you(unstressed)).youMay(remove('disarm'), gaining('stress'))],
    ),
    pilot(
      'majorvynder-ssl',
      {
        name: 'Major Vynder',
        faction: 'galacticempire',
        initiative: 4,
        limited: 1,
        own: {
          actions: bar('focus, lock, slam > red lock, slam > red reload, reload'),
          shipAbility: 'Prioritized Weapons Systems',
        },
        standardLoadout: [
          'longrangescanners-alphaclassstarwing',
          'ioncannon',
          'heavyplasmamissiles-alphaclassstarwing',
        ],
      },
      [
        at('after-attack', attackWith('missile')).youMay(bonusAttackWith(['cannon'])),
        whileAttacking({}, attackIs('bonus'), attackWith('cannon')).may(turn('focus', 'hit')),
      ],
    ),
    pilot(
      'lieutenantkarsabi-ssl',
      {
        name: 'Lieutenant Karsabi',
        faction: 'galacticempire',
        initiative: 3,
        limited: 1,
        own: {
          actions: bar('focus, lock, slam > red lock, slam > red reload, reload'),
          shipAbility: 'Prioritized Weapons Systems',
        },
        standardLoadout: ['protontorpedoes', 'saturationrockets-alphaclassstarwing', 'electronicbaffle'],
      },
      [modifier({ value: 'reload', change: 1 })],
    ),
  ],
});
