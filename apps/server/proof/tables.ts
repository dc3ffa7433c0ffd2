/** Tables that robots play at, one game after another. */

import { randomBytes } from 'node:crypto';
import type { CreateTable, SeatTaken } from '@firing-arc/online';
import { ask, type Request, tableOf } from '../src/testing/server.ts';
import { Robot, type RobotSeat, type ServerOf, type Watcher } from './robot.ts';

/** A table, and the ready squads of its two seats. */
export interface Match {
  readonly table: CreateTable;
  readonly squads: readonly [string, string];
}

/** What is played, in turn. */
export const MATCHES: readonly Match[] = [
  { table: tableOf('xwing2'), squads: ['four-x-wings', 'howlrunners-six'] },
  { table: tableOf('xwing1'), squads: ['red-squadron', 'academy-swarm'] },
  {
    table: tableOf('armada', { scenario: 'learning' }),
    squads: ['rebel-line', 'imperial-hammer'],
  },
];

/** How often something is asked again of a server that is not there, a tenth of a second apart. */
const PATIENCE = 300;

/** An address of its own for the n-th table. */
export const addressOf = (nth: number): string => `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`;

/** Asks until a server answers: it may be on its way back. */
export async function insist(server: ServerOf, method: string, path: string, given: Request) {
  for (let tries = 0; ; tries++) {
    try {
      const response = await ask({ url: server(0) }, method, path, given);
      if (response.status < 500) return response;
    } catch (error) {
      if (tries > PATIENCE) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A new table whose two seats are taken. */
export interface Seated {
  readonly seats: readonly [SeatTaken, SeatTaken];
  /** Asks from the table's own address, until a server answers; throws where it is refused. */
  readonly done: (method: string, path: string, given: Request) => ReturnType<typeof insist>;
}

/** Opens a table and takes both of its seats, each with its squad. */
export async function seatTable({ table, squads }: Match, nth: number, server: ServerOf): Promise<Seated> {
  const done = async (method: string, path: string, given: Request) => {
    const response = await insist(server, method, path, { ...given, address: addressOf(nth) });
    if (response.status >= 400) throw new Error(`${method} ${path}: ${response.status} ${response.text}`);
    return response;
  };
  const first: SeatTaken = (await done('POST', '/api/tables', { body: table })).json();
  const { id } = first.table;
  // Its answer may be lost with a server: asked again it must be the same seat.
  const body = { secret: randomBytes(16).toString('base64url') };
  const second: SeatTaken = (await done('POST', `/api/tables/${id}/seats`, { body })).json();
  const seats = [first, second] as const;
  for (const { seat, secret } of seats)
    await done('PUT', `/api/tables/${id}/squad`, { secret, body: { squad: { ready: squads[seat] } } });
  return { seats, done };
}

/** Two robots at a new table, both with a squad; they play as soon as they are connected. */
export async function seatRobots(
  match: Match,
  nth: number,
  server: ServerOf,
  watcher: Watcher,
): Promise<readonly [Robot, Robot]> {
  const { seats } = await seatTable(match, nth, server);
  const robot = ({ table, seat, secret }: SeatTaken): Robot => {
    const at: RobotSeat = { table: table.id, seat, secret, game: match.table.game, address: addressOf(nth) };
    return new Robot(at, server, watcher);
  };
  const robots = [robot(seats[0]), robot(seats[1])] as const;
  for (const each of robots) each.connect();
  return robots;
}

/** The text of the record of a game that is over. */
export const recordOf = async (table: string, nth: number, server: ServerOf): Promise<string> =>
  (await insist(server, 'GET', `/api/tables/${table}/record`, { address: addressOf(nth) })).text;
