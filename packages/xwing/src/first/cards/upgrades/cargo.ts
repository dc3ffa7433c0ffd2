import { notYet, type UpgradeCard, upgradesOf } from '../chassis.ts';

const cargo = upgradesOf('cargo');

export const CARGO: readonly UpgradeCard[] = [
  cargo('backupshieldgenerator', { name: 'Backup Shield Generator', limited: true }, notYet),
  cargo('broadcastarray', { name: 'Broadcast Array', actions: ['jam'] }),
  cargo('clusterbombs', { name: 'Cluster Bombs' }, notYet),
  cargo('commsbooster', { name: 'Comms Booster' }, notYet),
  cargo('dockingclamps', { name: 'Docking Clamps', limited: true }, notYet),
  cargo('ememitter', { name: 'EM Emitter', limited: true }, notYet),
  cargo('enginebooster', { name: 'Engine Booster', limited: true }, notYet),
  cargo('expandedcargohold', { name: 'Expanded Cargo Hold' }, notYet),
  cargo('frequencyjammer', { name: 'Frequency Jammer', limited: true }, notYet),
  cargo('ionizationreactor', { name: 'Ionization Reactor', limited: true, energy: 5 }, notYet),
  cargo('quickreleasecargolocks', { name: 'Quick-release Cargo Locks', limited: true }, notYet),
  cargo('shieldprojector', { name: 'Shield Projector' }, notYet),
  cargo('slicertools', { name: 'Slicer Tools' }, notYet),
  cargo('superchargedpowercells', { name: 'Supercharged Power Cells', limited: true }, notYet),
  cargo('tibannagassupplies', { name: 'Tibanna Gas Supplies', limited: true }, notYet),
];
