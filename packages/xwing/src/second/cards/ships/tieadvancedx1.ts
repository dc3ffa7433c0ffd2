import {
  at,
  attackIs,
  before,
  choose,
  eitherOf,
  enemy,
  expose,
  fliesInstead,
  force,
  inTurn,
  isThe,
  lockedBy,
  performAction,
  performAny,
  pickedOf,
  spendLockOn,
  turn,
  whileAttacking,
  youAttack,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** TIE Advanced x1: small base. */
export const tieadvancedx1 = chassis({
  id: 'tieadvancedx1',
  name: 'TIE Advanced x1',
  size: 'small',
  dial: dial('1BB 1FW 1NB 2TW 2BB 2FB 2NB 2YW 3ER 3TW 3BW 3FB 3NW 3YW 3RR 4FW 4KR 5FW'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 3,
  hull: 3,
  shields: 2,
  actions: bar('focus > red barrel-roll, lock, barrel-roll'),
  keywords: ['TIE'],
  shipAbility: 'Advanced Targeting Computer',
  pilots: [
    pilot('stormsquadronace', { name: 'Storm Squadron Ace', faction: 'galacticempire', initiative: 3 }),
    pilot('tempestsquadronpilot', {
      name: 'Tempest Squadron Pilot',
      faction: 'galacticempire',
      initiative: 2,
    }),
    pilot(
      'darthvader',
      {
        name: 'Darth Vader',
        faction: 'galacticempire',
        initiative: 6,
        limited: 1,
        keywords: ['Dark Side', 'Sith'],
        force: { limit: 3, recurring: 1, side: 'dark' },
      },
      [at('after-action').youMay(performAny(), force())],
    ),
    pilot('junoeclipse', { name: 'Juno Eclipse', faction: 'galacticempire', initiative: 5, limited: 1 }, [
      at('after-action').youMay(performAction('red boost')),
    ]),
    pilot('maarekstele', { name: 'Maarek Stele', faction: 'galacticempire', initiative: 5, limited: 1 }, [
      before({ event: 'deal', up: true }, [isThe('defender')], youAttack, attackIs('under-way')).you(
        pickedOf(3),
      ),
    ]),
    pilot('vedfoslo', { name: 'Ved Foslo', faction: 'galacticempire', initiative: 4, limited: 1 }, [
      at('before-maneuver').youMay(
        eitherOf(fliesInstead({ bearing: 'same', faster: 1 }), fliesInstead({ bearing: 'same', faster: -1 })),
      ),
    ]),
    pilot('zertikstrom', { name: 'Zertik Strom', faction: 'galacticempire', initiative: 3, limited: 1 }, [
      at('during-end').youMay(choose([enemy, lockedBy()], inTurn(spendLockOn('chosen'), expose('chosen')))),
    ]),
    pilot(
      'darthvader-battleofyavin',
      {
        name: 'Darth Vader',
        faction: 'galacticempire',
        initiative: 6,
        limited: 1,
        keywords: ['Dark Side', 'Sith'],
        force: { limit: 3, recurring: 1, side: 'dark' },
        own: { shields: 3 },
        standardLoadout: ['marksmanship', 'hate', 'afterburners'],
      },
      [whileAttacking().may(turn('blank', 'hit'), force())],
    ),
    pilot(
      'darthvader-swz105',
      {
        name: 'Darth Vader',
        faction: 'galacticempire',
        initiative: 6,
        limited: 1,
        keywords: ['Dark Side', 'Sith'],
        force: { limit: 3, recurring: 1, side: 'dark' },
        own: { shields: 3 },
        standardLoadout: ['hate', 'ionmissiles', 'afterburners'],
      },
      [at('after-action').youMay(performAny(), force())],
    ),
    pilot(
      'maarekstele-swz105',
      {
        name: 'Maarek Stele',
        faction: 'galacticempire',
        initiative: 5,
        limited: 1,
        standardLoadout: ['elusive', 'outmaneuver', 'afterburners'],
      },
      [
        before({ event: 'deal', up: true }, [isThe('defender')], youAttack, attackIs('under-way')).you(
          pickedOf(3),
        ),
      ],
    ),
  ],
});
