import {
  at,
  hasNo,
  ifDone,
  movedBy,
  performAction,
  skipActionStep,
  the,
  turn,
  whileAttacking,
  whileDefending,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** TIE Reaper: medium base. */
export const tiereaper = chassis({
  id: 'tiereaper',
  name: 'TIE Reaper',
  size: 'medium',
  dial: dial('0OR 1LR 1TR 1BB 1FB 1NB 1YR 1PR 2TR 2BW 2FB 2NW 2YR 3BW 3FB 3NW'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 1,
  hull: 6,
  shields: 2,
  actions: bar('focus, evade, red coordinate, jam'),
  keywords: ['TIE'],
  shipAbility: 'Controlled Ailerons',
  pilots: [
    pilot('scarifbasepilot', { name: 'Scarif Base Pilot', faction: 'galacticempire', initiative: 1 }),
    pilot(
      'majorvermeil',
      {
        name: 'Major Vermeil',
        rulings: ['xwing2:saw-reaper-corrections.2'],
        faction: 'galacticempire',
        initiative: 4,
        limited: 1,
      },
      [whileAttacking({}, the('defender', hasNo('green'))).may(turn(['blank', 'focus'], 'hit'))],
    ),
    pilot(
      'captainferoph',
      {
        name: 'Captain Feroph',
        rulings: ['xwing2:saw-reaper-corrections.3'],
        faction: 'galacticempire',
        initiative: 3,
        limited: 1,
      },
      [whileDefending(the('attacker', hasNo('green'))).may(turn(['blank', 'focus'], 'evade'))],
    ),
    pilot(
      'vizier',
      {
        name: '“Vizier”',
        rulings: ['xwing2:errata-ship-cards.4'],
        faction: 'galacticempire',
        initiative: 2,
        limited: 1,
      },
      [
        at('after-free-move', movedBy('Controlled Ailerons')).youMay(
          ifDone(performAction('coordinate'), skipActionStep),
        ),
      ],
    ),
  ],
});
