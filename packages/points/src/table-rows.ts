/**
 * Rows of a spreadsheet: a line of headings says what its columns are, a line with one cell alone heads the lines below
 * it (a ship, a faction), as in the publisher's documents.
 */

import {
  bare,
  type CardList,
  legalIn,
  type Mode,
  type PointsFault,
  type PointsReading,
  type PointsRow,
  type Said,
  wholeNumber,
} from './row.ts';

type Column = 'id' | 'name' | 'hint' | 'cost' | 'loadout' | 'slots' | Mode;

/** What a column may be headed, in English, German and French; `list` where that says what its cards are. */
const HEADINGS: readonly (readonly [Column, CardList | null, string])[] = [
  ['id', null, 'id xws xwsid cardid'],
  ['name', 'pilots', 'pilot pilots pilotname pilotenname pilotin pilote nomdupilote'],
  ['name', 'upgrades', 'upgrade upgrades upgradename upgradecard aufwertung aufwertungskarte'],
  ['name', 'upgrades', 'amelioration carteamelioration cartedamelioration'],
  ['name', 'squadrons', 'squadron squadrons squadronname staffel staffelname escadron nomdelescadron'],
  ['name', null, 'name card cardname karte kartenname carte nom nomdelacarte'],
  [
    'hint',
    null,
    'ship shiptype chassis schiff vaisseau faction fraktion type slot upgradetype typ subtitle caption',
  ],
  [
    'cost',
    null,
    'cost costs points point pts pointcost pointscost pointvalue pointsvalue squadpoints squadpointcost',
  ],
  ['cost', null, 'squadcost shipcost fleetpoints fleetcost upgradecost loadoutcost sp'],
  ['cost', null, 'punkte punktekosten punktwert kosten staffelpunkte flottenpunkte'],
  ['cost', null, 'cout couts coutenpoints pointsdescadron pointsdeflotte'],
  [
    'loadout',
    null,
    'loadout loadoutvalue lv loadoutpoints ladewert ausrustungswert ausrustungspunkte ausrustung',
  ],
  ['loadout', null, 'valeurdequipement pointsdequipement equipement'],
  ['slots', null, 'slots upgradeslots upgradebar upgradeicons slotliste aufwertungsleiste aufwertungen'],
  ['slots', null, 'emplacements ameliorations barredamelioration'],
  ['standard', null, 'standard legal hyperspace'],
  ['extended', null, 'extended'],
  ['epic', null, 'epic'],
];

interface Heading {
  readonly column: Column;
  readonly list: CardList | null;
}

const HEADING_OF: ReadonlyMap<string, Heading> = new Map(
  HEADINGS.flatMap(([column, list, words]) =>
    words.split(' ').map((word) => [word, { column, list }] as const),
  ),
);

/** Words that say whether a column has what holds now or what held before: `Old Points`, `Punkte neu`. */
const NOW = new Set(
  'new now current neu neue neuer jetzt aktuell nouveau nouveaux nouvelle nouvelles actuel'.split(' '),
);
const BEFORE = new Set(
  'old previous prior before was alt alte alter bisher vorher ancien anciens ancienne avant'.split(' '),
);

/** What a cell heads, what stands in brackets left out; null of what heads nothing that is read. */
function headingIn(cell: string): (Heading & { readonly isNow: boolean }) | null {
  const words = cell
    .replace(/\(.*\)/s, '')
    .split(/[\s:_/-]+/)
    .map(bare)
    .filter((word) => word !== '');
  const rest = words.filter((word) => !NOW.has(word));
  if (words.length === 0 || words.some((word) => BEFORE.has(word))) return null;
  // `Old` and `New` alone head costs.
  const found = HEADING_OF.get(rest.length === 0 ? 'cost' : rest.join(''));
  return found ? { ...found, isNow: rest.length < words.length } : null;
}

/** The columns of a line of headings, by their place. */
interface Columns {
  readonly at: ReadonlyMap<number, Column>;
  readonly list: CardList | null;
}

export type Cell = string | number | boolean | Date | null;

/** The rows of a sheet; `at` names it, lines are counted from 1. */
export function rowsOfTable(lines: readonly (readonly Cell[])[], at: string): PointsReading {
  const rows: PointsRow[] = [];
  const faults: PointsFault[] = [];
  const named = bare(at);
  const listOfFile =
    (['pilots', 'upgrades', 'squadrons'] as const).find((list) => named.includes(list)) ?? null;
  let columns: Columns | null = null;
  let heading = '';
  lines.forEach((line, n) => {
    const cells = line.map(asText);
    const filled = cells.filter((cell) => cell !== '');
    const headings = columnsOf(cells);
    if (headings !== null) columns = headings;
    else if (filled.length === 1 && cells[0] !== '')
      heading = filled[0]!.replace(/\(continued\)/i, '').trim();
    else if (columns !== null && filled.length > 1) {
      const place = `${at}, line ${n + 1}`;
      const read = rowOfLine(cells, columns, heading);
      for (const message of read.faults) faults.push({ at: place, message });
      if (read.row !== null) rows.push({ at: place, list: columns.list ?? listOfFile, ...read.row });
    }
  });
  if (columns === null) faults.push({ at, message: withoutHeadings(lines) });
  return { rows, faults };
}

