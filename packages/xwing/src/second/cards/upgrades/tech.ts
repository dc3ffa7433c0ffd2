import {
  acquireLockOn,
  at,
  atDevice,
  attackMissed,
  breakLockOn,
  cloaked,
  decloakOrLose,
  enemy,
  enemyAt,
  fromCard,
  gain,
  inArcOf,
  isSelf,
  modifier,
  placeRemotes,
  putOnCard,
  spend,
  the,
  turn,
  unless,
  unlessIt,
  whenever,
  whileAttacking,
  you,
} from '../../abilities/language.ts';
import { notYet, type UpgradeCard, upgradesOf } from '../chassis.ts';

const tech = upgradesOf('tech');

export const TECHS: readonly UpgradeCard[] = [
  tech(
    'advancedoptics',
    { name: 'Advanced Optics' },
    whileAttacking().may(turn('blank', 'hit'), spend('focus')),
  ),
  tech(
    'automatedtargetpriority',
    { name: 'Automated Target Priority' },
    modifier({ permission: 'targets', only: 'closest' }),
    at('after-attack', attackMissed).you(putOnCard('calculate')),
    at('before-engaging').youMay(gain('calculate'), fromCard('calculate')),
  ),
  tech('biohexacryptcodes', { name: 'Biohexacrypt Codes' }, notYet),
  tech(
    'deuteriumpowercells',
    { name: 'Deuterium Power Cells', slots: ['tech', 'modification'], charges: { limit: 2, recurring: 0 } },
    notYet,
  ),
  tech(
    'ferrospherepaint',
    { name: 'Ferrosphere Paint' },
    whenever('after-lock', [enemy], the('other', isSelf), unless(you(inArcOf('it', 'bullseye')))).you(
      unlessIt('it', breakLockOn('self', 'it'), gain('stress', 1, 'it')),
    ),
  ),
  tech('hyperspacetrackingdata', { name: 'Hyperspace Tracking Data' }, notYet),
  tech('patternanalyzer', { name: 'Pattern Analyzer' }, notYet),
  tech(
    'primedthrusters',
    { name: 'Primed Thrusters' },
    modifier({ can: 'act-while-stressed', actions: ['barrel-roll', 'boost'], mostStress: 2 }),
  ),
  tech(
    'sensorbuoysuite',
    { name: 'Sensor Buoy Suite', limited: 1 },
    at('before-placing-forces').you(placeRemotes('sensorbuoy', 2, 2)),
    at('before-engaging').youMay(acquireLockOn([atDevice('sensorbuoy', [0, 1])], 'self', true)),
  ),
  tech(
    'sensorscramblers',
    { name: 'Sensor Scramblers' },
    at('end-of-setup').you(gain('cloak')),
    modifier({ cannot: 'be-locked', requires: [you(cloaked)] }),
    at('during-end', you(cloaked), enemyAt([0, 3])).you(decloakOrLose),
  ),
  tech('targetingsynchronizer', { name: 'Targeting Synchronizer' }, notYet),
];
