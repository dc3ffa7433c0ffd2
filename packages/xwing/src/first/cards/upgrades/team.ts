import {
  at,
  atRange,
  attackWith,
  friendly,
  gain,
  locksAt,
  oncePerRound,
  oneOf,
  revealed,
  spend,
  turn,
  whileAttacking,
} from '../../abilities/language.ts';
import { type UpgradeCard, upgradesOf } from '../chassis.ts';

const team = upgradesOf('team');

export const TEAMS: readonly UpgradeCard[] = [
  team(
    'engineeringteam',
    { name: 'Engineering Team', limited: true },
    at('gaining-energy', revealed({ bearing: 'straight' })).you(gain('energy')),
  ),
  team(
    'gunneryteam',
    { name: 'Gunnery Team', limited: true },
    oncePerRound(whileAttacking({ weapon: 'secondary' }).may(turn('blank', 'hit'), spend('energy'))),
  ),
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
  team('sensorteam', { name: 'Sensor Team' }, locksAt([1, 5])),
];
