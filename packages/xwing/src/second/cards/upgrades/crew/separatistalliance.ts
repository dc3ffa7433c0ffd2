import { carries } from '../../../devices/kinds.ts';
import { notYet, type UpgradeCard, upgradesOf } from '../../chassis.ts';

const crew = upgradesOf('crew');

export const CREW_SEPARATISTALLIANCE: readonly UpgradeCard[] = [
  crew('countdooku', { name: 'Count Dooku', limited: 1, force: { limit: 1, recurring: 1 } }, notYet),
  crew(
    'deathwatchcommandos',
    {
      name: 'Death Watch Commandos',
      limited: 1,
      slots: ['crew', 'crew'],
      charges: { limit: 2, recurring: 0, spentForGood: true },
    },
    carries('commandos'),
  ),
  crew(
    'generalgrievous',
    { name: 'General Grievous', limited: 1, charges: { limit: 1, recurring: 0 } },
    notYet,
  ),
  crew('talmerrik', { name: 'Tal Merrik', limited: 1 }, notYet),
];
