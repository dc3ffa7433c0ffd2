import { type Craft, glow, glows } from '../hull.ts';
import type { Livery } from '../liveries.ts';
import {
  aboveAndBelow,
  ball,
  box,
  clutter,
  corners,
  cut,
  fin,
  hewn,
  loft,
  mirrored,
  moved,
  plate,
  rod,
  rounded,
  turned,
  worn,
} from '../parts.ts';

/** T-70: leaner than its forebear; closed, each pair of half engines makes one. */
export function t70xwing(paint: Livery): Craft {
  const fuselage = worn(
    hewn(
      [
        [26, 1, 0.8, -0.5],
        [23, 2.8, 1.8, -0.4],
        [12, 3.8, 2.9, -0.1],
        [4, 4.6, 4],
        [-3, 5.6, 4.8],
        [-17, 5.4, 4.6],
        [-18.4, 4, 3.4],
      ],
      (section, side) => {
        if (section === 0) return paint.dark;
        if (section === 2 && (side === 0 || side === 6 || side === 7)) return paint.mark;
        return side >= 2 && side <= 4 ? paint.frame : paint.hull;
      },
    ),
  );
  const canopy = loft(
    [
      { y: 6, ring: cut(2.2, 0.4, 0.5, [0, 1.9]) },
      { y: 2, ring: cut(3, 2, 0.5, [0, 2.4]) },
      { y: -4.6, ring: cut(2.8, 1.2, 0.5, [0, 2.4]) },
    ],
    (section, side) => (section === 0 && side === 7 ? paint.frame : paint.glass),
  );
  const foil = turned(
    [
      ...plate(corners(2, -16, 2, -7, 21.4, -8.6, 21.4, -13.4), 0.2, 0.9, paint.hull),
      ...plate(corners(9, -15.2, 9, -7.8, 16, -8.4, 16, -14), 0.8, 1.1, paint.mark),
      ...plate(corners(11.4, -14.6, 11.4, -8.2, 12.2, -8.2, 12.2, -14.6), 1, 1.25, paint.dark),
      // One half of an engine: its flat side lies on the other wing's when the wings close.
      ...loft(
        [-20, -18.4, -12, -4].map((y, i) => ({
          y,
          ring: corners(3.2, 0.2, 3.5, 1.7, 4.6, 2.8, 6.2, 2.8, 7.3, 1.7, 7.6, 0.2).map(
            ([x, z]) => [x * (i === 0 ? 0.97 : 1), z * (i === 0 || i === 3 ? 0.8 : 1)] as const,
          ),
        })),
        (section) => (section === 0 ? paint.dark : section === 2 ? paint.hull : paint.frame),
      ),
      ...rod([21.2, -15.4, 0.5], [21.2, -4, 0.5], 0.9, paint.frame, { end: 0.7 }),
      ...rod([21.2, -4, 0.5], [21.2, 9, 0.5], 0.5, paint.dark, { end: 0.35, sides: 6 }),
      ...rod([21.2, 6, 0.5], [21.2, 7, 0.5], 0.75, paint.frame, { sides: 6 }),
    ],
    'y',
    12,
    [2, 0, 0],
  );
  return {
    part: [
      ...fuselage,
      ...canopy,
      ...mirrored(aboveAndBelow(worn(foil))),
      ...ball([0, -7, 2.6], 1.4, 0xe8e2d8, 10, 6),
      ...rod([0, -7, 3], [0, -7, 3.5], 1.3, 0xd2762c, { end: 1.2, sides: 10 }),
      ...box([0, -13, 2.6], [2.4, 7, 0.9], paint.frame, 0.1),
    ],
    glows: [...glows([5.2, -20.3, 2.6], 1.3, paint.engine), ...glows([5.2, -20.3, -2.6], 1.3, paint.engine)],
  };
}

