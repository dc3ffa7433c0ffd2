import { type Craft, glow, glows } from '../hull.ts';
import type { Livery } from '../liveries.ts';
import {
  aboveAndBelow,
  ball,
  box,
  clutter,
  corners,
  fin,
  hewn,
  hoop,
  mirrored,
  moved,
  plate,
  rod,
  rounded,
  spin,
  turned,
  worn,
} from '../parts.ts';

/** LAAT/i: an open troop hold between drooping wings with missiles upon them. */
export function laati(paint: Livery): Craft {
  const wing = turned(
    [
      ...plate(corners(5, 2, 25, -4, 27, -9, 26, -12, 5, -9), -0.8, 1, paint.hull, { bevel: 0.03 }),
      ...plate(corners(10, -0.4, 20, -3.4, 20, -9, 10, -8), 0.9, 1.4, paint.mark),
      ...[9, 13, 17, 21].flatMap((x) =>
        rod([x, -7, -1.6], [x, 2, -1.6], 0.8, paint.frame, { end: 0.4, sides: 6 }),
      ),
      ...rod([26, -11, 0], [26, 0, 0], 1, paint.frame, { end: 0.6, sides: 6 }),
      ...ball([14, -2, -2.4], 1.8, paint.glass, 10, 6),
    ],
    'y',
    -9,
    [5, 0, 3],
  );
  return {
    part: [
      ...worn(
        hewn(
          [
            [25, 3, 3, 0],
            [20, 7, 6.4, 0],
            [10, 9, 9, 0],
            [-9, 9, 10, 0],
            [-15, 7, 7, 1],
            [-30, 3, 3, 2],
          ],
          (section, side) => {
            if (section < 2 && (side === 7 || side === 0 || side === 6))
              return section === 0 ? paint.glass : paint.mark;
            return section === 2 && (side === 1 || side === 5) ? paint.dark : paint.hull;
          },
        ),
      ),
      ...mirrored(moved(worn(wing), [0, 0, 3])),
      ...mirrored(rod([3.6, -15, 6.4], [3.6, 6, 6.4], 2.2, paint.frame, { end: 2, sides: 10 })),
      ...mirrored(rod([3.6, 6, 6.4], [3.6, 7, 6.4], 1.6, paint.dark, { end: 1.4, sides: 10 })),
      ...mirrored(fin(corners(-31, 2, -24, 2, -28, 9, -32, 9), 1.4, 2, paint.hull)),
      ...plate(corners(-7, -27, 7, -27, 7, -31, -7, -31), 1.4, 2.4, paint.hull),
      ...ball([0, 22, -2.6], 1.6, paint.glass, 8, 5),
    ],
    glows: glows([3.6, -15.6, 6.4], 1.9, paint.engine),
  };
}

/** Alpha-3 Nimbus: a narrow wedge with fins that stand upright on both sides. */
export function vwing(paint: Livery): Craft {
  const side = [
    ...plate(corners(3, 2, 9, -3, 9, -12, 3, -12), -0.6, 0.7, paint.hull, { bevel: 0.04 }),
    ...fin(corners(-14, 0, 2, 0, -3, 11, -10, 13, -14, 9), 9, 9.8, paint.hull),
    ...fin(corners(-14, 0, 2, 0, -4, -9, -12, -9), 9, 9.8, paint.hull),
    ...fin(corners(-11, 3, -3, 3, -5, 9, -10, 9), 9.7, 10.1, paint.mark),
    ...rod([9.4, 0, 0], [9.4, 8, 0], 0.6, paint.dark, { end: 0.4, sides: 6 }),
  ];
  return {
    part: [
      ...worn(
        hewn(
          [
            [17, 1, 0.8],
            [10, 4.6, 2.8],
            [0, 7, 4.6],
            [-10, 6.4, 4.6],
            [-14, 4.4, 3.4],
          ],
          (section, side2) => {
            if (section === 1 && side2 === 7) return paint.glass;
            return section === 0 || (section === 1 && side2 % 2 === 0) ? paint.mark : paint.hull;
          },
        ),
      ),
      ...mirrored(worn(side)),
      ...ball([0, -5, 2.4], 1.3, 0xdfe3e6, 10, 6),
      ...mirrored(rod([1.7, -16, 0], [1.7, -12, 0], 1.4, paint.dark, { end: 1.3 })),
    ],
    glows: glows([1.7, -16.4, 0], 1.3, paint.engine),
  };
}

