import type { SquadronCard } from './types.ts';

/** Squadron cards. */
export const SQUADRON_CARDS: readonly SquadronCard[] = [
  {
    id: 'tie-fighter-squadron',
    name: 'TIE Fighter Squadron',
    type: 'tie-fighter-squadron',
    unique: false,
    irregular: false,
    faction: 'empire',
    points: 8,
    hull: 3,
    speed: 4,
    tokens: [],
    antiSquadron: { blue: 3 },
    battery: { blue: 1 },
    keywords: { swarm: 1 },
  },
  {
    id: 'x-wing-squadron',
    name: 'X-wing Squadron',
    type: 'x-wing-squadron',
    unique: false,
    irregular: false,
    faction: 'rebel',
    points: 13,
    hull: 5,
    speed: 3,
    tokens: [],
    antiSquadron: { blue: 4 },
    battery: { red: 1 },
    keywords: { bomber: 1, escort: 1 },
  },
];
