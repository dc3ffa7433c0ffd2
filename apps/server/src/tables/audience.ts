/** What those who are connected to a table are told after each commit: each seat what it sees. */

import { changeOf, type ServerFrame, type TableInfo, type ViewChange } from '@firing-arc/online';
import type { RefereeView } from '@firing-arc/referee';
import type { Storage } from '../storage/storage.ts';
import { newsOf, timesOf } from './clocks.ts';
import { type Connection, textOf } from './connection.ts';
import { commitmentsOf, contributionsOf, type Doc } from './doc.ts';
import { ordersOf } from './orders.ts';
import type { Warm } from './warm.ts';

export class Audience {
  readonly #connections = new Map<Connection, string>();
  /** What each connection was told last of the clocks. */
  readonly #clocks = new WeakMap<Connection, string>();
  /** What each seat was told last: all connections of a seat have been told the same. */
  readonly #seen = new Map<number, RefereeView>();
  #settled = '';
  #status = '';
  /** The version whose views everybody has been told. */
  #version = -1;

  get size(): number {
    return this.#connections.size;
  }

  get seats(): readonly number[] {
    return [...new Set([...this.#connections.keys()].map(({ seat }) => seat))].filter((seat) => seat >= 0);
  }

  get spectators(): number {
    return [...this.#connections.keys()].filter(({ seat }) => seat < 0).length;
  }

  /** Takes a connection in, and tells it where the table stands; `since`: what it has been told before. */
  async enter(
    connection: Connection,
    {
      warm,
      info,
      storage,
      since,
      now,
    }: {
      readonly warm: Warm;
      readonly info: () => TableInfo;
      readonly storage: Storage;
      readonly since: number;
      readonly now: number;
    },
  ): Promise<void> {
    // What the others have missed they are told first: their seat's view is about to be that of the one who enters.
    if (this.size === 0) this.#version = warm.row.version;
    else if (warm.play) await this.#tellViews(warm, storage);
    this.#connections.set(connection, '');
    const { doc, play } = warm;
    this.#tellTable(connection, info(), doc);
    this.#settled = doc.status === 'settled' ? textOf(settledFrame(doc)) : '';
    this.#status = doc.status;
    if (this.#settled !== '') connection.send(this.#settled);
    if (!play) return;
    const view = await withOlder(storage, warm.row.id, play.view(connection.seat, since), since);
    connection.send(textOf({ kind: 'view', view }));
    this.#seen.set(connection.seat, { ...view, events: [] });
    this.#clocks.delete(connection);
    this.#tellClocks(connection, doc, now);
    if (doc.status === 'over') connection.send(textOf(overFrame(warm)));
  }

  leave(connection: Connection): void {
    this.#connections.delete(connection);
    if (![...this.#connections.keys()].some(({ seat }) => seat === connection.seat))
      this.#seen.delete(connection.seat);
  }

  closeAll(reason: string): void {
    for (const connection of this.#connections.keys()) connection.close(reason);
  }

  sendAll(frame: ServerFrame): void {
    const text = textOf(frame);
    for (const connection of this.#connections.keys()) connection.send(text);
  }

  /** Tells everybody what is new to them. */
  async tell({
    warm,
    info,
    storage,
    now,
  }: {
    readonly warm: Warm;
    readonly info: TableInfo;
    readonly storage: Storage;
    readonly now: number;
  }): Promise<void> {
    for (const connection of this.#connections.keys()) this.#tellTable(connection, info, warm.doc);
    const settled = warm.doc.status === 'settled' ? textOf(settledFrame(warm.doc)) : '';
    if (settled !== '' && settled !== this.#settled) this.#sendText(settled);
    this.#settled = settled;
    if (warm.play) await this.#tellViews(warm, storage);
    for (const connection of this.#connections.keys()) this.#tellClocks(connection, warm.doc, now);
    if (warm.doc.status === 'over' && this.#status !== 'over') this.#sendText(textOf(overFrame(warm)));
    this.#status = warm.doc.status;
  }

  #sendText(text: string): void {
    for (const connection of this.#connections.keys()) connection.send(text);
  }

  #tellTable(connection: Connection, table: TableInfo, doc: Doc): void {
    const orders = ordersOf(doc, connection.seat);
    // The seconds that somebody has been away are counted by whoever is told, who decides stands in the view, and clocks are told apart: they alone are no news.
    const seats = table.seats.map((seat) => ({ ...seat, away: null, decides: false }));
    const news = JSON.stringify({ ...table, seats, times: null, orders });
    if (this.#connections.get(connection) === news) return;
    this.#connections.set(connection, news);
    connection.send(textOf({ kind: 'table', table, you: connection.seat, orders }));
  }

  /** Clocks are told when one begins or stops to run for whoever is told, not as they run. */
  #tellClocks(connection: Connection, doc: Doc, now: number): void {
    const news = newsOf(doc, connection.seat);
    if (news === (this.#clocks.get(connection) ?? '')) return;
    this.#clocks.set(connection, news);
    const times = timesOf(doc, connection.seat, now);
    if (times) connection.send(textOf({ kind: 'clock', times }));
  }

  async #tellViews({ row, play }: Warm, storage: Storage): Promise<void> {
    // Presence changes no view, and to compare all of them costs more than anything else that is told.
    if (row.version === this.#version) return;
    const frames = new Map<number, string | null>();
    for (const { seat } of this.#connections.keys()) {
      if (frames.has(seat)) continue;
      const before = this.#seen.get(seat);
      const now = play!.view(seat, before?.next ?? 0);
      const change = before ? changeOf(before, now) : null;
      if (change) frames.set(seat, isNothing(change) ? null : textOf({ kind: 'change', change }));
      else {
        const view = await withOlder(storage, row.id, now, Math.min(before?.next ?? 0, now.next));
        frames.set(seat, textOf({ kind: 'view', view }));
      }
      this.#seen.set(seat, { ...now, events: [] });
    }
    for (const connection of this.#connections.keys()) {
      const text = frames.get(connection.seat);
      if (text) connection.send(text);
    }
    this.#version = row.version;
  }
}

/** An answer that others gave in secret changes nothing for a seat, which then is told nothing. */
const isNothing = ({ changes, events, published, checkpoint }: ViewChange): boolean =>
  changes === undefined && published === undefined && checkpoint === undefined && events.length === 0;

/** A view with the events before those that are in memory. */
async function withOlder(
  storage: Storage,
  id: string,
  view: RefereeView,
  since: number,
): Promise<RefereeView> {
  if (view.since <= since) return view;
  const told = (await storage.batches(id, since)).flatMap(({ from, events }) =>
    events.map((event, at) => ({ event, number: from + at })),
  );
  const older = told.filter(({ number }) => number >= since && number < view.since);
  return {
    ...view,
    since: view.since - older.length,
    events: [...older.map(({ event }) => event), ...view.events],
  };
}

const settledFrame = (doc: Doc): ServerFrame => ({
  kind: 'settled',
  game: doc.game,
  setup: doc.setup,
  commitments: commitmentsOf(doc),
  seats: doc.seats.length,
});

const overFrame = ({ row, doc }: Warm): ServerFrame => ({
  kind: 'over',
  over: doc.over!,
  commitments: commitmentsOf(doc),
  contributions: contributionsOf(doc),
  record: `/api/tables/${row.id}/record`,
});
