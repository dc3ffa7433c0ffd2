/** Attacks in tests: who stands where, and which attack is meant. */
import type { Zone } from '../geometry/index.ts';

/** The option to attack a hull zone from a hull zone. */
export const attackOn = (from: Zone, ship: number, zone: Zone, by = 0) => ({
  attacker: { kind: 'zone', id: by, zone: from },
  defender: { kind: 'zone', id: ship, zone },
});

/** The option to attack a squadron from a hull zone. */
export const attackOnSquadron = (from: Zone, squadron: number, by = 0) => ({
  attacker: { kind: 'zone', id: by, zone: from },
  defender: { kind: 'squadron', id: squadron, zone: 'front' },
});

/** What a squadron may attack. */
export const targetShip = (id: number, zone: Zone) => ({ defender: { kind: 'zone', id, zone } });
export const targetSquadron = (id: number) => ({ defender: { kind: 'squadron', id, zone: 'front' } });

/** Half the length of the tokens: where a hull zone ends before the middle of the base. */
const HALF = { cr90: 35.125, nebulon: 35.125, victory: 50.75 } as const;

/** How far apart the middles of two ships are when one is `gap` mm ahead of the other, token to token. */
export const apart = (one: keyof typeof HALF, gap: number, other: keyof typeof HALF): number =>
  HALF[one] + gap + HALF[other];
