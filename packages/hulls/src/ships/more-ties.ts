import { type Craft, glow, glows } from '../hull.ts';
import type { Livery } from '../liveries.ts';
import {
  aboveAndBelow,
  bars,
  box,
  type Corner,
  cut,
  loft,
  mirrored,
  moved,
  oval,
  type Part,
  rod,
  spin,
  turned,
  worn,
} from '../parts.ts';
import { arms, cockpit, panel, tielnfighter } from './ties.ts';

/** Half the length and half the height of the middle of a wing, and how high what leans is, mm. */
interface Leaf {
  readonly long: number;
  readonly middle: number;
  readonly high: number;
}

/** A wing whose upper and lower parts lean inwards, on the right. */
function bentWing(paint: Livery, x: number, { long, middle, high }: Leaf, lean: number): Part {
  const flat: readonly Corner[] = [
    [-long, -middle],
    [-long, middle],
    [long, middle],
    [long, -middle],
  ];
  const leaf: readonly Corner[] = [
    [-long, middle],
    [long, middle],
    [long * 0.72, middle + high],
    [-long * 0.72, middle + high],
  ];
  const leaning = turned(
    [
      ...panel(paint, leaf, x, { ribs: false }),
      ...bars(
        [
          [x, -long * 0.3, middle],
          [x, -long * 0.24, middle + high],
        ],
        0.5,
        paint.frame,
        false,
      ),
      ...bars(
        [
          [x, long * 0.3, middle],
          [x, long * 0.24, middle + high],
        ],
        0.5,
        paint.frame,
        false,
      ),
    ],
    'y',
    lean,
    [x, 0, middle],
  );
  return [
    ...panel(paint, flat, x),
    ...aboveAndBelow(leaning),
    ...rod([x - 1, 0, 0], [x + 1, 0, 0], 2.3, paint.frame, { end: 1.9, sides: 6 }),
  ];
}

/** TIE Advanced x1: bent wings, a long back behind the ball. */
export function tieadvancedx1(paint: Livery): Craft {
  const back = worn(
    loft(
      [
        { y: 2, ring: cut(9, 7, 0.5) },
        { y: -6, ring: cut(10, 7.4, 0.4) },
        { y: -13, ring: cut(8, 5.4, 0.4) },
        { y: -14.4, ring: cut(5, 3.4, 0.4) },
      ],
      (_, side) => (side === 7 ? paint.frame : paint.hull),
    ),
  );
  return {
    part: [
      ...cockpit(paint),
      ...back,
      ...mirrored(rod([2.4, -14, 0], [2.4, -15.4, 0], 1.3, paint.dark, { end: 1.2 })),
      ...arms(paint, 4, 13, 3),
      ...mirrored(bentWing(paint, 13.4, { long: 12.5, middle: 5, high: 9 }, 42)),
    ],
    glows: glows([2.4, -15.6, 0], 1.2, paint.engine),
  };
}

/** TIE/D: three bent wings around the ball. */
export function tieddefender(paint: Livery): Craft {
  const leaf: readonly Corner[] = [
    [-12, 0],
    [-8, 8],
    [6, 8],
    [17, 1.6],
    [13, 0],
  ];
  const half = turned(
    [
      ...panel(paint, leaf, 13, { rim: 0.6, ribs: false }),
      ...bars(
        [
          [13, 0, 0.4],
          [13, -1, 8],
        ],
        0.5,
        paint.frame,
        false,
      ),
    ],
    'y',
    28,
    [13, 0, 0],
  );
  const wing = [
    ...aboveAndBelow(half),
    ...rod([4.6, -1, 0], [13, -1, 0], 2.8, paint.hull, { end: 1.8, sides: 8 }),
    ...rod([12.2, -10, 0], [12.2, 12, 0], 1.1, paint.frame, { end: 0.8, sides: 6 }),
    ...rod([12.6, 12, 0], [12.6, 19, 0], 0.45, paint.dark, { end: 0.35, sides: 5 }),
  ];
  const back = spin(
    'y',
    [
      [-13, 0],
      [-13, 2.4],
      [-9, 4.2],
      [-3, 5],
    ],
    paint.frame,
    12,
  );
  return {
    part: [...cockpit(paint), ...back, ...[90, 210, 330].flatMap((degrees) => turned(wing, 'y', degrees))],
    glows: [glow([0, -13.6, 0], 1.8, paint.engine), ...glows([2.4, -12.6, 0], 0.9, paint.engine)],
  };
}

