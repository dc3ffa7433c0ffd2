import { gain, has, isSize, spendResult, the, turn, whileAttacking, you } from '../../abilities/language.ts';
import { bar, notYet, type UpgradeCard, upgradesOf } from '../chassis.ts';

const team = upgradesOf('team');

export const TEAMS: readonly UpgradeCard[] = [
  team(
    'bombardmentspecialists',
    { name: 'Bombardment Specialists', actions: bar('lock > calculate') },
    notYet,
  ),
  team('commsteam', { name: 'Comms Team', actions: bar('coordinate > calculate, jam > calculate') }, notYet),
  team(
    'corsaircrew',
    { name: 'Corsair Crew', slots: ['team', 'gunner'] },
    whileAttacking({}, the('defender', isSize('small', 'medium', 'large'))).may(
      spendResult(['hit'], gain('deplete', 1, 'defender')),
    ),
  ),
  team('damagecontrolteam', { name: 'Damage Control Team', actions: bar('reinforce > calculate') }, notYet),
  team('droidcrew', { name: 'Droid Crew', actions: bar('calculate > red lock') }, notYet),
  team('gunneryspecialists', { name: 'Gunnery Specialists', actions: bar('rotate > calculate') }, notYet),
  team(
    'igrmdroids',
    { name: 'IG-RM Droids', actions: bar('calculate') },
    whileAttacking({}, you(has('calculate'))).may(turn('hit', 'crit')),
  ),
  team('ordnanceteam', { name: 'Ordnance Team', actions: bar('reload > calculate') }, notYet),
  team('sensorexperts', { name: 'Sensor Experts', actions: bar('lock > calculate') }, notYet),
  team('tractortechnicians', { name: 'Tractor Technicians' }, notYet),
];
