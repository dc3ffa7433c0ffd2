import { describe, expect, it } from 'vitest';
import {
  ball,
  bars,
  box,
  type Corner,
  clutter,
  cut,
  fin,
  hoop,
  loft,
  mirrored,
  oval,
  type Part,
  plate,
  rod,
  signedVolume,
  slab,
  spin,
  triangulate,
  turned,
  worn,
} from './parts.ts';

const GRAY = 0x808080;
const volume = (part: Part) => signedVolume(part) / 6;

/** How many edges lack a neighbor that runs the other way. */
function openEdges(part: Part): number {
  const edges = new Map<string, number>();
  const key = (p: readonly number[]) => p.map((v) => v.toFixed(3)).join();
  for (const { a, b, c } of part) {
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const [one, two] = [key(from), key(to)];
      const [name, way] = one < two ? [`${one} ${two}`, 1] : [`${two} ${one}`, -1];
      edges.set(name, (edges.get(name) ?? 0) + way);
    }
  }
  return [...edges.values()].filter((sum) => sum !== 0).length;
}

const notched: readonly Corner[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [5, 4],
  [0, 10],
];

describe('every part is closed and faces outwards', () => {
  it.each<[string, Part, number | null]>([
    ['a box', box([1, 2, 3], [2, 3, 4], GRAY), 24],
    ['a plate with a notch', plate(notched, 0, 2, GRAY), 140],
    ['the same, wound the other way', plate([...notched].reverse(), 0, 2, GRAY), 140],
    ['a beveled plate', plate(notched, 0, 2, GRAY, { bevel: 0.2 }), null],
    ['a fin', fin(notched, -1, 1, GRAY), 140],
    ['a slab', slab(notched, -1, 1, GRAY), 140],
    [
      'a loft that ends in a point',
      loft(
        [
          { y: 0, ring: cut(4, 4, 0) },
          { y: 6, ring: cut(0, 0) },
        ],
        GRAY,
      ),
      32,
    ],
    [
      'a loft from front to back',
      loft(
        [
          { y: 6, ring: cut(4, 4, 0) },
          { y: 0, ring: cut(4, 4, 0) },
        ],
        GRAY,
      ),
      96,
    ],
    ['a rod', rod([0, 0, 0], [3, 4, 0], 1, GRAY, { sides: 200 }), 5 * Math.PI],
    ['an upright rod', rod([0, 0, 5], [0, 0, 0], 1, GRAY, { sides: 200 }), 5 * Math.PI],
    ['a ball', ball([5, 5, 5], 1, GRAY, 100, 60), (4 / 3) * Math.PI],
    [
      'a spindle across',
      spin(
        'x',
        [
          [0, 0],
          [2, 3],
          [4, 0],
        ],
        GRAY,
      ),
      null,
    ],
    [
      'a spindle upright',
      spin(
        'z',
        [
          [0, 0],
          [2, 3],
          [4, 0],
        ],
        GRAY,
      ),
      null,
    ],
    ['a hoop', hoop([0, 1], [2, 1], GRAY, 200), 3 * Math.PI],
    [
      'bars',
      bars(
        [
          [0, 0, 0],
          [5, 0, 0],
          [5, 5, 1],
        ],
        0.5,
        GRAY,
      ),
      null,
    ],
    ['clutter', clutter([0, 0, 20, 20], 0, 6, [GRAY]), null],
    ['what is mirrored', mirrored(box([5, 0, 0], [2, 2, 2], GRAY)), 16],
    ['what is turned', turned(box([5, 0, 0], [2, 2, 2], GRAY), 'y', 40), 8],
  ])('%s', (_, part, expected) => {
    expect(openEdges(part)).toBe(0);
    if (expected === null) expect(volume(part)).toBeGreaterThan(0);
    else expect(Math.abs(volume(part) / expected - 1)).toBeLessThan(0.01);
  });
});

it('the fields of a loft take their colors by section and side', () => {
  const part = loft(
    [0, 1, 2].map((y) => ({ y, ring: oval(2, 2, 4) })),
    (section, side) => section * 4 + side,
  );
  expect(new Set(part.map(({ color }) => color)).size).toBe(8);
});

it('an outline without an inside is refused', () => {
  const line: readonly Corner[] = [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
  ];
  expect(() => triangulate(line)).toThrow('an outline of 4 corners lies on a line or crosses itself');
});

it('sections of different corners are refused', () => {
  expect(() =>
    loft(
      [
        { y: 0, ring: oval(2, 2, 4) },
        { y: 1, ring: oval(2, 2, 5) },
      ],
      GRAY,
    ),
  ).toThrow('a section at 1 has 5 corners, not 4');
});

it('right rises, the front rises, the ship turns to its left', () => {
  const tip = (part: Part) => part.map(({ a }) => a.map((v) => Math.round(v)));
  const at = (x: number, y: number) => [{ a: [x, y, 0], b: [0, 0, 0], c: [0, 0, 0], color: GRAY }] as Part;
  expect(tip(turned(at(5, 0), 'y', 90))).toEqual([[0, 0, 5]]);
  expect(tip(turned(at(0, 5), 'x', 90))).toEqual([[0, 0, 5]]);
  expect(tip(turned(at(0, 5), 'z', 90))).toEqual([[-5, 0, 0]]);
});

it('plates that lie in one plane wear alike', () => {
  const colors = (part: Part) => new Set(part.map(({ color }) => color)).size;
  expect(colors(worn(box([0, 0, 0], [4, 4, 4], GRAY)))).toBeLessThanOrEqual(6);
  expect(colors(worn(ball([0, 0, 0], 4, GRAY)))).toBeGreaterThan(3);
});
