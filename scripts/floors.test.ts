import { describe, expect, it } from 'vitest';
import { checkFile } from './floors/check.ts';
import { type Package, readExports } from './floors/rooms.ts';

const packages: readonly Package[] = [
  { room: 'table', name: '@firing-arc/table', exports: ['.'], dependencies: ['@noble/hashes'] },
  {
    room: 'referee',
    name: '@firing-arc/referee',
    exports: ['.', './testing'],
    dependencies: ['@firing-arc/table'],
  },
  {
    room: 'xwing',
    name: '@firing-arc/xwing',
    exports: ['./common', './second', './second/ships/*'],
    dependencies: [],
  },
  { room: 'armada', name: '@firing-arc/armada', exports: ['.'], dependencies: [] },
  { room: 'odds', name: '@firing-arc/odds', exports: ['.'], dependencies: [] },
  { room: 'opponents', name: '@firing-arc/opponents', exports: ['.'], dependencies: [] },
  { room: 'cli', name: 'firing-arc', exports: ['.'], dependencies: [] },
  { room: 'web', name: '@firing-arc/web', exports: ['.'], dependencies: [] },
];

function reasons(file: string, source: string): readonly string[] {
  return checkFile(file, source, packages).map(({ line, reason }) => `${line} ${reason}`);
}

describe('imports', () => {
  it.each([
    ['packages/referee/src/run.ts', `import { a } from '@firing-arc/table';`],
    ['packages/opponents/src/plain.ts', `import { a } from '@firing-arc/xwing/second';`],
    ['packages/opponents/src/plain.ts', `import { a } from '@firing-arc/xwing/second/ships/t65xwing';`],
    ['packages/xwing/src/second/a.ts', `import { a } from '../common/index.ts';`],
    ['packages/table/src/hash.ts', `import { a } from '@noble/hashes/sha2.js';`],
    ['packages/table/src/a.test.ts', `import { it } from 'vitest';\nimport fs from 'node:fs';`],
    ['apps/cli/src/main.ts', `import { a } from '@firing-arc/opponents';\nimport fs from 'node:fs';`],
    [
      'apps/web/src/main.tsx',
      `import pack from '../../../formats/xwing2-amg.json';\nconst a = <b>hello</b>;`,
    ],
    ['e2e/page.ts', `import { serve } from '../scripts/serve.mjs';`],
  ])('lets %s import what stands below it', (file, source) => {
    expect(reasons(file, source)).toEqual([]);
  });

  it.each([
    ['packages/table/src/a.ts', `import '@firing-arc/referee';`, '1 table may not import referee'],
    ['packages/odds/src/a.ts', `import '@firing-arc/table';`, '1 odds may not import table'],
    [
      'packages/xwing/src/second/a.ts',
      `\nexport * from '@firing-arc/armada';`,
      '2 xwing may not import armada',
    ],
    [
      'packages/armada/src/a.ts',
      `export { a } from '@firing-arc/xwing/second';`,
      '1 armada may not import xwing',
    ],
    [
      'packages/referee/src/a.test.ts',
      `import '@firing-arc/opponents';`,
      '1 referee may not import opponents',
    ],
    ['apps/cli/src/a.ts', `type A = import('@firing-arc/web').A;`, '1 cli may not import web'],
    ['apps/web/src/a.ts', `const a = await import('firing-arc');`, '1 web may not import cli'],
  ])('stops %s from importing what stands above or beside it: %s', (file, source, reason) => {
    expect(reasons(file, source)).toEqual([reason]);
  });

  it('stops an import past the door of a package, by name or by path', () => {
    expect(reasons('apps/cli/src/a.ts', `import '@firing-arc/referee/src/run.ts';`)).toEqual([
      '1 @firing-arc/referee does not export "./src/run.ts"',
    ]);
    expect(reasons('apps/cli/src/a.ts', `import '@firing-arc/xwing/second/ships/a/b';`)).toContain(
      '1 @firing-arc/xwing does not export "./second/ships/a/b"',
    );
    expect(reasons('apps/cli/src/a.ts', `import '../../../packages/table/src/pose.ts';`)).toEqual([
      '1 "../../../packages/table/src/pose.ts" reaches into table; import it by the name of its package',
    ]);
  });

  it('keeps the two editions apart and their common part ignorant of both', () => {
    expect(reasons('packages/xwing/src/second/a.ts', `import '../first/b.ts';`)).toEqual([
      '1 second may not import first; what both need belongs to common',
    ]);
    expect(reasons('packages/xwing/src/common/a.ts', `import type { B } from '../second/b.ts';`)).toEqual([
      '1 common may not import second; what both need belongs to common',
    ]);
  });

  it('names a dependency that the package does not declare, and what browsers do not have', () => {
    expect(reasons('packages/table/src/a.ts', `import 'typebox';\nimport 'node:fs';`)).toEqual([
      '1 "typebox" is not among the dependencies in the package.json of table',
      `2 "node:fs" is Node's own; packages run in browsers too`,
    ]);
  });

  it('asks for the ending of a relative import', () => {
    expect(reasons('packages/table/src/a.ts', `import './pose';`)).toEqual([
      '1 "./pose" has no ending; relative imports end in .ts',
    ]);
  });

  it('leaves the data of the house to apps and tests', () => {
    const source = `import pack from '../../../formats/xwing2-amg.json';`;
    expect(reasons('packages/odds/src/a.test.ts', source)).toEqual([]);
    expect(reasons('packages/odds/src/a.ts', source)).toEqual([
      '1 "../../../formats/xwing2-amg.json" is data of the house; a package gets it from its caller',
    ]);
  });

  it('asks a floor for every package', () => {
    expect(() => readExports(['packages/cargo/package.json'], () => '{"name":"cargo"}')).toThrow(/no floor/);
  });
});

