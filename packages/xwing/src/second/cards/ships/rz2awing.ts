import {
  actionIs,
  at,
  atRange,
  attackIs,
  attackRange,
  attackWith,
  charge,
  choose,
  enemy,
  flown,
  friendly,
  gain,
  gaining,
  gainOneOf,
  has,
  hasInArc,
  inArcOf,
  inYour,
  modifier,
  moreDice,
  other,
  rollMore,
  rotateShip,
  rotateTurret,
  spendFrom,
  stressed,
  the,
  transfer,
  turn,
  whileFighting,
  you,
  youAttack,
  youDefend,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Ronith Blario. */
const usesGunnersFocus = [
  ...whileFighting().may(
    turn('focus', 'success'),
    spendFrom('focus', friendly, other, hasInArc('enemy', 'turret')),
  ),
];

/** Tallissan Lintra. */
const warnsOfAttackersAhead = [
  at('before-defense-dice', the('attacker', enemy, inYour('bullseye'))).youMay(rollMore('defense'), charge()),
];

/** Zizi Tlo. */
const recoversFromFights = [
  at('after-attack').youMay(gainOneOf(['focus', 'evade']), charge()),
  at('after-defending').youMay(gainOneOf(['focus', 'evade']), charge()),
];

/** RZ-2 A-wing: small base. */
export const rz2awing = chassis({
  id: 'rz2awing',
  name: 'RZ-2 A-wing',
  size: 'small',
  dial: dial('1TW 1YW 2TB 2BB 2FB 2NB 2YB 3LR 3TW 3BB 3FB 3NB 3YW 3PR 4FB 5FB 5KR'),
  weapons: [{ arc: 'single-turret', value: 2 }],
  agility: 3,
  hull: 2,
  shields: 2,
  actions: bar('focus, evade, lock, barrel-roll, boost'),
  keywords: ['A-wing'],
  shipAbility: 'Refined Gyrostabilizers',
  pilots: [
    pilot('greensquadronexpert', { name: 'Green Squadron Expert', faction: 'resistance', initiative: 3 }),
    pilot('bluesquadronrecruit', { name: 'Blue Squadron Recruit', faction: 'resistance', initiative: 1 }),
    pilot('lulolampar', { name: 'L’ulo L’ampar', faction: 'resistance', initiative: 5, limited: 1 }, [
      moreDice('attack', 1, youAttack, attackWith('primary'), you(stressed)),
      moreDice('defense', -1, youDefend, you(stressed)),
    ]),
    pilot('seftinvanik', { name: 'Seftin Vanik', faction: 'resistance', initiative: 5, limited: 1 }, [
      at('after-action', actionIs('boost'), you(has('evade'))).youMay(
        choose([friendly, atRange([1, 1])], transfer('evade', 'self', 'chosen')),
      ),
    ]),
    pilot(
      'tallissanlintra',
      {
        name: 'Tallissan Lintra',
        faction: 'resistance',
        initiative: 5,
        limited: 1,
        charges: { limit: 1, recurring: 1 },
      },
      warnsOfAttackersAhead,
    ),
    pilot(
      'zizitlo',
      {
        name: 'Zizi Tlo',
        faction: 'resistance',
        initiative: 5,
        limited: 1,
        charges: { limit: 1, recurring: 1 },
      },
      recoversFromFights,
    ),
    pilot('greersonnel', { name: 'Greer Sonnel', faction: 'resistance', initiative: 4, limited: 1 }, [
      at('after-maneuver', flown({ fully: true })).youMay(rotateTurret),
    ]),
    pilot('wrobietyce', { name: 'Wrobie Tyce', faction: 'resistance', initiative: 4, limited: 1 }, [
      at('after-defending', attackRange([1, 1]), attackIs('attacker-modified-dice')).you(
        gain('deplete', 1, 'attacker'),
      ),
    ]),
    pilot('suralindajavos', { name: 'Suralinda Javos', faction: 'resistance', initiative: 3, limited: 1 }, [
      at('after-maneuver', flown({ fully: false })).youMay(rotateShip(90, -90, 180), gaining('strain')),
    ]),
    pilot('zaribangel', { name: 'Zari Bangel', faction: 'resistance', initiative: 3, limited: 1 }, [
      modifier({ can: 'act-after-overlap' }),
    ]),
    pilot(
      'ronithblario',
      { name: 'Ronith Blario', faction: 'resistance', initiative: 2, limited: 1 },
      usesGunnersFocus,
    ),
    pilot('merlcobben', { name: 'Merl Cobben', faction: 'resistance', initiative: 1, limited: 1 }, [
      moreDice(
        'defense',
        -1,
        the('attacker', friendly, atRange([0, 2])),
        attackWith('primary'),
        you(inArcOf('defender', 'bullseye')),
      ),
    ]),
    pilot(
      'tallissanlintra-evacuationofdqar',
      {
        name: 'Tallissan Lintra',
        faction: 'resistance',
        initiative: 5,
        limited: 1,
        charges: { limit: 1, recurring: 1 },
        own: { actions: bar('focus > red coordinate, evade, lock, barrel-roll, boost') },
        standardLoadout: [
          'forthecause-evacuationofdqar',
          'heroic',
          'pushthelimit-battleoverendor',
          'xx23sthreadtracers',
        ],
      },
      warnsOfAttackersAhead,
    ),
    pilot(
      'zizitlo-evacuationofdqar',
      {
        name: 'Zizi Tlo',
        faction: 'resistance',
        initiative: 5,
        limited: 1,
        charges: { limit: 1, recurring: 1 },
        standardLoadout: ['forthecause-evacuationofdqar', 'heroic', 'precisionholotargeter-evacuationofdqar'],
      },
      recoversFromFights,
    ),
    pilot(
      'ronithblario-evacuationofdqar',
      {
        name: 'Ronith Blario',
        faction: 'resistance',
        initiative: 2,
        limited: 1,
        standardLoadout: ['escortfighter-evacuationofdqar', 'heroic', 'starbirdslash'],
      },
      usesGunnersFocus,
    ),
  ],
});
