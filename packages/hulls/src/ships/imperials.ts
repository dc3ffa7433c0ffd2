import { type Craft, glow, glows } from '../hull.ts';
import type { Livery } from '../liveries.ts';
import {
  aboveAndBelow,
  ball,
  bars,
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
import { arms, cockpit, panel } from './ties.ts';

/** TIE/v1: the hexagons of the advanced prototype swept together in front of a slim hull. */
export function tieadvancedv1(paint: Livery): Craft {
  const hull = worn(
    rounded(
      [
        [10, 3, 2],
        [7, 7.4, 6.4],
        [1, 9.6, 9],
        [-6, 9, 8],
        [-12, 6.4, 5],
        [-15, 4, 3],
      ],
      (section, side) => (section === 0 ? paint.glass : side % 3 === 0 ? paint.frame : paint.hull),
    ),
  );
  const leaf = turned(
    panel(paint, corners(-11, 0, -8, 8, 5, 10.5, 13, 3, 13, 0), 12.6, { hub: [-2, 0] }),
    'y',
    26,
    [12.6, 0, 0],
  );
  return {
    part: [
      ...hull,
      ...arms(paint, 4.2, 12.4, 2.8),
      ...mirrored(aboveAndBelow(leaf)),
      ...mirrored(rod([12.6, -11, 0], [12.6, 14, 0], 0.9, paint.frame, { end: 0.7, sides: 6 })),
      ...mirrored(rod([2.2, 8, -2.4], [2.2, 12.4, -2.4], 0.45, paint.dark, { end: 0.35, sides: 6 })),
    ],
    glows: glows([1.7, -15.4, 0], 1.1, paint.engine),
  };
}

/** TIE/ag: the fighter's hexagons behind a long body with a turret and missile tubes. */
export function tieagaggressor(paint: Livery): Craft {
  const body = worn(
    hewn(
      [
        [4, 9, 8],
        [-4, 9.6, 7.4],
        [-15, 7.4, 5.4],
        [-17, 5, 3.6],
      ],
      (_, side) => (side === 7 || side === 3 ? paint.frame : paint.hull),
      0.45,
    ),
  );
  const outline = corners(-9, 13, 7, 13, 13, 0, 7, -13, -9, -13, -15, 0);
  return {
    part: [
      ...cockpit(paint),
      ...body,
      ...arms(paint, 4.6, 12.4, 2.8),
      ...mirrored(panel(paint, outline, 13, { hub: [-1, 0] })),
      ...box([0, -10, -3.6], [5, 7, 2], paint.frame, 0.15),
      ...mirrored(rod([1, -12, -4.8], [1, -21, -4.8], 0.42, paint.dark, { end: 0.35, sides: 6 })),
      ...mirrored(rod([6.4, -7, 3.4], [6.4, 5, 3.4], 1.1, paint.frame, { end: 0.95 })),
      ...mirrored(rod([6.4, 5, 3.4], [6.4, 5.6, 3.4], 0.7, paint.dark, { end: 0.6 })),
    ],
    glows: glows([1.6, -17.4, 0], 1.1, paint.engine),
  };
}

/** TIE/ca: a bomber with three hulls, the two outer ones full of ordnance. */
export function tiecapunisher(paint: Livery): Craft {
  const pod = (r: number, back: number, front: number, window: boolean): Part =>
    worn(
      rounded(
        [
          [front, r * 1.1, r * 1.1],
          [front - 1.4, r * 1.8, r * 1.8],
          [front - 5, r * 2, r * 2],
          [back + 4, r * 2, r * 2],
          [back, r * 1.2, r * 1.2],
        ],
        (section, side) => {
          if (section === 0) return window ? paint.glass : paint.dark;
          return section === 3 || side % 5 === 0 ? paint.frame : paint.hull;
        },
        16,
      ),
    );
  const leaf = turned(
    panel(paint, corners(-12, 4, 12, 4, 8, 13, -8, 13), 18.4, { ribs: false }),
    'y',
    38,
    [18.4, 0, 4],
  );
  const rack = [2.6, -2.6].flatMap((z) =>
    [1, 4.4].flatMap((dx) =>
      rod([5.8 + dx, 8, z * 0.6], [5.8 + dx, 11.6, z * 0.6], 0.85, paint.dark, { end: 0.7 }),
    ),
  );
  return {
    part: [
      ...pod(5.2, -11, 13, true),
      ...mirrored(moved(pod(4.4, -14, 10, false), [8.6, 0, -0.6])),
      ...mirrored(rack),
      ...box([0, -4, 5], [6, 12, 1.4], paint.frame, 0.15),
      ...arms(paint, 12, 18, 2.4),
      ...mirrored([...panel(paint, corners(-12, -4, -12, 4, 12, 4, 12, -4), 18.4), ...aboveAndBelow(leaf)]),
      ...mirrored(rod([15, -14, 3], [15, -4, 3], 1.8, paint.frame, { end: 1.5, sides: 10 })),
    ],
    glows: [...glows([15, -14.4, 3], 1.6, paint.engine), ...glows([8.6, -14.4, -0.6], 1.5, paint.engine)],
  };
}

/** TIE/ph: a pointed hull between three long blades. */
export function tiephphantom(paint: Livery): Craft {
  const hull = worn(
    hewn(
      [
        [21, 1.2, 1, -0.6],
        [12, 5, 3.6, -0.2],
        [4, 8.4, 6],
        [-6, 10, 7.4],
        [-14, 8, 6],
        [-17, 5, 4],
      ],
      (section, side) =>
        section === 1 && side === 7 ? paint.glass : side % 4 === 1 ? paint.frame : paint.hull,
      0.5,
    ),
  );
  const blade = [
    ...panel(paint, corners(-16, 0, -15, 3.6, 2, 4.4, 17, 1, 17, -1, 2, -4.4, -15, -3.6), 14.6, {
      ribs: false,
    }),
    ...bars(
      [
        [14.6, -14, 0],
        [14.6, 15, 0],
      ],
      0.55,
      paint.frame,
      false,
    ),
    ...rod([4, -6, 0], [14.4, -6, 0], 1.8, paint.hull, { end: 1.1, sides: 6 }),
    ...rod([14.6, 15, 0], [14.6, 20, 0], 0.4, paint.dark, { end: 0.3, sides: 5 }),
  ];
  return {
    part: [...hull, ...[-28, 208, 90].flatMap((degrees) => turned(blade, 'y', degrees))],
    glows: glows([1.8, -17.4, 0], 1.2, paint.engine),
  };
}

/** TIE/rb: two thick armored slabs with a heavy gun arm on each side. */
export function tierbheavy(paint: Livery): Craft {
  const slabOf = (z: number): Part =>
    worn(
      moved(
        hewn(
          [
            [15, 3, 3.4],
            [9, 6, 4.6],
            [-10, 6.6, 5],
            [-15, 5, 3.6],
          ],
          (section, side) => (section === 1 && side % 2 === 0 ? paint.frame : paint.hull),
          0.35,
        ),
        [15.4, 0, z],
      ),
    );
  return {
    part: [
      ...cockpit(paint, 6.4),
      ...mirrored([
        ...slabOf(6.4),
        ...slabOf(-6.4),
        ...box([15.4, -3, 0], [4.4, 15, 8], paint.dark),
        ...rod([15.4, 8, 0], [15.4, 17, 0], 1.6, paint.frame, { end: 1.3, sides: 8 }),
        ...rod([15.4, 17, 0], [15.4, 23, 0], 0.7, paint.dark, { end: 0.6, sides: 6 }),
        ...rod([15.4, -15.4, 5], [15.4, -12, 5], 1.5, paint.dark),
      ]),
      ...arms(paint, 5, 13, 3.4),
      ...box([0, -3, 6.4], [4, 9, 1.8], paint.frame, 0.2),
    ],
    glows: [...glows([15.4, -15.8, 5], 1.4, paint.engine), ...glows([1.6, -7.4, 0], 1, paint.engine)],
  };
}

/** TIE/rp: a broad wedge of a transport with blades that run along its sides. */
export function tiereaper(paint: Livery): Craft {
  const body = worn(
    hewn(
      [
        [17, 10, 2, -1.6],
        [11, 17, 5.4, -0.8],
        [2, 20, 8],
        [-12, 19, 8.4],
        [-20, 14, 6],
      ],
      (section, side) => {
        if (section === 0 && side === 7) return paint.glass;
        return (section + side) % 5 === 0 ? paint.frame : paint.hull;
      },
      0.35,
    ),
  );
  const blade = moved(
    turned(
      [
        ...panel(paint, corners(-22, -5, -19, 6, 12, 4.6, 29, 0.6, 29, -0.8, 9, -5), 0, { ribs: false }),
        ...bars(
          [
            [0, -19, 0],
            [0, 22, 0],
          ],
          0.6,
          paint.frame,
          false,
        ),
      ],
      'y',
      36,
    ),
    [19, 0, -2],
  );
  return {
    part: [
      ...body,
      ...mirrored([...blade, ...rod([8, -6, 0], [18.4, -7, -1.6], 2.8, paint.hull, { end: 1.6 })]),
      ...box([0, -6, 4.6], [7, 14, 1.4], paint.frame, 0.15),
      ...clutter([-5, -18, 5, -8], 4, 10, [paint.frame, paint.dark, paint.hull], { seed: 2 }),
      ...mirrored(rod([4, 13, -2.6], [4, 19, -2.6], 0.5, paint.dark, { end: 0.4, sides: 6 })),
    ],
    glows: glows([4.2, -20.6, 0], 2, paint.engine),
  };
}

/** Alpha class: the gunboat, cockpit far in front, wings folded out on both sides. */
export function alphaclassstarwing(paint: Livery): Craft {
  const body = worn(
    hewn(
      [
        [22, 3, 2],
        [18, 5.6, 3.6],
        [10, 6.6, 5],
        [2, 8, 6],
        [-12, 9, 7],
        [-18, 7, 5],
      ],
      (section, side) => {
        if (section === 0 && side === 7) return paint.glass;
        return section === 2 && side % 2 === 0 ? paint.mark : side === 3 ? paint.frame : paint.hull;
      },
      0.4,
    ),
  );
  const wing = [
    ...plate(corners(4, -4, 16, -10, 17, -17, 4, -15), -0.6, 0.8, paint.hull, { bevel: 0.04 }),
    ...turned(
      plate(corners(16, -9, 24, -13, 24, -19, 16, -17), -0.5, 0.6, paint.frame, { bevel: 0.04 }),
      'y',
      -38,
      [16, 0, 0],
    ),
    ...plate(corners(7, -7, 13, -10, 13, -14, 7, -13.4), 0.7, 1.1, paint.mark),
    ...rod([5.6, -19, 0], [5.6, -6, 0], 2.3, paint.frame, { end: 2, sides: 10 }),
    ...rod([12, -8, -1], [12, 5, -1], 0.7, paint.dark, { end: 0.5, sides: 6 }),
  ];
  return {
    part: [
      ...body,
      ...mirrored(wing),
      ...fin(corners(-18, 3, -6, 3, -14, 9, -18, 9), -0.5, 0.5, paint.frame),
    ],
    glows: glows([5.6, -19.4, 0], 1.9, paint.engine),
  };
}

/** TIE/vn: long dark knives joined to a low cockpit. */
export function tievnsilencer(paint: Livery): Craft {
  const hull = worn(
    rounded(
      [
        [8, 4, 3],
        [5, 8, 6.6],
        [-1, 10, 8],
        [-9, 8.6, 6.4],
        [-15, 5, 3.6],
      ],
      (section, side) => {
        if (section === 0) return side % 2 ? paint.mark : paint.glass;
        return side % 3 === 1 ? paint.frame : paint.hull;
      },
    ),
  );
  const knife = turned(
    [
      ...panel(paint, corners(-17, 0, -15, 7, -2, 8, 30, 1.2, 30, 0), 12.4, { rim: 0.6, ribs: false }),
      ...bars(
        [
          [12.4, -14, 3.4],
          [12.4, 20, 2],
        ],
        0.4,
        paint.mark,
        false,
      ),
    ],
    'y',
    30,
    [12.4, 0, 0],
  );
  return {
    part: [
      ...hull,
      ...arms(paint, 4, 12.2, 2.6),
      ...mirrored(aboveAndBelow(knife)),
      ...mirrored(rod([12.4, -17, 0], [12.4, 26, 0], 1, paint.frame, { end: 0.5, sides: 6 })),
    ],
    glows: [...glows([1.7, -15.4, 0], 1.2, paint.engine), ...glows([12.4, -17.4, 0], 0.9, paint.engine)],
  };
}

/** TIE/ba: the interceptor of the First Order, four short claws drawn far forward. */
export function tiebainterceptor(paint: Livery): Craft {
  const claw = turned(
    [
      ...panel(paint, corners(-12, 0, -11, 6, 2, 9, 25, 8, 25, 6.4, 5, 2.6, 1, 0), 12, { ribs: false }),
      ...bars(
        [
          [12, -9, 4],
          [12, 18, 7],
        ],
        0.4,
        paint.mark,
        false,
      ),
      ...rod([12, 22, 7.2], [12, 27, 7.2], 0.5, paint.dark, { end: 0.35, sides: 6 }),
    ],
    'y',
    24,
    [12, 0, 0],
  );
  return {
    part: [
      ...cockpit(paint),
      ...arms(paint, 4.6, 11.8, 2.8),
      ...mirrored(aboveAndBelow(claw)),
      ...mirrored(box([4, -6, 0], [3, 8, 4], paint.frame, 0.15)),
    ],
    glows: glows([4, -10.6, 0], 1.4, paint.engine),
  };
}

/** TIE/wi: wings like shells that close around a sunken cockpit. */
export function tiewiwhisper(paint: Livery): Craft {
  const leaf = (lean: number, z: number) =>
    turned(
      panel(paint, corners(-14, z * 0.2, -12, z, 4, z, 19, z * 0.35, 14, z * 0.1), 12.6, { ribs: false }),
      'y',
      lean,
      [12.6, 0, 0],
    );
  return {
    part: [
      ...cockpit({ ...paint, glass: 0x7a1a1a }, 5.8),
      ...arms(paint, 4.4, 12.4, 3),
      ...mirrored(aboveAndBelow(leaf(34, 10))),
      ...mirrored(rod([12.6, -14, 0], [12.6, 15, 0], 1.1, paint.frame, { end: 0.6, sides: 6 })),
      ...mirrored(box([6.4, -5, 0], [4, 12, 3], paint.mark, 0.2)),
      ...mirrored(rod([7.6, -12, 0], [7.6, -6, 0], 1.6, paint.dark, { end: 1.4 })),
    ],
    glows: [...glows([7.6, -12.4, 0], 1.5, paint.engine), ...glows([12.6, -14.4, 0], 0.8, paint.engine)],
  };
}

/** TIE/se: the bomber of the First Order, two hulls between bent pale wings. */
export function tiesebomber(paint: Livery): Craft {
  const pale: Livery = { ...paint, dark: 0xa9b0b6, frame: 0x1f2226 };
  const pod = worn(
    rounded(
      [
        [13, 4, 4],
        [11, 8, 8],
        [6, 9.6, 9.6],
        [-9, 9.6, 9.6],
        [-14, 6, 6],
      ],
      (section, side) => (section === 0 ? paint.glass : side % 4 === 0 ? 0x1f2226 : paint.hull),
      16,
    ),
  );
  const leaf = turned(
    panel(pale, corners(-13, 4.6, 13, 4.6, 9, 13, -9, 13), 17, { ribs: false }),
    'y',
    34,
    [17, 0, 4.6],
  );
  return {
    part: [
      ...mirrored(moved(pod, [5.4, 0, 0])),
      ...box([0, -2, 3.6], [5, 16, 3], 0x1f2226, 0.1),
      ...mirrored(box([5.4, -3, 5], [2.4, 9, 0.9], paint.mark, 0.1)),
      ...arms(pale, 9.6, 16.8, 2.6),
      ...mirrored([
        ...panel(pale, corners(-13, -4.6, -13, 4.6, 13, 4.6, 13, -4.6), 17),
        ...aboveAndBelow(leaf),
      ]),
    ],
    glows: glows([5.4, -14.4, 0], 2, paint.engine),
  };
}

/** Upsilon class: two tall black wings that stand upright above a low body. */
export function upsilon(paint: Livery): Craft {
  const body = worn(
    hewn(
      [
        [27, 5, 2, -1],
        [20, 11, 6, -0.4],
        [6, 14, 9],
        [-14, 15, 10],
        [-24, 11, 7],
      ],
      (section, side) => {
        if (section === 0 && side === 7) return paint.glass;
        return (section * 3 + side) % 7 === 0 ? paint.frame : paint.hull;
      },
      0.4,
    ),
  );
  const tall = turned(
    [
      ...fin(corners(-20, 0, 8, 0, 2, 30, -6, 44, -16, 44), -0.9, 0.9, paint.hull),
      ...fin(corners(-18, 4, 5, 4, 0, 28, -7, 41, -14, 41), 0.8, 1.2, paint.frame),
      ...fin(corners(-17, 6, 3, 6, 1, 14, -17, 14), 1.1, 1.4, paint.mark),
    ],
    'y',
    -14,
  );
  const short = turned(fin(corners(-18, 0, 4, 0, -2, 13, -14, 13), -0.8, 0.8, paint.frame), 'y', -150);
  return {
    part: [
      ...body,
      ...mirrored(moved(tall, [7.4, 0, 2])),
      ...mirrored(moved(short, [7, 0, -3])),
      ...box([0, -6, 5.4], [6, 18, 2], paint.frame, 0.15),
      ...mirrored(rod([2, 24, -2], [2, 31, -2], 0.5, paint.dark, { end: 0.4, sides: 6 })),
      ...mirrored(rod([4, -26, 0], [4, -20, 0], 2.4, paint.dark, { end: 2.2, sides: 10 })),
    ],
    glows: glows([4, -26.4, 0], 2.1, paint.engine),
  };
}

/** Xi class: a flat light shuttle, wings spread and bent down. */
export function xi(paint: Livery): Craft {
  const body = worn(
    hewn(
      [
        [21, 4, 1.6, -0.6],
        [14, 9, 4.4],
        [2, 11, 6.4],
        [-12, 11, 6.6],
        [-18, 8, 4],
      ],
      (section, side) => {
        if (section === 0 && side === 7) return paint.glass;
        return (section + side) % 6 === 0 ? paint.frame : paint.hull;
      },
      0.4,
    ),
  );
  const wing = turned(
    [
      ...plate(corners(0, 9, 13, 3, 22, -10, 22, -16, 0, -14), -0.7, 0.9, paint.hull, { bevel: 0.03 }),
      ...plate(corners(2, 4, 11, 0, 18, -10, 2, -10), 0.8, 1.2, paint.frame, { bevel: 0.03 }),
      ...plate(corners(14, -3, 16, -5, 20, -12, 17, -12), 1, 1.4, paint.mark),
    ],
    'y',
    -24,
  );
  return {
    part: [
      ...body,
      ...mirrored(moved(wing, [4.6, 0, 0.6])),
      ...box([0, -7, 3.6], [5, 11, 1.4], paint.frame, 0.15),
      ...mirrored(rod([3, -20, 0], [3, -14, 0], 1.8, paint.dark, { end: 1.7 })),
      ...ball([0, 2, -3.4], 1.6, paint.dark, 8, 5),
    ],
    glows: [...glows([3, -20.4, 0], 1.6, paint.engine), glow([0, -18.6, 1.4], 0.8, paint.engine)],
  };
}
