import { type Craft, glow } from '../hull.ts';
import type { Livery } from '../liveries.ts';
import {
  aboveAndBelow,
  ball,
  box,
  clutter,
  corners,
  fin,
  hewn,
  mirrored,
  moved,
  type Part,
  plate,
  rod,
  rounded,
  turned,
  worn,
} from '../parts.ts';
import { blister, calamari, field } from './cruisers.ts';
import { batteries, bridge, terraces, thrusters, wedge } from './destroyers.ts';

/** Arquitens class: a split bow, the bridge far back, wings swept beside the engines. */
export function arquitens(paint: Livery): Craft {
  const engines = thrusters(paint, -40, [
    [4.4, 0.6, 3],
    [11, 0.6, 2.4],
  ]);
  const prong = [
    ...plate(corners(2.4, 4, 7, 46, 10, 46, 13, 2, 13, -12, 2.4, -12), -2.6, 3, paint.hull, { bevel: 0.06 }),
    ...plate(corners(6, 6, 8, 36, 9, 36, 10.6, 6), 2.8, 3.6, paint.mark),
    ...clutter([5, -8, 11, 18], 2.9, 14, [paint.frame, paint.hull, paint.dark], { seed: 3, size: 2 }),
  ];
  return {
    part: [
      ...worn(
        hewn(
          [
            [10, 8, 5],
            [-6, 16, 8],
            [-30, 18, 9],
            [-38, 14, 7],
          ],
          (section, side) =>
            section === 1 && side === 0 ? paint.mark : side === 1 ? paint.dark : paint.hull,
        ),
      ),
      ...mirrored(worn(prong)),
      ...mirrored([
        ...plate(corners(8, -12, 21, -30, 25, -46, 20, -46, 8, -34), -1.2, 1.6, paint.hull, { bevel: 0.05 }),
        ...plate(corners(14, -24, 19, -32, 21, -40, 15, -36), 1.5, 2, paint.mark),
      ]),
      ...bridge(paint, -22, 4, 9, 3),
      ...batteries(paint, [8, 3.4], -2, 4, 7),
      ...engines.part,
    ],
    glows: engines.glows,
  };
}

/** Gozanti class: a deep hull between struts on which small craft hang. */
export function gozanti(paint: Livery): Craft {
  const engines = thrusters(paint, -26, [
    [0, -2, 2.6],
    [6, 2, 2.4],
  ]);
  return {
    part: [
      ...worn(
        hewn(
          [
            [27, 5, 3, 1],
            [22, 9, 7, 1],
            [8, 11, 9, 1],
            [-16, 12, 10, 1],
            [-24, 9, 7, 1],
          ],
          (section, side) => {
            if (section === 0 && side === 7) return paint.glass;
            return section === 2 && side === 0 ? paint.mark : side === 3 ? paint.frame : paint.hull;
          },
        ),
      ),
      ...mirrored([
        ...plate(corners(4, 6, 14, 1, 16, -16, 4, -20), 3.4, 5.4, paint.hull, { bevel: 0.06 }),
        ...plate(corners(7, 0, 12, -2, 13, -12, 7, -14), 5.2, 5.9, paint.frame, { bevel: 0.04 }),
        ...fin(corners(-14, -6, 0, -6, -3, 4, -12, 4), 14, 15.2, paint.frame),
        ...ball([9, 4, -3], 1.6, paint.frame, 8, 5),
      ]),
      ...box([0, -8, 7.4], [5, 10, 4], paint.frame, 0.15),
      ...box([0, -5, 9.6], [6, 3, 1.6], paint.glass, 0.1),
      ...clutter([-4, -22, 4, -14], 5.8, 8, [paint.frame, paint.dark, paint.hull], { size: 1.8 }),
      ...mirrored(rod([2, 20, 4], [2, 26, 4.4], 0.3, paint.dark, { end: 0.25, sides: 5 })),
      ...engines.part,
    ],
    glows: engines.glows,
  };
}

/** Interdictor: a wedge with four domes that bend gravity. */
export function interdictor(paint: Livery): Craft {
  const engines = thrusters(paint, -50, [
    [0, 1, 4],
    [9, 0.8, 3.4],
  ]);
  const dome = (x: number, y: number, r: number): Part => [
    ...rod([x, y, 3], [x, y, 7], r * 1.16, paint.frame, { end: r * 1.08, sides: 16 }),
    ...moved(ball([0, 0, 0], r, paint.mark, 16, 8), [x, y, 6.6]),
  ];
  return {
    part: [
      ...wedge(paint, { length: 104, half: 30, top: 9, bottom: 7 }),
      ...terraces(
        paint,
        [
          [17, 8, -49, -6, 9],
          [10, 6, -48, -24, 12],
        ],
        1,
      ),
      ...bridge(paint, -38, 11.4, 17, 5),
      ...mirrored(dome(12.6, -20, 4.6)),
      ...mirrored(dome(7.6, 4, 3.8)),
      ...batteries(paint, [15, 9], -44, 3, 7),
      ...engines.part,
    ],
    glows: engines.glows,
  };
}

