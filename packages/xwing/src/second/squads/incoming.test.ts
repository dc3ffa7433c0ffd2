import { describe, expect, it } from 'vitest';
import amg from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import { packFrom } from './pack.ts';
import { readSquad } from './read-squad.ts';
import type { XwsReading } from './xws.ts';

const pack = packFrom(amg);
const read = (value: unknown): XwsReading => readSquad(JSON.stringify(value), pack);
const messages = ({ problems }: XwsReading) => problems.map(({ message }) => message);
const one = (pilot: object, faction = 'rebelalliance') => read({ faction, pilots: [pilot] });

describe('lists that players bring', () => {
  it.each([
    ['a standard loadout as a tournament wrote it', { talent: ['attackspeed'], unknown: ['instictiveaim'] }],
    ['its upgrades by the names of other cards', { astromech: ['r2d2'], torpedo: ['Proton Torpedoes'] }],
  ])('are read: %s', (_, upgrades) => {
    const { squad, problems } = one({ id: 'lukeskywalker-battleofyavin', ship: 't65xwing', upgrades });
    expect(problems).toEqual([]);
    const printed = pack.pilots.find(({ id }) => id === 'lukeskywalker-battleofyavin')!.standardLoadout!;
    for (const id of squad!.ships[0]!.upgrades) expect(printed).toContain(id);
  });

  it.each([
    [
      'lukeskywalker',
      { configuration: ['Servomotor S-foils'], slot: ['r2d2'] },
      ['servomotorsfoils', 'r2d2'],
    ],
    [
      'Jake Farrell',
      { Talent: ['Crack Shot'], config: ['vectoredcannons'] },
      ['crackshot', 'vectoredcannonsrz1'],
    ],
    ['jakefarrell', ['crackshot', { slot: 'talent', id: 'elusive' }], ['crackshot', 'elusive']],
    ['captainseevor', { sensor: ['sensorjammer-sensor'] }, ['sensorjammer-battleofyavin']],
    ['seventhsister', { force: ['roilinganger-force'] }, ['roilinganger-siegeofcoruscant']],
    ['garvendreis', { talent: ['r2a3-talent'] }, ['r2a3-battleoverendor']],
    ['jakefarrell', { command: ['initforthemoney'] }, ['initforthemoneyrebellion']],
    ['jakefarrell', { talent: null, title: [], elite: null }, []],
    ['garvendreis', { astromech: ['preciseastromech'] }, ['preciseastromech-battleofyavin']],
    ['Lt. Blount', { hardpoint: ['hardpointcannon', 'hardpointtorpedo'] }, []],
  ])('are read: %s with %j', (id, upgrades, wanted) => {
    const { squad, problems } = one({ id, upgrades });
    expect(problems).toEqual([]);
    expect(squad!.ships[0]!.upgrades).toEqual(wanted);
  });

  it('come in as a draft without what is unknown, each named with its place', () => {
    const reading = read({
      faction: 'rebelalliance',
      pilots: [{ id: 'jakefarrell', upgrades: { talent: ['luck', 'elusive'] } }, { id: 'nobodyatall' }],
      obstacles: ['obs=coreasteroid0', 'gascloud1,pomdebris2', 'wall'],
    });
    expect(reading.squad).toEqual({
      faction: 'rebelalliance',
      ships: [{ pilot: 'jakefarrell', upgrades: ['elusive'] }],
      obstacles: ['coreasteroid0', 'gascloud1', 'pomdebris2'],
    });
    expect(messages(reading)).toEqual([
      "pilots[0].upgrades.talent[0]: no upgrade 'luck' is known",
      "pilots[1]: no pilot 'nobodyatall' is known",
      "obstacles[3]: no obstacle 'wall' is known",
    ]);
  });

  it('may have a slip of the hand, which is told', () => {
    const reading = one({ id: 'jakefarrel' });
    expect(reading.squad!.ships).toEqual([{ pilot: 'jakefarrell', upgrades: [] }]);
    expect(reading.guesses).toEqual(["pilots[0]: 'jakefarrel' is read as Jake Farrell"]);
  });

  it('without a faction are of that of their ships', () => {
    const reading = read({ pilots: [{ id: 'howlrunner' }, { id: 'idenversio' }] });
    expect(reading.squad!.faction).toBe('galacticempire');
    expect(reading.problems).toHaveLength(1);
  });

  it('may be wrapped in another object, in a list of one, or escaped', () => {
    const list = { faction: 'rebel', pilots: [{ id: 'jakefarrell' }] };
    const escaped = JSON.stringify(list).replaceAll('"', '\\"');
    for (const text of [JSON.stringify({ xws: list }), JSON.stringify([list]), escaped]) {
      expect(readSquad(text, pack).squad!.ships).toHaveLength(1);
    }
  });

  it.each([
    [{ version: '06/09/2023' }, '2023-06-09'],
    [{ version: '2.0.0', vendor: { lbn: { date: '2022-11-02T10:00:00Z' } } }, '2022-11-02'],
    [{ meta: { date: '2024-02-01' } }, '2024-02-01'],
    [{ version: '2.0.0' }, undefined],
  ])('say their day: %j', (fields, day) => {
    expect(read({ ...fields, faction: 'rebel', pilots: [] }).date).toBe(day);
  });

  it('of First Edition are told from those of the later ones', () => {
    const first = read({ faction: 'rebel', pilots: [{ name: 'lukeskywalker', ship: 'xwing' }] });
    expect(first).toMatchObject({ squad: null, problems: [{ kind: 'edition', edition: 'first' }] });
    expect(messages(first)[0]).toMatch(/^this is a First Edition squad/);
    // The first builders of 2.0 kept some names of ships.
    const early = { id: 'kyloren', ship: 'tiesilencer', upgrades: { 'force-power': ['hate'] } };
    expect(one(early, 'firstorder').squad!.ships).toHaveLength(1);
  });

  it('of no sane size are refused at once, with the reason', () => {
    const many = (count: number, value: unknown) => Array.from({ length: count }, () => value);
    const cases: readonly (readonly [unknown, RegExp])[] = [
      [{ faction: 'rebel', pilots: many(20_000, { id: 'jakefarrell' }) }, /characters is no list/],
      [{ faction: 'rebel', pilots: many(50_000, 0) }, /pilots: 50000 entries/],
      [
        { faction: 'rebel', pilots: [{ id: 'jakefarrell', upgrades: { talent: many(5000, 'luck') } }] },
        /upgrades: 5000/,
      ],
      [{ faction: 'rebel', pilots: [], obstacles: many(5000, 'x') }, /obstacles: 5000/],
      [{ faction: 'rebel', pilots: [], obstacles: [many(50_000, 'x').join(',')] }, /obstacles: 50000/],
    ];
    for (const [list, reason] of cases) {
      const reading = read(list);
      expect(reading.squad).toBeNull();
      expect(messages(reading)).toEqual([expect.stringMatching(reason)]);
    }
    expect(readSquad(`${'['.repeat(90_000)}`, pack).squad).toBeNull();
    expect(readSquad(`${'['.repeat(90_000)}${']'.repeat(90_000)}`, pack).squad).toBeNull();
    const link = `https://yasb.app/?f=Rebel%20Alliance&d=v9ZsZ200Z4XW99&obs=${many(50_000, 'x').join(',')}`;
    expect(messages(readSquad(link, pack))).toEqual([expect.stringMatching(/obs: 50000 entries/)]);
  });

  it('of one address or one wrong word over and over are read like others', () => {
    const upgrades = { talent: Array.from({ length: 45 }, () => 'protontorpedo0esq') };
    const pilots = Array.from({ length: 50 }, () => ({ id: 'lukeskywalkur', ship: 't65xwing', upgrades }));
    expect(messages(readSquad('https://'.repeat(24_000), pack))).toHaveLength(1);
    expect(messages(readSquad(`https://${'a'.repeat(190_000)} b`, pack))).toHaveLength(1);
    expect(read({ faction: 'rebel', pilots }).guesses).toHaveLength(50 * 46);
  });

  it('may carry anything as words without harm', () => {
    const text = `{"faction": "rebel", "name": "red\\u001b[2J${'!'.repeat(900)}", "__proto__": {"a": 1},
      "pilots": [{"id": "__proto__"}, {"id": "constructor"}, {"id": "\\u001b]0;x${'y'.repeat(900)}"},
      {"id": "jakefarrell", "upgrades": {"__proto__": ["toString"], "constructor": [null, 7, {"id": []}]}}]}`;
    const reading = readSquad(text, pack);
    expect(reading.squad!.ships).toEqual([{ pilot: 'jakefarrell', upgrades: [] }]);
    expect(reading.squad!.name!.length).toBeLessThan(130);
    for (const said of [reading.squad!.name!, ...messages(reading)]) {
      expect(said).not.toMatch(/\p{Cc}/u);
      expect(said.length).toBeLessThan(200);
    }
  });
});

