/**
 * Rows of JSON data: the data files of XWS (xwing-data for First Edition, xwing-data2 for 2.5), those of builders, and
 * others of such a form. A card is a record that has a cost and an id or a name; what stands around it says its list,
 * ship and faction.
 */

import { bare, type CardList, type CostBy, legalIn, type PointsRow, type Said, wholeNumber } from './row.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys below which cards of one list stand; those with `ById` are of the builder YASB, whose numbers are their ids. */
const LISTS: ReadonlyMap<string, CardList> = new Map([
  ['pilots', 'pilots'],
  ['pilotsbyid', 'pilots'],
  ['upgrades', 'upgrades'],
  ['upgradesbyid', 'upgrades'],
  ['modificationsbyid', 'upgrades'],
  ['titlesbyid', 'upgrades'],
  ['squadrons', 'squadrons'],
  ['ships', 'ships'],
  ['models', 'ships'],
]);

/** Below this key YASB's numbers are those of its links; titles and modifications of First Edition have others. */
const NUMBERED = new Set(['pilotsbyid', 'upgradesbyid']);

/** What stands around a value. */
interface Around {
  readonly at: string;
  readonly list: CardList | null;
  readonly isNumbered: boolean;
  readonly hints: readonly string[];
}

/** The rows of a JSON value; `at` names its file. */
export function rowsOfJson(value: unknown, at: string): readonly PointsRow[] {
  const rows: PointsRow[] = [];
  const name = bare(at.replace(/\.\w+$/, ''));
  const list = (['pilots', 'upgrades', 'squadrons'] as const).find((each) => name.includes(each)) ?? null;
  const around: Around = { at: `${at}, `, list, isNumbered: false, hints: [] };
  if (isFields(value)) rows.push(...rowsOfPlainLists(value, around));
  if (rows.length === 0) walk(value, '', around, rows);
  return rows;
}

/** Whether a value is a squad in XWS: what its ships cost together with their upgrades is no card's cost. */
export function isSquad(value: unknown): boolean {
  if (!isFields(value) || typeof value.faction !== 'string' || !Array.isArray(value.pilots)) return false;
  return value.pilots.some((ship) => isFields(ship) && isFields(ship.upgrades));
}

/** `{ "pilots": { "howlrunner": 4 } }`: ids with their costs and nothing else. */
function rowsOfPlainLists(value: Fields, { at }: Around): readonly PointsRow[] {
  return Object.entries(value).flatMap(([key, cards]) => {
    const list = LISTS.get(bare(key));
    if (list === undefined || !isFields(cards)) return [];
    const costs = Object.entries(cards);
    if (!costs.every(([id, cost]) => typeof cost === 'number' && !/^\d+$/.test(id))) return [];
    return costs.map(([id, cost]) => ({
      at: `${at}/${key}/${id}`,
      list,
      ids: [id],
      name: '',
      hints: [],
      says: { cost: cost as number },
    }));
  });
}

function walk(value: unknown, key: string, around: Around, rows: PointsRow[]): void {
  if (Array.isArray(value)) {
    for (const [n, each] of value.entries()) walk(each, '', below(around, String(n)), rows);
    return;
  }
  if (!isFields(value)) return;
  const row = rowOf(value, key, around);
  if (row !== null) {
    rows.push(row);
    return;
  }
  const own = [text(value.xws), text(value.name), text(value.faction)];
  // The files of Launch Bay Next have the name of a ship as the key of its pilots.
  const hints = [...own, LISTS.has(bare(key)) ? '' : key].filter((hint) => hint !== '');
  for (const [name, each] of Object.entries(value)) {
    const list = LISTS.get(bare(name)) ?? around.list;
    const isNumbered = NUMBERED.has(bare(name));
    walk(each, name, { ...below(around, name), list, isNumbered, hints: [...around.hints, ...hints] }, rows);
  }
}

const below = (around: Around, step: string): Around => ({ ...around, at: `${around.at}/${step}` });

