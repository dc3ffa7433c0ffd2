/**
 * The same work done by the geometry library nearest to ours, @flatten-js/core: polygons of segments and arcs,
 * clipping, shortest segments. It knows no paths, so the places on them are ours, and it backs up as such programs do:
 * by half a millimetre, then by halves. What lies still is built once, on both sides; boxes are compared first.
 */
import { baseBody, courseEnd, legalCourses, type ToolPiece, toolPieces } from '@firing-arc/armada';
import { arcTrack, follow, newMotion, type Pose } from '@firing-arc/table';
import {
  attackRange,
  BASES,
  baseCorners,
  distance,
  executeManeuver,
  outlineOf,
  type ShipBody,
  shipBody,
} from '@firing-arc/xwing/common';
import Flatten from '@flatten-js/core';
import { ATTACKER, BLOCKED, CLEAR, DEFENDER, FROM, ROCKS, STRAIGHT, TURN } from './geometry.ts';
import { type Effort, keep, measure, type Row } from './measure.ts';

type Points = ArrayLike<number>;
type Place = { readonly x: number; readonly y: number; readonly sin: number; readonly cos: number };

function polygon(points: Points): Flatten.Polygon {
  const corners: [number, number][] = [];
  for (let i = 0; i < points.length; i += 2) corners.push([points[i]!, points[i + 1]!]);
  return new Flatten.Polygon(corners);
}

/** An outline given around the origin, laid down at a place. */
function laid(points: Points, { x, y, sin, cos }: Place): Flatten.Polygon {
  const corners: [number, number][] = [];
  for (let i = 0; i < points.length; i += 2) {
    const [px, py] = [points[i]!, points[i + 1]!];
    corners.push([x + px * cos + py * sin, y - px * sin + py * cos]);
  }
  return new Flatten.Polygon(corners);
}

function meet(a: Flatten.Polygon, b: Flatten.Polygon): boolean {
  if (a.box.not_intersect(b.box)) return false;
  return a.intersect(b).length > 0 || a.contains(b.vertices[0]!) || b.contains(a.vertices[0]!);
}

const meetsAny = (a: Flatten.Polygon, others: readonly Flatten.Polygon[]): boolean =>
  others.some((other) => meet(a, other));
const countOf = (a: Flatten.Polygon, others: readonly Flatten.Polygon[]): number =>
  others.filter((other) => meet(a, other)).length;

const placeOf = ({ x, y, facing }: Pose): Place => {
  const turned = (facing * Math.PI) / 180;
  return { x, y, sin: Math.sin(turned), cos: Math.cos(turned) };
};
const FOOT = outlineOf(shipBody('small', { x: 0, y: 0, facing: 0 }));
const HALF = BASES.small.half;
const WIDTH = 20;
const start = placeOf(FROM);
const ahead = (mm: number): Place => ({ ...start, x: start.x + start.sin * mm, y: start.y + start.cos * mm });
const clear = CLEAR.map((ship) => polygon(outlineOf(ship)));
const blocked = BLOCKED.map((ship) => polygon(outlineOf(ship)));
const rocks = ROCKS.map((rock) => polygon(outlineOf(rock)));

/** Three straight: the base at its end against nine ships, base and template against six rocks. */
function straightMove(): number {
  const base = laid(FOOT, ahead(2 * HALF + 120));
  const side = WIDTH / 2;
  const template = laid([-side, 0, side, 0, side, 120, -side, 120], ahead(HALF));
  return meetsAny(base, clear) ? -1 : countOf(template, rocks) + countOf(base, rocks);
}

const TRACK = arcTrack(2 * HALF, 90, 90);
const motion = newMotion();

/** Where the base stands on three turn right, its rear hash mark `r` mm along the template. */
function onTurn(r: number): Place {
  const piece = TRACK.pieces.find(({ to }) => r <= to) ?? TRACK.pieces.at(-1)!;
  follow(TRACK, piece.stretch, r, motion);
  const from = ahead(HALF);
  return {
    x: from.x + motion.x * start.cos + motion.y * start.sin,
    y: from.y - motion.x * start.sin + motion.y * start.cos,
    sin: start.sin * motion.cos + start.cos * motion.sin,
    cos: start.cos * motion.cos - start.sin * motion.sin,
  };
}