/** Onager class: two rails of a great gun beneath a dark split wedge. */
export function onager(paint: Livery): Craft {
  const engines = thrusters(paint, -66, [
    [5, 2, 5],
    [16, 1, 3.4],
  ]);
  const rail = [
    ...plate(corners(3, -40, 3, 74, 6, 74, 9, 10, 9, -40), -8, -3.4, paint.frame, { bevel: 0.06 }),
    ...plate(corners(4, 20, 4, 70, 5.4, 70, 6.6, 20), -3.6, -2.6, 0xc2553a),
    ...[0, 16, 32, 48].flatMap((y) => box([4.4, y, -5.6], [4.4, 2.4, 6], paint.dark, 0.1)),
  ];
  return {
    part: [
      ...wedge(paint, { length: 128, half: 33, top: 9, bottom: 3 }),
      ...mirrored(worn(rail)),
      ...terraces(
        paint,
        [
          [19, 8, -63, -10, 10],
          [13, 7, -62, -28, 13.5],
          [9, 5, -61, -40, 16.5],
        ],
        1,
      ),
      ...bridge(paint, -52, 16, 18, 6),
      ...batteries(paint, [16, 10], -58, 4, 7),
      ...engines.part,
    ],
    glows: engines.glows,
  };
}

/** Quasar Fire class: a flat broad carrier, its hangar open below. */
export function quasar(paint: Livery): Craft {
  const engines = thrusters(paint, -42, [
    [6, 1, 3.2],
    [14, 0.6, 2.6],
  ]);
  return {
    part: [
      ...worn(
        plate(
          corners(-6, 44, 6, 44, 15, 18, 22, -30, 19, -40, -19, -40, -22, -30, -15, 18),
          -2.6,
          4,
          paint.hull,
          { bevel: 0.1, topColor: paint.hull },
        ),
      ),
      ...plate(corners(-5, 38, 5, 38, 9, 14, 9, -34, -9, -34, -9, 14), -5, -2.4, paint.dark, { bevel: 0.04 }),
      ...terraces(
        paint,
        [
          [13, 6, -39, 10, 6],
          [8, 5, -38, -14, 9],
        ],
        3,
      ),
      ...bridge(paint, -30, 8.6, 13, 4),
      ...mirrored(plate(corners(9, 24, 12, 16, 15, -8, 11, -8), 3.8, 4.4, paint.mark)),
      ...batteries(paint, [11, 5.8], -32, 4, 7),
      ...engines.part,
    ],
    glows: engines.glows,
  };
}

/** Raider class: a small dagger whose wings bend down beside the bow. */
export function raider(paint: Livery): Craft {
  const engines = thrusters(paint, -28, [
    [0, 1, 2.6],
    [6, 0.8, 2.4],
  ]);
  return {
    part: [
      ...wedge(paint, { length: 60, half: 11, top: 5, bottom: 3 }),
      ...terraces(
        paint,
        [
          [6, 2.4, -27, 6, 5],
          [4, 2, -26, -8, 7],
        ],
        1,
      ),
      ...bridge(paint, -20, 6.8, 8, 2),
      ...mirrored([
        ...turned(
          plate(corners(5, -4, 19, -22, 19, -31, 8, -28), -0.7, 0.8, paint.hull, { bevel: 0.05 }),
          'y',
          -26,
          [5, 0, 0],
        ),
        ...turned(
          plate(corners(9, -12, 16, -22, 16, -27, 10, -25), 0.7, 1.2, paint.mark),
          'y',
          -26,
          [5, 0, 0],
        ),
        ...rod([3, 12, 1.6], [3, 20, 1.4], 0.4, paint.dark, { end: 0.3, sides: 5 }),
      ]),
      ...engines.part,
    ],
    glows: engines.glows,
  };
}

