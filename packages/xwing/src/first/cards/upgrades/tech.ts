import { notYet, type UpgradeCard, upgradesOf } from '../chassis.ts';

const tech = upgradesOf('tech');

export const TECHS: readonly UpgradeCard[] = [
  tech('advancedoptics', { name: 'Advanced Optics' }, notYet),
  tech('commrelay', { name: 'Comm Relay' }, notYet),
  tech('hyperwavecommscanner', { name: 'Hyperwave Comm Scanner' }, notYet),
  tech('patternanalyzer', { name: 'Pattern Analyzer' }, notYet),
  tech('primedthrusters', { name: 'Primed Thrusters' }, notYet),
  tech('sensorcluster', { name: 'Sensor Cluster' }, notYet),
  tech('targetingsynchronizer', { name: 'Targeting Synchronizer' }, notYet),
  tech('threattracker', { name: 'Threat Tracker' }, notYet),
  tech('weaponsguidance', { name: 'Weapons Guidance' }, notYet),
];
