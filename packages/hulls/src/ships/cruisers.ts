import { type Craft, glow } from '../hull.ts';
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
  type Part,
  type Point,
  rod,
  spin,
  worn,
} from '../parts.ts';

/** Engines in a field: [x, z] of each, as wide as `r`. */
export function field(
  paint: Livery,
  y: number,
  length: number,
  r: number,
  places: readonly (readonly [number, number])[],
): Craft {
  return {
    part: places.flatMap(([x, z]) => [
      ...rod([x, y, z], [x, y + length, z], r, paint.hull, { end: r * 0.9, sides: 12 }),
      ...rod([x, y - 0.6, z], [x, y + length * 0.3, z], r * 0.84, paint.frame, { end: r * 1.05, sides: 12 }),
      ...rod([x, y - 0.7, z], [x, y - 0.4, z], r * 0.7, 0xcfe8ff, { sides: 12 }),
    ]),
    glows: places.map(([x, z]) => glow([x, y - 1.2, z], r * 1.1, 0x8fc8ff)),
  };
}

/** CR90: hammer head, slender neck, eleven engines. */
export function cr90(paint: Livery): Craft {
  const body = loft(
    [
      { y: 40, ring: cut(9, 2, 0.6) },
      { y: 38.5, ring: cut(14, 4.4, 0.5) },
      { y: 32, ring: cut(15, 6.4, 0.5) },
      { y: 27, ring: cut(12, 6.4, 0.5) },
      { y: 24, ring: cut(7, 5.6, 0.5) },
      { y: 12, ring: cut(7, 5.6, 0.5) },
      { y: 10.5, ring: cut(9, 7, 0.5) },
      { y: 4, ring: cut(9, 7, 0.5) },
      { y: 2.5, ring: cut(7.4, 6, 0.5) },
      { y: -6, ring: cut(7.4, 6, 0.5) },
      { y: -10, ring: cut(12, 8, 0.4) },
      { y: -20, ring: cut(13, 9, 0.4) },
      { y: -24, ring: cut(10, 8, 0.4) },
    ],
    (section, side) => {
      if (section === 6 || section === 10) return paint.mark;
      if (section === 1 && (side === 0 || side === 6)) return paint.mark;
      return section === 8 || section === 4 ? paint.frame : paint.hull;
    },
  );
  const places = [-2, -1, 0, 1].flatMap((row) =>
    row === -2 ? [[-8, 0] as const, [8, 0] as const] : [-5.6, 0, 5.6].map((x) => [x, row * 4.6] as const),
  );
  const engines = field(paint, -38, 16, 2.4, places);
  const turret = (y: number, z: number, up: 1 | -1) =>
    [
      rod([0, y, z], [0, y, z + up * 1.4], 1.7, paint.frame, { end: 1.3 }),
      mirrored(
        rod([0.5, y, z + up * 1.2], [0.5, y + 4, z + up * 1.5], 0.25, paint.dark, { end: 0.2, sides: 5 }),
      ),
    ].flat();
  const details = [
    turret(7, 3.4, 1),
    turret(7, -3.4, -1),
    box([0, 33, 3.4], [5, 4, 1], paint.frame, 0.2),
    box([0, 39.6, 0], [8, 1.4, 0.8], paint.glass),
    clutter([-3, -20, 3, -10], 4, 12, [paint.frame, paint.hull, paint.mark], { size: 1.8 }),
    rod([0, -14, 4], [0, -14, 10], 0.3, paint.frame, { end: 0.2, sides: 5 }),
    moved(
      spin(
        'y',
        [
          [0, 0],
          [0.4, 1.8],
          [1, 2.6],
          [0.7, 1.6],
          [0.4, 0],
        ],
        paint.frame,
        12,
      ),
      [0, -14, 9],
    ),
    mirrored(box([8, 31, 0], [1.6, 5, 3], paint.frame, 0.2)),
  ].flat();
  return { part: [...worn(body, 0.06), ...engines.part, ...details], glows: engines.glows };
}

