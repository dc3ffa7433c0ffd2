import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { FLOORS } from './package-floors.mjs';

const ROOT = join(import.meta.dirname, '..');
const COMMAND_LINE = 'apps/cli';
/** What strangers install, by the folder it stands in. */
const ROOMS = [...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`), COMMAND_LINE];

type Target = string | Readonly<Record<string, string>>;
interface Manifest {
  readonly name: string;
  readonly files: readonly string[];
  readonly exports: Readonly<Record<string, Target>>;
  readonly sideEffects: false | readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
}
const manifestOf = (room: string) =>
  JSON.parse(readFileSync(join(ROOT, room, 'package.json'), 'utf8')) as Manifest;

/** What each tarball would hold before anything is built, by path. */
const packed = new Map<string, readonly string[]>();

beforeAll(() => {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts', '--offline', '--silent'];
  const rooms = ROOMS.flatMap((room) => ['--workspace', room]);
  const { stdout } = spawnSync('npm', [...args, ...rooms], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  interface Tarball {
    readonly name: string;
    readonly files: readonly { readonly path: string }[];
  }
  for (const { name, files } of Object.values(JSON.parse(stdout) as Readonly<Record<string, Tarball>>))
    packed.set(
      name,
      files.map(({ path }) => path),
    );
}, 120_000);

describe.each(ROOMS)('the tarball of %s', (room) => {
  const manifest = manifestOf(room);
  const files = () => packed.get(manifest.name) ?? [];
  /** Paths that a target names; `*` stands for a name. */
  const matching = (target: string) => {
    const [before = '', after = ''] = target.replace('./', '').split('*');
    return files().filter((path) =>
      target.includes('*') ? path.startsWith(before) && path.endsWith(after) : path === before,
    );
  };
  /** The source that a file of dist/ is built from. */
  const sourceOf = (target: string) => target.replace('./dist/', './src/').replace(/(\.d\.ts|\.js)$/, '.ts');

  it('carries neither tests nor goldens, and says what it is', () => {
    expect(files()).toContain('README.md');
    expect(
      files().filter((path) =>
        /\.test\.tsx?$|\/acting\/|\/golden\/|golden\.txt|__snapshots__|kept-games/.test(path),
      ),
    ).toEqual([]);
  });

  it('holds what each of its exports names', () => {
    for (const [name, target] of Object.entries(manifest.exports)) {
      if (typeof target === 'string') {
        // Copied beside the command line when it is packed.
        expect(target.startsWith('./data/'), name).toBe(true);
        expect(existsSync(join(ROOT, target.slice('./data/'.length).replace('/*', ''))), name).toBe(true);
        continue;
      }
      expect(Object.keys(target), name).toEqual(['source', 'types', 'default']);
      expect(matching(target.source!).length, `${name}: ${target.source}`).toBeGreaterThan(0);
      for (const built of [target.types!, target.default!]) expect(sourceOf(built)).toBe(target.source);
    }
  });

  it('names files that act when they are imported, sources and what is built of them alike', () => {
    if (manifest.sideEffects === false) return;
    const sources = manifest.sideEffects.filter((file) => file.startsWith('./src/'));
    for (const source of sources) expect([source, matching(source).length]).toEqual([source, 1]);
    const built = manifest.sideEffects.filter((file) => file.startsWith('./dist/'));
    expect(built.map(sourceOf)).toEqual(sources);
  });
});

it('the command line carries one program, with packs and ledgers', () => {
  expect(packed.get('firing-arc')).toEqual(expect.arrayContaining(['bin/firing-arc.mjs', 'README.md']));
  expect(manifestOf(COMMAND_LINE).files).toEqual(['bin', 'dist/main.js', 'data', 'README.md']);
});

it('every package leaves the same out', () => {
  const lists = ROOMS.filter((room) => room !== COMMAND_LINE).map((room) =>
    manifestOf(room).files.filter((file) => file.startsWith('!')),
  );
  for (const list of lists) expect(list).toEqual(lists[0]);
});

it('every package is built, after those that it stands on', () => {
  expect([...FLOORS].sort()).toEqual(readdirSync(join(ROOT, 'packages')).sort());
  FLOORS.forEach((name, floor) => {
    const own = Object.keys(manifestOf(`packages/${name}`).dependencies ?? {});
    const house = own
      .filter((one) => one.startsWith('@firing-arc/'))
      .map((one) => one.slice('@firing-arc/'.length));
    expect([name, house.filter((one) => !FLOORS.slice(0, floor).includes(one))]).toEqual([name, []]);
  });
});
