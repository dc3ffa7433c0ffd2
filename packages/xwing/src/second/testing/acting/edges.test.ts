/** Edges of abilities: what a block says of a range, arc, speed, count, price, side or token is what the game does. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import amg from '../../../../../../formats/xwing2-amg.json' with { type: 'json' };
import epic from '../../../../../../formats/xwing2-epic.json' with { type: 'json' };
import xwa from '../../../../../../formats/xwing2-xwa.json' with { type: 'json' };
import { allAbilities, type CardAbility } from './acting.ts';
import { type Edge, edgesOf, scenesOf } from './edges.ts';
import scenes from './scenes.json' with { type: 'json' };

const FILE = new URL('./edges.json', import.meta.url);
/** Every so many-eth known edge is played with the other tests; `npm run edges` plays all. */
const EVERY = 40;
/** Scenes in which an edge is looked for. */
const MOST = 15;
/** Which are looked for, in place of the sample: `new` or `all`. */
const LOOKS = process.env.FIRING_ARC_EDGES;
const TIMEOUT = LOOKS ? 7_200_000 : 300_000;

/** For each ability a mark of its edges, and their scenes in their order, "-" where none was found. */
type Known = Readonly<Record<string, string>>;
const KNOWN = JSON.parse(readFileSync(FILE, 'utf8')) as Known;
const ACTING: Readonly<Record<string, number | undefined>> = scenes.found;

const all = allAbilities([xwa, amg, epic]);
const edges = edgesOf(all);
const able = all.filter(({ label }) => ACTING[label] !== undefined);
/** The scenes in which an edge is looked for: known ones first, then that in which the ability acts. */
const looked = (label: string, known: readonly number[]): readonly number[] => [
  ...new Set([...known, ACTING[label] ?? 0, ...Array(MOST).keys()]),
];
/** It changes with the edges that an ability has, and with their order. */
const markOf = (own: readonly Edge[]): string =>
  createHash('sha256')
    .update(own.map(({ name }) => name).join())
    .digest('hex')
    .slice(0, 6);

/** The scenes that are known of an ability's edges; none once it is written otherwise. */
function knownOf(one: CardAbility): readonly (number | null)[] {
  const [mark, ...found] = (KNOWN[one.label] ?? '').split(' ');
  return mark === markOf(edges(one)) ? found.map((scene) => (scene === '-' ? null : Number(scene))) : [];
}

describe('each element of an ability of 2.5', { timeout: TIMEOUT }, () => {
  it('makes a difference where it is another one', () => {
    expect(LOOKS ? lookForAll() : idleEdges()).toEqual([]);
  });

  it('has its edges looked for again once many abilities are written otherwise', () => {
    const current = able.filter((one) => knownOf(one).length > 0);
    // `npm run edges` looks for those of abilities that are new or written otherwise.
    expect(current.length).toBeGreaterThan(0.75 * Object.keys(KNOWN).length);
  });
});

/** Of a sample of the known edges those that no longer make a difference, in their own scene or another one. */
function idleEdges(): readonly string[] {
  const known = able.flatMap((one) =>
    knownOf(one).flatMap((scene, at) => (scene === null ? [] : [{ one, at, scene }])),
  );
  const some = known.filter((_, at) => at % EVERY === 0);
  return some.flatMap(({ one, at, scene }) => {
    const edge = edges(one)[at]!;
    return edge.name in scenesOf(one, [edge], looked(one.label, [scene]))
      ? []
      : [`${one.label}: ${edge.name}`];
  });
}

/** Looks for a scene for every edge, writes them, and tells of which abilities no edge makes a difference any more. */
function lookForAll(): readonly string[] {
  const now = able.map((one): readonly [string, string] => [one.label, lookedFor(one)]);
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(now), null, 2)}\n`);
  const each = now.flatMap(([, line]) => line.split(' ').slice(1));
  const found = each.filter((scene) => scene !== '-').length;
  console.log(`${able.length} abilities, ${each.length} edges: ${found} make a difference in a scene`);
  const acts = (line = '') => / \d/.test(line);
  return now.filter(([label, line]) => !acts(line) && acts(KNOWN[label])).map(([label]) => label);
}

/** The scenes of an ability's edges; those known are kept, or with `all` played again. */
function lookedFor(one: CardAbility): string {
  const own = edges(one);
  const known = knownOf(one);
  if (known.length > 0 && LOOKS === 'new') return KNOWN[one.label] ?? '';
  const found = scenesOf(
    one,
    own,
    looked(
      one.label,
      known.flatMap((scene) => scene ?? []),
    ),
  );
  return [markOf(own), ...own.map(({ name }) => found[name] ?? '-')].join(' ');
}
