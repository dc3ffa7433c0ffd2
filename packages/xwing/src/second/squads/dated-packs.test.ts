import { readFileSync } from 'node:fs';
import '../cards/all.ts';
import { baseOf, withBase } from '@firing-arc/referee';
import { describe, expect, it } from 'vitest';
import { setupFromSquads } from '../setup/from-squads.ts';
import { checkSquad } from './legality.ts';
import { packFrom } from './pack.ts';
import { readySquads } from './ready.ts';
import type { Squad } from './squad.ts';

const FORMATS = new URL('../../../../../formats/', import.meta.url);
const file = (id: string): unknown => JSON.parse(readFileSync(new URL(`${id}.json`, FORMATS), 'utf8'));
function whole(id: string): unknown {
  const json = file(id);
  const base = baseOf(json);
  return base === null ? json : withBase(json, whole(base));
}

describe('packs told as differences', () => {
  it('change fields and cards, take them away with null, and bring new ones', () => {
    const base = {
      id: 'a',
      name: 'A',
      pilots: [{ id: 'x', cost: 1, loadout: 2 }, { id: 'y' }],
      upgrades: [],
    };
    const change = { base: 'a', id: 'b', pilots: { x: { cost: 3, loadout: null }, y: null, z: { id: 'z' } } };
    expect(withBase(change, base)).toEqual({
      id: 'b',
      name: 'A',
      pilots: [{ id: 'x', cost: 3 }, { id: 'z' }],
      upgrades: [],
    });
    expect(baseOf(change)).toBe('a');
    expect(baseOf(base)).toBeNull();
    expect(baseOf(null)).toBeNull();
  });
});

/** A squad of the Welsh Open, June 2023. */
const WELSH: Squad = {
  faction: 'galacticempire',
  ships: [
    { pilot: 'tomaxbren', upgrades: ['saturationsalvo', 'barragerockets', 'bombletgenerator'] },
    { pilot: 'captainjonus', upgrades: ['saturationsalvo', 'barragerockets', 'bombletgenerator'] },
    { pilot: 'majorrhymer', upgrades: ['saturationsalvo', 'barragerockets', 'concussionbombs'] },
    { pilot: 'darthvader-battleofyavin', upgrades: [] },
    { pilot: 'fifthbrother', upgrades: ['brilliantevasion', 'homingmissiles'] },
  ],
};

describe('the publisher’s points of another date', () => {
  it('make a squad legal that is not legal today', () => {
    expect(checkSquad(WELSH, packFrom(whole('xwing2-amg-2023-06')))).toMatchObject({
      legal: true,
      points: 20,
    });
    expect(checkSquad(WELSH, packFrom(whole('xwing2-amg'))).refusals.map(({ ruling }) => ruling)).toEqual([
      'xwing2:squad-building.10',
      'xwing2:squad-building.10',
    ]);
  });

  it.each(['2022-05', '2022-08', '2022-10', '2022-12'])(
    'let only ready squads meet that were legal: not Howlrunner’s six in %s',
    (date) => {
      const pack = packFrom(whole(`xwing2-amg-${date}`));
      const offered = readySquads(pack);
      expect(offered.filter(({ squad }) => !checkSquad(squad, pack).legal)).toEqual([]);
      const ids = offered.map(({ id }) => id);
      expect(ids).not.toContain('howlrunners-six');
      expect(ids.slice(0, 2)).toEqual(['four-x-wings', 'eight-ties']);
    },
  );

  it('do not have cards of a later day among those of standard play', () => {
    const squad = { ...WELSH, ships: [{ pilot: 'captainyorr-battleoverendor', upgrades: [] }] };
    const { refusals } = checkSquad(squad, packFrom(whole('xwing2-amg-2022-05')));
    expect(refusals.map(({ ruling }) => ruling)).toContain('xwing2:game-mode.1');
  });
});

