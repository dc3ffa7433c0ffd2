import { type Craft, glow, glows } from '../hull.ts';
import type { Livery } from '../liveries.ts';
import {
  ball,
  box,
  clutter,
  cut,
  fin,
  loft,
  mirrored,
  moved,
  oval,
  plate,
  rod,
  spin,
  worn,
} from '../parts.ts';

/** RZ-1: an arrow head with two engines and four small fins. */
export function rz1awing(paint: Livery): Craft {
  const hull = loft(
    [
      { y: 17, ring: cut(5, 1.2, 0.4, [0, -0.4]) },
      { y: 15, ring: cut(7.6, 2.2, 0.4, [0, -0.2]) },
      { y: 6, ring: cut(13, 3.8, 0.45) },
      { y: -4, ring: cut(18.5, 5, 0.5) },
      { y: -9, ring: cut(20, 5, 0.5) },
      { y: -11, ring: cut(16, 4, 0.4) },
    ],
    (section, side) => {
      if (side === 1 || side === 5) return paint.frame;
      if ((side === 0 || side === 6) && section < 4) return paint.mark;
      return section === 4 ? paint.dark : paint.hull;
    },
  );
  const canopy = loft(
    [
      { y: 6.4, ring: cut(2.4, 0.4, 0.4, [0, 1.8]) },
      { y: 2.6, ring: cut(4, 3, 0.5, [0, 2.6]) },
      { y: -2.4, ring: cut(4.2, 3.4, 0.5, [0, 2.8]) },
      { y: -5.6, ring: cut(3, 1, 0.5, [0, 2.6]) },
    ],
    (section, side) => (side === 7 && section > 0 ? paint.hull : paint.glass),
  );
  const sides = mirrored(
    [
      rod([6, -7, 0.4], [6, -14.5, 0.4], 2.9, paint.frame, { end: 2.6, sides: 12 }),
      rod([6, -14.4, 0.4], [6, -15.4, 0.4], 2.9, paint.dark, { end: 2.3, sides: 12 }),
      fin(
        [
          [-15, 1.4],
          [-15.5, 8],
          [-11, 7.4],
          [-6, 2],
        ],
        5.6,
        6.4,
        paint.mark,
      ),
      fin(
        [
          [-15, -0.6],
          [-15.5, -5.4],
          [-11, -5],
          [-6, -1],
        ],
        5.6,
        6.4,
        paint.hull,
      ),
      box([10, -6, 0], [2, 6, 2.2], paint.frame, 0.2),
      rod([10.6, -4, 0], [10.6, 5, 0], 0.65, paint.dark, { end: 0.42, sides: 6 }),
      plate(
        [
          [3, -9],
          [8, -9],
          [6, 1],
          [3.4, 3],
        ],
        1.9,
        2.7,
        paint.hull,
        { bevel: 0.08 },
      ),
    ].flat(),
  );
  return { part: [...worn(hull), ...canopy, ...sides], glows: glows([6, -15.4, 0.4], 2.3, paint.engine) };
}

/** B-wing: the cockpit at one end of a long blade, cannons at every tip. */
export function asf01bwing(paint: Livery): Craft {
  const blade = fin(
    [
      [-11, 15],
      [6, 14],
      [7, 4],
      [3, -34],
      [1, -38],
      [-7, -38],
      [-10, -30],
    ],
    -1.1,
    1.1,
    paint.hull,
  );
  const pod = moved(
    spin(
      'y',
      [
        [-12, 0],
        [-12, 3.4],
        [-8, 4.6],
        [2, 4.8],
        [8, 4],
        [9.6, 2.4],
        [9.6, 0],
      ],
      (section, side) => {
        if (section > 4) return paint.frame;
        return side > 10 || side < 2 ? paint.mark : paint.hull;
      },
      14,
    ),
    [0, 0, 2],
  );
  const head = moved(
    spin(
      'y',
      [
        [-9, 0],
        [-9, 2.6],
        [-6, 4.4],
        [3, 4.4],
        [8, 3.4],
        [10.6, 1.8],
        [11, 0],
      ],
      (section, side) => {
        if (section === 3 || section === 4) return side % 2 === 0 ? paint.glass : paint.frame;
        return side % 5 === 0 ? paint.mark : paint.hull;
      },
      14,
    ),
    [0, 2, 17],
  );
  const foil = mirrored(
    [
      plate(
        [
          [2, -9],
          [2, 1],
          [21, -3],
          [21, -8],
        ],
        1.2,
        2.2,
        paint.hull,
      ),
      plate(
        [
          [8, -8.2],
          [8, -0.8],
          [13, -1.8],
          [13, -7.9],
        ],
        2.1,
        2.4,
        paint.mark,
      ),
      rod([21, -9, 1.7], [21, -1, 1.7], 1.1, paint.frame, { end: 0.9 }),
      rod([21, -1, 1.7], [21, 9, 1.7], 0.45, paint.dark, { end: 0.32, sides: 6 }),
      rod([2.6, -12, 4.4], [2.6, -14, 4.4], 1.5, paint.dark, { end: 1.3 }),
      rod([2.6, -12, -0.4], [2.6, -14, -0.4], 1.5, paint.dark, { end: 1.3 }),
      box([1.1, -3, -14], [0.6, 6, 12], paint.mark),
    ].flat(),
  );
  const tip = [
    rod([0, -9, -37], [0, 3, -37], 1.9, paint.frame, { end: 1.5, sides: 10 }),
    rod([0, 3, -37], [0, 13, -37], 0.55, paint.dark, { end: 0.4, sides: 6 }),
    mirrored(rod([0, -1, -37], [3.6, 1, -39], 0.5, paint.frame, { end: 0.4, sides: 5 })),
    mirrored(rod([1.4, 12, 14.6], [1.4, 16.5, 14.6], 0.4, paint.dark, { end: 0.3, sides: 6 })),
    rod([0, 4, 2], [0, 14, 0], 0.6, paint.dark, { end: 0.4, sides: 6 }),
  ].flat();
  return {
    part: [...worn([...blade, ...pod]), ...head, ...foil, ...tip],
    glows: [...glows([2.6, -14.4, 4.4], 1.3, paint.engine), ...glows([2.6, -14.4, -0.4], 1.3, paint.engine)],
  };
}

