import { bar, chassis, dial, pilot } from '../chassis.ts';

/** C-ROC Cruiser: huge base. */
export const croccruiser = chassis({
  id: 'croccruiser',
  name: 'C-ROC Cruiser',
  size: 'huge',
  dial: dial('0BR 0OR 0NR 1BW 1NW 1FB 2BW 2NW 2FB 3NR 3FW 3BR 4FR 5FR'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 0,
  hull: 12,
  shields: 4,
  actions: bar('focus, lock, red coordinate, reinforce, jam'),
  keywords: [],
  shipAbility: 'Overdrive Burners',
  huge: { energy: { limit: 4, recurring: 1 }, shieldsBack: 1 },
  pilots: [
    pilot('syndicatesmugglers', {
      name: 'Syndicate Smugglers',
      faction: 'scumandvillainy',
      initiative: 7,
      engagement: 1,
    }),
    pilot('separatistprivateers', {
      name: 'Separatist Privateers',
      faction: 'separatistalliance',
      initiative: 7,
      engagement: 1,
    }),
    pilot('cikatrovizago-epicsl', {
      name: 'Cikatro Vizago',
      faction: 'scumandvillainy',
      initiative: 7,
      engagement: 1,
      limited: 1,
      own: { actions: bar('focus, reinforce > red jam, lock, red coordinate, jam, rotate') },
      standardLoadout: [
        'azmorigan-epicsl',
        'illegalcountermeasures-epicsl',
        'modifieddorsalturret-epicsl',
        'brokenhorn',
      ],
    }),
  ],
});
