import { notYet, type UpgradeCard, upgradesOf } from '../chassis.ts';

const illicit = upgradesOf('illicit');

export const ILLICITS: readonly UpgradeCard[] = [
  illicit('blackmarketslicertools', { name: 'Black Market Slicer Tools' }, notYet),
  illicit('burnoutslam', { name: 'Burnout SLAM', actions: ['slam'] }, notYet),
  illicit('cloakingdevice', { name: 'Cloaking Device', unique: true }, notYet),
  illicit('contrabandcybernetics', { name: 'Contraband Cybernetics' }, notYet),
  illicit('deadmansswitch', { name: 'Dead Man’s Switch' }, notYet),
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
