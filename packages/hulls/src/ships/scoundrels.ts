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

/** Aggressor: a round stern between two long forward blades. */
export function aggressor(paint: Livery): Craft {
  const stern = worn(
    rounded(
      [
        [14, 3, 2.4],
        [9, 9, 6],
        [0, 13, 8.6],
        [-10, 12, 8],
        [-16, 7, 5],
      ],
      (section, side) => (section === 0 ? paint.glass : side % 3 === 0 ? paint.frame : paint.hull),
    ),
  );
  const blade = [
    ...plate(corners(5, -8, 9, 8, 12, 26, 15, 26, 16, 4, 13, -14, 6, -14), -1.2, 1.4, paint.hull, {
      bevel: 0.06,
    }),
    ...plate(corners(10, 2, 13, 20, 14.4, 20, 14, 2), 1.3, 1.8, paint.mark),
    ...rod([13.4, 24, 0], [13.4, 33, 0], 0.7, paint.dark, { end: 0.45, sides: 6 }),
    ...turned(
      plate(corners(15, -12, 23, -17, 23, -21, 13, -18), -0.5, 0.7, paint.frame, { bevel: 0.03 }),
      'y',
      16,
      [15, 0, 0],
    ),
  ];
  return {
    part: [
      ...stern,
      ...mirrored(blade),
      ...fin(corners(-18, 2, -6, 3, -13, 11, -19, 11), -0.6, 0.6, paint.frame),
      ...clutter([-3, -12, 3, 2], 4, 10, [paint.frame, paint.dark], { seed: 4 }),
      ...mirrored(rod([3, -19, 0], [3, -13, 0], 2, paint.dark, { end: 1.9, sides: 10 })),
    ],
    glows: glows([3, -19.4, 0], 1.8, paint.engine),
  };
}

/** The small craft between a freighter's mandibles. */
export function escapecraft(paint: Livery): Craft {
  return {
    part: [
      ...worn(
        hewn(
          [
            [13, 4, 1.6],
            [9, 9, 4.4],
            [-4, 12, 6],
            [-10, 12, 5.6],
            [-12, 9, 4],
          ],
          (section, side) => {
            if (section === 0 && side === 7) return paint.glass;
            return section === 1 && side % 4 === 0 ? paint.mark : side % 3 === 2 ? paint.frame : paint.hull;
          },
        ),
      ),
      ...mirrored(box([5, -3, 0], [2.6, 12, 3], paint.frame, 0.15)),
      ...clutter([-3, -9, 3, 1], 2.8, 8, [paint.frame, paint.dark, paint.mark]),
      ...mirrored(rod([3, -14, 0], [3, -11, 0], 1.6, paint.dark, { end: 1.5 })),
    ],
    glows: glows([3, -14.4, 0], 1.5, paint.engine),
  };
}

/** G-1A: a ring of a hull with its cockpit out on one side. */
export function g1a(paint: Livery): Craft {
  return {
    part: [
      ...worn(
        plate(
          corners(-15, 0, -11, 10, -3, 14, 6, 13, 14, 7, 16, -4, 10, -14, -6, -15, -13, -9),
          -2.4,
          2.6,
          paint.hull,
          { bevel: 0.12 },
        ),
      ),
      ...plate(corners(-9, 1, -5, 8, 6, 8, 10, -1, 5, -9, -6, -9), 2.5, 3.8, paint.frame, { bevel: 0.12 }),
      ...plate(corners(-14, 1, -11, 8, -9, 7, -11, 1), 2.4, 2.9, paint.mark),
      ...rod([15, -2, 0], [15, 20, 0], 2.8, paint.hull, { end: 1.8, sides: 10 }),
      ...rod([15, 16, 0], [15, 20.6, 0], 2.1, paint.glass, { end: 1.3, sides: 10 }),
      ...rod([-13, 0, 0], [-15, 21, 0], 1, paint.frame, { end: 0.5, sides: 6 }),
      ...clutter([-7, -8, 7, 6], 3.7, 16, [paint.frame, paint.dark, paint.mark], { seed: 8 }),
      ...mirrored(rod([5, -18, 0], [5, -11, 0], 2.2, paint.dark, { end: 2, sides: 10 })),
    ],
    glows: glows([5, -18.4, 0], 2, paint.engine),
  };
}

