/** What lies on a table for its own sake: stations, creatures, and the tokens of scenarios and objectives. */

import { type Craft, glow } from '../hull.ts';
import {
  ball,
  bars,
  box,
  type Corner,
  clutter,
  hoop,
  loft,
  mirrored,
  moved,
  oval,
  type Part,
  type Point,
  rod,
  type Section,
  spin,
  turned,
  worn,
} from '../parts.ts';

const PALE = 0xb7bcc4;
const GREY = 0x7d848e;
const DARK = 0x2b3038;
const LAMP = 0xffe2a0;

const turn = (degrees: number, radius: number, height: number): Point => [
  Math.sin((degrees * Math.PI) / 180) * radius,
  Math.cos((degrees * Math.PI) / 180) * radius,
  height,
];

/** A station of Armada: a hub of terraces, a ring on six spokes, and docks; 80 mm across. */
export function station(): Craft {
  const hub = spin(
    'z',
    [
      [2, 0],
      [2, 6],
      [6, 13],
      [11, 15],
      [14, 13],
      [16, 13],
      [17, 9],
      [21, 8],
      [22, 5],
      [27, 4],
      [29, 1],
      [29, 0],
    ],
    (section) => [GREY, PALE, DARK][section % 3] ?? PALE,
    18,
  );
  const ring = moved(turned(hoop([-2.6, 2.6], [33, 27], PALE, 36), 'x', 90), [0, 0, 9]);
  const rim = moved(turned(hoop([-0.9, 0.9], [34, 32.6], DARK, 36), 'x', 90), [0, 0, 9]);
  const spokes = [0, 60, 120, 180, 240, 300].flatMap((degrees) => [
    ...rod(turn(degrees, 12, 9), turn(degrees, 28, 9), 1.7, GREY, { end: 1.3, sides: 6 }),
    ...turned(box([0, 30, 12], [6, 5, 2], GREY, 0.1), 'z', -degrees),
    ...turned(
      clutter([-5, 27.4, 5, 32.6], 11.5, 7, [GREY, DARK, PALE], { seed: degrees + 3 }),
      'z',
      -degrees,
    ),
  ]);
  const docks = [30, 150, 270].flatMap((degrees) =>
    turned(
      [
        ...box([0, 37, 9], [3.6, 9, 2.4], GREY, 0.08),
        ...mirrored(box([3, 39, 9], [1.2, 6, 1.6], DARK)),
        ...box([0, 42, 9], [7, 2.2, 3.6], PALE, 0.15),
      ],
      'z',
      -degrees,
    ),
  );
  const aerials = [
    rod([0, 0, 28], [0, 0, 38], 0.5, PALE, { end: 0.2 }),
    rod([4, 2, 21], [7, 4, 29], 0.4, PALE),
  ];
  const lamps = [30, 150, 270].map((degrees) => glow(turn(degrees, 43, 12), 1.4, 0x7fd0ff));
  const windows = Array.from({ length: 12 }, (_, nth) => glow(turn(nth * 30 + 15, 30, 12.4), 0.8, LAMP));
  return {
    part: [...worn(hub), ...worn(ring), ...rim, ...spokes, ...docks, ...aerials.flat()],
    glows: [...lamps, ...windows, glow([0, 0, 38.6], 1.3, 0xff5040)],
  };
}

/** A tube along a line of points, with its radius at each. */
function tube(points: readonly Point[], radius: (part: number) => number, color: number, sides = 10): Part {
  return points.flatMap((from, nth) => {
    const to = points[nth + 1];
    if (!to) return [];
    const [near, far] = [radius(nth / (points.length - 1)), radius((nth + 1) / (points.length - 1))];
    return [...rod(from, to, near, color, { end: far, sides }), ...ball(to, far * 1.02, color, sides, 6)];
  });
}

