/** Tables whose seats never connect: all that they are told comes by webhook, among kills as without. */

import { randomBytes } from 'node:crypto';
import type { ClientFrame, SeatTaken, TableInfo } from '@firing-arc/online';
import { contribute } from '@firing-arc/referee';
import { type Receiver, startReceiver } from '../src/testing/receiver.ts';
import type { ServerOf } from './robot.ts';
import { addressOf, insist, MATCHES, seatTable } from './tables.ts';

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
    const { seats, done } = await seatTable(MATCHES[nth % MATCHES.length]!, nth, this.#server);
    const [first] = seats;
    const { id } = first.table;
    for (const { secret } of seats) {
      const body = { address: `${this.#receiver.address}/hook` };
      await done('PUT', `/api/tables/${id}/webhook`, { secret, body });
    }
    // What was taken already, its word lost with a server, is refused the next time: how the table stands decides.
    const send = ({ secret }: SeatTaken, frame: ClientFrame) =>
      insist(this.#server, 'POST', `/api/tables/${id}/frames`, {
        secret,
        body: frame,
        address: addressOf(nth),
      });
    const dice = seats.map((of) => ({ of, ...contribute(randomBytes(32)) }));
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
    const missing = () => this.#over.filter((table) => !this.#told().has(`${table}, seat 1`));
    while (missing().length > 0 && performance.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 500));
    const wrong = [
      ...missing().map((table) => `${table}, seat 1 was not told that its game is over`),
      ...[...this.#told()].flatMap(([seat, { size }]) =>
        size > 1 ? [`${seat} was told by ${size} notices that its game is over`] : [],
      ),
    ];
    await this.#receiver.close();
    const all = this.#got();
    const different = new Set(all.map(({ id }) => id)).size;
    return { tables: this.#over.length, sent: all.length, twice: all.length - different, wrong };
  }

  #got(): readonly Notice[] {
    return this.#receiver.got.map(({ body }) => JSON.parse(String(body)) as Notice);
  }

  /** By which notices each seat was told that its game is over. */
  #told(): ReadonlyMap<string, ReadonlySet<string>> {
    const told = new Map<string, Set<string>>();
    for (const { id, kind, table, seat } of this.#got()) {
      if (kind !== 'over') continue;
      const of = `${table}, seat ${seat}`;
      told.set(of, (told.get(of) ?? new Set()).add(id));
    }
    return told;
  }
}
