/** What is printed on bases, as shapes: SVG paths in the frame of a base, front up, y down. */

import {
  BufferGeometry,
  ExtrudeGeometry,
  Float32BufferAttribute,
  Shape,
  ShapeGeometry,
  Vector2,
} from 'three';
import { SVGLoader } from 'three/addons/loaders/SVGLoader.js';
import type { Print, ShownBase } from '../shown/table.ts';

const loader = new SVGLoader();

/** The outlines of prints, y up as on the stage. */
function shapesOf(prints: readonly Print[]): readonly Shape[] {
  const paths = prints.map(
    ({ d, transform = '' }) => `<path d="${d}" transform="scale(1 -1) ${transform}"/>`,
  );
  const { paths: found } = loader.parse(`<svg xmlns="http://www.w3.org/2000/svg">${paths.join('')}</svg>`);
  return found.flatMap((path) => path.toShapes());
}

/** Prints as a flat surface. */
export const filled = (prints: readonly Print[]): BufferGeometry =>
  new ShapeGeometry([...shapesOf(prints)], 6);

/** Prints as a solid of some height, its middle at zero. */
export function solid(prints: readonly Print[], height: number): BufferGeometry {
  const bevel = height * 0.22;
  return new ExtrudeGeometry([...shapesOf(prints)], {
    depth: height - 2 * bevel,
    bevelThickness: bevel,
    bevelSize: bevel * 0.5,
    bevelOffset: -bevel * 0.5,
    bevelSegments: 1,
    curveSegments: 8,
  }).translate(0, 0, bevel - height / 2);
}

/** Prints as lines of some width; paths that are open stay open. */
export function drawn(prints: readonly Print[], width: number): BufferGeometry {
  const paths = prints.map(
    ({ d, transform = '' }) => `<path d="${d}" transform="scale(1 -1) ${transform}"/>`,
  );
  const { paths: found } = loader.parse(`<svg xmlns="http://www.w3.org/2000/svg">${paths.join('')}</svg>`);
  const lines = found.flatMap(({ subPaths }) => subPaths.map((path) => path.getPoints(10)));
  return merged(
    lines.map((points) =>
      stroke(
        points.map(({ x, y }) => [x, y] as const),
        width,
      ),
    ),
  );
}

type Spot = readonly [number, number];

/** The outline of a base, from its middle. */
export function outlineOf(base: ShownBase, inset = 0): readonly Spot[] {
  if (base.kind === 'disc') {
    return Array.from({ length: 48 }, (_, at) => {
      const angle = (at / 48) * 2 * Math.PI;
      return [Math.cos(angle) * (base.radius - inset), Math.sin(angle) * (base.radius - inset)];
    });
  }
  const [x, y] = [base.halfX - inset, base.halfY - inset];
  return [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ];
}

/** A slab of a base's shape. */
export function slab(base: ShownBase, height: number): BufferGeometry {
  const shape = new Shape(outlineOf(base).map(([x, y]) => new Vector2(x, y)));
  return new ExtrudeGeometry(shape, { depth: height, bevelEnabled: false });
}

/** A lit rim just inside a base; in dashes of some length, or whole. */
export function rim(base: ShownBase, width: number, dash: number | null): BufferGeometry {
  const outline = outlineOf(base, width / 2);
  if (dash === null) return stroke([...outline, outline[0]!], width);
  const pieces: BufferGeometry[] = [];
  outline.forEach((from, at) => {
    const to = outline[(at + 1) % outline.length]!;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length < dash) {
      if (at % 4 !== 3) pieces.push(stroke([from, to], width));
      return;
    }
    const count = Math.round((length / dash - 1) / 1.4) + 1;
    const unit = length / (count + (count - 1) * 0.4);
    const along = (mm: number): Spot => [
      from[0] + ((to[0] - from[0]) * mm) / length,
      from[1] + ((to[1] - from[1]) * mm) / length,
    ];
    for (let nth = 0; nth < count; nth++) {
      pieces.push(stroke([along(nth * 1.4 * unit), along((nth * 1.4 + 1) * unit)], width));
    }
  });
  return merged(pieces);
}

/** A line of some width as rectangles, each a little longer than it is so that corners close. */
function stroke(points: readonly Spot[], width: number): BufferGeometry {
  const places: number[] = [];
  for (let at = 0; at + 1 < points.length; at++) {
    const [[x1, y1], [x2, y2]] = [points[at]!, points[at + 1]!];
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length === 0) continue;
    const half = width / 2 / length;
    const [dx, dy] = [(x2 - x1) * half, (y2 - y1) * half];
    const [a, b] = [[x1 - dx - dy, y1 - dy + dx, 0] as const, [x2 + dx - dy, y2 + dy + dx, 0] as const];
    const [c, d] = [[x2 + dx + dy, y2 + dy - dx, 0] as const, [x1 - dx + dy, y1 - dy - dx, 0] as const];
    places.push(...a, ...d, ...c, ...a, ...c, ...b);
  }
  return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(places, 3));
}

function merged(parts: readonly BufferGeometry[]): BufferGeometry {
  const places = parts.flatMap((part) => [...(part.getAttribute('position')?.array ?? [])]);
  return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(places, 3));
}
