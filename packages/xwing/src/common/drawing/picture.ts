/** Pictures of the table as SVG: mm on the board, y upwards, true shapes, numbers rounded to 0.01 mm. */
import { cos, frameOf, moved, type Pose, placed, sin } from '@firing-arc/table';
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
  | { readonly kind: 'polygon'; readonly look: Look; readonly points: ArrayLike<number> }
  | { readonly kind: 'template'; readonly look: Look; readonly part: TemplatePart }
  | { readonly kind: 'line'; readonly look: Look; readonly from: Point; readonly to: Point }
  | { readonly kind: 'label'; readonly text: string; readonly at: Point };

type Point = readonly [number, number];

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
  const bounds = boundsOf(shapes);
  const [left, low, right, high] = bounds;
  const paper = (x: number, y: number): string => `${number(x - left)} ${number(high - y)}`;
  const drawn = shapes.map((shape) => draw(shape, paper)).join('\n');
  const width = number(right - left);
  const height = number(high - low);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm">`,
    `<title>${escaped(title)}</title>`,
    `<style>${STYLE}</style>`,
    drawn,
    '</svg>',
    '',
  ].join('\n');
}

const MARGIN = 8;

function boundsOf(shapes: readonly Shape[]): readonly [number, number, number, number] {
  let left = Number.POSITIVE_INFINITY;
  let low = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const shape of shapes) {
    const points = cornersOf(shape);
    for (let i = 0; i < points.length; i += 2) {
      left = Math.min(left, points[i]!);
      right = Math.max(right, points[i]!);
      low = Math.min(low, points[i + 1]!);
      high = Math.max(high, points[i + 1]!);
    }
  }
  return [left - MARGIN, low - MARGIN, right + MARGIN, high + MARGIN];
}

function cornersOf(shape: Shape): ArrayLike<number> {
  switch (shape.kind) {
    case 'polygon':
      return shape.points;
    case 'template':
      return templateCorners(shape.part).flat();
    case 'line':
      return [...shape.from, ...shape.to];
    case 'label':
      return shape.at;
  }
}

function draw(shape: Shape, paper: (x: number, y: number) => string): string {
  switch (shape.kind) {
    case 'polygon': {
      const steps: string[] = [];
      for (let i = 0; i < shape.points.length; i += 2)
        steps.push(paper(shape.points[i]!, shape.points[i + 1]!));
      return `<path class="${shape.look}" d="M${steps.join('L')}Z"/>`;
    }
    case 'template':
      return `<path class="${shape.look}" d="${templatePath(shape.part, paper)}"/>`;
    case 'line':
      return `<path class="${shape.look}" d="M${paper(...shape.from)}L${paper(...shape.to)}"/>`;
    case 'label': {
      const [x, y] = paper(...shape.at).split(' ');
      return `<text x="${x}" y="${y}">${escaped(shape.text)}</text>`;
    }
  }
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
function templatePath(part: TemplatePart, paper: (x: number, y: number) => string): string {
  const [a, b, c, d] = templateCorners(part).map(([x, y]) => paper(x, y));
  const { radius, side } = part;
  if (radius === 0) return `M${a}L${b}L${c}L${d}Z`;
  const half = TEMPLATE_WIDTH / 2;
  const right = number(radius - side * half);
  const left = number(radius + side * half);
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

function number(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
