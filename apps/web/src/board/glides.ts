/** Ships go to their places before the eyes: along their templates, one after the other. */

import type { Pose } from '@firing-arc/table';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ShownEvent } from '../game/store.ts';
import type { ShownAct } from '../shown/act.ts';
import type { Outline } from '../shown/question.ts';
import type { ShownShip, ShownTable } from '../shown/table.ts';
import { type Frame, polygon, toDrawing, turnOnDrawing } from './frame.ts';
import { paceLength } from './pace.ts';
import { type Motion, play, skip } from './stage.ts';

/** mm a second, and the pause between two moves in seconds. */
const SPEED = 380;
const SHORTEST = 0.35;
const BETWEEN = 0.12;
/** However much happened, nobody waits longer, in seconds. */
const LONGEST = 6;

/** A ship's place at a moment, seconds from the beginning. */
interface Moment {
  readonly at: number;
  readonly pose: Pose;
}

interface Told {
  readonly ships: readonly ShownShip[];
  readonly events: number;
  readonly frame: Frame;
}

/** Plays on the drawing what happened since it was drawn last. */
export function useGlides(
  drawing: RefObject<SVGSVGElement | null>,
  table: ShownTable,
  events: readonly ShownEvent[],
  frame: Frame,
): void {
  const told = useRef<Told | null>(null);
  useLayoutEffect(() => {
    const before = told.current;
    told.current = { ships: table.ships, events: events.length, frame };
    const svg = drawing.current;
    if (!before || !svg) return;
    if (before.frame.bottom !== frame.bottom || events.length < before.events) return skip();
    const moved = table.ships.some((ship, at) => !stands(before.ships[at], ship));
    if (!moved && events.length === before.events) return;
    const pace = paceLength();
    if (pace === 0) return skip();
    if (moved) perform(svg, before, table, events.slice(before.events), frame, pace);
  });
  useLayoutEffect(() => skip, []);
}

/** Whether a ship stands where it did, or has come or gone, which is no way. */
const stands = (before: ShownShip | undefined, now: ShownShip): boolean =>
  !before?.onTable ||
  !now.onTable ||
  (before.x === now.x && before.y === now.y && before.facing === now.facing);

function perform(
  svg: SVGSVGElement,
  before: Told,
  table: ShownTable,
  events: readonly ShownEvent[],
  frame: Frame,
  pace: number,
): void {
  const acts = events.flatMap((event) => event.act() ?? []);
  const { ways, used, seconds } = scheduled(before.ships, table.ships, acts);
  const layer = svg.querySelector('.used-templates');
  const motions: Motion[] = [];
  for (const [id, moments] of ways) motions.push(...motionsOf(svg, id, moments, seconds, frame));
  for (const { outline, from, to } of used) {
    const element = document.createElementNS('http://www.w3.org/2000/svg', 'polygon');
    element.setAttribute('class', 'used-template');
    element.setAttribute('points', polygon(frame, outline));
    layer?.append(element);
    const times = [0, from, from + 0.1, to, to + 0.3, seconds].map((at) => Math.min(1, at / seconds));
    motions.push({ element, property: 'opacity', states: [0, 0, 1, 1, 0, 0], times });
  }
  svg.dataset.moving = '';
  play(motions, Math.min(seconds, LONGEST) * pace, () => {
    layer?.replaceChildren();
    delete svg.dataset.moving;
  });
}

/** When each ship is where: acts one after the other, then straight to its place whatever no act told. */
function scheduled(before: readonly ShownShip[], now: readonly ShownShip[], acts: readonly ShownAct[]) {
  const ways = new Map<number, Moment[]>();
  const used: { outline: Outline; from: number; to: number }[] = [];
  let clock = 0;
  const add = (ship: number, poses: readonly Pose[]) => {
    const from = poses[0]!;
    const way = ways.get(ship) ?? [{ at: 0, pose: from }];
    const seconds = Math.max(SHORTEST, lengthOf(poses) / SPEED);
    way.push(...sampled(poses, clock, seconds));
    ways.set(ship, way);
    return clock + seconds;
  };
  for (const { ship, poses, templates } of acts) {
    if (!before[ship]?.onTable) continue;
    const end = add(ship, poses);
    for (const outline of templates) used.push({ outline, from: clock, to: end });
    clock = end + BETWEEN;
  }
  let last = clock;
  for (const ship of now) {
    const from = ways.get(ship.id)?.at(-1)?.pose ?? before[ship.id];
    if (stands(from && { ...ship, ...from }, ship)) continue;
    last = Math.max(last, add(ship.id, [from!, ship]));
  }
  return { ways, used, seconds: Math.max(last, SHORTEST) };
}

const lengthOf = (poses: readonly Pose[]): number =>
  poses.slice(1).reduce((sum, { x, y }, at) => sum + Math.hypot(x - poses[at]!.x, y - poses[at]!.y), 0);

const SAMPLES = 16;

/** A way with a soft start and a soft end. */
function sampled(poses: readonly Pose[], start: number, seconds: number): readonly Moment[] {
  const last = poses.length - 1;
  return Array.from({ length: SAMPLES + 1 }, (_, sample) => {
    const part = sample / SAMPLES;
    const along = part * part * (3 - 2 * part) * last;
    const at = Math.min(last - 1, Math.floor(along));
    const pose = between(poses[at]!, poses[at + 1]!, along - at);
    return { at: start + part * seconds, pose };
  });
}

function between(a: Pose, b: Pose, part: number): Pose {
  return {
    x: a.x + (b.x - a.x) * part,
    y: a.y + (b.y - a.y) * part,
    facing: a.facing + shortTurn(b.facing - a.facing) * part,
  };
}

/** A turn by the shorter way, in degrees. */
const shortTurn = (turn: number): number => ((((turn + 180) % 360) + 360) % 360) - 180;

/** The motions of the drawings of a ship: its base turns, its marks only go with it. */
function motionsOf(
  svg: SVGSVGElement,
  ship: number,
  moments: readonly Moment[],
  seconds: number,
  frame: Frame,
): readonly Motion[] {
  const times = moments.map(({ at }) => at / seconds);
  let turn = turnOnDrawing(frame, moments[0]!.pose.facing);
  const places: string[] = [];
  const turns: string[] = [];
  for (const { pose } of moments) {
    const [x, y] = toDrawing(frame, pose.x, pose.y);
    turn += shortTurn(turnOnDrawing(frame, pose.facing) - turn);
    places.push(`translate(${x}px, ${y}px)`);
    turns.push(`translate(${x}px, ${y}px) rotate(${turn}deg)`);
  }
  times.push(1);
  places.push(places.at(-1)!);
  turns.push(turns.at(-1)!);
  return [...svg.querySelectorAll(`[data-of="${ship}"]`)].map((element) => ({
    element,
    property: 'transform',
    states: element.classList.contains('ship-body') ? turns : places,
    times,
  }));
}
