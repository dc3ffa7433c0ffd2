import {
  at,
  attackRange,
  attackWith,
  cancelEvade,
  change,
  charge,
  defenderInBullseye,
  evading,
  flown,
  inFrontArcOfDefender,
  modifier,
  noFriendAt,
  onEnemyDice,
  outsideFiringArcsOfDefender,
  recoverCharge,
  reroll,
  turn,
  whileAttacking,
  whileDefending,
} from '../../abilities/language.ts';
import { bar, type UpgradeCard, upgradesOf } from '../chassis.ts';

const talent = upgradesOf('talent');

export const TALENTS: readonly UpgradeCard[] = [
  talent(
    'crackshot',
    { name: 'Crack Shot', charges: { limit: 1, recurring: 0 } },
    at('before-neutralizing', attackWith('primary'), defenderInBullseye).youMay(cancelEvade, charge(1)),
  ),
  talent(
    'elusive',
    { name: 'Elusive', charges: { limit: 1, recurring: 0 } },
    whileDefending().may(reroll(1), charge(1)),
    at('after-maneuver', flown({ fully: true, difficulty: 'red' })).you(recoverCharge),
  ),
  talent('experthandling', { name: 'Expert Handling', actions: bar('barrel-roll') }),
  talent(
    'fearless',
    { name: 'Fearless' },
    whileAttacking(
      { weapon: 'primary' },
      attackWith('front-arc'),
      attackRange([1, 1]),
      inFrontArcOfDefender,
    ).may(change(1, 'hit')),
  ),
  talent('juke', { name: 'Juke' }, onEnemyDice('defense', evading).may(turn('evade', 'focus'))),
  talent(
    'lonewolf',
    { name: 'Lone Wolf', charges: { limit: 1, recurring: 1 } },
    whileAttacking({}, noFriendAt([0, 2])).may(reroll(1), charge(1)),
    whileDefending(noFriendAt([0, 2])).may(reroll(1), charge(1)),
  ),
  talent(
    'marksmanship',
    { name: 'Marksmanship' },
    whileAttacking({}, defenderInBullseye).may(turn('hit', 'crit')),
  ),
  talent(
    'outmaneuver',
    { name: 'Outmaneuver' },
    modifier({
      value: 'defense-dice',
      whose: 'enemy',
      change: -1,
      requires: [attackWith('front-arc'), outsideFiringArcsOfDefender],
    }),
  ),
  talent(
    'predator',
    { name: 'Predator' },
    whileAttacking({ weapon: 'primary' }, defenderInBullseye).may(reroll(1)),
  ),
];
