/**
 * Links of the squad builder YASB, as both editions have them. `f` is the faction, `sn` the squad's name, `obs` its
 * obstacles, `d` the squad: version, mode and points, then the ships with the numbers of their cards.
 *
 * - Versions 1 to 5: `v4!s!204:27,136,198,148:41:13:U.202,m.12;95:…` – pilot, upgrades, titles, modifications, and what
 *   other cards made room for; -1 where a slot is empty. Until version 1 without the version itself.
 * - Versions 6 and 7: `v6!h=200!147:124,111,,165:U.-1;…` – titles and modifications are upgrades like others.
 * - Versions 8 to 10: `v9ZsZ20Z4X124WW136Y5X` – ships parted by Y, X behind the pilot, W between upgrades.
 *
 * The builder of First Edition wrote versions 1 to 4, that of the Second Edition began at 4 again: its address tells.
 */

import { shown, shownName } from '@firing-arc/referee';
import type { SharedSquadWords } from '../words/squads.ts';
import type { Edition } from './editions.ts';
import { LONGEST_LIST, MOST_OBSTACLES, MOST_SHIPS, MOST_UPGRADES } from './given.ts';
import { type ListReading, otherEdition, readObstacles, type XwsProblem } from './xws.ts';

/** A ship of a link: numbers of cards, and the kinds of room they stand in. */
export interface LinkedShip {
  readonly pilot: string;
  readonly upgrades: readonly string[];
  readonly titles: readonly string[];
  readonly modifications: readonly string[];
}

/** What a link says before its numbers are looked up. */
export interface SquadLink {
  readonly edition: Edition;
  readonly faction: string;
  readonly name: string;
  readonly obstacles: readonly string[];
  /** Null when `d` is no squad; then `data` and `version` are what it says. */
  readonly ships: readonly LinkedShip[] | null;
  readonly data: string;
  readonly version: string;
}

