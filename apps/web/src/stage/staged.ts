/** What the stage shows, as plain data: it is sent to a worker, which knows nothing of the page. */

import { drawnSize, type Frame, toDrawing, turnOnDrawing } from '../board/frame.ts';
import type { ShownAttack, ShownShip, ShownTable, ShownThing } from '../shown/table.ts';
import { isGreat } from '../telling/timeline.ts';

/** Where something stands on the drawing (mm, y down), turned clockwise by so many degrees. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** What is seen of a ship and of a thing, wherever they stand. */
const OF_SHIP = [
  'id',
  'player',
  'model',
  'base',
  'prints',
  'spent',
  'craft',
  'conditions',
  'bare',
] as const satisfies readonly (keyof ShownShip)[];
const OF_THING = [
  'key',
  'kind',
  'model',
  'player',
  'outline',
] as const satisfies readonly (keyof ShownThing)[];

/** A ship on the table, as it is seen. */
export interface StagedShip extends Place, Pick<ShownShip, (typeof OF_SHIP)[number]> {
  /** It dies slowly, from within. */
  readonly great: boolean;
}

export interface StagedThing extends Place, Pick<ShownThing, (typeof OF_THING)[number]> {}

export type StagedAttack = Pick<ShownAttack, 'between' | 'pools'>;

export interface Staged {
  /** Of the drawing, mm. */
  readonly width: number;
  readonly height: number;
  readonly ships: readonly StagedShip[];
  readonly things: readonly StagedThing[];
  readonly attack: StagedAttack | null;
}

/** A table as it is seen from an edge. */
export function staged(
  { ships, things, attack }: Pick<ShownTable, 'ships' | 'things' | 'attack'>,
  frame: Frame,
): Staged {
  const [width, height] = drawnSize(frame);
  const placed = (at: { readonly x: number; readonly y: number; readonly facing: number }): Place => {
    const [x, y] = toDrawing(frame, at.x, at.y);
    return { x, y, turn: turnOnDrawing(frame, at.facing) };
  };
  return {
    width,
    height,
    ships: ships
      .filter(({ onTable }) => onTable)
      .map((ship) => ({ ...partsOf(ship, OF_SHIP), ...placed(ship), great: isGreat(ship) })),
    things: things.map((thing) => ({ ...partsOf(thing, OF_THING), ...placed(thing.at) })),
    attack: attack && partsOf(attack, ['between', 'pools']),
  };
}

const partsOf = <Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> =>
  Object.fromEntries(
    names.flatMap((name) => (whole[name] === undefined ? [] : [[name, whole[name]]])),
  ) as Pick<Whole, Name>;
