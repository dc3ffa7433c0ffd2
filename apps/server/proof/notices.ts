/** Tables whose seats never connect: all that they are told comes by webhook, among kills as without. */

import { randomBytes } from 'node:crypto';
import type { ClientFrame, SeatTaken, TableInfo } from '@firing-arc/online';
import { contribute } from '@firing-arc/referee';
import { type Receiver, startReceiver } from '../src/testing/receiver.ts';
import type { ServerOf } from './robot.ts';
import { addressOf, insist, MATCHES } from './tables.ts';

/** Who has asked a server for nothing for so long is not there; fifteen seconds count as there. */
const GONE_AFTER = 17_000;
/** So often a table is brought to its end anew whose answers were lost with a server. */
const TRIES = 50;
/** What a killed server has taken another one takes again after a minute; then all must have come. */
const PATIENCE = 150_000;

interface Notice {
  readonly id: string;
  readonly kind: string;
  readonly table: string;
  readonly seat: number;
}

/** What was sent among faults, and what is wrong with it. */
export interface NoticesReport {
  readonly tables: number;
  readonly sent: number;
  /** The same notice once more: its server was killed after sending it and before noting that. */
  readonly twice: number;
  readonly wrong: readonly string[];
}

export class NoticedTables {
  readonly #server: ServerOf;
  readonly #receiver: Receiver;
  readonly #over: string[] = [];
  #nth: number;

  private constructor(server: ServerOf, receiver: Receiver, nth: number) {
    this.#server = server;
    this.#receiver = receiver;
    this.#nth = nth;
  }

  /** Tables at these servers; addresses are counted from `nth` on. */
  static async open(server: ServerOf, nth: number): Promise<NoticedTables> {
    return new NoticedTables(server, await startReceiver(200), nth);
  }

  /** Opens a table, begins its game, and lets one seat concede it when the other has gone. */
  async playOne(): Promise<void> {
    const nth = this.#nth++;
    const { table, squads } = MATCHES[nth % MATCHES.length]!;
    const address = addressOf(nth);
    const asked = (method: string, path: string, given: object) =>
      insist(this.#server, method, path, { ...given, address });
    const done = async (method: string, path: string, given: object) => {
      const response = await asked(method, path, given);
      if (response.status >= 400) throw new Error(`${method} ${path}: ${response.status} ${response.text}`);
      return response;
    };
    const first: SeatTaken = (await done('POST', '/api/tables', { body: table })).json();
    const { id } = first.table;
    const body = { secret: randomBytes(16).toString('base64url') };
    const second: SeatTaken = (await done('POST', `/api/tables/${id}/seats`, { body })).json();
    for (const { seat, secret } of [first, second]) {
      await done('PUT', `/api/tables/${id}/squad`, { secret, body: { squad: { ready: squads[seat] } } });
      await done('PUT', `/api/tables/${id}/webhook`, {
        secret,
        body: { address: `${this.#receiver.address}/hook` },
      });
    }
    const send = ({ secret }: SeatTaken, frame: ClientFrame) =>
      asked('POST', `/api/tables/${id}/frames`, { secret, body: frame });
    const dice = [first, second].map((of) => ({ of, ...contribute(randomBytes(32)) }));
    const until = async (status: string, act: () => Promise<void>) => {
      for (let tries = 0; tries < TRIES; tries++) {
        await act();
        const now: { readonly table: TableInfo } = (await done('GET', `/api/tables/${id}`, {})).json();
        if (now.table.status === status) return;
      }
      throw new Error(`table ${id} does not come to be ${status}`);
    };
    await until('playing', async () => {
      for (const { of, commitment } of dice) await send(of, { kind: 'commit', commitment });
      for (const { of, contribution } of dice) await send(of, { kind: 'contribute', contribution });
    });
    await new Promise((resolve) => setTimeout(resolve, GONE_AFTER));
    await until('over', async () => void (await send(first, { kind: 'concede' })));
    this.#over.push(id);
  }

  /** Waits until the other seat of every table has heard of its end, as long as that may take. */
  async report(): Promise<NoticesReport> {
    const until = performance.now() + PATIENCE;
    while (this.#missing().length > 0 && performance.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 500));
    const missing = this.#missing().map((seat) => `${seat} was not told that its game is over`);
    const all = this.#got();
    const ids = new Map<string, Set<string>>();
    for (const { id, kind, table, seat } of all) {
      if (kind !== 'over') continue;
      const of = `table ${table}, seat ${seat}`;
      ids.set(of, (ids.get(of) ?? new Set()).add(id));
    }
    const others = [...ids].flatMap(([of, told]) =>
      told.size > 1 ? [`${of} was told by ${told.size} notices that its game is over`] : [],
    );
    await this.#receiver.close();
    const different = new Set(all.map(({ id }) => id)).size;
    const wrong = [...missing, ...others];
    return { tables: this.#over.length, sent: all.length, twice: all.length - different, wrong };
  }

  #got(): readonly Notice[] {
    return this.#receiver.got.map(({ body }) => JSON.parse(String(body)) as Notice);
  }

  #missing(): readonly string[] {
    const told = new Set(
      this.#got().flatMap(({ kind, table, seat }) =>
        kind === 'over' ? [`table ${table}, seat ${seat}`] : [],
      ),
    );
    return this.#over.map((id) => `table ${id}, seat 1`).filter((seat) => !told.has(seat));
  }
}
