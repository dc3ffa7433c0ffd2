import { upgrades } from '../build.ts';
import type { UpgradeCard } from '../types.ts';

/** Upgrades of the icon fleet command. */
export const FLEET_COMMAND: readonly UpgradeCard[] = upgrades('fleet-command', [
  ['all-fighters-follow-me', 'All Fighters, Follow Me!', { unique: true }],
  ['entrapment-formation', 'Entrapment Formation!', { unique: true }],
  ['hot-landing', 'Hot Landing', { factions: 'republic separatist', unique: true }],
  ['intensify-firepower', 'Intensify Firepower!', { unique: true }],
  ['jedi-hostage', 'Jedi Hostage', { factions: 'separatist', unique: true, exhausts: 'never' }],
  ['mercy-mission', 'Mercy Mission', { factions: 'republic', unique: true }],
  ['shields-to-maximum', 'Shields to Maximum!', { unique: true }],
  ['take-evasive-action', 'Take Evasive Action!', { unique: true }],
]);
