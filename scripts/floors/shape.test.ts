import { describe, expect, it } from 'vitest';
import { countsOf, ratchet, readFile, ringsOf, ringText } from './shape.ts';

const houseOf = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([file, source]) => readFile(`packages/table/src/${file}`, source));
const names = (files: Readonly<Record<string, string>>) =>
  ringsOf(houseOf(files)).map((ring) => ring.map(({ file }) => file.replace('packages/table/src/', '')));

describe('rings of imports', () => {
  it('are files that reach themselves, the largest ring first', () => {
    expect(
      names({
        'a.ts': "import { b } from './b.ts';",
        'b.ts': "export { c } from './deep/c.ts';",
        'deep/c.ts': "export * from '../a.ts';",
        'd.ts': "import './e.ts';",
        'e.ts': "import d from './d.ts'; import { a } from './a.ts';",
        'f.ts': "import { a } from './a.ts'; import { g } from 'elsewhere';",
      }),
    ).toEqual([
      ['a.ts', 'b.ts', 'deep/c.ts'],
      ['d.ts', 'e.ts'],
    ]);
  });

  it('are not closed by what is gone when the files run, nor by what is fetched later', () => {
    const back = [
      "import type { b } from './a.ts';",
      "import { type b } from './a.ts';",
      "import('./a.ts');",
    ];
    for (const source of [...back, "export type { b } from './a.ts';", "export type * from './a.ts';"])
      expect(names({ 'a.ts': "import { b } from './b.ts';", 'b.ts': source })).toEqual([]);
    expect(names({ 'a.ts': "import './b.ts';", 'b.ts': "import { type b, c } from './a.ts';" })).toHaveLength(
      1,
    );
  });

  it('are told by their files and lines', () => {
    const [ring] = ringsOf(houseOf({ 'a.ts': "import './b.ts';\n", 'b.ts': "import './a.ts';" }));
    expect(ringText(ring!)).toBe(
      'a ring of 2 files, 3 lines: packages/table/src/a.ts packages/table/src/b.ts',
    );
  });
});

describe('functions', () => {
  const long = (lines: number) => `\nconst long = () => {\n${'\n'.repeat(lines - 2)}};\n`;

  it('are too long over 120 lines, and ask too much with more than five parameters', () => {
    const [read] = houseOf({ 'a.ts': `${long(121)}${long(120)}` });
    expect(read!.functions).toEqual([
      { line: 2, lines: 121, parameters: 0 },
      { line: 124, lines: 120, parameters: 0 },
    ]);
    const six = 'function f(a, b, c, d, e, g) {} const five = function (a, b, c, d, e) {};';
    expect(countsOf([read!, ...houseOf({ 'b.ts': six })])).toEqual({
      filesInRings: 0,
      longFunctions: 1,
      functionsOfManyParameters: 1,
    });
  });
});

describe('what may only fall', () => {
  const kept = { filesInRings: 8, longFunctions: 3, functionsOfManyParameters: 5 };

  it('is kept lower when it has fallen', () => {
    const now = { ...kept, longFunctions: 2 };
    expect(ratchet(kept, now)).toEqual({ risen: [], keep: now });
  });

  it('is told when it has risen, and not kept', () => {
    const { risen, keep } = ratchet(kept, { ...kept, filesInRings: 9 });
    expect(risen).toEqual(['9 files in rings of imports, where 8 were: that number may only fall']);
    expect(keep).toEqual(kept);
  });
});
