/** Parts of a ship: closed solids of flat triangles, made by small functions and joined by `[...a, ...b]`. */

/** Millimetres: x to the right, y to the front, z up. */
export type Point = readonly [x: number, y: number, z: number];
/** A corner of a flat outline. */
export type Corner = readonly [number, number];
/** 0xrrggbb, as screens mean it. */
export type Color = number;

export interface Triangle {
  readonly a: Point;
  readonly b: Point;
  readonly c: Point;
  readonly color: Color;
}

export type Part = readonly Triangle[];
export type Axis = 'x' | 'y' | 'z';

/** One color, or one for each field of a loft: `section` counts from its first ring, `side` around the ring. */
export type Paint = Color | ((section: number, side: number) => Color);

/** A cross section of a loft: where it lies along the length, and its outline as [x, z]. */
export interface Section {
  readonly y: number;
  readonly ring: readonly Corner[];
}

const at = <T>(list: readonly T[], index: number): T => list[(index + list.length) % list.length] as T;

/** Six times the volume that the triangles enclose; negative when they are wound inside out. */
export function signedVolume(part: Part): number {
  let sum = 0;
  for (const { a, b, c } of part) {
    sum += a[0] * (b[1] * c[2] - b[2] * c[1]);
    sum += a[1] * (b[2] * c[0] - b[0] * c[2]);
    sum += a[2] * (b[0] * c[1] - b[1] * c[0]);
  }
  return sum;
}

function inverted(part: Part): Part {
  return part.map(({ a, b, c, color }) => ({ a, b: c, c: b, color }));
}

const same = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1] && a[2] === b[2];

/** Drops triangles that shrank to a line, and turns the surface outwards. */
function solid(part: Part): Part {
  const kept = part.filter(({ a, b, c }) => !same(a, b) && !same(b, c) && !same(c, a));
  return signedVolume(kept) < 0 ? inverted(kept) : kept;
}

