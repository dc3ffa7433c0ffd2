import { type Craft, glow, glows } from '../hull.ts';
import type { Livery } from '../liveries.ts';
import {
  aboveAndBelow,
  ball,
  box,
  clutter,
  cut,
  fin,
  hoop,
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

/** Delta-7: an arrow head with a droid beside the cockpit. */
export function delta7(paint: Livery): Craft {
  const half: Part = [
    plate(
      [
        [0, 17],
        [2.6, 15],
        [15, -13],
        [12, -16],
        [0, -13],
      ],
      0,
      2.2,
      paint.hull,
      { bevel: 0.16 },
    ),
    plate(
      [
        [0, 17],
        [2.6, 15],
        [15, -13],
        [12, -16],
        [0, -13],
      ],
      -1.4,
      -0.2,
      paint.frame,
      {},
    ),
    plate(
      [
        [5.4, 5],
        [7, 1.4],
        [12.6, -10.6],
        [9.4, -12.4],
      ],
      1.4,
      2.4,
      paint.mark,
      { bevel: 0.04 },
    ),
    rod([5.6, -16.4, 0.2], [5.6, -10, 0.2], 1.7, paint.frame, { end: 1.3, sides: 10 }),
    plate(
      [
        [2.2, 13.4],
        [3.6, 11],
        [6.4, 5],
        [4, 5],
      ],
      1,
      1.9,
      paint.mark,
      { bevel: 0.04 },
    ),
    rod([10, -2, 0.2], [10, 4.4, 0.2], 0.5, paint.dark, { end: 0.35, sides: 6 }),
  ].flat();
  const canopy = loft(
    [
      { y: 3, ring: oval(2, 0.6, 10, [0, 1.9]) },
      { y: -1, ring: oval(4.2, 3.4, 10, [0, 2.2]) },
      { y: -6, ring: oval(4.4, 3.6, 10, [0, 2.2]) },
      { y: -12, ring: oval(2.6, 1.4, 10, [0, 2]) },
    ],
    (section, side) => (section === 2 ? paint.mark : side % 3 === 1 ? paint.frame : paint.glass),
  );
  const droid = ball([-6, -3, 1.7], 1.3, 0xdfe3e6, 10, 6);
  return {
    part: [...worn(mirrored(half), 0.04), ...canopy, ...droid],
    glows: glows([5.6, -16.6, 0.2], 1.5, paint.engine),
  };
}

/** Eta-2: a needle between wings that open above and below. */
export function eta2(paint: Livery): Craft {
  const body = loft(
    [
      { y: -9, ring: oval(4, 3, 12) },
      { y: -6, ring: oval(8, 5.6, 12) },
      { y: 0, ring: oval(8.6, 6.4, 12) },
      { y: 4, ring: oval(6, 4, 12) },
    ],
    (section, side) =>
      section > 0 && (side < 2 || side > 9) ? paint.glass : side % 3 === 0 ? paint.mark : paint.hull,
  );
  const side = mirrored(
    [
      plate(
        [
          [2.4, -8],
          [2.4, 6],
          [3.4, 14],
          [5.4, 14],
          [6.4, 2],
          [6.4, -8],
        ],
        -1.2,
        1.2,
        paint.mark,
        { bevel: 0.05 },
      ),
      rod([4.4, 13, 0], [4.4, 17, 0], 0.5, paint.dark, { end: 0.35, sides: 6 }),
      rod([4.2, -10, 0], [4.2, -6, 0], 1.6, paint.frame, { end: 1.5 }),
      aboveAndBelow(
        turned(
          [
            plate(
              [
                [5, -7],
                [5, 3],
                [14, 5],
                [15, -8],
              ],
              0.2,
              0.9,
              paint.hull,
            ),
            plate(
              [
                [8, -6.4],
                [8, 3],
                [12, 4],
                [12, -6.8],
              ],
              0.8,
              1.1,
              paint.mark,
            ),
          ].flat(),
          'y',
          24,
          [5, 0, 0],
        ),
      ),
    ].flat(),
  );
  const droid = ball([-3.6, -3, 2.2], 1.2, 0xdfe3e6, 10, 6);
  return {
    part: [...worn([...body, ...side], 0.04), ...droid],
    glows: glows([4.2, -10.4, 0], 1.5, paint.engine),
  };
}

/** ARC-170: long nose, broad wings with ball guns, three seats in a row. */
export function arc170(paint: Livery): Craft {
  const body = loft(
    [
      { y: 29, ring: oval(2, 1.6, 12) },
      { y: 27, ring: oval(3.8, 3, 12) },
      { y: 10, ring: oval(6, 5, 12) },
      { y: 0, ring: oval(7.4, 6.4, 12) },
      { y: -18, ring: oval(7, 6, 12) },
      { y: -25, ring: oval(4, 4, 12) },
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
      { y: 8, ring: cut(2, 0.6, 0.5, [0, 2.4]) },
      { y: 4, ring: cut(3.4, 2.8, 0.5, [0, 3]) },
      { y: -10, ring: cut(3.4, 2.8, 0.5, [0, 3.2]) },
      { y: -14, ring: cut(2.6, 1, 0.5, [0, 3]) },
    ],
    paint.glass,
  );
  const foil = [
    plate(
      [
        [4, -19],
        [4, -1],
        [40, -9],
        [40, -16],
      ],
      0.5,
      1.4,
      paint.hull,
    ),
    plate(
      [
        [20, -17.4],
        [20, -4.6],
        [28, -6.4],
        [28, -16.8],
      ],
      1.3,
      1.7,
      paint.mark,
    ),
    plate(
      [
        [31, -16.4],
        [31, -7.2],
        [33, -7.6],
        [33, -16.2],
      ],
      1.3,
      1.7,
      paint.mark,
    ),
  ].flat();
  const wing = mirrored(
    [
      aboveAndBelow(turned(foil, 'y', 6, [4, 0, 0])),
      rod([10, -22, 0], [10, 2, 0], 4.2, paint.hull, { end: 4.4, sides: 14 }),
      rod([10, 2, 0], [10, 4, 0], 4.6, paint.mark, { end: 4, sides: 14 }),
      rod([10, 3.9, 0], [10, 4.2, 0], 2.8, paint.dark, { end: 2.6, sides: 14 }),
      rod([10, -26, 0], [10, -22, 0], 3.2, paint.dark, { end: 3.8, sides: 14 }),
      rod([40, -17, 0], [40, -6, 0], 1.8, paint.frame, { end: 1.5 }),
      rod([40, -6, 0], [40, 14, 0], 0.7, paint.dark, { end: 0.5, sides: 6 }),
    ].flat(),
  );
  const tail = mirrored(rod([0.8, -25, 1.6], [0.8, -31, 2], 0.45, paint.dark, { end: 0.35, sides: 6 }));
  return {
    part: [...worn([...body, ...wing], 0.05), ...canopy, ...tail, ...ball([0, -16, 3], 1.5, 0xdfe3e6, 10, 6)],
    glows: glows([10, -26.4, 0], 3.2, paint.engine),
  };
}

/** N-1: yellow and chrome, a crescent between two long engines. */
export function n1(paint: Livery): Craft {
  const [yellow, chrome] = [0xe0b42c, 0xbcc4ca];
  const body = loft(
    [
      { y: 15, ring: oval(3, 1.6, 12) },
      { y: 12, ring: oval(6, 3, 12) },
      { y: 0, ring: oval(8, 4.6, 12) },
      { y: -8, ring: oval(6.6, 4, 12) },
      { y: -16, ring: oval(2.6, 2, 12) },
      { y: -34, ring: oval(0.6, 0.6, 12) },
    ],
    (section) => (section === 0 ? chrome : section > 3 ? chrome : yellow),
  );
  const canopy = loft(
    [
      { y: 2, ring: oval(2, 0.8, 10, [0, 2]) },
      { y: -1, ring: oval(4, 3.4, 10, [0, 2.4]) },
      { y: -5, ring: oval(4, 3.4, 10, [0, 2.4]) },
      { y: -8, ring: oval(2, 1, 10, [0, 2]) },
    ],
    paint.glass,
  );
  const side = mirrored(
    [
      plate(
        [
          [2, 10],
          [9, 8],
          [13, 4],
          [13, -2],
          [3, -6],
        ],
        -0.6,
        0.6,
        yellow,
        { bevel: 0.02 },
      ),
      moved(
        spin(
          'y',
          [
            [-26, 0],
            [-24, 0.5],
            [-13, 0.8],
            [-8, 2],
            [0, 2.6],
            [8, 2.5],
            [11, 1.6],
            [11.6, 0],
          ],
          (section) => (section > 3 ? chrome : section === 3 ? paint.dark : yellow),
          12,
        ),
        [14, 0, 0],
      ),
    ].flat(),
  );
  return {
    part: [...worn([...body, ...side], 0.03), ...canopy, ...ball([0, -9.4, 1.7], 1.3, 0x3a6ab0, 10, 6)],
    glows: glows([14, -9, 0], 1.8, paint.engine),
  };
}

/** V-19: a hanging pod under a foil that unfolds to both sides and upwards. */
export function v19(paint: Livery): Craft {
  const pod = loft(
    [
      { y: 15, ring: oval(3, 2, 12, [0, -1]) },
      { y: 12, ring: oval(6, 4.4, 12, [0, -0.6]) },
      { y: 4, ring: oval(7.6, 6, 12) },
      { y: -8, ring: oval(7, 6, 12) },
      { y: -13, ring: oval(4, 3.4, 12) },
    ],
    (section, side) =>
      section < 2 && (side < 3 || side > 8) ? paint.glass : section === 3 ? paint.mark : paint.hull,
  );
  const foil = [
    plate(
      [
        [3, -10],
        [3, 4],
        [21, 14],
        [23, 12],
        [20, -8],
      ],
      -0.5,
      0.5,
      paint.hull,
    ),
    plate(
      [
        [12, -9],
        [12, 8.6],
        [16, 10.8],
        [16, -8.6],
      ],
      0.4,
      0.8,
      paint.mark,
    ),
    rod([22, -9, 0], [22, 16, 0], 0.8, paint.frame, { end: 0.5, sides: 6 }),
  ].flat();
  const engines = mirrored(rod([3, -16, 1], [3, -9, 1], 1.9, paint.frame, { end: 1.8 }));
  return {
    part: [...worn([...pod, ...mirrored(turned(foil, 'y', 12)), ...turned(foil, 'y', 90)], 0.05), ...engines],
    glows: glows([3, -16.4, 1], 1.7, paint.engine),
  };
}

/** Vulture droid: two split wings and a head that looks ahead. */
export function vulture(paint: Livery): Craft {
  const head = loft(
    [
      { y: 13, ring: cut(2.4, 1.6, 0.5, [0, 0]) },
      { y: 8, ring: cut(5.4, 4.6, 0.5, [0, 0.4]) },
      { y: 0, ring: cut(7, 6, 0.5, [0, 0.4]) },
      { y: -8, ring: cut(6, 5, 0.5, [0, 0]) },
    ],
    (section, side) =>
      section === 0 && (side === 0 || side === 6) ? paint.glass : side === 7 ? paint.mark : paint.hull,
  );
  const blade = [
    plate(
      [
        [4, -7],
        [4, -2],
        [12, 4],
        [14, 14],
        [15.4, 14],
        [16, 2],
        [14, -8],
      ],
      0.8,
      2,
      paint.hull,
      { bevel: 0.03 },
    ),
    plate(
      [
        [8, -7],
        [8, 0.4],
        [11.4, 3],
        [12.6, -6],
      ],
      1.9,
      2.2,
      paint.mark,
    ),
    rod([14.4, 12, 1.4], [14.4, 17, 1.4], 0.4, paint.dark, { end: 0.3, sides: 6 }),
  ].flat();
  const wing = mirrored([
    ...aboveAndBelow(turned(blade, 'y', 7, [4, 0, 0])),
    ...rod([3, -4, 0], [9, -4, 0], 2, paint.frame, { end: 1.4 }),
  ]);
  return {
    part: [...worn([...head, ...wing], 0.06), ...rod([0, -10, 0], [0, -7, 0], 1.9, paint.dark, { end: 2 })],
    glows: [glow([0, -10.4, 0], 1.8, paint.engine)],
  };
}

/** Fang fighter: a claw of two wings that turn about the cockpit. */
export function fang(paint: Livery): Craft {
  const body = loft(
    [
      { y: 14, ring: cut(2.4, 1.8, 0.5) },
      { y: 8, ring: cut(5.2, 4, 0.5) },
      { y: -4, ring: cut(6.4, 5.4, 0.4) },
      { y: -14, ring: cut(5, 4, 0.4) },
    ],
    (section, side) =>
      section === 1 && (side === 7 || side === 0 || side === 6)
        ? paint.glass
        : side === 7
          ? paint.mark
          : paint.frame,
  );
  const wing = mirrored(
    turned(
      [
        plate(
          [
            [3, -10],
            [3, -2],
            [15, 4],
            [22, 20],
            [24, 8],
            [21, -6],
            [14, -13],
          ],
          -0.7,
          0.7,
          paint.hull,
          { bevel: 0.02 },
        ),
        plate(
          [
            [8, -9.6],
            [8, -1],
            [14.4, 2.4],
            [18, 8],
            [18, -5],
            [13, -10.6],
          ],
          0.6,
          1,
          paint.mark,
        ),
        rod([22, 12, 0], [22, 23, 0], 0.45, paint.dark, { end: 0.3, sides: 6 }),
      ].flat(),
      'y',
      18,
    ),
  );
  return {
    part: [
      ...worn([...body, ...wing]),
      ...hoop([-15, -12], [4.4, 3.6], paint.frame, 14),
      ...mirrored(rod([2, -16, 0], [2, -12, 0], 1.5, paint.dark, { end: 1.3 })),
    ],
    glows: glows([2, -16.4, 0], 1.4, paint.engine),
  };
}

/** E-wing: one pair of wings, a cannon above the nose. */
export function ewing(paint: Livery): Craft {
  const body = loft(
    [
      { y: 22, ring: oval(3, 2, 12) },
      { y: 18, ring: oval(5, 3.8, 12) },
      { y: 4, ring: oval(6.4, 5.4, 12) },
      { y: -12, ring: oval(7, 6, 12) },
      { y: -18, ring: oval(5, 4.4, 12) },
    ],
    (section, side) =>
      section === 1 && side % 4 === 2 ? paint.mark : section === 3 ? paint.frame : paint.hull,
  );
  const canopy = moved(ball([0, 0, 0], 2.6, paint.glass, 12, 8), [0, -1, 2.3]);
  const wing = mirrored(
    [
      plate(
        [
          [3, -14],
          [3, 0],
          [20, -9],
          [20, -14],
        ],
        -0.6,
        0.6,
        paint.hull,
      ),
      plate(
        [
          [10, -13.8],
          [10, -4],
          [13, -5.6],
          [13, -13.8],
        ],
        0.5,
        0.9,
        paint.mark,
      ),
      rod([5.6, -19, 0], [5.6, -4, 0], 2.2, paint.frame, { end: 2, sides: 10 }),
      rod([20, -15, 0], [20, 6, 0], 0.8, paint.dark, { end: 0.4, sides: 6 }),
      fin(
        [
          [-18, 1],
          [-10, 1],
          [-15, 6],
          [-18, 6],
        ],
        5.2,
        6,
        paint.mark,
      ),
    ].flat(),
  );
  const gun = [
    rod([0, -8, 4], [0, 8, 4.6], 0.7, paint.dark, { end: 0.4, sides: 6 }),
    clutter([-2, -14, 2, -6], 2.8, 8, [paint.frame, paint.dark]),
  ].flat();
  return {
    part: [...worn([...body, ...wing]), ...canopy, ...gun, ...box([0, -11, 3], [2, 4, 1], paint.mark, 0.2)],
    glows: glows([5.6, -19.4, 0], 1.9, paint.engine),
  };
}
