import {
  at,
  attackWith,
  cancelEvade,
  charge,
  defenderInBullseye,
  flown,
  recoverCharge,
  reroll,
  whileDefending,
} from '../../../abilities/language.ts';
import { bar, notYet, type UpgradeCard, upgradesOf } from '../../chassis.ts';

const talent = upgradesOf('talent');

export const TALENTS_A_TO_E: readonly UpgradeCard[] = [
  talent(
    'aceinthehole-battleoverendor',
    { name: 'Ace in the Hole', charges: { limit: 2, recurring: 0 } },
    notYet,
  ),
  talent('apexpredator-battleoverendor', { name: 'Apex Predator' }, notYet),
  talent('attackspeed-battleofyavin', { name: 'Attack Speed' }, notYet),
  talent('backwardstailslide', { name: 'Backwards Tailslide' }, notYet),
  talent('clantraining', { name: 'Clan Training', charges: { limit: 1, recurring: 0 } }, notYet),
  talent('collected-battleoverendor', { name: 'Collected' }, notYet),
  talent('composure', { name: 'Composure' }, notYet),
  talent(
    'crackshot',
    { name: 'Crack Shot', charges: { limit: 1, recurring: 0 } },
    at('before-neutralizing', attackWith('primary'), defenderInBullseye).youMay(cancelEvade, charge(1)),
  ),
  talent('cutthroat', { name: 'Cutthroat' }, notYet),
  talent('daredevil', { name: 'Daredevil' }, notYet),
  talent('deadeyeshot', { name: 'Deadeye Shot' }, notYet),
  talent('debrisgambit', { name: 'Debris Gambit', actions: bar('red evade') }, notYet),
  talent('dedicated', { name: 'Dedicated' }, notYet),
  talent('disciplined', { name: 'Disciplined' }, notYet),
  talent('efficientprocessing-swz103', { name: 'Efficient Processing' }, notYet),
  talent(
    'elusive',
    { name: 'Elusive', charges: { limit: 1, recurring: 0 } },
    whileDefending().may(reroll(1), charge(1)),
    at('after-maneuver', flown({ fully: true, difficulty: 'red' })).you(recoverCharge),
  ),
  talent('enduring', { name: 'Enduring' }, notYet),
  talent('ensnare', { name: 'Ensnare' }, notYet),
  talent('experthandling', { name: 'Expert Handling', actions: bar('barrel-roll') }),
];
