import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isMutable, nearestTests, testsOf } from './mutants/nearest.mjs';
import { drawn } from './mutants/sample.mjs';
import { changed, lineOf, turnsOf } from './mutants/turned.mjs';

describe('nearestTests', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'mutants '));
    const put = (file: string, content: string): void => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), content);
    };
    put('packages/game/src/move/move.ts', '// xwing2:move.1');
    put('packages/game/src/move/move.test.ts', '');
    put('packages/game/src/move/mocks.test.ts', `vi.${'mock'}('./move.ts')`);
    put('packages/game/src/cards/slow.test.ts', "it('xwing2:move.1 …')");
    put('packages/game/src/cards/other.test.ts', "it('xwing2:move.11 …')");
    put('packages/game/src/plays/rulings.test.ts', '');
    put('packages/game/src/plays/rulings.golden.txt', 'xwing2:move.1: asks 2');
    put('packages/game/src/plays/far.test.ts', '');
    put('packages/game/src/plays/far.golden.txt', 'xwing2:move.11: asks 2');
    put('packages/other/src/far.test.ts', "it('xwing2:move.1 …')");
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('are those in the same folder, without those that mock modules', () => {
    expect(nearestTests(['packages/game/src/move/move.ts'], false, root)).toEqual([
      'packages/game/src/move/move.test.ts',
    ]);
  });

  it('are also those of the package that name the same rules, or whose golden text does, if asked', () => {
    expect(nearestTests(['packages/game/src/move/move.ts'], true, root)).toEqual([
      'packages/game/src/cards/slow.test.ts',
      'packages/game/src/move/move.test.ts',
      'packages/game/src/plays/rulings.test.ts',
    ]);
  });
});

describe('testsOf', () => {
  it('are those beside what was saved, and what was saved if it is a test', () => {
    expect(testsOf(['scripts/mutants.mjs'])).toContain('scripts/mutants.test.ts');
    expect(testsOf(['scripts/mutants.test.ts'])).toContain('scripts/house.test.ts');
    expect(testsOf(['scripts/mutants/nearest.mjs'])).toEqual([]);
  });
});

describe('isMutable', () => {
  it.each([
    ['packages/xwing/src/second/maneuver/execute.ts', true],
    ['packages/xwing/src/second/maneuver/execute.test.ts', false],
    ['packages/xwing/src/second/words/english/events.ts', false],
    ['packages/xwing/README.md', false],
  ])('%s: %s', (file, mutable) => {
    expect(isMutable(file)).toBe(mutable);
  });
});

describe('drawn', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const draw = (things: readonly string[], seed: string): string[] =>
    drawn(things, seed, 5, (letter) => letter);

  it('draws the same for a seed, whatever the order, and other things for another seed', () => {
    expect(draw(letters, '1')).toHaveLength(5);
    expect(draw([...letters].reverse(), '1')).toEqual(draw(letters, '1'));
    expect(draw(letters, '2')).not.toEqual(draw(letters, '1'));
  });
});

describe('turnsOf', () => {
  const turned = (source: string): readonly string[] =>
    turnsOf('rule.ts', source).map((change) => changed(source, change));

  it('are comparisons, joints, nots and ifs turned, one at a time', () => {
    expect(turned('if (a === b && !c) d();')).toEqual(
      expect.arrayContaining([
        'if (a !== b && !c) d();',
        'if (a === b || !c) d();',
        'if (a === b && c) d();',
        'if (!(a === b && !c)) d();',
      ]),
    );
    expect(turned('if (a === b && !c) d();')).toHaveLength(4);
  });

  it('leave loops, sums and types alone', () => {
    expect(turned('while (more) a = b + 1; type T = A extends B ? 1 : 2;')).toEqual([]);
  });

  it('say their line', () => {
    const source = 'a();\nconst b = c ? 1 : 2;';
    expect(turnsOf('rule.ts', source).map((change) => lineOf(source, change))).toEqual([2]);
  });
});
