import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { drawnSize, type Frame, MARGIN, toDrawing, turnOnDrawing } from '../board/frame.ts';
import { playhead } from '../board/stage.ts';
import type { Preview } from '../shown/question.ts';
import type { ShownTable } from '../shown/table.ts';
import type { Box, DieWord, Room } from './dice.ts';
import { leaveStage } from './picture.ts';
import type { Look } from './projection.ts';
import { type Cost, openScene, type Place, type Scene } from './scene.ts';
import type { Planned } from './ships.ts';
import './stage.css';

/** Where a ship would end on the table. */
export type PlannedMove = Pick<Extract<Preview, { readonly kind: 'move' }>, 'ship' | 'to' | 'bad'>;

export interface CanvasProps {
  readonly table: ShownTable;
  readonly frame: Frame;
  /** Moves that are planned or considered. */
  readonly moves: readonly PlannedMove[];
  /** What cuts off the drawing, and the drawing: the stage is seen as they are. */
  readonly window: RefObject<HTMLDivElement | null>;
  readonly drawing: RefObject<SVGSVGElement | null>;
}

/** The canvas under the drawing. Nothing is told by it alone, so it is hidden from those who hear the table. */
export function StageCanvas({ table, frame, moves, window, drawing }: CanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<Scene | null>(null);
  const shown = useRef({ table, frame, moves });
  shown.current = { table, frame, moves };

  useEffect(() => {
    const [box, svg, drawn] = [window.current, drawing.current, canvas.current];
    if (!box || !svg || !drawn) return;
    const opened = opening(drawn, svg, box);
    if (!opened) return;
    scene.current = opened;
    opened.show(shown.current.table, shown.current.frame);
    opened.plan(plansOf(shown.current.moves, shown.current.frame));
    const forget = follow(box, svg, opened, () => shown.current.frame);
    // `npm run bench:page` asks the canvas what its frames cost.
    const tellCost = (event: Event) => (event as CustomEvent<(cost: Cost) => void>).detail(opened.cost());
    drawn.addEventListener('cost', tellCost);
    // Who pictures the table reads the canvas in the same breath: it is empty again after.
    const drawNow = () => opened.look(lookOf(sizeOf(box), svg, shown.current.frame));
    drawn.addEventListener('draw-now', drawNow);
    drawn.addEventListener('webglcontextlost', leaveStage);
    // What the drawing shows without a stage stays until there is something in its place.
    opened.drawn().then(() => {
      if (scene.current === opened) box.dataset.picture = 'stage';
    });
    return () => {
      drawn.removeEventListener('webglcontextlost', leaveStage);
      delete box.dataset.picture;
      forget();
      scene.current = null;
      opened.close();
    };
  }, [window, drawing]);
  const { bottom } = frame;
  // Before the page is painted, so that nothing is seen where it no longer is.
  useLayoutEffect(() => {
    scene.current?.show(table, { width: table.width, depth: table.depth, bottom });
  }, [table, bottom]);
  useLayoutEffect(() => scene.current?.plan(plansOf(moves, frame)), [moves, frame]);

  return (
    <div className="stage" aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}

/** The scene; nothing, and the plain table from now on, where WebGL does not work. */
function opening(canvas: HTMLCanvasElement, svg: SVGSVGElement, box: HTMLElement): Scene | null {
  try {
    return openScene(canvas, {
      moving: () => (svg.dataset.moving === undefined ? null : placesOf(svg)),
      playhead,
      say: sayingOn(box),
      room: roomIn(box, svg),
    });
  } catch {
    leaveStage();
    return null;
  }
}

/** What nothing of the page lies over, and the labels of ships there; the same until one of them or the drawing moves. */
function roomIn(box: HTMLElement, svg: SVGSVGElement): () => Room {
  let known = '';
  let room: Room | null = null;
  return () => {
    const backs = [...svg.querySelectorAll('.pill-back')];
    const laid = backs.map((back) => back.parentElement?.getAttribute('transform'));
    const now = `${svg.style.transform} ${innerWidth} ${innerHeight} ${laid}`;
    if (room && now === known) return room;
    known = now;
    const { left: x, top: y } = box.getBoundingClientRect();
    const within = (element: Element): Box => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left: left - x, right: right - x, top: top - y, bottom: bottom - y };
    };
    const clear = box.parentElement?.querySelector('.board-clear') ?? box;
    room = { clear: within(clear), labels: backs.map(within) };
    return room;
  };
}

