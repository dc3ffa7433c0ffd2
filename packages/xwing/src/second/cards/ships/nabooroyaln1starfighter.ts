import {
  assign,
  at,
  attackWith,
  barrelRoll,
  choose,
  enemy,
  force,
  friendly,
  inYour,
  isPilot,
  modifier,
  moreDice,
  not,
  reroll,
  revealedAgainst,
  whileAttacking,
  whileDefending,
  you,
  youAttack,
  youDefend,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';
import { calmBeforeTwo } from './repeated.ts';

/** Naboo Royal N-1 Starfighter: small base. */
export const nabooroyaln1starfighter = chassis({
  id: 'nabooroyaln1starfighter',
  name: 'Naboo Royal N-1 Starfighter',
  size: 'small',
  dial: dial('1BW 1FW 1NW 2TW 2BB 2FB 2NB 2YW 3ER 3TW 3BB 3FB 3NB 3YW 3RR 4FW 5FW'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 2,
  hull: 3,
  shields: 2,
  actions: bar('focus, lock, barrel-roll, boost'),
  keywords: [],
  shipAbility: 'Full Throttle',
  pilots: [
    pilot('bravoflightofficer', { name: 'Bravo Flight Officer', faction: 'galacticrepublic', initiative: 2 }),
    pilot('ricolie', { name: 'Ric Olié', faction: 'galacticrepublic', initiative: 5, limited: 1 }, [
      moreDice('defense', 1, youDefend, you(revealedAgainst('speed', 'higher', 'attacker'))),
      moreDice(
        'attack',
        1,
        youAttack,
        attackWith('primary'),
        you(revealedAgainst('speed', 'higher', 'defender')),
      ),
    ]),
    pilot(
      'anakinskywalker-nabooroyaln1starfighter',
      {
        name: 'Anakin Skywalker',
        rulings: ['xwing2:faq-activation-phase-and-actions.5'],
        faction: 'galacticrepublic',
        initiative: 4,
        limited: 1,
        keywords: ['Light Side'],
        force: { limit: 1, recurring: 1, side: 'light' },
      },
      [at('before-reveal').youMay(barrelRoll, force())],
    ),
    pilot('padmeamidala', { name: 'Padmé Amidala', faction: 'galacticrepublic', initiative: 4, limited: 1 }, [
      modifier({ rule: 'one-focus-modified', whom: [enemy, inYour('front')] }),
    ]),
    pilot(
      'dineeellberger',
      { name: 'Dineé Ellberger', faction: 'galacticrepublic', initiative: 3, limited: 1 },
      [
        modifier({
          cannot: 'modify-dice',
          dice: 'attack',
          by: 'all',
          requires: [youDefend, you(revealedAgainst('speed', 'equal', 'attacker'))],
        }),
        modifier({
          cannot: 'modify-dice',
          dice: 'defense',
          by: 'all',
          requires: [youAttack, you(revealedAgainst('speed', 'equal', 'defender'))],
        }),
      ],
    ),
    pilot('gavynsykes', { name: 'Gavyn Sykes', faction: 'galacticrepublic', initiative: 3, limited: 1 }, [
      whileAttacking({}, you(revealedAgainst('speed', 'higher', 'defender'))).may(reroll('all', 'blank')),
      whileDefending(you(revealedAgainst('speed', 'higher', 'attacker'))).may(reroll('all', 'blank')),
    ]),
    pilot(
      'naboohandmaiden',
      { name: 'Naboo Handmaiden', faction: 'galacticrepublic', initiative: 1, limited: 2 },
      [
        at('after-placing-forces').you(
          choose([friendly, not(isPilot('naboohandmaiden'))], assign('decoyed', 'chosen'), { must: true }),
        ),
      ],
    ),
    pilot(
      'themandalorian-armedanddangerous',
      {
        name: 'The Mandalorian',
        faction: 'scumandvillainy',
        initiative: 5,
        limited: 1,
        keywords: ['Bounty Hunter'],
        force: { limit: 2, recurring: 0 },
        own: {
          actions: bar('focus, lock, barrel-roll, boost, slam > red lock'),
          shipAbility: 'Restored Speedster',
        },
        standardLoadout: [
          'outmaneuver',
          'thechild-armedanddangerous',
          'kinesoswitch-armedanddangerous',
          'calibratedlasertargeting',
        ],
      },
      calmBeforeTwo,
    ),
  ],
});