/** Star Dreadnought: a blade as long as the table's edge, a city upon its back. */
export function executor(paint: Livery): Craft {
  const engines = thrusters(paint, -166, [
    [0, 1, 6],
    [13, 1, 5.4],
    [26, 0.8, 4.6],
    [7, 6, 3],
    [20, 5, 3],
    [37, 0.4, 3.4],
  ]);
  const city = terraces(
    paint,
    [
      [30, 8, -160, 90, 8],
      [24, 7, -156, 56, 11],
      [19, 6, -150, 20, 13.5],
      [14, 6, -140, -30, 16],
      [10, 5, -130, -66, 18.5],
    ],
    1,
  );
  const streets = [-120, -84, -48, -12, 24].flatMap((y, i) =>
    clutter([-22 + i * 3, y, 22 - i * 3, y + 34], 10 - i * 0.8, 22, [paint.frame, paint.hull, paint.dark], {
      seed: i + 40,
      size: 3.4,
      height: 3,
    }),
  );
  return {
    part: [
      ...wedge(paint, { length: 336, half: 58, top: 7, bottom: 8 }),
      ...city,
      ...streets,
      ...bridge(paint, -108, 18, 19, 6),
      ...mirrored(
        plate(corners(46, -168, 58, -166, 52, -130, 42, -96), -1.6, 2, paint.frame, {
          bevel: 0.05,
          topColor: paint.hull,
        }),
      ),
      ...engines.part,
    ],
    glows: engines.glows,
  };
}

/** Assault frigate mark II: a whale's head with a fin above and broad fins beside it. */
export function assaultFrigate(paint: Livery): Craft {
  const engines = field(paint, -52, 10, 3, [
    [-5, 3],
    [5, 3],
    [-5, -3],
    [5, -3],
    [0, 7],
  ]);
  return {
    part: [
      ...worn(
        rounded(
          [
            [54, 4, 3],
            [50, 11, 9],
            [38, 17, 15],
            [20, 18, 17],
            [4, 13, 13],
            [-10, 11, 11],
            [-24, 15, 15],
            [-42, 14, 14],
          ],
          (section, side) => {
            if (section === 2 && side < 2) return paint.mark;
            return (section * 5 + side * 3) % 11 === 0 ? paint.frame : paint.hull;
          },
          16,
        ),
        0.06,
      ),
      ...mirrored([
        ...turned(
          plate(corners(4, 8, 27, -6, 29, -24, 22, -30, 4, -20), -1, 1.4, paint.hull, { bevel: 0.06 }),
          'y',
          -10,
          [4, 0, 0],
        ),
        ...turned(
          plate(corners(14, -3, 24, -9, 25, -20, 15, -18), 1.3, 1.9, paint.mark, { bevel: 0.05 }),
          'y',
          -10,
          [4, 0, 0],
        ),
        ...rod([26, -22, -4], [26, -4, -4], 0.8, paint.frame, { end: 0.4, sides: 6 }),
      ]),
      ...fin(corners(-38, 6, -10, 5, -22, 19, -36, 20), -1, 1, paint.hull),
      ...fin(corners(-34, -6, -14, -5, -24, -16, -34, -16), -1, 1, paint.frame),
      ...clutter([-5, 16, 5, 40], 8, 20, [paint.frame, paint.hull, paint.dark], { seed: 21, size: 2.2 }),
      ...rod([0, 30, 8], [0, 28, 17], 0.4, paint.frame, { end: 0.25, sides: 5 }),
      ...engines.part,
    ],
    glows: engines.glows,
  };
}

/** GR-75: a shell open at its belly, full of crates. */
export function gr75(paint: Livery): Craft {
  const engines = field(paint, -28, 6, 2.2, [
    [-5, 3],
    [0, 4],
    [5, 3],
  ]);
  const crates = [-16, -8, 0, 8].flatMap((y, i) =>
    mirrored(
      box(
        [3.2, y, -1.6],
        [5, 6.4, 4],
        [paint.frame, paint.mark, paint.dark, paint.hull][i] ?? paint.frame,
        0.06,
      ),
    ),
  );
  return {
    part: [
      ...worn(
        rounded(
          [
            [28, 5, 2, 1.4],
            [24, 12, 5, 2.4],
            [10, 19, 8, 3.4],
            [-10, 20, 9, 3.6],
            [-22, 14, 7, 3.2],
          ],
          (section, side) => {
            if (section === 1 && side === 0) return paint.mark;
            return side > 5 && side < 10 ? paint.frame : paint.hull;
          },
          14,
        ),
        0.06,
      ),
      ...crates,
      ...mirrored(plate(corners(7, 14, 11, 6, 11, -16, 7, -18), -3, 1, paint.hull, { bevel: 0.05 })),
      ...box([0, 12, 7.6], [5, 7, 3], paint.frame, 0.2),
      ...box([0, 15, 7.8], [4.2, 1.6, 1.4], paint.glass),
      ...mirrored(rod([4, 4, 7], [4, 9, 8], 0.35, paint.dark, { end: 0.3, sides: 5 })),
      ...engines.part,
    ],
    glows: engines.glows,
  };
}