/** JumpMaster 5000: a crescent, its cockpit in one horn. */
export function jumpmaster(paint: Livery): Craft {
  const crescent = corners(
    ...[4, 25, 12, 23, 22, 14, 26, 2, 24, -10, 15, -21, 2, -25, -10, -22, -18, -14],
    ...[-14, -12, -7, -15, 2, -15, 10, -11, 13, -2, 11, 8, 5, 14],
  );
  return {
    part: [
      ...worn(plate(crescent, -3, 3.4, paint.hull, { bevel: 0.03 })),
      ...plate(corners(16, 10, 20, 8, 22, -4, 18, -4), 3.2, 4, paint.mark),
      ...plate(corners(-4, -22, 8, -22, 12, -18, 8, -15, -4, -16), 3.2, 5, paint.frame, { bevel: 0.08 }),
      ...rod([4, 16, 0.4], [3, 27, 0.4], 3.6, paint.hull, { end: 2.6, sides: 12 }),
      ...rod([3.2, 25, 0.6], [2.9, 28.4, 0.6], 2.8, paint.glass, { end: 1.4, sides: 12 }),
      ...ball([19, -8, 3.4], 2.6, paint.frame, 10, 6),
      ...rod([19, -8, 5], [19, -1, 5.6], 0.5, paint.dark, { end: 0.4, sides: 6 }),
      ...clutter([16, -14, 23, -2], 3.2, 14, [paint.frame, paint.dark, paint.hull], { seed: 6 }),
      ...rod([-12, -22, 0], [-12, -14, 0], 3, paint.dark, { end: 2.6, sides: 12 }),
      ...rod([2, -28, 0], [2, -22, 0], 3.4, paint.dark, { end: 3, sides: 12 }),
      ...rod([14, -24, 0], [13, -18, 0], 2.4, paint.dark, { end: 2.2, sides: 12 }),
    ],
    glows: [
      glow([-12, -22.6, 0], 2.6, paint.engine),
      glow([2, -28.6, 0], 3, paint.engine),
      glow([14, -24.6, 0], 2, paint.engine),
    ],
  };
}

/** Kihraxz: a beetle's back with short forward pincers. */
export function kihraxz(paint: Livery): Craft {
  const pincer = [
    ...plate(corners(4, -13, 12, -11, 17, -2, 16, 10, 13, 17, 11.6, 16, 12, 4, 7, -1), -1, 1.4, paint.hull, {
      bevel: 0.06,
    }),
    ...plate(corners(12, -2, 15.4, -1, 14.6, 8, 13, 8), 1.3, 1.8, paint.mark),
    ...rod([12.6, 12, 0], [12.6, 19, 0], 0.6, paint.dark, { end: 0.4, sides: 6 }),
    ...rod([7, -17, 0], [7, -9, 0], 2, paint.frame, { end: 1.7, sides: 10 }),
  ];
  return {
    part: [
      ...worn(
        rounded(
          [
            [12, 3, 2],
            [6, 7.4, 5],
            [-4, 10, 6.8],
            [-12, 7, 5],
            [-14, 4, 3],
          ],
          (section, side) => {
            if (section === 0 && (side < 3 || side > 8)) return paint.glass;
            return section === 1 && (side < 2 || side > 9) ? paint.mark : paint.hull;
          },
        ),
      ),
      ...mirrored(pincer),
    ],
    glows: glows([7, -17.4, 0], 1.8, paint.engine),
  };
}