const LINKS = /https?:\/\/[^\s"'<>]+/g;
/** Looked for in each link by itself: within one expression a long text of addresses took seconds. */
const SQUAD = /[?&](?:amp;)?d=v?\d/;

/** The link of the builder in a text, with nothing else in it but space or a few words; null without one. */
export function yasbLinkIn(text: string): string | null {
  if (text.length > LONGEST_LIST || /^\s*[{[]/.test(text)) return null;
  const link = text.match(LINKS)?.find((one) => SQUAD.test(one));
  return link?.replaceAll('&amp;', '&') ?? null;
}

/** How an edition finds its cards by what a link says. */
export interface LinkReader<Faction extends string, Ship> {
  readonly edition: Edition;
  /** The obstacles that may be brought. */
  readonly obstacles: readonly string[];
  readonly say: SharedSquadWords<Faction>;
  readonly faction: (
    value: string,
    at: string,
    problems: XwsProblem[],
    say: SharedSquadWords<Faction>,
  ) => Faction | null;
  /** A ship that stands at this place in the link; none when its pilot is not known. */
  readonly ship: (linked: LinkedShip, at: string, problems: XwsProblem[]) => readonly Ship[];
  /** The faction of most of some ships. */
  readonly factionOf: (ships: readonly Ship[]) => Faction | null;
}

/** Reads a link. What it names that nothing is known of becomes a problem with the place of the ship. */
export function readLink<Faction extends string, Ship>(
  text: string,
  { edition, obstacles: known, say, ...reader }: LinkReader<Faction, Ship>,
): ListReading<{
  readonly name?: string;
  readonly faction: Faction;
  readonly ships: readonly Ship[];
  readonly obstacles?: readonly string[];
}> {
  const link = squadLink(yasbLinkIn(text) ?? text);
  if (link.edition !== edition && link.ships) return otherEdition(link.edition, say);
  const refuse = (message: string) => ({
    squad: null,
    problems: [{ kind: 'shape', at: 'd', message } as const],
  });
  if (!link.ships) return refuse(say.otherLink('d', link.data, link.version));
  const long = linkTooLong(link.ships);
  if (long) return refuse(say.tooMany('d', long.count, long.most));
  if (link.obstacles.length > MOST_OBSTACLES) {
    return refuse(say.tooMany('obs', link.obstacles.length, MOST_OBSTACLES));
  }
  const problems: XwsProblem[] = [];
  const given = reader.faction(link.faction, 'f', problems, say);
  const ships = link.ships.flatMap((ship, n) => reader.ship(ship, say.shipInLink(n + 1), problems));
  const faction = given ?? reader.factionOf(ships);
  if (!faction) return { squad: null, problems };
  const obstacles = readObstacles(link.obstacles, known, problems, say);
  const named = link.name !== '' ? { name: link.name } : {};
  return { squad: { ...named, faction, ships, ...(obstacles && { obstacles }) }, problems };
}

/** Takes a link apart. */
export function squadLink(link: string): SquadLink {
  const fields = queryOf(link);
  const data = fields.get('d') ?? '';
  const [, version = ''] = /^v(\d+)/i.exec(data) ?? [];
  const first = Number(version || 1) <= 4 && !/raithos|yasb\.app/i.test(link);
  return {
    edition: first ? 'first' : 'second',
    faction: fields.get('f') ?? '',
    name: shownName(fields.get('sn') ?? ''),
    obstacles: (fields.get('obs') ?? '').split(',').filter((id) => id.trim() !== ''),
    ships: shipsIn(data),
    data: shown(data.slice(0, 24)),
    version,
  };
}

function shipsIn(data: string): readonly LinkedShip[] | null {
  const [, late] = /^v(?:8|9|10)Z[a-z]Z\d*Z(.*)$/i.exec(data) ?? [];
  const [, early] = /^(?:v[1-7]!(?:[a-z](?:=\d*)?!)?)?([-\d:,;.UTMutmx]*)$/.exec(data) ?? [];
  if (late !== undefined) return shipsOf(late, 'Y', lateShip);
  return early === undefined ? null : shipsOf(early, ';', earlyShip);
}

/** The ships between marks; of more than any squad has only how many there are. */
function shipsOf(data: string, mark: string, shipOf: (text: string) => LinkedShip): readonly LinkedShip[] {
  const texts = data.split(mark).filter((text) => text !== '');
  return texts.map(texts.length > MOST_SHIPS ? () => UNREAD : shipOf);
}

const UNREAD: LinkedShip = { pilot: '', upgrades: [], titles: [], modifications: [] };

function lateShip(text: string): LinkedShip {
  const [pilot = '', upgrades = ''] = text.split('X');
  return { pilot, upgrades: numbers(upgrades.split('W')), titles: [], modifications: [] };
}

/** A ship of versions 1 to 7; what other cards made room for is told apart by its letter. */
function earlyShip(text: string): LinkedShip {
  const [pilot = '', upgrades = '', ...rest] = text.split(':');
  const lent = rest.flatMap((part) => [...part.matchAll(/([UTM])\.(-?\d+)/gi)]);
  const lentTo = (kind: string) =>
    lent.filter(([, letter]) => letter!.toUpperCase() === kind).map(([, , n]) => n!);
  const [titles = '', modifications = ''] = rest.filter((part) => !part.includes('.'));
  return {
    pilot,
    upgrades: numbers([...upgrades.split(','), ...lentTo('U')]),
    titles: numbers([...titles.split(','), ...lentTo('T')]),
    modifications: numbers([...modifications.split(','), ...lentTo('M')]),
  };
}

/** The numbers of slots that are not empty. */
const numbers = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => text !== '' && text !== '-1');

/** How many of what a link has, where that is more than any squad; null for what is read. */
function linkTooLong(ships: readonly LinkedShip[]): { readonly count: number; readonly most: number } | null {
  if (ships.length > MOST_SHIPS) return { count: ships.length, most: MOST_SHIPS };
  const most = Math.max(
    0,
    ...ships.map(
      ({ upgrades, titles, modifications }) => upgrades.length + titles.length + modifications.length,
    ),
  );
  return most > MOST_UPGRADES ? { count: most, most: MOST_UPGRADES } : null;
}

/** The card with a number in a list; undefined where nothing has it. */
export function numbered(list: readonly string[], text: string): string | undefined {
  const id = /^\d{1,4}$/.test(text) ? list[Number(text)] : undefined;
  return id === '-' ? undefined : id;
}

function queryOf(link: string): ReadonlyMap<string, string> {
  const query = link.slice(link.indexOf('?') + 1).replace(/#.*$/, '');
  return new Map(
    query.split('&').map((field) => {
      const [key = '', ...value] = field.split('=');
      return [key, decoded(value.join('='))] as const;
    }),
  );
}

function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