/** TIE/sa: two pods side by side between bent wings. */
export function tiesabomber(paint: Livery): Craft {
  const pod = (window: boolean) =>
    spin(
      'y',
      [
        [-13.4, 0],
        [-13.4, 2.6],
        [-12, 4],
        [-9, 4.9],
        [8, 4.9],
        [10.4, 4.2],
        [11.4, 3],
        [11.4, 0],
      ],
      (section, side) => {
        if (section > 5) return window ? paint.glass : paint.dark;
        if (section === 0) return paint.dark;
        return section === 3 && side % 4 === 0 ? paint.frame : paint.hull;
      },
      16,
    );
  const spokes = Array.from({ length: 8 }, (_, i) => {
    const [s, c] = [Math.sin((i * Math.PI) / 4), Math.cos((i * Math.PI) / 4)];
    return rod([s * 0.8, 11.4, c * 0.8], [s * 3, 11.4, c * 3], 0.25, paint.frame, { sides: 4 });
  }).flat();
  const part = [
    worn(moved(pod(true), [5.6, 0, 0])),
    moved(spokes, [5.6, 0, 0]),
    worn(moved(pod(false), [-5.6, 0, 0])),
    box([-5.6, 11.6, 0], [4.4, 0.8, 2], paint.frame),
    box([0, -1, 0], [6, 14, 4.4], paint.frame, 0.05),
    mirrored(box([5.6, -2, 4.8], [3, 8, 0.8], paint.frame, 0.15)),
    arms(paint, 9.6, 17.4, 2.4),
    mirrored(bentWing(paint, 17.6, { long: 12.5, middle: 5, high: 9.4 }, 40)),
  ].flat();
  return { part, glows: glows([5.6, -13.8, 0], 2, paint.engine) };
}

/** TIE/sk: a flattened hull, blades of wings that slope down to the front. */
export function tieskstriker(paint: Livery): Craft {
  const body = worn(
    loft(
      [
        { y: 14, ring: oval(5, 2.4, 12, [0, -1.4]) },
        { y: 8, ring: oval(8.6, 6, 12) },
        { y: 0, ring: oval(10.5, 9, 12) },
        { y: -9, ring: oval(9, 7, 12) },
        { y: -13, ring: oval(6, 4, 12) },
      ],
      (section, side) => {
        if (section === 0 && (side < 3 || side > 8)) return paint.glass;
        return side % 4 === 1 ? paint.frame : paint.hull;
      },
    ),
  );
  const blade: readonly Corner[] = [
    [-17, -4],
    [-15, 4.4],
    [10, 3.6],
    [27, 0.6],
    [27, -0.8],
    [8, -4],
  ];
  const wing = [
    ...moved(
      turned(
        [
          ...panel(paint, blade, 0, { rim: 0.5, ribs: false }),
          ...bars(
            [
              [0, -15, 0],
              [0, 20, 0],
            ],
            0.6,
            paint.frame,
            false,
          ),
          ...bars(
            [
              [0, -4, -3.8],
              [0, -4, 3.8],
            ],
            0.5,
            paint.frame,
            false,
          ),
        ],
        'y',
        42,
      ),
      [15.4, 0, -2.4],
    ),
    ...rod([4, -3, 0], [15, -4, -2], 2.2, paint.hull, { end: 1.2 }),
  ];
  return {
    part: [
      ...body,
      ...mirrored(wing),
      ...mirrored(rod([1.8, 11, -1.8], [1.8, 16, -1.8], 0.4, paint.dark, { end: 0.35, sides: 6 })),
      ...rod([0, -1, 4], [0, -1, 5], 2.4, paint.frame, { end: 2, sides: 12 }),
    ],
    glows: glows([1.6, -13.4, 0], 1, paint.engine),
  };
}

/** TIE/fo: the tall hexagons again, pale cells in black frames. */
export function tiefofighter(paint: Livery): Craft {
  return tielnfighter({ ...paint, hull: 0x50565e, frame: 0x1f2226, dark: 0xa9b0b6 });
}

/** TIE/sf: the same with red over the ball and a turret below. */
export function tiesffighter(paint: Livery): Craft {
  const { part, glows } = tiefofighter(paint);
  const red = [
    box([0, 0, 5.9], [2.6, 8, 1], paint.mark, 0.1),
    ...[box([0, 5, 3.6], [1.6, 1.6, 1.4], paint.mark)],
    box([0, -2, -6.2], [5, 5, 1.4], 0x1f2226, 0.1),
    mirrored(rod([0.8, -2, -7], [0.8, -8, -7], 0.4, 0x1f2226, { end: 0.3, sides: 6 })),
    mirrored(box([12.9, 0, 0], [1.4, 3, 15], paint.mark)),
  ].flat();
  return { part: [...part, ...red], glows };
}