/** Lancer class: a long ship with weapons amidships and drooping side wings. */
export function lancer(paint: Livery): Craft {
  const wing = [
    ...turned(
      [
        ...plate(corners(5, 6, 19, -2, 24, -14, 22, -20, 6, -16), -1, 1.2, paint.hull, { bevel: 0.05 }),
        ...plate(corners(9, 0, 17, -4, 19, -12, 9, -11), 1.1, 1.6, paint.mark, { bevel: 0.05 }),
      ],
      'y',
      -16,
      [5, 0, 0],
    ),
    ...rod([22, -17, -5], [22, -2, -5], 0.8, paint.frame, { end: 0.5, sides: 6 }),
  ];
  return {
    part: [
      ...worn(
        hewn(
          [
            [36, 4, 2.4],
            [30, 8, 6],
            [14, 9, 7.6],
            [-4, 12, 9],
            [-22, 13, 9],
            [-30, 9, 6],
          ],
          (section, side) => {
            if (section === 0 && side === 7) return paint.glass;
            return (section * 2 + side) % 7 === 0 ? paint.mark : side === 3 ? paint.frame : paint.hull;
          },
        ),
      ),
      ...mirrored(wing),
      ...ball([0, -4, 4.4], 3.2, paint.frame, 12, 6),
      ...mirrored(rod([0.9, -4, 6], [0.9, 4, 6.4], 0.45, paint.dark, { end: 0.4, sides: 6 })),
      ...clutter([-4, -24, 4, -10], 4.4, 14, [paint.frame, paint.dark, paint.hull], { seed: 12 }),
      ...mirrored(rod([3.4, -34, 0], [3.4, -27, 0], 2.8, paint.dark, { end: 2.5, sides: 12 })),
    ],
    glows: glows([3.4, -34.6, 0], 2.5, paint.engine),
  };
}

/** M12-L Kimogila: a broad shovel of a fighter, its cockpit between two banks of missiles. */
export function kimogila(paint: Livery): Craft {
  const side = [
    ...plate(corners(4, 6, 14, 12, 18, 8, 19, -12, 12, -17, 4, -14), -1.8, 2, paint.hull, { bevel: 0.08 }),
    ...plate(corners(8, 5, 14, 9, 16, 6, 16, -6, 8, -6), 1.9, 2.6, paint.mark, { bevel: 0.05 }),
    ...[8, 11.4, 14.8].flatMap((x) => rod([x, 7, 0], [x, 13.6, 0], 1, paint.dark, { end: 0.9 })),
    ...rod([9, -21, 0], [9, -13, 0], 2.6, paint.frame, { end: 2.2, sides: 10 }),
  ];
  return {
    part: [
      ...worn(
        hewn(
          [
            [16, 3, 2, -0.4],
            [9, 6.4, 5],
            [-2, 8, 7],
            [-14, 8, 6.4],
            [-17, 5, 4],
          ],
          (section, which) => {
            if (section === 1 && which === 7) return paint.glass;
            return section === 2 && which % 2 === 0 ? paint.mark : paint.hull;
          },
        ),
      ),
      ...mirrored(side),
      ...clutter([-2.4, -14, 2.4, -4], 3.2, 8, [paint.frame, paint.dark], { seed: 5 }),
    ],
    glows: glows([9, -21.4, 0], 2.3, paint.engine),
  };
}

/** M3-A: a small round cockpit between two booms that reach far forward. */
export function m3a(paint: Livery): Craft {
  const boom = [
    ...hewn(
      [
        [16, 1.4, 1.4],
        [6, 2.8, 2.8],
        [-8, 3.6, 3.6],
        [-15, 2.6, 2.6],
      ],
      (section) => (section === 1 ? paint.mark : paint.hull),
    ),
    ...rod([0, 15, 0], [0, 22, 0], 0.45, paint.dark, { end: 0.35, sides: 6 }),
    ...fin(corners(-15, 0, -5, 0, -13, 7, -16, 7), -0.4, 0.4, paint.frame),
  ];
  return {
    part: [
      ...worn(
        rounded(
          [
            [11, 2, 1.6],
            [7, 6, 5],
            [-1, 8, 7],
            [-9, 6, 5],
            [-12, 3.6, 3],
          ],
          (section, side) => (section === 0 || (section === 1 && side < 2) ? paint.glass : paint.hull),
        ),
      ),
      ...mirrored(moved(boom, [10.4, 0, 0])),
      ...mirrored(plate(corners(3, -1, 10, 0, 10, -9, 3, -9), -0.6, 0.7, paint.frame)),
    ],
    glows: [...glows([10.4, -15.4, 0], 1.4, paint.engine), glow([0, -12.4, 0], 1.4, paint.engine)],
  };
}

