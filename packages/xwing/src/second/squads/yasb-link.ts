/**
 * Links of the squad builder YASB: `https://yasb.app/?f=Rebel%20Alliance&d=v9ZsZ20Z4X124WW136Y5X&sn=Name&obs=…`.
 * `d` holds version, mode and points parted by Z, then ships parted by Y: a pilot's number, X, and the numbers of its
 * upgrades parted by W, empty where a slot is. Versions 8 to 10 are written so (200, 20 and 50 points).
 */

import type { Faction } from '../cards/chassis.ts';
import { indexPack, type Pack } from './pack.ts';
import type { SquadShip } from './squad.ts';
import type { XwsProblem, XwsReading } from './xws.ts';
import { YASB_PILOTS, YASB_UPGRADES } from './yasb-ids.ts';

const FACTION_NAMES: Readonly<Record<string, Faction>> = {
  'rebel alliance': 'rebelalliance',
  'galactic empire': 'galacticempire',
  'scum and villainy': 'scumandvillainy',
  'first order': 'firstorder',
  resistance: 'resistance',
  'galactic republic': 'galacticrepublic',
  'separatist alliance': 'separatistalliance',
};

const LINK = /^https?:\/\/\S+[?&]d=v\d+[Z!]\S*$/;

/** Is this text, but for space around it, a link of the builder? */
export function isYasbLink(text: string): boolean {
  return LINK.test(text.trim());
}

/** Reads a link. What it names that nothing is known of becomes a problem with the place of the ship. */
export function readYasbLink(text: string, pack: Pack): XwsReading {
  const fields = queryOf(text.trim());
  const problems: XwsProblem[] = [];
  const faction = readFaction(fields.get('f') ?? '', problems);
  const ships = readShips(fields.get('d') ?? '', pack, problems);
  if (!faction || !ships) return { squad: null, problems };
  const name = fields.get('sn')?.trim();
  const obstacles = readObstacles(fields.get('obs') ?? '', pack, problems);
  const named = name ? { name } : {};
  return { squad: { ...named, faction, ships, ...(obstacles.length > 0 && { obstacles }) }, problems };
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

function readFaction(text: string, problems: XwsProblem[]): Faction | null {
  const key = text.toLowerCase();
  if (Object.hasOwn(FACTION_NAMES, key)) return FACTION_NAMES[key]!;
  const message = `f: '${text}' is no faction; the factions are ${Object.keys(FACTION_NAMES).join(', ')}`;
  problems.push({ kind: 'unknown', what: 'faction', id: text, at: 'f', message });
  return null;
}

function readShips(data: string, pack: Pack, problems: XwsProblem[]): readonly SquadShip[] | null {
  const [, version = ''] = /^v(\d+)/.exec(data) ?? [];
  const [, list] = /^v(?:8|9|10)Z[a-z]Z\d*Z(.*)$/.exec(data) ?? [];
  if (list === undefined) {
    const message = `d: '${data.slice(0, 24)}' is no squad of version 8, 9 or 10${version === '' ? '' : `; it says version ${version}`}`;
    problems.push({ kind: 'shape', at: 'd', message });
    return null;
  }
  const index = indexPack(pack);
  return list.split('Y').flatMap((text, n) => {
    if (text === '') return [];
    const at = `ship ${n + 1}`;
    const [pilotNumber = '', upgradeNumbers = ''] = text.split('X');
    const pilotId = card(YASB_PILOTS, pilotNumber);
    const pilot = pilotId === undefined ? undefined : index.pilots.get(pilotId);
    const upgrades = upgradeNumbers.split('W').flatMap((number) => {
      if (number === '') return [];
      const id = card(YASB_UPGRADES, number);
      const upgrade = id === undefined ? undefined : index.upgrades.get(id);
      if (upgrade) return [upgrade.id];
      problems.push(unknown('upgrade', number, id, at, pack));
      return [];
    });
    if (pilot) return [{ pilot: pilot.id, upgrades: pilot.standardLoadout ? [] : upgrades }];
    problems.push(unknown('pilot', pilotNumber, pilotId, at, pack));
    return [];
  });
}

function card(numbers: readonly string[], text: string): string | undefined {
  const id = /^\d+$/.test(text) ? numbers[Number(text)] : undefined;
  return id === '-' ? undefined : id;
}

function unknown(
  what: 'pilot' | 'upgrade',
  number: string,
  id: string | undefined,
  at: string,
  pack: Pack,
): XwsProblem {
  const message =
    id === undefined
      ? `${at}: no ${what} has the number ${number}`
      : `${at}: the ${what} '${id}' (number ${number}) is not in ${pack.id}`;
  return { kind: 'unknown', what, id: id ?? number, at, message };
}

function readObstacles(text: string, pack: Pack, problems: XwsProblem[]): readonly string[] {
  const ids = text === '' ? [] : text.split(',').map((id) => id.trim());
  return ids.filter((id, n) => {
    if (pack.obstacles.ids.includes(id)) return true;
    const message = `obs: no obstacle '${id}' is known`;
    problems.push({ kind: 'unknown', what: 'obstacle', id, at: `obs[${n}]`, message });
    return false;
  });
}
