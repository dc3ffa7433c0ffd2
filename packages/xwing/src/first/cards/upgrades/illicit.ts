import {
  at,
  atRange,
  cardAction,
  choose,
  dealDamage,
  each,
  enemy,
  inTurn,
  other,
  remove,
  rollAttackDie,
  stressed,
  suffer,
} from '../../abilities/language.ts';
import { notYet, type UpgradeCard, upgradesOf } from '../chassis.ts';

const illicit = upgradesOf('illicit');

export const ILLICITS: readonly UpgradeCard[] = [
  illicit(
    'blackmarketslicertools',
    { name: 'Black Market Slicer Tools' },
    cardAction(
      choose(
        [enemy, stressed, atRange([1, 2])],
        rollAttackDie(['hit', 'crit'], inTurn(remove('stress', 1, 'chosen'), dealDamage(false, 'chosen'))),
        { must: true },
      ),
    ),
  ),
  illicit('burnoutslam', { name: 'Burnout SLAM', actions: ['slam'] }, notYet),
  illicit('cloakingdevice', { name: 'Cloaking Device', unique: true }, notYet),
  illicit('contrabandcybernetics', { name: 'Contraband Cybernetics' }, notYet),
  illicit(
    'deadmansswitch',
    { name: 'Dead Man’s Switch' },
    at('destroyed').you(each([other, atRange([1, 1])], suffer(1, 0, 'chosen'))),
  ),
  illicit('empdevice', { name: 'EMP Device', unique: true }, notYet),
  illicit('feedbackarray', { name: 'Feedback Array' }, notYet),
  illicit('glitterstim', { name: 'Glitterstim' }, notYet),
  illicit('hotshotblaster', {
    name: '“Hot Shot” Blaster',
    weapon: { attack: 3, range: [1, 2], discarded: true, anyDirection: true },
  }),
  illicit('inertialdampeners', { name: 'Inertial Dampeners' }, notYet),
  illicit('iondischargers', { name: 'Ion Dischargers' }, notYet),
  illicit('riggedcargochute', { name: 'Rigged Cargo Chute' }, notYet),
  illicit('scavengercrane', { name: 'Scavenger Crane' }, notYet),
];
