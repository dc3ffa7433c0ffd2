import { bar, type UpgradeCard, upgradesOf } from '../chassis.ts';

const modification = upgradesOf('modification');

export const MODIFICATIONS: readonly UpgradeCard[] = [
  modification('engineupgrade', { name: 'Engine Upgrade', actions: bar('boost') }),
  modification('hullupgrade', { name: 'Hull Upgrade', hull: 1 }),
  modification('shieldupgrade', { name: 'Shield Upgrade', shields: 1 }),
  modification('targetingcomputer', { name: 'Targeting Computer', actions: bar('lock') }),
];
