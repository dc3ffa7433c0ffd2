/** Bombs, mines and remotes. Millimetres above the table; each fits the outline of its marker. */

import { type Craft, glow } from '../hull.ts';
import {
  ball,
  bars,
  box,
  type Color,
  type Corner,
  clutter,
  hewn,
  hoop,
  mirrored,
  moved,
  type Part,
  type Point,
  rod,
  scatter,
  shaded,
  spin,
  turned,
  worn,
} from '../parts.ts';

const STEEL = 0x8b929c;
const GUNMETAL = 0x4b5059;
const DARK = 0x24272d;
const BRASS = 0xa8783c;

/** So many places around a middle: their direction, in degrees, and where they lie. */
function around(count: number, radius: number, height: number, from = 0) {
  return Array.from({ length: count }, (_, nth) => {
    const degrees = from + (nth / count) * 360;
    const [s, c] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    return { degrees, at: [s * radius, c * radius, height] as Point };
  });
}

const above = (part: Part, height: number): Part => moved(part, [0, 0, height]);

/** A drum that stands: [height, radius] from below. */
const drum = (profile: readonly Corner[], paint: Color | ((section: number) => Color), sides = 16): Part =>
  spin('z', profile, paint, sides);

/** A heavy shell with lugs around its belt and a hot window above. */
export function protonBomb(): Craft {
  const lugs = around(6, 9.2, 9).flatMap(({ degrees, at }) =>
    turned(box(at, [3.2, 3.2, 5.5], GUNMETAL, 0.2), 'z', -degrees, at),
  );
  const shell = drum(
    [
      [3, 0],
      [3, 5],
      [6, 9],
      [12, 9],
      [15.5, 5.4],
      [15.5, 3.4],
      [14.5, 3.2],
      [14.5, 0],
    ],
    (section) => (section === 2 ? BRASS : section > 4 ? 0xffb066 : STEEL),
  );
  return { part: [...worn(shell), ...lugs], glows: [glow([0, 0, 16], 3.4, 0xff8a3c)] };
}

/** A canister that lies across, with bands and blue light between them. */
export function seismicCharge(): Craft {
  const canister = spin(
    'x',
    [
      [-12, 3.4],
      [-10.5, 5.4],
      [-5, 5.4],
      [-4.4, 4.2],
      [4.4, 4.2],
      [5, 5.4],
      [10.5, 5.4],
      [12, 3.4],
    ],
    (section) => (section === 3 ? 0x4f8fe0 : section % 2 === 0 ? GUNMETAL : STEEL),
  );
  const bands = [-2.4, 0, 2.4].flatMap((x) =>
    turned(moved(hoop([-0.6, 0.6], [5.2, 3.9], DARK), [0, x, 0]), 'z', 90),
  );
  return {
    part: above([...worn(canister), ...bands, ...mirrored(rod([11, 0, 0], [14, 0, 0], 1.4, DARK))], 9),
    glows: [glow([-1.2, 0, 13], 2.6, 0x4f9dff), glow([1.2, 0, 13], 2.6, 0x4f9dff)],
  };
}

/** A ball of light in a cage of two rings. */
export function ionBomb(): Craft {
  const ring = hoop([-1.1, 1.1], [10.5, 8.6], STEEL, 24);
  const cage = [...turned(ring, 'x', 90), ...turned(ring, 'z', 90), ...ring];
  return {
    part: above([...cage, ...ball([0, 0, 0], 5.2, 0x7fb6ff)], 13),
    glows: [glow([0, 0, 19], 5, 0x5fa8ff)],
  };
}

/** Three small shells in a row of a bow. */
export function bomblets(): Craft {
  const one = [
    ...worn(ball([0, 0, 0], 4.2, GUNMETAL)),
    ...turned(hoop([-0.8, 0.8], [4.7, 4], BRASS), 'x', 90),
    ...rod([0, 0, 3.6], [0, 0, 5.4], 1.2, 0xd0583a),
  ];
  const places: readonly Point[] = [
    [0, 5.5, 7],
    [-6, -4, 7],
    [6, -4, 7],
  ];
  return {
    part: places.flatMap((place) => moved(one, place)),
    glows: places.map(([x, y, z]) => glow([x, y, z + 5.6], 1.2, 0xff6a4a)),
  };
}

