import { describe, expect, it } from 'vitest';
import amg from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import xwa from '../../../../../formats/xwing2-xwa.json' with { type: 'json' };
import { CHASSIS } from '../cards/all.ts';
import { bar } from '../cards/chassis.ts';
import { chassisOf, FACTIONS, HUGE_SLOTS, STANDARD_SLOTS } from '../cards/index.ts';
import { indexPack, packFrom, readPack, readPackText } from './pack.ts';

const pack = packFrom(amg);
const index = indexPack(pack);
const later = packFrom(xwa);
const alliance = indexPack(later);

/** A ship without actions has an empty bar. */
const barOf = (actions: string) => (actions === '' ? [] : bar(actions));

describe('the pack xwing2-amg', () => {
  it('holds every card of the edition, with name, version, date and origin', () => {
    expect([pack.ships.length, pack.pilots.length, pack.upgrades.length]).toEqual([89, 672, 524]);
    expect(pack).toMatchObject({ id: 'xwing2-amg', version: '2024-09-06', date: '2024-09-06' });
    expect(pack.pilots.filter((pilot) => pilot.formats.includes('standard')).length).toBe(579);
    expect(pack.squad).toEqual({ points: 20, ships: { least: 3, most: 8 }, restricted: 4 });
    expect([pack.board.width, pack.length.rounds, pack.obstacles.perPlayer]).toEqual([914.4, 12, 3]);
  });

  it('agrees with the chassis in code on names, sizes, arcs, actions and keywords', () => {
    for (const chassis of CHASSIS) {
      // What it does not have, the X-Wing Alliance has.
      const { ships, pilots } = index.ships.has(chassis.id) ? index : alliance;
      const ship = ships.get(chassis.id)!;
      expect([ship.name, ship.size, ship.arcs]).toEqual([
        chassis.name,
        chassis.size,
        chassis.weapons.map((weapon) => weapon.arc),
      ]);
      expect(barOf(ship.actions)).toEqual(chassis.actions);
      for (const card of chassis.pilots) {
        const pilot = (pilots.has(card.id) ? pilots : alliance.pilots).get(card.id)!;
        const flown = chassisOf(card.id)!;
        expect([pilot.ship, pilot.name, pilot.faction, pilot.limited, pilot.shipAbility]).toEqual([
          chassis.id,
          card.name,
          card.faction,
          card.limited,
          flown.shipAbility,
        ]);
        expect([...card.keywords].sort()).toEqual([...pilot.keywords].sort());
        expect(flown.actions, card.id).toEqual(barOf(pilot.actions ?? ship.actions));
        expect(
          flown.weapons.map((weapon) => weapon.arc),
          card.id,
        ).toEqual(pilot.arcs ?? ship.arcs);
        expect(card.standardLoadout, card.id).toEqual(pilot.standardLoadout);
      }
      const inCode = chassis.pilots.map((pilot) => pilot.id).sort();
      const inPack = later.pilots.filter((pilot) => pilot.ship === chassis.id);
      expect(inCode).toEqual(inPack.map((pilot) => pilot.id).sort());
    }
  });

  it('writes every action bar in words that the rules know', () => {
    for (const { actions } of [...pack.ships, ...pack.pilots]) if (actions) bar(actions);
    for (const { addsActions } of pack.upgrades) if (addsActions) bar(addsActions);
    expect(pack.upgrades.filter((upgrade) => upgrade.addsActions).length).toBe(73);
  });

  it('xwing2:squad-building.9 every ship of the mode has a cost, a positive whole number', () => {
    for (const pilot of pack.pilots.filter((each) => each.formats.includes(pack.mode))) {
      expect(pilot.cost, pilot.id).toBeGreaterThan(0);
      expect(Number.isInteger(pilot.cost), pilot.id).toBe(true);
    }
  });

  it('xwing2:squad-building.16 every upgrade that a ship can buy has a whole cost, 0 allowed', () => {
    const buyable = pack.upgrades.filter(
      (upgrade) => upgrade.formats.includes(pack.mode) && !upgrade.standardLoadoutOnly,
    );
    for (const upgrade of buyable) expect(Number.isInteger(upgrade.cost), upgrade.id).toBe(true);
    expect(Math.min(...buyable.map((upgrade) => upgrade.cost!))).toBe(0);
  });

  it('xwing2:squad-building.8 the restricted list is empty', () => {
    expect(pack.restricted).toEqual([]);
  });

  it('xwing2:ban-and-restricted-list.1 the ban list has 35 entries, the restricted list none', () => {
    expect(new Set(pack.bans.map((ban) => `${ban.kind} ${ban.id}`)).size).toBe(35);
    expect(pack.bans.filter((ban) => ban.id.startsWith('saeseetiin')).length).toBe(2);
    expect(index.pilots.get('phlacarphoccprototype')!.limited).toBe(2);
    expect(pack.restricted.length).toBe(0);
  });

  it('xwing2:game-mode.3 every card says in which modes it is legal', () => {
    const modes = (id: string) => index.upgrades.get(id)!.formats;
    expect(modes('marksmanship')).toEqual(['standard', 'extended', 'epic']);
    expect(modes('hullupgrade')).toEqual(['extended', 'epic']);
    expect(modes('delta7b')).toEqual([]);
  });

  it('xwing2:faction.1 there are seven factions, and each has ships', () => {
    expect(FACTIONS).toHaveLength(7);
    expect(new Set(pack.pilots.map((pilot) => pilot.faction))).toEqual(new Set(FACTIONS));
  });

  it('xwing2:ship-type.1 every pilot has a ship type', () => {
    expect(index.pilots.get('howlrunner')!.ship).toBe('tielnfighter');
    for (const pilot of pack.pilots) expect(index.ships.has(pilot.ship), pilot.id).toBe(true);
  });

  it('xwing2:upgrade-icons.1 standard play has 18 upgrade slots', () => {
    expect(new Set(STANDARD_SLOTS).size).toBe(18);
    const legal = pack.pilots.filter((pilot) => pilot.formats.includes('standard'));
    const used = new Set(legal.flatMap((pilot) => pilot.slots ?? []));
    for (const slot of used) expect(STANDARD_SLOTS).toContain(slot);
    expect(used.size).toBe(17);
  });

  it('xwing2:upgrade-icons.2 huge ships add four slots', () => {
    expect([...HUGE_SLOTS].sort()).toEqual(['cargo', 'command', 'hardpoint', 'team']);
  });

  it('xwing2:standard-loadouts.1 a standard loadout lists its upgrades', () => {
    const card = index.pilots.get('lukeskywalker-swz106')!;
    expect(card.standardLoadout).toEqual(['instinctiveaim', 'protontorpedoes', 'r2d2']);
    expect(card.slots).toBeUndefined();
  });

  it('xwing2:standard-loadouts.3 a standard loadout may have its own ship ability and action bar', () => {
    const card = index.pilots.get('sigma7-battleofyavin')!;
    expect(card.shipAbility).toBe('Sensitive Controls');
    expect(index.pilots.get('soontirfel')!.shipAbility).toBe('Autothrusters');
    const bars = [card.actions!, index.ships.get(card.ship)!.actions].map((text) =>
      bar(text).some((entry) => entry.action === 'lock'),
    );
    expect(bars).toEqual([true, false]);
  });
});

