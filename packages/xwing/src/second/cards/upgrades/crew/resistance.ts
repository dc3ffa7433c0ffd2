import { bar, notYet, type UpgradeCard, upgradesOf } from '../../chassis.ts';

const crew = upgradesOf('crew');

export const CREW_RESISTANCE: readonly UpgradeCard[] = [
  crew('amilynholdo', { name: 'Amilyn Holdo', limited: 1 }, notYet),
  crew('c3po-crew', { name: 'C-3PO', limited: 1, actions: bar('calculate, red coordinate') }, notYet),
  crew(
    'chewbacca-crew-swz19',
    { name: 'Chewbacca', limited: 1, charges: { limit: 2, recurring: 0 } },
    notYet,
  ),
  crew(
    'ga97',
    { name: 'GA-97', limited: 1, charges: { limit: 5, recurring: 1 }, actions: bar('calculate') },
    notYet,
  ),
  crew('hansolo-crew', { name: 'Han Solo', limited: 1, actions: bar('red evade') }, notYet),
  crew('kaydelconnix', { name: 'Kaydel Connix', limited: 1 }, notYet),
  crew('korrsella', { name: 'Korr Sella', limited: 1 }, notYet),
  crew('larmadacy', { name: "Larma D'Acy", limited: 1 }, notYet),
  crew(
    'leiaorgana-resistance',
    {
      name: 'Leia Organa',
      limited: 1,
      slots: ['crew', 'crew'],
      force: { limit: 1, recurring: 1 },
      actions: bar('purple coordinate'),
    },
    notYet,
  ),
  crew('pz4co', { name: 'PZ-4CO', limited: 1, actions: bar('calculate') }, notYet),
  crew('rosetico', { name: 'Rose Tico', limited: 1 }, notYet),
];
