import { type Craft, glow } from '../hull.ts';
import type { Livery } from '../liveries.ts';
import {
  ball,
  box,
  type Corner,
  clutter,
  loft,
  mirrored,
  type Part,
  plate,
  rod,
  shaded,
  worn,
} from '../parts.ts';

/** The lines of a wedge: half of its width at the stern, its heights above and below the trench. */
export interface Wedge {
  readonly length: number;
  readonly half: number;
  readonly top: number;
  readonly bottom: number;
  /** A field of paint on the upper plates, by how far along from 0 at the stern and how far out. */
  readonly mark?: (along: number, out: number) => boolean;
}

/** Two sloping decks of plates over a dark trench, pointed in front. */
export function wedge(paint: Livery, { length, half, top, bottom, mark }: Wedge): Part {
  const steps = 12;
  const outs = [0.08, 0.3, 0.55, 0.8, 1];
  const sections = Array.from({ length: steps + 1 }, (_, i) => {
    const part = 1 - i / steps;
    const width = Math.max(half * part, 0.6);
    const upper = outs.map((out): Corner => [width * out, top * part * (1 - out) + 0.9]);
    const lower = outs.map((out): Corner => [width * out, -bottom * part * (1 - out) - 0.9]);
    const right = [...upper, ...lower.reverse()];
    const left = [...right].reverse().map(([x, z]): Corner => [-x, z]);
    return { y: -length / 2 + (i / steps) * length, ring: [...right, ...left] };
  });
  const count = outs.length * 4;
  return worn(
    loft(sections, (section, side) => {
      const from = Math.min(side, count - 2 - side);
      if (from === outs.length - 1) return paint.dark;
      const shade = 1 + (((section * 7 + from * 5 + (side > count / 2 ? 3 : 0)) % 5) - 2) * 0.025;
      const marked = from < outs.length - 1 && mark?.(section / steps, from / (outs.length - 1));
      return shaded(marked ? paint.mark : paint.hull, shade);
    }),
    0.03,
  );
}

/** Terraces on the deck, each [half of its width behind, in front, where it begins and ends, its top]. */
export type Step = readonly [behind: number, before: number, back: number, front: number, top: number];

export function terraces(paint: Livery, steps: readonly Step[], floor: number): Part {
  const colors = [paint.frame, paint.hull, paint.dark];
  return steps.flatMap(([behind, before, back, front, top], i) => {
    const bottom = i === 0 ? floor : (steps[i - 1]?.[4] ?? floor) - 0.5;
    const outline: readonly Corner[] = [
      [-behind, back],
      [behind, back],
      [before, front],
      [-before, front],
    ];
    const inner = Math.min(behind, before) * 0.85;
    return [
      worn(plate(outline, bottom, top, paint.frame, { bevel: 0.05, topColor: paint.hull }), 0.03),
      clutter([-inner, back + 2, inner, front - 2], top, 22, colors, {
        seed: i + 3,
        size: behind * 0.16,
        height: 0.9,
      }),
      mirrored(
        clutter([inner * 0.7, back + 3, behind * 0.92, (back * 2 + front) / 3], top, 8, colors, {
          seed: i + 9,
          size: behind * 0.12,
        }),
      ),
    ].flat();
  });
}

/** A tower with its bridge across, and the domes above it. */
export function bridge(paint: Livery, y: number, z: number, width: number, height: number): Part {
  const w = width / 2;
  const across: readonly Corner[] = [
    [-w, y - w * 0.16],
    [-w * 0.5, y - w * 0.3],
    [w * 0.5, y - w * 0.3],
    [w, y - w * 0.16],
    [w, y + w * 0.14],
    [w * 0.45, y + w * 0.36],
    [-w * 0.45, y + w * 0.36],
    [-w, y + w * 0.14],
  ];
  const head = z + height;
  return [
    box([0, y, z + height / 2 - 0.5], [width * 0.42, width * 0.34, height + 1], paint.frame, 0.15),
    plate(across, head, head + width * 0.06, paint.frame),
    plate(
      across.map(([x, yy]): Corner => [x * 0.97, y + (yy - y) * 0.97]),
      head + width * 0.06,
      head + width * 0.11,
      paint.dark,
    ),
    plate(across, head + width * 0.11, head + width * 0.18, paint.hull, { bevel: 0.12 }),
    mirrored(ball([w * 0.7, y, head + width * 0.24], width * 0.1, paint.hull, 10, 6)),
    mirrored(
      rod([w * 0.7, y, head + width * 0.12], [w * 0.7, y, head + width * 0.2], width * 0.07, paint.frame),
    ),
    rod([0, y, head + width * 0.17], [0, y, head + width * 0.42], width * 0.025, paint.frame, {
      end: width * 0.015,
      sides: 6,
    }),
  ].flat();
}

/** Engines at the stern: [x, z, radius]; those not in the middle stand on both sides. */
export function thrusters(
  paint: Livery,
  y: number,
  places: readonly (readonly [number, number, number])[],
): Craft {
  const all = places.flatMap(([x, z, r]) =>
    x === 0 ? [[x, z, r] as const] : [[x, z, r] as const, [-x, z, r] as const],
  );
  return {
    part: all.flatMap(([x, z, r]) => [
      ...rod([x, y + 3, z], [x, y - r * 0.8, z], r * 0.8, paint.frame, { end: r, sides: 14 }),
      ...rod([x, y - r * 0.6, z], [x, y - r * 0.82, z], r * 0.8, 0xbfe0ff, { end: r * 0.85, sides: 14 }),
    ]),
    glows: all.map(([x, z, r]) => glow([x, y - r, z], r * 1.1, 0x8fc8ff)),
  };
}

