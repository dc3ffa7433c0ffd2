import { carries } from '../../../devices/kinds.ts';
import { bar, notYet, type UpgradeCard, upgradesOf } from '../../chassis.ts';

const crew = upgradesOf('crew');

export const CREW_GALACTICREPUBLIC: readonly UpgradeCard[] = [
  crew(
    'aaylasecura',
    {
      name: 'Aayla Secura',
      limited: 1,
      force: { limit: 1, recurring: 1 },
      actions: bar('focus > purple coordinate'),
    },
    notYet,
  ),
  crew('c3po-republic', { name: 'C-3PO', limited: 1, actions: bar('calculate') }, notYet),
  crew('fives', { name: '“Fives”', limited: 1 }, notYet),
  crew(
    'ghostcompany',
    { name: 'Ghost Company', limited: 1, slots: ['crew', 'gunner'], actions: bar('rotate > red focus') },
    notYet,
  ),
  crew(
    'kitfisto',
    { name: 'Kit Fisto', limited: 1, force: { limit: 1, recurring: 1 }, actions: bar('purple evade') },
    notYet,
  ),
  crew('korkiekryze', { name: 'Korkie Kryze', limited: 1 }, notYet),
  crew(
    'niteowlcommandos',
    {
      name: 'Nite Owl Commandos',
      limited: 1,
      slots: ['crew', 'crew'],
      charges: { limit: 2, recurring: 0, spentForGood: true },
    },
    carries('commandos'),
  ),
  crew('obiwankenobi', { name: 'Obi-Wan Kenobi', limited: 1, force: { limit: 1, recurring: 1 } }, notYet),
  crew(
    'plokoon',
    { name: 'Plo Koon', limited: 1, force: { limit: 1, recurring: 1 }, actions: bar('purple reinforce') },
    notYet,
  ),
  crew('satinekryze', { name: 'Satine Kryze', limited: 1, charges: { limit: 2, recurring: 1 } }, notYet),
  crew('wolfpack', { name: 'Wolfpack', limited: 1, slots: ['crew', 'gunner'] }, notYet),
  crew(
    'yoda',
    { name: 'Yoda', limited: 1, force: { limit: 2, recurring: 1 }, actions: bar('purple coordinate') },
    notYet,
  ),
];