describe('words', () => {
  it('finds a word of a game in code, comments, tests and texts of the lower floors only', () => {
    const breach = ['2 "asteroid" is a word of a game; the table and the referee serve any game'];
    expect(reasons('packages/table/src/a.ts', '\nconst asteroids = 1;')).toEqual(breach);
    expect(reasons('packages/referee/src/a.test.ts', '\n// like an asteroid')).toEqual(breach);
    expect(reasons('packages/table/README.md', '\nNot an asteroid.')).toEqual(breach);
    expect(reasons('packages/xwing/src/common/a.ts', '\nconst asteroids = 1;')).toEqual([]);
  });

  it('does not take a part of another word for one', () => {
    expect(reasons('packages/table/src/a.ts', '// drawings, a property, empirical, a tie')).toEqual([]);
  });
});

describe('determinism', () => {
  it.each([
    ['Math.sin(1)', 'Math.sin is not the same on every machine'],
    ['Math.random()', 'Math.random is not the same on every machine'],
    ['Math["pow"](2, 3)', 'Math.[…] is not the same on every machine'],
    ['2 ** 0.5', '** is not the same on every machine'],
    ['Date.now()', 'Date is not the same on every run'],
    ['new Date()', 'Date is not the same on every run'],
    ['async () => 1', 'async: rules are plain synchronous functions'],
    ['["b", "a"].sort((a, b) => a.localeCompare(b))', "localeCompare depends on the machine's language"],
  ])('finds %s in rules', (expression, reason) => {
    const source = `\nexport const a = ${expression};`;
    expect(reasons('packages/odds/src/a.ts', source)).toEqual([`2 ${reason}`]);
    expect(reasons('packages/odds/src/a.test.ts', source)).toEqual([]);
    expect(reasons('apps/web/src/a.ts', source)).toEqual([]);
  });

  it('lets exact arithmetic, comments and texts be', () => {
    const source = `// Math.sin is forbidden\nexport const a = [Math.sqrt(2), Math.imul(1, 2), 'Math.sin', "new Date()"];`;
    expect(reasons('packages/table/src/a.ts', source)).toEqual([]);
  });
});