/** A worm of the asteroids that rises out of its hole: rings, and a maw with teeth. */
export function exogorth(): Craft {
  const spine = Array.from({ length: 9 }, (_, nth): Point => {
    const part = nth / 8;
    return [Math.sin(part * 2.4) * 7 - 3, -13 + part * 27, 10 + Math.sin(part * Math.PI * 0.75) * 22];
  });
  const body = tube(spine, (part) => 6.4 - part * 1.2, 0x7a6f58, 12);
  const [x, y, z] = spine.at(-1) ?? [0, 0, 0];
  const maw: Part = moved(
    turned(
      [
        ...spin(
          'y',
          [
            [-3, 5.2],
            [1, 6.4],
            [4, 5.6],
            [2, 3.4],
            [0, 0],
          ],
          (section) => (section > 1 ? 0x7d2f2a : 0x8c8064),
          12,
        ),
        ...Array.from({ length: 8 }, (_, nth) =>
          turned(rod([0, 2.6, 4.6], [0, 6.6, 3.6], 0.8, 0xd8cfb4, { end: 0.1, sides: 5 }), 'y', nth * 45),
        ).flat(),
      ],
      'x',
      -18,
    ),
    [x, y, z],
  );
  return { part: [...worn(body, 0.12), ...worn(maw)], glows: [] };
}

/** A whale of hyperspace, its arms behind it; 100 mm long. */
export function purrgil(): Craft {
  const ring = (width: number, height: number, low: number) => oval(width, height, 14, [0, low]);
  const sections: readonly Section[] = [
    { y: -14, ring: ring(9, 7, 16) },
    { y: -6, ring: ring(17, 13, 16) },
    { y: 8, ring: ring(24, 18, 17) },
    { y: 24, ring: ring(25, 19, 17) },
    { y: 38, ring: ring(19, 15, 16) },
    { y: 46, ring: ring(10, 8, 15) },
    { y: 49, ring: ring(2, 2, 14) },
  ];
  const body = loft(sections, (section, side) =>
    side > 3 && side < 10 ? 0x8a7f96 : section % 2 ? 0x4d4566 : 0x574e73,
  );
  const arms = [-1, -0.45, 0.1, 0.6, 1].flatMap((side, nth) =>
    tube(
      Array.from({ length: 8 }, (_, at): Point => {
        const part = at / 7;
        return [
          side * (3 + part * 10) + Math.sin(part * 5 + nth) * 1.8,
          -12 - part * (34 - Math.abs(side) * 5),
          15 + Math.sin(part * 4 + nth * 1.7) * 3,
        ];
      }),
      (part) => 2.5 * (1 - part) + 0.5,
      0x5c5379,
      8,
    ),
  );
  const fins = mirrored(
    turned(moved(turned(box([6, 0, 0], [14, 8, 1], 0x4d4566, 0.35), 'z', 24), [8.4, 12, 15]), 'y', -8),
  );
  const eyes = mirrored(ball([10.6, 34, 17], 1.4, 0xd7f0ff, 8, 5));
  const tips = [-1, -0.45, 0.1, 0.6, 1].map((side) =>
    glow([side * 13, -12 - (34 - Math.abs(side) * 5), 16], 1.4, 0x7f9dff),
  );
  return { part: [...worn(body, 0.08), ...arms, ...fins, ...eyes], glows: tips };
}

/** An objective of Armada: a beacon with a dish. */
export function beacon(): Craft {
  const mast = spin(
    'z',
    [
      [3, 0],
      [3, 5],
      [5, 3],
      [13, 1.8],
      [14, 0],
    ],
    GREY,
    8,
  );
  const dish = moved(
    turned(
      spin(
        'z',
        [
          [0, 0.6],
          [2.4, 5.4],
          [2.9, 5.4],
          [1, 0],
        ],
        PALE,
        12,
      ),
      'x',
      28,
    ),
    [0, 0, 13],
  );
  const legs = [0, 120, 240].flatMap((degrees) => rod(turn(degrees, 2, 6), turn(degrees, 7.5, 3), 0.8, DARK));
  return { part: [...worn(mast), ...dish, ...legs], glows: [glow([0, 1.4, 18.6], 2, 0x9fe8ff)] };
}

