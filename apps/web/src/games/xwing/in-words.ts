/** The board of either edition of X-Wing as text. */

import type { Pose } from '@firing-arc/table';
import type { ShownList, ShownWords } from '../../shown/table.ts';
import { say } from './names.ts';

/** A ship on the table in words. */
interface ShipInWords extends Pose {
  readonly id: number;
  /** With its number. */
  readonly name: string;
  readonly type: string;
  readonly side: string;
  readonly hull: number;
  readonly shields: number;
  /** Its range to every other, and what is in its arcs. */
  readonly ranges: string;
}

/** An obstacle or a device. */
interface Lying {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

/** The board as text: where every ship is, its range to every other, and what else lies there. */
export const boardInWords = (board: {
  readonly ships: readonly ShipInWords[];
  readonly objectives: readonly ShownList[];
  readonly devices: readonly ShownList[];
  readonly obstacles: readonly Lying[];
}): ShownWords => ({
  columns: [say().columnSide, say().columnLeft, say().columnEdge, say().columnFacing, say().columnHull],
  rows: board.ships.map(({ id, name, type, side, x, y, facing, hull, shields }) => ({
    ship: id,
    name,
    type,
    cells: [side, x.toFixed(0), y.toFixed(0), `${facing.toFixed(0)}°`, `${hull}, ${shields}`],
  })),
  lists: [
    ...board.objectives,
    {
      label: say().rangeAndArcs,
      entries: board.ships.map(({ id, name, ranges }) => ({ key: String(id), title: name, text: ranges })),
    },
    ...board.devices,
    lyingList(say().obstacles, board.obstacles),
  ],
});

/** What lies on the table, and where. */
export const lyingList = (label: string, things: readonly Lying[]): ShownList => ({
  label,
  entries: things.map(({ id, x, y, name }) => ({
    key: String(id),
    title: name,
    text: say().at({ x: x.toFixed(0), y: y.toFixed(0) }),
  })),
});

/** An enemy within range 3 of a ship. */
interface Near {
  readonly tag: string;
  readonly range: number;
  /** What more is told of it: that it touches, which arcs or weapons reach it; else ''. */
  readonly says: string;
}

/**
 * "9 at range 1 (in its front arc); 7, 8 at range 2; 10 at range 3.": those first of which more is told, each by
 * itself; the others together by range.
 */
export function nearInWords(near: readonly Near[]): string {
  if (near.length === 0) return say().noEnemy;
  const byRange = near.toSorted((a, b) => a.range - b.range);
  const told = byRange.filter(({ says }) => says !== '');
  const others = byRange.filter(({ says }) => says === '');
  const parts = [
    ...told.map(({ tag, range, says }) => `${say().atRange({ ship: tag, range })}${says}`),
    ...[...new Set(others.map(({ range }) => range))].map((range) => {
      const tags = others.filter((other) => other.range === range).map(({ tag }) => tag);
      return say().atRange({ ship: tags.join(', '), range });
    }),
  ];
  return `${parts.join('; ')}.`;
}
