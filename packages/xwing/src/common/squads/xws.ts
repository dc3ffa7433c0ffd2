/** What XWS, the exchange text of list builders, has in common in both editions. */

import { type JsonWanted, jsonError, shown, shownName } from '@firing-arc/referee';
import type { SharedSquadWords } from '../words/squads.ts';
import { type Edition, editionOf } from './editions.ts';
import { LONGEST_LIST, MOST_OBSTACLES, MOST_SHIPS, MOST_UPGRADES } from './given.ts';
import { bareId, xwsId } from './spelling.ts';

/** What could not be read, and where: a line and column of the text, or a path such as `pilots[2].upgrades.ept[0]`. */
export type XwsProblem =
  | { readonly kind: 'text'; readonly line: number; readonly column: number; readonly message: string }
  | { readonly kind: 'shape'; readonly at: string; readonly message: string }
  | { readonly kind: 'edition'; readonly edition: Edition; readonly message: string }
  | {
      readonly kind: 'unknown';
      readonly what: 'faction' | 'pilot' | 'upgrade' | 'obstacle';
      readonly id: string;
      readonly at: string;
      readonly message: string;
    };

/** What was read of a list: the squad without what is unknown (null if it is none at all), and every problem. */
export interface ListReading<Squad> {
  readonly squad: Squad | null;
  readonly problems: readonly XwsProblem[];
  /** Words that were taken for another one, which is nearly spelt so; absent when there are none. */
  readonly guesses?: readonly string[];
  /** The day that the list itself names, as 2023-06-17. */
  readonly date?: string;
}

type ListWords = Pick<
  SharedSquadWords<string>,
  'notJson' | 'noSquad' | 'noPilots' | 'tooLong' | 'tooMany' | 'noLists' | 'noId' | 'otherBuilder'
>;

/** A list as it stands in a text, before anything of it is understood. */
export interface WrittenList {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly pilots: readonly unknown[];
  readonly edition: Edition | null;
}

/** The list in a text, or why there is none. */
export function writtenList(text: string, say: ListWords): WrittenList | XwsProblem {
  if (text.length > LONGEST_LIST) {
    return { kind: 'shape', at: '', message: say.tooLong(text.length, LONGEST_LIST) };
  }
  const trimmed = unescaped(text.replace(/^\uFEFF/, ''));
  const link = linkIn(trimmed);
  if (link !== null) return { kind: 'shape', at: '', message: say.otherBuilder(link) };
  const error = jsonError(trimmed);
  if (error) return textProblem(error, say);
  const fields = listIn(JSON.parse(trimmed) as unknown);
  if (!fields) return { kind: 'shape', at: '', message: say.noSquad() };
  const { pilots } = fields;
  if (!Array.isArray(pilots)) return { kind: 'shape', at: 'pilots', message: say.noPilots() };
  return tooMuch(fields, pilots, say) ?? { fields, pilots, edition: editionIn(pilots) };
}

