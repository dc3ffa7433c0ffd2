/** What is printed on bases, as shapes: SVG paths in the frame of a base, front up, y down. */

import { type BufferGeometry, ExtrudeGeometry, Shape, ShapeGeometry, Vector2 } from 'three';
import { SVGLoader } from 'three/addons/loaders/SVGLoader.js';
import type { Print, ShownBase } from '../shown/table.ts';
import type { Lit, Spot, Stroke } from './lit.ts';

const loader = new SVGLoader();

const pathsOf = (prints: readonly Print[]) =>
  loader.parse(
    `<svg xmlns="http://www.w3.org/2000/svg">${prints
      .map(({ d, transform = '' }) => `<path d="${d}" transform="scale(1 -1) ${transform}"/>`)
      .join('')}</svg>`,
  ).paths;

/** The outlines of prints, y up as on the stage. */
export const shapesOf = (prints: readonly Print[]): readonly Shape[] =>
  pathsOf(prints).flatMap((path) => path.toShapes());

/** Prints as fields that are strong where `strength` says so, by the place in the base's frame. */
export function fill(
  lit: Lit,
  prints: readonly Print[],
  height: number,
  strength: (x: number, y: number) => number,
): void {
  if (prints.length === 0) return;
  const flat = new ShapeGeometry([...shapesOf(prints)], 6);
  const places = flat.getAttribute('position');
  const index = flat.getIndex();
  const spot = (at: number): Spot => [places.getX(at), places.getY(at)];
  for (let at = 0; index && at + 2 < index.count; at += 3) {
    const corners = [spot(index.getX(at)), spot(index.getX(at + 1)), spot(index.getX(at + 2))] as const;
    lit.triangle(...corners, height, [
      strength(...corners[0]),
      strength(...corners[1]),
      strength(...corners[2]),
    ]);
  }
  flat.dispose();
}

/** Prints as lines of some width; paths that are open stay open. */
export function draw(
  lit: Lit,
  prints: readonly Print[],
  width: number,
  height: number,
  strength: number,
): void {
  if (prints.length === 0) return;
  for (const { subPaths } of pathsOf(prints)) {
    for (const path of subPaths) {
      const points = path.getPoints(10);
      for (let at = 0; at + 1 < points.length; at++) {
        const [from, to] = [points[at]!, points[at + 1]!];
        lit.line([from.x, from.y], [to.x, to.y], { width, height, strength, around: width * 1.6 });
      }
    }
  }
}

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
export function rim(lit: Lit, base: ShownBase, line: Stroke, dash: number | null): void {
  const stroke = { ...line, around: line.width * 2.2 };
  const outline = outlineOf(base, line.width / 2);
  outline.forEach((from, at) => {
    const to = outline[(at + 1) % outline.length]!;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (dash === null || length < dash) {
      if (dash === null || at % 4 !== 3) lit.line(from, to, stroke);
      return;
    }
    const count = Math.round((length / dash - 1) / 1.4) + 1;
    const unit = length / (count + (count - 1) * 0.4);
    const along = (mm: number): Spot => [
      from[0] + ((to[0] - from[0]) * mm) / length,
      from[1] + ((to[1] - from[1]) * mm) / length,
    ];
    for (let nth = 0; nth < count; nth++) {
      lit.line(along(nth * 1.4 * unit), along((nth * 1.4 + 1) * unit), stroke);
    }
  });
}
