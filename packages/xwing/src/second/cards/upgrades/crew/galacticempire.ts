import {
  assign,
  at,
  choose,
  enemy,
  hasCondition,
  the,
  turn,
  whileAttacking,
} from '../../../abilities/language.ts';
import { carries } from '../../../devices/kinds.ts';
import { bar, notYet, type UpgradeCard, upgradesOf } from '../../chassis.ts';

const crew = upgradesOf('crew');

export const CREW_GALACTICEMPIRE: readonly UpgradeCard[] = [
  crew('admiralsloane', { name: 'Admiral Sloane', limited: 1 }, notYet),
  crew(
    'agentkallus',
    { name: 'Agent Kallus', limited: 1 },
    at('after-placing-forces').you(choose([enemy], assign('hunted', 'chosen'), { must: true })),
    whileAttacking({}, the('defender', hasCondition('hunted'))).may(turn('focus', 'hit')),
  ),
  crew('captainhark', { name: 'Captain Hark', limited: 1, charges: { limit: 2, recurring: 0 } }, notYet),
  crew('cienaree', { name: 'Ciena Ree', limited: 1 }, notYet),
  crew('darthvader', { name: 'Darth Vader', limited: 1, force: { limit: 1, recurring: 1 } }, notYet),
  crew('deathtroopers', { name: 'Death Troopers', limited: 1, slots: ['crew', 'crew'] }, notYet),
  crew('directorkrennic', { name: 'Director Krennic', limited: 1, actions: bar('lock') }, notYet),
  crew(
    'emperorpalpatine',
    { name: 'Emperor Palpatine', limited: 1, slots: ['crew', 'crew'], force: { limit: 1, recurring: 1 } },
    notYet,
  ),
  crew('garsaxon', { name: 'Gar Saxon', limited: 1 }, notYet),
  crew(
    'grandinquisitor',
    { name: 'Grand Inquisitor', limited: 1, force: { limit: 1, recurring: 1 } },
    notYet,
  ),
  crew(
    'grandmofftarkin',
    { name: 'Grand Moff Tarkin', limited: 1, charges: { limit: 2, recurring: 1 } },
    notYet,
  ),
  crew(
    'imperialsupercommandos',
    {
      name: 'Imperial Super Commandos',
      limited: 1,
      slots: ['crew', 'crew'],
      charges: { limit: 2, recurring: 0, spentForGood: true },
    },
    carries('commandos'),
  ),
  crew('isbslicer', { name: 'ISB Slicer' }, notYet),
  crew('ministertua', { name: 'Minister Tua', limited: 1 }, notYet),
  crew('moffjerjerrod', { name: 'Moff Jerjerrod', limited: 1, charges: { limit: 2, recurring: 1 } }, notYet),
  crew('seventhsister', { name: 'Seventh Sister', limited: 1, force: { limit: 1, recurring: 1 } }, notYet),
];
