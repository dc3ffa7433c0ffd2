import {
  acquireLockOn,
  at,
  atRange,
  choose,
  eitherOf,
  friendly,
  gain,
  inModifyDice,
  inTurn,
  isNamed,
  moreDice,
  other,
  rerollUpTo,
  rotateShip,
  ruled,
  spend,
  stressed,
  the,
  thereIs,
  transfer,
  transferLock,
  turn,
  unstressed,
  whileFighting,
  you,
  youDefend,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';
import { afterBarrelRoll } from './repeated.ts';

/** A/SF-01 B-wing: small base. */
export const asf01bwing = chassis({
  id: 'asf01bwing',
  name: 'A/SF-01 B-wing',
  size: 'small',
  dial: dial('1ER 1TR 1BB 1FB 1NB 1YR 1RR 2TW 2BW 2FB 2NW 2YW 2KR 3BR 3FB 3NR 4FR'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 1,
  hull: 4,
  shields: 4,
  actions: bar('focus > red barrel-roll, lock, barrel-roll'),
  keywords: ['B-wing'],
  pilots: [
    pilot('bladesquadronveteran', {
      name: 'Blade Squadron Veteran',
      faction: 'rebelalliance',
      initiative: 3,
    }),
    pilot('bluesquadronpilot', { name: 'Blue Squadron Pilot', faction: 'rebelalliance', initiative: 2 }),
    pilot(
      'herasyndulla-asf01bwing',
      {
        name: 'Hera Syndulla',
        faction: 'rebelalliance',
        initiative: 6,
        limited: 1,
        keywords: ['Spectre'],
      },
      [
        ...inModifyDice(the('attacker', friendly, other, atRange([1, 2]))).may(
          'transfer',
          eitherOf(transfer(['focus', 'evade'], 'self', 'attacker'), transferLock('self', 'attacker')),
        ),
        ...inModifyDice(the('defender', friendly, other, atRange([1, 2]))).may(
          'transfer',
          eitherOf(transfer(['focus', 'evade'], 'self', 'defender'), transferLock('self', 'defender')),
        ),
      ].map((one) => ruled(one, 'xwing2:errata-ship-cards.17')),
    ),
    pilot('ginamoonsong', { name: 'Gina Moonsong', faction: 'rebelalliance', initiative: 5, limited: 1 }, [
      at('start-of-engagement', you(stressed)).you(
        choose([friendly, other, atRange([0, 2])], transfer('stress', 'self', 'chosen'), { must: true }),
      ),
    ]),
    pilot('braylenstramm', { name: 'Braylen Stramm', faction: 'rebelalliance', initiative: 4, limited: 1 }, [
      ...whileFighting('any', you(stressed)).may(rerollUpTo(2)),
    ]),
    pilot('tennumb', { name: 'Ten Numb', faction: 'rebelalliance', initiative: 4, limited: 1 }, [
      ...whileFighting().may(turn('focus', 'success', 'all'), spend('stress')),
    ]),
    pilot('netrempollard', { name: 'Netrem Pollard', faction: 'rebelalliance', initiative: 3, limited: 1 }, [
      ...afterBarrelRoll().youMay(
        choose([friendly, unstressed, atRange([0, 1])], inTurn(gain('stress', 1, 'chosen'), rotateShip(180))),
      ),
    ]),
    pilot(
      'ginamoonsong-battleoverendor',
      {
        name: 'Gina Moonsong',
        faction: 'rebelalliance',
        initiative: 5,
        limited: 1,
        charges: { limit: 2, recurring: 1 },
        own: {
          shields: 5,
          actions: bar('focus > red barrel-roll, lock, barrel-roll > red lock, red reload'),
          shipAbility: 'Gyro-Cockpit',
        },
        standardLoadout: ['itsatrap-battleoverendor', 'juke', 'protontorpedoes', 'ionbombs'],
      },
      [
        at(
          'start-of-engagement',
          thereIs(friendly, isNamed('Braylen Stramm'), atRange([0, 2]), stressed),
        ).youMay(acquireLockOn('object')),
      ],
    ),
    pilot(
      'braylenstramm-battleoverendor',
      {
        name: 'Braylen Stramm',
        faction: 'rebelalliance',
        initiative: 4,
        limited: 1,
        charges: { limit: 2, recurring: 1 },
        own: {
          shields: 5,
          actions: bar('focus > red barrel-roll, lock, barrel-roll > red lock, red reload'),
          shipAbility: 'Gyro-Cockpit',
        },
        standardLoadout: ['itsatrap-battleoverendor', 'homingmissiles', 'protonbombs', 'delayedfuses'],
      },
      [
        at(
          'start-of-engagement',
          thereIs(friendly, isNamed('Gina Moonsong'), atRange([0, 2]), stressed),
        ).youMay(gain('focus')),
      ],
    ),
    pilot(
      'adonfox-battleoverendor',
      {
        name: 'Adon Fox',
        faction: 'rebelalliance',
        initiative: 1,
        limited: 1,
        charges: { limit: 2, recurring: 1 },
        own: {
          actions: bar('focus > red barrel-roll, lock, barrel-roll > red lock, red reload'),
          shipAbility: 'Gyro-Cockpit',
        },
        standardLoadout: [
          'itsatrap-battleoverendor',
          'partinggift-battleoverendor',
          'protonrockets',
          'protonbombs',
        ],
      },
      [moreDice('defense', 1, youDefend, you(stressed))],
    ),
  ],
});
