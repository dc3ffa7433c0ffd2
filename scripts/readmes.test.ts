import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Where a pack or ledger that the command line's package carries stands in the repository. */
const dataFile = (name: string) => join(ROOT, name.replace(/^firing-arc\//, ''));

/** READMEs may wait for what they show. */
const AsyncFunction = (async () => undefined).constructor as new (
  ...names: readonly string[]
) => (...values: readonly unknown[]) => Promise<void>;

/** What a README's first lines of code print, its packages taken from the sources. */
async function printed(name: string, room = `packages/${name}`): Promise<readonly (readonly unknown[])[]> {
  const text = readFileSync(join(ROOT, room, 'README.md'), 'utf8');
  const code = /```ts\n([\s\S]*?)```/.exec(text)![1]!;
  const packages = new Map<string, unknown>();
  for (const [, from] of code.matchAll(/^import .* from '(.*)';$/gm)) {
    packages.set(from!, await import(/* @vite-ignore */ from!));
  }
  for (const [, from] of code.matchAll(/^import \w+ from '(.*)' with \{ type: 'json' \};$/gm)) {
    packages.set(from!, JSON.parse(readFileSync(dataFile(from!), 'utf8')));
  }
  const lines = code
    .replace(/^import (\{ .* \}) from ('.*');$/gm, 'const $1 = packages.get($2);')
    .replace(/^import (\w+) from ('.*') with .*$/gm, 'const $1 = packages.get($2);')
    .replace('import.meta.resolve', 'resolve');
  const told: unknown[][] = [];
  const run = new AsyncFunction('packages', 'resolve', 'console', lines);
  const resolve = (from: string) => pathToFileURL(dataFile(from)).href;
  await run(packages, resolve, { log: (...values: unknown[]) => told.push(values) });
  return told;
}

it('the lines of table print a proof of the seed and what was rolled', async () => {
  const [[proof], [face, number]] = (await printed('table')) as [[string], [string, number]];
  expect(proof).toMatch(/^[0-9a-f]{64}$/);
  expect(['blank', 'focus', 'hit', 'crit']).toContain(face);
  expect([1, 2, 3, 4, 5, 6]).toContain(number);
});

it('the lines of online read a message and refuse another with a reason', async () => {
  expect(await printed('online')).toEqual([
    [{ ok: true, message: { kind: 'say', phrase: 'good-luck' } }],
    [{ ok: false, reason: expect.stringContaining('/phrase: must be one of hello') }],
  ]);
});

it('the lines of odds print chances that come to one', async () => {
  const [[expected, hit, damage], [destroyed]] = (await printed('odds')) as [
    [number, number, readonly number[]],
    [number],
  ];
  expect(expected).toBeCloseTo(1.685265, 6);
  expect(hit).toBeCloseTo(1 - damage[0]!, 12);
  expect(damage.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect(destroyed).toBeCloseTo(0.401359, 6);
});

it('the lines of points print what a table changes', async () => {
  expect(await printed('points')).toEqual([[{ pilots: { mirandadoni: { cost: 7 } } }], [[], []]]);
});

it('the lines of words print German where there is some, and English with its mark', async () => {
  expect(await printed('words')).toEqual([['2 Karten gezogen'], ['the game is overᵉⁿ']]);
});

it('the lines of hulls print triangles and the light of an engine', async () => {
  const [[triangles], [glow]] = (await printed('hulls')) as [[number], [object]];
  expect(triangles).toBeGreaterThan(1000);
  expect(Object.keys(glow)).toEqual(['x', 'y', 'z', 'radius', 'color']);
});

it('the lines of xwing print the answers beside them', async () => {
  expect(await printed('xwing')).toEqual([
    [{ ok: true, answer: expect.objectContaining({ executed: 'partially', backedUp: 59.252536058 }) }],
    [{ ok: false, problem: { what: 'there is no template for 4 turn left', where: 'maneuver' } }],
  ]);
});

it('the lines of the command line check a squad in a pack and name the rule of each reason', async () => {
  expect(await printed('firing-arc', 'apps/cli')).toEqual([
    [false, 40, [[expect.stringContaining('20 over'), 'Squad Building']]],
  ]);
});
