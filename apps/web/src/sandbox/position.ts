/** A written position as it is edited: pieces are put in, moved, dressed and taken off. Every game writes them alike. */

import { keysOf } from '@firing-arc/referee';

/** Something written of a piece, by the fields of the game's scenario files. */
export type Written = Readonly<Record<string, unknown>>;

export interface WrittenSide extends Written {
  readonly ships: readonly Written[];
  readonly squadrons?: readonly Written[];
}

export interface Position extends Written {
  readonly sides: readonly WrittenSide[];
  readonly obstacles?: readonly Written[];
  readonly devices?: readonly Written[];
  readonly bombs?: readonly Written[];
}

/** Lists of what has no base and belongs to no list of a side. */
const LOOSE = ['obstacles', 'devices', 'bombs'] as const;
type Loose = (typeof LOOSE)[number];

/** Where a piece stands in a position: in a list of a side, or in one that is nobody's. */
export interface Piece {
  readonly kind: 'ships' | 'squadrons' | Loose;
  /** Whose list it stands in; -1 for an obstacle, bomb or device. */
  readonly side: number;
  readonly at: number;
  /** Its number on the board: ships are counted first, then squadrons; in other lists it is the place. */
  readonly id: number;
}

/** Whether pieces of a kind are obstacles, bombs or devices. */
export const isLoose = (kind: Piece['kind']): kind is Loose => LOOSE.some((loose) => loose === kind);

/** A path that is unlike those of other pieces. */
export const keyOf = ({ kind, side, at }: Piece): string => `${kind} ${side} ${at}`;

/** All pieces: the ships of all sides, their squadrons, and what is loose. */
export function piecesOf(position: Position): readonly Piece[] {
  const { sides } = position;
  const fleet = (['ships', 'squadrons'] as const).flatMap((kind) =>
    sides.flatMap((own, side) => (own[kind] ?? []).map((_, at) => ({ kind, side, at }))),
  );
  return [
    ...fleet.map((piece, id) => ({ ...piece, id })),
    ...LOOSE.flatMap((kind) => (position[kind] ?? []).map((_, at) => ({ kind, side: -1, at, id: at }))),
  ];
}

/** Whose a piece is: a bomb or device names its player. -1 for an obstacle. */
export function ownerOf(position: Position, piece: Piece): number {
  if (piece.kind !== 'devices' && piece.kind !== 'bombs') return piece.side;
  const { player } = writtenOf(position, piece);
  return typeof player === 'number' ? player : 0;
}

type List = Pick<Piece, 'kind' | 'side'>;

const listIn = (position: Position, { kind, side }: List): readonly Written[] =>
  (isLoose(kind) ? position[kind] : position.sides[side]?.[kind]) ?? [];

function withList(position: Position, { kind, side }: List, list: readonly Written[]): Position {
  if (isLoose(kind)) return { ...position, [kind]: list };
  return {
    ...position,
    sides: position.sides.map((own, at) => (at === side ? { ...own, [kind]: list } : own)),
  };
}

/** What is written of a piece. Throws when there is no such piece. */
export function writtenOf(position: Position, piece: Piece): Written {
  const written = listIn(position, piece)[piece.at];
  if (!written) throw new Error(`there is no piece '${keyOf(piece)}'`);
  return written;
}

/** A position in which something else is written of a piece. */
export const rewritten = (position: Position, piece: Piece, written: Written): Position =>
  withList(
    position,
    piece,
    listIn(position, piece).map((one, at) => (at === piece.at ? written : one)),
  );

/** Where a piece lies: x, y and (but for a squadron) its facing; null when it is not on the table. */
export function placeOf({ at }: Written): readonly number[] | null {
  return Array.isArray(at) && at.every((value) => typeof value === 'number') ? (at as number[]) : null;
}

/** Lays a piece somewhere; a squadron has no facing. */
export function placed(position: Position, piece: Piece, [x, y, facing]: readonly number[]): Position {
  const { place: _, ...written } = writtenOf(position, piece);
  return rewritten(position, piece, { ...written, at: piece.kind === 'squadrons' ? [x, y] : [x, y, facing] });
}

/** Puts a value at a path such as `/tokens/focus`; `undefined` takes what is written there away. */
export const withValue = (written: Written, path: string, value: unknown): Written =>
  withValueAt(written, keysOf(path), value);

function withValueAt(written: Written, [key, ...rest]: readonly string[], value: unknown): Written {
  if (key === undefined) return written;
  const { [key]: inner, ...others } = written;
  const next = rest.length === 0 ? value : withValueAt(isWritten(inner) ? inner : {}, rest, value);
  return next === undefined ? others : { ...others, [key]: next };
}

const isWritten = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A position with one piece more, at the end of its list. */
export function added(position: Position, list: List, written: Written): Position {
  if (list.kind === 'devices') {
    const devices = numbered(position);
    const id = devices.reduce((next, device) => Math.max(next, device.id + 1), 0);
    return { ...position, devices: [...devices, { ...written, id }] };
  }
  const next = withList(position, list, [...listIn(position, list), written]);
  if (list.kind !== 'ships') return next;
  const place = position.sides.slice(0, list.side + 1).reduce((sum, { ships }) => sum + ships.length, 0);
  return renumbered(next, (id) => (id >= place ? id + 1 : id));
}

