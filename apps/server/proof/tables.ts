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

/** Two robots at a new table, both with a squad; they play as soon as they are connected. */
export async function seatRobots(
  { table, squads }: Match,
  nth: number,
  server: ServerOf,
  watcher: Watcher,
): Promise<readonly [Robot, Robot]> {
  const address = addressOf(nth);
  const asked = async (method: string, path: string, given: Request) => {
    const response = await insist(server, method, path, { ...given, address });
    if (response.status >= 400) throw new Error(`${method} ${path}: ${response.status} ${response.text}`);
    return response;
  };
  const first: SeatTaken = (await asked('POST', '/api/tables', { body: table })).json();
  const { id } = first.table;
  // Its answer may be lost with a server: asked again it must be the same seat.
  const body = { secret: randomBytes(16).toString('base64url') };
  const second: SeatTaken = (await asked('POST', `/api/tables/${id}/seats`, { body })).json();
  const robot = ({ seat, secret }: SeatTaken): Robot => {
    const at: RobotSeat = { table: id, seat, secret, game: table.game, address };
    return new Robot(at, server, watcher);
  };
  const robots = [robot(first), robot(second)] as const;
  for (const { seat } of robots) {
    const squad = { ready: squads[seat.seat] };
    await asked('PUT', `/api/tables/${id}/squad`, { secret: seat.secret, body: { squad } });
  }
  for (const each of robots) each.connect();
  return robots;
}

/** The text of the record of a game that is over. */
export const recordOf = async (table: string, nth: number, server: ServerOf): Promise<string> =>
  (await insist(server, 'GET', `/api/tables/${table}/record`, { address: addressOf(nth) })).text;