/** A mine of an Armada objective: a ball with horns. */
export function fleetMine(): Craft {
  const horns = [0, 60, 120, 180, 240, 300].flatMap((degrees) =>
    rod(turn(degrees, 4.6, 8), turn(degrees, 8.6, 8), 1.1, GREY, { end: 0.6, sides: 6 }),
  );
  return {
    part: [...worn(ball([0, 0, 8], 5.4, 0x4b5059)), ...horns, ...rod([0, 0, 13], [0, 0, 16], 1.2, 0xa4572f)],
    glows: [glow([0, 0, 16.8], 1.8, 0xff5040)],
  };
}

/** A targeting beacon: a ring with four pointers. */
export function reticle(): Craft {
  const ring = moved(turned(hoop([-0.7, 0.7], [8.2, 7], 0xb3402f, 28), 'x', 90), [0, 0, 6]);
  const pointers = [0, 90, 180, 270].flatMap((degrees) =>
    rod(turn(degrees, 9.6, 6), turn(degrees, 3.4, 6), 0.9, PALE, { end: 0.3, sides: 4 }),
  );
  return {
    part: [...ring, ...pointers, ...ball([0, 0, 6], 1.8, DARK, 8, 6)],
    glows: [glow([0, 0, 8.4], 1.8, 0xff6a4a)],
  };
}

/** A gravity projector: four lobes about a dark ball. */
export function gravityWell(): Craft {
  const lobes = [45, 135, 225, 315].flatMap((degrees) => ball(turn(degrees, 6.4, 6), 2.6, PALE, 10, 7));
  const ring = moved(turned(hoop([-0.6, 0.6], [9, 8], GREY, 28), 'x', 90), [0, 0, 6]);
  return {
    part: [...ball([0, 0, 7], 4, 0x191327, 12, 8), ...lobes, ...ring],
    glows: [glow([0, 0, 12], 4, 0x8a5cff)],
  };
}

/** A satellite of a scenario: a body with a dish between two wings of cells. */
export function satellite(): Craft {
  const wing = [
    ...box([9.5, 0, 9], [8, 7, 0.6], 0x27406e, 0.03),
    ...bars(
      [
        [5.5, -3.5, 9.1],
        [13.5, -3.5, 9.1],
        [13.5, 3.5, 9.1],
        [5.5, 3.5, 9.1],
      ],
      0.35,
      PALE,
    ),
    ...rod([2.6, 0, 9], [5.6, 0, 9], 0.6, PALE),
    ...rod([9.5, -3.5, 9.2], [9.5, 3.5, 9.2], 0.3, PALE, { sides: 4 }),
  ];
  const profile: readonly Corner[] = [
    [0, 0.4],
    [2, 4.6],
    [2.5, 4.6],
    [0.8, 0],
  ];
  return {
    part: [
      ...worn(box([0, 0, 8], [5.6, 7.4, 7], 0xa08a4c, 0.08)),
      ...mirrored(wing),
      ...moved(spin('z', profile, PALE, 14), [0, 0, 11.5]),
      ...rod([0, 0, 12], [0, 0, 17], 0.4, DARK),
    ],
    glows: [glow([0, 0, 17.6], 1.8, 0x9fe8ff)],
  };
}

/** Goods of a scenario: two crates and a drum, strapped. */
export function cache(): Craft {
  const crate = (at: Point, color: number) => [
    ...worn(box(at, [7, 7, 6], color, 0.04)),
    ...box(at, [7.3, 1.4, 6.3], DARK),
    ...box(at, [1.4, 7.3, 6.3], DARK),
  ];
  return {
    part: [
      ...crate([-3.6, -2.6, 6], 0x8c7a55),
      ...crate([4, -3, 6], 0x5f6f66),
      ...turned(crate([0, 5, 6], 0x9a5a35), 'z', 18),
      ...rod([0.4, -2, 9], [0.4, -2, 13.4], 2.4, GREY, { sides: 12 }),
    ],
    glows: [glow([0.4, -2, 14.4], 1.8, 0x8fffc8)],
  };
}
