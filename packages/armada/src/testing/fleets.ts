import type { SetupOfFleets } from '../setup/setup.ts';

/** Two fleets on the standard table with the six obstacles: everything is deployed. */
export const STANDARD_SETUP: SetupOfFleets = {
  format: { id: 'test', version: '1' },
  obstacles: ['asteroid_1', 'asteroid_2', 'asteroid_3', 'debris_1', 'debris_2', 'station'],
  sides: [
    {
      name: 'Corvettes',
      faction: 'rebel',
      ships: [
        { card: 'cr90-corvette-a', points: 44 },
        { card: 'cr90-corvette-a', points: 44 },
        { card: 'nebulon-b-escort-frigate', points: 57 },
      ],
      squadrons: Array.from({ length: 5 }, () => ({ card: 'x-wing-squadron', points: 13 })),
      objectives: [],
    },
    {
      name: 'Destroyers',
      faction: 'empire',
      ships: [
        { card: 'victory-ii-class-star-destroyer', points: 80 },
        { card: 'victory-ii-class-star-destroyer', points: 80 },
      ],
      squadrons: Array.from({ length: 6 }, () => ({ card: 'tie-fighter-squadron', points: 8 })),
      objectives: [],
    },
  ],
};