/** Turrets in a row along both edges of a terrace. */
export function batteries(paint: Livery, [x, z]: Corner, from: number, count: number, step: number): Part {
  return mirrored(
    Array.from({ length: count }, (_, i) => [
      ...rod([x, from + i * step, z - 0.5], [x, from + i * step, z + 0.9], 1.2, paint.frame, {
        end: 0.9,
        sides: 8,
      }),
      ...rod([x, from + i * step, z + 0.6], [x + 2.2, from + i * step + 0.6, z + 1], 0.25, paint.dark, {
        end: 0.2,
        sides: 4,
      }),
    ]).flat(),
  );
}

/** Imperial class: 150 mm of plates, terraces and the bridge high above. */
export function imperial(paint: Livery): Craft {
  const engines = thrusters(paint, -75, [
    [0, 0.5, 5.6],
    [14, 0.5, 5.2],
    [7.4, 6.4, 2.1],
    [23, 0.2, 2],
  ]);
  const part = [
    wedge(paint, { length: 150, half: 45, top: 10, bottom: 9 }),
    terraces(
      paint,
      [
        [24, 8, -73, 12, 11.5],
        [19, 8, -72, -14, 14.5],
        [14, 7, -71, -32, 17.5],
        [10, 6, -70, -46, 20],
      ],
      1,
    ),
    bridge(paint, -61, 20, 25, 5.5),
    batteries(paint, [21, 11.4], -62, 4, 6),
    ball([0, -34, -6.5], 5.5, paint.frame, 14, 8),
    box([0, -8, -6.6], [13, 16, 3], paint.dark),
    mirrored(clutter([42, -72, 44.6, -66], -0.6, 4, [paint.frame], { size: 1.4 })),
    engines.part,
  ].flat();
  return { part, glows: engines.glows };
}

/** Victory class: blunter, with fins beside the stern and a tall tower. */
export function victory(paint: Livery): Craft {
  const engines = thrusters(paint, -56, [
    [6.5, 1, 4.4],
    [15.5, 0.5, 2.6],
  ]);
  const part = [
    wedge(paint, { length: 112, half: 33, top: 8, bottom: 7 }),
    terraces(
      paint,
      [
        [19, 9, -55, 4, 9],
        [13, 6, -54, -14, 12.5],
        [9, 5, -53, -28, 15.5],
      ],
      1,
    ),
    bridge(paint, -44, 15, 20, 9),
    mirrored(
      plate(
        [
          [29, -60],
          [38, -60],
          [36, -40],
          [29, -26],
        ],
        -1.2,
        1.6,
        paint.hull,
        { bevel: 0.05 },
      ),
    ),
    mirrored(
      plate(
        [
          [14, -61],
          [20, -61],
          [20, -40],
          [16, -36],
        ],
        5,
        7,
        paint.frame,
        { bevel: 0.08 },
      ),
    ),
    batteries(paint, [15, 9], -42, 4, 6),
    engines.part,
  ].flat();
  return { part, glows: engines.glows };
}

/** Gladiator class: narrow, split at the bow. */
export function gladiator(paint: Livery): Craft {
  const engines = thrusters(paint, -42, [
    [0, 1, 3.4],
    [7, 0.8, 2.6],
  ]);
  const part = [
    wedge(paint, { length: 84, half: 20, top: 7, bottom: 5 }),
    terraces(
      paint,
      [
        [12, 4, -41, 14, 8],
        [8, 4, -40, -12, 11],
      ],
      1,
    ),
    bridge(paint, -33, 11, 13, 4),
    mirrored(
      plate(
        [
          [17, -46],
          [25, -44],
          [21, -18],
          [14, -8],
        ],
        -1.6,
        2,
        paint.frame,
        { bevel: 0.06, topColor: paint.hull },
      ),
    ),
    batteries(paint, [9, 8], -26, 3, 6),
    engines.part,
  ].flat();
  return { part, glows: engines.glows };
}

/** Venator class: the red deck with its long doors, two towers side by side. */
export function venator(paint: Livery): Craft {
  const engines = thrusters(paint, -70, [
    [7, 1, 4.8],
    [17, 0.6, 3.4],
    [25, 0.2, 2],
  ]);
  const tower = (x: number) =>
    [
      box([x, -52, 15], [5, 7, 9], paint.frame, 0.1),
      box([x, -51, 20.6], [9.5, 6.5, 2.4], paint.hull, 0.15),
      box([x, -48.6, 20.6], [7.6, 2.4, 0.8], paint.dark),
    ].flat();
  const part = [
    wedge(paint, {
      length: 142,
      half: 36,
      top: 9,
      bottom: 7,
      mark: (along, out) =>
        (out < 0.3 && along > 0.15 && along < 0.98) || (along > 0.3 && along < 0.42 && out < 0.8),
    }),
    plate(
      [
        [-4, -38],
        [4, -38],
        [2.6, 46],
        [-2.6, 46],
      ],
      2,
      8,
      paint.mark,
      { bevel: 0.02 },
    ),
    plate(
      [
        [-0.5, -36],
        [0.5, -36],
        [0.4, 44],
        [-0.4, 44],
      ],
      7,
      8.3,
      paint.dark,
    ),
    terraces(
      paint,
      [
        [17, 10, -69, -24, 10],
        [12, 8, -68, -38, 12.5],
      ],
      1,
    ),
    tower(-6),
    tower(6),
    mirrored(
      plate(
        [
          [32, -76],
          [40, -74],
          [38, -46],
          [30, -34],
        ],
        -1.2,
        1.4,
        paint.hull,
        { bevel: 0.05 },
      ),
    ),
    batteries(paint, [14, 8.6], -58, 4, 7),
    engines.part,
  ].flat();
  return { part, glows: engines.glows };
}