/** A silver ball with a dark belt and a red lamp. */
export function thermalDetonator(): Craft {
  return {
    part: above(
      [
        ...worn(ball([0, 0, 0], 8, 0xb4bac3, 18, 12)),
        ...turned(hoop([-1.6, 1.6], [8.5, 7.2], DARK, 24), 'x', 90),
        ...box([0, 8.2, 0], [4, 1.6, 2.6], GUNMETAL, 0.2),
        ...rod([0, 0, 7.4], [0, 0, 8.8], 2, 0xc23a2c),
      ],
      11,
    ),
    glows: [glow([0, 0, 20.4], 2.2, 0xff4a3a)],
  };
}

/** An egg with fins behind and a ring before. */
export function concussionBomb(): Craft {
  const egg = spin(
    'y',
    [
      [-11, 2],
      [-7, 4.4],
      [0, 6.6],
      [6, 5.4],
      [10, 2.4],
      [11.5, 0],
    ],
    (section) => (section === 3 ? 0xc9a23f : STEEL),
  );
  const vanes = around(4, 0, 0, 45).flatMap(({ degrees }) =>
    turned(box([0, -9, 5], [0.8, 6, 5], GUNMETAL, 0.15), 'y', degrees),
  );
  return {
    part: above([...worn(egg), ...vanes, ...moved(hoop([-0.8, 0.8], [7.2, 5.6], DARK), [0, 1.5, 0])], 10),
    glows: [glow([0, -11.5, 10], 1.6, 0xffd06a)],
  };
}

/** A cage of four ribs around a core that crackles. */
export function electroProtonBomb(): Craft {
  const ribs = around(4, 8.6, 12, 45).flatMap(({ at: [x, y] }) =>
    bars(
      [
        [x * 0.4, y * 0.4, 3.5],
        [x, y, 8],
        [x, y, 16],
        [x * 0.4, y * 0.4, 21],
      ],
      0.9,
      GUNMETAL,
      false,
    ),
  );
  const ends = [
    drum(
      [
        [3, 0],
        [3, 5],
        [5, 4],
        [5, 0],
      ],
      STEEL,
    ),
    drum(
      [
        [20, 0],
        [20, 4],
        [22, 3],
        [22, 0],
      ],
      STEEL,
    ),
  ];
  return {
    part: [...ribs, ...ends.flat(), ...ball([0, 0, 12], 5, 0xb79bff)],
    glows: [glow([0, 0, 17], 5.4, 0x8f7aff), glow([0, 0, 22.5], 1.6, 0xd8ccff)],
  };
}

/** A fuel drum with three burners. */
export function blazerBomb(): Craft {
  const burners = around(3, 7.4, 6).flatMap(({ at: [x, y] }) => [
    ...rod([x, y, 3], [x, y, 13], 2.4, 0x8f3a22),
    ...rod([x, y, 13], [x, y, 15], 1.4, DARK),
  ]);
  return {
    part: [
      ...worn(
        drum(
          [
            [3, 0],
            [3, 6],
            [14, 6],
            [16, 3.6],
            [16, 0],
          ],
          BRASS,
        ),
      ),
      ...burners,
    ],
    glows: around(3, 7.4, 15.6).map(({ at }) => glow(at, 1.8, 0xff7a2c)),
  };
}

/** A hub with eight arms, each with a charge at its end. */
export function proximityMine(): Craft {
  const hub = drum(
    [
      [3, 0],
      [3, 8],
      [6, 10],
      [9, 8.4],
      [11, 4.6],
      [11, 0],
    ],
    (section) => (section === 2 ? 0x9a4a30 : STEEL),
    12,
  );
  const arms = around(8, 1, 0, 22.5).flatMap(({ at: [x, y] }, nth) => {
    const far = nth % 2 === 0 ? 25 : 20;
    return [
      ...rod([x * 8, y * 8, 6], [x * far, y * far, 6], 1.1, GUNMETAL, { end: 0.8, sides: 6 }),
      ...ball([x * (far + 2), y * (far + 2), 6], 3, nth % 2 === 0 ? STEEL : 0x9a4a30, 10, 6),
    ];
  });
  return { part: [...worn(hub), ...arms], glows: [glow([0, 0, 12], 3, 0xff5a3c)] };
}

/** A net of cables with knots that spark. */
export function connerNet(): Craft {
  const [columns, rows] = [4, 7];
  const knot = (column: number, row: number): Point => {
    const [x, y] = [(column / (columns - 1)) * 2 - 1, (row / (rows - 1)) * 2 - 1];
    return [x * (15 - 4 * y * y), y * (33 - 5 * x * x), 6 + 3 * Math.cos(x * 2) * Math.cos(y * 2)];
  };
  const part: Part[] = [];
  const lamps = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const here = knot(column, row);
      if (column + 1 < columns) part.push(rod(here, knot(column + 1, row), 0.45, 0x7c8792, { sides: 4 }));
      if (row + 1 < rows) part.push(rod(here, knot(column, row + 1), 0.45, 0x7c8792, { sides: 4 }));
      part.push(ball(here, 1.3, GUNMETAL, 6, 4));
      if ((row + column) % 2 === 0) lamps.push(glow([here[0], here[1], here[2] + 1.5], 1.2, 0x6fc2ff));
    }
  }
  return { part: part.flat(), glows: lamps };
}

