/** The format packs of all games, told apart by the game they name. */

import { isDeepStrictEqual } from 'node:util';
import * as armada from '@firing-arc/armada';
import {
  baseOf,
  faultIn,
  type PackProblem,
  packText,
  type Reading,
  readGiven,
  withBase,
} from '@firing-arc/referee';
import * as first from '@firing-arc/xwing/first';
import * as second from '@firing-arc/xwing/second';
import { formatFile, formatIds } from './house-data.ts';
import { oneOf } from './usage.ts';

/** A format pack with its game. */
export type AnyPack =
  | { readonly game: 'xwing1'; readonly pack: first.Pack }
  | { readonly game: 'xwing2'; readonly pack: second.Pack }
  | { readonly game: 'armada'; readonly pack: armada.Pack };

export type AnyReading =
  | ({ readonly ok: true } & AnyPack)
  | { readonly ok: false; readonly problems: readonly PackProblem[] };

/** The whole JSON of a format of the house, by an id that `formatIds` lists. */
export const formatJson = (id: string): unknown => wholeJson(formatFile(id));

/** A pack's JSON with its base filled in, where it is told as differences from one of the house's. */
function wholeJson(json: unknown): unknown {
  const base = baseOf(json);
  return base !== null && formatIds().includes(base) ? withBase(json, formatJson(base)) : json;
}

const gameOf = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'game' in json ? json.game : undefined;

/** The id of the game that a format of the house is for; throws `UsageError` for an unknown format. */
export function gameOfFormat(command: string, id: string): string {
  return String(gameOf(formatFile(oneOf(command, 'format', id, formatIds()))));
}

/** Packs that were read already: a check of a squad may ask for many of them. */
const read = new Map<string, AnyPack>();

/** The pack of the house with an id; throws `UsageError` for an unknown one. */
export function housePack(command: string, flag: string, id: string): AnyPack {
  const known = oneOf(command, flag, id, formatIds());
  const pack = read.get(known) ?? packOfFile(formatFile(known));
  read.set(known, pack);
  return pack;
}

/** A pack of the house from its JSON. */
function packOfFile(json: unknown): AnyPack {
  const whole = wholeJson(json);
  switch (gameOf(whole)) {
    case 'armada':
      return { game: 'armada', pack: armada.knownPack(whole) };
    case 'xwing1':
      return { game: 'xwing1', pack: first.knownPack(whole) };
    default:
      return { game: 'xwing2', pack: second.knownPack(whole) };
  }
}

/** Reads a pack from the text of a file, of the game that it or its base names; of X-Wing 2.5 when none is named. */
export function readAnyPack(text: string): AnyReading {
  const given = packText(text);
  if (!given.ok) return given;
  const base = given.base !== null && formatIds().includes(given.base) ? formatJson(given.base) : null;
  const game = given.game ?? gameOf(base);
  if (game === 'armada') return of(game, readGiven(given, armada.readPack, base));
  if (game === 'xwing1') return of(game, readGiven(given, first.readPack, base));
  return of('xwing2', readGiven(given, second.readPack, base));
}

/** The same of a pack that somebody means to use beside those of the house: none of theirs may go by its id. */
export function readBroughtPack(text: string): AnyReading {
  const reading = readAnyPack(text);
  const given = packText(text);
  if (!reading.ok || !given.ok) return reading;
  const { id } = reading.pack;
  if (!formatIds().includes(id) || isDeepStrictEqual(formatJson(id), reading.pack)) return reading;
  const message = `the house has another pack '${id}': records and addresses would mean either`;
  return { ok: false, problems: [faultIn(given, '/id', message)] };
}

const of = <Game extends string, Pack>(game: Game, reading: Reading<Pack>) =>
  reading.ok ? { ...reading, game } : reading;
