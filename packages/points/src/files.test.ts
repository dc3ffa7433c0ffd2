import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { isPointsFile, LONGEST_DOCUMENT, readDocuments } from './files.ts';

const file = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) });

type Lines = readonly (readonly (string | number)[])[];

/** A workbook, its sheets by name, as spreadsheet programs write it. */
function workbook(sheets: Readonly<Record<string, Lines>>): Uint8Array {
  const cell = (value: string | number, at: string) =>
    typeof value === 'number'
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const row = (values: readonly (string | number)[], n: number) =>
    `<row r="${n + 1}">${values.map((value, m) => cell(value, `${'ABCDEF'[m]}${n + 1}`)).join('')}</row>`;
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const all = Object.entries(sheets).map(([name, lines], at) => ({ name, lines, n: at + 1 }));
  const listed = all.map(({ name, n }) => `<sheet name="${name}" sheetId="${n}" r:id="rId${n}"/>`);
  const related = all.map(
    ({ n }) => `<Relationship Id="rId${n}" Type="${relations}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  );
  const parts: readonly (readonly [string, string])[] = [
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${listed.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${related.join('')}</Relationships>`,
    ],
    ['xl/styles.xml', `<styleSheet xmlns="${main}"/>`],
    ...all.map(
      ({ n, lines }) =>
        [
          `xl/worksheets/sheet${n}.xml`,
          `<worksheet xmlns="${main}"><sheetData>${lines.map(row).join('')}</sheetData></worksheet>`,
        ] as const,
    ),
  ];
  return zipSync(Object.fromEntries(parts.map(([name, text]) => [name, strToU8(text)])));
}

const POINTS: Lines = [
  ['Name', 'Cost'],
  ['One', 4],
];
const REMARKS: Lines = [['These are ours', 'since', 'autumn']];

const UPGRADES = JSON.stringify([{ name: 'One', xws: 'one', sides: [], cost: { value: 4 } }]);