function turnMove(): Place {
  let free = TRACK.length;
  let taken = free;
  while (free > -2 * HALF && meetsAny(laid(FOOT, onTurn(free)), blocked)) {
    taken = free;
    free -= 0.5;
  }
  for (let i = 0; i < 19; i++) {
    const middle = (free + taken) / 2;
    if (meetsAny(laid(FOOT, onTurn(middle)), blocked)) taken = middle;
    else free = middle;
  }
  const place = onTurn(free);
  keep(countOf(turnTemplate(free), rocks) + countOf(laid(FOOT, place), rocks));
  return place;
}

/** The template of the turn up to a length of it, with true arcs. */
function turnTemplate(length: number): Flatten.Polygon {
  const from = ahead(HALF);
  const middle = new Flatten.Point(from.x + 90 * start.cos, from.y - 90 * start.sin);
  const first = Math.atan2(start.sin, -start.cos);
  const last = first - length / 90;
  const [inner, outer] = [90 - WIDTH / 2, 90 + WIDTH / 2];
  const out = new Flatten.Arc(middle, outer, first, last, false);
  const back = new Flatten.Arc(middle, inner, last, first, true);
  return new Flatten.Polygon([
    out,
    new Flatten.Segment(out.end, back.start),
    back,
    new Flatten.Segment(back.end, out.start),
  ]);
}

const square = (ship: ShipBody): Flatten.Polygon => polygon(baseCorners(ship));
const attacker = square(ATTACKER);
const defender = square(DEFENDER);
const wedge = laid(
  [0, 0, 1000 * BASES.small.arcTangent, 1000, -1000 * BASES.small.arcTangent, 1000],
  ATTACKER,
);

const shortest = (): [number, Flatten.Segment] => attacker.distanceTo(defender);
const shortestInArc = (): [number, Flatten.Segment] =>
  attacker.distanceTo(Flatten.BooleanOperations.intersect(defender, wedge));

const LIMITS = [0, 1, 1, 2];
const SMALL = baseBody('small', { x: 0, y: 0, facing: 0 }).points;

function boxOf({ frame, box }: ToolPiece): Flatten.Polygon {
  const { halfX, halfY } = box;
  return laid([-halfX, -halfY, halfX, -halfY, halfX, halfY, -halfX, halfY], frame);
}

/** How many of the 90 courses do not end on the tool; the tool is laid by us, the base a hair smaller. */
function courses(): number {
  const base = Array.from(SMALL, (value) => value * 0.99999);
  let legal = 0;
  for (const b of [-1, 0, 1])
    for (const c of [-1, 0, 1])
      for (const d of [-2, -1, 0, 1, 2])
        for (const side of ['left', 'right'] as const) {
          const clicks = [0, b, c, d];
          const end = laid(base, placeOf(courseEnd('small', { x: 0, y: 0, facing: 0 }, clicks, side)));
          if (!meetsAny(end, toolPieces('small', clicks, side).map(boxOf))) legal++;
        }
  return legal;
}

/** Throws unless the library finds what we find. */
function agree(): void {
  const ours = executeManeuver('small', FROM, TURN, BLOCKED).pose;
  const theirs = turnMove();
  const pairs: readonly (readonly [string, number, number])[] = [
    ['blocked turn, x', theirs.x, ours.x],
    ['blocked turn, y', theirs.y, ours.y],
    ['range', shortest()[0], distance(ATTACKER, DEFENDER)],
    ['range in arc', shortestInArc()[0], attackRange(ATTACKER, 'front', DEFENDER)],
    ['courses', courses(), legalCourses('small', FROM, LIMITS).length],
    [
      'free straight',
      straightMove() >= 0 ? 1 : 0,
      executeManeuver('small', FROM, STRAIGHT, CLEAR).backedUp === 0 ? 1 : 0,
    ],
  ];
  for (const [name, a, b] of pairs) {
    if (!(Math.abs(a - b) < 1e-3)) throw new Error(`${name}: the library says ${a}, we say ${b}`);
  }
}

/** The rows of our own bench again, by the library; names are the same. */
export function measureLibrary(effort: Effort): readonly Row[] {
  agree();
  const row = (name: string, run: () => unknown, per = 1): Row =>
    measure(
      'library',
      name,
      effort,
      (runs) => {
        for (let i = 0; i < runs; i++) keep(run());
      },
      per,
    );
  return [
    row('3 straight, nine ships, six rocks', straightMove),
    row('3 turn blocked by two, nine ships, six rocks', turnMove),
    row('range between bases', shortest),
    row('lines of measurement', shortestInArc),
    row('one of 54 courses', courses, 54),
  ];
}