/** Writes words beside dice; the panel says the same to those who hear it. */
function sayingOn(box: HTMLElement): (words: readonly DieWord[]) => void {
  let said = '';
  return (words) => {
    const now = JSON.stringify(words);
    if (now === said) return;
    said = now;
    const stage = box.querySelector('.stage');
    for (const old of stage?.querySelectorAll('.die-beside') ?? []) old.remove();
    for (const { text, x, y, room } of words) {
      const word = document.createElement('span');
      word.className = 'die-beside';
      word.textContent = text;
      word.style.maxWidth = `${room}px`;
      word.style.transform = `translate(-50%, 0) translate(${x}px, ${y}px)`;
      stage?.append(word);
    }
  };
}

/** Keeps the scene where the drawing is, and awake while ships of the drawing move. */
function follow(box: HTMLElement, svg: SVGSVGElement, scene: Scene, frame: () => Frame): () => void {
  let next = 0;
  let looked = '';
  // To ask for it in each frame would cost a layout of the page in each.
  let size = sizeOf(box);
  const step = () => {
    next = 0;
    const look = lookOf(size, svg, frame());
    const now = JSON.stringify(look);
    if (now !== looked) scene.look(look);
    else scene.wake();
    looked = now;
  };
  const soon = () => {
    next ||= requestAnimationFrame(step);
  };
  const changes = new MutationObserver(soon);
  changes.observe(svg, { attributeFilter: ['style', 'data-moving', 'viewBox'] });
  const sizes = new ResizeObserver(() => {
    size = sizeOf(box);
    soon();
  });
  sizes.observe(box);
  sizes.observe(svg);
  step();
  return () => {
    cancelAnimationFrame(next);
    changes.disconnect();
    sizes.disconnect();
  };
}

const sizeOf = (box: HTMLElement): Pick<Look, 'width' | 'height'> => {
  const { width, height } = box.getBoundingClientRect();
  return { width, height };
};

/** How the drawing is looked at in a box of a size, as its style says. */
function lookOf(size: Pick<Look, 'width' | 'height'>, svg: SVGSVGElement, frame: Frame): Look {
  const whole = Number.parseFloat(svg.style.width) / (drawnSize(frame)[0] + 2 * MARGIN);
  const { a, b, c, d, e, f } = new DOMMatrix(svg.style.transform);
  return {
    ...size,
    scale: Math.hypot(a, c) * whole,
    left: e + (a + c) * MARGIN * whole,
    top: f + (b + d) * MARGIN * whole,
    tilt: Number(svg.dataset.tilt ?? 0),
    turn: Number(svg.dataset.turn ?? 0),
  };
}

const plansOf = (moves: readonly PlannedMove[], frame: Frame): readonly Planned[] =>
  moves.map(({ ship, to, bad }) => {
    const [x, y] = toDrawing(frame, to.x, to.y);
    return { ship, x, y, turn: turnOnDrawing(frame, to.facing), bad };
  });

/** Where the ships of the drawing are in this moment of their way. */
function placesOf(svg: SVGSVGElement): ReadonlyMap<number, Place> {
  const places = new Map<number, Place>();
  for (const body of svg.querySelectorAll<SVGGElement>('.ship-body')) {
    const { a, b, e, f } = new DOMMatrix(getComputedStyle(body).transform);
    places.set(Number(body.dataset.of), { x: e, y: f, turn: (Math.atan2(b, a) * 180) / Math.PI });
  }
  return places;
}