/** Hammerhead: a tall head on a long neck before a block of engines. */
export function hammerhead(paint: Livery): Craft {
  const engines = field(paint, -34, 10, 2.7, [
    [-3.4, 3],
    [3.4, 3],
    [-3.4, -3],
    [3.4, -3],
  ]);
  return {
    part: [
      ...worn(
        hewn(
          [
            [35, 4, 13],
            [32, 6, 17],
            [24, 7, 16],
            [20, 5, 9],
            [16, 4.4, 6],
            [0, 5, 6.4],
            [-6, 9, 10],
            [-22, 12, 13],
            [-26, 9, 11],
          ],
          (section, side) => {
            if (section === 1 && side === 1) return paint.mark;
            if (section === 6 && (side === 0 || side === 2)) return paint.mark;
            return section === 4 ? paint.frame : paint.hull;
          },
        ),
        0.06,
      ),
      ...box([0, 35, 0], [2.4, 1.4, 9], paint.glass, 0.1),
      ...mirrored(fin(corners(-24, -3, -8, -3, -14, 3, -24, 3), 6, 7.4, paint.frame)),
      ...aboveAndBelow(fin(corners(-24, 5, -10, 5, -20, 11, -26, 11), -0.7, 0.7, paint.hull)),
      ...mirrored(rod([3, 4, 3], [3, 12, 3], 0.4, paint.dark, { end: 0.3, sides: 5 })),
      ...clutter([-2, -2, 2, 16], 3, 10, [paint.frame, paint.hull, paint.dark], { size: 1.4 }),
      ...engines.part,
    ],
    glows: engines.glows,
  };
}

/** MC30: a slim fish with a fin on each side and a hump. */
export function mc30(paint: Livery): Craft {
  const warm: Livery = { ...paint, hull: 0xb5a899, mark: 0x8c6a55, frame: 0x998e82 };
  const engines = field(warm, -38, 6, 2.4, [
    [-3.6, 0],
    [3.6, 0],
    [0, 3.4],
  ]);
  return {
    part: [
      ...calamari(warm, [
        [40, 1, 1, 0],
        [36, 6, 4.4, 0],
        [24, 10, 8, 0.4],
        [4, 13, 10.6, 0.6],
        [-16, 13, 11, 0.8],
        [-30, 9, 8, 0.6],
        [-34, 6, 5, 0.4],
      ]),
      ...mirrored(worn(blister(warm, [10, -12, 0], [8, 12, 1.4]))),
      ...blister(warm, [0, -6, 5.4], [3.4, 11, 3.4]),
      ...blister(warm, [0, 20, 3.4], [2.6, 8, 2]),
      ...mirrored(blister(warm, [5.4, 8, -1], [2.4, 8, 2])),
      ...fin(corners(-32, 4, -18, 5, -26, 13, -33, 13), -0.6, 0.6, warm.frame),
      ...engines.part,
    ],
    glows: engines.glows,
  };
}

/** MC75: a long spine whose bridge hangs below like a tower turned over. */
export function mc75(paint: Livery): Craft {
  const cold: Livery = { ...paint, hull: 0xa4a7a8, mark: 0x6e7c86, frame: 0x86898c };
  const engines = field(cold, -68, 8, 3.2, [
    [-7, 2],
    [7, 2],
    [0, 5],
    [0, -2],
  ]);
  return {
    part: [
      ...calamari(cold, [
        [70, 1, 1, 3],
        [62, 10, 7, 3],
        [40, 17, 12, 2.6],
        [12, 20, 15, 2],
        [-20, 24, 18, 1.6],
        [-48, 22, 17, 1.6],
        [-62, 15, 12, 1.6],
      ]),
      ...fin(corners(-50, -4, -16, -5, -10, -22, -18, -34, -30, -34, -36, -20), -3, 3, cold.hull),
      ...fin(corners(-40, -8, -22, -9, -20, -26, -30, -30), -3.4, 3.4, cold.frame),
      ...box([0, -22, -34], [8, 11, 4], cold.hull, 0.2),
      ...box([0, -16.6, -34], [6, 1.4, 1.6], cold.glass),
      ...mirrored(blister(cold, [11, -20, 3], [4.4, 18, 5])),
      ...mirrored(blister(cold, [7, 30, 4], [3.4, 14, 4])),
      ...blister(cold, [0, -30, 9], [6, 18, 4.4]),
      ...rod([0, 4, 8], [0, 2, 18], 0.5, cold.frame, { end: 0.25, sides: 5 }),
      ...engines.part,
    ],
    glows: engines.glows,
  };
}

