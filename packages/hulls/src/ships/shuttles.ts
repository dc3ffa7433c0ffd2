import { type Craft, glow, glows } from '../hull.ts';
import type { Livery } from '../liveries.ts';
import {
  ball,
  box,
  type Corner,
  clutter,
  cut,
  fin,
  loft,
  mirrored,
  moved,
  oval,
  type Part,
  plate,
  rod,
  shaded,
  spin,
  turned,
  worn,
} from '../parts.ts';

/** Lambda class: one tall fin, two wings let down in flight. */
export function lambda(paint: Livery): Craft {
  const white = { ...paint, hull: 0xdcdfe2, mark: 0xb4bac0 };
  const body = loft(
    [
      { y: 40, ring: cut(5, 4, 0.5, [0, -2]) },
      { y: 38, ring: cut(9, 7, 0.5, [0, -1.4]) },
      { y: 31, ring: cut(13, 11, 0.5, [0, 0]) },
      { y: 22, ring: cut(14, 12, 0.45, [0, 0]) },
      { y: 18, ring: cut(11, 9, 0.4, [0, 0]) },
      { y: 14, ring: cut(15, 13, 0.4, [0, 0]) },
      { y: -22, ring: cut(17, 15, 0.35, [0, 0]) },
      { y: -28, ring: cut(12, 12, 0.35, [0, 0]) },
    ],
    (section, side) => {
      if (section === 1 && (side === 7 || side === 0 || side === 6)) return white.glass;
      if (section === 4) return white.frame;
      return side === 2 || side === 4 ? white.mark : white.hull;
    },
  );
  const tall: readonly Corner[] = [
    [-27, 5],
    [11, 5],
    [-16, 58],
    [-27, 58],
  ];
  const wing = turned(
    [
      plate(
        [
          [7, 10],
          [46, -12],
          [46, -22],
          [7, -25],
        ],
        -0.9,
        0.9,
        white.hull,
      ),
      plate(
        [
          [12, 5.4],
          [20, 0.8],
          [20, -22],
          [12, -23],
        ],
        -1.1,
        1.1,
        white.mark,
      ),
      rod([7, -22, 0], [7, 10, 0], 2, white.frame),
      box([14, 4.4, -1], [1.4, 10, 1.4], white.frame),
      mirroredCannons(white),
    ].flat(),
    'y',
    -28,
    [7, 0, 0],
  );
  const part = [
    worn(body),
    fin(tall, -1.1, 1.1, white.hull),
    fin(
      [
        [-24, 18],
        [1, 18],
        [-4, 27],
        [-24, 27],
      ],
      -1.3,
      1.3,
      white.mark,
    ),
    mirrored(wing),
    mirrored(rod([3.4, -28, 2], [3.4, -30, 2], 2.4, white.dark, { end: 2 })),
    mirrored(rod([3, 39, -3], [3, 44, -3], 0.5, white.dark, { end: 0.4, sides: 6 })),
    clutter([-5, -20, 5, 10], 7, 12, [white.frame, white.hull], { size: 2.6 }),
  ].flat();
  return { part, glows: [...glows([3.4, -30.4, 2], 2.6, 0x9fc8ff), glow([0, -29, -2], 1.8, 0x9fc8ff)] };
}

function mirroredCannons(paint: Livery): Part {
  return [-0.9, 0.9].flatMap((z) => rod([14, 8, z], [14, 14, z], 0.5, paint.dark, { end: 0.4, sides: 6 }));
}

