import { type Craft, glow } from '../hull.ts';
import type { Livery } from '../liveries.ts';
import {
  aboveAndBelow,
  ball,
  box,
  type Corner,
  cut,
  loft,
  mirrored,
  type Part,
  type Point,
  plate,
  rod,
  turned,
  worn,
} from '../parts.ts';

/** How far the wings of an X-wing stand from level when they are open. */
const OPEN = 13;

/** T-65: four engines, four long cannons, wings open. */
export function t65xwing(paint: Livery): Craft {
  const fuselage = loft(
    [
      { y: 24, ring: cut(1.6, 1.2, 0.5, [0, -0.5]) },
      { y: 22, ring: cut(2.6, 1.9, 0.5, [0, -0.4]) },
      { y: 12, ring: cut(3.5, 2.9, 0.45, [0, -0.1]) },
      { y: 11, ring: cut(3.6, 3, 0.45, [0, -0.1]) },
      { y: 4, ring: cut(4.4, 4, 0.4) },
      { y: -1, ring: cut(5.2, 4.8, 0.35) },
      { y: -7, ring: cut(5.6, 5, 0.3) },
      { y: -17, ring: cut(5.6, 5, 0.3) },
      { y: -18, ring: cut(4.2, 3.8, 0.3) },
    ],
    (section, side) => {
      if (section === 7) return paint.dark;
      if (section === 2) return paint.mark;
      if (section === 3 && (side === 0 || side === 6)) return paint.mark;
      return side >= 2 && side <= 4 ? paint.frame : paint.hull;
    },
  );
  const canopy = loft(
    [
      { y: 4.5, ring: cut(2.2, 0.4, 0.5, [0, 2]) },
      { y: 1.5, ring: cut(2.9, 2.2, 0.5, [0, 2.6]) },
      { y: -3, ring: cut(3, 2.6, 0.5, [0, 2.7]) },
      { y: -4.6, ring: cut(2.8, 1, 0.5, [0, 2.4]) },
    ],
    (section, side) => (section === 1 && side === 7 ? paint.frame : paint.glass),
  );
  const back = [
    box([0, -12.5, 2.8], [2.6, 9, 0.9], paint.frame, 0.1),
    box([0, -15, 3.3], [1.6, 3, 0.7], paint.dark, 0.1),
    ball([0, -6.3, 2.7], 1.45, 0xe8e8ea, 10, 6),
    rod([0, -6.3, 3], [0, -6.3, 3.5], 1.35, 0x3a62a8, { end: 1.2, sides: 10 }),
  ].flat();
  const wings = mirrored(aboveAndBelow(turned(foil(paint), 'y', OPEN, [2, 0, 0])));
  return {
    part: [...worn([...fuselage, ...wings]), ...canopy, ...back],
    glows: [1, -1].flatMap((side) =>
      [1, -1].map((height) => glow([side * 5.8, -20.4, height * 3.3], 1.5, paint.engine)),
    ),
  };
}

/** The upper right wing, level, with its engine and cannon. */
function foil(paint: Livery): Part {
  const outline: readonly Corner[] = [
    [2, -16.5],
    [2, -5.5],
    [21, -9],
    [21, -15],
  ];
  const across = (left: number, right: number): readonly Corner[] => {
    const front = (x: number) => -5.5 - ((x - 2) / 19) * 3.5;
    const rear = (x: number) => -16.5 + ((x - 2) / 19) * 1.5;
    return [
      [left, rear(left) + 0.4],
      [left, front(left) - 0.4],
      [right, front(right) - 0.4],
      [right, rear(right) + 0.4],
    ];
  };
  const engine: Point = [5.2, 0, 1.9];
  const [x, , z] = engine;
  return [
    plate(outline, 0.3, 1, paint.hull),
    plate(across(11.5, 15.5), 0.9, 1.15, paint.mark),
    plate(across(16.2, 17), 0.9, 1.15, paint.mark),
    plate(across(9.2, 10), 0.9, 1.12, paint.frame),
    box([12, -12, 0.2], [9, 1, 0.5], paint.frame),
    rod([x, -12, z], [x, -5, z], 2, paint.hull, { sides: 10 }),
    rod([x, -5.1, z], [x, -4.2, z], 2.3, paint.frame, { end: 2.1, sides: 10 }),
    rod([x, -4.3, z], [x, -4.1, z], 1.6, paint.dark, { end: 1.5, sides: 10 }),
    rod([x, -18, z], [x, -12, z], 1.45, paint.frame, { end: 1.8, sides: 10 }),
    rod([x, -20.3, z], [x, -18, z], 1.75, paint.dark, { end: 1.5, sides: 10 }),
    rod([x, -10, z], [x, -9, z], 2.15, paint.mark, { sides: 10 }),
    rod([21, -16.5, 0.6], [21, -5, 0.6], 0.95, paint.frame, { end: 0.75 }),
    rod([21, -13.5, 0.6], [21, -10, 0.6], 1.2, paint.hull, { end: 1.1 }),
    rod([21, -5, 0.6], [21, 8, 0.6], 0.5, paint.dark, { end: 0.4, sides: 6 }),
    rod([21, 5.4, 0.6], [21, 6.3, 0.6], 0.75, paint.frame, { sides: 6 }),
    rod([21, 8, 0.6], [21, 11, 0.6], 0.3, paint.frame, { end: 0.25, sides: 6 }),
  ].flat();
}
