import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PACKAGES = join(import.meta.dirname, '..', 'packages');

/** What a tarball of a package would hold, by path. */
function packed(name: string): readonly string[] {
  const folder = join(PACKAGES, name);
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts', '--offline'];
  const { stdout } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  const [tarball] = JSON.parse(stdout) as [{ readonly files: readonly { readonly path: string }[] }];
  return tarball.files.map(({ path }) => path);
}

it('tarballs carry the sources, and neither tests nor goldens', () => {
  const files = packed('xwing');
  expect(files).toContain('src/second/rules.ts');
  expect(files).toContain('src/second/testing/index.ts');
  expect(files.filter((path) => /\.test\.ts$|\/acting\/|golden|snap/.test(path))).toEqual([]);
});

it('every package leaves the same out', () => {
  const lists = readdirSync(PACKAGES).map((name) => {
    const manifest = JSON.parse(readFileSync(join(PACKAGES, name, 'package.json'), 'utf8'));
    return manifest.files.filter((file: string) => file.startsWith('!'));
  });
  for (const list of lists) expect(list).toEqual(lists[0]);
});
