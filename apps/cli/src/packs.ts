/** The format packs of all games, told apart by the game they name. */

import * as armada from '@firing-arc/armada';
import * as first from '@firing-arc/xwing/first';
import * as second from '@firing-arc/xwing/second';
import { formatIds, formatJson } from './house-data.ts';
import { oneOf } from './usage.ts';

/** A format pack with its game. */
export type AnyPack =
  | { readonly game: 'xwing1'; readonly pack: first.Pack }
  | { readonly game: 'xwing2'; readonly pack: second.Pack }
  | { readonly game: 'armada'; readonly pack: armada.Pack };

export type AnyReading =
  | ({ readonly ok: true } & AnyPack)
  | { readonly ok: false; readonly problems: readonly second.PackProblem[] };

const gameOf = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'game' in json ? json.game : undefined;

/** The id of the game that a format of the house is for; throws `UsageError` for an unknown format. */
export function gameOfFormat(command: string, id: string): string {
  return String(gameOf(formatJson(oneOf(command, 'format', id, formatIds()))));
}

/** The pack of the house with an id; throws `UsageError` for an unknown one. */
export function housePack(command: string, flag: string, id: string): AnyPack {
  const json = formatJson(oneOf(command, flag, id, formatIds()));
  switch (gameOf(json)) {
    case 'armada':
      return { game: 'armada', pack: armada.packFrom(json) };
    case 'xwing1':
      return { game: 'xwing1', pack: first.packFrom(json) };
    default:
      return { game: 'xwing2', pack: second.packFrom(json) };
  }
}

/** Reads a pack from the text of a file, of the game that it names; of X-Wing 2.5 when it names none. */
export function readAnyPack(text: string): AnyReading {
  const trimmed = text.replace(/^\uFEFF/, '');
  const game = second.jsonError(trimmed) === null ? gameOf(JSON.parse(trimmed)) : undefined;
  if (game === 'armada') {
    const reading = armada.readPackText(text);
    return reading.ok ? { ...reading, game } : reading;
  }
  if (game === 'xwing1') {
    const reading = first.readPackText(text);
    return reading.ok ? { ...reading, game } : reading;
  }
  const reading = second.readPackText(text);
  return reading.ok ? { ...reading, game: 'xwing2' } : reading;
}