/** One of a cluster: a ball full of spikes. */
export function clusterMine(): Craft {
  const directions: readonly Point[] = [
    ...around(6, 0.94, 0.34).map(({ at }) => at),
    ...around(6, 0.94, -0.34, 30).map(({ at }) => at),
    ...around(3, 0.5, 0.87).map(({ at }) => at),
  ];
  const spikes = directions.flatMap(([x, y, z]) =>
    rod([x * 6, y * 6, z * 6], [x * 12, y * 12, z * 12], 1.7, STEEL, { end: 0.2, sides: 5 }),
  );
  return {
    part: above([...worn(ball([0, 0, 0], 7, GUNMETAL)), ...spikes], 12),
    glows: [glow([0, 0, 20], 2, 0xff5a3c)],
  };
}

/** Five buzz droids: balls on legs with an eye, saws out. */
export function buzzDroids(): Craft {
  const droid = [
    ...worn(ball([0, 0, 4.6], 3.2, 0x7d848d, 10, 7)),
    ...ball([0, 2.5, 5.4], 1.1, 0xc23a2c, 6, 4),
    ...mirrored(
      bars(
        [
          [2, 1, 4],
          [4.6, 2.6, 5.4],
          [5.4, 4, 3],
        ],
        0.4,
        GUNMETAL,
        false,
      ).concat(
        bars(
          [
            [2, -1, 4],
            [4.8, -2.4, 5.4],
            [5.6, -3.6, 3],
          ],
          0.4,
          GUNMETAL,
          false,
        ),
      ),
    ),
    ...bars(
      [
        [0, 2.6, 3.6],
        [0, 5.6, 3.4],
      ],
      0.4,
      STEEL,
      false,
    ),
  ];
  const places: readonly (readonly [number, number, number])[] = [
    [0, 10.5, 12],
    [-7.5, 2, -50],
    [7, 3.5, 40],
    [-5, -9.5, 150],
    [6, -9, 200],
  ];
  return {
    part: places.flatMap(([x, y, turn]) => moved(turned(droid, 'z', turn), [x, y, 0])),
    glows: places.map(([x, y, turn]) => {
      const [s, c] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
      return glow([x - s * 3, y + c * 3, 6], 0.9, 0xff4a3a);
    }),
  };
}

/** A probe droid: a domed head with eyes and aerials over arms that hang. */
export function probeDroid(): Craft {
  const head = drum(
    [
      [12, 0],
      [12, 8],
      [15, 9.4],
      [17, 8.6],
      [21, 5],
      [22, 0],
    ],
    (section) => (section === 1 ? DARK : 0x5a6068),
  );
  const eyes = around(5, 8.8, 14.6).flatMap(({ at }) => ball(at, 1.5, 0xb8c7d6, 8, 5));
  const arms = around(6, 6, 12, 30).flatMap(({ at: [x, y] }) =>
    bars(
      [
        [x, y, 12],
        [x * 1.7, y * 1.7, 8],
        [x * 1.5, y * 1.5, 3.5],
      ],
      0.7,
      GUNMETAL,
      false,
    ),
  );
  const aerials = [rod([-3, -2, 20], [-6, -4, 31], 0.5, STEEL), rod([3, -2, 20], [5, -6, 28], 0.5, STEEL)];
  return {
    part: [...worn(head), ...eyes, ...arms, ...aerials.flat()],
    glows: [glow([0, 9.8, 14.6], 1.6, 0xff5040)],
  };
}

