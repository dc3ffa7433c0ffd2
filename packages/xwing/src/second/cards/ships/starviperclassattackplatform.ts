import {
  at,
  atRange,
  choose,
  chosenSuffersToCancel,
  compare,
  enemyAt,
  flown,
  friendly,
  gain,
  gaining,
  has,
  inAttackArc,
  other,
  remove,
  results,
  rotateShip,
  the,
  thereIs,
  youAttack,
  youDefend,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** StarViper-class Attack Platform: small base. */
export const starviperclassattackplatform = chassis({
  id: 'starviperclassattackplatform',
  name: 'StarViper-class Attack Platform',
  size: 'small',
  dial: dial('1TW 1BB 1FB 1NB 1YW 2TW 2BB 2FB 2NB 2YW 3LR 3BW 3FB 3NW 3PR 4FW'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 3,
  hull: 4,
  shields: 1,
  actions: bar('focus, lock, barrel-roll > red focus, boost > red focus'),
  keywords: [],
  shipAbility: 'Microthrusters',
  pilots: [
    pilot('blacksunassassin', { name: 'Black Sun Assassin', faction: 'scumandvillainy', initiative: 3 }),
    pilot('blacksunenforcer', { name: 'Black Sun Enforcer', faction: 'scumandvillainy', initiative: 2 }),
    pilot(
      'guri',
      {
        name: 'Guri',
        faction: 'scumandvillainy',
        initiative: 5,
        limited: 1,
        keywords: ['Droid'],
        own: { actions: bar('calculate, lock, barrel-roll > red calculate, boost > red calculate') },
      },
      [at('start-of-engagement', enemyAt([0, 1])).youMay(gain('focus'))],
    ),
    pilot(
      'dalanoberos-starviperclassattackplatform',
      {
        name: 'Dalan Oberos',
        faction: 'scumandvillainy',
        initiative: 4,
        limited: 1,
        keywords: ['Bounty Hunter'],
      },
      [at('after-maneuver', flown({ fully: true })).youMay(rotateShip(90, -90), gaining('stress'))],
    ),
    pilot('princexizor', { name: 'Prince Xizor', faction: 'scumandvillainy', initiative: 4, limited: 1 }, [
      at(
        'after-neutralizing',
        youDefend,
        compare(results('attack', 'hit', 'crit'), 'higher', 0),
        thereIs(friendly, other, atRange([0, 1]), inAttackArc),
      ).youMay(choose([friendly, other, atRange([0, 1]), inAttackArc], chosenSuffersToCancel)),
    ]),
    pilot(
      'princexizor-armedanddangerous',
      {
        name: 'Prince Xizor',
        faction: 'scumandvillainy',
        initiative: 4,
        limited: 1,
        charges: { limit: 3, recurring: 0 },
        own: { shields: 2, shipAbility: 'Adaptative Microthrusters' },
        standardLoadout: ['crimelord-armedanddangerous', 'mandalorianoptics', 'virago-armedanddangerous'],
      },
      [at('attack-declared', youAttack, the('defender', has('strain'))).youMay(remove('stress'))],
    ),
    pilot(
      'thweek-legendsandrelics',
      { name: 'Thweek', faction: 'scumandvillainy', initiative: 4, limited: 1, keywords: ['Bounty Hunter'] },
      [
        at('during-system').youMay(gain('tractor')),
        at('start-of-engagement').youMay(remove('tractor'), gaining('deplete')),
      ],
    ),
  ],
});