/** Fireball: a battered racer, its engine larger than its cabin. */
export function fireball(paint: Livery): Craft {
  return {
    part: [
      ...worn(
        hewn(
          [
            [18, 2, 1.6],
            [11, 6, 4],
            [2, 8, 6],
            [-9, 8, 6],
            [-14, 6, 4.6],
          ],
          (section, side) => {
            if (section === 1 && side === 7) return paint.glass;
            return section === 0 || side === 1 ? paint.mark : paint.hull;
          },
        ),
      ),
      ...mirrored([
        ...plate(corners(4, 6, 12, 0, 14, -10, 4, -12), -0.7, 0.8, paint.hull, { bevel: 0.04 }),
        ...plate(corners(7, 2, 11, -1, 12, -6, 7, -6), 0.7, 1.1, paint.mark),
        ...fin(corners(-14, 0, -5, 0, -11, 7, -15, 7), 12.6, 13.4, paint.mark),
        ...rod([8, 2, -1], [8, 11, -1], 0.6, paint.dark, { end: 0.45, sides: 6 }),
      ]),
      ...rod([0, -18, 0.4], [0, -6, 0.4], 4.4, paint.frame, { end: 3.6, sides: 14 }),
      ...rod([0, -19, 0.4], [0, -17, 0.4], 3.4, paint.dark, { end: 4, sides: 14 }),
      ...mirrored(rod([5, -15, 1], [5, -8, 1], 1.5, paint.frame, { end: 1.3 })),
    ],
    glows: [glow([0, -19.4, 0.4], 3, paint.engine), ...glows([5, -15.4, 1], 1.2, paint.engine)],
  };
}

/** MG-100: a flat head of wings and turrets, its bombs in a tall magazine below. */
export function starfortress(paint: Livery): Craft {
  const body = worn(
    hewn(
      [
        [30, 4, 3, 2],
        [26, 7, 6, 2],
        [14, 8, 7, 2],
        [-16, 8, 7, 2],
        [-30, 6, 5, 2],
      ],
      (section, side) => {
        if (section === 0) return paint.glass;
        return section === 1 && side % 2 === 0 ? paint.mark : side === 3 ? paint.frame : paint.hull;
      },
    ),
  );
  const magazine = [
    ...fin(corners(0, 0, 14, 0, 11, -24, 3, -24), -3.4, 3.4, paint.hull),
    ...[-5, -10, -15, -20].flatMap((z) => box([0, 7.4, z], [7.4, 8.4, 1.2], paint.frame)),
    ...box([0, 7, -24.4], [5, 6, 1.4], paint.dark),
  ];
  const wing = [
    ...plate(corners(4, 16, 34, 8, 36, 0, 34, -3, 4, 0), 1.4, 3, paint.hull, { bevel: 0.03 }),
    ...plate(corners(12, 13, 26, 9.6, 26, 1, 12, 2), 2.9, 3.4, paint.mark),
    ...[14, 24].flatMap((x) => rod([x, -6, 2], [x, 6, 2], 2.2, paint.frame, { end: 2, sides: 10 })),
    ...rod([34, 2, 2], [34, 14, 2], 0.6, paint.dark, { end: 0.4, sides: 6 }),
  ];
  return {
    part: [
      ...body,
      ...worn(moved(magazine, [0, -4, 0])),
      ...mirrored(worn(wing)),
      ...ball([0, 12, 6], 2.6, paint.frame, 10, 6),
      ...mirrored(rod([0.8, 12, 7], [0.8, 18, 7.4], 0.35, paint.dark, { end: 0.3, sides: 6 })),
      ...ball([0, -30, 2], 2.8, paint.glass, 10, 6),
      ...mirrored(rod([0.8, -32, 2], [0.8, -38, 2], 0.35, paint.dark, { end: 0.3, sides: 6 })),
      ...clutter([-3, -24, 3, 8], 5.4, 16, [paint.frame, paint.dark, paint.hull], { seed: 100 }),
    ],
    glows: [14, 24].flatMap((x) => glows([x, -6.6, 2], 1.9, paint.engine)),
  };
}