/** Three soldiers with packs on their backs. */
export function commandos(): Craft {
  const soldier = [
    ...hewn(
      [
        [-1.6, 5, 6, 0],
        [1.6, 5, 6, 0],
      ],
      0x8f969f,
    ),
    ...ball([0, 0.4, 5.6], 2.2, 0xb9bfc7, 10, 7),
    ...box([0, 2.1, 5.7], [2.6, 0.8, 0.9], DARK),
    ...mirrored([
      ...rod([1.1, 0, -2.6], [1.5, -0.6, -8.2], 1.1, 0x70777f, { end: 0.9, sides: 6 }),
      ...rod([2.7, 0, 2], [3.4, 2.8, -0.6], 0.9, 0x70777f, { sides: 6 }),
      ...rod([1.3, -2.6, 3], [1.3, -2.9, -2.6], 1.2, 0x9a4a30, { end: 0.8, sides: 8 }),
    ]),
    ...rod([2.6, 1.6, 0.4], [0.6, 7.4, 1], 0.5, DARK, { sides: 5 }),
  ];
  const places: readonly (readonly [number, number, number])[] = [
    [0, 10, 0],
    [-9, -5, 14],
    [9, -6, -12],
  ];
  return {
    part: places.flatMap(([x, y, turn]) => moved(turned(turned(soldier, 'x', -35), 'z', turn), [x, y, 15])),
    glows: places.flatMap(([x, y]) =>
      [-1.3, 1.3].map((side) => glow([x + side, y - 5.4, 12.4], 1.1, 0xffa04a)),
    ),
  };
}

/** A mast between solar panels. */
export function sensorBuoy(): Craft {
  const panels = around(4, 10, 12, 45).flatMap(({ degrees }) =>
    turned(
      [
        ...box([0, 9.6, 12], [6, 9, 0.8], 0x27406e, 0.05),
        ...bars(
          [
            [-3, 5.1, 12.2],
            [3, 5.1, 12.2],
            [3, 14.1, 12.2],
            [-3, 14.1, 12.2],
          ],
          0.4,
          STEEL,
        ),
        ...rod([0, 2, 12], [0, 5.2, 12], 0.7, STEEL),
      ],
      'z',
      degrees,
    ),
  );
  const mast = drum(
    [
      [3, 0],
      [3, 4],
      [7, 2.6],
      [17, 2.6],
      [19, 4.4],
      [21, 4.4],
      [23, 1],
      [23, 0],
    ],
    (section) => (section === 4 ? 0xd9b24a : STEEL),
    10,
  );
  return { part: [...worn(mast), ...panels], glows: [glow([0, 0, 24.4], 2.2, 0x6fe0ff)] };
}

/** Two torpedoes side by side. */
export function trackingTorpedoes(): Craft {
  const torpedo = spin(
    'y',
    [
      [-20, 2.6],
      [-18, 3.4],
      [10, 3.4],
      [16, 2.4],
      [20, 0],
    ],
    (section) => (section === 2 ? 0xc2492f : section === 0 ? DARK : STEEL),
    12,
  );
  const vanes = around(4, 0, 0, 45).flatMap(({ degrees }) =>
    turned(box([0, -15, 5], [0.7, 7, 4], GUNMETAL, 0.2), 'y', degrees),
  );
  const one = [...worn(torpedo), ...vanes, ...moved(hoop([-0.7, 0.7], [3.9, 3.2], DARK), [0, 2, 0])];
  return {
    part: [...moved(one, [-7.5, -3, 10]), ...moved(one, [7.5, 3, 12])],
    glows: [glow([-7.5, -23.6, 10], 2.4, 0x8fd0ff), glow([7.5, -17.6, 12], 2.4, 0x8fd0ff)],
  };
}

/** What was thrown overboard: crates, drums and pipes, within an oval of so many millimetres. */
export function cargo(halfX: number, halfY: number, seed: number): Craft {
  const chance = scatter(seed);
  const colors = [0x8c7a55, 0x6d737c, 0x9a5a35, 0x556b62, STEEL];
  const pieces = Array.from({ length: Math.round((halfX * halfY) / 50) }, (_, nth) => {
    const [turn, out] = [chance() * 360, 0.15 + Math.sqrt(chance()) * 0.72];
    const place: Point = [
      Math.sin((turn * Math.PI) / 180) * halfX * out,
      Math.cos((turn * Math.PI) / 180) * halfY * out,
      5 + chance() * 8,
    ];
    const color = colors[nth % colors.length] ?? STEEL;
    const size = 3.4 + chance() * 4.6;
    const piece =
      nth % 3 === 2
        ? [...rod([0, -size * 0.8, 0], [0, size * 0.8, 0], size * 0.42, color, { sides: 10 })]
        : [
            ...box([0, 0, 0], [size, size * 1.3, size * 0.8], color, 0.04),
            ...box([0, 0, 0], [size * 1.04, size * 0.3, size * 0.84], shaded(color, 0.6)),
            ...clutter([-size / 2, -size / 2, size / 2, size / 2], size * 0.4, 3, [GUNMETAL, color], {
              seed: nth,
            }),
          ];
    const tumbled = turned(turned(piece, 'x', chance() * 70 - 35), 'z', chance() * 360);
    return moved(tumbled, place);
  });
  return { part: worn(pieces.flat(), 0.1), glows: [] };
}
