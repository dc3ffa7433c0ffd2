import {
  at,
  atRange,
  bonusAttack,
  charge,
  colouredActionIs,
  eitherOf,
  expose,
  flown,
  force,
  friendly,
  ifDone,
  inTurn,
  inYour,
  lasting,
  modifier,
  performAction,
  performAny,
  the,
  turn,
  whenever,
  whileFighting,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';
import { letsFriendsAct } from './repeated.ts';

/** Scavenged YT-1300: large base. */
export const scavengedyt1300 = chassis({
  id: 'scavengedyt1300',
  name: 'Scavenged YT-1300',
  size: 'large',
  dial: dial('1BW 1FB 1NW 2TW 2BB 2FB 2NB 2YW 3LR 3TW 3BW 3FW 3NW 3YW 3PR 4FR'),
  weapons: [{ arc: 'double-turret', value: 3 }],
  agility: 1,
  hull: 8,
  shields: 3,
  actions: bar('focus, lock, red boost, red rotate'),
  keywords: ['Freighter', 'YT-1300'],
  pilots: [
    pilot('resistancesympathizer', { name: 'Resistance Sympathizer', faction: 'resistance', initiative: 2 }),
    pilot('hansolo-scavengedyt1300', { name: 'Han Solo', faction: 'resistance', initiative: 6, limited: 1 }, [
      modifier({ can: 'deploy', whom: 'own', beyondEnemies: 3 }),
    ]),
    pilot(
      'poedameron-scavengedyt1300',
      {
        name: 'Poe Dameron',
        faction: 'resistance',
        initiative: 6,
        limited: 1,
        charges: { limit: 2, recurring: 1 },
      },
      [
        at('before-maneuver').youMay(
          lasting('end of its activation', [
            modifier({ can: 'ignore-obstacles', while: ['maneuver', 'moving-through', 'overlap'] }),
          ]),
          charge(),
        ),
        at('after-maneuver', flown({ fully: true })).youMay(
          eitherOf(performAction('boost'), ifDone(performAction('red barrel-roll'), expose())),
          charge(2),
        ),
      ],
    ),
    pilot(
      'landocalrissian-scavengedyt1300',
      {
        name: 'Lando Calrissian',
        faction: 'resistance',
        initiative: 5,
        limited: 1,
        charges: { limit: 3, recurring: 1 },
      },
      [
        at('after-maneuver', flown({ fully: true, difficulty: 'red' })).youMay(letsFriendsAct),
        at('after-action', colouredActionIs('red')).youMay(letsFriendsAct),
      ],
    ),
    pilot(
      'rey',
      {
        name: 'Rey',
        faction: 'resistance',
        initiative: 5,
        limited: 1,
        keywords: ['Light Side'],
        force: { limit: 2, recurring: 1, side: 'light' },
      },
      [...whileFighting('any', the('enemy', inYour('front'))).may(turn('blank', 'success'), force())],
    ),
    pilot(
      'chewbacca-scavengedyt1300',
      { name: 'Chewbacca', faction: 'resistance', initiative: 4, limited: 1 },
      [whenever('after-destroyed', [friendly, atRange([0, 3])]).youMay(inTurn(performAny(), bonusAttack))],
    ),
  ],
});
