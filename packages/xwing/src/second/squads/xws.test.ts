import { jsonError } from '@firing-arc/referee';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import amg from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import { packFrom } from './pack.ts';
import { READY_SQUADS } from './ready.ts';
import { readXws, writeXws, type XwsProblem } from './xws.ts';

const pack = packFrom(amg);
const read = (value: unknown) => readXws(JSON.stringify(value), pack);
const messages = (problems: readonly XwsProblem[]) => problems.map((problem) => problem.message);

describe('reading XWS', () => {
  it('reads faction, pilots, upgrades, obstacles and name, and ignores what it does not know', () => {
    const reading = read({
      version: '09/06/2024',
      ruleset: 'AMG',
      vendor: { yasb: { link: 'x' } },
      name: ' Red ',
      faction: 'rebelalliance',
      pilots: [
        {
          id: 'lukeskywalker',
          name: 'lukeskywalker',
          ship: 't65xwing',
          upgrades: { 'force-power': ['sense'] },
        },
        { id: 'jakefarrell', points: 4 },
      ],
      obstacles: ['coreasteroid0', 'gascloud1', 'pomdebris2'],
    });
    expect(reading).toEqual({
      squad: {
        name: 'Red',
        faction: 'rebelalliance',
        ships: [
          { pilot: 'lukeskywalker', upgrades: ['sense'] },
          { pilot: 'jakefarrell', upgrades: [] },
        ],
        obstacles: ['coreasteroid0', 'gascloud1', 'pomdebris2'],
      },
      problems: [],
      date: '2024-09-06',
    });
  });

  it('understands older names of factions, slots and pilots', () => {
    const reading = read({
      faction: 'Imperial',
      pilots: [
        { name: 'howlrunner', ship: 'tielnfighter', upgrades: { ept: ['marksmanship'] } },
        { name: 'gideonhask', ship: 'tieininterceptor' },
        { id: 'lieutenantkarsabi-alphaclassstarwing' },
      ],
    });
    expect(reading.problems).toEqual([]);
    expect(reading.squad).toEqual({
      faction: 'galacticempire',
      ships: [
        { pilot: 'howlrunner', upgrades: ['marksmanship'] },
        { pilot: 'gideonhask-tieininterceptor', upgrades: [] },
        { pilot: 'lieutenantkarsabi-ssl', upgrades: [] },
      ],
    });
    expect(read({ faction: 'rebel', pilots: [] }).squad!.faction).toBe('rebelalliance');
  });

  it('lets the slot decide between two upgrades of one name', () => {
    const upgrades = (lists: unknown) =>
      read({ faction: 'rebelalliance', pilots: [{ id: 'chewbacca', upgrades: lists }] }).squad!.ships[0]!
        .upgrades;
    expect(upgrades({ astromech: ['r2d2'], crew: ['r2d2'] })).toEqual(['r2d2', 'r2d2-crew']);
    expect(upgrades({ gunner: 'hansolo-gunner' })).toEqual(['hansolo-gunner']);
    expect(upgrades([])).toEqual([]);
  });

  it('names every unknown id and where it stands, and keeps the rest', () => {
    const reading = read({
      faction: 'rebelalliance',
      pilots: [
        { id: 'lukeskywalker', upgrades: { talent: ['marksmanship', 'luck'], cup: ['tea'] } },
        { id: 'jarjar' },
        7,
        { id: 'jakefarrell', upgrades: { talent: [3] } },
      ],
      obstacles: ['coreasteroid0', 'wall'],
    });
    expect(messages(reading.problems)).toEqual([
      "pilots[0].upgrades.talent[1]: no upgrade 'luck' is known",
      "pilots[0].upgrades.cup[0]: no upgrade 'tea' is known",
      "pilots[1]: no pilot 'jarjar' is known",
      'pilots[2] must name a pilot by id',
      'pilots[3].upgrades.talent[0] must be an id',
      "obstacles[1]: no obstacle 'wall' is known",
    ]);
    expect(reading.squad!.ships).toEqual([
      { pilot: 'lukeskywalker', upgrades: ['marksmanship'] },
      { pilot: 'jakefarrell', upgrades: [] },
    ]);
  });

  it('says what is missing when the text is no squad', () => {
    expect(read([])).toEqual({
      squad: null,
      problems: [{ kind: 'shape', at: '', message: 'a squad is an object with faction and pilots' }],
    });
    expect(messages(read({ faction: 'rebelalliance' }).problems)).toEqual([
      'pilots must be a list of pilots',
    ]);
    expect(messages(read({ pilots: [] }).problems)).toEqual(['faction must be a text such as rebelalliance']);
    expect(read({ faction: 'hutts', pilots: [] }).problems).toMatchObject([
      { kind: 'unknown', what: 'faction', id: 'hutts', at: 'faction' },
    ]);
    expect(
      messages(read({ faction: 'rebelalliance', pilots: [{ id: 'chewbacca', upgrades: 5 }] }).problems),
    ).toEqual(['pilots[0].upgrades must be lists of ids by slot']);
  });

  it('does not take names of built-in properties for aliases', () => {
    expect(read({ faction: 'constructor', pilots: [] }).squad).toBeNull();
    const reading = read({
      faction: 'rebelalliance',
      pilots: [{ id: 'chewbacca', upgrades: { constructor: ['x'] } }],
    });
    expect(messages(reading.problems)).toEqual([
      "pilots[0].upgrades.constructor[0]: no upgrade 'x' is known",
    ]);
  });

  it('places errors of the text by line and column', () => {
    const at = (text: string) => {
      const [problem] = readXws(text, pack).problems;
      return problem?.kind === 'text' ? `${problem.line}:${problem.column} ${problem.message}` : 'read';
    };
    expect(at('')).toBe('1:1 the text ends where a value must be');
    expect(at('{\n  "faction": "rebel",\n  "pilots": [}\n}')).toBe(
      "3:14 '}' stands where a value or ']' must be",
    );
    expect(at('{"faction": \'rebel\'}')).toBe("1:13 ''rebel'}' stands where a value must be");
    expect(at('{"faction": "rebel" "pilots": []}')).toBe(
      "1:21 '\"pilots\": []' stands where ',' or '}' must be",
    );
    expect(at('{"faction": "rebel",}')).toBe("1:21 '}' stands where a name in double quotes must be");
    expect(at('{"faction": "rebel", "pilots": []')).toBe("1:34 the text ends where ',' or '}' must be");
    expect(at('[] []')).toBe("1:4 '[]' stands where the end of the text must be");
    expect(at('\uFEFF{"faction": "rebel", "pilots": []}')).toBe('read');
  });
});

