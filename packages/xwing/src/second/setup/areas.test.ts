import { growStreams, nextUint32, poseAt } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { firespray, type TestShip, table, tie, yt1300 } from '../testing/index.ts';
import { deploymentProblems } from './deploy.ts';

/** A play area that is wider than it is deep (mm). */
const [WIDTH, DEEP] = [1000, 900];
const DEPTH = 100;
/** What lies nearer to a line than this could fall on either side of it (mm). */
const HAIR = 0.05;
/** How deep a place may lie beyond an edge that somebody places forces at (mm). */
const TRIED = 180;

/** Distances of a place from the four edges, by side: near, far, left, right (mm). */
const fromEdges = ([x, y]: readonly [number, number]): readonly number[] => [y, DEEP - y, x, WIDTH - x];

const SIZES: readonly (readonly [size: string, ship: TestShip, half: number])[] = [
  ['small', tie([0, 0, 0]), 20],
  ['medium', firespray([0, 0, 0]), 30],
  ['large', yt1300([0, 0, 0], { turret: -1 }), 40],
];

/** The rule by corners alone: none, a ruling, or undefined where a hair decides. */
function byCorners(
  player: number,
  sides: number,
  half: number,
  at: { x: number; y: number; facing: number },
) {
  const turn = (at.facing * Math.PI) / 180;
  const corners = [-1, 1].flatMap((i) =>
    [-1, 1].map((j): [number, number] => [
      at.x + half * (i * Math.cos(turn) + j * Math.sin(turn)),
      at.y + half * (j * Math.cos(turn) - i * Math.sin(turn)),
    ]),
  );
  const distances = corners.map(fromEdges);
  const nearest = [0, 1, 2, 3].map((edge) => Math.min(...distances.map((one) => one[edge]!)));
  const farthest = Math.max(...distances.map((one) => one[player]!));
  const into = [0, 1, 2, 3]
    .filter((edge) => edge < sides && edge !== player)
    .map((edge) => DEPTH - nearest[edge]!);
  if ([...nearest, farthest - DEPTH, ...into].some((mm) => Math.abs(mm) < HAIR)) return undefined;
  if (nearest.some((mm) => mm < 0)) return ['xwing2:ship-sizes.5', undefined] as const;
  if (farthest > DEPTH) return ['xwing2:setup.9', farthest - DEPTH] as const;
  const reached = into.find((mm) => mm > 0);
  return reached === undefined ? ([undefined, undefined] as const) : (['xwing2:setup.9', reached] as const);
}

describe('the deployment areas', () => {
  it.each(SIZES)(
    'xwing2:setup.9 of two and four sides are those that the corners of a %s base say',
    (size, ship, half) => {
      for (const sides of [2, 4]) {
        const game = table({
          us: [ship],
          them: [ship],
          ...(sides > 2 && { others: [[ship], [ship]] }),
          phase: 'setup',
        });
        Object.assign(game.state, { width: WIDTH, depth: DEEP });
        for (const one of game.state.ships) one.place = 'reserve';
        const random = growStreams(size, ['poses']);
        const seen = new Map<string, number>();
        for (let count = 0; count < 1500; count++) {
          const draw = () => nextUint32(random, 0) / 2 ** 32;
          const player = Math.floor(draw() * sides);
          const deep = draw() * TRIED;
          const along = draw() * (player < 2 ? WIDTH : DEEP);
          const facing = draw() < 0.5 ? 90 * Math.floor(4 * draw()) : 360 * draw();
          const [x, y] = [
            [along, deep],
            [along, DEEP - deep],
            [deep, along],
            [WIDTH - deep, along],
          ][player]!;
          const at = poseAt(x!, y!, facing);
          const expected = byCorners(player, sides, half, at);
          if (!expected) continue;
          const [ruling, mm] = expected;
          const [found] = deploymentProblems(game.state, game.ship(player), at);
          const what = `player ${player} of ${sides} at ${at.x}, ${at.y}, ${at.facing}`;
          expect(found?.ruling, what).toBe(ruling);
          if (mm !== undefined) expect(found?.facts?.beyond, what).toBeCloseTo(mm, 1);
          seen.set(`${player} ${ruling}`, (seen.get(`${player} ${ruling}`) ?? 0) + 1);
        }
        expect([...seen.values()].every((times) => times > 5)).toBe(true);
        expect(seen.size).toBe(3 * sides);
      }
    },
  );
});