/** Resistance transport: a cabin on one side, engines stacked on the other. */
export function resistanceTransport(paint: Livery): Craft {
  return {
    part: [
      ...worn(
        hewn(
          [
            [17, 9, 4],
            [13, 13, 8],
            [-12, 14, 9],
            [-18, 11, 7],
          ],
          (section, side) => {
            if (section === 0 && side === 7) return paint.glass;
            return section === 1 && side % 4 === 0 ? paint.mark : side === 3 ? paint.frame : paint.hull;
          },
        ),
      ),
      ...[5.4, 0, -5.4].flatMap((z) =>
        worn([
          ...rod([11.6, -17, z * 0.7], [11.6, 1, z * 0.7], 2.6, paint.hull, { end: 2.3, sides: 12 }),
          ...rod([11.6, 1, z * 0.7], [11.6, 2, z * 0.7], 2.4, paint.frame, { end: 1.4, sides: 12 }),
        ]),
      ),
      ...plate(corners(-7, 2, -17, -4, -18, -12, -7, -12), -0.6, 0.8, paint.hull, { bevel: 0.04 }),
      ...plate(corners(-9, 0, -14, -3.6, -14, -9, -9, -9), 0.7, 1.1, paint.mark),
      ...rod([-17, -10, 0], [-17, 3, 0], 0.6, paint.dark, { end: 0.45, sides: 6 }),
      ...clutter([-4, -14, 5, 8], 4.2, 14, [paint.frame, paint.dark, paint.hull], { seed: 17 }),
    ],
    glows: [5.4, 0, -5.4].map((z) => glow([11.6, -17.6, z * 0.7], 2.2, paint.engine)),
  };
}

/** The transport's pod, flying by itself. */
export function resistancePod(paint: Livery): Craft {
  return {
    part: [
      ...worn(
        hewn(
          [
            [13, 6, 3],
            [9, 9, 6],
            [-8, 9.6, 7],
            [-12, 7, 5],
          ],
          (section, side) => {
            if (section === 0 && side === 7) return paint.glass;
            return section === 1 && side % 4 === 0 ? paint.mark : side === 3 ? paint.frame : paint.hull;
          },
        ),
      ),
      ...mirrored([
        ...plate(corners(4, -2, 10, -5, 10, -11, 4, -10), -0.5, 0.7, paint.frame),
        ...rod([10, -11, 0], [10, 0, 0], 1.2, paint.hull, { end: 0.9, sides: 8 }),
        ...rod([2.6, -15, 0], [2.6, -11, 0], 1.8, paint.dark, { end: 1.6 }),
      ]),
      ...clutter([-3, -8, 3, 4], 3.2, 10, [paint.frame, paint.dark, paint.hull], { seed: 18 }),
    ],
    glows: glows([2.6, -15.4, 0], 1.6, paint.engine),
  };
}

/** Attack shuttle: a stubby hull, wings folded out, a fin of cockpit on top. */
export function attackshuttle(paint: Livery): Craft {
  return {
    part: [
      ...worn(
        hewn(
          [
            [18, 4, 3, -1],
            [12, 8, 6, -0.4],
            [0, 9, 8],
            [-13, 9, 8],
            [-17, 6, 5],
          ],
          (section, side) => {
            if (section === 1 && side === 7) return paint.glass;
            return section === 2 && side % 2 === 0 ? paint.mark : side === 3 ? paint.frame : paint.hull;
          },
        ),
      ),
      ...mirrored([
        ...turned(
          [
            ...plate(corners(4, 2, 14, -5, 16, -14, 4, -13), -0.6, 0.7, paint.hull, { bevel: 0.04 }),
            ...plate(corners(8, -2, 13, -6, 14, -11, 8, -11), 0.6, 1, paint.mark),
          ],
          'y',
          12,
          [4, 0, 0],
        ),
        ...rod([15, -12, 2], [15, 2, 2], 0.7, paint.frame, { end: 0.5, sides: 6 }),
        ...rod([3, -20, 0], [3, -14, 0], 2, paint.dark, { end: 1.8, sides: 10 }),
      ]),
      ...ball([0, -9, 4.6], 2.6, paint.frame, 10, 6),
      ...mirrored(rod([0.7, -9, 6], [0.7, -3, 6.4], 0.35, paint.dark, { end: 0.3, sides: 6 })),
    ],
    glows: glows([3, -20.4, 0], 1.8, paint.engine),
  };
}

