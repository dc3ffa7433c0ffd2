import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import type { BoardView } from '../board/view.ts';
import type { ShownJoint } from './shown.ts';
import './ring.css';

/** One click of a joint, degrees. */
const CLICK = 22.5;

/** A handle on each joint of the tool: dragged to a side it bends the tool there. The question has the same as buttons. */
export function Joints(props: {
  readonly joints: readonly ShownJoint[];
  /** From the table to the drawing, mm. */
  readonly toDrawing: (x: number, y: number) => readonly [number, number];
  readonly view: BoardView;
}) {
  const { joints, toDrawing, view } = props;
  return joints.map((joint) => <Joint key={joint.key} joint={joint} toDrawing={toDrawing} view={view} />);
}

function Joint(props: {
  readonly joint: ShownJoint;
  readonly toDrawing: (x: number, y: number) => readonly [number, number];
  readonly view: BoardView;
}) {
  const { joint, toDrawing, view } = props;
  const { at, from, text, says, bend } = joint;
  const [x, y] = toDrawing(at[0], at[1]);
  const [backX, backY] = toDrawing(from[0], from[1]);
  const { watch, spot } = view;
  const handle = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const lie = () => {
      const [left, top] = spot(x, y);
      if (handle.current)
        handle.current.style.transform = `translate(-50%, -50%) translate(${left}px, ${top}px)`;
    };
    lie();
    return watch(lie);
  }, [x, y, watch, spot]);
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const origin = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!origin) return;
    const [jointX, jointY] = spot(x, y);
    const [startX, startY] = spot(backX, backY);
    const ahead = Math.atan2(jointY - startY, jointX - startX);
    const [right, down] = [event.clientX - origin.left - jointX, event.clientY - origin.top - jointY];
    if (Math.hypot(right, down) < LEAST) return;
    bend(clicksBetween(ahead, Math.atan2(down, right)));
  };
  return (
    <button
      ref={handle}
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className="joint-handle"
      title={says}
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
    >
      {text}
    </button>
  );
}

/** So near to the joint, in pixels, a hand points nowhere yet. */
const LEAST = 14;

/** How many clicks to the right (negative: left) one direction is from another; angles in radians, clockwise. */
export function clicksBetween(ahead: number, towards: number): number {
  const turn = ((towards - ahead) * 180) / Math.PI;
  const near = ((turn + 540) % 360) - 180;
  return Math.max(-2, Math.min(2, Math.round(near / CLICK)));
}
