import { type GameOptions, readOptions } from '../game/options.ts';
import { parsed, type Storage } from '../game/storage.ts';
import type { SquadSource } from '../games/format.ts';
import { type FormatId, isFormat } from '../games/index.ts';

/** A game that somebody wants to begin. */
export interface Wanted {
  readonly format: FormatId;
  /** Those of all sides, in the order of their players. */
  readonly squads: readonly SquadSource[];
  /** Who plays with whom, by the number of each side's team; nothing where each plays alone. */
  readonly teams?: readonly number[];
  readonly scenario: string;
  readonly options: GameOptions;
}

/** The game that was begun last, with the names of its squads. */
export interface Last extends Wanted {
  readonly names: readonly string[];
}

const LAST = 'firing-arc.last';

/** Keeps what was begun, so that it can be begun again at once. */
export function keepLast(storage: Pick<Storage, 'setItem'>, last: Last): void {
  try {
    storage.setItem(LAST, JSON.stringify(last));
  } catch {
    // Without storage the next game begins with the usual squads.
  }
}

/** What was begun last in this browser; null when nothing was, or when it is not understood any more. */
export function lastWanted(storage: Pick<Storage, 'getItem'>): Last | null {
  let text: string | null = null;
  try {
    text = storage.getItem(LAST);
  } catch {
    return null;
  }
  const value = parsed(text ?? '');
  if (typeof value !== 'object' || value === null) return null;
  const { format, squads, scenario, options, names, teams } = value as Partial<Record<keyof Last, unknown>>;
  const read = readOptions(options);
  if (typeof format !== 'string' || !isFormat(format) || typeof scenario !== 'string' || !read) return null;
  const sides = read.seats.length;
  if (!isOfEach(sides, squads, isSource) || !isOfEach(sides, names, isText)) return null;
  const wanted = { format, squads, scenario, options: read, names };
  return isOfEach(sides, teams, isNumber) ? { ...wanted, teams } : wanted;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isNumber = (value: unknown): value is number => typeof value === 'number';

const isOfEach = <One>(
  sides: number,
  value: unknown,
  isOne: (one: unknown) => one is One,
): value is readonly One[] => Array.isArray(value) && value.length === sides && value.every(isOne);

function isSource(value: unknown): value is SquadSource {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  switch (value.kind) {
    case 'ready':
      return 'id' in value && isText(value.id);
    case 'text':
      return 'text' in value && isText(value.text);
    case 'ships':
      return (
        'ships' in value &&
        Array.isArray(value.ships) &&
        value.ships.every(isShip) &&
        (!('cards' in value) || (Array.isArray(value.cards) && value.cards.every(isText))) &&
        (!('agreed' in value) || value.agreed === null || typeof value.agreed === 'number')
      );
    default:
      return false;
  }
}

const isShip = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'pilot' in value &&
  isText(value.pilot) &&
  'upgrades' in value &&
  Array.isArray(value.upgrades) &&
  value.upgrades.every(isText);