/** Auzituck: a carved body with four wings like the fins of a fish. */
export function auzituck(paint: Livery): Craft {
  const wood: Livery = { ...paint, hull: 0xa98f6c, mark: 0x7b4f2c, frame: 0x83715a };
  return {
    part: [
      ...worn(
        hewn(
          [
            [24, 6, 3],
            [16, 12, 6.4],
            [2, 13, 8],
            [-14, 11, 7],
            [-19, 7, 4.6],
          ],
          (section, side) => {
            if (section === 0 && side === 7) return wood.glass;
            return (section + side) % 4 === 0 ? wood.mark : wood.hull;
          },
        ),
        0.08,
      ),
      ...mirrored([
        ...turned(
          [
            ...plate(corners(5, 8, 15, 12, 21, 4, 19, -9, 6, -12), -0.8, 1, wood.hull, { bevel: 0.06 }),
            ...plate(corners(9, 6, 14, 8, 17, 2, 15, -5, 9, -6), 0.9, 1.4, wood.mark, { bevel: 0.05 }),
          ],
          'y',
          16,
          [5, 0, 0],
        ),
        ...turned(
          plate(corners(5, 2, 14, 2, 17, -8, 6, -11), -0.7, 0.8, wood.frame, { bevel: 0.05 }),
          'y',
          -26,
          [5, 0, -1],
        ),
        ...rod([19, 2, 4], [19, 15, 4], 0.7, wood.dark, { end: 0.45, sides: 6 }),
        ...rod([4, -23, 0], [4, -16, 0], 2.4, wood.dark, { end: 2.2, sides: 10 }),
      ]),
      ...clutter([-4, -12, 4, 4], 3.8, 12, [wood.frame, wood.dark, wood.mark], { seed: 31 }),
    ],
    glows: glows([4, -23.4, 0], 2.1, paint.engine),
  };
}

/** BTL-S8: three engines on a bent wing, ordnance below, a turret above. */
export function kwing(paint: Livery): Craft {
  const engine = (x: number, z: number) => [
    ...rod([x, -14, z], [x, 6, z], 3.2, paint.hull, { end: 2.9, sides: 12 }),
    ...rod([x, 6, z], [x, 7.4, z], 3, paint.frame, { end: 2.2, sides: 12 }),
    ...rod([x, -15.6, z], [x, -13.4, z], 2.5, paint.dark, { end: 2.9, sides: 12 }),
    ...rod([x, 0, z], [x, 1.8, z], 3.3, paint.mark, { end: 3.25, sides: 12 }),
  ];
  return {
    part: [
      ...worn(
        hewn(
          [
            [26, 3, 2.4],
            [21, 6, 5],
            [8, 6.6, 5.6],
            [-6, 8, 6],
            [-12, 8, 6],
          ],
          (section, side) => {
            if (section === 1 && side === 7) return paint.glass;
            return section === 2 && side % 2 === 0 ? paint.mark : side === 3 ? paint.frame : paint.hull;
          },
        ),
      ),
      ...mirrored([
        ...worn(engine(17, 3.4)),
        ...turned(
          plate(corners(3, 0, 16, -2, 16, -10, 3, -10), -0.6, 0.8, paint.hull, { bevel: 0.03 }),
          'y',
          11,
          [3, 0, 0],
        ),
        ...[6, 10].flatMap((x) => rod([x, -8, -2], [x, 5, -2], 0.9, paint.dark, { end: 0.7 })),
        ...plate(corners(18, -2, 27, -7, 27, -11, 18, -10), 2.8, 4, paint.frame, { bevel: 0.03 }),
      ]),
      ...worn(moved(engine(0, 0), [0, -4, 5])),
      ...ball([0, 9, 3.6], 2.2, paint.frame, 10, 6),
      ...mirrored(rod([0.7, 9, 4.8], [0.7, 15, 5], 0.35, paint.dark, { end: 0.3, sides: 6 })),
      ...box([0, -4, -4], [5, 11, 3], paint.frame, 0.1),
    ],
    glows: [...glows([17, -16, 3.4], 2.3, paint.engine), glow([0, -20, 5], 2.3, paint.engine)],
  };
}