describe('where a text stops being JSON', () => {
  const accepted = (text: string) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };

  it('finds no error in JSON', () => {
    fc.assert(fc.property(fc.json(), (text) => jsonError(text) === null));
  });

  it('agrees with JSON.parse on damaged texts', () => {
    const pieces = [
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"\\n"',
      '"\\x"',
      '"\t"',
      '1',
      '-',
      '01',
      '1.',
      '2e3',
      ' ',
      '\n',
      'true',
      'truth',
      'null',
    ];
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((list) => list.join(''));
    fc.assert(
      fc.property(text, (each) => (jsonError(each) === null) === accepted(each)),
      { numRuns: 5000 },
    );
  });
});

describe('writing XWS', () => {
  it('xwing2:errata-insert-sheets.1 calls System and Bomb upgrades Sensor and Payload, which lists key as device', () => {
    const upgrades = { system: ['firecontrolsystem'], bomb: ['protonbombs'] };
    const list = { faction: 'rebelalliance', pilots: [{ id: 'norrawexley-btla4ywing', upgrades }] };
    const { squad, problems } = readXws(JSON.stringify(list), pack);
    expect(problems).toEqual([]);
    expect(writeXws(squad!, pack).pilots[0]?.upgrades).toEqual({
      sensor: ['firecontrolsystem'],
      device: ['protonbombs'],
    });
  });

  it('writes what it reads', () => {
    for (const { squad } of READY_SQUADS) {
      expect(readXws(JSON.stringify(writeXws(squad, pack)), pack)).toEqual({ squad, problems: [] });
    }
  });

  it('adds points and sorts upgrades by slot', () => {
    const ships = [{ pilot: 'lukeskywalker', upgrades: ['predator', 'r2d2', 'sense'] }];
    expect(writeXws({ faction: 'rebelalliance', ships }, pack)).toEqual({
      version: '2.0.0',
      faction: 'rebelalliance',
      points: 6,
      pilots: [
        {
          id: 'lukeskywalker',
          ship: 't65xwing',
          points: 6,
          upgrades: { talent: ['predator'], astromech: ['r2d2'], 'force-power': ['sense'] },
        },
      ],
    });
  });
});
