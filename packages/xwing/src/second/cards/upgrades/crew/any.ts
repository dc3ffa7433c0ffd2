import { assign, at, choose, enemy } from '../../../abilities/language.ts';
import { bar, notYet, type UpgradeCard, upgradesOf } from '../../chassis.ts';

const crew = upgradesOf('crew');

export const CREW_ANY: readonly UpgradeCard[] = [
  crew('ahsokatano-crew', { name: 'Ahsoka Tano', limited: 1, force: { limit: 1, recurring: 1 } }, notYet),
  crew('bokatankryze', { name: 'Bo-Katan Kryze', limited: 1 }, notYet),
  crew('bokatankryze-rebel-scum', { name: 'Bo-Katan Kryze', limited: 1 }, notYet),
  crew(
    'chancellorpalpatine',
    {
      name: 'Palpatine/Sidious',
      limited: 1,
      force: { limit: 1, recurring: 1 },
      actions: bar('purple coordinate'),
      back: { name: 'Darth Sidious', force: { limit: 1, recurring: 1 }, actions: bar('purple coordinate') },
    },
    notYet,
  ),
  crew('chewbacca-battleofyavin', { name: 'Chewbacca', limited: 1 }, notYet),
  crew('fennrau', { name: 'Fenn Rau', limited: 1 }, notYet),
  crew('freelanceslicer', { name: 'Freelance Slicer' }, notYet),
  crew('gnkgonkdroid', { name: 'GNK “Gonk” Droid', charges: { limit: 1, recurring: 0 } }, notYet),
  crew('hondoohnaka', { name: 'Hondo Ohnaka', limited: 1 }, notYet),
  crew(
    'informant',
    { name: 'Informant', limited: 1 },
    at('after-placing-forces').you(choose([enemy], assign('listeningdevice', 'chosen'), { must: true })),
  ),
  crew('jangofett', { name: 'Jango Fett', limited: 1 }, notYet),
  crew('leebo-swz103', { name: '“Leebo”', limited: 1 }, notYet),
  crew('novicetechnician', { name: 'Novice Technician' }, notYet),
  crew('perceptivecopilot', { name: 'Perceptive Copilot' }, notYet),
  crew('previzsla', { name: 'Pre Vizsla', limited: 1, actions: bar('coordinate') }, notYet),
  crew(
    'primeministeralmec',
    { name: 'Prime Minister Almec', limited: 1, back: { name: "Almec, Maul's Puppet" } },
    notYet,
  ),
  crew('protectorategleb', { name: 'Protectorate Gleb', limited: 1, actions: bar('red coordinate') }, notYet),
  crew('savageopress', { name: 'Savage Opress', limited: 1, force: { limit: 1, recurring: 1 } }, notYet),
  crew('seasonednavigator', { name: 'Seasoned Navigator' }, notYet),
  crew('tacticalofficer', { name: 'Tactical Officer', actions: bar('coordinate') }),
  crew('thechild', { name: 'The Child', limited: 1, force: { limit: 2, recurring: 0 } }, notYet),
  crew('wolfpack-siegeofcoruscant', { name: 'Wolfpack', limited: 1, slots: ['crew', 'gunner'] }, notYet),
  crew('zamwesell', { name: 'Zam Wesell', limited: 1, charges: { limit: 2, recurring: 0 } }, notYet),
];
