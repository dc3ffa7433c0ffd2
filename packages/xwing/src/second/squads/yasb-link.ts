/**
 * Links of the squad builder YASB: `https://yasb.app/?f=Rebel%20Alliance&d=v9ZsZ20Z4X124WW136Y5X&sn=Name&obs=…`.
 * `d` holds version, mode and points parted by Z, then ships parted by Y: a pilot's number, X, and the numbers of its
 * upgrades parted by W, empty where a slot is. Versions 8 to 10 are written so (200, 20 and 50 points).
 */

import type { Faction } from '../cards/chassis.ts';
import { ENGLISH_SQUADS } from '../words/english/squads.ts';
import type { SquadWords } from '../words/squads.ts';
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

/**
 * Reads a link. What it names that nothing is known of becomes a problem with the place of the ship. `say` has the
 * sentences of a language.
 */
export function readYasbLink(text: string, pack: Pack, say: SquadWords = ENGLISH_SQUADS): XwsReading {
  const fields = queryOf(text.trim());
  const problems: XwsProblem[] = [];
  const faction = readFaction(fields.get('f') ?? '', problems, say);
  const ships = readShips(fields.get('d') ?? '', pack, problems, say);
  if (!faction || !ships) return { squad: null, problems };
  const name = fields.get('sn')?.trim();
  const obstacles = readObstacles(fields.get('obs') ?? '', pack, problems, say);
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

function readFaction(text: string, problems: XwsProblem[], say: SquadWords): Faction | null {
  const key = text.toLowerCase();
  if (Object.hasOwn(FACTION_NAMES, key)) return FACTION_NAMES[key]!;
  const message = say.unknownFaction('f', text, Object.keys(FACTION_NAMES));
  problems.push({ kind: 'unknown', what: 'faction', id: text, at: 'f', message });
  return null;
}

function readShips(
  data: string,
  pack: Pack,
  problems: XwsProblem[],
  say: SquadWords,
): readonly SquadShip[] | null {
  const [, version = ''] = /^v(\d+)/.exec(data) ?? [];
  const [, list] = /^v(?:8|9|10)Z[a-z]Z\d*Z(.*)$/.exec(data) ?? [];
  if (list === undefined) {
    problems.push({ kind: 'shape', at: 'd', message: say.otherLink('d', data.slice(0, 24), version) });
    return null;
  }
  const index = indexPack(pack);
  return list.split('Y').flatMap((text, n) => {
    if (text === '') return [];
    const at = say.shipInLink(n + 1);
    const [pilotNumber = '', upgradeNumbers = ''] = text.split('X');
    const pilotId = card(YASB_PILOTS, pilotNumber);
    const pilot = pilotId === undefined ? undefined : index.pilots.get(pilotId);
    const upgrades = upgradeNumbers.split('W').flatMap((number) => {
      if (number === '') return [];
      const id = card(YASB_UPGRADES, number);
      const upgrade = id === undefined ? undefined : index.upgrades.get(id);
      if (upgrade) return [upgrade.id];
      problems.push(unknown('upgrade', number, id, at, pack, say));
      return [];
    });
    if (pilot) return [{ pilot: pilot.id, upgrades: pilot.standardLoadout ? [] : upgrades }];
    problems.push(unknown('pilot', pilotNumber, pilotId, at, pack, say));
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
  say: SquadWords,
): XwsProblem {
  const message =
    id === undefined ? say.unknownNumber(at, what, number) : say.notInPack(at, what, id, number, pack.id);
  return { kind: 'unknown', what, id: id ?? number, at, message };
}

function readObstacles(text: string, pack: Pack, problems: XwsProblem[], say: SquadWords): readonly string[] {
  const ids = text === '' ? [] : text.split(',').map((id) => id.trim());
  return ids.filter((id, n) => {
    if (pack.obstacles.ids.includes(id)) return true;
    const message = say.unknownCard('obs', 'obstacle', id);
    problems.push({ kind: 'unknown', what: 'obstacle', id, at: `obs[${n}]`, message });
    return false;
  });
}
