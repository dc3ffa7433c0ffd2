import { notYet, type UpgradeCard, upgradesOf } from '../chassis.ts';

const system = upgradesOf('system');

export const SYSTEMS: readonly UpgradeCard[] = [
  system('accuracycorrector', { name: 'Accuracy Corrector' }, notYet),
  system('advancedsensors', { name: 'Advanced Sensors' }, notYet),
  system('advtargetingcomputer', { name: 'Advanced Targeting Computer' }, notYet),
  system('collisiondetector', { name: 'Collision Detector' }, notYet),
  system('electronicbaffle', { name: 'Electronic Baffle' }, notYet),
  system('enhancedscopes', { name: 'Enhanced Scopes' }, notYet),
  system('firecontrolsystem', { name: 'Fire-Control System' }, notYet),
  system('minefieldmapper', { name: 'Minefield Mapper' }, notYet),
  system('reinforceddeflectors', { name: 'Reinforced Deflectors' }, notYet),
  system('sensorjammer', { name: 'Sensor Jammer' }, notYet),
  system('targetingscrambler', { name: 'Targeting Scrambler', unique: true }, notYet),
  system('thrustcorrector', { name: 'Thrust Corrector' }, notYet),
  system('trajectorysimulator', { name: 'Trajectory Simulator' }, notYet),
];