/** Syliure class: the ring that carries a small fighter through hyperspace. */
export function hyperspaceRing(paint: Livery): Craft {
  const engine = [
    ...rod([15, -9, 0], [15, 8, 0], 2.8, paint.hull, { end: 2.4, sides: 12 }),
    ...rod([15, 8, 0], [15, 11, 0], 2.4, paint.frame, { end: 1, sides: 12 }),
    ...rod([15, -11, 0], [15, -8.6, 0], 2.2, paint.dark, { end: 2.6, sides: 12 }),
    ...plate(corners(17, -2, 22, -5, 22, -9, 17, -8), -0.5, 0.6, paint.mark),
  ];
  return {
    part: [
      ...worn(turned(hoop([-1.4, 1.4], [15, 12.4], paint.hull, 28), 'x', 90)),
      ...mirrored(worn(engine)),
      ...box([0, 14, 0], [6, 4, 3.4], paint.mark, 0.2),
      ...box([0, -14, 0], [8, 4, 3.4], paint.frame, 0.2),
    ],
    glows: glows([15, -11.4, 0], 2, paint.engine),
  };
}

/** Belbullab-22: a short wide body between two triple-barrelled pods. */
export function belbullab(paint: Livery): Craft {
  const pod = [
    ...hewn(
      [
        [9, 2.4, 2.4],
        [5, 4.2, 4.2],
        [-9, 4.6, 4.6],
        [-13, 3, 3],
      ],
      (section, side) => (section === 1 && side % 2 === 0 ? paint.mark : paint.hull),
    ),
    ...[-1, 0, 1].flatMap((x) => rod([x, 8, 0], [x, 14, 0], 0.4, paint.dark, { end: 0.3, sides: 5 })),
  ];
  return {
    part: [
      ...worn(
        hewn(
          [
            [13, 5, 2],
            [9, 8, 4.6],
            [0, 10, 6.4],
            [-12, 9, 6],
            [-16, 6, 4],
          ],
          (section, side) => {
            if (section === 0 && side === 7) return paint.glass;
            return (section + side) % 5 === 1 ? paint.mark : paint.hull;
          },
        ),
      ),
      ...mirrored(worn(moved(pod, [13, 0, 0]))),
      ...mirrored(plate(corners(4, 2, 12, 1, 12, -9, 4, -10), -0.6, 0.8, paint.frame)),
      ...mirrored(fin(corners(-17, 1, -8, 1, -13, 8, -18, 8), 3, 3.7, paint.frame)),
      ...mirrored(rod([2.4, -19, 0], [2.4, -14, 0], 2, paint.dark, { end: 1.8, sides: 10 })),
    ],
    glows: [...glows([2.4, -19.4, 0], 1.8, paint.engine), ...glows([13, -13.4, 0], 1.2, paint.engine)],
  };
}