/** Quadjumper: four great engines around a tug's cabin. */
export function quadjumper(paint: Livery): Craft {
  const engine = [
    ...rod([10, -11, 6], [10, 7, 6], 4.6, paint.hull, { end: 4, sides: 14 }),
    ...rod([10, 7, 6], [10, 9, 6], 4.3, paint.frame, { end: 3.2, sides: 14 }),
    ...rod([10, 8.4, 6], [10, 9.2, 6], 2.6, paint.dark, { end: 2.4, sides: 14 }),
    ...rod([10, -13, 6], [10, -10.6, 6], 3.8, paint.dark, { end: 4.3, sides: 14 }),
    ...rod([10, -4, 6], [10, -2, 6], 4.8, paint.mark, { end: 4.7, sides: 14 }),
    ...rod([3, 0, 2], [8, 0, 5], 1.6, paint.frame, { end: 1.4, sides: 6 }),
  ];
  return {
    part: [
      ...worn(
        hewn(
          [
            [12, 5, 3],
            [8, 8, 6],
            [-7, 8, 7],
            [-10, 6, 5],
          ],
          (section, side) =>
            section === 0 && side === 7 ? paint.glass : side === 3 ? paint.frame : paint.hull,
        ),
      ),
      ...mirrored(aboveAndBelow(worn(engine))),
    ],
    glows: [...glows([10, -13.4, 6], 3.2, paint.engine), ...glows([10, -13.4, -6], 3.2, paint.engine)],
  };
}

/** Rogue class: a slim body with two pairs of crossed wings at the stern. */
export function rogueclass(paint: Livery): Craft {
  const wing = turned(
    [
      ...plate(corners(2, -4, 17, -9, 18, -15, 2, -15), -0.5, 0.6, paint.hull, { bevel: 0.03 }),
      ...plate(corners(10, -7.6, 13, -8.4, 13, -14, 10, -14), 0.5, 0.9, paint.mark),
      ...rod([17.6, -14, 0], [17.6, 3, 0], 0.6, paint.frame, { end: 0.4, sides: 6 }),
    ],
    'y',
    24,
  );
  return {
    part: [
      ...worn(
        rounded(
          [
            [23, 1, 1],
            [15, 3.8, 3.2],
            [5, 6, 5.4],
            [-6, 7, 6.4],
            [-15, 6, 5.4],
          ],
          (section, side) => {
            if (section === 2 && (side === 0 || side === 11)) return paint.glass;
            return section === 1 ? paint.mark : paint.hull;
          },
        ),
      ),
      ...mirrored(aboveAndBelow(wing)),
      ...mirrored(rod([3.4, -18, 0], [3.4, -8, 0], 2.3, paint.frame, { end: 2, sides: 10 })),
    ],
    glows: glows([3.4, -18.4, 0], 2, paint.engine),
  };
}

/** Scurrg H-6: a heavy round bomber with two thick forward prongs. */
export function scurrg(paint: Livery): Craft {
  const prong = [
    ...hewn(
      [
        [22, 2.4, 2.4],
        [16, 5, 4.6],
        [2, 6.6, 6],
        [-8, 6, 5],
      ],
      (section, side) => (section === 1 && side % 2 === 0 ? paint.mark : paint.hull),
    ),
    ...rod([0, 21, 0], [0, 27, 0], 0.6, paint.dark, { end: 0.45, sides: 6 }),
  ];
  return {
    part: [
      ...worn(
        spin(
          'z',
          [
            [-4, 4],
            [-2.6, 11.6],
            [0, 13.4],
            [2.8, 11.4],
            [4.6, 5],
          ],
          (section, side) => (section === 3 && side % 5 === 0 ? paint.mark : paint.hull),
          20,
        ),
      ),
      ...mirrored(worn(moved(prong, [10.4, 0, 0]))),
      ...ball([0, -1, 4.4], 2.8, paint.frame, 10, 6),
      ...mirrored(rod([0.8, 0, 6], [0.8, 6, 6], 0.4, paint.dark, { end: 0.35, sides: 6 })),
      ...box([0, 10.6, 1], [5, 4, 3.4], paint.glass, 0.25),
      ...mirrored(plate(corners(11, -4, 18, -9, 18, -13, 9, -9), -0.7, 0.9, paint.frame)),
      ...mirrored(rod([5, -17, 0], [5, -10, 0], 2.4, paint.dark, { end: 2.2, sides: 10 })),
    ],
    glows: glows([5, -17.4, 0], 2.2, paint.engine),
  };
}

