/** What happened goes on before the eyes: ships along their templates, dice, shots, one after the other. */

import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ShownEvent } from '../game/store.ts';
import type { ShownShip, ShownTable } from '../shown/table.ts';
import type { Telling } from '../telling/telling.ts';
import { type Moment, scheduled, shortTurn, stands, type Timeline } from '../telling/timeline.ts';
import { type Frame, polygon, toDrawing, turnOnDrawing } from './frame.ts';
import { paceLength } from './pace.ts';
import { type Motion, play, skip } from './stage.ts';

interface Told {
  readonly ships: readonly ShownShip[];
  readonly events: number;
  readonly frame: Frame;
  readonly timeline: Timeline | null;
}

/** Plays on the drawing what is being told, or what happened since it was drawn last. */
export function useGlides(
  drawing: RefObject<SVGSVGElement | null>,
  table: ShownTable,
  events: readonly ShownEvent[],
  frame: Frame,
  telling: Telling | null,
): void {
  const told = useRef<Told | null>(null);
  useLayoutEffect(() => {
    const before = told.current;
    const svg = drawing.current;
    if (telling) {
      if (before?.timeline === telling.timeline) return;
      const { timeline, milliseconds, next, over } = telling;
      told.current = { ships: next.table.ships, events: next.events.length, frame, timeline };
      if (svg) perform(svg, timeline, milliseconds, frame, over);
      return;
    }
    told.current = { ships: table.ships, events: events.length, frame, timeline: null };
    if (!before || !svg) return;
    if (before.frame.bottom !== frame.bottom || events.length < before.events) return skip();
    const moved = table.ships.some((ship, at) => !stands(before.ships[at], ship));
    if (!moved && events.length === before.events) return;
    const pace = paceLength();
    if (pace === 0) return skip();
    const acts = events.slice(before.events).flatMap((event) => event.act() ?? []);
    // What is told by dice and shots was told before, or is skipped; mere moves and marks go on while one reads.
    const seen = acts.filter(({ kind }) => kind === 'glide' || kind === 'marked');
    if (!moved && seen.length === 0) return;
    const timeline = scheduled(before.ships, table.ships, seen);
    perform(svg, timeline, timeline.length * pace * 1000, frame, () => undefined);
  });
  useLayoutEffect(() => skip, []);
}

function perform(
  svg: SVGSVGElement,
  timeline: Timeline,
  milliseconds: number,
  frame: Frame,
  over: () => void,
): void {
  const { ways, used, seconds } = timeline;
  const layer = svg.querySelector('.used-templates');
  const motions: Motion[] = [];
  for (const [id, moments] of ways) motions.push(...motionsOf(svg, id, moments, seconds, frame));
  // What was playing is over before this begins, and takes its templates away.
  skip();
  for (const { outline, from, to } of used) {
    const element = document.createElementNS('http://www.w3.org/2000/svg', 'polygon');
    element.setAttribute('class', 'used-template');
    element.setAttribute('points', polygon(frame, outline));
    layer?.append(element);
    const times = [0, from, from + 0.1, to, to + 0.3, seconds].map((at) => Math.min(1, at / seconds));
    motions.push({ element, property: 'opacity', states: [0, 0, 1, 1, 0, 0], times });
  }
  svg.dataset.moving = '';
  play(
    motions,
    milliseconds / 1000,
    () => {
      layer?.replaceChildren();
      delete svg.dataset.moving;
      over();
    },
    timeline,
  );
}

/** The motions of the drawings of a ship: its base turns, its marks only go with it. */
function motionsOf(
  svg: SVGSVGElement,
  ship: number,
  moments: readonly Moment[],
  seconds: number,
  frame: Frame,
): readonly Motion[] {
  const times = moments.map(({ at }) => Math.min(1, at / seconds));
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
