/** How the things of the table look in its pictures. */
import {
  cos,
  type Drawn,
  frameOf,
  moved,
  type Paper,
  type Point,
  type Pose,
  placed,
  rounded,
  sin,
  svgPicture,
} from '@firing-arc/table';
import type { BaseShape } from '../bases.ts';
import { TEMPLATE_WIDTH, type TemplatePart } from '../templates.ts';

/** How a shape looks; each has its rule in the picture's own style sheet. */
export type Look =
  | 'area'
  | 'base'
  | 'start'
  | 'ghost'
  | 'refused'
  | 'template'
  | 'spent'
  | 'obstacle'
  | 'device'
  | 'arc'
  | 'band'
  | 'line';

/** One shape of a picture, in mm on the table. */
export type Shape =
  | Drawn<Look>
  | { readonly kind: 'template'; readonly look: Look; readonly part: TemplatePart };

const STYLE = [
  'svg{background:#fbfaf7}',
  'path{stroke-width:.6;stroke-linejoin:round;fill:none;stroke:#333}',
  '.area{stroke:#999;stroke-dasharray:4 3}',
  '.base{fill:#c9dcef;stroke:#1f4e79}',
  '.start{fill:#eee;stroke:#777}',
  '.ghost{fill:#d9eed2;stroke:#3a7d2c}',
  '.refused{fill:#f6d5d0;stroke:#b03a2e}',
  '.template{fill:#ddd3e8;stroke:#5b3d7a}',
  '.spent{stroke:#5b3d7a;stroke-dasharray:2 2}',
  '.obstacle{fill:#d8cbb8;stroke:#6b4f2a}',
  '.device{fill:#f3e3b3;stroke:#8a6d1c}',
  '.arc{fill:#e6f0fa;stroke:#4f81bd}',
  '.band{stroke:#4f81bd;stroke-dasharray:3 2}',
  '.line{stroke:#c0392b;stroke-width:1}',
  'text{font:6px sans-serif;fill:#222;text-anchor:middle}',
].join('');

/** A picture of shapes, cut to what it shows and a margin around it. */
export function picture(shapes: readonly Shape[], title: string): string {
  return svgPicture(shapes.map(drawn), title, STYLE);
}

/** A template with its true arcs; everything else is drawn as it is. */
function drawn(shape: Shape): Drawn<Look> {
  if (shape.kind !== 'template') return shape;
  const { look, part } = shape;
  return { kind: 'path', look, corners: templateCorners(part), steps: (paper) => templatePath(part, paper) };
}

/** Corners of a template: left and right of its start, right and left of its end. */
function templateCorners(part: TemplatePart): readonly Point[] {
  const half = TEMPLATE_WIDTH / 2;
  const { radius, degrees, side, length } = part;
  const start = frameOf(part);
  const on = (right: number, ahead: number): Point => [
    start.x + right * start.cos + ahead * start.sin,
    start.y - right * start.sin + ahead * start.cos,
  ];
  if (radius === 0) return [on(-half, 0), on(half, 0), on(half, length), on(-half, length)];
  const s = sin(degrees);
  const c = cos(degrees);
  const end = (r: number): Point => on(side * (radius - r * c), r * s);
  const inner = radius - half;
  const outer = radius + half;
  return side === 1
    ? [on(-half, 0), on(half, 0), end(inner), end(outer)]
    : [on(-half, 0), on(half, 0), end(outer), end(inner)];
}

/** A template's outline with true arcs. */
function templatePath(part: TemplatePart, paper: Paper): string {
  const [a, b, c, d] = templateCorners(part).map(([x, y]) => paper(x, y));
  const { radius, side } = part;
  if (radius === 0) return `M${a}L${b}L${c}L${d}Z`;
  const half = TEMPLATE_WIDTH / 2;
  const right = rounded(radius - side * half);
  const left = rounded(radius + side * half);
  const turn = side === 1 ? 1 : 0;
  return `M${b}A${right} ${right} 0 0 ${turn} ${c}L${d}A${left} ${left} 0 0 ${1 - turn} ${a}Z`;
}

/** A base with its guides, and a mark that shows where it faces. */
export function baseShapes(base: BaseShape, pose: Pose, look: Look): readonly Shape[] {
  const frame = frameOf(pose);
  const rectangle = (x: number, y: number, halfX: number, halfY: number): readonly number[] => [
    ...[x - halfX, y + halfY, x + halfX, y + halfY],
    ...[x + halfX, y - halfY, x - halfX, y - halfY],
  ];
  const { halfX, halfY, footprint } = base;
  const parts = [
    rectangle(0, 0, halfX, halfY),
    ...footprint.parts.map((guide) => rectangle(guide.x, guide.y, guide.halfX, guide.halfY)),
    [0, halfY - 2, -3, halfY - 9, 3, halfY - 9],
  ];
  return parts.map((points) => ({ kind: 'polygon', look, points: placed(points, frame) }));
}

/** A name in the middle of a thing. */
export function label(text: string, at: { readonly x: number; readonly y: number }): Shape {
  const below = moved({ x: at.x, y: at.y, facing: 0 }, 0, -2, 0);
  return { kind: 'label', text, at: [below.x, below.y] };
}
