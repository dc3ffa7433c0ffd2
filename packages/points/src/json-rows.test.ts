import { describe, expect, it } from 'vitest';
import { rowsOfJson } from './json-rows.ts';

/** What matters of rows: list, ids, number, name, hints, what they say. */
const rows = (value: unknown, at = 'data.json') => rowsOfJson(value, at).map(({ at: _, ...row }) => row);

describe('rows of JSON data', () => {
  it('reads a ship of xwing-data2 with its pilots, each with the ship and faction around it', () => {
    const ship = {
      name: 'T-65 X-wing',
      xws: 't65xwing',
      faction: 'Rebel Alliance',
      stats: [{ type: 'hull', value: 4 }],
      pilots: [
        {
          name: 'Red Five',
          xws: 'redfive',
          initiative: 5,
          cost: 6,
          loadout: 12,
          slots: ['Talent', 'Astromech'],
          standard: true,
          extended: true,
          epic: false,
        },
        { name: 'No points yet', xws: 'later', initiative: 1 },
      ],
    };
    expect(rowsOfJson(ship, 'data/pilots/t-65-x-wing.json')).toEqual([
      {
        at: 'data/pilots/t-65-x-wing.json, /pilots/0',
        list: 'pilots',
        ids: ['redfive'],
        name: 'Red Five',
        hints: ['t65xwing', 'T-65 X-wing', 'Rebel Alliance'],
        says: {
          cost: 6,
          loadout: 12,
          slots: ['Talent', 'Astromech'],
          legal: { standard: true, extended: true, epic: false },
        },
      },
    ]);
  });

  it('reads upgrades of xwing-data2, also with a cost by what the ship prints', () => {
    const upgrades = [
      {
        name: 'One',
        xws: 'one',
        sides: [{ title: 'One', slots: ['Cannon'] }],
        cost: { value: 4 },
        standard: false,
      },
      { name: 'Two', xws: 'two', sides: [], cost: { variable: 'size', values: { Small: 3, Large: 5 } } },
      { name: 'Three', xws: 'three', sides: [], cost: { variable: 'initiative', values: { 0: 2, 6: 8 } } },
      { name: 'None', xws: 'none', sides: [], cost: '?' },
    ];
    expect(rows(upgrades).map(({ list, ids, says }) => [list, ids[0], says])).toEqual([
      ['upgrades', 'one', { cost: 4, legal: { standard: false } }],
      ['upgrades', 'two', { costBy: { stat: 'size', costs: { small: 3, large: 5 } } }],
      ['upgrades', 'three', { costBy: { stat: 'initiative', costs: { 0: 2, 6: 8 } } }],
    ]);
  });

  it('reads lists of xwing-data for First Edition, whose own numbers are not those of the builder', () => {
    const pilots = [
      {
        name: 'Red Leader',
        id: 1,
        ship: 'X-wing',
        skill: 6,
        points: 26,
        slots: ['Elite'],
        faction: 'Rebel Alliance',
        xws: 'redleader',
      },
    ];
    expect(rows(pilots, 'pilots.js')).toEqual([
      {
        list: 'pilots',
        ids: ['redleader'],
        name: 'Red Leader',
        hints: ['X-wing', 'Rebel Alliance'],
        says: { cost: 26, slots: ['Elite'] },
      },
    ]);
    expect(
      rows([{ name: 'A Turret', id: 0, slot: 'Turret', points: 5, xws: 'aturret' }], 'upgrades.js'),
    ).toEqual([
      { list: 'upgrades', ids: ['aturret'], name: 'A Turret', hints: ['Turret'], says: { cost: 5 } },
    ]);
  });

  it('reads files of Launch Bay Next, whose keys are ids below the names of ships', () => {
    const file = {
      'RZ-2 A-wing': {
        somebody: {
          name: 'Some Body',
          cost: 4,
          loadout: 7,
          slots: ['Tech'],
          standard: 'Yes',
          extended: 'No',
        },
      },
    };
    expect(rows(file)).toEqual([
      {
        list: 'pilots',
        ids: ['somebody'],
        name: 'Some Body',
        hints: ['RZ-2 A-wing'],
        says: { cost: 4, loadout: 7, slots: ['Tech'], legal: { standard: true, extended: false } },
      },
    ]);
    expect(rows({ r9: { name: 'R9', cost: 2, standard: true } }, 'xwa/upgrades.json')).toEqual([
      { list: 'upgrades', ids: ['r9'], name: 'R9', hints: [], says: { cost: 2, legal: { standard: true } } },
    ]);
  });

  it('reads the data of YASB by its numbers, and costs that it has for each size or initiative', () => {
    const data = {
      pilotsById: [
        {
          name: 'Red Five',
          id: 4,
          faction: 'Rebel Alliance',
          ship: 'T-65 X-wing',
          points: 14,
          loadout: 10,
          slots: ['Force'],
        },
      ],
      upgradesById: [
        { name: 'A', id: 7, slot: 'Talent', pointsarray: [3, 4, 5], variablebase: true },
        { name: 'B', id: 8, slot: 'Talent', pointsarray: [0, 1], variableinit: true },
        { name: 'C', id: 9, slot: 'Talent', pointsarray: [6, 5], variableagility: true },
      ],
    };
    expect(rows(data).map(({ list, number, ids, hints, says }) => [list, number, ids, hints, says])).toEqual([
      ['pilots', 4, [], ['T-65 X-wing', 'Rebel Alliance'], { cost: 14, loadout: 10, slots: ['Force'] }],
      ['upgrades', 7, [], ['Talent'], { costBy: { stat: 'size', costs: { small: 3, medium: 4, large: 5 } } }],
      ['upgrades', 8, [], ['Talent'], { costBy: { stat: 'initiative', costs: { 0: 0, 1: 1 } } }],
      ['upgrades', 9, [], ['Talent'], { costBy: { stat: 'agility', costs: { 0: 6, 1: 5 } } }],
    ]);
  });

  it('reads titles and modifications of YASB by name: their numbers are lists of their own', () => {
    const data = {
      titlesById: [{ name: 'A Title', id: 3, points: 1 }],
      modificationsById: [{ name: 'A Mod', id: 3, points: 2 }],
    };
    const read = rows(data);
    expect(read.map(({ list, name, says }) => [list, name, says])).toEqual([
      ['upgrades', 'A Title', { cost: 1 }],
      ['upgrades', 'A Mod', { cost: 2 }],
    ]);
    expect(read.every((row) => row.number === undefined)).toBe(true);
  });

  it('reads ships, squadrons and upgrades of Armada as builders have them', () => {
    const ships = {
      ships: {
        corvette: {
          type: 'chassis',
          hull: 4,
          models: {
            'corvette-a': { name: 'Corvette A', faction: 'rebel', points: 44, upgrades: ['officer'] },
          },
        },
      },
    };
    expect(rows(ships).map(({ list, ids, says }) => [list, ids, says])).toEqual([
      ['ships', ['corvette-a'], { cost: 44 }],
    ]);
    const squadrons = {
      squadrons: {
        'ace-fighters': { squadron_type: 'fighters', name: 'Fighters', 'ace-name': 'Ace', points: 20 },
      },
    };
    expect(rows(squadrons).map(({ list, ids, name }) => [list, ids, name])).toEqual([
      ['squadrons', ['ace-fighters'], 'Ace - Fighters'],
    ]);
  });

  it('reads ids with nothing but their points', () => {
    expect(
      rows({ pilots: { wampa: 3 }, upgrades: { crackshot: 4 } }).map(({ list, ids, says }) => [
        list,
        ids,
        says,
      ]),
    ).toEqual([
      ['pilots', ['wampa'], { cost: 3 }],
      ['upgrades', ['crackshot'], { cost: 4 }],
    ]);
  });

  it.each([
    [
      'what came in which box',
      [{ id: 5, name: 'A Box', contents: { pilots: { 5: 1 }, upgrades: { 7: 2 } } }],
    ],
    ['numbers that are no points', { statistics: { hull: 4, shields: 2 } }],
    ['nothing', null],
    ['numbers', [1, 2, { value: 3 }]],
    ['points of nobody', [{ cost: 4 }]],
    ['a name without points', [{ name: 'Wampa', cost: '*' }]],
  ])('takes no points from %s', (_, value) => {
    expect(rows(value)).toEqual([]);
  });
});