/** Pelta class: a blunt hull, two banks of engines set off from it on struts. */
export function pelta(paint: Livery): Craft {
  const engines = field(paint, -33, 18, 3, [
    [-12, 2.4],
    [12, 2.4],
    [-12, -3],
    [12, -3],
  ]);
  return {
    part: [
      ...worn(
        hewn(
          [
            [35, 6, 4],
            [30, 10, 8],
            [12, 11, 10],
            [-10, 12, 12],
            [-26, 9, 9],
          ],
          (section, side) => {
            if (section === 0 && side === 7) return paint.glass;
            if (section === 1 && side === 0) return paint.mark;
            return side === 3 ? paint.frame : paint.hull;
          },
        ),
        0.06,
      ),
      ...mirrored([
        ...box([8, -22, 0], [8, 12, 3], paint.frame, 0.05),
        ...fin(corners(-30, -6, -14, -6, -12, 6, -28, 6), 11.4, 12.6, paint.hull),
        ...rod([4.6, 10, 3], [4.6, 17, 3.4], 0.4, paint.dark, { end: 0.3, sides: 5 }),
      ]),
      ...box([0, -6, 7.4], [6, 12, 4], paint.hull, 0.15),
      ...box([0, 1, 8], [5, 1.6, 1.4], paint.glass),
      ...fin(corners(-24, 6, -8, 6, -18, 14, -24, 14), -0.8, 0.8, paint.mark),
      ...clutter([-4, -24, 4, -12], 5.6, 10, [paint.frame, paint.dark, paint.hull], { size: 1.8 }),
      ...engines.part,
    ],
    glows: engines.glows,
  };
}

/** Providence class: a smooth spindle with fins and a tower of sensors. */
export function providence(paint: Livery): Craft {
  const engines = thrusters(paint, -72, [
    [0, 0, 5],
    [7, 3, 3.4],
    [7, -3, 3.4],
  ]);
  return {
    part: [
      ...worn(
        rounded(
          [
            [78, 2, 2],
            [72, 8, 8],
            [50, 14, 13],
            [18, 19, 17],
            [-16, 22, 20],
            [-44, 24, 22],
            [-64, 19, 18],
            [-70, 14, 13],
          ],
          (section, side) => {
            if (section === 2 && side < 2) return paint.mark;
            if (section === 4 && side % 5 === 2) return paint.mark;
            return (section * 3 + side) % 8 === 0 ? paint.frame : paint.hull;
          },
          18,
        ),
        0.05,
      ),
      ...mirrored([
        ...plate(corners(8, -30, 22, -50, 26, -74, 20, -76, 8, -62), -1.2, 1.4, paint.hull, { bevel: 0.05 }),
        ...plate(corners(13, -44, 19, -54, 21, -68, 14, -64), 1.3, 1.9, paint.mark),
        ...[-8, 12, 32].flatMap((y) => rod([7, y, 4], [10, y, 6], 1.4, paint.frame, { end: 0.9, sides: 8 })),
      ]),
      ...fin(corners(-60, 8, -34, 9, -42, 24, -54, 26), -1.4, 1.4, paint.hull),
      ...box([0, -48, 26], [7, 9, 3], paint.frame, 0.2),
      ...fin(corners(-66, -8, -46, -8, -56, -18, -66, -18), -1.2, 1.2, paint.frame),
      ...clutter([-5, -30, 5, 30], 9, 30, [paint.frame, paint.dark, paint.hull], {
        seed: 14,
        size: 2.4,
        height: 1.4,
      }),
      ...engines.part,
    ],
    glows: engines.glows,
  };
}