/** Droid tri-fighter: three curved arms around a core with one eye. */
export function trifighter(paint: Livery): Craft {
  const arm = [
    ...fin(
      corners(-12, 4, -10, 8, -2, 12, 8, 11, 16, 6, 17, 6.6, 9, 13, -2, 14.4, -12, 10, -15, 4),
      -0.9,
      0.9,
      paint.hull,
    ),
    ...fin(corners(-6, 10.6, -1, 12.6, 7, 11.6, 7, 12.4, -1, 13.6, -7, 11.6), 0.8, 1.2, paint.mark),
    ...rod([0, 14, 7.6], [0, 19, 7.2], 0.5, paint.dark, { end: 0.35, sides: 6 }),
  ];
  return {
    part: [
      ...worn(ball([0, 0, 0], 5.4, paint.hull, 16, 10)),
      ...rod([0, 4, 0], [0, 6.2, 0], 2.4, paint.frame, { end: 1.8, sides: 12 }),
      ...rod([0, 6, 0], [0, 6.6, 0], 1.2, paint.glass, { end: 1, sides: 10 }),
      ...rod([0, -14, 0], [0, -3, 0], 3, paint.frame, { end: 4, sides: 12 }),
      ...rod([0, -15.4, 0], [0, -13.6, 0], 2.2, paint.dark, { end: 2.8, sides: 12 }),
      ...[0, 120, 240].flatMap((degrees) => turned(worn(arm), 'y', degrees)),
    ],
    glows: [glow([0, -15.8, 0], 2.1, paint.engine)],
  };
}

/** HMP: a wide saucer of a gunship hung with turrets and missiles. */
export function hmp(paint: Livery): Craft {
  const side = [
    ...plate(corners(4, 12, 12, 10, 19, 0, 19, -8, 12, -13, 4, -13), -1.4, 1.6, paint.hull, { bevel: 0.08 }),
    ...plate(corners(8, 8, 13, 6, 16, 0, 16, -5, 8, -5), 1.5, 2.1, paint.mark, { bevel: 0.05 }),
    ...ball([19, -3, 0], 2.2, paint.frame, 10, 6),
    ...rod([19, -3, 0], [20, 5, 0], 0.5, paint.dark, { end: 0.4, sides: 6 }),
    ...[7, 10, 13].flatMap((x) => rod([x, -2, -2.6], [x, 9, -2.6], 0.8, paint.frame, { end: 0.4, sides: 6 })),
  ];
  return {
    part: [
      ...worn(
        rounded(
          [
            [17, 4, 2.6],
            [12, 9, 5.4],
            [0, 12, 7],
            [-12, 10, 6],
            [-17, 6, 4],
          ],
          (section, side2) => {
            if (section === 0 && side2 % 3 === 0) return paint.glass;
            return (section + side2) % 5 === 0 ? paint.frame : paint.hull;
          },
        ),
      ),
      ...mirrored(worn(side)),
      ...mirrored(rod([3, 15, -2], [3, 21, -2], 0.6, paint.dark, { end: 0.45, sides: 6 })),
      ...mirrored(rod([3, -20, 0], [3, -14, 0], 2, paint.dark, { end: 1.8, sides: 10 })),
    ],
    glows: glows([3, -20.4, 0], 1.8, paint.engine),
  };
}

/** Hyena: the droid fighter's legs folded around a bomber's deeper body. */
export function hyena(paint: Livery): Craft {
  const leg = [
    ...plate(corners(6, -8, 10, 0, 11, 17, 13, 18, 15, 2, 14, -9, 9, -12), -0.8, 0.9, paint.hull, {
      bevel: 0.05,
    }),
    ...plate(corners(10.6, -3, 11.8, 10, 13, 10, 13.4, -3), 0.8, 1.2, paint.mark),
  ];
  return {
    part: [
      ...worn(
        hewn(
          [
            [12, 4, 2.4, 1],
            [8, 7, 5, 0.6],
            [-2, 10, 7],
            [-11, 9, 6],
            [-14, 6, 4],
          ],
          (section, side) =>
            section === 0 ? paint.frame : (section + side) % 5 === 0 ? paint.mark : paint.hull,
        ),
      ),
      ...mirrored([...turned(worn(leg), 'y', 12), ...turned(worn(leg), 'y', -14)]),
      ...mirrored(rod([1.5, 11.6, 1.2], [1.5, 12.6, 1.2], 0.8, paint.glass, { end: 0.7 })),
      ...box([0, -3, -4], [5, 11, 3], paint.dark, 0.15),
      ...mirrored(rod([1.2, 2, -4.6], [1.2, 7, -4.6], 0.8, paint.frame, { end: 0.4, sides: 6 })),
      ...mirrored(rod([2.4, -17, 0], [2.4, -12, 0], 1.7, paint.dark, { end: 1.5 })),
    ],
    glows: glows([2.4, -17.4, 0], 1.5, paint.engine),
  };
}

