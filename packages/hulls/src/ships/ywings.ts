import { type Craft, glows } from '../hull.ts';
import type { Livery } from '../liveries.ts';
import {
  ball,
  box,
  clutter,
  cut,
  hoop,
  loft,
  mirrored,
  moved,
  type Part,
  plate,
  rod,
  spin,
  worn,
} from '../parts.ts';

/** BTL-A4: armour taken off long ago, so that pipes lie open between the head and the engines. */
export function btla4ywing(paint: Livery): Craft {
  const machinery = [paint.frame, paint.dark, paint.hull];
  const spine = [
    loft(
      [
        { y: 11, ring: cut(6.4, 4, 0.4) },
        { y: -2, ring: cut(7, 4.2, 0.4) },
        { y: -16, ring: cut(7, 4, 0.4) },
        { y: -20, ring: cut(4.6, 3, 0.4) },
      ],
      paint.frame,
    ),
    clutter([-3.2, -16, 3.2, 9], 1.9, 40, machinery, { seed: 2, size: 1.9, height: 1.1 }),
    mirrored(rod([2, -18, 2.2], [2, 9, 2.2], 0.42, paint.hull, { sides: 6 })),
    ball([0, 9.4, 2.2], 1.6, 0xe6e6e8, 10, 6),
    // The bar that carries the engines.
    plate(
      [
        [-16, -11],
        [-16, -5],
        [-5, -1],
        [5, -1],
        [16, -5],
        [16, -11],
        [5, -13],
        [-5, -13],
      ],
      -1,
      1,
      paint.frame,
      { bevel: 0.02 },
    ),
    mirrored(clutter([5, -11, 12, -5], 0.9, 16, machinery, { seed: 6, size: 1.8 })),
  ].flat();
  return {
    part: [...head(paint), ...worn(spine, 0.08), ...mirrored(moved(engine(paint), [16.5, 0, 0]))],
    glows: glows([16.5, -22.5, 0], 2.6, paint.engine),
  };
}

function head(paint: Livery): Part {
  const shell = loft(
    [
      { y: 32, ring: cut(5.4, 1.6, 0.5, [0, -0.9]) },
      { y: 30.5, ring: cut(7.4, 2.6, 0.5, [0, -0.6]) },
      { y: 24, ring: cut(9.8, 3.8, 0.45, [0, -0.2]) },
      { y: 16, ring: cut(10.6, 5.2, 0.4, [0, 0.3]) },
      { y: 12, ring: cut(9.6, 5.2, 0.4, [0, 0.3]) },
      { y: 10, ring: cut(6.4, 4, 0.4) },
    ],
    (section, side) => {
      if (side === 7 && section === 1) return paint.mark;
      if ((side === 0 || side === 6) && section < 4) return paint.mark;
      return side >= 2 && side <= 4 ? paint.frame : paint.hull;
    },
  );
  const canopy = loft(
    [
      { y: 23.5, ring: cut(3.6, 0.4, 0.4, [0, 1.6]) },
      { y: 19, ring: cut(4.8, 2.6, 0.5, [0, 2.4]) },
      { y: 14, ring: cut(4.6, 2.6, 0.5, [0, 2.6]) },
      { y: 11.6, ring: cut(4, 1, 0.4, [0, 2.4]) },
    ],
    (section, side) => (side === 7 ? (section === 1 ? paint.frame : paint.hull) : paint.glass),
  );
  return [
    worn(shell),
    canopy,
    mirrored(rod([1, 30, -0.9], [1, 35.5, -0.9], 0.5, paint.dark, { end: 0.38, sides: 6 })),
    rod([0, 12.6, 4.4], [0, 12.6, 3.2], 1, paint.frame, { end: 1.3 }),
    mirrored(rod([0.5, 12.6, 4.4], [0.5, 16.6, 4.8], 0.3, paint.dark, { end: 0.26, sides: 6 })),
  ].flat();
}

/** One nacelle, along the y axis: dome, drum, and behind it the ring of vanes that steers the thrust. */
function engine(paint: Livery): Part {
  const drum = spin(
    'y',
    [
      [7.4, 0],
      [7.1, 1.4],
      [6, 2.8],
      [4.4, 3.6],
      [2.6, 3.9],
      [2.6, 3.5],
      [-12, 3.3],
      [-12, 3.7],
      [-15, 3.7],
      [-15, 3.2],
      [-22, 2.9],
      [-22, 0],
    ],
    (section) => {
      if (section < 4) return section === 3 ? paint.mark : paint.hull;
      if (section === 6 || section === 7) return paint.mark;
      return section > 9 ? paint.dark : paint.hull;
    },
    14,
  );
  const struts = [45, 135, 225, 315].flatMap((degrees) => {
    const [s, c] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    return [
      rod([s * 3.6, -14, c * 3.6], [s * 3.9, -33, c * 3.9], 0.55, paint.frame, { end: 0.4, sides: 5 }),
      rod([s * 2, -31.8, c * 2], [s * 3.8, -31.8, c * 3.8], 0.45, paint.dark, { sides: 4 }),
    ].flat();
  });
  const ring = hoop([-33.2, -30.5], [4.3, 3.7], paint.frame, 14);
  const tanks = [20, 160, 200, 340].flatMap((degrees) => {
    const [s, c] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    return rod([s * 3.4, -10, c * 3.4], [s * 3.4, 1, c * 3.4], 0.5, paint.frame, { sides: 5 });
  });
  return [worn(drum, 0.06), struts, ring, tanks, box([-2.6, -8, 0], [4, 7, 2.4], paint.frame, 0.1)].flat();
}