/** Devices keep their numbers, by which locks call them, when others come and go. */
const numbered = ({ devices = [] }: Position): readonly (Written & { readonly id: number })[] =>
  devices.map((device, at) => ({ ...device, id: typeof device.id === 'number' ? device.id : at }));

/** A position without a piece, and without what others had to do with it. */
export function without(position: Position, piece: Piece): Position {
  const next = withList(
    position,
    piece,
    (piece.kind === 'devices' ? numbered(position) : listIn(position, piece)).filter(
      (_, at) => at !== piece.at,
    ),
  );
  switch (piece.kind) {
    case 'ships':
      return renumbered(next, closing(piece.id));
    case 'obstacles':
      return { ...next, ...locksIn(next, 'obstacle', closing(piece.id)) };
    case 'devices': {
      const gone = numbered(position)[piece.at]?.id;
      return { ...next, ...locksIn(next, 'device', (id) => (id === gone ? null : id)) };
    }
    case 'squadrons':
    case 'bombs':
      return next;
  }
}

/** Parts of a position that count ships by number and are not edited here. */
const COUNTING = ['set', 'mission', 'objectives', 'informed'] as const;

/** The part that would mean other ships if one were put in or taken off; null when there is none. */
export function countsShips(position: Position): string | null {
  if (position.sides.some(({ wings }) => wings !== undefined)) return 'wings';
  return COUNTING.find((part) => position[part] !== undefined) ?? null;
}

/** The number that an id becomes; null when that one is gone. */
type Renumber = (id: number) => number | null;

/** One is gone, and those behind it close up. */
const closing =
  (gone: number): Renumber =>
  (id) =>
    id === gone ? null : id > gone ? id - 1 : id;

/** Ships are called by number in locks, contacts, conditions, and by those that are docked or were flown through. */
function renumbered(position: Position, renumber: Renumber): Position {
  const { contacts } = position;
  return {
    ...position,
    sides: position.sides.map((side) => ({
      ...side,
      ships: side.ships.map((ship) => shipAfter(ship, renumber)),
    })),
    ...locksIn(position, 'ship', renumber),
    ...(Array.isArray(contacts) && {
      contacts: contacts
        .map((pair: readonly number[]) => pair.map(renumber))
        .filter((pair) => !pair.includes(null)),
    }),
  };
}

function shipAfter(ship: Written, renumber: Renumber): Written {
  const { docked, flown, conditions, ...rest } = ship;
  const carrier = typeof docked === 'number' ? renumber(docked) : null;
  return {
    ...rest,
    ...(Array.isArray(conditions) && {
      conditions: conditions.map((one: unknown) => conditionAfter(one, renumber)),
    }),
    ...(carrier !== null && { docked: carrier }),
    ...(isWritten(flown) && { flown: flownAfter(flown, renumber) }),
  };
}

/** A condition may tell from which ship it came. */
function conditionAfter(condition: unknown, renumber: Renumber): unknown {
  if (!isWritten(condition) || typeof condition.from !== 'number') return condition;
  const { from, ...rest } = condition;
  const next = renumber(condition.from);
  return next === null ? rest : { ...rest, from: next };
}

function flownAfter(flown: Written, renumber: Renumber): Written {
  const { through } = flown;
  if (!Array.isArray(through)) return flown;
  return { ...flown, through: through.map(renumber).filter((id) => id !== null) };
}

/** Locks after ships, obstacles or devices were renumbered: who has them is always a ship. */
function locksIn(position: Position, kind: 'ship' | 'obstacle' | 'device', renumber: Renumber): Written {
  const { locks } = position;
  if (!Array.isArray(locks)) return {};
  const next = locks.map((lock: { readonly by: number; readonly on: number; readonly kind?: string }) => ({
    ...lock,
    by: kind === 'ship' ? renumber(lock.by) : lock.by,
    on: (lock.kind ?? 'ship') === kind ? renumber(lock.on) : lock.on,
  }));
  return { locks: next.filter(({ by, on }) => by !== null && on !== null) };
}

/** The ship on which a ship has its lock; null when it has none on a ship. */
export function lockOf({ locks }: Position, by: number): number | null {
  if (!Array.isArray(locks)) return null;
  const own = locks.find((lock: Written) => lock.by === by && (lock.kind ?? 'ship') === 'ship');
  return own === undefined ? null : own.on;
}

/** A position in which a ship has its one lock on another ship; on nothing with null. */
export function locking(position: Position, by: number, on: number | null): Position {
  const { locks, ...rest } = position;
  const others = Array.isArray(locks) ? locks.filter((lock: Written) => lock.by !== by) : [];
  const next = on === null ? others : [...others, { by, on }];
  return next.length === 0 ? rest : { ...rest, locks: next };
}