function rowOf(fields: Fields, key: string, { at, list, isNumbered, hints }: Around): PointsRow | null {
  const says = holdsCards(fields) ? null : saidIn(fields);
  const keyed = /^[a-z0-9][a-z0-9-]*$/.test(key) && !/^\d+$/.test(key) ? key : '';
  const ids = [text(fields.xws), text(fields.id), keyed].filter((id) => id !== '');
  const name = [text(fields['ace-name']), text(fields.name)].filter((part) => part !== '').join(' - ');
  if (says === null || (ids.length === 0 && name === '')) return null;
  const own = [fields.ship, fields.chassis, fields.faction, fields.slot, fields.type].map(text);
  return {
    at,
    list: listOf(fields) ?? list,
    ids,
    ...(isNumbered && typeof fields.id === 'number' ? { number: fields.id } : {}),
    name,
    hints: [...own, ...hints].filter((hint) => hint !== ''),
    says,
  };
}

/** Whether cards stand below it: what it costs itself is no card's. */
const holdsCards = (fields: Fields): boolean =>
  Object.entries(fields).some(
    ([key, value]) =>
      LISTS.has(bare(key)) &&
      (Array.isArray(value) ? value : isFields(value) ? Object.values(value) : []).some(isFields),
  );

/** The list of a card that says it by what else it has. */
function listOf(fields: Fields): CardList | null {
  if ('initiative' in fields || 'skill' in fields || 'loadout' in fields) return 'pilots';
  if ('sides' in fields || 'slot' in fields) return 'upgrades';
  return 'squadron_type' in fields ? 'squadrons' : null;
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** What a record says of its card's points; null of what is none. */
function saidIn(fields: Fields): Said | null {
  const price = priceIn(fields);
  const loadout = wholeNumber(fields.loadout);
  if (price === null && loadout === null) return null;
  const { slots } = fields;
  return {
    ...price,
    ...(loadout === null ? {} : { loadout }),
    ...(Array.isArray(slots) ? { slots: slots.filter((slot) => typeof slot === 'string') } : {}),
    ...legalIn((mode) => fields[mode]),
  };
}

function priceIn(fields: Fields): Pick<Said, 'cost' | 'costBy'> | null {
  const costBy = yasbCostBy(fields);
  if (costBy !== null) return { costBy };
  for (const price of [fields.cost, fields.points]) {
    const cost = wholeNumber(isFields(price) ? price.value : price);
    if (cost !== null) return { cost };
    if (isFields(price)) {
      const by = variableCost(price);
      if (by !== null) return { costBy: by };
    }
  }
  return null;
}

const STATS = [
  'size',
  'initiative',
  'agility',
  'shields',
  'energy',
] as const satisfies readonly CostBy['stat'][];

/** `{ "variable": "size", "values": { "Small": 3 } }`, as in xwing-data2. */
function variableCost({ variable, values }: Fields): CostBy | null {
  const named = text(variable).toLowerCase();
  const stat = STATS.find((each) => each === named);
  if (stat === undefined || !isFields(values)) return null;
  return costsBy(stat, Object.entries(values));
}

/** The order in which YASB lists costs by the size of a ship. */
const SIZES = ['small', 'medium', 'large', 'huge'];

/** `variablebase: true, pointsarray: [3, 4, 5]`, as YASB has it. */
function yasbCostBy({ pointsarray, variablebase, variableinit, variableagility }: Fields): CostBy | null {
  if (!Array.isArray(pointsarray)) return null;
  if (variablebase === true)
    return costsBy(
      'size',
      pointsarray.map((cost, n) => [SIZES[n] ?? '', cost]),
    );
  const stat = variableinit === true ? 'initiative' : variableagility === true ? 'agility' : null;
  return stat === null
    ? null
    : costsBy(
        stat,
        pointsarray.map((cost, n) => [String(n), cost]),
      );
}

function costsBy(stat: CostBy['stat'], costs: readonly (readonly [string, unknown])[]): CostBy | null {
  const known = costs.flatMap(([value, cost]) => {
    const points = wholeNumber(cost);
    return value === '' || points === null ? [] : [[value.toLowerCase(), points] as const];
  });
  return known.length === 0 ? null : { stat, costs: Object.fromEntries(known) };
}