/** Starhawk: a broad shield of a bow, split by its tractor's channel, on the parts of destroyers. */
export function starhawk(paint: Livery): Craft {
  const engines = field(paint, -74, 14, 4.4, [
    [-15, 3],
    [15, 3],
    [-6, 4],
    [6, 4],
    [0, -4],
  ]);
  const cheek = [
    ...plate(corners(3, 44, 12, 70, 24, 60, 30, 26, 26, -10, 8, -20), -6, 7, paint.hull, { bevel: 0.14 }),
    ...plate(corners(10, 40, 14, 56, 21, 48, 24, 24, 14, 18), 6.6, 8.2, paint.mark, { bevel: 0.08 }),
    ...clutter([12, -8, 22, 20], 6.6, 18, [paint.frame, paint.hull, paint.dark], {
      seed: 51,
      size: 3,
      height: 1.6,
    }),
  ];
  return {
    part: [
      ...mirrored(worn(cheek, 0.06)),
      ...worn(
        hewn(
          [
            [46, 5, 4],
            [20, 9, 9],
            [-16, 26, 17],
            [-48, 32, 18],
            [-62, 24, 14],
          ],
          (section, side) =>
            section === 2 && side === 0 ? paint.mark : side === 1 ? paint.frame : paint.hull,
        ),
        0.06,
      ),
      ...rod([0, 44, 0], [0, 50, 0], 3, 0x7fd8ff, { end: 1.6, sides: 10 }),
      ...box([0, -30, 11], [12, 20, 6], paint.frame, 0.15),
      ...box([0, -26, 15.4], [15, 6, 3], paint.hull, 0.2),
      ...box([0, -22.6, 15.4], [11, 1.2, 1.2], paint.glass),
      ...mirrored(plate(corners(14, -18, 30, -40, 32, -62, 16, -58), -2, 3, paint.hull, { bevel: 0.06 })),
      ...clutter([-12, -58, 12, -42], 9, 26, [paint.frame, paint.hull, paint.dark], {
        seed: 52,
        size: 3,
        height: 1.8,
      }),
      ...engines.part,
    ],
    glows: [...engines.glows, glow([0, 51, 0], 2.4, 0x7fd8ff)],
  };
}

/** Acclamator class: a flat wedge with a stepped back and one low tower. */
export function acclamator(paint: Livery): Craft {
  const engines = thrusters(paint, -50, [
    [6, 0.6, 3.6],
    [14, 0.4, 3],
    [21, 0.2, 1.8],
  ]);
  return {
    part: [
      ...wedge(paint, {
        length: 104,
        half: 31,
        top: 7,
        bottom: 6,
        mark: (along, out) => (along > 0.5 && along < 0.72 && out < 0.9) || (out < 0.3 && along > 0.8),
      }),
      ...terraces(
        paint,
        [
          [13, 5, -49, -4, 7.6],
          [9, 5, -48, -24, 10],
        ],
        1,
      ),
      ...bridge(paint, -34, 9.6, 11, 4),
      ...mirrored(plate(corners(26, -54, 35, -52, 32, -36, 25, -26), -1, 1.6, paint.hull, { bevel: 0.05 })),
      ...batteries(paint, [10, 7.4], -44, 4, 6),
      ...engines.part,
    ],
    glows: engines.glows,
  };
}

/** Consular class: a slender cruiser, its salon in front, three engines behind. */
export function consular(paint: Livery): Craft {
  const engines = field(paint, -36, 20, 3.4, [
    [-8.4, -1],
    [8.4, -1],
    [0, 3],
  ]);
  return {
    part: [
      ...worn(
        hewn(
          [
            [34, 5, 3],
            [30, 9, 6.4],
            [22, 8, 6],
            [19, 5, 4.6],
            [4, 5.4, 5],
            [0, 7, 6],
            [-18, 8, 7],
            [-24, 6, 5],
          ],
          (section, side) => {
            if (section === 0 && side === 7) return paint.glass;
            return section === 1 || section === 4 || (section === 5 && side === 0) ? paint.mark : paint.hull;
          },
        ),
        0.06,
      ),
      ...ball([0, 23, -3.4], 3, paint.mark, 12, 6),
      ...mirrored([
        ...box([5, -24, 0], [7, 9, 1.8], paint.frame, 0.05),
        ...rod([2, 12, 2.4], [2, 17, 2.8], 0.3, paint.dark, { end: 0.25, sides: 5 }),
      ]),
      ...rod([0, 4, 2.4], [0, 4, 4], 1.6, paint.frame, { end: 1.2 }),
      ...rod([0, 4, 3.8], [0, 10, 4.2], 0.35, paint.dark, { end: 0.3, sides: 5 }),
      ...rod([0, -10, 3], [0, -10, 9], 0.3, paint.frame, { end: 0.2, sides: 5 }),
      ...clutter([-2.6, -18, 2.6, -4], 3.2, 10, [paint.frame, paint.mark, paint.hull], { size: 1.6 }),
      ...engines.part,
    ],
    glows: engines.glows,
  };
}