describe('reading a pack', () => {
  const broken = (change: (copy: ReturnType<typeof draft>) => unknown) => {
    const copy = draft();
    change(copy);
    const reading = readPack(copy);
    return reading.ok ? [] : reading.problems.map((problem) => `${problem.path} ${problem.message}`);
  };
  const draft = () =>
    structuredClone(pack) as unknown as Record<
      'ships' | 'pilots' | 'upgrades' | 'bans' | 'scenarios',
      Record<string, unknown>[]
    >;

  it('names the record and the place of what has the wrong shape', () => {
    expect(
      broken((copy) => {
        copy.pilots[2]!.cost = 'five';
      }),
    ).toEqual(['/pilots/2/cost majorvonreg: must be integer']);
    expect(broken((copy) => delete copy.upgrades[0]!.slots)).toEqual([
      '/upgrades/0 chopper: must have required properties slots',
    ]);
    expect(readPack(null).ok).toBe(false);
    expect(readPack([]).ok).toBe(false);
    expect(() => packFrom({ ...pack, id: 7 })).toThrow('Not a format pack (1 problems): /id must be string');
  });

  it('names the line and the column when it reads a text', () => {
    const text = JSON.stringify(pack, null, 1).replace('"cost": 5', '"cost": "five"');
    const reading = readPackText(text);
    const lines = text.split('\n');
    const line = lines.findIndex((each) => each.includes('"five"')) + 1;
    expect(reading).toMatchObject({
      ok: false,
      problems: [{ line, column: lines[line - 1]!.indexOf('"five"') + 1 }],
    });
    expect(readPackText('{"game": "xwing2",\n "id": }')).toMatchObject({
      problems: [{ path: '/', line: 2, column: 8 }],
    });
    expect(readPackText(JSON.stringify(pack)).ok).toBe(true);
  });

  it('refuses fields that it does not know, such as a misspelt one', () => {
    expect(
      broken((copy) => {
        copy.pilots[2]!.costs = 5;
      }),
    ).toEqual(['/pilots/2/costs majorvonreg: is no field of a format pack; did you mean cost?']);
  });

  it('names what lists mean nothing', () => {
    expect(
      broken((copy) => {
        Object.assign(copy, { restricted: ['tea'], restrictedCopies: [{ name: 'Tea', most: 1 }] });
        copy.upgrades[0]!.costBy = { stat: 'agility', costs: { 1: 1 } };
        copy.upgrades[1]!.restrictions = [{ stat: 'agility' }, { ships: ['zeppelin'] }];
      }),
    ).toEqual([
      "/restrictedCopies/0/name no card is called 'Tea'",
      "/restricted/0 no card 'tea'",
      '/upgrades/0/costBy chopper: has a cost and a variable cost',
      "/upgrades/1/restrictions/0 genius: 'stat' goes with 'least' or 'most'",
      "/upgrades/1/restrictions/1 genius: no ship 'zeppelin'",
    ]);
  });

  it('names records that contradict each other', () => {
    expect(
      broken((copy) => {
        copy.pilots[2]!.ship = 'zeppelin';
      }),
    ).toEqual(["/pilots/2/ship majorvonreg: no ship 'zeppelin' for firstorder"]);
    expect(
      broken((copy) => {
        copy.upgrades[1]!.id = 'chopper';
      })[0],
    ).toBe('/upgrades/1/id chopper is there twice');
    expect(
      broken((copy) => {
        copy.bans[0]!.id = 'marksmanship';
      }),
    ).toEqual(['/bans/0 marksmanship is banned and legal at once']);
    expect(broken((copy) => delete copy.pilots[2]!.slots)).toEqual([
      '/pilots/2 majorvonreg: needs either slots or a standard loadout',
    ]);
  });

  it('names scenarios in which nobody could ever score', () => {
    const faults = (change: object) =>
      broken((copy) => {
        Object.assign(copy.scenarios[0]!, change);
      });
    expect(faults({ control: 'carry' })).toEqual([
      "/scenarios/0/action 'carry' needs the action 'tow': nothing would ever be held",
    ]);
    expect(faults({ control: 'know', action: 'transmit' })).toEqual([
      "/scenarios/0/marker 'transmit' needs 'data-cache': nothing would ever be learned",
    ]);
    expect(faults({ outer: ['own', 'own', 'own', 'own'] })).toEqual([
      '/scenarios/0/outer assault: must not have more than 3 items',
    ]);
    expect(faults({ control: 'claim', action: 'scramble' })).toEqual([]);
  });
});