/** The indices of the triangles of a simple outline, which may have notches. */
export function triangulate(outline: readonly Corner[]): readonly (readonly [number, number, number])[] {
  const cross = (o: Corner, a: Corner, b: Corner) =>
    (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const corner = (index: number) => outline[index] as Corner;
  const area = outline.reduce((sum, here, i) => {
    const next = at(outline, i + 1);
    return sum + here[0] * next[1] - next[0] * here[1];
  }, 0);
  const left = outline.map((_, i) => i);
  if (area < 0) left.reverse();
  const triangles: [number, number, number][] = [];
  while (left.length > 3) {
    const ear = left.findIndex((here, i) => {
      const [before, after] = [at(left, i - 1), at(left, i + 1)];
      const [o, a, b] = [corner(before), corner(here), corner(after)];
      if (cross(o, a, b) <= 1e-9) return false;
      return left.every((other) => {
        if (other === before || other === here || other === after) return true;
        const p = corner(other);
        return cross(o, a, p) < 0 || cross(a, b, p) < 0 || cross(b, o, p) < 0;
      });
    });
    if (ear < 0) throw new Error(`an outline of ${outline.length} corners lies on a line or crosses itself`);
    triangles.push([at(left, ear - 1), at(left, ear), at(left, ear + 1)]);
    left.splice(ear, 1);
  }
  const [i, j, k] = left;
  if (i === undefined || j === undefined || k === undefined)
    throw new Error('an outline needs three corners');
  return [...triangles, [i, j, k]];
}

/** A skin over cross sections of equally many corners, closed at both ends. */
export function loft(sections: readonly Section[], paint: Paint): Part {
  const color = typeof paint === 'number' ? () => paint : paint;
  const sides = sections[0]?.ring.length ?? 0;
  const rings = sections.map(({ y, ring }) => {
    if (ring.length !== sides) throw new Error(`a section at ${y} has ${ring.length} corners, not ${sides}`);
    return ring.map(([x, z]): Point => [x, y, z]);
  });
  const part: Triangle[] = [];
  for (let i = 0; i + 1 < rings.length; i += 1) {
    const [near, far] = [at(rings, i), at(rings, i + 1)];
    for (let j = 0; j < sides; j += 1) {
      const [a, b, c, d] = [at(near, j), at(near, j + 1), at(far, j + 1), at(far, j)];
      part.push({ a, b, c, color: color(i, j) }, { a, b: c, c: d, color: color(i, j) });
    }
  }
  for (const [index, ring] of [rings[0], rings.at(-1)].entries()) {
    if (!ring || ring.every((point) => same(point, ring[0] as Point))) continue;
    const shade = color(index === 0 ? 0 : rings.length - 2, 0);
    const middle = mean(ring);
    for (let j = 0; j < sides; j += 1) {
      const [a, b] = [at(ring, j), at(ring, j + 1)];
      part.push(index === 0 ? { a: b, b: a, c: middle, color: shade } : { a, b, c: middle, color: shade });
    }
  }
  return solid(part);
}

function mean(points: readonly Point[]): Point {
  const sum = points.reduce((s, p): Point => [s[0] + p[0], s[1] + p[1], s[2] + p[2]], [0, 0, 0] as Point);
  return [sum[0] / points.length, sum[1] / points.length, sum[2] / points.length];
}

/** How a plate ends above: `bevel` draws its upper edge in by that part of its size. */
interface Above {
  readonly bevel?: number;
  readonly topColor?: Color;
}

/** An outline [x, y] raised from `bottom` to `top`. */
export function plate(
  outline: readonly Corner[],
  bottom: number,
  top: number,
  color: Color,
  { bevel = 0, topColor = color }: Above = {},
): Part {
  const [mx, my] = mean(outline.map(([x, y]): Point => [x, y, 0]));
  const low = outline.map(([x, y]): Point => [x, y, bottom]);
  const high = outline.map(([x, y]): Point => [x + (mx - x) * bevel, y + (my - y) * bevel, top]);
  const part: Triangle[] = [];
  for (const [i, j, k] of triangulate(outline)) {
    part.push({ a: at(low, i), b: at(low, k), c: at(low, j), color });
    part.push({ a: at(high, i), b: at(high, j), c: at(high, k), color: topColor });
  }
  const turn = outline.reduce(
    (sum, [x, y], i) => sum + x * at(outline, i + 1)[1] - at(outline, i + 1)[0] * y,
    0,
  );
  for (let i = 0; i < outline.length; i += 1) {
    const [a, b, c, d] = [at(low, i), at(low, i + 1), at(high, i + 1), at(high, i)];
    const walls = [
      { a, b, c, color },
      { a, b: c, c: d, color },
    ];
    part.push(...(turn > 0 ? walls : inverted(walls)));
  }
  return solid(part);
}

/** An upright outline [y, z] from one x to another: wings of TIEs, fins, keels. */
export function fin(outline: readonly Corner[], left: number, right: number, color: Color): Part {
  return solid(
    plate(outline, left, right, color).map((triangle) => mapped(triangle, ([y, z, x]): Point => [x, y, z])),
  );
}

/** An outline [x, z] seen from the front, from one y to another. */
export function slab(outline: readonly Corner[], back: number, front: number, color: Color): Part {
  return solid(
    plate(outline, back, front, color).map((triangle) => mapped(triangle, ([x, z, y]): Point => [x, y, z])),
  );
}

export function box(middle: Point, size: Point, color: Color, bevel = 0): Part {
  const [x, y, z] = [size[0] / 2, size[1] / 2, size[2] / 2];
  const outline: readonly Corner[] = [
    [middle[0] - x, middle[1] - y],
    [middle[0] + x, middle[1] - y],
    [middle[0] + x, middle[1] + y],
    [middle[0] - x, middle[1] + y],
  ];
  return plate(outline, middle[2] - z, middle[2] + z, color, { bevel });
}

/** A round or oval ring [x, z] around a middle. */
export function oval(width: number, height = width, sides = 12, middle: Corner = [0, 0]): readonly Corner[] {
  return Array.from({ length: sides }, (_, i): Corner => {
    const angle = ((i + 0.5) / sides) * 2 * Math.PI;
    return [middle[0] + (Math.sin(angle) * width) / 2, middle[1] + (Math.cos(angle) * height) / 2];
  });
}

/** A ring [x, z] of eight corners: a rectangle whose corners are cut by a part of its size. */
export function cut(width: number, height: number, by = 0.3, middle: Corner = [0, 0]): readonly Corner[] {
  const [x, z, dx, dz] = [width / 2, height / 2, (width / 2) * by, (height / 2) * by];
  const corners: readonly Corner[] = [
    [x - dx, z],
    [x, z - dz],
    [x, dz - z],
    [x - dx, -z],
    [dx - x, -z],
    [-x, dz - z],
    [-x, z - dz],
    [dx - x, z],
  ];
  return corners.map(([a, b]): Corner => [a + middle[0], b + middle[1]]);
}

/** An outline from its numbers, two a corner. */
export function corners(...numbers: readonly number[]): readonly Corner[] {
  return numbers.flatMap((a, i): readonly Corner[] => (i % 2 === 0 ? [[a, numbers[i + 1] ?? 0]] : []));
}

/** A cross section by its size: where along the length, width, height, and how high its middle lies. */
export type Slice = readonly [y: number, width: number, height: number, z?: number];

/** The same paint left and right: a side of a ring of so many sides as the one that mirrors it, the right one's number. */
function evenly(paint: Paint, sides: number): Paint {
  if (typeof paint === 'number') return paint;
  return (section, side) => paint(section, side === sides - 1 ? side : Math.min(side, sides - 2 - side));
}

/**
 * A skin over rectangles whose corners are cut. Both flanks are painted alike: of its sides 7 lies on top, 0 on the
 * shoulders, 1 on the flanks, 2 below them, 3 on the bottom.
 */
export function hewn(slices: readonly Slice[], paint: Paint, by = 0.4): Part {
  return loft(
    slices.map(([y, width, height, z = 0]) => ({ y, ring: cut(width, height, by, [0, z]) })),
    evenly(paint, 8),
  );
}

/** A skin over ovals. Both flanks are painted alike: the last side lies on top, the others are counted down from it. */
export function rounded(slices: readonly Slice[], paint: Paint, sides = 12): Part {
  return loft(
    slices.map(([y, width, height, z = 0]) => ({ y, ring: oval(width, height, sides, [0, z]) })),
    evenly(paint, sides),
  );
}

/** Circles strung on an axis through the origin: [place along it, radius]. */
export function spin(axis: Axis, profile: readonly Corner[], paint: Paint, sides = 16): Part {
  const along = loft(
    profile.map(([y, radius]) => ({ y, ring: oval(radius * 2, radius * 2, sides) })),
    paint,
  );
  if (axis === 'y') return along;
  // A cyclic change of the axes keeps the surface outside.
  return along.map((triangle) =>
    mapped(triangle, ([x, y, z]): Point => (axis === 'z' ? [z, x, y] : [y, z, x])),
  );
}

/** A tube with a hole along y: from where to where it is, and its radii. */
export function hoop([back, front]: Corner, [outer, inner]: Corner, color: Color, sides = 20): Part {
  const rings: readonly Corner[] = [
    [back, outer],
    [front, outer],
    [front, inner],
    [back, inner],
  ];
  const points = rings.map(([y, radius]) =>
    oval(radius * 2, radius * 2, sides).map(([x, z]): Point => [x, y, z]),
  );
  const part: Triangle[] = [];
  for (let i = 0; i < 4; i += 1) {
    for (let j = 0; j < sides; j += 1) {
      const [near, far] = [at(points, i), at(points, i + 1)];
      const [a, b, c, d] = [at(near, j), at(near, j + 1), at(far, j + 1), at(far, j)];
      part.push({ a, b, c, color }, { a, b: c, c: d, color });
    }
  }
  return solid(part);
}

export function ball(middle: Point, radius: number, paint: Paint, sides = 14, rings = 8): Part {
  const profile = Array.from({ length: rings + 1 }, (_, i): Corner => {
    const angle = (i / rings) * Math.PI;
    return [-Math.cos(angle) * radius, i === 0 || i === rings ? 0 : Math.sin(angle) * radius];
  });
  return moved(spin('y', profile, paint, sides), middle);
}

/** The radius of a rod at its end, and how many sides it has. */
interface Ending {
  readonly end?: number;
  readonly sides?: number;
}

/** A cylinder or cone from one point to another. Four sides make a bar. */
export function rod(
  from: Point,
  to: Point,
  radius: number,
  color: Color,
  { end = radius, sides = 8 }: Ending = {},
): Part {
  const d: Point = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const length = Math.hypot(...d);
  const n: Point = [d[0] / length, d[1] / length, d[2] / length];
  const help: Point = Math.abs(n[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1];
  const u = unit(crossed(n, help));
  const v = crossed(n, u);
  const part = loft(
    [
      { y: 0, ring: oval(radius * 2, radius * 2, sides) },
      { y: length, ring: oval(end * 2, end * 2, sides) },
    ],
    color,
  );
  return solid(
    part.map((triangle) =>
      mapped(
        triangle,
        ([x, y, z]): Point => [
          from[0] + u[0] * x + n[0] * y + v[0] * z,
          from[1] + u[1] * x + n[1] * y + v[1] * z,
          from[2] + u[2] * x + n[2] * y + v[2] * z,
        ],
      ),
    ),
  );
}

/** Bars along a line of points; `closed` joins the last to the first. */
export function bars(points: readonly Point[], radius: number, color: Color, closed = true): Part {
  return points.flatMap((point, i) => {
    const next = points[i + 1] ?? (closed ? points[0] : undefined);
    return next ? rod(point, next, radius, color, { sides: 4 }) : [];
  });
}

export function crossed(a: Point, b: Point): Point {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function unit(a: Point): Point {
  const length = Math.hypot(...a);
  return length === 0 ? [0, 0, 1] : [a[0] / length, a[1] / length, a[2] / length];
}

function mapped({ a, b, c, color }: Triangle, map: (point: Point) => Point): Triangle {
  return { a: map(a), b: map(b), c: map(c), color };
}

export function moved(part: Part, [dx, dy, dz]: Point): Part {
  return part.map((triangle) => mapped(triangle, ([x, y, z]): Point => [x + dx, y + dy, z + dz]));
}

export function scaled(part: Part, by: number | Point): Part {
  const [sx, sy, sz] = typeof by === 'number' ? [by, by, by] : by;
  return part.map((triangle) => mapped(triangle, ([x, y, z]): Point => [x * sx, y * sy, z * sz]));
}

/**
 * Turned about an axis through `about`, in degrees. About y what lies right rises; about x the front rises; about z
 * the ship turns to its left.
 */
export function turned(part: Part, axis: Axis, degrees: number, about: Point = [0, 0, 0]): Part {
  const [s, c] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [ox, oy, oz] = about;
  return part.map((triangle) =>
    mapped(triangle, (point): Point => {
      const [x, y, z] = [point[0] - ox, point[1] - oy, point[2] - oz];
      if (axis === 'x') return [point[0], oy + y * c - z * s, oz + y * s + z * c];
      if (axis === 'y') return [ox + x * c - z * s, point[1], oz + x * s + z * c];
      return [ox + x * c - y * s, oy + x * s + y * c, point[2]];
    }),
  );
}

/** A part and its image on the other side of the ship. */
export function mirrored(part: Part): Part {
  return [...part, ...flipped(part)];
}

/** The image of a part on the other side: across the middle of the ship, or of its height. */
export function flipped(part: Part, axis: 'x' | 'z' = 'x'): Part {
  return inverted(
    part.map((triangle) => mapped(triangle, ([x, y, z]): Point => (axis === 'x' ? [-x, y, z] : [x, y, -z]))),
  );
}

/** A part above and its image below. */
export function aboveAndBelow(part: Part): Part {
  return [...part, ...flipped(part, 'z')];
}

/** A chance that is the same every time: numbers from 0 to 1. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

export function shaded(color: Color, by: number): Color {
  const channel = (shift: number) => Math.max(0, Math.min(255, Math.round(((color >> shift) & 255) * by)));
  return (channel(16) << 16) | (channel(8) << 8) | channel(0);
}

/** Plates of slightly different shade: all triangles of one plane share theirs. */
export function worn(part: Part, strength = 0.05): Part {
  return part.map((triangle) => {
    const { a, b, c, color } = triangle;
    const n = unit(crossed([b[0] - a[0], b[1] - a[1], b[2] - a[2]], [c[0] - a[0], c[1] - a[1], c[2] - a[2]]));
    const far = n[0] * a[0] + n[1] * a[1] + n[2] * a[2];
    const key = [n[0], n[1], n[2], far / 8].reduce(
      (sum, v) => Math.imul(sum, 31) + Math.round(v * 24),
      Math.round(color % 97),
    );
    return { ...triangle, color: shaded(color, 1 + (scatter(key * 7919)() - 0.5) * 2 * strength) };
  });
}

/** Small boxes strewn over a field [left, back, right, front] that lies at a height: hatches, vents, machinery. */
export function clutter(
  field: readonly [left: number, back: number, right: number, front: number],
  z: number,
  count: number,
  colors: readonly Color[],
  { seed = 1, size = 1.6, height = 0.7 }: { seed?: number; size?: number; height?: number } = {},
): Part {
  const chance = scatter(seed * 7477 + 11);
  const [left, back, right, front] = field;
  return Array.from({ length: count }, () => {
    const w = size * (0.4 + chance() * 0.9);
    const l = size * (0.4 + chance() * 1.4);
    const h = height * (0.4 + chance());
    const x = left + w / 2 + chance() * (right - left - w);
    const y = back + l / 2 + chance() * (front - back - l);
    return box(
      [x, y, z + h / 2 - 0.2],
      [w, l, h + 0.4],
      at(colors, Math.floor(chance() * colors.length)),
      0.15,
    );
  }).flat();
}