/** Nebulon-B: bow and stern tied together by a spar. */
export function nebulonB(paint: Livery): Craft {
  const bow = loft(
    [
      { y: 50, ring: cut(2.4, 5, 0.4, [0, -5]) },
      { y: 47, ring: cut(5, 11, 0.5, [0, -3]) },
      { y: 38, ring: cut(9, 20, 0.45, [0, -1]) },
      { y: 26, ring: cut(10.5, 24, 0.4, [0, 0]) },
      { y: 17, ring: cut(9.5, 20, 0.4, [0, 1]) },
      { y: 12, ring: cut(6, 10, 0.4, [0, 2]) },
    ],
    (section, side) => {
      if (section === 2 && (side === 0 || side === 6 || side === 7)) return paint.mark;
      return side === 2 || side === 4 ? paint.frame : paint.hull;
    },
  );
  const stern = loft(
    [
      { y: -12, ring: cut(6, 8, 0.4, [0, 1]) },
      { y: -16, ring: cut(12, 15, 0.4) },
      { y: -26, ring: cut(15, 18, 0.35) },
      { y: -42, ring: cut(14, 16, 0.35) },
      { y: -45, ring: cut(10, 12, 0.35) },
    ],
    (section, side) => (section === 1 && side % 2 === 0 ? paint.mark : side === 3 ? paint.frame : paint.hull),
  );
  const engines = field(paint, -51, 8, 3.1, [
    [-4, 4],
    [4, 4],
    [-4, -3.4],
    [4, -3.4],
    [0, 9.6],
  ]);
  const part: Part = [
    worn([...bow, ...stern], 0.06),
    // Spar and its pipes.
    box([0, 0, 3], [2.6, 30, 2.4], paint.frame, 0.1),
    mirrored(rod([1.6, -14, 1.6], [1.6, 14, 1.6], 0.6, paint.hull, { sides: 6 })),
    rod([0, -14, 5], [0, 14, 5], 0.7, paint.dark, { sides: 6 }),
    mirrored(box([6, 22, 3], [2.4, 9, 5], paint.frame, 0.15)),
    clutter([-3.4, 18, 3.4, 36], 10.4, 18, [paint.frame, paint.hull, paint.dark], {
      seed: 3,
      size: 2,
      height: 1.4,
    }),
    clutter([-5, -42, 5, -18], 8.4, 22, [paint.frame, paint.hull, paint.mark], {
      seed: 4,
      size: 2.4,
      height: 1.4,
    }),
    fin(
      [
        [30, -10],
        [40, -10],
        [36, -17],
        [28, -18],
      ],
      -1.4,
      1.4,
      paint.hull,
    ),
    fin(
      [
        [-40, -7],
        [-20, -7],
        [-26, -15],
        [-38, -15],
      ],
      -1.6,
      1.6,
      paint.frame,
    ),
    rod([0, 24, 11], [0, 22, 21], 0.4, paint.frame, { end: 0.25, sides: 5 }),
    rod([0, 34, -11], [0, 32, -19], 0.4, paint.frame, { end: 0.25, sides: 5 }),
    mirrored(rod([7.4, -30, 2], [13, -30, 2], 1.2, paint.frame, { end: 0.5, sides: 6 })),
    engines.part,
  ].flat();
  return { part, glows: engines.glows };
}

/** Organic hulls of Mon Calamari: ovals of many sections with blisters upon them. */
export function calamari(
  paint: Livery,
  sections: readonly (readonly [y: number, w: number, h: number, z: number])[],
): Part {
  return worn(
    loft(
      sections.map(([y, w, h, z]) => ({ y, ring: oval(w, h, 18, [0, z]) })),
      (section, side) => {
        if ((section * 5 + side * 3) % 11 === 0) return paint.frame;
        return (section + side * 2) % 9 === 4 ? paint.mark : paint.hull;
      },
    ),
    0.05,
  );
}

/** A smooth swelling of the hull: its middle, and its half width, length and height. */
export function blister(paint: Livery, [x, y, z]: Point, [w, l, h]: Point): Part {
  return ball([0, 0, 0], 1, paint.hull, 12, 7).map((t) => ({
    a: [t.a[0] * w + x, t.a[1] * l + y, t.a[2] * h + z],
    b: [t.b[0] * w + x, t.b[1] * l + y, t.b[2] * h + z],
    c: [t.c[0] * w + x, t.c[1] * l + y, t.c[2] * h + z],
    color: t.color,
  }));
}

/** MC80 of the Home One type: a long smooth whale. */
export function homeOne(paint: Livery): Craft {
  const warm = { ...paint, hull: 0xb9ab9a, mark: 0x8d7466, frame: 0x9b8f83 };
  const hull = calamari(warm, [
    [74, 1, 1, -1],
    [70, 9, 6, -1],
    [58, 19, 12, -0.6],
    [40, 27, 17, 0],
    [18, 32, 21, 0.6],
    [-4, 34, 23, 1],
    [-28, 33, 23, 1],
    [-50, 28, 20, 1],
    [-64, 20, 15, 1],
    [-68, 14, 10, 1],
  ]);
  const engines = field(warm, -73, 8, 3.4, [
    [0, 5],
    [-6.4, 1],
    [6.4, 1],
    [0, -3],
  ]);
  const part = [
    hull,
    [0, 1, 2, 3].flatMap((i) => mirrored(blister(warm, [13.6 - i * 0.6, 34 - i * 22, 2], [5, 10, 4.2]))),
    blister(warm, [0, 12, 10], [6, 16, 4]),
    blister(warm, [0, -30, 11], [8, 15, 5]),
    blister(warm, [0, 44, 7], [3.4, 8, 3]),
    rod([0, -22, 14], [0, -23, 19], 1, warm.frame, { end: 0.4 }),
    mirrored(blister(warm, [9, -48, -4], [5, 12, 4])),
    engines.part,
  ].flat();
  return { part, glows: engines.glows };
}

/** MC80 of the Liberty type: a slim body with wings. */
export function liberty(paint: Livery): Craft {
  const warm = { ...paint, hull: 0xbcb2a4, mark: 0x93786a, frame: 0xa0968b };
  const hull = calamari(warm, [
    [76, 1, 1, 0],
    [70, 8, 6, 0],
    [52, 14, 11, 0],
    [30, 15, 13, 0],
    [6, 18, 15, 0.6],
    [-24, 24, 19, 1],
    [-48, 25, 19, 1],
    [-64, 18, 14, 1],
    [-68, 13, 10, 1],
  ]);
  const engines = field(warm, -73, 8, 3.2, [
    [0, 5],
    [-6, 1],
    [6, 1],
    [0, -3],
  ]);
  const part = [
    hull,
    mirrored(worn(blister(warm, [19, -22, 0], [13, 26, 2.6]))),
    mirrored(blister(warm, [28, -26, 0], [4.6, 13, 3.6])),
    mirrored(blister(warm, [7, 56, 0], [4.6, 13, 3.2])),
    blister(warm, [0, -30, 9], [6, 16, 4.6]),
    blister(warm, [0, 10, 6], [4, 12, 3.4]),
    engines.part,
  ].flat();
  return { part, glows: engines.glows };
}
