import { describe, expect, it } from 'vitest';
import {
  type Clear,
  centeredAt,
  clamped,
  framing,
  fromWindow,
  onTheWay,
  type Points,
  planeOf,
  type Subject,
  scaledAt,
  seenBy,
  seenThrough,
  squash,
  toWindow,
  turned,
  wholeScale,
  wholeTable,
} from './camera.ts';

const CLEAR: Clear = { left: 10, top: 50, width: 946, height: 473 };
const SIZE = [914, 914] as const;

/** Points to frame, none of which has to be larger than there is space for. */
const around = (points: Points, room: number): Subject => ({ points, room, core: [], body: 0 });

it('shows all of the table where it is smallest', () => {
  expect(wholeScale(CLEAR, SIZE)).toBe(0.5);
  expect(clamped({ x: 0, y: 0, factor: 1, tilt: 0, turn: 0 }, CLEAR, SIZE)).toEqual(wholeTable(SIZE));
});

it('does not look past the table', () => {
  // Twice as large, 946 mm are seen across and 473 mm down.
  expect(clamped({ x: 0, y: 0, factor: 2, tilt: 0, turn: 0 }, CLEAR, SIZE)).toEqual({
    x: 457,
    y: 220.5,
    factor: 2,
    tilt: 0,
    turn: 0,
  });
});

it('looks past the table where a ship in question may leave it', () => {
  const ends = [
    [30, 500],
    [-60, 450],
  ] as const;
  const subject = { points: ends, room: 130, core: ends, body: 30 };
  const square: Clear = { left: 0, top: 0, width: 473, height: 473 };
  const leftOf = (of: Subject) => seenBy(framing(of, square, SIZE), square, SIZE).left;
  expect(leftOf(subject)).toBeLessThanOrEqual(-90);
  expect(leftOf({ ...subject, core: [ends[0]] })).toBeCloseTo(-16, 9);
});

it('sees what is clear of its window, turned and leaning as it looks', () => {
  const camera = { x: 300, y: 200, factor: 2, tilt: 40, turn: 25 };
  const seen = seenBy(camera, CLEAR, SIZE);
  const corner = fromWindow(planeOf(camera, CLEAR, SIZE), CLEAR.left, CLEAR.top);
  const [x, y] = turned(corner, camera.turn);
  expect([x, y * squash(camera)]).toEqual([expect.closeTo(seen.left, 6), expect.closeTo(seen.top, 6)]);
  const far = fromWindow(planeOf(camera, CLEAR, SIZE), CLEAR.left + CLEAR.width, CLEAR.top + CLEAR.height);
  const [right, bottom] = turned(far, camera.turn);
  expect([right, bottom * squash(camera)]).toEqual([
    expect.closeTo(seen.right, 6),
    expect.closeTo(seen.bottom, 6),
  ]);
});

it('keeps the point about which it comes closer, and no closer than six times', () => {
  const closer = scaledAt({ x: 457, y: 457, factor: 1, tilt: 0, turn: 0 }, 2, [100, 300]);
  expect(closer).toEqual({ x: 278.5, y: 378.5, factor: 2, tilt: 0, turn: 0 });
  expect(centeredAt(closer, 9, [1, 2])).toEqual({ x: 1, y: 2, factor: 6, tilt: 0, turn: 0 });
});

it('frames points with room around them, never closer than half a table', () => {
  const near = framing(around([[457, 457]], 100), CLEAR, SIZE);
  expect(near.factor).toBeCloseTo(473 / 520 / 0.5, 6);
  const far = framing(
    around(
      [
        [0, 0],
        [914, 914],
      ],
      100,
    ),
    CLEAR,
    SIZE,
  );
  expect(far).toEqual(wholeTable(SIZE));
  expect(framing(around([], 100), CLEAR, SIZE)).toEqual(wholeTable(SIZE));
});

it('shows the whole table rather than a little less of it', () => {
  const wide = (from: number, to: number) =>
    framing(
      around(
        [
          [from, from],
          [to, to],
        ],
        0,
      ),
      CLEAR,
      SIZE,
    );
  expect(wide(30, 880)).toEqual(wholeTable(SIZE));
  expect(wide(100, 800).factor).toBeCloseTo(946 / 700, 1);
});

