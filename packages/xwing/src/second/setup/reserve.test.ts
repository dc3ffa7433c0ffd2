import { growStreams, nextUint32, poseAt } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { table, tie, xwing } from '../testing/index.ts';
import type { Edge } from './edges.ts';
import { comeBack, edgeLeft, type ReturnPlace } from './reserve.ts';

type Point = readonly [x: number, y: number];
type At = readonly [x: number, y: number, facing: number];

/** A play area that is wider than it is deep (mm). */
const [WIDTH, DEEP] = [1000, 900];
const RANGE = 100;
const HALF = 20;
/** What lies nearer to a line than this could fall on either side of it (mm). */
const HAIR = 0.1;
/** So far apart (mm) small bases cannot overlap, however they are turned. */
const CLEAR = 64;
const ENEMIES: readonly At[] = [
  [300, 60, 30],
  [940, 500, 0],
  [500, 480, 70],
];

const fromEdges = ([x, y]: Point): readonly number[] => [y, DEEP - y, x, WIDTH - x];

/** The corners of a small base, around it. */
function corners([x, y, facing]: At): readonly Point[] {
  const turn = (facing * Math.PI) / 180;
  return [
    [-1, -1],
    [-1, 1],
    [1, 1],
    [1, -1],
  ].map(([i, j]) => [
    x + HALF * (i! * Math.cos(turn) + j! * Math.sin(turn)),
    y + HALF * (j! * Math.cos(turn) - i! * Math.sin(turn)),
  ]);
}

/** How far a point is from a stretch of a line (mm). */
function fromStretch([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** How far two bases that do not overlap are apart (mm). */
function apart(one: readonly Point[], other: readonly Point[]): number {
  const from = (points: readonly Point[], sides: readonly Point[]) =>
    points.flatMap((point) =>
      sides.map((side, i) => fromStretch(point, side, sides[(i + 1) % sides.length]!)),
    );
  return Math.min(...from(one, other), ...from(other, one));
}

/** Where a ship may come back, by its corners; undefined where a hair decides, or where it may stand on an enemy. */
function mayStand(at: At, { edge, beyondEnemies }: ReturnPlace): boolean | undefined {
  const distances = corners(at).map(fromEdges);
  const [deepest, nearest] = [Math.max, Math.min].map((most) =>
    [0, 1, 2, 3].map((one) => most(...distances.map((corner) => corner[one]!))),
  ) as [number[], number[]];
  const edges = edge === 'any' ? [0, 1, 2, 3] : [edge as number];
  const away = ENEMIES.map((enemy) => apart(corners(at), corners(enemy)));
  if (ENEMIES.some(([x, y]) => Math.hypot(at[0] - x, at[1] - y) < CLEAR)) return undefined;
  const lines = [
    ...nearest,
    ...deepest.map((mm) => mm - RANGE),
    ...away.map((mm) => mm - RANGE * beyondEnemies),
  ];
  if (lines.some((mm) => Math.abs(mm) < HAIR)) return undefined;
  const near = (mm: number) => mm <= RANGE;
  return (
    nearest.every((mm) => mm > 0) &&
    edges.some((one) => near(deepest[one]!)) &&
    (beyondEnemies < 1 || away.every((mm) => mm > RANGE * beyondEnemies))
  );
}

const returning = (where: ReturnPlace, enemies: readonly At[] = ENEMIES) => {
  const game = table({ us: [xwing([0, 0, 0])], them: enemies.map((at) => tie([...at])) });
  Object.assign(game.state, { width: WIDTH, depth: DEEP });
  Object.assign(game.state.ships[0]!, { place: 'reserve', returns: 'called' });
  return game.does((running) => comeBack(running, running.state.ships[0]!, where, 'xwing2:reserve.2'));
};

describe('a ship that comes back from reserve', () => {
  const PLACES: readonly ReturnPlace[] = [
    ...([0, 1, 2, 3, 'any'] as const).map((edge) => ({ edge, beyondEnemies: -1 })),
    { edge: 'any', beyondEnemies: 1 },
    { edge: 'any', beyondEnemies: 3 },
  ];

  it.each(PLACES)('xwing2:reserve.2 stands where its corners say: %o', (where) => {
    const stream = growStreams(JSON.stringify(where), ['poses']);
    const draw = () => nextUint32(stream, 0) / 2 ** 32;
    const seen = { stands: 0, refused: 0 };
    let game = returning(where);
    for (let count = 0; count < 120; count++) {
      const edge = Math.floor(draw() * 4);
      const [deep, along] = [15 + draw() * 120, draw() * (edge < 2 ? WIDTH : DEEP)];
      const facing = draw() < 0.5 ? 90 * Math.floor(4 * draw()) : 360 * draw();
      const spot = [
        [along, deep],
        [along, DEEP - deep],
        [deep, along],
        [WIDTH - deep, along],
      ][edge]!;
      const at = poseAt(spot[0]!, spot[1]!, facing);
      const expected = mayStand([at.x, at.y, at.facing], where);
      if (expected === undefined) continue;
      const refusals = game.tryAnswer([at.x, at.y, at.facing]);
      expect(refusals.length === 0, `${at.x}, ${at.y}, ${at.facing}`).toBe(expected);
      seen[expected ? 'stands' : 'refused'] += 1;
      if (!expected) continue;
      expect(game.ship(0)).toMatchObject({ place: 'table', returns: '', x: at.x, y: at.y });
      game = returning(where);
    }
    expect(Math.min(seen.stands, seen.refused)).toBeGreaterThan(5);
  });

  it('xwing2:reserve.2 stays there while no place is far enough from enemies', () => {
    const everywhere = [150, 450, 750].flatMap((y) => [150, 500, 850].map((x): At => [x, y, 0]));
    const game = returning({ edge: 'any', beyondEnemies: 3 }, everywhere);
    expect(game.question).toBeUndefined();
    expect(game.ship(0)).toMatchObject({ place: 'reserve', returns: 'called' });
  });
});

describe('a ship that fled', () => {
  it('left over the edge beyond which its base reaches farthest', () => {
    const game = table({ us: [xwing([400, 400, 0])] });
    Object.assign(game.state, { width: WIDTH, depth: DEEP });
    const stream = growStreams('left', ['poses']);
    const draw = () => nextUint32(stream, 0) / 2 ** 32;
    const seen = new Set<Edge>();
    for (let count = 0; count < 400; count++) {
      const at = poseAt(
        draw() < 0.5 ? 40 * draw() - 20 : WIDTH + 20 - 40 * draw(),
        draw() < 0.5 ? 40 * draw() - 20 : DEEP + 20 - 40 * draw(),
        360 * draw(),
      );
      const within = [0, 1, 2, 3].map((edge) =>
        Math.min(...corners([at.x, at.y, at.facing]).map((corner) => fromEdges(corner)[edge]!)),
      );
      const [least, next] = [...within].sort((a, b) => a - b);
      if (next! - least! < HAIR) continue;
      const edge = within.indexOf(least!) as Edge;
      seen.add(edge);
      expect(edgeLeft(game.state, { ...game.state.ships[0]!, ...at }), `${at.x}, ${at.y}, ${at.facing}`).toBe(
        edge,
      );
    }
    expect(seen.size).toBe(4);
  });
});
