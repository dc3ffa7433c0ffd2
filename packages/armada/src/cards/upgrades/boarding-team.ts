import { upgrades } from '../build.ts';
import type { UpgradeCard } from '../types.ts';

/** Upgrades of the icons weapons team and offensive retrofit together: boarding teams. */
export const BOARDING_TEAM: readonly UpgradeCard[] = upgrades('weapons-team offensive-retrofit', [
  ['boarding-engineers-boarding-team', 'Boarding Engineers'],
  ['boarding-troopers-boarding-team', 'Boarding Troopers'],
  ['cham-syndulla-boarding-team', 'Cham Syndulla', { factions: 'rebel', unique: true, exhausts: 'recur' }],
  ['darth-vader-boarding-team', 'Darth Vader', { factions: 'empire', unique: true }],
  ['jyn-erso-boarding-team', 'Jyn Erso', { factions: 'rebel', unique: true }],
  ['shriv-suurgav-boarding-team', 'Shriv Suurgav', { factions: 'rebel', unique: true }],
]);
