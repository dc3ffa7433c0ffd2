import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { isPointsFile, LONGEST_DOCUMENT, readDocuments } from './files.ts';

const file = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) });

/** A workbook of one sheet, as spreadsheet programs write it. */
function workbook(lines: readonly (readonly (string | number)[])[]): Uint8Array {
  const cell = (value: string | number, at: string) =>
    typeof value === 'number'
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const row = (values: readonly (string | number)[], n: number) =>
    `<row r="${n + 1}">${values.map((value, m) => cell(value, `${'ABCDEF'[m]}${n + 1}`)).join('')}</row>`;
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const parts: Readonly<Record<string, string>> = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Upgrades" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${lines.map(row).join('')}</sheetData></worksheet>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"/>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

const UPGRADES = JSON.stringify([{ name: 'One', xws: 'one', sides: [], cost: { value: 4 } }]);

describe('files of points', () => {
  it.each([
    ['a table with commas', file('upgrades.csv', 'xws,cost\none,4\n')],
    ['a table with semicolons and a mark before it', file('upgrades.csv', '\uFEFFName;Kosten\n"One";4\n')],
    ['a table with tabs', file('upgrades.tsv', 'Name\tCost\nOne\t4\n')],
    [
      'a workbook',
      {
        name: 'points.xlsx',
        bytes: workbook([
          ['Name', 'Cost'],
          ['One', 4],
        ]),
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