describe('links of the squad builder of every version', () => {
  const ships = (link: string) => readSquad(link, pack).squad?.ships;

  it.each([
    ['v4', 'https://raithos.github.io/?f=Rebel%20Alliance&d=v4!s!4:-1,99:-1:-1:U.-1;50:127&sn=Red&obs='],
    ['v3', 'https://raithos.github.io/?f=Rebel%20Alliance&d=v3!s!4:-1,99:-1:-1:U.-1;50:127&sn=Red&obs='],
    ['v5', 'https://raithos.github.io/?f=Rebel%20Alliance&d=v5!s!4:-1,99:-1:-1:U.-1;50:127'],
    ['v6', 'https://raithos.github.io/?f=Rebel%20Alliance&d=v6!h=200!4:,99,:U.-1;50:127:'],
    ['v7', 'https://raithos.github.io/?f=Rebel%20Alliance&d=v7!s=200!4:,99,:U.-1;50:127:'],
    ['v8', 'https://raithos.github.io/?f=Rebel%20Alliance&d=v8ZsZ200Z4XW99Y50X127'],
    ['v9', 'https://yasb.app/?f=Rebel%20Alliance&d=v9ZsZ200Z4XW99Y50X127'],
    ['v10', 'my squad: https://yasb.app/?f=Rebel%20Alliance&amp;d=v10ZsZ50Z4XW99Y50X127 have fun'],
  ])('%s', (_, link) => {
    expect(ships(link)).toEqual([
      { pilot: 'lukeskywalker', upgrades: [expect.any(String)] },
      { pilot: 'jakefarrell', upgrades: [expect.any(String)] },
    ]);
  });

  it.each([
    ['before versions', '75:27,36,-1,3:-1:3:'],
    ['v1', 'v1!75:27,36,-1,3:-1:3:'],
    ['v2', 'v2!75:27,36,-1,3:-1:3:'],
    ['v3', 'v3!s!75:27,36,-1,3:-1:3:;95:18,23,-1,159:14:-1:M.1'],
    ['v4', 'v4!s!75:27,36,-1,3:-1:3:'],
  ])('of First Edition are known by their builder: %s', (_, data) => {
    const link = `http://geordanr.github.io/xwing/?f=Rebel%20Alliance&d=${data}`;
    expect(readSquad(link, pack)).toMatchObject({ squad: null, problems: [{ edition: 'first' }] });
  });

  it('of no sane size are refused at once', () => {
    const link = `https://yasb.app/?f=Resistance&d=v9ZsZ20Z${'4XY'.repeat(50_000)}`;
    expect(messages(readSquad(link.slice(0, 150_000), pack))[0]).toMatch(/entries are no squad/);
    expect(readSquad(`${link}${'4XY'.repeat(50_000)}`, pack).squad).toBeNull();
  });
});