/** ST-70: the gunship with two great engines under its shoulders. */
export function st70(paint: Livery): Craft {
  const steel: Livery = { ...paint, hull: 0xaeb0b0, frame: 0x7d7f80, mark: 0xb98b32 };
  const engine = [
    ...rod([15, -12, 0], [15, 12, 0], 5.2, steel.hull, { end: 4.8, sides: 16 }),
    ...rod([15, 12, 0], [15, 15, 0], 4.9, steel.frame, { end: 4.2, sides: 16 }),
    ...rod([15, 14.2, 0], [15, 15.2, 0], 3.4, steel.dark, { end: 3, sides: 16 }),
    ...rod([15, -16, 0], [15, -11.6, 0], 3.6, steel.dark, { end: 4.8, sides: 16 }),
    ...rod([15, 4, 0], [15, 6, 0], 5.3, steel.mark, { end: 5.25, sides: 16 }),
    ...plate(corners(4, 3, 12, 4, 12, -8, 4, -10), 0, 2, steel.hull, { bevel: 0.04 }),
  ];
  return {
    part: [
      ...worn(
        hewn(
          [
            [26, 5, 3, -0.6],
            [20, 8, 6.4],
            [8, 10, 10, 0.6],
            [-10, 10, 10.6, 0.6],
            [-24, 8, 6, 1],
          ],
          (section, side) => {
            if (section === 0 && side === 7) return steel.glass;
            return (section + side) % 5 === 0 ? steel.frame : steel.hull;
          },
          0.45,
        ),
      ),
      ...mirrored(worn(engine)),
      ...mirrored(rod([3, 22, -2], [3, 30, -2], 0.6, steel.dark, { end: 0.45, sides: 6 })),
      ...clutter([-3, -18, 3, 2], 5.6, 14, [steel.frame, steel.dark, steel.hull], { seed: 70 }),
      ...mirrored(fin(corners(-26, 1, -12, 2, -22, 7, -27, 7), 3, 3.8, steel.frame)),
    ],
    glows: glows([15, -16.6, 0], 3.2, paint.engine),
  };
}

/** StarViper: a ball of a cockpit with four curved claws of wings. */
export function starviper(paint: Livery): Craft {
  const claw = (lean: number) =>
    turned(
      [
        ...plate(
          corners(3, -6, 10, -4, 16, 4, 18, 17, 20, 15, 20, 0, 15, -10, 4, -12),
          -0.7,
          0.9,
          paint.hull,
          { bevel: 0.05 },
        ),
        ...plate(corners(12, -3, 17, 4, 18, 8, 18.6, 2, 14, -6), 0.8, 1.3, paint.mark),
        ...rod([18.4, 13, 0], [18.4, 19, 0], 0.5, paint.dark, { end: 0.4, sides: 6 }),
      ],
      'y',
      lean,
      [3, 0, 0],
    );
  return {
    part: [
      ...worn(
        rounded(
          [
            [11, 2.4, 2],
            [7, 7, 6.4],
            [0, 9.6, 9],
            [-7, 7.6, 7],
            [-13, 4, 4],
          ],
          (section, side) => {
            if (section === 0 || (section === 1 && (side < 2 || side > 9))) return paint.glass;
            return side % 3 === 0 ? paint.frame : paint.hull;
          },
        ),
      ),
      ...mirrored([...claw(34), ...claw(-22)]),
      ...rod([0, -15, 0], [0, -11, 0], 2.6, paint.dark, { end: 2.4, sides: 10 }),
    ],
    glows: [glow([0, -15.4, 0], 2.3, paint.engine), ...glows([9, -11.4, 3], 1, paint.engine)],
  };
}

