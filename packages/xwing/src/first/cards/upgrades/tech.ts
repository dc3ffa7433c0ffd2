import {
  actsStressed,
  atRange,
  eitherOf,
  enemy,
  freeAction,
  has,
  hasAtMost,
  hasOnBar,
  inYour,
  keepsTokens,
  lockOn,
  not,
  onlyIf,
  spend,
  stressCheckLast,
  turn,
  whenever,
  whileAttacking,
  whileDefending,
  you,
} from '../../abilities/language.ts';
import { notYet, type UpgradeCard, upgradesOf } from '../chassis.ts';

const tech = upgradesOf('tech');

export const TECHS: readonly UpgradeCard[] = [
  tech('advancedoptics', { name: 'Advanced Optics' }, hasAtMost(1, 'focus'), keepsTokens('focus')),
  tech('commrelay', { name: 'Comm Relay' }, hasAtMost(1, 'evade'), keepsTokens('evade')),
  tech('hyperwavecommscanner', { name: 'Hyperwave Comm Scanner' }, notYet),
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
  tech('targetingsynchronizer', { name: 'Targeting Synchronizer' }, notYet),
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
