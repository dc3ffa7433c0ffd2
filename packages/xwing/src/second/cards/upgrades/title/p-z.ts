import { docksAtRange } from '../../../docking/cards.ts';
import { bar, notYet, type UpgradeCard, upgradesOf } from '../../chassis.ts';

const title = upgradesOf('title');

export const TITLES_P_TO_Z: readonly UpgradeCard[] = [
  title('phantom', { name: 'Phantom', limited: 1 }, docksAtRange(1)),
  title('punishingone', { name: 'Punishing One', limited: 1 }, notYet),
  title('razorcrest', { name: 'Razor Crest', limited: 1, actions: bar('evade > red barrel-roll') }, notYet),
  title('reysmillenniumfalcon', { name: "Rey's Millennium Falcon", limited: 1 }, notYet),
  title('scimitar', { name: 'Scimitar', limited: 1, actions: bar('red cloak, jam') }, notYet),
  title('shadowcaster', { name: 'Shadow Caster', limited: 1 }, notYet),
  title('slavei', { name: 'Slave I', limited: 1 }, notYet),
  title('slavei-swz82', { name: 'Slave I', limited: 1 }, notYet),
  title('soullessone', { name: 'Soulless One', limited: 1, hull: 2 }, notYet),
  title('st321', { name: 'ST-321', limited: 1 }, notYet),
  title('virago', { name: 'Virago', limited: 1, charges: { limit: 2, recurring: 0 }, shields: 1 }, notYet),
  title('xanadublood', { name: 'Xanadu Blood', limited: 1, actions: bar('red cloak') }),
];