/** HWK-290: a bird of prey, its long neck drawn forward between drooping wings. */
export function hwk290(paint: Livery): Craft {
  const hull = loft(
    [
      { y: 30, ring: oval(3, 2, 12, [0, -1]) },
      { y: 27, ring: oval(6, 4.4, 12, [0, -0.6]) },
      { y: 18, ring: oval(7, 6, 12, [0, 0]) },
      { y: 6, ring: oval(9, 6.6, 12, [0, 0.4]) },
      { y: -8, ring: oval(14, 7.6, 12, [0, 0.6]) },
      { y: -20, ring: oval(11, 6, 12, [0, 0.8]) },
      { y: -25, ring: oval(6, 3.4, 12, [0, 0.8]) },
    ],
    (section, side) => {
      if (section === 1 && (side < 3 || side > 8)) return paint.glass;
      if (section === 3 && side % 6 === 0) return paint.mark;
      return side % 4 === 2 ? paint.frame : paint.hull;
    },
  );
  const wing = mirrored(
    [
      plate(
        [
          [4, 2],
          [12, -4],
          [15, -16],
          [13, -22],
          [4, -20],
        ],
        -1,
        1.2,
        paint.hull,
        { bevel: 0.05 },
      ),
      plate(
        [
          [8, -3],
          [11.4, -6],
          [13.6, -16],
          [9, -16],
        ],
        1,
        1.6,
        paint.mark,
        { bevel: 0.05 },
      ),
      rod([12, -20, 0], [12, -9, 0], 2.4, paint.frame, { end: 2, sides: 10 }),
      rod([12, -22, 0], [12, -20, 0], 2, paint.dark, { end: 2.3, sides: 10 }),
    ].flat(),
  );
  const turret = [
    ball([0, -8, 4], 2.6, paint.frame, 10, 6),
    mirrored(rod([0.7, -8, 5.6], [0.7, -2, 6], 0.35, paint.dark, { end: 0.3, sides: 5 })),
  ].flat();
  return {
    part: [
      ...worn(hull, 0.06),
      ...wing,
      ...turret,
      ...clutter([-3, -20, 3, -12], 3.2, 8, [paint.frame, paint.dark]),
    ],
    glows: [...glows([12, -22.4, 0], 1.9, paint.engine), glow([0, -25.4, 0.8], 1.4, paint.engine)],
  };
}

/** Z-95: the X-wing's elder, two wings and a blunt nose. */
export function z95(paint: Livery): Craft {
  const hull = loft(
    [
      { y: 22, ring: oval(2, 1.2, 12) },
      { y: 20, ring: oval(3.8, 2.4, 12) },
      { y: 8, ring: oval(5.6, 4.4, 12) },
      { y: -4, ring: oval(6.6, 5.4, 12) },
      { y: -15, ring: oval(6, 4.6, 12) },
    ],
    (section, side) =>
      section === 1 && (side < 2 || side > 9)
        ? paint.mark
        : side === 5 || side === 6
          ? paint.frame
          : paint.hull,
  );
  const canopy = loft(
    [
      { y: 6, ring: cut(2, 0.4, 0.5, [0, 2]) },
      { y: 2, ring: cut(3, 2.4, 0.5, [0, 2.6]) },
      { y: -4, ring: cut(2.8, 1.4, 0.5, [0, 2.7]) },
    ],
    paint.glass,
  );
  const wing = mirrored(
    [
      plate(
        [
          [2, -14],
          [2, -2],
          [19, -9],
          [19, -14],
        ],
        -0.5,
        0.5,
        paint.hull,
      ),
      plate(
        [
          [10, -13.6],
          [10, -6],
          [14, -7.6],
          [14, -13.6],
        ],
        0.4,
        0.7,
        paint.mark,
      ),
      rod([4.8, -17, 0], [4.8, -3, 0], 2.3, paint.hull, { end: 2.2, sides: 10 }),
      rod([4.8, -18.6, 0], [4.8, -17, 0], 1.8, paint.dark, { end: 2.2, sides: 10 }),
      rod([4.8, -3, 0], [4.8, -2, 0], 1.7, paint.dark, { end: 1.6, sides: 10 }),
      rod([19, -15, 0], [19, -3, 0], 0.9, paint.frame, { end: 0.7 }),
      rod([19, -3, 0], [19, 5, 0], 0.4, paint.dark, { end: 0.3, sides: 6 }),
    ].flat(),
  );
  return { part: [...worn([...hull, ...wing]), ...canopy], glows: glows([4.8, -18.8, 0], 1.8, paint.engine) };
}
