import {
  actsStressed,
  at,
  atRange,
  eitherOf,
  enemy,
  freeAction,
  friendly,
  gain,
  has,
  hasAtMost,
  hasOnBar,
  inYour,
  keepsTokens,
  lends,
  lockOn,
  not,
  onlyIf,
  other,
  setSkill,
  spend,
  stressCheckLast,
  turn,
  whenever,
  whileAttacking,
  whileDefending,
  you,
} from '../../abilities/language.ts';
import { type UpgradeCard, upgradesOf } from '../chassis.ts';

const tech = upgradesOf('tech');

export const TECHS: readonly UpgradeCard[] = [
  tech('advancedoptics', { name: 'Advanced Optics' }, hasAtMost(1, 'focus'), keepsTokens('focus')),
  tech('commrelay', { name: 'Comm Relay' }, hasAtMost(1, 'evade'), keepsTokens('evade')),
  tech(
    'hyperwavecommscanner',
    { name: 'Hyperwave Comm Scanner' },
    at('before-forces').youMay(
      eitherOf(setSkill(0, 'end of placing'), setSkill(6, 'end of placing'), setSkill(12, 'end of placing')),
    ),
    whenever('ship-placed', [friendly, other, atRange([1, 2])]).youMay(
      eitherOf(gain('focus', 1, 'it'), gain('evade', 1, 'it')),
    ),
  ),
  tech('patternanalyzer', { name: 'Pattern Analyzer' }, stressCheckLast),
  tech(
    'primedthrusters',
    { name: 'Primed Thrusters' },
    actsStressed(['boost', 'barrel-roll'], you(not(has('stress', 3)))),
  ),
  tech(
    'sensorcluster',
    { name: 'Sensor Cluster' },
    whileDefending().may(turn('blank', 'evade'), spend('focus')),
  ),
  tech('targetingsynchronizer', { name: 'Targeting Synchronizer' }, lends('lock-costs', [1, 2])),
  tech(
    'threattracker',
    { name: 'Threat Tracker' },
    whenever('opportunity', [enemy, inYour('firing'), atRange([1, 2])]).youMay(
      eitherOf(
        onlyIf([you(hasOnBar('boost'))], freeAction('boost')),
        onlyIf([you(hasOnBar('barrel-roll'))], freeAction('barrel-roll')),
      ),
      lockOn('it'),
    ),
  ),
  tech(
    'weaponsguidance',
    { name: 'Weapons Guidance' },
    whileAttacking().may(turn('blank', 'hit'), spend('focus')),
  ),
];
