import {
  atRange,
  attackWith,
  friendly,
  oncePerRound,
  oneOf,
  turn,
  whileAttacking,
} from '../../abilities/language.ts';
import { lacksHugeRules, type UpgradeCard, upgradesOf } from '../chassis.ts';

const team = upgradesOf('team');

export const TEAMS: readonly UpgradeCard[] = [
  team('engineeringteam', { name: 'Engineering Team', limited: true }, lacksHugeRules),
  team('gunneryteam', { name: 'Gunnery Team', limited: true }, lacksHugeRules),
  team('igrmthugdroids', { name: 'IG-RM Thug Droids' }, whileAttacking().may(turn('hit', 'crit'))),
  team(
    'ordnanceexperts',
    { name: 'Ordnance Experts', limited: true },
    oncePerRound(
      whileAttacking(
        { of: [friendly, atRange([1, 3])] },
        oneOf(attackWith('torpedo'), attackWith('missile')),
      ).may(turn('blank', 'hit')),
    ),
  ),
  team('sensorteam', { name: 'Sensor Team' }, lacksHugeRules),
];
