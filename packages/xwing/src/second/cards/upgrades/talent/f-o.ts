import {
  attackRange,
  attackWith,
  change,
  charge,
  defenderInBullseye,
  evading,
  inFrontArcOfDefender,
  modifier,
  noFriendAt,
  onEnemyDice,
  outsideFiringArcsOfDefender,
  reroll,
  turn,
  whileAttacking,
  whileDefending,
} from '../../../abilities/language.ts';
import { notYet, type UpgradeCard, upgradesOf } from '../../chassis.ts';

const talent = upgradesOf('talent');

export const TALENTS_F_TO_O: readonly UpgradeCard[] = [
  talent('fanatic-battleofyavin', { name: 'Fanatic' }, notYet),
  talent('fanatical', { name: 'Fanatical' }, notYet),
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
  talent('feedbackping', { name: 'Feedback Ping' }, notYet),
  talent('graviticdeflection', { name: 'Gravitic Deflection' }, notYet),
  talent('heroic', { name: 'Heroic' }, notYet),
  talent('heroicsacrifice-battleoverendor', { name: 'Heroic Sacrifice' }, notYet),
  talent('hopeful', { name: 'Hopeful' }, notYet),
  talent('interloperturn', { name: 'Interloper Turn' }, notYet),
  talent('intimidation', { name: 'Intimidation' }, notYet),
  talent('ionlimiteroverride', { name: 'Ion Limiter Override' }, notYet),
  talent('itsatrap-battleoverendor', { name: "It's a Trap!" }, notYet),
  talent('juke', { name: 'Juke' }, onEnemyDice('defense', evading).may(turn('evade', 'focus'))),
  talent(
    'lonewolf',
    { name: 'Lone Wolf', limited: 1, charges: { limit: 1, recurring: 1 } },
    whileAttacking({}, noFriendAt([0, 2])).may(reroll(1), charge(1)),
    whileDefending(noFriendAt([0, 2])).may(reroll(1), charge(1)),
  ),
  talent('margsablclosure', { name: 'Marg Sabl Closure' }, notYet),
  talent(
    'marksmanship',
    { name: 'Marksmanship' },
    whileAttacking({}, defenderInBullseye).may(turn('hit', 'crit')),
  ),
  talent('mercenary-swz103', { name: 'Mercenary' }, notYet),
  talent('noescape-battleoverendor', { name: 'No Escape' }, notYet),
  talent('notorious', { name: 'Notorious', limited: 1, charges: { limit: 2, recurring: 1 } }, notYet),
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
];
