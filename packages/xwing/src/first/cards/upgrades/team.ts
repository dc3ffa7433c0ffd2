import { notYet, type UpgradeCard, upgradesOf } from '../chassis.ts';

const team = upgradesOf('team');

export const TEAMS: readonly UpgradeCard[] = [
  team('engineeringteam', { name: 'Engineering Team', limited: true }, notYet),
  team('gunneryteam', { name: 'Gunnery Team', limited: true }, notYet),
  team('igrmthugdroids', { name: 'IG-RM Thug Droids' }, notYet),
  team('ordnanceexperts', { name: 'Ordnance Experts', limited: true }, notYet),
  team('sensorteam', { name: 'Sensor Team' }, notYet),
];
