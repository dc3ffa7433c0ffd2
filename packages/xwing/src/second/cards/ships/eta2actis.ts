import {
  acquireLockOn,
  actionIs,
  at,
  atRange,
  by,
  choose,
  compare,
  coordinates,
  countOf,
  either,
  enemy,
  evenWhileStressed,
  flown,
  force,
  forPrice,
  friendly,
  gain,
  hasShipAbility,
  inArcOf,
  inYour,
  isNamed,
  isSelf,
  isThe,
  lasting,
  modifier,
  not,
  other,
  performAction,
  recoverForce,
  remove,
  stat,
  the,
  tokenIs,
  turn,
  whenever,
  whileShipDefends,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

const itIsOutnumbered = compare(
  countOf(enemy, atRange([0, 1], 'it')),
  'higher',
  countOf(friendly, not(isThe('it')), atRange([0, 1], 'it')),
);

/** Eta-2 Actis: small base. */
export const eta2actis = chassis({
  id: 'eta2actis',
  name: 'Eta-2 Actis',
  size: 'small',
  dial: dial('1TW 1YW 2EP 2TW 2BB 2FB 2NB 2YW 2RP 3TW 3BB 3FB 3NB 3YW 4FB 4KR 5FW'),
  weapons: [
    { arc: 'bullseye', value: 3 },
    { arc: 'front', value: 2 },
  ],
  agility: 3,
  hull: 3,
  shields: 0,
  actions: bar('focus, evade, purple lock, barrel-roll, boost'),
  keywords: [],
  shipAbility: 'Intuitive Controls',
  pilots: [
    pilot('jedigeneral', {
      name: 'Jedi General',
      faction: 'galacticrepublic',
      initiative: 4,
      keywords: ['Jedi', 'Light Side'],
      force: { limit: 2, recurring: 1 },
    }),
    pilot(
      'anakinskywalker-eta2actis',
      {
        name: 'Anakin Skywalker',
        faction: 'galacticrepublic',
        initiative: 6,
        limited: 1,
        keywords: ['Dark Side', 'Jedi', 'Light Side'],
        force: { limit: 3, recurring: 1, side: 'light' },
      },
      [
        whenever(
          'after-maneuver',
          [friendly, either(isSelf, isNamed('Obi-Wan Kenobi')), atRange([0, 3])],
          itIsOutnumbered,
        ).youMay(remove('red', 1, 'it'), force()),
      ],
    ),
    pilot(
      'aaylasecura',
      {
        name: 'Aayla Secura',
        faction: 'galacticrepublic',
        initiative: 5,
        limited: 1,
        keywords: ['Jedi', 'Light Side'],
        force: { limit: 2, recurring: 1 },
      },
      [
        whileShipDefends([friendly], the('attacker', enemy, inYour('front'), atRange([0, 1]))).may(
          turn('blank', 'focus'),
        ),
      ],
    ),
    pilot(
      'obiwankenobi-eta2actis',
      {
        name: 'Obi-Wan Kenobi',
        faction: 'galacticrepublic',
        initiative: 5,
        limited: 1,
        keywords: ['Jedi', 'Light Side'],
        force: { limit: 3, recurring: 1 },
      },
      [
        whenever(
          'after-maneuver',
          [friendly, either(isSelf, isNamed('Anakin Skywalker')), atRange([0, 3])],
          itIsOutnumbered,
        ).youMay(gain('focus', 1, 'it'), force()),
      ],
    ),
    pilot(
      'kitfisto',
      {
        name: 'Kit Fisto',
        faction: 'galacticrepublic',
        initiative: 4,
        limited: 1,
        keywords: ['Jedi', 'Light Side'],
        force: { limit: 2, recurring: 1 },
      },
      [
        whileShipDefends([friendly, other], the('attacker', inArcOf('defender', 'bullseye'))).may(
          turn('blank', 'focus'),
          force(),
        ),
      ],
    ),
    pilot(
      'shaakti',
      {
        name: 'Shaak Ti',
        faction: 'galacticrepublic',
        initiative: 4,
        limited: 1,
        keywords: ['Jedi', 'Light Side'],
        force: { limit: 2, recurring: 1 },
      },
      [
        at('start-of-end').youMay(
          choose(
            [friendly, atRange([0, 2])],
            forPrice(
              lasting(
                'end of round',
                [
                  modifier({
                    cannot: 'lose-tokens',
                    tokens: ['focus', 'evade'],
                    most: 1,
                    requires: [],
                    whom: [],
                    only: 'end-phase',
                  }),
                ],
                'chosen',
              ),
              force(),
            ),
            { count: stat('force') },
          ),
        ),
      ],
    ),
    pilot(
      'yoda',
      {
        name: 'Yoda',
        faction: 'galacticrepublic',
        initiative: 3,
        limited: 1,
        keywords: ['Jedi', 'Light Side'],
        force: { limit: 3, recurring: 1 },
      },
      [
        whenever('after-spend', [friendly, other, atRange([0, 3])], tokenIs('force')).youMay(
          recoverForce(1, 'it'),
          force(),
        ),
      ],
    ),
    pilot(
      'anakinskywalker-siegeofcoruscant',
      {
        name: 'Anakin Skywalker',
        faction: 'galacticrepublic',
        initiative: 6,
        limited: 1,
        keywords: ['Dark Side', 'Jedi', 'Light Side'],
        force: { limit: 3, recurring: 1 },
        standardLoadout: ['malice', 'ancillaryionweapons-siegeofcoruscant', 'r2d2-republic'],
      },
      [
        whenever(
          'after-maneuver',
          [friendly, either(isSelf, isNamed('Obi-Wan Kenobi')), atRange([0, 3])],
          flown({ fully: true }),
          itIsOutnumbered,
        ).youMay(by('it', performAction('barrel-roll')), force()),
      ],
    ),
    pilot(
      'obiwankenobi-siegeofcoruscant',
      {
        name: 'Obi-Wan Kenobi',
        faction: 'galacticrepublic',
        initiative: 5,
        limited: 1,
        keywords: ['Jedi', 'Light Side'],
        force: { limit: 3, recurring: 1 },
        standardLoadout: ['patience', 'ancillaryionweapons-siegeofcoruscant', 'r4p17-siegeofcoruscant'],
      },
      [
        whenever(
          'after-maneuver',
          [friendly, either(isSelf, isNamed('Anakin Skywalker')), atRange([0, 3])],
          flown({ fully: true }),
          itIsOutnumbered,
        ).youMay(by('it', performAction('boost')), force()),
      ],
    ),
    pilot(
      'shaakti-siegeofcoruscant',
      {
        name: 'Shaak Ti',
        faction: 'galacticrepublic',
        initiative: 4,
        limited: 1,
        keywords: ['Jedi', 'Light Side'],
        force: { limit: 2, recurring: 1 },
        standardLoadout: [
          'marksmanship',
          'brilliantevasion',
          'ancillaryionweapons-siegeofcoruscant',
          'r4pastromech',
        ],
      },
      [
        at('start-of-end').youMay(evenWhileStressed(performAction('purple coordinate'))),
        at('after-coordinate', actionIs('coordinate'), the('other', hasShipAbility('Born for This'))).youMay(
          choose([friendly, other, not(isThe('other')), atRange([1, 2])], coordinates('chosen')),
        ),
      ],
    ),
    pilot(
      'quinlanvos-legendsandrelics',
      {
        name: 'Quinlan Vos',
        faction: 'galacticrepublic',
        initiative: 4,
        limited: 1,
        keywords: ['Jedi', 'Light Side', 'Dark Side'],
        force: { limit: 2, recurring: 1, side: 'both' },
      },
      [at('after-action', actionIs('barrel-roll', 'boost')).youMay(acquireLockOn([inYour('bullseye')]))],
    ),
  ],
});