/** What is told of a sheet whose headings are not understood, with the line where they are likely. */
function withoutHeadings(lines: readonly (readonly Cell[])[]): string {
  const filled = lines.map((line) => line.map(asText).filter((cell) => cell !== ''));
  const likely = filled.find(({ length }) => length > 1);
  if (likely === undefined && filled.every(({ length }) => length === 0)) return 'is empty';
  const cells = (likely ?? []).slice(0, 8).map((cell) => `'${cell.slice(0, 40)}'`);
  return cells.length === 0 ? NO_HEADINGS : `${NO_HEADINGS}; its first line is ${cells.join(', ')}`;
}

const NO_HEADINGS =
  "no line of headings: one column must be headed 'name' or 'xws', another 'cost', 'points' or 'loadout'";

const asText = (cell: Cell): string =>
  cell === null ? '' : cell instanceof Date ? cell.toISOString() : String(cell).trim();

/** The columns that a line heads; null of a line that heads none. */
function columnsOf(cells: readonly string[]): Columns | null {
  const at = new Map<number, Column>();
  let list: CardList | null = null;
  const headings = cells.map(headingIn);
  headings.forEach((found, n) => {
    // Beside a column of what holds now, one of its kind has what held before.
    if (!found || (!found.isNow && headings.some((each) => each?.isNow && each.column === found.column)))
      return;
    // Beside the names of pilots, 'upgrades' heads the slots for them.
    const isSlots = found.list === 'upgrades' && list === 'pilots';
    at.set(n, isSlots ? 'slots' : found.column);
    list ??= found.list;
  });
  const kinds = new Set(at.values());
  // Lists of Armada have the name of a ship under 'ship'.
  if (!kinds.has('name') && !kinds.has('id')) {
    const ship = cells.findIndex((cell) => /^(ship|schiff|vaisseau)/i.test(cell));
    if (ship < 0) return null;
    at.set(ship, 'name');
    list ??= 'ships';
  }
  if (!kinds.has('cost') && !kinds.has('loadout')) return null;
  if (kinds.has('loadout')) list ??= 'pilots';
  return { at, list };
}

interface LineRead {
  readonly row: Omit<PointsRow, 'at' | 'list'> | null;
  readonly faults: readonly string[];
}

function rowOfLine(cells: readonly string[], { at }: Columns, heading: string): LineRead {
  const faults: string[] = [];
  const all = (column: Column) => [...at].flatMap(([n, each]) => (each === column ? [cells[n] ?? ''] : []));
  const first = (column: Column) => all(column).find((cell) => cell !== '') ?? '';
  const number = (column: Column): number | null => {
    const written = all(column).filter((cell) => !/^[-–—*?\s]*$/.test(cell));
    const values = written.map(wholeNumber);
    values.forEach((value, n) => {
      if (value === null) faults.push(`'${written[n]!.slice(0, 40)}' is no number (${column})`);
    });
    const [value = null, ...others] = [...new Set(values)];
    if (others.length === 0) return value;
    if (!values.includes(null)) faults.push(`has two numbers, ${values.join(' and ')} (${column})`);
    return null;
  };
  const [cost, loadout] = [number('cost'), number('loadout')];
  const slots = first('slots');
  const says: Said = {
    ...(cost === null ? {} : { cost }),
    ...(loadout === null ? {} : { loadout }),
    ...(slots === '' ? {} : { slots: slotsIn(slots) }),
    ...legalIn(first),
  };
  const [id, name] = [first('id'), first('name')];
  if ((id === '' && name === '') || Object.keys(says).length === 0) return { row: null, faults };
  const hints = [...all('hint'), heading].filter((hint) => hint !== '');
  const hasSlots = [...at.values()].some((column) => column === 'loadout' || column === 'slots');
  const isBuilt = hasSlots ? { isBuilt: loadout !== null || slots !== '' } : {};
  return { row: { ids: id === '' ? [] : [id], name, hints, ...isBuilt, says }, faults };
}

/** "Crew, Crew", "Crew x2", "2x Crew", each slot on a line of its own. */
const slotsIn = (cell: string): readonly string[] =>
  cell.split(/[,;|\n]/).flatMap((part) => {
    const [, before = '', slot = '', after = ''] =
      /^\s*(?:(\d)\s*[x×])?\s*(.*?)\s*(?:[x×]\s*(\d))?\s*$/s.exec(part) ?? [];
    return slot === '' ? [] : Array.from({ length: Number(before || after || 1) }, () => slot);
  });
