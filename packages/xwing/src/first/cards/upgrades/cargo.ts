import { lacksHugeRules, type UpgradeCard, upgradesOf } from '../chassis.ts';

const cargo = upgradesOf('cargo');

export const CARGO: readonly UpgradeCard[] = [
  cargo('backupshieldgenerator', { name: 'Backup Shield Generator', limited: true }, lacksHugeRules),
  cargo('broadcastarray', { name: 'Broadcast Array', actions: ['jam'] }),
  cargo('clusterbombs', { name: 'Cluster Bombs' }, lacksHugeRules),
  cargo('commsbooster', { name: 'Comms Booster' }, lacksHugeRules),
  cargo('dockingclamps', { name: 'Docking Clamps', limited: true }, lacksHugeRules),
  cargo('ememitter', { name: 'EM Emitter', limited: true }, lacksHugeRules),
  cargo('enginebooster', { name: 'Engine Booster', limited: true }, lacksHugeRules),
  cargo('expandedcargohold', { name: 'Expanded Cargo Hold' }, lacksHugeRules),
  cargo('frequencyjammer', { name: 'Frequency Jammer', limited: true }, lacksHugeRules),
  cargo('ionizationreactor', { name: 'Ionization Reactor', limited: true, energy: 5 }, lacksHugeRules),
  cargo('quickreleasecargolocks', { name: 'Quick-release Cargo Locks', limited: true }, lacksHugeRules),
  cargo('shieldprojector', { name: 'Shield Projector' }, lacksHugeRules),
  cargo('slicertools', { name: 'Slicer Tools' }, lacksHugeRules),
  cargo('superchargedpowercells', { name: 'Supercharged Power Cells', limited: true }, lacksHugeRules),
  cargo('tibannagassupplies', { name: 'Tibanna Gas Supplies', limited: true }, lacksHugeRules),
];
