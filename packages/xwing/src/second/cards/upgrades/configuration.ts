import { bar, notYet, type UpgradeCard, upgradesOf } from '../chassis.ts';

const configuration = upgradesOf('configuration');

export const CONFIGURATIONS: readonly UpgradeCard[] = [
  configuration('alpha3bbesh', { name: 'Alpha-3B “Besh”' }, notYet),
  configuration('alpha3eesk', { name: 'Alpha-3E “Esk”', charges: { limit: 2, recurring: 1 } }, notYet),
  configuration(
    'calibratedlasertargeting',
    { name: 'Calibrated Laser Targeting', slots: ['configuration', 'modification'] },
    notYet,
  ),
  configuration(
    'corsairrefit',
    { name: 'Corsair Refit', energy: 1, limited: 2, hull: 2, shields: -2 },
    notYet,
  ),
  configuration('delta7b', { name: 'Delta-7B', shields: 2, agility: -1, frontValue: 1 }),
  configuration(
    'enhancedjammingsuite',
    {
      name: 'Enhanced Jamming Suite',
      slots: ['configuration', 'tech'],
      actions: bar('focus > jam, barrel-roll > jam, boost > jam, jam'),
    },
    notYet,
  ),
  configuration(
    'grapplingstruts',
    { name: 'Grappling Struts', back: { name: 'Grappling Struts (Open)' } },
    notYet,
  ),
  configuration(
    'integratedsfoils',
    {
      name: 'Integrated S-foils',
      actions: bar('barrel-roll, focus > red barrel-roll'),
      back: { name: 'Integrated S-foils (Open)' },
    },
    notYet,
  ),
  configuration(
    'interceptbooster',
    {
      name: 'Intercept Booster',
      charges: { limit: 3, recurring: -1 },
      actions: bar('slam > red lock'),
      back: { name: 'Intercept Booster (Detached)' },
    },
    notYet,
  ),
  configuration('l337sprogramming-battleofyavin', { name: "L3-37's Programming", limited: 1 }, notYet),
  configuration('landingstruts', { name: 'Landing Struts', back: { name: 'Landing Struts (Open)' } }, notYet),
  configuration(
    'maneuverassistmgk300',
    { name: 'Maneuver-Assist MGK-300', actions: bar('calculate, barrel-roll > red calculate') },
    notYet,
  ),
  configuration('os1arsenalloadout', { name: 'Os-1 Arsenal Loadout' }, notYet),
  configuration('pivotwing', { name: 'Pivot Wing', back: { name: 'Pivot Wing (Open)' } }, notYet),
  configuration(
    'repulsorliftstabilizers',
    { name: 'Repulsorlift Stabilizers', back: { name: 'Repulsorlift Stabilizers (Active)' } },
    notYet,
  ),
  configuration('sensitivecontrols', { name: 'Sensitive Controls' }, notYet),
  configuration(
    'servomotorsfoils',
    {
      name: 'Servomotor S-foils',
      actions: bar('boost, focus > red boost'),
      back: { name: 'Servomotor S-foils (Open)' },
    },
    notYet,
  ),
  configuration(
    'stabilizedsfoils',
    {
      name: 'Stabilized S-foils',
      actions: bar('barrel-roll > red evade, red reload'),
      back: { name: 'Stabilized S-foils (Open)', actions: bar('barrel-roll > red lock') },
    },
    notYet,
  ),
  configuration(
    'strutlockoverride-siegeofcoruscant',
    { name: 'Strut-Lock Override', charges: { limit: 2, recurring: 0 } },
    notYet,
  ),
  configuration('swivelwing', { name: 'Swivel Wing', back: { name: 'Swivel Wing (Up)' } }, notYet),
  configuration(
    'targetassistmgk300',
    { name: 'Target-Assist MGK-300', actions: bar('calculate, rotate > calculate') },
    notYet,
  ),
  configuration('tiedefenderelite', { name: 'TIE Defender Elite' }, notYet),
  configuration('vectoredcannonsrz1', { name: 'Vectored Cannons (RZ-1)' }, notYet),
  configuration(
    'wartimeloadout',
    {
      name: 'Wartime Loadout',
      slots: ['configuration', 'modification'],
      shields: 2,
      actions: bar('lock, reload'),
    },
    notYet,
  ),
  configuration('xg1assaultconfiguration', { name: 'Xg-1 Assault Configuration' }, notYet),
];