describe('the squad points of the X-Wing Alliance after R3', () => {
  it('change thirty pilots, and say with every squad that they are not complete', () => {
    const pack = packFrom(whole('xwing2-xwa-after-r3'));
    const before = packFrom(whole('xwing2-xwa'));
    const cost = (id: string, of = pack) => of.pilots.find((pilot) => pilot.id === id)!.cost;
    const changed = pack.pilots.filter((pilot) => pilot.cost !== cost(pilot.id, before));
    expect(changed).toHaveLength(30);
    expect([cost('captainrex', before), cost('captainrex')]).toEqual([7, 6]);
    const squad: Squad = { faction: 'galacticempire', ships: [{ pilot: 'academypilot', upgrades: [] }] };
    const told = (of: typeof pack) => checkSquad(squad, of).notices.map(({ kind }) => kind);
    expect([told(pack), told(before)]).toEqual([['otherwise'], []]);
  });
});

describe('X-Wing Legacy, 200 points', () => {
  const pack = packFrom(whole('xwing2-legacy200'));
  const squad: Squad = {
    faction: 'rebelalliance',
    ships: [
      { pilot: 'lukeskywalker', upgrades: ['r2d2', 'servomotorsfoils'] },
      { pilot: 'wedgeantilles', upgrades: ['predator'] },
    ],
  };

  it('lets the squad’s points pay for upgrades, also those whose cost looks at the ship', () => {
    const cost = (id: string) => pack.pilots.find((pilot) => pilot.id === id)!.cost!;
    const predator = pack.upgrades.find(({ id }) => id === 'predator')!.cost!;
    const r2d2 = pack.upgrades.find(({ id }) => id === 'r2d2')!.costBy!.costs['2']!;
    const points = cost('lukeskywalker') + r2d2 + cost('wedgeantilles') + predator;
    const check = checkSquad(squad, pack);
    expect(check).toMatchObject({ legal: true, points, deficit: 200 - points });
    const setup = setupFromSquads(pack, [squad, squad]);
    expect(setup.sides[0].ships[0]!.points).toBe(cost('lukeskywalker') + r2d2);
  });

  it('says that the rules of 2.5 are played, and refuses more than 200 points', () => {
    expect(checkSquad(squad, pack).notices[0]).toMatchObject({ kind: 'otherwise' });
    const ships = Array.from({ length: 8 }, () => ({
      pilot: 'knavesquadronescort',
      upgrades: ['r4astromech'],
    }));
    const refusals = checkSquad({ ...squad, ships }, pack).refusals.map(({ ruling }) => ruling);
    expect(refusals).toContain('xwing2:squad-building.1');
  });
});

describe('slots that upgrades give', () => {
  const pack = packFrom(whole('xwing2-amg'));
  const slotRefusals = (faction: Squad['faction'], pilot: string, upgrades: readonly string[]) =>
    checkSquad({ faction, ships: [{ pilot, upgrades }] }, pack)
      .refusals.map(({ ruling }) => ruling)
      .filter((ruling) => ruling === 'xwing2:squad-building.13');

  it('Wartime Loadout brings a torpedo and a missile slot', () => {
    const carried = ['plasmatorpedoes', 'homingmissiles'];
    expect(slotRefusals('resistance', 'zoriibliss', ['wartimeloadout', ...carried])).toEqual([]);
    expect(slotRefusals('resistance', 'zoriibliss', carried)).toHaveLength(2);
  });

  it('Gauntlet brings a crew slot', () => {
    const crew = ['c3po-republic', 'perceptivecopilot'];
    expect(slotRefusals('galacticrepublic', 'bokatankryze', ['gauntlet', ...crew])).toEqual([]);
    expect(slotRefusals('galacticrepublic', 'bokatankryze', crew)).toHaveLength(1);
  });

  it('the B6 Blade Wing Prototype of a command ship brings a gunner slot as the other does', () => {
    const added = pack.upgrades.filter(({ id }) => id.startsWith('b6bladewingprototype'));
    expect(added.map(({ addsSlots }) => addsSlots)).toEqual([{ gunner: 1 }, { gunner: 1 }]);
  });

  it('Drop-Seat Bay of the X-Wing Alliance takes one device slot, not two', () => {
    const xwa = packFrom(whole('xwing2-xwa'));
    const bay = xwa.upgrades.find(({ id }) => id === 'dropseatbay')!;
    const device = bay.slots.filter((slot) => slot === 'device').length - (bay.addsSlots?.device ?? 0);
    expect(device).toBe(1);
  });
});
