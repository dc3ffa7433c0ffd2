/** What a document of points says of one card, before it is known which card that is. */

/** The lists of cards that packs have. */
export type CardList = 'ships' | 'pilots' | 'squadrons' | 'upgrades';

/** The modes of play of X-Wing 2.5 for which documents say whether a card is legal. */
export const MODES = ['standard', 'extended', 'epic'] as const;
export type Mode = (typeof MODES)[number];

/** A cost that depends on what is printed on the ship: `{ stat: 'size', costs: { small: 3, large: 5 } }`. */
export interface CostBy {
  readonly stat: 'size' | 'initiative' | 'agility' | 'shields' | 'energy';
  readonly costs: Readonly<Record<string, number>>;
}

/** What a row says; a field that it leaves out stays as it is. */
export interface Said {
  /** Points; of an upgrade of X-Wing 2.5 loadout points. */
  readonly cost?: number;
  readonly costBy?: CostBy;
  readonly loadout?: number;
  /** Slots as the document calls them, each as often as the ship has it. */
  readonly slots?: readonly string[];
  readonly legal?: Readonly<Partial<Record<Mode, boolean>>>;
}

export interface PointsRow {
  /** Where it stands: `ships.csv, line 12`, `t-65-x-wing.json, /pilots/3`. */
  readonly at: string;
  /** The list that the document has it in; null where that is not told. */
  readonly list: CardList | null;
  /** Ids of XWS and of data files, the surest first. */
  readonly ids: readonly string[];
  /** The number that the builder YASB gives it in its links. */
  readonly number?: number;
  readonly name: string;
  /** What else tells it from cards of its name: its ship, faction, slot, the heading above it; as written. */
  readonly hints: readonly string[];
  /** Whether it is no standard loadout, which has neither loadout nor slots; absent where that is not told. */
  readonly isBuilt?: boolean;
  readonly says: Said;
}

/** What of a document could not be read, and where. */
export interface PointsFault {
  readonly at: string;
  readonly message: string;
}

/** What was read of documents. */
export interface PointsReading {
  readonly rows: readonly PointsRow[];
  readonly faults: readonly PointsFault[];
}

/** A whole number in a cell or field; null where it says none. */
export function wholeNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : null;
  if (typeof value !== 'string') return null;
  const [, digits] = /^\s*([+-]?\d{1,6})(?:[.,]0+)?\s*(?:pts?|points?)?\s*$/i.exec(value) ?? [];
  return digits === undefined ? null : Number(digits);
}

const YES = new Set(['yes', 'y', 'true', '1', 'x', '✓', '✔', 'legal', 'ja', 'oui', 'si', 'sí']);
const NO = new Set(['no', 'n', 'false', '0', '-', '–', '✗', '✘', 'banned', 'nein', 'non']);

/** Yes or no in a cell or field; null where it says neither. */
export function yesOrNo(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const word = String(value ?? '')
    .trim()
    .toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : null;
}

/** Where a card is legal, by what a document has for each mode of play; nothing where it says neither yes nor no. */
export function legalIn(saysOf: (mode: Mode) => unknown): Pick<Said, 'legal'> {
  const legal = Object.fromEntries(
    MODES.flatMap((mode) => {
      const is = yesOrNo(saysOf(mode));
      return is === null ? [] : [[mode, is]];
    }),
  );
  return Object.keys(legal).length === 0 ? {} : { legal };
}

/** Letters and digits of a word alone, as headings and keys are compared. */
export const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
