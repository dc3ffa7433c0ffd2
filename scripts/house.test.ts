import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesBelow, isInstalled } from './house.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'a house '));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

describe('isInstalled', () => {
  const here = { os: [process.platform], cpu: [process.arch], optional: true };
  const locked = (packages: object) => put('package-lock.json', JSON.stringify({ packages }));
  const installed = (packages: object) =>
    put('node_modules/.package-lock.json', JSON.stringify({ packages }));

  it.each([
    [
      'the same packages',
      { '': {}, 'node_modules/a': { version: '1.0.0' } },
      { 'node_modules/a': { version: '1.0.0' } },
    ],
    ['all but help for other machines', { 'node_modules/a': { optional: true, os: ['plan9'] } }, {}],
    [
      'a room of the house by its link',
      { 'node_modules/a': { link: true } },
      { 'node_modules/a': { link: true } },
    ],
  ])('is content with %s', (_, asked, there) => {
    locked(asked);
    installed(there);
    expect(isInstalled(root)).toBe(true);
  });

  it.each([
    [
      'another version',
      { 'node_modules/a': { version: '1.0.1' } },
      { 'node_modules/a': { version: '1.0.0' } },
    ],
    ['a package that is missing', { 'node_modules/a': { version: '1.0.0' } }, {}],
    ['the native part for this machine that is missing', { 'node_modules/a': here }, {}],
  ])('is not content with %s', (_, asked, there) => {
    locked(asked);
    installed(there);
    expect(isInstalled(root)).toBe(false);
  });

  it('is not content with an install that was cut short', () => {
    locked({});
    put('node_modules/a/index.js', '');
    expect(isInstalled(root)).toBe(false);
  });
});

it('finds the files below some places in one order, without what was built or installed', () => {
  for (const file of [
    'b/z.ts',
    'b/a.ts',
    'b/dist/x.js',
    'b/node_modules/y.js',
    'b/.hidden',
    'c.json',
    'd/e.ts',
  ]) {
    put(file, '');
  }
  expect(filesBelow(['b', 'c.json', 'gone'], root)).toEqual(['b/a.ts', 'b/z.ts', 'c.json']);
});
