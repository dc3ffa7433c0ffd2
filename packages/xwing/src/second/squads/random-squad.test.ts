import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import '../cards/all.ts';
import amg from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import epic from '../../../../../formats/xwing2-epic.json' with { type: 'json' };
import xwa from '../../../../../formats/xwing2-xwa.json' with { type: 'json' };
import { wingsOf } from '../wings/leaders.ts';
import { checkSquad } from './legality.ts';
import { indexPack, packFrom } from './pack.ts';
import { randomSquad, squadPool } from './random-squad.ts';
import { readXws, writeXws } from './xws.ts';

describe.each([
  ['xwing2-amg', packFrom(amg)],
  ['xwing2-xwa', packFrom(xwa)],
  ['xwing2-epic', packFrom(epic)],
])('squads by chance in %s', (_, pack) => {
  const pool = squadPool(pack);
  const streams = growStreams('chance', ['squads']);
  const squads = Array.from({ length: 300 }, () => randomSquad(pool, streams, 0));

  it('are legal and can be played', () => {
    for (const squad of squads) {
      const check = checkSquad(squad, pack);
      expect(check.refusals).toEqual([]);
      expect(check.playable).toBe(true);
      expect(check.points).toBeLessThanOrEqual(pack.squad.points);
    }
  });

  it('come of every faction that can fly, with upgrades, and spend most of their points', () => {
    const factions = new Set(squads.map((squad) => squad.faction));
    expect([...factions].sort()).toEqual([...pool.factions].sort());
    const upgrades = squads.flatMap((squad) => squad.ships.flatMap((ship) => ship.upgrades));
    expect(new Set(upgrades).size).toBeGreaterThan(50);
    const points = squads.map((squad) => checkSquad(squad, pack).points / pack.squad.points);
    expect(points.reduce((sum, each) => sum + each, 0) / points.length).toBeGreaterThan(0.85);
  });

  it('come back unchanged through XWS, whatever vendors add', () => {
    for (const squad of squads) {
      const xws = writeXws(squad, pack);
      const foreign = { ...xws, ruleset: 'any', vendor: { builder: { link: 'x' } }, version: '09/06/2024' };
      const { squad: again, problems } = readXws(JSON.stringify(foreign), pack);
      expect(problems).toEqual([]);
      expect(writeXws(again!, pack)).toEqual(xws);
      const sorted = (list: typeof squad) =>
        list.ships.map((ship) => ({ ...ship, upgrades: [...ship.upgrades].sort() }));
      expect(sorted(again!)).toEqual(sorted(squad));
      expect({ ...again, ships: [] }).toEqual({ ...squad, ships: [] });
    }
  });

  it('are the same from the same seed', () => {
    const once = randomSquad(pool, growStreams('one', ['squads']), 0);
    expect(randomSquad(pool, growStreams('one', ['squads']), 0)).toEqual(once);
    expect(randomSquad(pool, growStreams('two', ['squads']), 0)).not.toEqual(once);
  });
});

describe('epic squads by chance', () => {
  it('have huge ships and wings, not always', () => {
    const pack = packFrom(epic);
    const { ships, pilots } = indexPack(pack);
    const pool = squadPool(pack);
    const streams = growStreams('epic', ['squads']);
    const squads = Array.from({ length: 60 }, () => randomSquad(pool, streams, 0));
    const huge = squads.filter((squad) =>
      squad.ships.some(({ pilot }) => ships.get(pilots.get(pilot)!.ship)!.size === 'huge'),
    );
    const winged = squads.filter((squad) => wingsOf(squad.ships).length > 0);
    for (const some of [huge, winged]) {
      expect(some.length).toBeGreaterThan(15);
      expect(some.length).toBeLessThan(60);
    }
  });
});