/** Nantex: a needle with two curved horns, grown rather than built. */
export function nantex(paint: Livery): Craft {
  const horn = (lean: number) =>
    turned(
      plate(corners(3, -8, 9, -4, 13, 6, 13, 16, 14, 16, 16, 5, 13, -7, 5, -13), -0.8, 0.9, paint.hull, {
        bevel: 0.06,
      }),
      'y',
      lean,
      [3, 0, 0],
    );
  return {
    part: [
      ...worn(
        rounded(
          [
            [25, 0.8, 0.6],
            [16, 2.6, 2],
            [6, 5.6, 5],
            [-3, 7.4, 6.4],
            [-12, 5, 4.4],
            [-16, 2.4, 2],
          ],
          (section, side) => {
            if (section === 2 && (side < 2 || side > 9)) return paint.glass;
            return (section * 3 + side) % 7 === 0 ? paint.mark : paint.hull;
          },
        ),
        0.08,
      ),
      ...mirrored([...worn(horn(20)), ...worn(horn(-24))]),
      ...rod([0, -19, 0], [0, -14, 0], 1.8, paint.dark, { end: 1.6, sides: 10 }),
    ],
    glows: [glow([0, -19.4, 0], 1.7, paint.engine), ...glows([4.4, -13, 0], 0.9, paint.engine)],
  };
}

/** Sith infiltrator: a round stern with folded wings and a long dark bow. */
export function infiltrator(paint: Livery): Craft {
  const dusk: Livery = { ...paint, hull: 0x5d5a57, mark: 0x3f4a52, frame: 0x46433f };
  const wing = turned(
    [
      ...plate(corners(8, 2, 22, 6, 25, -4, 24, -18, 9, -16), -0.7, 0.9, dusk.hull, { bevel: 0.04 }),
      ...plate(corners(11, -1, 20, 1, 22, -5, 21, -14, 11, -12), 0.8, 1.2, dusk.dark, { bevel: 0.04 }),
      ...rod([24.6, -18, 0], [24.6, 8, 0], 0.8, dusk.frame, { end: 0.4, sides: 6 }),
    ],
    'y',
    14,
    [8, 0, 0],
  );
  return {
    part: [
      ...worn(
        rounded(
          [
            [40, 2, 1.4],
            [32, 5, 3.4],
            [8, 7, 5],
            [2, 13, 9],
            [-10, 18, 12],
            [-20, 13, 8],
            [-24, 7, 5],
          ],
          (section, side) => {
            if (section === 3 && (side < 2 || side > 13)) return dusk.glass;
            return (section * 3 + side) % 7 === 0 ? dusk.frame : dusk.hull;
          },
          16,
        ),
      ),
      ...mirrored(worn(wing)),
      ...spin(
        'y',
        [
          [-25, 0],
          [-25, 3],
          [-22, 4],
        ],
        dusk.dark,
        14,
      ),
      ...aboveAndBelow(mirrored(rod([2, 30, 1.4], [2, 42, 1], 0.4, dusk.dark, { end: 0.3, sides: 5 }))),
      ...clutter([-4, -16, 4, -4], 5.4, 12, [dusk.frame, dusk.dark, dusk.hull], { seed: 9 }),
    ],
    glows: [glow([0, -25.6, 0], 2.8, paint.engine), ...glows([6, -23, 0], 1.4, paint.engine)],
  };
}