describe('files of points', () => {
  it('are read in the letters in which spreadsheet programs write them', async () => {
    const wanted = { rows: [{ name: 'Köator', says: { cost: 4 } }], faults: [] };
    const windows = [0x4e, 0x61, 0x6d, 0x65, 0x3b, 0x43, 0x6f, 0xfb, 0x74, 0x0d, 0x0a];
    const row = [0x4b, 0xf6, 0x61, 0x74, 0x6f, 0x72, 0x3b, 0x34];
    expect(
      await readDocuments([{ name: 'a.csv', bytes: Uint8Array.from([...windows, ...row]) }]),
    ).toMatchObject(wanted);
    const wide = [...'\uFEFFName\tCost\r\nKöator\t4'].map((letter) => letter.charCodeAt(0));
    const little = wide.flatMap((code) => [code % 256, Math.floor(code / 256)]);
    const big = wide.flatMap((code) => [Math.floor(code / 256), code % 256]);
    for (const bytes of [little, big])
      expect(await readDocuments([{ name: 'a.csv', bytes: Uint8Array.from(bytes) }])).toMatchObject(wanted);
  });

  it('tell what is wrong with lines by what separates their columns', async () => {
    expect(await readDocuments([file('a.csv', 'Name;Ship;Cost\nOne;X-wing;7,5\n')])).toEqual({
      rows: [],
      faults: [{ at: 'a.csv, line 2', message: "'7,5' is no number (cost)" }],
    });
  });

  it('show the line where headings are likely by what separates its columns', async () => {
    const { faults } = await readDocuments([file('a.csv', 'Who;How much\nOne;3\n')]);
    expect(faults).toMatchObject([
      { message: expect.stringMatching(/; its first line is 'Who', 'How much'$/) },
    ]);
  });

  it('are no squads, and cards of a record are not that record', async () => {
    const pilots = [{ id: 'one', points: 9, upgrades: { talent: ['juke'] } }];
    expect(
      await readDocuments([file('a.json', JSON.stringify({ faction: 'empire', points: 20, pilots }))]),
    ).toEqual({
      rows: [],
      faults: [{ at: 'a.json', message: 'is a squad, no document of points' }],
    });
    const list = JSON.stringify({ faction: 'empire', pilots });
    expect((await readDocuments([file('a.xws', list)])).faults).toEqual([
      { at: 'a.xws', message: 'is a squad, no document of points' },
    ]);
    const set = { name: 'Autumn', points: 20, pilots: [{ xws: 'one', cost: 3 }], ships: ['some'] };
    const { rows } = await readDocuments([file('a.json', JSON.stringify(set))]);
    expect(rows.map(({ ids, says }) => [ids, says])).toEqual([[['one'], { cost: 3 }]]);
  });

  it.each([
    ['a table with commas', file('upgrades.csv', 'xws,cost\none,4\n')],
    ['a table with semicolons and a mark before it', file('upgrades.csv', '\uFEFFName;Kosten\n"One";4\n')],
    ['a table with tabs', file('upgrades.tsv', 'Name\tCost\nOne\t4\n')],
    [
      'a workbook',
      {
        name: 'points.xlsx',
        bytes: workbook({ Upgrades: POINTS }),
      },
    ],
    ['data of XWS', file('upgrades.json', UPGRADES)],
    [
      'an archive of them',
      {
        name: 'all.zip',
        bytes: zipSync({
          'repo/data/upgrades/talent.json': strToU8(UPGRADES),
          'repo/README.md': strToU8('#'),
        }),
      },
    ],
    [
      'data of a builder',
      file(
        'cards.coffee',
        'cards = ->\n    upgradesById: [\n        { name: "One", id: 1, points: 4 }\n    ]\n',
      ),
    ],
  ])('reads %s', async (_, given) => {
    const { rows, faults } = await readDocuments([given]);
    expect(faults).toEqual([]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ list: 'upgrades', says: { cost: 4 } });
  });

  it.each([
    ['broken.json', '{"pilots": [', 'broken.json, line 1, column 13', /the text ends where/],
    ['broken.coffee', 'a:\n  [ 1', 'broken.coffee', /is no CoffeeScript/],
    ['points.xlsx', 'no workbook', 'points.xlsx', /is no workbook that can be read/],
    ['points.zip', 'no archive', 'points.zip', /is no archive that can be read/],
    ['points.doc', 'words', 'points.doc', /is no .json/],
  ])('says what is wrong with %s, and where', async (name, text, at, message) => {
    const { rows, faults } = await readDocuments([file(name, text)]);
    expect(rows).toEqual([]);
    expect(faults).toHaveLength(1);
    expect(faults[0]!.at).toContain(at);
    expect(faults[0]!.message).toMatch(message);
  });

  it('reads no more than any document has, in a file or an archive', async () => {
    const large = new Uint8Array(LONGEST_DOCUMENT + 1);
    const archive = zipSync({ 'a.json': large.subarray(1), 'b.json': large.subarray(0, 1) });
    for (const given of [
      { name: 'large.json', bytes: large },
      { name: 'large.zip', bytes: archive },
    ])
      expect(await readDocuments([given])).toEqual({
        rows: [],
        faults: [{ at: given.name, message: expect.stringContaining(`more than ${LONGEST_DOCUMENT} bytes`) }],
      });
  });

  it('passes over sheets of remarks beside those with points, and says so where there are no others', async () => {
    const both = { name: 'points.xlsx', bytes: workbook({ Remarks: REMARKS, Upgrades: POINTS }) };
    const { rows, faults } = await readDocuments([both]);
    expect([rows.map(({ at }) => at), faults]).toEqual([['points.xlsx, Upgrades, line 2'], []]);
    const none = await readDocuments([{ name: 'points.xlsx', bytes: workbook({ Remarks: REMARKS }) }]);
    expect(none).toMatchObject({ rows: [], faults: [{ at: 'points.xlsx, Remarks' }] });
  });

  it('goes on after a file that it cannot read', async () => {
    const { rows, faults } = await readDocuments([file('a.json', '['), file('upgrades.json', UPGRADES)]);
    expect([rows.length, faults.length]).toEqual([1, 1]);
  });

  it('passes over what stands beside the data of known sources', () => {
    expect(isPointsFile('repo/data/pilots/rebel-alliance/t-65-x-wing.json')).toBe(true);
    for (const name of [
      'repo/package.json',
      'repo/node_modules/a/b.json',
      'repo/data/sources.js',
      'repo/README.md',
      'repo/.github/x.json',
    ])
      expect(isPointsFile(name), name).toBe(false);
  });

  it('never fails over what a file holds', async () => {
    const ends = fc.constantFrom('json', 'js', 'coffee', 'csv', 'tsv', 'xlsx', 'zip', 'exe');
    await fc.assert(
      fc.asyncProperty(ends, fc.uint8Array({ maxLength: 200 }), async (end, bytes) => {
        const { rows } = await readDocuments([{ name: `any.${end}`, bytes }]);
        expect(rows.every(({ at }) => at.startsWith('any.'))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