/** Hardcell class: an upright sphere of cargo with engines in a ring behind it. */
export function hardcell(paint: Livery): Craft {
  const engines = thrusters(paint, -24, [
    [0, 0, 3.4],
    [8, 5, 2.8],
    [8, -5, 2.8],
  ]);
  return {
    part: [
      ...worn(
        rounded(
          [
            [26, 4, 4],
            [22, 13, 13],
            [12, 21, 20],
            [-2, 23, 22],
            [-14, 18, 17],
            [-20, 12, 12],
          ],
          (section, side) => {
            if (section === 1 && side % 4 === 1) return paint.mark;
            return (section * 3 + side) % 7 === 0 ? paint.frame : paint.hull;
          },
          16,
        ),
        0.06,
      ),
      ...mirrored([
        ...plate(corners(8, 4, 16, -6, 17, -24, 12, -30, 8, -20), -1.4, 1.6, paint.hull, { bevel: 0.05 }),
        ...plate(corners(11, -6, 14, -10, 14, -20, 11, -18), 1.5, 2, paint.mark),
        ...box([6, 18, 6], [3, 6, 2], paint.frame, 0.2),
      ]),
      ...aboveAndBelow(fin(corners(-28, 8, -6, 10, -14, 16, -28, 16), -1.2, 1.2, paint.hull)),
      ...rod([0, 24, 0], [0, 33, 0], 0.8, paint.frame, { end: 0.3, sides: 6 }),
      ...clutter([-5, -6, 5, 10], 10, 14, [paint.frame, paint.dark, paint.hull], { size: 2 }),
      ...engines.part,
    ],
    glows: engines.glows,
  };
}

/** Munificent class: four forward tines around a gap, sails of armor behind. */
export function munificent(paint: Livery): Craft {
  const engines = thrusters(paint, -54, [
    [5, 3, 3.4],
    [13, 1.6, 2.6],
  ]);
  const tine = [
    ...hewn(
      [
        [60, 2, 1.6],
        [52, 4.4, 3.4],
        [20, 6, 5],
        [-8, 7, 6],
      ],
      (section, side) =>
        section === 1 && side % 2 === 0 ? paint.mark : side === 3 ? paint.frame : paint.hull,
    ),
  ];
  return {
    part: [
      ...mirrored(aboveAndBelow(worn(moved(tine, [7, 0, 4])))),
      ...worn(
        hewn(
          [
            [14, 12, 9],
            [-4, 20, 14],
            [-34, 23, 16],
            [-50, 17, 12],
          ],
          (section, side) =>
            section === 1 && side === 0 ? paint.mark : side === 1 ? paint.dark : paint.hull,
        ),
        0.06,
      ),
      ...mirrored([
        ...turned(
          plate(corners(8, -4, 22, -18, 25, -46, 10, -50), -1, 1.4, paint.hull, { bevel: 0.05 }),
          'y',
          -12,
          [8, 0, 0],
        ),
        ...rod([18, -10, 0], [18, 8, 0], 1, paint.frame, { end: 0.5, sides: 6 }),
      ]),
      ...fin(corners(-44, 7, -24, 7, -32, 19, -40, 19), -1.2, 1.2, paint.hull),
      ...box([0, -36, 20], [5, 7, 2.6], paint.frame, 0.2),
      ...rod([0, 10, 0], [0, 34, 0], 1.6, paint.frame, { end: 0.8, sides: 8 }),
      ...ball([0, 34, 0], 1.8, paint.glass, 10, 6),
      ...clutter([-7, -30, 7, -6], 7.4, 20, [paint.frame, paint.dark, paint.hull], {
        seed: 77,
        size: 2.2,
        height: 1.4,
      }),
      ...engines.part,
    ],
    glows: engines.glows,
  };
}

