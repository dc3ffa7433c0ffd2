/** How the things of the table look in its pictures. */
import {
  type Drawn,
  type Frame,
  frameOf,
  type MeasuredLine,
  type Point,
  type Pose,
  placed,
  svgPicture,
} from '@firing-arc/table';
import { BASES, type ShipSize } from '../geometry/bases.ts';
import { HULLS } from '../geometry/zones.ts';

/** How a shape looks; each has its rule in the picture's own style sheet. */
export type Look =
  | 'start'
  | 'base'
  | 'refused'
  | 'zone'
  | 'chosen'
  | 'tool'
  | 'obstacle'
  | 'arc'
  | 'range'
  | 'sight';

/** One shape of a picture, in mm on the table. */
export type Shape = Drawn<Look>;

const STYLE = [
  'svg{background:#fbfaf7}',
  'path,circle{stroke-width:.6;stroke-linejoin:round;fill:none;stroke:#333}',
  '.start{fill:#eee;stroke:#777}',
  '.base{fill:#c9dcef;fill-opacity:.7;stroke:#1f4e79}',
  '.refused{fill:#f6d5d0;stroke:#b03a2e}',
  '.zone{stroke:#4f81bd}',
  '.chosen{fill:#ffe9b0;stroke:#8a6d1c}',
  '.tool{fill:#ddd3e8;fill-opacity:.8;stroke:#5b3d7a}',
  '.obstacle{fill:#d8cbb8;stroke:#6b4f2a}',
  '.arc{stroke:#4f81bd;stroke-dasharray:3 2}',
  '.range{stroke:#c0392b;stroke-width:1}',
  '.sight{stroke:#3a7d2c;stroke-width:1;stroke-dasharray:5 2}',
].join('');

/** A picture of shapes, cut to what it shows and a margin around it. */
export function picture(shapes: readonly Shape[], title: string): string {
  return svgPicture(shapes, title, STYLE);
}

/** A base and a mark at its front that shows where it faces. */
export function baseShapes(size: ShipSize, pose: Pose, look: Look): readonly Shape[] {
  const { halfX: w, halfY: h } = BASES[size].footprint.core;
  const parts = [
    [-w, h, w, h, w, -h, -w, -h],
    [0, h - 2, -4, h - 10, 4, h - 10],
  ];
  const frame = frameOf(pose);
  return parts.map((points) => ({ kind: 'polygon', look, points: placed(points, frame) }));
}

/** The hull zones of a ship with their targeting points; one of them may stand out. */
export function zoneShapes(ship: string, pose: Pose, chosen: string | null = null): readonly Shape[] {
  const hull = HULLS[ship];
  if (hull === undefined) return [];
  const frame = frameOf(pose);
  const zones = Object.entries(hull.zones).map(([zone, { points }]): Shape => {
    return { kind: 'polygon', look: zone === chosen ? 'chosen' : 'zone', points: placed(points, frame) };
  });
  const dots = Object.values(hull.zones).map(({ target }): Shape => {
    const [x, y] = placed(target, frame);
    return { kind: 'disc', look: 'chosen', at: [x!, y!], radius: 1.2 };
  });
  return [...zones, ...dots];
}

/** How far the arc lines are drawn from where they leave the token, mm. */
const ARC_DRAWN = 120;

/** The arc lines of a ship, drawn some way beyond its token. */
export function arcShapes(ship: string, pose: Pose): readonly Shape[] {
  const hull = HULLS[ship];
  if (hull === undefined) return [];
  const frame = frameOf(pose);
  return hull.lines.map((line): Shape => ({ kind: 'line', look: 'arc', ...beyond(line, frame) }));
}

/** An arc line drawn on from where it leaves the token. */
function beyond([x1, y1, x2, y2]: MeasuredLine, frame: Frame): { readonly from: Point; readonly to: Point } {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const length = Math.sqrt(dx * dx + dy * dy);
  const [fromX, fromY, toX, toY] = placed(
    [x2, y2, x2 + (ARC_DRAWN * dx) / length, y2 + (ARC_DRAWN * dy) / length],
    frame,
  );
  return { from: [fromX!, fromY!], to: [toX!, toY!] };
}
