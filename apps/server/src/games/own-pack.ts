/** Packs of points that somebody brings to a table: read as the page reads them. */

import { GAME_IDS, type GameId, MOST_PACK, type PackInfo } from '@firing-arc/online';
import { type PackProblem, packText } from '@firing-arc/referee';
import { formatIdsOf, formatJson } from './format-files.ts';
import { type HouseGame, houseGame, type OwnPack, type TableFormat } from './index.ts';

/** A whole pack as plain data with its game, or what is wrong with its text. */
export type OwnReading =
  | { readonly ok: true; readonly game: GameId; readonly pack: PackInfo }
  | { readonly ok: false; readonly problems: readonly PackProblem[] };

const refused = (path: string, message: string): OwnReading => ({ ok: false, problems: [{ path, message }] });

/** Reads a text as a pack of the game that it or its base names, of X-Wing 2.5 when none is named. */
export async function readOwnPack(text: string): Promise<OwnReading> {
  if (text.length > MOST_PACK) return refused('/', `it is longer than ${MOST_PACK} characters`);
  const given = packText(text);
  if (!given.ok) return given;
  const ofBase = given.base === null ? null : gameOfPack(given.base);
  const named = given.game ?? ofBase ?? 'xwing2';
  const game = GAME_IDS.find((id) => id === named);
  if (!game) return refused('/game', 'it is for a game that is not played here');
  const { readPack } = await houseGame(game);
  const base = given.base !== null && ofBase === game ? formatJson(given.base) : null;
  const reading = readPack(given, base);
  if (!reading.ok) return reading;
  const { pack } = reading;
  if (gameOfPack(pack.id) !== null)
    return refused('/id', 'its id is that of a pack of the house: give it an id of its own');
  return { ok: true, game, pack };
}

/** The game of a pack of the house; null for an id that is none. */
const gameOfPack = (id: string): GameId | null =>
  GAME_IDS.find((game) => formatIdsOf(game).includes(id)) ?? null;

/** Why no game can begin under a format: a play area, obstacles or rounds that no rules know; null where one can. */
export function cannotBegin(
  { played }: HouseGame,
  format: TableFormat,
  scenario: string | null,
): string | null {
  const squads = [0, 1].map((seat) => format.read({ ready: format.usual(seat) }).squad);
  try {
    const setup = format.match(squads, { scenario, teams: null, chance: 0 });
    return played.problems(setup)[0] ?? null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The format of a pack that a table is of: `own.` and the pack's id, with `.epic` for epic play; null for another. */
export function ownFormat({ info, formats }: OwnPack, format: string): TableFormat | null {
  const names = [`own.${info.id}`, `own.${info.id}.epic`];
  return formats[names.indexOf(format)] ?? null;
}

/** What is wrong with a pack, in one sentence: the first faults with their places, and how many more there are. */
export function faultsText(problems: readonly PackProblem[]): string {
  const some = problems.slice(0, MOST_FAULTS).map(({ path, message, line, column }) => {
    const place = line === undefined ? '' : `line ${line}, column ${column}: `;
    return `${place}${path === '/' ? '' : `${path} `}${message}`;
  });
  const more = problems.length - some.length;
  return `this is no pack: ${some.join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
}
const MOST_FAULTS = 5;