/** Firespray: an iron whose base is its stern; it flies upright, its cannons below. */
export function firespray(paint: Livery): Craft {
  const [green, red] = paint.hull === 0xb9a585 ? [0x5d7060, 0x8a4232] : [paint.hull, paint.mark];
  const disc = loft(
    [
      { y: -27, ring: oval(22, 12, 20, [0, 0]) },
      { y: -24, ring: oval(44, 19, 20, [0, 0]) },
      { y: -12, ring: oval(52, 22, 20, [0, 0]) },
      { y: -4, ring: oval(50, 21, 20, [0, 0]) },
      { y: 2, ring: oval(38, 18, 20, [0, 0]) },
    ],
    (section, side) => {
      if (section === 0) return paint.dark;
      return section === 2 ? shaded(red, side % 3 === 0 ? 0.85 : 1) : side % 5 === 2 ? paint.frame : red;
    },
  );
  const neck = loft(
    [
      { y: -6, ring: oval(30, 19, 16) },
      { y: 10, ring: oval(23, 18, 16) },
      { y: 26, ring: oval(17, 15, 16) },
      { y: 36, ring: oval(12, 11, 16) },
      { y: 40, ring: oval(6, 6, 16) },
    ],
    (section, side) => {
      if (section === 2 && (side < 2 || side > 13)) return paint.glass;
      return side % 8 === 3 ? paint.frame : section === 1 && side % 4 === 0 ? shaded(green, 0.8) : green;
    },
  );
  const part = [
    worn([...disc, ...neck], 0.07),
    mirrored(
      [
        rod([24, -9, 0], [37, -9, 0], 2.4, paint.frame, { end: 1.8 }),
        plate(
          [
            [30, -18],
            [38, -14],
            [38, -4],
            [30, -2],
          ],
          -1,
          1,
          green,
          { bevel: 0.05 },
        ),
        plate(
          [
            [31, -8],
            [38, -8],
            [38, -5],
            [31, -5],
          ],
          0.9,
          1.3,
          0xc9a040,
        ),
        rod([3.4, -26, -6], [3.4, -31, -6], 2.2, paint.frame, { end: 2.8, sides: 10 }),
        rod([11, -25, 0], [11, -29, 0], 3.2, paint.frame, { end: 3.6, sides: 12 }),
        rod([2.4, 30, -4], [2.4, 45, -4], 0.9, paint.frame, { end: 0.6, sides: 6 }),
        rod([2.4, 45, -4], [2.4, 48, -4], 1.1, paint.dark, { end: 0.9, sides: 6 }),
      ].flat(),
    ),
    clutter([-9, -10, 9, 4], 8.6, 22, [paint.frame, green, paint.dark], { seed: 3, size: 3, height: 1.8 }),
    fin(
      [
        [-20, 8],
        [-4, 8],
        [-8, 14],
        [-16, 14],
      ],
      -1.4,
      1.4,
      green,
    ),
    box([0, 33, 5.6], [4, 5, 1.2], paint.frame, 0.2),
  ].flat();
  return {
    part,
    glows: [...glows([11, -29.4, 0], 3.2, paint.engine), ...glows([3.4, -31.4, -6], 2.2, paint.engine)],
  };
}

/** VCX-100: a broad diamond, the gunner's nose in front, a turret on its back. */
export function vcx100(paint: Livery): Craft {
  const deck: readonly Corner[] = [
    [-10, 30],
    [-34, -14],
    [-34, -34],
    [-20, -44],
    [20, -44],
    [34, -34],
    [34, -14],
    [10, 30],
  ];
  const body = [
    plate(deck, 0, 8, paint.hull, { bevel: 0.22 }),
    turned(plate(deck, 0, 6, paint.hull, { bevel: 0.2 }), 'y', 180),
    plate(
      deck.map(([x, y]): Corner => [x * 1.01, y * 1.01]),
      -0.9,
      0.9,
      paint.dark,
    ),
  ].flat();
  const nose = loft(
    [
      { y: 52, ring: oval(6, 5, 14) },
      { y: 49, ring: oval(11, 10, 14) },
      { y: 40, ring: oval(15, 13, 14) },
      { y: 24, ring: oval(18, 14, 14) },
      { y: 4, ring: oval(17, 13, 14) },
    ],
    (section, side) => {
      if (section < 2 && (side < 3 || side > 10)) return side % 2 ? paint.frame : paint.glass;
      return section === 2 ? paint.mark : paint.hull;
    },
  );
  const part = [
    worn([...body, ...nose], 0.06),
    mirrored(
      [
        plate(
          [
            [25, -18],
            [33, -22],
            [33, -34],
            [24, -38],
          ],
          4,
          8,
          0xc98a35,
          { bevel: 0.1 },
        ),
        plate(
          [
            [8, 4],
            [14, 2],
            [24, -16],
            [18, -16],
          ],
          6,
          8.5,
          paint.frame,
          { bevel: 0.05 },
        ),
        rod([24, -48, 1], [24, -30, 1], 5.6, paint.frame, { end: 5, sides: 14 }),
        rod([24, -49, 1], [24, -47.6, 1], 4.4, paint.dark, { end: 4.6, sides: 14 }),
        clutter([10, -38, 22, -20], 7.4, 14, [paint.frame, paint.dark, paint.hull], { seed: 2, size: 3 }),
      ].flat(),
    ),
    moved(
      spin(
        'z',
        [
          [6, 7],
          [9, 6.4],
          [11.4, 4],
          [12, 0],
        ],
        (section) => (section > 0 ? paint.glass : paint.frame),
        14,
      ),
      [0, -20, 0],
    ),
    mirrored(rod([1.4, -20, 11], [1.4, -8, 12], 0.6, paint.dark, { end: 0.5, sides: 6 })),
    fin(
      [
        [-44, 7],
        [-30, 7],
        [-38, 15],
        [-44, 15],
      ],
      -1,
      1,
      0xc98a35,
    ),
  ].flat();
  return { part, glows: glows([24, -49.4, 1], 4.6, 0xffb060) };
}