/** Sheathipede: an insect's round body with its wings hanging down in front. */
export function sheathipede(paint: Livery): Craft {
  return {
    part: [
      ...worn(
        rounded(
          [
            [17, 3, 2, -1],
            [12, 8, 6, 0],
            [2, 10.4, 9, 0.6],
            [-9, 9, 8, 1],
            [-15, 5, 4, 1],
          ],
          (section, side) => {
            if (section < 2 && (side === 0 || side === 11)) return paint.glass;
            return (section + side) % 5 === 2 ? paint.mark : paint.hull;
          },
        ),
      ),
      ...mirrored([
        ...turned(
          plate(corners(4, 4, 12, 10, 14, 2, 12, -8, 4, -8), -0.6, 0.8, paint.frame, { bevel: 0.05 }),
          'y',
          -34,
          [4, 0, 0],
        ),
        ...turned(
          plate(corners(4, -2, 13, -8, 14, -15, 5, -11), -0.6, 0.8, paint.hull, { bevel: 0.05 }),
          'y',
          18,
          [4, 0, 2],
        ),
        ...rod([9, 4, -5], [11, 14, -7], 0.8, paint.frame, { end: 0.3, sides: 6 }),
        ...rod([3, -18, 1], [3, -12, 1], 1.8, paint.dark, { end: 1.7 }),
      ]),
      ...rod([0, 8, -3], [0, 18, -3.4], 0.5, paint.dark, { end: 0.4, sides: 6 }),
    ],
    glows: glows([3, -18.4, 1], 1.6, paint.engine),
  };
}

/** YT-2400: a round freighter whose cockpit stands out to the right on its own arm. */
export function yt2400(paint: Livery): Craft {
  const disc = corners(
    ...Array.from({ length: 20 }, (_, i) => {
      const angle = (i / 20) * 2 * Math.PI;
      return [Math.cos(angle) * 25, Math.sin(angle) * 25];
    }).flat(),
  );
  return {
    part: [
      ...worn(plate(disc, 0, 4.4, paint.hull, { bevel: 0.22 })),
      ...worn(plate(disc, -0.4, 0.6, paint.dark)),
      ...worn(turned(plate(disc, 0, 4, paint.hull, { bevel: 0.22 }), 'y', 180)),
      ...hewn(
        [
          [27, 3, 3],
          [23, 5.4, 5],
          [6, 6, 5.4],
        ],
        (section, side) => (section === 0 ? paint.glass : side % 3 === 0 ? paint.frame : paint.hull),
      ),
      ...box([24, 4, 0], [10, 5, 4], paint.frame, 0.15),
      ...rod([29, -2, 0], [29, 12, 0], 3, paint.hull, { end: 2.4, sides: 12 }),
      ...rod([29, 11, 0], [29, 14.4, 0], 2.4, paint.glass, { end: 1.3, sides: 12 }),
      ...rod([-25, -4, 0], [-25, 8, 0], 2, paint.frame, { end: 1.7, sides: 10 }),
      ...ball([0, 0, 5], 3, paint.frame, 12, 6),
      ...mirrored(rod([0.9, 0, 6.4], [0.9, 7, 6.8], 0.45, paint.dark, { end: 0.35, sides: 6 })),
      ...mirrored(plate(corners(6, 12, 14, 10, 18, 2, 10, 4), 4.3, 4.9, paint.mark)),
      ...clutter([-14, -16, 14, -4], 4.2, 26, [paint.frame, paint.dark, paint.hull], { seed: 24 }),
      ...[-11, 0, 11].flatMap((x) => rod([x, -27, 0], [x, -19, 0], 2.8, paint.dark, { end: 2.6, sides: 12 })),
    ],
    glows: [-11, 0, 11].map((x) => glow([x, -27.6, 0], 2.5, paint.engine)),
  };
}
