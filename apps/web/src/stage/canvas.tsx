import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { drawnSize, type Frame, MARGIN, toDrawing, turnOnDrawing } from '../board/frame.ts';
import { playhead } from '../board/stage.ts';
import type { Preview } from '../shown/question.ts';
import type { ShownTable } from '../shown/table.ts';
import type { Box, DieWord, Room } from './dice.ts';
import { openStage } from './open.ts';
import { type Look, sameLook } from './projection.ts';
import type { Planned } from './ships.ts';
import { type Place, staged } from './staged.ts';
import type { Cost, Scene } from './told.ts';
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
    const opened = openStage(drawn, {
      moving: () => (svg.dataset.moving === undefined ? null : placesOf(svg)),
      playhead,
      say: sayingOn(box),
      room: roomIn(box, svg),
      fine: () => devicePixelRatio,
    });
    scene.current = opened;
    opened.show(staged(shown.current.table, shown.current.frame));
    opened.plan(plansOf(shown.current.moves, shown.current.frame));
    const forget = follow(box, svg, opened, () => shown.current.frame);
    // `npm run bench:page` asks the canvas what its frames cost.
    const tellCost = (event: Event) => (event as CustomEvent<(cost: Cost) => void>).detail(opened.cost());
    drawn.addEventListener('cost', tellCost);
    // Who pictures the table reads the canvas in the same breath: it may be empty again after.
    const drawNow = (event: Event) => opened.drawNow().then((event as CustomEvent<() => void>).detail);
    drawn.addEventListener('draw-now', drawNow);
    // What the drawing shows without a stage stays until there is something in its place.
    opened.drawn().then(
      () => {
        if (scene.current === opened) box.dataset.picture = 'stage';
      },
      // The table is plain from now on.
      () => undefined,
    );
    return () => {
      delete box.dataset.picture;
      forget();
      scene.current = null;
      opened.close();
    };
  }, [window, drawing]);
  const { bottom } = frame;
  // Before the page is painted, so that nothing is seen where it no longer is.
  useLayoutEffect(() => {
    scene.current?.show(staged(table, { width: table.width, depth: table.depth, bottom }));
  }, [table, bottom]);
  useLayoutEffect(() => scene.current?.plan(plansOf(moves, frame)), [moves, frame]);

  return (
    <div className="stage" aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
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
  let looked: Look | null = null;
  // To ask for it in each frame would cost a layout of the page in each.
  let size = sizeOf(box);
  const step = () => {
    const look = lookOf(size, svg, frame());
    if (!looked || !sameLook(look, looked)) scene.look(look);
    else scene.wake();
    looked = look;
  };
  // Before the page is painted: the picture lies where the drawing does.
  const changes = new MutationObserver(step);
  changes.observe(svg, { attributeFilter: ['style', 'data-moving', 'viewBox'] });
  const sizes = new ResizeObserver(() => {
    size = sizeOf(box);
    step();
  });
  sizes.observe(box);
  sizes.observe(svg);
  step();
  return () => {
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
  // As the view writes it: to have it read as any transform costs as much as all else here.
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = svg.style.transform
    .slice('matrix('.length)
    .split(',')
    .map(Number.parseFloat);
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
