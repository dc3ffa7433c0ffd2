/** Rocks and wrecks over their true outlines: flat shaded triangles with a color each. */

import { BufferGeometry, Color, Float32BufferAttribute, Vector2 } from 'three';

/** How far in each ring of a rock lies, and how high, as parts of its size. */
const RINGS = [
  { out: 1, high: 0, corners: 26 },
  { out: 0.98, high: 0.16, corners: 26 },
  { out: 0.86, high: 0.33, corners: 22 },
  { out: 0.66, high: 0.46, corners: 16 },
  { out: 0.4, high: 0.54, corners: 10 },
  { out: 0.16, high: 0.57, corners: 5 },
] as const;

/** A rock over its true outline: its foot is the outline, its faces are rough, with pits and veins. */
export function rock(outline: readonly Vector2[], random: () => number): BufferGeometry {
  const middle = middleOf(outline);
  const size = Math.max(...outline.map((corner) => corner.distanceTo(middle)));
  const rough = (by: number) => (random() - 0.5) * by * size;
  const pits = Array.from(
    { length: 4 },
    () => [rough(1.2), rough(1.2), size * (0.1 + random() * 0.16)] as const,
  );
  const sunk = (x: number, y: number) =>
    pits.reduce((sum, [px, py, r]) => {
      const away = Math.hypot(x - middle.x - px, y - middle.y - py) / r;
      return sum + (away < 1 ? (1 - away * away) * r * 0.6 : 0);
    }, 0);
  const rings = RINGS.map(({ out, high, corners: count }) =>
    evenly(outline, count).map((foot): Corner => {
      const spot = foot.clone().sub(middle).multiplyScalar(out).add(middle);
      if (high === 0) return [spot.x, spot.y, 0];
      const [x, y] = [spot.x + rough(0.08), spot.y + rough(0.08)];
      return [x, y, Math.max(1, high * size * 0.92 + rough(0.11) - sunk(x, y))];
    }),
  );
  const faces = new Faces();
  const tone = new Color();
  const stone = (height: number) =>
    tone.setHSL(
      0.07 + random() * 0.025,
      0.17 + random() * 0.08,
      0.13 + random() * 0.09 + 0.07 * (height / size),
    );
  for (const [at, low] of rings.entries()) {
    const above = rings[at + 1] ?? [[middle.x, middle.y, low[0]![2]] as const];
    stitch(low, above, (a, b, c) => faces.add(a, b, c, stone(b[2])));
  }
  return faces.geometry();
}

/** Triangles between two rings, of however many corners each. */
function stitch(
  low: readonly Corner[],
  high: readonly Corner[],
  add: (a: Corner, b: Corner, c: Corner) => void,
): void {
  for (let i = 0, j = 0; i < low.length || (j < high.length && high.length > 1); ) {
    const [a, c] = [low[i % low.length]!, high[j % high.length]!];
    const below = high.length === 1 || (i < low.length && (i + 1) / low.length <= (j + 1) / high.length);
    if (below) add(a, low[++i % low.length]!, c);
    else add(a, high[++j % high.length]!, c);
  }
}

/** Points along an outline, as far from each other. */
function evenly(outline: readonly Vector2[], count: number): readonly Vector2[] {
  const lengths = outline.map((from, at) => from.distanceTo(outline[(at + 1) % outline.length]!));
  const step = lengths.reduce((sum, length) => sum + length, 0) / count;
  const points: Vector2[] = [];
  let due = 0;
  for (const [at, from] of outline.entries()) {
    const length = lengths[at]!;
    for (; due < length && points.length < count; due += step)
      points.push(from.clone().lerp(outline[(at + 1) % outline.length]!, length === 0 ? 0 : due / length));
    due -= length;
  }
  return points;
}

/** What is left of a ship: torn plates and struts, all within the outline. */
export function wreck(outline: readonly Vector2[], random: () => number): BufferGeometry {
  const middle = middleOf(outline);
  const faces = new Faces();
  const tone = new Color();
  for (let plate = 0; plate < 90; plate++) {
    const edge = outline[Math.floor(random() * outline.length)]!;
    const at = middle.clone().lerp(edge, Math.sqrt(random()) * 0.86);
    const size = 2 + random() ** 2 * 8;
    const turn = random() * 6.28;
    const high = 2 + random() * 12;
    const burnt = random() < 0.2;
    tone.setHSL(burnt ? 0.06 : 0.6, burnt ? 0.45 : 0.08, 0.1 + random() * 0.16);
    const spots = [0, 1.9 + random() * 0.5, 3.6 + random(), 5].map((angle) => {
      const out = size * (0.5 + random() * 0.6);
      const spot = new Vector2(Math.cos(turn + angle), Math.sin(turn + angle)).multiplyScalar(out).add(at);
      return [spot.x, spot.y, high + (random() - 0.5) * 8] as const;
    });
    faces.add(spots[0]!, spots[1]!, spots[2]!, tone);
    faces.add(spots[0]!, spots[2]!, spots[3]!, tone.multiplyScalar(0.85));
  }
  return faces.geometry();
}

export function middleOf(outline: readonly Vector2[]): Vector2 {
  const sum = outline.reduce((all, corner) => all.add(corner), new Vector2());
  return sum.divideScalar(Math.max(1, outline.length));
}

type Corner = readonly [number, number, number];

/** Triangles, each of one color. */
class Faces {
  readonly #places: number[] = [];
  readonly #colors: number[] = [];

  add(a: Corner, b: Corner, c: Corner, { r, g, b: blue }: Color): void {
    this.#places.push(...a, ...b, ...c);
    for (let corner = 0; corner < 3; corner++) this.#colors.push(r, g, blue);
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new Float32BufferAttribute(this.#places, 3));
    geometry.setAttribute('color', new Float32BufferAttribute(this.#colors, 3));
    geometry.computeVertexNormals();
    return geometry;
  }
}
