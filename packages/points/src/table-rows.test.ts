import { describe, expect, it } from 'vitest';
import { rowsOfTable } from './table-rows.ts';

const read = (lines: readonly (readonly (string | number | null)[])[], at = 'points.csv') =>
  rowsOfTable(lines, at);

describe('rows of a spreadsheet', () => {
  it('takes columns from the line of headings, in whatever order', () => {
    const { rows, faults } = read([
      ['Points of the autumn', null, null],
      ['Cost', 'XWS', 'Loadout Value', 'Upgrade Slots', 'Standard', 'Extended'],
      [6, 'redfive', '12', 'Talent, Crew x2\n2x Gunner', 'Yes', 'no'],
    ]);
    expect(faults).toEqual([]);
    expect(rows).toEqual([
      {
        at: 'points.csv, line 3',
        list: 'pilots',
        ids: ['redfive'],
        name: '',
        hints: ['Points of the autumn'],
        isBuilt: true,
        says: {
          cost: 6,
          loadout: 12,
          slots: ['Talent', 'Crew', 'Crew', 'Gunner', 'Gunner'],
          legal: { standard: true, extended: false },
        },
      },
    ]);
  });

  it('takes a line of one cell for the heading of those below, and headings that come again', () => {
    const { rows } = read([
      ['T-65 X-WING', null, null, null],
      ['Pilot Name', 'Subtitle', 'Squad Points', 'Upgrades'],
      ['•Red Five', 'A Hero', 6, 'Talent'],
      ['T-65 X-WING (continued)', null, null, null],
      ['Pilot Name', 'Subtitle', 'Squad Points', 'Upgrades'],
      ['•Red Two', 'An Ace', 7, 'Talent'],
      ['Upgrade', 'Type', 'Cost'],
      ['A Cannon', 'Cannon', '4 pts'],
    ]);
    expect(rows.map(({ list, name, hints, says }) => [list, name, hints, says])).toEqual([
      ['pilots', '•Red Five', ['A Hero', 'T-65 X-WING'], { cost: 6, slots: ['Talent'] }],
      ['pilots', '•Red Two', ['An Ace', 'T-65 X-WING'], { cost: 7, slots: ['Talent'] }],
      ['upgrades', 'A Cannon', ['Cannon', 'T-65 X-WING'], { cost: 4 }],
    ]);
  });

  it('takes the ship for the name where nothing else has one, as in lists of Armada', () => {
    expect(
      read([
        ['Ship', 'Points'],
        ['Corvette A', '44'],
      ]).rows,
    ).toMatchObject([{ list: 'ships', name: 'Corvette A', says: { cost: 44 } }]);
    expect(
      read([
        ['Name', 'Ship', 'Points'],
        ['Red Two', 'X-wing', '7'],
      ]).rows,
    ).toMatchObject([{ list: null, name: 'Red Two', hints: ['X-wing'] }]);
    expect(
      read(
        [
          ['Name', 'Points'],
          ['Ace', '7'],
        ],
        'squadrons.csv',
      ).rows,
    ).toMatchObject([{ list: 'squadrons' }]);
    expect(
      read([
        ['Karte', 'Punkte'],
        ['Ace', '7'],
      ]).rows,
    ).toMatchObject([{ name: 'Ace', says: { cost: 7 } }]);
  });

  it('tells whether a pilot has slots where the table has a column for them', () => {
    const pilots = read([
      ['Pilot', 'Ship', 'Cost', 'Loadout', 'Slots'],
      ['One', 'X-wing', '4', '7', ''],
      ['Two', '', '4', '', 'Crew'],
      ['Three', '', '4', '-', ''],
    ]);
    expect(pilots.rows.map(({ isBuilt, hints }) => [isBuilt, hints])).toEqual([
      [true, ['X-wing']],
      [true, []],
      [false, []],
    ]);
    const [row] = read([
      ['Pilot', 'Loadout'],
      ['One', '7'],
    ]).rows;
    expect(row).toMatchObject({ list: 'pilots', name: 'One', says: { loadout: 7 } });
    expect(
      read([
        ['Pilot', 'Cost'],
        ['One', '7'],
      ]).rows[0],
    ).not.toHaveProperty('isBuilt');
  });

  it('names the line of what is no number, and leaves out what has none', () => {
    const { rows, faults } = read([
      ['Name', 'Cost'],
      ['One', 'a few'],
      ['Two', '-'],
      ['Three', '3,0'],
      ['Four', '2.5'],
    ]);
    expect(rows.map(({ name, says }) => [name, says])).toEqual([['Three', { cost: 3 }]]);
    expect(faults).toEqual([
      { at: 'points.csv, line 2', message: "'a few' is no number (cost)" },
      { at: 'points.csv, line 5', message: "'2.5' is no number (cost)" },
    ]);
  });

  it('heads nothing by a line without points, and tells by a loadout alone who has none', () => {
    const { rows } = read([
      ['Pilot', 'Loadout', 'Cost'],
      ['Name', 'Ship', 'Faction'],
      ['One', '', '4'],
    ]);
    expect(rows.map(({ name, isBuilt, says }) => [name, isBuilt, says])).toEqual([
      ['One', false, { cost: 4 }],
    ]);
  });

  it('takes what holds now where a column beside it has what held before', () => {
    const costs = (...headings: readonly string[]) =>
      read([
        ['Pilot', ...headings],
        ['One', '5', '7'],
      ]).rows.map(({ says }) => says);
    expect(costs('Points', 'New Points')).toEqual([{ cost: 7 }]);
    expect(costs('New Points', 'Points')).toEqual([{ cost: 5 }]);
    expect(costs('Old Points', 'Points')).toEqual([{ cost: 7 }]);
    expect(costs('Alt', 'Neu')).toEqual([{ cost: 7 }]);
    expect(costs('Points', 'New Loadout')).toEqual([{ cost: 5, loadout: 7 }]);
  });

  it('takes no number of two that say something else', () => {
    const { rows, faults } = read([
      ['Pilot', 'Points', 'Cost', 'Loadout'],
      ['One', '5', '7', '9'],
      ['Two', '5', '5', '9'],
      ['Three', '-', '4', '9'],
    ]);
    expect(rows.map(({ says }) => says)).toEqual([
      { loadout: 9 },
      { cost: 5, loadout: 9 },
      { cost: 4, loadout: 9 },
    ]);
    expect(faults).toEqual([{ at: 'points.csv, line 2', message: 'has two numbers, 5 and 7 (cost)' }]);
  });

  it('knows the words of the page in German and French', () => {
    expect(
      read([
        ['Pilotenname', 'Schiff', 'Staffelpunkte', 'Ausrüstungswert', 'Aufwertungen'],
        ['One', 'X-wing', '5', '7', 'Talent'],
      ]).rows,
    ).toMatchObject([{ list: 'pilots', name: 'One', says: { cost: 5, loadout: 7, slots: ['Talent'] } }]);
    expect(
      read([
        ['Nom du pilote', 'Vaisseau', 'Points d’escadron', 'Valeur d’équipement'],
        ['One', 'X-wing', '5', '7'],
      ]).rows,
    ).toMatchObject([{ list: 'pilots', name: 'One', says: { cost: 5, loadout: 7 } }]);
  });

  it('says what headings it looks for where it finds none', () => {
    expect(
      read([
        ['Ace', '7'],
        ['Other', '8'],
      ]),
    ).toMatchObject({ rows: [], faults: [{ at: 'points.csv', message: expect.stringContaining("'cost'") }] });
    expect(read([['Autumn'], ['Who', 'How much']]).faults).toMatchObject([
      { message: expect.stringMatching(/; its first line is 'Who', 'How much'$/) },
    ]);
    expect(read([[], ['']]).faults).toEqual([{ at: 'points.csv', message: 'is empty' }]);
  });
});
