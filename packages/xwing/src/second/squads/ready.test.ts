import { describe, expect, it } from 'vitest';
import '../cards/all.ts';
import amg from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import { chassisOf } from '../cards/index.ts';
import { checkSquad } from './legality.ts';
import { packFrom } from './pack.ts';
import { DEFAULT_PAIR, READY_SQUADS, readySquads } from './ready.ts';

const pack = packFrom(amg);

describe('ready squads', () => {
  it('are ten, of three factions, each legal, of exactly 20 points and playable', () => {
    expect(new Set(READY_SQUADS.map((ready) => ready.id)).size).toBe(10);
    expect(new Set(READY_SQUADS.map((ready) => ready.squad.faction)).size).toBe(3);
    for (const { id, squad } of READY_SQUADS) {
      const check = checkSquad(squad, pack);
      expect(check, id).toMatchObject({ legal: true, playable: true, points: 20, refusals: [] });
      expect(squad.obstacles, id).toHaveLength(3);
    }
  });

  it('have no card that does nothing', () => {
    const idle = READY_SQUADS.flatMap(({ squad }) => checkSquad(squad, pack).notices);
    expect(idle).toEqual([]);
  });

  it('bring all three base sizes and double turrets', () => {
    const flown = READY_SQUADS.flatMap((ready) => ready.squad.ships.map((ship) => chassisOf(ship.pilot)!));
    expect(new Set(flown.map((chassis) => chassis.size))).toEqual(new Set(['small', 'medium', 'large']));
    const arcs = new Set(flown.flatMap((chassis) => chassis.weapons.map((weapon) => weapon.arc)));
    expect(arcs).toEqual(new Set(['front', 'rear', 'double-turret']));
    expect(new Set(flown.map((chassis) => chassis.id)).size).toBe(10);
  });

  it('have upgrades in two of them', () => {
    const armed = READY_SQUADS.filter(({ squad }) => squad.ships.some((ship) => ship.upgrades.length > 0));
    expect(armed.map((ready) => ready.id)).toEqual(['interceptors-and-bombers', 'hired-hands']);
  });

  it('let four ships meet six by default', () => {
    expect(DEFAULT_PAIR.map((ready) => ready.squad.ships.length)).toEqual([4, 6]);
    for (const ready of DEFAULT_PAIR) expect(READY_SQUADS).toContain(ready);
    expect(readySquads(pack)).toEqual(READY_SQUADS);
    expect(readySquads(pack).slice(0, 2)).toEqual(DEFAULT_PAIR);
  });
});
