import { type Craft, glow } from '../hull.ts';
import type { Livery } from '../liveries.ts';
import {
  box,
  type Corner,
  clutter,
  cut,
  loft,
  mirrored,
  moved,
  oval,
  type Part,
  plate,
  rod,
  spin,
  turned,
  worn,
} from '../parts.ts';

/** Where the middle of the saucer of a YT-1300 lies. */
const MIDDLE = -12;

/** YT-1300: a saucer with two mandibles, the cockpit on its right. */
export function yt1300(paint: Livery, dish: 'round' | 'square' | 'none' = 'round'): Craft {
  const saucer = moved(
    spin(
      'z',
      [
        [-6, 0],
        [-6, 15],
        [-4.4, 30],
        [-1.7, 38],
        [-1.2, 36.6],
        [1.2, 36.6],
        [1.7, 38],
        [4.4, 30],
        [6, 15],
        [6, 0],
      ],
      (section, side) => {
        if (section === 4 || section === 3 || section === 5) return paint.dark;
        if (section === 6 && side % 9 === 2) return paint.mark;
        return (side + section) % 5 === 0 ? paint.frame : paint.hull;
      },
      36,
    ),
    [0, MIDDLE, 0],
  );
  const part = [
    worn([...saucer, ...mandibles(paint), ...cockpitTube(paint)], 0.07),
    topDetails(paint),
    engineBand(paint),
    turret(paint, 1),
    turret(paint, -1),
    dish === 'none' ? [] : antenna(paint, dish === 'round'),
  ].flat();
  return {
    part,
    glows: [-20, -12, -4, 4, 12, 20].map((x) =>
      glow([x, MIDDLE - Math.sqrt(1400 - x * x) - 1.4, 0], 3.2, 0x8fd0ff),
    ),
  };
}

function mandibles(paint: Livery): Part {
  const outline: readonly Corner[] = [
    [3, 18],
    [3, 40],
    [5, 54],
    [11.5, 54],
    [23, 30],
    [27, 14],
  ];
  const inner: readonly Corner[] = [
    [5.5, 27],
    [5.5, 40],
    [6.5, 50],
    [9.5, 50],
    [16, 36],
    [17, 27],
  ];
  return [
    mirrored(
      [
        plate(outline, -0.5, 4.4, paint.hull, { bevel: 0.07 }),
        plate(
          outline.map(([x, y]): Corner => [x, y]),
          -4.4,
          -0.6,
          paint.hull,
        ),
        plate(
          outline.map(([x, y]): Corner => [x * 0.97 + 0.2, y * 0.99]),
          -0.7,
          -0.4,
          paint.dark,
        ),
        plate(inner, 4.2, 4.8, paint.frame, { bevel: 0.04 }),
        clutter([6, 29, 12, 46], 4.7, 14, [paint.frame, paint.dark, paint.hull], { seed: 5, size: 2.2 }),
        box([8, 54.4, 0.8], [5, 1.4, 2.4], paint.dark),
      ].flat(),
    ),
    box([0, 23, 0], [7, 12, 5], paint.dark),
    clutter([-3, 18, 3, 28.5], 2.4, 8, [paint.frame, paint.hull], { seed: 9, size: 2 }),
  ].flat();
}

/** The corridor that leaves the saucer on the right, and the cone of windows at its end. */
function cockpitTube(paint: Livery): Part {
  const cone = loft(
    [
      { y: 0, ring: oval(9, 9, 12) },
      { y: 7, ring: oval(9, 9, 12) },
      { y: 8, ring: oval(8.6, 8.6, 12) },
      { y: 14, ring: oval(4.4, 4.4, 12) },
      { y: 14.4, ring: oval(3.6, 3.6, 12) },
    ],
    (section, side) => {
      if (section === 2) return side % 2 === 0 && (side < 4 || side > 7) ? paint.frame : paint.glass;
      return section === 3 ? paint.frame : paint.hull;
    },
  );
  return [
    moved(cone, [37.5, 8, 0]),
    rod([24, -2, 0], [37.5, 9, 0], 4.4, paint.hull, { sides: 10 }),
    rod([30.5, 3.2, 0], [31.6, 4.1, 0], 4.8, paint.mark, { sides: 10 }),
  ].flat();
}

