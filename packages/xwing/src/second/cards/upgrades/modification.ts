import {
  at,
  breakLocks,
  cardAction,
  charge,
  deviceIs,
  fuseDevice,
  inTurn,
  placeDevice,
  recoverCharges,
} from '../../abilities/language.ts';
import { carries } from '../../devices/kinds.ts';
import { bar, notYet, type UpgradeCard, upgradesOf } from '../chassis.ts';

const modification = upgradesOf('modification');

export const MODIFICATIONS: readonly UpgradeCard[] = [
  modification('ablativeplating', { name: 'Ablative Plating', charges: { limit: 2, recurring: 0 } }, notYet),
  modification('advancedslam', { name: 'Advanced SLAM' }, notYet),
  modification('afterburners', { name: 'Afterburners', charges: { limit: 2, recurring: 0 } }, notYet),
  modification('angleddeflectors', { name: 'Angled Deflectors', shields: -1, actions: bar('reinforce') }),
  modification(
    'automatedloaders-swz98',
    { name: 'Automated Loaders', charges: { limit: 1, recurring: 0 } },
    notYet,
  ),
  modification(
    'beskarreinforcedplating',
    { name: 'Beskar Reinforced Plating', charges: { limit: 2, recurring: 0 } },
    notYet,
  ),
  modification(
    'burnoutthrusters',
    { name: 'Burnout Thrusters', charges: { limit: 1, recurring: 0 }, actions: bar('slam') },
    notYet,
  ),
  modification('chaffparticles-battleoverendor', { name: 'Chaff Particles' }, notYet),
  modification(
    'computerassistedhandling-battleoverendor',
    { name: 'Computer-Assisted Handling', charges: { limit: 1, recurring: 0 } },
    notYet,
  ),
  modification('contingencyprotocol-siegeofcoruscant', { name: 'Contingency Protocol' }, notYet),
  modification(
    'delayedfuses',
    { name: 'Delayed Fuses' },
    at('after-drop', deviceIs('bomb', 'mine')).youMay(fuseDevice),
  ),
  modification('dropseatbay', { name: 'Drop-Seat bay' }, notYet),
  modification('electronicbaffle', { name: 'Electronic Baffle' }, notYet),
  modification('engineupgrade', { name: 'Engine Upgrade', actions: bar('boost') }),
  modification('evasionsequence7-siegeofcoruscant', { name: 'Evasion Sequence 7' }, notYet),
  modification(
    'fuelinjectionoverride-battleoverendor',
    { name: 'Fuel Injection Override', charges: { limit: 2, recurring: 0 } },
    notYet,
  ),
  modification('hullupgrade', { name: 'Hull Upgrade', hull: 1 }),
  modification(
    'imperviumplating',
    { name: 'Impervium Plating', charges: { limit: 2, recurring: 0 } },
    notYet,
  ),
  modification('independentcalculations', { name: 'Independent Calculations' }, notYet),
  modification(
    'ionmaneuveringjet-battleoverendor',
    { name: 'Ion Maneuvering Jet', charges: { limit: 2, recurring: 0 } },
    notYet,
  ),
  modification(
    'mandalorianoptics',
    { name: 'Mandalorian Optics', charges: { limit: 2, recurring: 0 } },
    notYet,
  ),
  modification(
    'manualailerons-tiephphantom',
    { name: 'Manual Ailerons', charges: { limit: 2, recurring: 0 } },
    notYet,
  ),
  modification('munitionsfailsafe', { name: 'Munitions Failsafe' }, notYet),
  modification('overdrivethruster', { name: 'Overdrive Thruster', limited: 1 }, notYet),
  modification(
    'precisionionengines',
    { name: 'Precision Ion Engines', charges: { limit: 2, recurring: 0 } },
    notYet,
  ),
  modification('sensorjammer-battleofyavin', { name: 'Sensor Jammer' }, notYet),
  modification('shieldupgrade', { name: 'Shield Upgrade', shields: 1 }),
  modification(
    'sparepartscanisters',
    { name: 'Spare Parts Canisters', charges: { limit: 1, recurring: 0 } },
    carries('spareparts'),
    cardAction(recoverCharges(1, ['astromech']), { costs: [charge()] }),
    cardAction(inTurn(placeDevice('this'), breakLocks('on'))),
  ),
  modification('staticdischargevanes', { name: 'Static Discharge Vanes' }, notYet),
  modification('stealthdevice', { name: 'Stealth Device', charges: { limit: 1, recurring: 0 } }, notYet),
  modification(
    'stygiumreserve-tiephphantom',
    { name: 'Stygium Reserve', charges: { limit: 1, recurring: 0 } },
    notYet,
  ),
  modification('synchronizedconsole', { name: 'Synchronized Console' }, notYet),
  modification('tacticalscrambler', { name: 'Tactical Scrambler' }, notYet),
  modification('targetassistalgorithm-battleoverendor', { name: 'Target-Assist Algorithm' }, notYet),
  modification('targetingcomputer', { name: 'Targeting Computer', actions: bar('lock') }),
  modification('targetingmatrix-battleoverendor', { name: 'Targeting Matrix' }, notYet),
  modification('unstablesublightengines-battleofyavin', { name: 'Unstable Sublight Engines' }, notYet),
];
