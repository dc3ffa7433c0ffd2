import { type Craft, glow, glows } from '../hull.ts';
import type { Livery } from '../liveries.ts';
import {
  aboveAndBelow,
  ball,
  bars,
  type Corner,
  fin,
  mirrored,
  moved,
  type Part,
  type Point,
  rod,
  spin,
  turned,
  worn,
} from '../parts.ts';

/** The ball in which the pilot of a TIE sits: window with its bars in front, hatch above, engines behind. */
export function cockpit(paint: Livery, radius = 6): Part {
  const r = radius / 6;
  const face = radius * 0.86;
  const window = moved(
    spin(
      'y',
      [
        [0, 4.1 * r],
        [0.7 * r, 3.6 * r],
        [0.7 * r, 1.3 * r],
        [0.5 * r, 0],
      ],
      (section) => (section === 0 ? paint.frame : paint.glass),
      16,
    ),
    [0, face - 0.9 * r, 0],
  );
  const spokes = Array.from({ length: 8 }, (_, i) => {
    const angle = (i / 8) * 2 * Math.PI;
    const on = (radius: number): Point => [
      Math.sin(angle) * radius,
      face - 0.15 * r,
      Math.cos(angle) * radius,
    ];
    return rod(on(1.2 * r), on(3.7 * r), 0.24 * r, paint.frame, { sides: 4 });
  }).flat();
  return [
    worn(ball([0, 0, 0], radius, paint.hull, 18, 12), 0.07),
    window,
    spokes,
    rod([0, face - 0.6 * r, 0], [0, face, 0], 1.3 * r, paint.frame, { end: 1.2 * r, sides: 8 }),
    rod([0, 0, radius * 0.9], [0, 0, radius * 1.04], 2.6 * r, paint.frame, { end: 2.4 * r, sides: 12 }),
    rod([0, -radius * 0.75, 0], [0, -radius * 1.02, 0], 3.6 * r, paint.frame, { end: 2.8 * r, sides: 12 }),
    mirrored(rod([1.5 * r, -radius * 1, 0], [1.5 * r, -radius * 1.12, 0], 0.9 * r, paint.dark)),
    mirrored(rod([1.4 * r, radius * 0.7, -3.6 * r], [1.4 * r, radius * 1.02, -3.4 * r], 0.5 * r, paint.dark)),
  ].flat();
}

/** The arms from the ball to both wings. */
export function arms(paint: Livery, from: number, to: number, width = 2.6): Part {
  return mirrored(
    [
      rod([from, 0, 0], [to, 0, 0], width, paint.hull, { end: width * 0.62, sides: 8 }),
      rod([from, 0, 0], [from + (to - from) * 0.35, 0, 0], width * 1.25, paint.frame, {
        end: width * 0.95,
        sides: 8,
      }),
      rod([to - 1.2, 0, 0], [to, 0, 0], width * 0.7, paint.frame, { end: width * 1.15, sides: 8 }),
    ].flat(),
  );
}

/** An upright panel [y, z] between frames: dark cells, a rim, and ribs from its hub to each of its corners. */
export function panel(
  paint: Livery,
  outline: readonly Corner[],
  x: number,
  { rim = 0.55, ribs = true, hub = [0, 0] }: { rim?: number; ribs?: boolean; hub?: Corner } = {},
): Part {
  const corners = outline.map(([y, z]): Point => [x, y, z]);
  const middle: Point = [x, hub[0], hub[1]];
  return [
    fin(outline, x - 0.22, x + 0.22, paint.dark),
    bars(corners, rim, paint.frame),
    ribs ? corners.flatMap((corner) => rod(middle, corner, 0.6, paint.frame, { end: 0.5, sides: 4 })) : [],
  ].flat();
}

/** TIE/ln: two tall hexagons. */
export function tielnfighter(paint: Livery): Craft {
  const outline: readonly Corner[] = [
    [-6.5, 16],
    [6.5, 16],
    [12, 0],
    [6.5, -16],
    [-6.5, -16],
    [-12, 0],
  ];
  const wing = [
    panel(paint, outline, 13),
    rod([12.2, 0, 0], [14, 0, 0], 2.6, paint.frame, { end: 2.2, sides: 6 }),
    bars(
      outline.map(([y, z]): Point => [13, y * 0.34, z * 0.34]),
      0.35,
      paint.frame,
    ),
  ].flat();
  return {
    part: [...cockpit(paint), ...arms(paint, 4.6, 12.6), ...mirrored(wing)],
    glows: glows([1.5, -7, 0], 0.9, paint.engine),
  };
}

/** TIE/in: wings bent inwards and drawn out into four daggers. */
export function tieininterceptor(paint: Livery): Craft {
  const dagger: readonly Corner[] = [
    [-12, 0],
    [-12.5, 9.5],
    [-3, 12],
    [19, 10],
    [20, 8.8],
    [1, 3.4],
    [-1, 0],
  ];
  const half = turned(
    [
      panel(paint, dagger, 13.4, { ribs: false }),
      bars(
        [
          [13.4, -2, 0.6],
          [13.4, -3, 12],
        ],
        0.4,
        paint.frame,
        false,
      ),
      bars(
        [
          [13.4, -11.5, 4.8],
          [13.4, 10, 6.2],
        ],
        0.35,
        paint.frame,
        false,
      ),
      bars(
        [
          [13.4, -2, 3.6],
          [13.4, 15, 9.6],
        ],
        0.35,
        paint.frame,
        false,
      ),
      rod([13.4, 15, 9.4], [13.4, 22.5, 9.4], 0.55, paint.frame, { end: 0.35, sides: 6 }),
    ].flat(),
    'y',
    32,
    [13.4, 0, 0],
  );
  const hub = rod([12.4, -6, 0], [12.4, 1, 0], 2, paint.frame, { end: 1.6, sides: 6 });
  return {
    part: [...cockpit(paint), ...arms(paint, 4.6, 13), ...mirrored([...aboveAndBelow(half), ...hub])],
    glows: [...glows([1.5, -7, 0], 0.9, paint.engine), glow([0, -6.6, 0], 0.6, paint.engine)],
  };
}
