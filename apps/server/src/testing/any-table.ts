// A table of the server at which a game can be put anywhere, and all that is sent of it: over sockets and by its pages.
import { applied, type CreateTable, type ServerFrame } from '@firing-arc/online';
import { BUILD, type GameEvent, type GameRecord, type RefereeView, type Snapshot } from '@firing-arc/referee';
import type { Hono } from 'hono';
import { readOwnPack } from '../games/own-pack.ts';
import { appOf } from '../http/app.ts';
import { Bots } from '../http/bots.ts';
import type { EventBatch, Storage } from '../storage/storage.ts';
import { begunClocks } from '../tables/clocks.ts';
import type { Connection } from '../tables/connection.ts';
import { type Doc, docOf } from '../tables/doc.ts';
import { Tables } from '../tables/tables.ts';

/** When each game is put on its table. */
export const NOW = 1_000_000;

/** Somebody at the table, who is sent what a socket carries. */
export class Seat implements Connection {
  readonly seat: number;
  readonly texts: string[] = [];
  readonly events: GameEvent[] = [];
  view: RefereeView | null = null;

  constructor(seat: number) {
    this.seat = seat;
  }

  readonly send = (text: string): void => {
    this.texts.push(text);
    const frame = JSON.parse(text) as ServerFrame;
    if (frame.kind === 'view') this.view = frame.view;
    else if (frame.kind === 'change') this.view = applied(this.view!, frame.change);
    else return;
    this.events.push(...this.view.events);
  };

  readonly close = (): void => {};
}

/** A game as it is put on the table: where it stands, what is kept of it, and when its answers came. */
export interface Put {
  readonly record: GameRecord;
  readonly snapshot: Snapshot;
  readonly asked: readonly number[];
  /** What was told and answered before, where pages or spectators come to it. */
  readonly batch?: EventBatch;
}

/** Two guests sit at it; its clock stands unless it is moved on. */
export class AnyTable {
  readonly #storage: Storage;
  readonly #tables: Tables;
  readonly #app: Hono;
  readonly #id: string;
  readonly #secrets: readonly string[];
  readonly #clock: { now: number };
  /** The table before anything was played at it. */
  #doc: Doc | null = null;
  #answers = 0;

  private constructor(
    storage: Storage,
    tables: Tables,
    clock: { now: number },
    sits: { readonly id: string; readonly secrets: readonly string[] },
  ) {
    this.#storage = storage;
    this.#tables = tables;
    this.#clock = clock;
    this.#id = sits.id;
    this.#secrets = sits.secrets;
    let asked = 0;
    this.#app = appOf({
      tables,
      now: () => clock.now,
      // Whoever asks comes from another address each time, so that nobody asks too much.
      addressOf: () => `${asked++}`,
      ready: async () => {},
      metrics: () => '',
      trouble: (error) => {
        throw error;
      },
      reach: { problem: () => 'nowhere', reaches: () => false },
      pushKey: async () => '',
      bots: new Bots(''),
    });
  }

  static async of(storage: Storage, made: CreateTable): Promise<AnyTable> {
    const clock = { now: NOW };
    const tables = new Tables({
      storage: async () => storage,
      isUsed: () => true,
      isShared: false,
      now: () => clock.now,
      think: () => Promise.reject(new Error('no computer player sits here')),
      trouble: (_, error) => {
        throw error;
      },
      readPack: readOwnPack,
      count: () => {},
    });
    const one = await tables.create(made);
    const other = await tables.takeSeat(one.table.id, {});
    const secrets = [one.secret, other.secret];
    return new AnyTable(storage, tables, clock, { id: one.table.id, secrets });
  }

  /** Moves the clock on, and tells spectators what has become old enough. */
  async wait(milliseconds: number): Promise<void> {
    this.#clock.now += milliseconds;
    await this.#tables.tellOnlookers();
  }

  /** Puts a game on the table, in the place of all that was played there, at the time at which the table was made. */
  async put({ record, snapshot, asked, batch }: Put): Promise<void> {
    this.#tables.forget();
    this.#clock.now = NOW;
    const row = (await this.#storage.load(this.#id))!;
    this.#doc ??= { ...docOf(row), status: 'playing' };
    const begun = { ...this.#doc, asked, clocks: begunClocks(this.#doc, asked, NOW) };
    const doc = { status: begun.status, doc: JSON.stringify(begun), updated: NOW };
    await this.#storage.commit({
      row: { ...row, ...doc, version: row.version + 1, snapshot: JSON.stringify(snapshot), build: BUILD },
      opened: JSON.stringify({ record, squads: [] }),
      ...(batch && { batch }),
      anew: true,
    });
  }

  async connect(seats: readonly Seat[], since: number): Promise<void> {
    for (const seat of seats) await this.#tables.connect(this.#id, seat, since);
  }

  async disconnect(seats: readonly Seat[]): Promise<void> {
    for (const seat of seats) await this.#tables.disconnect(this.#id, seat);
  }

  /** Gives an answer as a client would; whether it was taken. */
  async answer(player: number, question: string, answer: unknown): Promise<boolean> {
    const given = { id: `answer ${++this.#answers}`, question, answer: answer as number };
    const { kind } = await this.#tables.answer(this.#id, player, given);
    return kind === 'taken';
  }

  concede(player: number): Promise<void> {
    return this.#tables.concede(this.#id, player);
  }

  /** All that a seat is answered by pages: the table, its record, the lists, an answer to no question. -1: without a secret. */
  async pages(seat: number): Promise<string> {
    const here = `/api/tables/${this.#id}`;
    const headers = seat < 0 ? {} : { Authorization: `Bearer ${this.#secrets[seat]}` };
    const texts: string[] = [];
    for (const path of [here, `${here}/record`, `${here}/pack`, '/api/tables'])
      texts.push(await textOf(await this.#app.request(path, { headers })));
    const body = JSON.stringify({ id: 'a guess', question: `${Math.max(0, seat)}.0.0`, answer: 0 });
    texts.push(await textOf(await this.#app.request(`${here}/answers`, { method: 'POST', headers, body })));
    return texts.join('\n');
  }
}

const textOf = async (response: Response): Promise<string> =>
  `${response.status} ${JSON.stringify([...response.headers])} ${await response.text()}`;