/** The address that a text is nothing but, without its query; null where it is something else. */
const linkIn = (text: string): string | null => {
  // What follows the site begins with a mark that it cannot have: two parts that fit the same would take quadratic time.
  const [, site] = /^\s*https?:\/\/([^\s/?#]+)(?:[/?#]\S*)?\s*$/i.exec(text) ?? [];
  return site === undefined ? null : shown(site);
};

/** A squad of another edition is not looked at any further. */
export const otherEdition = (
  edition: Edition,
  say: Pick<SharedSquadWords<string>, 'otherEdition'>,
): { readonly squad: null; readonly problems: readonly XwsProblem[] } => ({
  squad: null,
  problems: [{ kind: 'edition', edition, message: say.otherEdition() }],
});

/** The reader of a faction's name: by the ids of an edition, and how builders have called them. What is none becomes a problem. */
export const factionReader =
  <Faction extends string>(factions: readonly Faction[], aliases: ReadonlyMap<string, Faction>) =>
  (
    value: unknown,
    at: string,
    problems: XwsProblem[],
    say: Pick<SharedSquadWords<Faction>, 'noFaction' | 'unknownFaction'>,
  ): Faction | null => {
    if (typeof value !== 'string') {
      problems.push({ kind: 'shape', at, message: say.noFaction(factions[0]!) });
      return null;
    }
    const key = bareId(value);
    const faction = factions.find((known) => known === key) ?? aliases.get(key);
    if (faction) return faction;
    const id = shown(value);
    const message = say.unknownFaction(at, id, factions);
    problems.push({ kind: 'unknown', what: 'faction', id, at, message });
    return null;
  };

/** The commonest of some factions, for a list that names none; null without any. */
export function commonest<Faction>(factions: readonly Faction[]): Faction | null {
  const counts = new Map<Faction, number>();
  for (const faction of factions) counts.set(faction, (counts.get(faction) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** Some programs hand a list on with a backslash before each quotation mark. */
const unescaped = (text: string): string =>
  /^\s*\{\s*\\"/.test(text) ? text.replaceAll('\\"', '"').replaceAll("\\'", "'") : text;

interface JsonPlace {
  readonly line: number;
  readonly column: number;
  readonly found: string | null;
  readonly wanted: JsonWanted;
}

function textProblem({ line, column, found, wanted }: JsonPlace, say: ListWords): XwsProblem {
  return { kind: 'text', line, column, message: say.notJson(found === null ? null : shown(found), wanted) };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The list itself, which some programs wrap in another object or in lists of one, a few times at most. */
function listIn(value: unknown, wraps = MOST_WRAPS): Readonly<Record<string, unknown>> | null {
  if (Array.isArray(value)) return value.length === 1 && wraps > 0 ? listIn(value[0], wraps - 1) : null;
  if (!isRecord(value)) return null;
  if (value.pilots !== undefined) return value;
  const inner = [value.xws, value.squad, value.list].find(isRecord);
  return inner ?? value;
}

const MOST_WRAPS = 4;

/** Why so much is no squad: it is not even looked through. */
function tooMuch(
  fields: Readonly<Record<string, unknown>>,
  pilots: readonly unknown[],
  say: ListWords,
): XwsProblem | null {
  const refuse = (at: string, count: number, most: number): XwsProblem => ({
    kind: 'shape',
    at,
    message: say.tooMany(at, count, most),
  });
  if (pilots.length > MOST_SHIPS) return refuse('pilots', pilots.length, MOST_SHIPS);
  for (const [at, entry] of pilots.entries()) {
    const upgrades = isRecord(entry) ? entry.upgrades : undefined;
    const lists = Array.isArray(upgrades) ? [upgrades] : isRecord(upgrades) ? Object.values(upgrades) : [];
    const count = lists.reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 1), 0);
    if (count > MOST_UPGRADES) return refuse(`pilots[${at}].upgrades`, count, MOST_UPGRADES);
  }
  const obstacles = obstaclesIn(fields.obstacles).length;
  return obstacles > MOST_OBSTACLES ? refuse('obstacles', obstacles, MOST_OBSTACLES) : null;
}

/** The obstacles that a list writes, each by itself: builders also put several into one text, with commas. */
function obstaclesIn(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => (typeof one === 'string' ? one.split(',') : [String(one)]));
}

const isEmpty = (list: unknown): boolean => list === null || (Array.isArray(list) && list.length === 0);

function editionIn(pilots: readonly unknown[]): Edition | null {
  const entries = pilots.filter(isRecord);
  const ships = entries.flatMap(({ ship }) => (typeof ship === 'string' ? [ship] : []));
  // Builders leave slots empty that the edition does not have.
  const slots = entries.flatMap(({ upgrades }) =>
    isRecord(upgrades) ? Object.keys(upgrades).filter((slot) => !isEmpty(upgrades[slot])) : [],
  );
  return editionOf(ships, slots);
}

/** The name that a list gives itself, plain; nothing when it gives none. */
export function nameOf({ name }: Readonly<Record<string, unknown>>): { readonly name?: string } {
  const plain = typeof name === 'string' ? shownName(name) : '';
  return plain === '' ? {} : { name: plain };
}

/** What an entry calls its pilot, the likeliest word first: an id, or in older lists a name. */
export function pilotWords(entry: unknown): readonly string[] {
  if (typeof entry === 'string') return [entry];
  if (!isRecord(entry)) return [];
  return [entry.id, entry.xws, entry.name, entry.pilot].filter((word) => typeof word === 'string');
}

/** The type of ship that an entry names, as an id; empty where it names none. */
export const shipWord = (entry: unknown): string =>
  isRecord(entry) && typeof entry.ship === 'string' ? bareId(entry.ship) : '';

/** An upgrade as a list writes it: where, what, and in which slot. */
export interface WrittenUpgrade {
  readonly at: string;
  readonly slot: string;
  readonly id: string;
}

/** The upgrades of a ship: lists of ids by slot, or one list. What is none of that becomes a problem. */
export function writtenUpgrades(
  entry: unknown,
  ship: string,
  problems: XwsProblem[],
  say: ListWords,
): readonly WrittenUpgrade[] {
  const value = isRecord(entry) ? entry.upgrades : undefined;
  if (value === undefined || value === null) return [];
  if (!isRecord(value) && !Array.isArray(value)) {
    const at = `${ship}.upgrades`;
    problems.push({ kind: 'shape', at, message: say.noLists(at) });
    return [];
  }
  const lists: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? [['', value]]
    : Object.entries(value);
  return lists.flatMap(([key, ids]) =>
    (Array.isArray(ids) ? ids : ids === null ? [] : [ids]).flatMap(
      (each: unknown, n): readonly WrittenUpgrade[] => {
        const at = `${ship}.upgrades${key === '' ? '' : `.${shown(key)}`}[${n}]`;
        const [id] = pilotWords(each);
        const slot = isRecord(each) && typeof each.slot === 'string' ? each.slot : key;
        if (id !== undefined) return [{ at, slot, id }];
        problems.push({ kind: 'shape', at, message: say.noId(at) });
        return [];
      },
    ),
  );
}

/** A card that nobody knows, quoted in its place. */
export function unknownCard(
  at: string,
  what: 'pilot' | 'upgrade' | 'obstacle',
  written: string,
  say: Pick<SharedSquadWords<string>, 'unknownCard'>,
): XwsProblem {
  const id = shown(written);
  return { kind: 'unknown', what, id, at, message: say.unknownCard(at, what, id) };
}

/** The known obstacles of a list, null where it names none; the others become problems. */
export function readObstacles(
  value: unknown,
  known: readonly string[],
  problems: XwsProblem[],
  say: Pick<SharedSquadWords<string>, 'unknownCard'>,
): readonly string[] | null {
  const chosen = obstaclesIn(value).filter((one) => one.trim() !== '');
  if (chosen.length === 0) return null;
  return chosen.flatMap((one, n) => {
    // A builder's link may have been cut in pieces, the name of its field with them.
    const id = xwsId(one.trim().replace(/^obs=/i, ''));
    const found = known.find((each) => each === id || bareId(each) === bareId(id));
    if (found !== undefined) return [found];
    problems.push(unknownCard(`obstacles[${n}]`, 'obstacle', one, say));
    return [];
  });
}

/** The day that a list names in its version, its date or what its builder adds, as 2023-06-17. */
export function dateOf(fields: Readonly<Record<string, unknown>>): string | undefined {
  const inner = [fields.meta, ...(isRecord(fields.vendor) ? Object.values(fields.vendor) : [])].filter(
    isRecord,
  );
  const words = [fields, fields.vendor, ...inner]
    .filter(isRecord)
    .flatMap(({ date, version, created, version_date: of }) => [date, created, version, of]);
  return words.flatMap((word) => dayIn(word) ?? [])[0];
}

/** A day written as 2023-06-17 or, as builders write the version of their points, 06/17/2023. */
function dayIn(word: unknown): string | null {
  if (typeof word !== 'string') return null;
  const [, iso] = /^(20\d\d-[01]\d-[0-3]\d)(?:\D|$)/.exec(word) ?? [];
  if (iso !== undefined) return iso;
  const [, month, day, year] = /^([01]?\d)\/([0-3]?\d)\/(20\d\d)$/.exec(word) ?? [];
  return year === undefined ? null : `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
}
