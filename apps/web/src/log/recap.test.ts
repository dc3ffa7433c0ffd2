import { expect, it } from 'vitest';
import type { ShownHarm } from '../shown/harm.ts';
import { lastRecap, lossesOf, shotsOf, type Told } from './recap.ts';

const told = (kind: string, harm: ShownHarm | null = null): Told => ({
  kind,
  harm: () => harm,
  heading: () => (kind === 'activates' ? { kind: 'activation' } : null),
});
const attack = (attacker: number, defender: number) =>
  told('attack', { kind: 'attack', attacker, defender, how: 'range 2' });
const lost = (ship: number, what: 'shields' | 'hull', card?: string) =>
  told(what, { kind: 'lost', ship, what, ...(card !== undefined && { card }) });
const destroyed = (ship: number) => told('destroyed', { kind: 'destroyed', ship });

it('sums up what each ship lost, to whom, and by which cards', () => {
  const events = [
    attack(5, 0),
    lost(0, 'shields'),
    lost(0, 'shields'),
    lost(0, 'hull', 'Structural Damage'),
    attack(0, 6),
    lost(6, 'hull'),
    destroyed(6),
  ];
  expect(lossesOf(events)).toEqual([
    {
      ship: 0,
      shields: 2,
      hull: 1,
      cards: ['Structural Damage'],
      destroyed: false,
      crashed: false,
      fled: false,
      by: [{ ship: 5, how: 'range 2' }],
    },
    {
      ship: 6,
      shields: 0,
      hull: 1,
      cards: [],
      destroyed: true,
      crashed: false,
      fled: false,
      by: [{ ship: 0, how: 'range 2' }],
    },
  ]);
});

it('tells of a ship that left the play area, and blames no attack', () => {
  const events = [attack(5, 0), lost(0, 'shields'), told('fled', { kind: 'fled', ship: 0 })];
  expect(lossesOf(events)).toMatchObject([{ ship: 0, shields: 1, destroyed: false, fled: true }]);
  expect(shotsOf(events)[0]?.destroyed).toBe(false);
});

it('counts what a squadron lost by what it has left', () => {
  const left = (ship: number, now: number) => told('hull', { kind: 'hull-left', ship, left: now, of: 5 });
  const events = [told('phase'), left(3, 4), told('phase'), attack(5, 3), left(3, 1), told('phase')];
  expect(lastRecap(events)?.losses).toEqual([
    {
      ship: 3,
      shields: 0,
      hull: 3,
      cards: [],
      destroyed: false,
      crashed: false,
      fled: false,
      by: [{ ship: 5, how: 'range 2' }],
    },
  ]);
});

it('names nobody for what a rock did, and for harm to another than the target', () => {
  expect(lossesOf([attack(5, 0), told('activates'), lost(0, 'hull')])[0]?.by).toEqual([]);
  expect(lossesOf([attack(5, 0), lost(1, 'hull')])[0]?.by).toEqual([]);
});

it('tells of the last phase that is over and had losses, no longer than a round', () => {
  const phase = told('phase');
  const fought = [told('round'), phase, attack(5, 0), lost(0, 'hull'), phase];
  expect(lastRecap(fought)?.phase).toBe(1);
  expect(lastRecap(fought.slice(0, -1))).toBeNull();
  expect(lastRecap([...fought, told('round'), phase])?.losses).toHaveLength(1);
  expect(lastRecap([...fought, told('round'), phase, told('round'), phase])).toBeNull();
});

it('tells every shot with what it did', () => {
  expect(shotsOf([attack(5, 0), attack(0, 5), lost(5, 'hull'), lost(5, 'hull'), destroyed(5)])).toEqual([
    { attacker: 5, defender: 0, how: 'range 2', damage: 0, destroyed: false },
    { attacker: 0, defender: 5, how: 'range 2', damage: 2, destroyed: true },
  ]);
});

it('tells who broke on an obstacle from who was shot down or destroyed otherwise', () => {
  const rock = [
    attack(5, 0),
    lost(0, 'hull'),
    told('activates'),
    told('obstacle-hit'),
    lost(0, 'hull'),
    destroyed(0),
  ];
  expect(lossesOf(rock)[0]).toMatchObject({ destroyed: true, crashed: true });
  expect(shotsOf(rock)[0]).toMatchObject({ damage: 1, destroyed: false });
  const later = [told('activates'), told('obstacle-hit'), lost(0, 'hull'), told('phase'), destroyed(0)];
  expect(lossesOf(later)[0]).toMatchObject({ destroyed: true, crashed: false });
  expect(lossesOf([told('obstacle-hit'), attack(5, 0), destroyed(0)])[0]).toMatchObject({ crashed: false });
});
