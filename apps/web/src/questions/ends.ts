/** Where a ship may end, as a pointer on the table finds it: what is pointed at is shown there, and a press flies it. */

import type { Pose } from '@firing-arc/table';
import { useEffect, useRef } from 'react';
import { type Frame, toTable } from '../board/frame.ts';
import type { Preview, ShownCourse, ShownQuestion } from '../shown/question.ts';

/** An end of a course. */
export interface End {
  readonly at: Pose;
  readonly course: ShownCourse;
  readonly preview: () => Preview | null;
  /** Bends the tool to it. */
  readonly hold: () => void;
  readonly fly: () => void;
}

/** Where the courses of a question end; none where the ship stays where it is. */
export function endsOfCourses(
  question: ShownQuestion & { readonly form: 'course' },
  hold: (index: number) => void,
  fly: (index: number) => void,
): readonly End[] {
  const fan = question.fan();
  if (fan.kind !== 'fan') return [];
  return fan.ends.map((at, index) => ({
    at,
    course: question.courses[index]!,
    preview: () => question.preview(index),
    hold: () => hold(index),
    fly: () => fly(index),
  }));
}

/** The end that is nearest to a spot; null where there is none. */
export function nearestEnd(ends: readonly End[], x: number, y: number): End | null {
  let nearest: End | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const end of ends) {
    const away = (end.at.x - x) ** 2 + (end.at.y - y) ** 2;
    if (away >= least) continue;
    least = away;
    nearest = end;
  }
  return nearest;
}

/** Farther from where a ship would end nobody points at it (mm): half the length of a medium base. */
const NEAR = 50;

/** The end that somebody points at; null for none. */
export function pointedAt(ends: readonly End[], x: number, y: number): End | null {
  const end = nearestEnd(ends, x, y);
  return end && Math.hypot(end.at.x - x, end.at.y - y) <= NEAR ? end : null;
}

/** So far a pointer that only presses may slip, in pixels. */
const SLIP = 8;

/** What a pointer on the table does with the ends there. */
interface Pointing {
  readonly ends: () => readonly End[];
  /** The end that is shown. */
  readonly shown: () => End | null;
  /** A mouse points at an end, or at none any more. */
  readonly point: (end: End | null) => void;
}

/**
 * Shows the end that a mouse points at, and flies the one that was shown already when it is pressed: a finger presses
 * twice, since it points nowhere before. The board itself is fetched before the first dial, and knows nothing of this.
 */
export function usePointedEnds(frame: Frame, pointing: Pointing): void {
  const latest = useRef({ frame, ...pointing });
  latest.current = { frame, ...pointing };
  useEffect(() => {
    const board = document.querySelector<SVGSVGElement>('.board-drawing');
    const mat = board?.querySelector<SVGGraphicsElement>('.mat');
    if (!board || !mat) return;
    const endAt = ({ clientX, clientY, target }: PointerEvent): End | null => {
      const matrix = mat.getScreenCTM()?.inverse();
      if (!matrix || (target as Element).closest('.pickable')) return null;
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
      return pointedAt(latest.current.ends(), ...toTable(latest.current.frame, x, y));
    };
    let pressed: {
      readonly end: End;
      readonly flies: boolean;
      readonly x: number;
      readonly y: number;
    } | null = null;
    const down = (event: PointerEvent) => {
      const end = event.isPrimary && event.button === 0 ? endAt(event) : null;
      const { x, y } = event;
      pressed = end && { end, flies: end === latest.current.shown(), x, y };
    };
    const move = (event: PointerEvent) => {
      if (event.pointerType !== 'touch' && event.buttons === 0) latest.current.point(endAt(event));
    };
    const up = ({ x, y }: PointerEvent) => {
      const press = pressed;
      pressed = null;
      if (!press || Math.hypot(x - press.x, y - press.y) > SLIP) return;
      if (press.flies) press.end.fly();
      else press.end.hold();
    };
    const leave = () => latest.current.point(null);
    // Before the board has moved what is placed to where it is pressed.
    board.addEventListener('pointerdown', down, { capture: true });
    board.addEventListener('pointermove', move);
    board.addEventListener('pointerup', up);
    board.addEventListener('pointerleave', leave);
    return () => {
      board.removeEventListener('pointerdown', down, { capture: true });
      board.removeEventListener('pointermove', move);
      board.removeEventListener('pointerup', up);
      board.removeEventListener('pointerleave', leave);
    };
  }, []);
}
