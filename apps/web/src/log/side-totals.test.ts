import { expect, it } from 'vitest';
import type { ShownHarm } from '../shown/harm.ts';
import type { Told } from './recap.ts';
import { sideTotals } from './side-totals.ts';

const told = (kind: string, harm: ShownHarm | null = null): Told => ({
  kind,
  harm: () => harm,
  heading: () => null,
});
const attack = (attacker: number, defender: number) =>
  told('attack', { kind: 'attack', attacker, defender, how: 'range 2' });
const lost = (ship: number) => told('hull', { kind: 'lost', ship, what: 'hull' });

it('adds up what each side did and lost, and no device that acts as a ship among its ships', () => {
  const ships = [
    { player: 0, hasCard: true },
    { player: 1, hasCard: true },
    { player: 2, hasCard: true },
    { player: 2, hasCard: false },
  ];
  const events = [
    attack(0, 1),
    lost(1),
    lost(1),
    attack(1, 0),
    attack(0, 1),
    lost(1),
    told('destroyed', { kind: 'destroyed', ship: 1 }),
    told('fled', { kind: 'fled', ship: 2 }),
    told('destroyed', { kind: 'destroyed', ship: 3 }),
  ];
  expect(sideTotals(events, ships, [0, 1, 2])).toEqual([
    { player: 0, attacks: 2, hits: 2, damage: 3, ships: 1, lost: 0 },
    { player: 1, attacks: 1, hits: 0, damage: 0, ships: 1, lost: 1 },
    { player: 2, attacks: 0, hits: 0, damage: 0, ships: 1, lost: 1 },
  ]);
});