/** YV-666: a slab of a freighter under a raised bridge, engines right across the stern. */
export function yv666(paint: Livery): Craft {
  return {
    part: [
      ...worn(
        plate(
          corners(-9, 30, 9, 30, 14, 22, 22, -14, 18, -26, -18, -26, -22, -14, -14, 22),
          -4,
          4.4,
          paint.hull,
          { bevel: 0.08, topColor: paint.hull },
        ),
      ),
      ...plate(corners(-5, 16, 5, 16, 8, -4, 8, -24, -8, -24, -8, -4), 4.2, 9.4, paint.frame, {
        bevel: 0.1,
        topColor: paint.hull,
      }),
      ...plate(corners(-4, 12, 4, 12, 4.6, 8, -4.6, 8), 9, 11.4, paint.glass, { bevel: 0.2 }),
      ...box([0, -4, 10.4], [8, 14, 4], paint.hull, 0.15),
      ...mirrored(plate(corners(12, 16, 14.6, 12, 18, -6, 14, -6), 4.1, 5, paint.mark)),
      ...mirrored(rod([7, 26, 0], [7, 35, 0], 0.8, paint.dark, { end: 0.6, sides: 6 })),
      ...clutter([-15, -22, -9, 6], 4.2, 16, [paint.frame, paint.dark, paint.hull], { seed: 66 }),
      ...clutter([9, -22, 15, 6], 4.2, 16, [paint.frame, paint.dark, paint.mark], { seed: 67 }),
      ...[-13.5, -4.5, 4.5, 13.5].flatMap((x) =>
        rod([x, -31, 0], [x, -25, 0], 3.4, paint.dark, { end: 3, sides: 12 }),
      ),
      ...mirrored(fin(corners(-28, 3, -14, 3, -24, 10, -29, 10), 17, 18.2, paint.frame)),
    ],
    glows: [-13.5, -4.5, 4.5, 13.5].map((x) => glow([x, -31.6, 0], 3, paint.engine)),
  };
}

/** Gauntlet: a stout body with great wings that turn about it. */
export function gauntlet(paint: Livery): Craft {
  const wing = [
    ...plate(corners(7, 4, 16, 14, 22, 34, 28, 30, 36, 2, 37, -14, 22, -18, 7, -12), -1.2, 1.4, paint.hull, {
      bevel: 0.05,
    }),
    ...plate(corners(14, 4, 22, 18, 27, 18, 31, -4, 18, -8), 1.3, 1.9, paint.mark, { bevel: 0.05 }),
    ...plate(corners(30, 8, 33, 4, 35, -8, 31, -8), 1.3, 2, paint.frame),
    ...rod([24, 26, 0], [24, 40, 0], 1, paint.dark, { end: 0.6, sides: 6 }),
    ...rod([12, -20, 0], [12, -10, 0], 3, paint.frame, { end: 2.6, sides: 12 }),
  ];
  return {
    part: [
      ...worn(
        hewn(
          [
            [30, 5, 3],
            [22, 9, 7],
            [4, 14, 11],
            [-14, 14, 11],
            [-22, 9, 7],
          ],
          (section, side) => {
            if (section === 0 && side === 7) return paint.glass;
            return (section + side) % 5 === 2 ? paint.frame : paint.hull;
          },
        ),
      ),
      ...mirrored(turned(worn(wing), 'y', 8)),
      ...hoop([-8, 4], [8.4, 6.4], paint.frame, 20),
      ...ball([0, -2, 5.6], 3, paint.dark, 10, 6),
      ...clutter([-4, -20, 4, -8], 5.2, 12, [paint.frame, paint.dark], { seed: 13 }),
      ...mirrored(rod([3.4, -27, 0], [3.4, -20, 0], 2.8, paint.dark, { end: 2.5, sides: 12 })),
    ],
    glows: [...glows([3.4, -27.6, 0], 2.6, paint.engine), ...glows([12, -20, 3], 2.4, paint.engine)],
  };
}