function turret(paint: Livery, way: 1 | -1): Part {
  const parts = [
    spin(
      'z',
      [
        [4, 7.4],
        [6.4, 6.6],
        [6.4, 4.4],
        [7.6, 3],
        [7.6, 0],
      ],
      (section) => (section < 2 ? paint.frame : paint.dark),
      14,
    ),
    mirrored(rod([1.1, 0, 7.4], [1.1, 9, 7.9], 0.42, paint.dark, { end: 0.36, sides: 6 })),
    box([0, 0, 7.4], [3.6, 3.4, 1.6], paint.frame, 0.2),
  ].flat();
  const placed = moved(parts, [0, MIDDLE, 0]);
  return way === 1 ? placed : moved(turned(parts, 'y', 180), [0, MIDDLE, 0]);
}

function topDetails(paint: Livery): Part {
  const colors = [paint.frame, paint.dark, paint.hull];
  const vents = [-13, -4.4, 4.4, 13].flatMap((x) =>
    moved(
      spin(
        'z',
        [
          [3, 3.6],
          [5.3, 3.4],
          [5.5, 2.7],
          [5.2, 0],
        ],
        (section) => (section < 2 ? paint.frame : paint.dark),
        12,
      ),
      [x, MIDDLE - 24 + Math.abs(x) * 0.35, -0.2],
    ),
  );
  return [
    vents,
    // The ring in which a ship docks, on both sides.
    mirrored(
      [
        rod([30, MIDDLE + 1, 0], [39.6, MIDDLE + 1, 0], 5, paint.hull, { end: 4.8, sides: 14 }),
        rod([39.4, MIDDLE + 1, 0], [40.2, MIDDLE + 1, 0], 3.8, paint.dark, { end: 3.6, sides: 14 }),
      ].flat(),
    ),
    clutter([-5, MIDDLE + 9, 5, MIDDLE + 26], 4.9, 16, colors, { seed: 3, size: 2.2, height: 0.9 }),
    clutter([-24, MIDDLE - 6, -10, MIDDLE + 6], 4.7, 14, colors, { seed: 4, size: 2.4, height: 1 }),
    clutter([10, MIDDLE - 6, 24, MIDDLE + 6], 4.7, 14, colors, { seed: 8, size: 2.4, height: 1 }),
    mirrored(box([17, MIDDLE + 13, 4.6], [4, 7, 0.9], paint.mark, 0.1)),
  ].flat();
}

function engineBand(paint: Livery): Part {
  const count = 13;
  const on = (angle: number, r: number): Corner => [Math.sin(angle) * r, MIDDLE - Math.cos(angle) * r];
  return Array.from({ length: count }, (_, i) => {
    const from = -0.62 + (i / count) * 1.24;
    const to = from + 1.24 / count;
    return plate([on(from, 34), on(to, 34), on(to, 37.6), on(from, 37.6)], -1.15, 1.15, 0xbfe6ff);
  })
    .flat()
    .concat(box([0, MIDDLE - 30, 0], [30, 6, 4], paint.dark));
}

function antenna(paint: Livery, round: boolean): Part {
  const plateOf = round
    ? spin(
        'y',
        [
          [0, 0],
          [0.6, 3.4],
          [2.2, 6.4],
          [2.5, 6.3],
          [1, 3],
          [0.7, 0],
        ],
        (section) => (section < 3 ? paint.hull : paint.frame),
        16,
      )
    : loft(
        [
          { y: 0, ring: cut(12, 7, 0.3) },
          { y: 0.9, ring: cut(12, 7, 0.3) },
        ],
        paint.hull,
      );
  return [
    moved(turned(plateOf, 'x', 24), [-17, MIDDLE + 14, 9.6]),
    rod([-17, MIDDLE + 12, 4], [-17, MIDDLE + 14, 9], 1.1, paint.frame, { end: 0.8 }),
    rod([-17, MIDDLE + 15, 10], [-17, MIDDLE + 19, 12], 0.3, paint.dark, { sides: 4 }),
  ].flat();
}