it('is at either end of its way, and gets larger by equal parts', () => {
  const [from, to] = [
    { x: 0, y: 0, factor: 1, tilt: 0, turn: 0 },
    { x: 10, y: 20, factor: 4, tilt: 0, turn: 0 },
  ];
  expect(onTheWay(from, to, 0)).toEqual(from);
  expect(onTheWay(from, to, 1)).toEqual(to);
  expect(onTheWay(from, to, 0.5)).toEqual({ x: 5, y: 10, factor: 2, tilt: 0, turn: 0 });
});

it('sees more of the table from top to bottom when it leans back', () => {
  const leaning = clamped({ x: 0, y: 0, factor: 2, tilt: 60, turn: 0 }, CLEAR, SIZE);
  expect(leaning.y).toBeCloseTo(457, 9);
  expect(framing(around([[457, 457]], 100), CLEAR, SIZE, { tilt: 60, turn: 0 }).factor).toBeCloseTo(
    946 / 520 / 0.5,
    6,
  );
});

it('finds the way back from the window to the drawing, leaning and turned', () => {
  const plane = planeOf({ x: 300, y: 500, factor: 2, tilt: 40, turn: 35 }, CLEAR, SIZE);
  expect(toWindow(plane, 300, 500)).toEqual([10 + 946 / 2, 50 + 473 / 2]);
  const [x, y] = fromWindow(plane, ...toWindow(plane, 120, 811));
  expect(x).toBeCloseTo(120, 9);
  expect(y).toBeCloseTo(811, 9);
});

it('shows to the right what lies above when the drawing is turned by a quarter clockwise', () => {
  const plane = planeOf({ x: 457, y: 457, factor: 1, tilt: 0, turn: 90 }, CLEAR, SIZE);
  const [x, y] = toWindow(plane, 457, 357);
  expect([x, y]).toEqual([expect.closeTo(10 + 473 + 50, 9), expect.closeTo(50 + 473 / 2, 9)]);
});

it('turns the shorter way', () => {
  const at = { x: 0, y: 0, factor: 1, tilt: 0 };
  expect(onTheWay({ ...at, turn: 350 }, { ...at, turn: 10 }, 0.5).turn).toBe(360);
});

it('frames points as they are seen when it is turned', () => {
  const row = [
    [100, 457],
    [814, 457],
  ] as const;
  const along = framing(around(row, 50), CLEAR, SIZE);
  const across = framing(around(row, 50), CLEAR, SIZE, { tilt: 0, turn: 90 });
  expect(across.factor).toBeLessThan(along.factor);
  expect([across.x, across.y]).toEqual([expect.closeTo(457, 9), expect.closeTo(457, 9)]);
});

describe('on a phone, where the sheet leaves little of the window', () => {
  const PHONE: Clear = { left: 0, top: 48, width: 360, height: 230 };
  const fight = [
    [300, 400],
    [420, 520],
  ] as const;
  const scaleOf = (subject: Subject) => framing(subject, PHONE, SIZE).factor * wholeScale(PHONE, SIZE);

  it('sees less around a fight rather than its ships too small', () => {
    expect(scaleOf(around(fight, 150))).toBeCloseTo(230 / 420, 6);
    expect(scaleOf({ points: fight, room: 150, core: fight, body: 30 })).toBe(0.9);
  });

  it('has the hulls of a fight and their labels in sight however far apart they are', () => {
    const far = [
      [300, 100],
      [300, 600],
    ] as const;
    const camera = framing({ points: far, room: 150, core: far, body: 40 }, PHONE, SIZE);
    const plane = planeOf(camera, PHONE, SIZE);
    const [, top] = toWindow(plane, 300, 100 - 40);
    const [, bottom] = toWindow(plane, 300, 600 + 40);
    expect([top, bottom]).toEqual([expect.closeTo(48 + 20, 6), expect.closeTo(48 + 230 - 20, 6)]);
  });

  it('goes to what matters where not all of it is seen', () => {
    const points = [...fight, [880, 880] as const];
    const camera = framing({ points, room: 100, core: fight, body: 30 }, PHONE, SIZE);
    expect([camera.x, camera.y]).toEqual([360, 460]);
  });
});

it('stays where it is when a sheet covers more of the window', () => {
  const camera = { x: 300, y: 400, factor: 2, tilt: 20, turn: 30 };
  const less = { ...CLEAR, top: 80, height: 300 };
  const kept = seenThrough(camera, CLEAR, less, SIZE);
  const spot = (seen: typeof camera, clear: Clear) => toWindow(planeOf(seen, clear, SIZE), 250, 333);
  const [right, down] = spot(camera, CLEAR);
  expect(spot(kept, less)).toEqual([expect.closeTo(right, 9), expect.closeTo(down, 9)]);
});
