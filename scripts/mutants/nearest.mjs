import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow, ROOT } from '../house.mjs';

const RULE = /\b(?:xwing2|xwing1|armada):[a-z0-9-]+\.\d+\b/g;

/** Whether a file of sources can be mutated: rules, not their tests, words or golden texts. @param {string} file */
export function isMutable(file) {
  return file.endsWith('.ts') && !file.endsWith('.test.ts') && !/\/(?:testing|golden|words)\//.test(file);
}

/**
 * The tests nearest to some files: those in their folders and, if asked, those of their packages that name a
 * rule which the files name, themselves or in the golden text beside them. Tests that put mocks in the place of modules are left out, as they need modules of their own.
 * @param {readonly string[]} files from the root @param {boolean} byRule @param {string} [root] @returns {string[]}
 */
export function nearestTests(files, byRule, root = ROOT) {
  /** @param {string} file */
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const rules = new Set(files.flatMap((file) => read(file).match(RULE) ?? []));
  const folders = new Set(files.map((file) => dirname(file)));
  const packages = [...new Set(files.map((file) => file.split('/').slice(0, 2).join('/')))];
  return filesBelow(packages, root).filter((file) => {
    if (!file.endsWith('.test.ts')) return false;
    const text = read(file);
    if (text.includes('vi.mock(')) return false;
    if (folders.has(dirname(file))) return true;
    const golden = file.replace(/\.test\.ts$/, '.golden.txt');
    const named = existsSync(join(root, golden)) ? `${text} ${read(golden)}` : text;
    return byRule && (named.match(RULE) ?? []).some((rule) => rules.has(rule));
  });
}

/**
 * The tests that stand beside some files, and those among the files that are tests.
 * @param {readonly string[]} files from the root @param {string} [root] @returns {string[]}
 */
export function testsOf(files, root = ROOT) {
  const folders = [...new Set(files.map((file) => dirname(file)))];
  return filesBelow(folders, root).filter(
    (file) => /\.test\.tsx?$/.test(file) && folders.includes(dirname(file)),
  );
}
