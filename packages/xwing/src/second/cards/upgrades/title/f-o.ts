import { carrier } from '../../../docking/cards.ts';
import { bar, notYet, type UpgradeCard, upgradesOf } from '../../chassis.ts';

const title = upgradesOf('title');

export const TITLES_F_TO_O: readonly UpgradeCard[] = [
  title(
    'gauntlet',
    { name: 'Gauntlet', limited: 1, slots: ['title', 'modification'], charges: { limit: 2, recurring: 0 } },
    notYet,
  ),
  title(
    'ghost',
    { name: 'Ghost', limited: 1 },
    carrier(1, ['attackshuttle', 'sheathipedeclassshuttle'], ['rear']),
  ),
  title('havoc', { name: 'Havoc', limited: 1 }),
  title('houndstooth', { name: "Hound's Tooth", limited: 1 }, carrier(1, ['z95af4headhunter'])),
  title('ig2000', { name: 'IG-2000' }, notYet),
  title('kazsfireball', { name: "Kaz's Fireball", limited: 1 }, notYet),
  title(
    'landosmillenniumfalcon',
    { name: "Lando's Millennium Falcon", limited: 1 },
    carrier(1, ['escapecraft']),
    notYet,
  ),
  title('marauder', { name: 'Marauder', limited: 1 }, notYet),
  title('millenniumfalcon', { name: 'Millennium Falcon', limited: 1, actions: bar('evade') }, notYet),
  title('millenniumfalcon-battleoverendor', { name: 'Millennium Falcon', limited: 1 }, notYet),
  title('misthunter', { name: 'Mist Hunter', limited: 1, actions: bar('barrel-roll') }),
  title('moldycrow', { name: 'Moldy Crow', limited: 1, weapons: [{ arc: 'front', value: 3 }] }, notYet),
  title(
    'nightbrother',
    {
      name: 'Nightbrother',
      limited: 1,
      slots: ['title', 'modification'],
      charges: { limit: 2, recurring: 1 },
    },
    notYet,
  ),
  title('outrider', { name: 'Outrider', limited: 1 }, notYet),
];
