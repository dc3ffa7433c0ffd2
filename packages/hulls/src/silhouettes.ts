import { type Craft, glows } from './hull.ts';
import type { Livery } from './liveries.ts';
import { aboveAndBelow, box, clutter, cut, loft, mirrored, plate, rod, worn } from './parts.ts';

/** The sizes of bases; huge is X-Wing's as well as Armada's. */
export type Size = 'small' | 'medium' | 'large' | 'huge';

/** What stands for a fighter that has no model yet: a swept wing with a cockpit and two engines. */
export function anyFighter(paint: Livery): Craft {
  const body = loft(
    [
      { y: 22, ring: cut(1.5, 1, 0.5) },
      { y: 12, ring: cut(4.4, 3.2, 0.5) },
      { y: -4, ring: cut(7, 5.4, 0.4) },
      { y: -18, ring: cut(5.4, 4.4, 0.4) },
    ],
    (section, side) => (side === 7 && section === 1 ? paint.mark : paint.hull),
  );
  const canopy = loft(
    [
      { y: 9, ring: cut(2, 0.4, 0.5, [0, 1.8]) },
      { y: 4, ring: cut(3.2, 2.4, 0.5, [0, 2.6]) },
      { y: -3, ring: cut(2.6, 1, 0.5, [0, 2.6]) },
    ],
    paint.glass,
  );
  const wing = [
    plate(
      [
        [3, 4],
        [19, -12],
        [19, -17],
        [3, -14],
      ],
      -0.5,
      0.5,
      paint.hull,
      { bevel: 0.02 },
    ),
    plate(
      [
        [10, -4.2],
        [13, -7.2],
        [13, -14.6],
        [10, -13.9],
      ],
      0.4,
      0.7,
      paint.mark,
    ),
    rod([6, -19, 0], [6, -5, 0], 2.1, paint.frame, { end: 1.8 }),
    rod([19, -16, 0], [19, 2, 0], 0.6, paint.dark, { end: 0.4, sides: 6 }),
  ].flat();
  return {
    part: [...worn([...body, ...mirrored(wing)]), ...canopy],
    glows: glows([6, -19.5, 0], 1.7, paint.engine),
  };
}

/** What stands for a great ship that has no model yet: a wedge of terraces, 100 mm long. */
export function anyGreatShip(paint: Livery): Craft {
  const deck = loft(
    [
      { y: 50, ring: cut(3, 1.5, 0.3) },
      { y: 30, ring: cut(13, 6, 0.3) },
      { y: -20, ring: cut(27, 11, 0.3) },
      { y: -46, ring: cut(24, 11, 0.3) },
      { y: -50, ring: cut(18, 8, 0.3) },
    ],
    (section, side) => (section === 1 && (side === 0 || side === 6) ? paint.mark : paint.hull),
  );
  const above = [
    box([0, -20, 6.4], [12, 38, 3], paint.hull, 0.1),
    clutter([-5, -38, 5, -4], 7.6, 24, [paint.frame, paint.hull, paint.dark], {
      seed: 3,
      size: 2.6,
      height: 1.4,
    }),
    box([0, -34, 9.6], [5, 6, 5], paint.frame, 0.2),
    aboveAndBelow(mirrored(rod([5, -54, 2.4], [5, -46, 2.4], 2.2, paint.dark, { end: 1.8 }))),
  ].flat();
  return {
    part: [...worn(deck), ...above],
    glows: [...glows([5, -54.4, 2.4], 2, paint.engine), ...glows([5, -54.4, -2.4], 2, paint.engine)],
  };
}
