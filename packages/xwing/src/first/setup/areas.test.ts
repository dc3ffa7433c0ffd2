import { growStreams, nextUint32, poseAt } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { buildPosition } from '../position/index.ts';
import type { Edge } from '../questions.ts';
import { deploymentProblems } from './deploy.ts';

/** A play area that is wider than it is deep (mm). */
const [WIDTH, DEEP] = [1000, 900];
const DEPTH = 100;
/** What lies nearer to a line than this could fall on either side of it (mm). */
const HAIR = 0.05;
const EDGES: readonly Edge[] = ['near', 'far', 'left', 'right'];

const fromEdges = ([x, y]: readonly [number, number]): readonly number[] => [y, DEEP - y, x, WIDTH - x];

/** The rule by corners alone: a ruling or none, and how far (mm) a ship sticks out; undefined where a hair decides. */
function byCorners(edge: number, half: number, at: { x: number; y: number; facing: number }) {
  const turn = (at.facing * Math.PI) / 180;
  const distances = [-1, 1].flatMap((i) =>
    [-1, 1].map((j) =>
      fromEdges([
        at.x + half * (i * Math.cos(turn) + j * Math.sin(turn)),
        at.y + half * (j * Math.cos(turn) - i * Math.sin(turn)),
      ]),
    ),
  );
  const nearest = [0, 1, 2, 3].map((one) => Math.min(...distances.map((corner) => corner[one]!)));
  const beyond = Math.max(...distances.map((corner) => corner[edge]!)) - DEPTH;
  if ([...nearest, beyond].some((mm) => Math.abs(mm) < HAIR)) return undefined;
  const outside = half > 20 ? 'xwing1:large-ship.6' : 'xwing1:setup.9';
  if (nearest.some((mm) => mm < 0)) return { ruling: outside };
  return beyond > 0 ? { ruling: 'xwing1:setup.9', beyond } : {};
}

describe('the strip along an edge', () => {
  it.each([
    ['small', 'rookiepilot', 20],
    ['large', 'outerrimsmuggler', 40],
  ] as const)(
    'xwing1:setup.9 is at each edge the one that the corners of a %s base say',
    (size, pilot, half) => {
      const built = buildPosition({
        size: [WIDTH, DEEP],
        sides: [{ ships: [{ pilot, place: 'reserve' }] }, { ships: [{ pilot, place: 'reserve' }] }],
      });
      if ('problems' in built) throw new Error(JSON.stringify(built.problems));
      const { state } = built;
      const stream = growStreams(size, ['poses']);
      const draw = () => nextUint32(stream, 0) / 2 ** 32;
      const seen = new Map<string, number>();
      for (let count = 0; count < 3000; count++) {
        const edge = Math.floor(draw() * 4);
        state.players[0]!.edge = EDGES[edge]!;
        const deep = draw() * 180;
        const along = draw() * (edge < 2 ? WIDTH : DEEP);
        const facing = draw() < 0.5 ? 90 * Math.floor(4 * draw()) : 360 * draw();
        const [x, y] = [
          [along, deep],
          [along, DEEP - deep],
          [deep, along],
          [WIDTH - deep, along],
        ][edge]!;
        const at = poseAt(x!, y!, facing);
        const expected = byCorners(edge, half, at);
        if (!expected) continue;
        const [found] = deploymentProblems(state, state.ships[0]!, at);
        const what = `${EDGES[edge]}: ${at.x}, ${at.y}, ${at.facing}`;
        expect(found?.ruling, what).toBe(expected.ruling);
        if (expected.beyond !== undefined) expect(found?.facts?.beyond, what).toBeCloseTo(expected.beyond, 1);
        const kind = `${edge} ${expected.beyond === undefined ? expected.ruling : 'beyond'}`;
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
      }
      expect([...seen.values()].every((times) => times > 5)).toBe(true);
      expect(seen.size).toBe(3 * EDGES.length);
    },
  );
});