/** Recusant class: a bare keel with a slim hull hung upon it and a spur in front. */
export function recusant(paint: Livery): Craft {
  const engines = thrusters(paint, -66, [
    [0, 1, 4],
    [6.4, 1, 2.8],
  ]);
  return {
    part: [
      ...worn(
        hewn(
          [
            [70, 1.4, 1.4, -1],
            [60, 4, 4, -1],
            [44, 8, 8, 0],
            [22, 6, 6, 1],
            [-6, 7, 7, 1],
            [-28, 13, 12, 1],
            [-52, 15, 13, 1],
            [-62, 10, 9, 1],
          ],
          (section, side) => {
            if (section === 1 && side % 2 === 0) return paint.mark;
            if (section === 5 && side === 0) return paint.mark;
            return section === 3 ? paint.dark : paint.hull;
          },
        ),
        0.06,
      ),
      ...[-2, 6, 14, 22].flatMap((y) => box([0, y, 1], [11, 2, 11], paint.frame, 0.1)),
      ...mirrored([
        ...rod([5, 30, 3], [5, -26, 3], 0.8, paint.frame, { sides: 6 }),
        ...turned(
          plate(corners(6, -24, 17, -40, 20, -60, 7, -56), -1, 1.2, paint.hull, { bevel: 0.05 }),
          'y',
          -18,
          [6, 0, 0],
        ),
        ...rod([4, 38, -2], [4, 52, -2], 0.6, paint.dark, { end: 0.4, sides: 6 }),
      ]),
      ...fin(corners(-54, 7, -30, 7, -40, 21, -52, 22), -1.2, 1.2, paint.hull),
      ...fin(corners(36, 3, 56, 1, 40, 10, 30, 9), -1, 1, paint.mark),
      ...fin(corners(-50, -5, -26, -5, -36, -15, -50, -15), -1, 1, paint.frame),
      ...clutter([-5, -50, 5, -30], 7, 18, [paint.frame, paint.dark, paint.hull], {
        seed: 33,
        size: 2.2,
        height: 1.4,
      }),
      ...engines.part,
    ],
    glows: engines.glows,
  };
}

/** C-ROC: a freighter's block with its cabin in front and tanks along both flanks. */
export function croc(paint: Livery): Craft {
  const engines = thrusters(paint, -30, [
    [5, 2, 3],
    [5, -4, 2.4],
  ]);
  return {
    part: [
      ...worn(
        hewn(
          [
            [32, 7, 4, 1],
            [27, 11, 8, 1],
            [18, 12, 10],
            [-22, 13, 11],
            [-28, 10, 8],
          ],
          (section, side) => {
            if (section === 0 && side === 7) return paint.glass;
            return section === 1 && side === 0 ? paint.mark : side === 3 ? paint.frame : paint.hull;
          },
        ),
        0.06,
      ),
      ...mirrored([
        ...rod([9, -18, -1], [9, 12, -1], 3.4, paint.frame, { end: 3.2, sides: 12 }),
        ...rod([9, -4, -1], [9, 0, -1], 3.6, paint.mark, { sides: 12 }),
        ...fin(corners(-26, 3, -10, 3, -18, 12, -26, 12), 6.4, 7.4, paint.hull),
      ]),
      ...box([0, -6, 7], [7, 16, 4], paint.hull, 0.15),
      ...rod([0, 8, 5], [0, 8, 7], 2.2, paint.frame, { end: 1.6 }),
      ...mirrored(rod([0.7, 8, 6.6], [0.7, 15, 7], 0.4, paint.dark, { end: 0.3, sides: 5 })),
      ...clutter([-5, -24, 5, -16], 5.4, 14, [paint.frame, paint.dark, paint.hull], { size: 2 }),
      ...engines.part,
    ],
    glows: engines.glows,
  };
}

/** Trident class: an assault ship shaped like a squid, four long arms in front. */
export function trident(paint: Livery): Craft {
  const engines = thrusters(paint, -30, [
    [0, 0, 3.4],
    [6, 0, 2.6],
  ]);
  const arm = [
    ...hewn(
      [
        [36, 1, 1],
        [28, 3.4, 3],
        [6, 4.6, 4],
        [-6, 4, 3.6],
      ],
      (section, side) => (section === 1 && side % 2 === 0 ? paint.mark : paint.hull),
    ),
    ...rod([0, 34, 0], [0, 40, 0], 0.6, paint.dark, { end: 0.2, sides: 6 }),
  ];
  return {
    part: [
      ...mirrored(aboveAndBelow(worn(moved(arm, [5, 0, 4])))),
      ...worn(
        rounded(
          [
            [16, 6, 6],
            [8, 15, 13],
            [-8, 18, 15],
            [-22, 14, 12],
            [-28, 8, 7],
          ],
          (section, side) => {
            if (section === 1 && side % 5 === 1) return paint.mark;
            return (section * 3 + side) % 7 === 0 ? paint.frame : paint.hull;
          },
          16,
        ),
        0.06,
      ),
      ...mirrored(
        turned(
          plate(corners(7, -4, 17, -14, 19, -28, 8, -24), -0.8, 1, paint.hull, { bevel: 0.05 }),
          'y',
          -14,
          [7, 0, 0],
        ),
      ),
      ...box([0, -4, 7.6], [5, 8, 3], paint.frame, 0.2),
      ...rod([0, 14, 0], [0, 26, 0], 1.4, paint.frame, { end: 0.6, sides: 8 }),
      ...engines.part,
    ],
    glows: engines.glows,
  };
}
