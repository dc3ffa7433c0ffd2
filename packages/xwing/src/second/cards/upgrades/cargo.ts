import { at, cardAction, charge, flown, recoverEnergy } from '../../abilities/language.ts';
import { notYet, type UpgradeCard, upgradesOf } from '../chassis.ts';

const cargo = upgradesOf('cargo');

export const CARGO: readonly UpgradeCard[] = [
  cargo('adaptiveshields', { name: 'Adaptive Shields' }, notYet),
  cargo('boostedscanners', { name: 'Boosted Scanners' }, notYet),
  cargo('endlesshordes-epicsl', { name: 'Endless Hordes', charges: { limit: 1, recurring: 1 } }, notYet),
  cargo('illegalcountermeasures-epicsl', { name: 'Illegal Countermeasures' }, notYet),
  cargo(
    'optimizedpowercore',
    { name: 'Optimized Power Core' },
    at('after-maneuver', flown({ difficulty: 'blue' })).you(recoverEnergy()),
  ),
  cargo(
    'tibannareserves',
    { name: 'Tibanna Reserves', charges: { limit: 3, recurring: 0 } },
    cardAction(recoverEnergy(2), { costs: [charge()] }),
  ),
];
