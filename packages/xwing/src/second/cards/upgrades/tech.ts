import { notYet, type UpgradeCard, upgradesOf } from '../chassis.ts';

const tech = upgradesOf('tech');

export const TECHS: readonly UpgradeCard[] = [
  tech('advancedoptics', { name: 'Advanced Optics' }, notYet),
  tech('automatedtargetpriority', { name: 'Automated Target Priority' }, notYet),
  tech('biohexacryptcodes', { name: 'Biohexacrypt Codes' }, notYet),
  tech(
    'deuteriumpowercells',
    { name: 'Deuterium Power Cells', slots: ['tech', 'modification'], charges: { limit: 2, recurring: 0 } },
    notYet,
  ),
  tech('ferrospherepaint', { name: 'Ferrosphere Paint' }, notYet),
  tech('hyperspacetrackingdata', { name: 'Hyperspace Tracking Data' }, notYet),
  tech('patternanalyzer', { name: 'Pattern Analyzer' }, notYet),
  tech('primedthrusters', { name: 'Primed Thrusters' }, notYet),
  tech('sensorbuoysuite', { name: 'Sensor Buoy Suite', limited: 1 }, notYet),
  tech('sensorscramblers', { name: 'Sensor Scramblers' }, notYet),
  tech('targetingsynchronizer', { name: 'Targeting Synchronizer' }, notYet),
];
