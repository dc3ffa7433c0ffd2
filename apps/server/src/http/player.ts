/** What a connected client sends, and what is done about it: the same for sockets and streams. */

import { type ClientFrame, readClientFrame, type ServerFrame } from '@firing-arc/online';
import { type Connection, textOf } from '../tables/connection.ts';
import { Refused } from '../tables/refused.ts';
import type { Tables } from '../tables/tables.ts';
import { LIMITS, Limiter } from './limits.ts';

/** The wire below a connection. */
export interface Wire {
  readonly send: (text: string) => void;
  readonly close: (reason: string) => void;
  /** How long the way there and back takes, as the server has measured it, in ms. */
  readonly lag: () => number;
}

/** One client at one table: first it says hello, then whatever its seat may. */
export class Client {
  readonly #tables: Tables;
  readonly #table: string;
  readonly #wire: Wire;
  readonly #trouble: (error: unknown) => void;
  readonly #frames: Limiter;
  readonly #said: Limiter;
  #connection: Connection | null = null;
  #queue: Promise<void> = Promise.resolve();
  #refused = 0;

  constructor(
    tables: Tables,
    table: string,
    wire: Wire,
    { now, trouble }: { readonly now: () => number; readonly trouble: (error: unknown) => void },
  ) {
    this.#tables = tables;
    this.#table = table;
    this.#wire = wire;
    this.#trouble = trouble;
    this.#frames = new Limiter(LIMITS.frames, now);
    this.#said = new Limiter(LIMITS.said, now);
  }

  /** Takes a message in; those of one client are done in their order. */
  take(text: string): void {
    if (!this.#frames.take('')) {
      this.#refused += 1;
      // Whoever goes on as fast is cut.
      if (this.#refused > LIMITS.frames.burst) return this.#wire.close('too many messages');
      return this.#error('rate', 'too many messages: wait a little');
    }
    const reading = readClientFrame(text);
    if (!reading.ok) return this.#error('bounds', reading.reason);
    this.#queue = this.#queue.then(() => this.#do(reading.message)).catch((error) => this.#failed(error));
  }

  /** The client has gone. */
  async leave(): Promise<void> {
    const connection = this.#connection;
    this.#connection = null;
    if (connection) await this.#tables.disconnect(this.#table, connection);
  }

  #error(error: string, reason: string): void {
    this.#wire.send(textOf({ kind: 'error', error, reason }));
  }

  #failed(error: unknown): void {
    if (error instanceof Refused) return this.#error(error.word, error.message);
    this.#trouble(error);
    this.#error('fault', 'this could not be done; send it again');
  }

  async #do(frame: ClientFrame): Promise<void> {
    if (frame.kind === 'ping') return this.#wire.send(textOf({ kind: 'pong' }));
    if (frame.kind === 'hello') return this.#hello(frame);
    if (!this.#connection) throw new Refused('secret', 'say hello first');
    const { seat } = this.#connection;
    if (seat < 0) throw new Refused('no-seat', 'spectators look on');
    if (frame.kind === 'say' && !this.#said.take(''))
      throw new Refused('rate', 'too much is said: wait a little');
    const told = await play(this.#tables, this.#table, seat, frame, this.#wire.lag());
    if (told) this.#wire.send(textOf(told));
    if (frame.kind === 'leave') this.#wire.close('left');
  }

  async #hello({ secret, since }: Extract<ClientFrame, { kind: 'hello' }>): Promise<void> {
    try {
      const seat = secret === null ? -1 : await this.#tables.seatOf(this.#table, secret);
      if (this.#connection && this.#connection.seat !== seat) await this.leave();
      this.#connection ??= { seat, send: this.#wire.send, close: this.#wire.close };
      await this.#tables.connect(this.#table, this.#connection, since);
    } catch (error) {
      this.#failed(error);
      // Nothing would ever come over this line: whoever finds it closed comes back and is heard.
      if (!(error instanceof Refused)) this.#wire.close('the table could not be opened');
    }
  }
}

/** What a seat may send once it is known. */
export type SeatFrame = Exclude<ClientFrame, { kind: 'ping' | 'hello' }>;

/** Does what a seat wants; gives what it alone is told of it. */
export async function play(
  tables: Tables,
  table: string,
  seat: number,
  frame: SeatFrame,
  lag = 0,
): Promise<ServerFrame | null> {
  switch (frame.kind) {
    case 'answer':
    case 'revise':
      return tables.answer(table, seat, frame, { revise: frame.kind === 'revise', lag });
    case 'commit':
      await tables.commitTo(table, seat, frame.commitment);
      return { kind: 'taken', id: 'commit' };
    case 'contribute':
      await tables.contribute(table, seat, frame.contribution);
      return { kind: 'taken', id: 'contribute' };
    case 'say': {
      const { kind: _, ...said } = frame;
      await tables.say(table, seat, said);
      return null;
    }
    case 'offer':
      await tables.offer(table, seat, frame.what);
      return null;
    case 'respond':
      await tables.respond(table, seat, frame.offer, frame.agree);
      return null;
    case 'away':
      await tables.away(table, seat, frame);
      return null;
    case 'time':
      await tables.timeUp(table, seat, frame.do);
      return null;
    case 'order':
      await tables.order(table, seat, frame.order, frame.stands);
      return { kind: 'taken', id: 'order' };
    case 'concede':
      await tables.concede(table, seat);
      return null;
    case 'leave':
      await tables.leaveSeat(table, seat);
      return null;
  }
}