/** U-wing: a stout cabin, four engines, two long wings swept forward. */
export function uwing(paint: Livery): Craft {
  const blue = paint.mark === 0xb5382a ? { ...paint, mark: 0x3b5f86 } : paint;
  const cabin = loft(
    [
      { y: 26, ring: cut(6, 3, 0.5, [0, -1.4]) },
      { y: 22, ring: cut(12, 7, 0.5, [0, -0.6]) },
      { y: 14, ring: cut(15, 10.4, 0.5, [0, 0.2]) },
      { y: -2, ring: cut(15.6, 11, 0.4, [0, 0.2]) },
      { y: -18, ring: cut(13, 9, 0.4, [0, 0.6]) },
      { y: -24, ring: cut(8, 5, 0.4, [0, 1]) },
    ],
    (section, side) => {
      if (section === 1 && side !== 3 && side !== 2 && side !== 4) return blue.glass;
      if (section === 2 && (side === 1 || side === 5)) return blue.dark;
      if (section === 3 && (side === 7 || side === 0 || side === 6)) return blue.mark;
      return side === 3 ? blue.frame : blue.hull;
    },
  );
  const wing = [
    plate(
      [
        [7, -14],
        [12, -2],
        [20, 34],
        [22, 52],
        [25, 52],
        [25, 30],
        [18, -16],
      ],
      1.4,
      3,
      blue.hull,
    ),
    plate(
      [
        [20.6, 30],
        [21.6, 44],
        [24.8, 44],
        [24.8, 28],
      ],
      2.9,
      3.3,
      blue.mark,
    ),
    plate(
      [
        [14, 0],
        [16, 9],
        [20.4, 9],
        [19.4, -4],
      ],
      2.9,
      3.3,
      blue.frame,
    ),
    rod([11, -26, 5.4], [11, -6, 5.4], 3.3, blue.frame, { end: 3.6, sides: 12 }),
    rod([11, -6, 5.4], [11, -4.8, 5.4], 3, blue.dark, { end: 2.6, sides: 12 }),
    rod([11, -28, 5.4], [11, -26, 5.4], 2.6, blue.dark, { end: 3.2, sides: 12 }),
    rod([11, -26, -2], [11, -6, -2], 3.3, blue.frame, { end: 3.6, sides: 12 }),
    rod([11, -28, -2], [11, -26, -2], 2.6, blue.dark, { end: 3.2, sides: 12 }),
    rod([2.4, 22, -3], [2.4, 29, -3], 0.6, blue.dark, { end: 0.4, sides: 6 }),
  ].flat();
  const part = [
    worn(cabin),
    mirrored(wing),
    box([0, -8, 6.4], [6, 14, 2], blue.frame, 0.15),
    clutter([-3, -14, 3, 0], 7.2, 8, [blue.dark, blue.hull], { size: 1.8 }),
  ].flat();
  return {
    part,
    glows: [...glows([11, -28.4, 5.4], 2.6, blue.engine), ...glows([11, -28.4, -2], 2.6, blue.engine)],
  };
}

/** VT-49: a heavy saddle with two cut wings and the bridge upon it. */
export function decimator(paint: Livery): Craft {
  const body = loft(
    [
      { y: 56, ring: cut(8, 4, 0.4) },
      { y: 50, ring: cut(17, 9, 0.4) },
      { y: 24, ring: cut(24, 14, 0.4) },
      { y: -10, ring: cut(32, 19, 0.35) },
      { y: -42, ring: cut(34, 20, 0.35) },
      { y: -50, ring: cut(24, 14, 0.35) },
    ],
    (section, side) => (side === 7 && section === 1 ? paint.mark : side % 4 === 3 ? paint.frame : paint.hull),
  );
  const wing = turned(
    [
      plate(
        [
          [13, 10],
          [40, -10],
          [40, -44],
          [14, -48],
        ],
        -2,
        2,
        paint.hull,
        { bevel: 0.04 },
      ),
      plate(
        [
          [20, 0],
          [36, -11],
          [36, -38],
          [20, -42],
        ],
        1.8,
        2.6,
        paint.dark,
        { bevel: 0.03 },
      ),
      [0, 1, 2].flatMap((i) => box([28, -12 - i * 10, 2.4], [17, 0.8, 1.2], paint.frame)),
      rod([40, -36, 0], [40, -4, 0], 2.2, paint.frame, { end: 1.4 }),
    ].flat(),
    'y',
    -14,
    [13, 0, 0],
  );
  const part = [
    worn(body),
    mirrored(wing),
    box([0, -30, 13], [15, 18, 8], paint.frame, 0.15),
    box([0, -24, 18], [20, 10, 4], paint.hull, 0.2),
    box([0, -19.4, 18], [15, 1.4, 1.6], paint.glass),
    ball([0, 8, 8], 4, paint.frame, 12, 7),
    mirrored(rod([1.4, 8, 10.6], [1.4, 17, 11], 0.6, paint.dark, { end: 0.5, sides: 6 })),
    mirrored(rod([8, -52, 0], [8, -44, 0], 5, paint.dark, { end: 4.6, sides: 14 })),
    clutter([-10, -14, 10, 2], 8, 16, [paint.frame, paint.dark, paint.hull], { size: 3, height: 1.6 }),
  ].flat();
  return { part, glows: glows([8, -52.6, 0], 4.4, paint.engine) };
}
