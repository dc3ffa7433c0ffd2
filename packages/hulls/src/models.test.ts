import { describe, expect, it } from 'vitest';
import { aces, type Hull, hasModel, hullOf, modelIds, type Size, squadronTypes } from './index.ts';

/** What a ship may reach beside the middle of its base, in mm; the longest real models overhang about as much. */
const REACH = { xwing: 85, armada: 180 };
/** The six great ships of X-Wing stand on two pegs, 226 mm apart in all. */
const HUGE_REACH = 115;
const HUGE: ReadonlySet<string> = new Set([
  'gozanticlasscruiser',
  'raiderclasscorvette',
  'cr90corelliancorvette',
  'gr75mediumtransport',
  'croccruiser',
  'tridentclassassaultship',
]);

function outermost({ positions }: Hull): number {
  let far = 0;
  for (let i = 0; i < positions.length; i += 3)
    far = Math.max(far, Math.abs(positions[i] as number), Math.abs(positions[i + 1] as number));
  return far;
}

function openEdges({ positions }: Hull): number {
  const edges = new Map<string, number>();
  const key = (i: number) => [0, 1, 2].map((k) => (positions[i + k] as number).toFixed(2)).join();
  for (let i = 0; i < positions.length; i += 9) {
    for (const [from, to] of [
      [0, 3],
      [3, 6],
      [6, 0],
    ] as const) {
      const [one, two] = [key(i + from), key(i + to)];
      if (one === two) continue;
      const [name, way] = one < two ? [`${one} ${two}`, 1] : [`${two} ${one}`, -1];
      edges.set(name, (edges.get(name) ?? 0) + way);
    }
  }
  return [...edges.values()].filter((sum) => sum !== 0).length;
}

const everyModel = (['xwing', 'armada'] as const).flatMap((game) =>
  modelIds(game).map((id) => [game, id] as const),
);

describe.each(everyModel)('%s %s', (game, id) => {
  const hull = hullOf(game, id);

  it('has one color and one normal of length 1 a corner, and fewer than 6,000 triangles', () => {
    const { positions, normals, colors } = hull;
    expect(positions.length % 9).toBe(0);
    expect([normals.length, colors.length]).toEqual([positions.length, positions.length]);
    expect(positions.length / 9).toBeGreaterThan(200);
    expect(positions.length / 9).toBeLessThan(6000);
    expect([...positions, ...normals, ...colors].every(Number.isFinite)).toBe(true);
    expect(colors.every((light) => light >= 0 && light <= 1)).toBe(true);
    const lengths = Array.from({ length: normals.length / 3 }, (_, i) =>
      Math.hypot(...normals.subarray(i * 3, i * 3 + 3)),
    );
    expect(lengths.every((length) => Math.abs(length - 1) < 1e-5)).toBe(true);
  });

  it('is closed, lights its engines and stays near its base', () => {
    expect(openEdges(hull)).toBe(0);
    expect(hull.glows.length).toBeGreaterThan(0);
    expect(outermost(hull)).toBeLessThan(game === 'xwing' && HUGE.has(id) ? HUGE_REACH : REACH[game]);
    for (const { x, y, radius } of hull.glows) {
      expect(radius).toBeGreaterThan(0);
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(outermost(hull) + 3);
    }
  });
});

describe('a ship that is looked up', () => {
  it('wears the paint of the faction that flies it', () => {
    const [rebel, scum] = ['rebelalliance', 'scumandvillainy'].map((faction) =>
      hullOf('xwing', 'btla4ywing', faction),
    );
    expect(rebel?.positions).toEqual(scum?.positions);
    expect(rebel?.colors).not.toEqual(scum?.colors);
    expect(hullOf('xwing', 'btla4ywing')).toEqual(rebel);
  });

  it('wears an ace’s own paint, whatever follows the name in the id of the card', () => {
    const plain = hullOf('xwing', 't70xwing', 'resistance');
    const poe = hullOf('xwing', 't70xwing', 'resistance', 'small', 'poedameron-swz68');
    expect(poe.positions).toEqual(plain.positions);
    expect(poe.colors).not.toEqual(plain.colors);
    expect(hullOf('xwing', 't70xwing', 'resistance', 'small', 'bluesquadronrookie')).toEqual(plain);
    const [vader, squadron] = ['darth-vader-tie-advanced-squadron', undefined].map((pilot) =>
      hullOf('armada', 'tie-advanced-squadron', 'empire', 'small', pilot),
    );
    expect(vader?.colors).not.toEqual(squadron?.colors);
    expect(aces().length).toBeGreaterThan(30);
  });

  it('is the same in First Edition', () => {
    expect(hullOf('xwing', 'xwing', 'rebelalliance')).toEqual(hullOf('xwing', 't65xwing', 'rebelalliance'));
  });

  it.each(squadronTypes())('of a squadron of %s is one small craft', (type) => {
    expect(hasModel('armada', type)).toBe(true);
    expect(outermost(hullOf('armada', type))).toBeLessThan(9);
  });

  it('without a model is a silhouette by the size of its base, never a box', () => {
    expect(hasModel('xwing', 'nosuchship')).toBe(false);
    const reach = (game: 'xwing' | 'armada') =>
      (['small', 'medium', 'large', 'huge'] as const).map((size: Size) =>
        outermost(hullOf(game, 'nosuchship', 'galacticempire', size)),
      );
    for (const game of ['xwing', 'armada'] as const)
      expect(reach(game)).toEqual([...new Set(reach(game))].sort((a, b) => a - b));
    expect(hullOf('xwing', 'nosuchship').positions.length / 9).toBeGreaterThan(100);
    expect(outermost(hullOf('armada', 'some-squadron'))).toBeLessThan(9);
  });
});
