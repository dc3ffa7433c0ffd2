import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Trident-Class Assault Ship: huge base. */
export const tridentclassassaultship = chassis({
  id: 'tridentclassassaultship',
  name: 'Trident-Class Assault Ship',
  size: 'huge',
  dial: dial('0BR 0OR 0NR 1SW 2BB 2NB 2FB 2SR 3NW 3FB 3BW 4FB 4KR 5FW'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 0,
  hull: 10,
  shields: 4,
  actions: bar('focus, red evade, red reinforce, lock, red coordinate'),
  keywords: [],
  shipAbility: 'Tractor Grasp',
  huge: { energy: { limit: 3, recurring: 2 }, shieldsBack: 1 },
  pilots: [
    pilot('lawlesspirates', {
      name: 'Lawless Pirates',
      faction: 'scumandvillainy',
      initiative: 8,
      engagement: 0,
    }),
    pilot('colicoiddestroyer', {
      name: 'Colicoid Destroyer',
      faction: 'separatistalliance',
      initiative: 8,
      engagement: 0,
    }),
    pilot('asajjventress-epicsl', {
      name: 'Asajj Ventress',
      faction: 'separatistalliance',
      initiative: 8,
      engagement: 1,
      limited: 1,
      keywords: ['Bounty Hunter', 'Dark Side'],
      force: { limit: 1, recurring: 1, side: 'dark' },
      own: { actions: bar('focus, red evade, reinforce, lock, red coordinate') },
      standardLoadout: [
        'aqseriesbattledroids-epicsl',
        'tractortentacles',
        'drillbeak-epicsl',
        'trident-epicsl',
      ],
    }),
    pilot('sorctormo-epicsl', {
      name: 'Sorc Tormo',
      faction: 'scumandvillainy',
      initiative: 8,
      engagement: 1,
      limited: 1,
      own: { actions: bar('focus, red evade, reinforce, lock, red coordinate') },
      standardLoadout: [
        'caijvanda-epicsl',
        'tractortentacles',
        'drillbeak-epicsl',
        'nautolansrevenge-epicsl',
      ],
    }),
  ],
});
