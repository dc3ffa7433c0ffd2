/** All tables of this server: who is connected to them, and one queue for each, outside of which nobody reads a warm game. */

import type {
  BringSquad,
  ClientFrame,
  CreateTable,
  OfferInfo,
  OfferKind,
  OrderInfo,
  SeatTaken,
  SquadFindings,
  TableInfo,
  TakeSeat,
} from '@firing-arc/online';
import { type Decision, type GameRecord, type Refusal, remember, type Task } from '@firing-arc/referee';
import { houseGame, type Play, type TableFormat } from '../games/index.ts';
import type { PackReader } from '../games/pack-reader.ts';
import { dueAfter } from '../notices/due.ts';
import { type GameRow, Moved, type Push, type Storage } from '../storage/storage.ts';
import { Audience } from './audience.ts';
import {
  anew,
  begunClocks,
  clocksAfter,
  lateSeats,
  matchAfter,
  type Timed,
  timesOf,
  withMore,
  withoutSeat,
} from './clocks.ts';
import type { Connection } from './connection.ts';
import { type Doc, docOf, infoOf, isOpen, newDoc, withSeat } from './doc.ts';
import { bring, committed, contributed, DEALER, type Dealer, seatFor, settled } from './gathering.ts';
import {
  allAgree,
  answersBefore,
  ended,
  nothingRevealed,
  offered,
  othersOf,
  responded,
  withoutOffers,
} from './offers.ts';
import { isDelayed, type Past, pastDoc, pastOf } from './onlookers.ts';
import { type ByOrder, byOrder, MOST_ORDERS, ordered, ordersOf, withoutOld } from './orders.ts';
import { OwnFormats } from './own-formats.ts';
import { Refused } from './refused.ts';
import { hashOfSecret, newSecret, newTableId, seatOf } from './secrets.ts';
import { type Beside, begun, commitOf, load, recordOf, timedAnswersOf, type Warm } from './warm.ts';

/** What tables need of the world. */
export interface World {
  readonly storage: () => Promise<Storage>;
  /** Whether there can be any table yet. */
  readonly isUsed: () => boolean;
  /** Whether other servers play the same tables. */
  readonly isShared: boolean;
  readonly now: () => number;
  /** What a computer player decides, somewhere where nobody waits for it. */
  readonly think: (game: CreateTable['game'], player: string, task: Task) => Promise<Decision>;
  /** Reads packs of points that tables bring along, somewhere where nobody waits for it. */
  readonly readPack: PackReader;
  readonly trouble: (what: string, error: unknown, about: { readonly table?: string }) => void;
  readonly count: (what: string) => void;
  readonly dealer?: Dealer;
}

/** What came of an answer. */
export type Answered =
  | { readonly kind: 'taken'; readonly id: string }
  | { readonly kind: 'refused'; readonly id: string; readonly refusals: readonly Refusal[] };

type GivenAnswer = Pick<Extract<ClientFrame, { kind: 'answer' }>, 'id' | 'question' | 'answer'>;

/** A table that somebody is connected to or waits for. */
interface Entry {
  queue: Promise<unknown>;
  waiting: number;
  warm: Warm | null;
  readonly audience: Audience;
  /** Spectators of a table with a delay, and the game as they have seen it last. */
  readonly onlookers: Audience;
  past: Past | null;
  /** Questions that computer players think about. */
  readonly thinking: Set<string>;
}

/** A seat counts as away after so long without a connection to any server. */
const SEEN_FOR = 15_000;
/** After so long a seat may be claimed or handed over. */
const AWAY_FOR = 60_000;
/** So long a game that everybody has left is kept in memory, and so many of them. */
const RESTED_FOR = 60_000;
const MOST_RESTED = 2000;
/** How often a change is tried again whose game has moved on. */
const TRIES = 6;
/** So many reports of a table are kept. */
const MOST_REPORTS = 10;
/** Games that a searching player may play in its head for one decision. */
const ROLLOUTS = 100;

export class Tables {
  readonly #entries = new Map<string, Entry>();
  /** Games that everybody has left just now: most come back in a moment, and to read one anew costs more than all else. */
  readonly #rested = new Map<string, { readonly warm: Warm; readonly at: number }>();
  /** Tables whose computer players could not think. */
  readonly #unthought = new Set<string>();
  readonly #own: OwnFormats;
  readonly #world: World;
  readonly #dealer: Dealer;

  constructor(world: World) {
    this.#world = world;
    this.#dealer = world.dealer ?? DEALER;
    this.#own = new OwnFormats(world.readPack);
  }

  get counts(): { readonly tables: number; readonly connections: number; readonly rested: number } {
    const connections = [...this.#entries.values()].reduce((sum, entry) => sum + connectedTo(entry), 0);
    return { tables: this.#entries.size, connections, rested: this.#rested.size };
  }

  // ── before the game ──

  async create(made: CreateTable): Promise<SeatTaken> {
    const game = await houseGame(made.game);
    const scenario = made.scenario === 'none' ? null : (made.scenario ?? null);
    const brought = made.pack === undefined ? null : await this.#own.open(made.pack, { ...made, scenario });
    if (!brought && !game.formats.includes(made.format))
      throw new Refused('bounds', 'there is no such format of this game');
    const format = brought?.format ?? game.format(made.format);
    if (!format.seats(made.seats.length)) throw new Refused('bounds', 'this format is not for so many seats');
    if (scenario !== null && !format.scenarios.includes(scenario))
      throw new Refused('bounds', 'there is no such scenario of this format');
    if (scenario !== null && made.seats.length !== 2)
      throw new Refused('bounds', 'a scenario is for two seats');
    if (made.teams && (made.teams.length !== made.seats.length || !format.teams(made.teams)))
      throw new Refused('bounds', 'there are no such teams of this format');
    if (made.clock && made.pace.kind === 'turns')
      throw new Refused('bounds', 'by turns the pace is the clock');
    const doc = newDoc({ ...made, scenario }, brought?.info);
    const seat = doc.seats.findIndex(({ taken }) => !taken);
    if (seat < 0) throw new Refused('bounds', 'a table has one seat for a guest at least');
    const sat = withSeat(doc, seat, { taken: true, name: made.player ?? null });
    const secret = newSecret();
    const row = this.#newRow(sat);
    const taken = [{ seat, secret: hashOfSecret(secret) }];
    await (await this.#world.storage()).create(row, taken, made.pack);
    if (brought) this.#own.keep(row.id, format);
    this.#world.count('tables');
    return { table: await this.info(row.id), seat, secret };
  }

  #newRow(doc: Doc): GameRow {
    const [id, status, open, updated] = [newTableId(), doc.status, isOpen(doc), this.#world.now()];
    return {
      id,
      version: 1,
      status,
      open,
      doc: JSON.stringify(doc),
      snapshot: null,
      opened: null,
      build: null,
      updated,
    };
  }

  /** Rows of tables that somebody may sit down at. */
  async #openRows() {
    const storage = this.#world.storage();
    if (this.#world.isUsed()) return (await storage).openTables(50);
    // Nothing is kept yet. Who looks for tables opens one next: by then the storage is open; why it could not be is told then.
    storage.catch(() => {});
    return [];
  }

  async openTables(): Promise<readonly TableInfo[]> {
    const rows = await this.#openRows();
    const nobody = {
      isPresent: () => false,
      away: () => 0,
      decides: () => false,
      spectators: 0,
      times: null,
    };
    return rows.map((row) => infoOf(row.id, docOf(row), row.build, this.#presenceOr(row.id, nobody)));
  }

  #presenceOr(id: string, otherwise: Parameters<typeof infoOf>[3]): Parameters<typeof infoOf>[3] {
    const entry = this.#entries.get(id);
    return entry?.warm ? this.#presence(entry, entry.warm) : otherwise;
  }

  /** A table as a seat may know it, or as anybody may. */
  info(id: string, seat: number | null = null): Promise<TableInfo> {
    return this.#within(id, async (entry, warm) =>
      seat === null && isDelayed(warm.doc) ? this.#pastInfo(entry, warm) : this.#info(entry, warm),
    );
  }

  async takeSeat(id: string, given: TakeSeat): Promise<SeatTaken> {
    const { seat: wanted, name, secret = newSecret() } = given;
    const { seat, table } = await this.#within(id, async (entry, warm) => {
      // Whoever has asked before, and has not heard the answer, sits there already.
      const sits = given.secret && seatOf(await (await this.#world.storage()).seats(id), secret);
      if (typeof sits === 'number') return { seat: sits, table: this.#info(entry, warm) };
      const seat = seatFor(warm.doc, wanted);
      const doc = await this.#settled(withSeat(warm.doc, seat, { taken: true, name: name ?? null }), warm);
      const sat = await this.#commitSeat(entry, warm, doc, seat, hashOfSecret(secret));
      return { seat, table: this.#info(entry, sat) };
    });
    return { table, seat, secret };
  }

  /** Gives a seat up while the table gathers. */
  leaveSeat(id: string, seat: number): Promise<void> {
    return this.#within(id, async (entry, warm) => {
      if (warm.doc.status !== 'gathering') return;
      const free = withSeat(warm.doc, seat, { taken: false, name: null, brought: null });
      await this.#commitSeat(entry, warm, free, seat, null);
    });
  }

  bringSquad(id: string, by: number, { squad, seat = by }: BringSquad): Promise<SquadFindings> {
    return this.#within(id, async (entry, warm) => {
      if (seat !== by && warm.doc.seats[seat]?.by !== 'computer')
        throw new Refused('no-seat', 'only a computer player is brought a squad by another seat');
      if (seat !== by && by !== warm.doc.seats.findIndex((one) => one.by === 'guest'))
        throw new Refused('no-seat', 'the first guest chooses what computer players fly');
      const { doc, findings } = bring(warm.doc, await this.#formatOf(warm), seat, squad);
      if (doc !== warm.doc) await this.#commit(entry, warm, await this.#settled(doc, warm));
      return findings;
    });
  }

  async #settled(doc: Doc, warm: Warm): Promise<Doc> {
    return settled(doc, { game: warm.game, format: await this.#formatOf(warm), dealer: this.#dealer });
  }

  /** The format of a table: one of the house's, or that of the pack that it brought along. */
  async #formatOf({ doc, game, row }: Warm): Promise<TableFormat> {
    if (doc.pack === null) return game.format(doc.format);
    return this.#own.of(row.id, doc, await this.#world.storage());
  }

  /** The text of the pack that a table brought along. */
  packText(id: string): Promise<string> {
    return this.#within(id, async () => {
      const text = await (await this.#world.storage()).pack(id);
      if (text === null) throw new Refused('no-table', 'this table has brought no pack along');
      return text;
    });
  }

  commitTo(id: string, seat: number, commitment: string): Promise<void> {
    return this.#within(id, async (entry, warm) => {
      const doc = committed(warm.doc, seat, commitment);
      if (doc !== warm.doc) await this.#commit(entry, warm, doc);
    });
  }

  contribute(id: string, seat: number, contribution: string): Promise<void> {
    return this.#within(id, async (entry, warm) => {
      // A repeat of what has gone into the dice is taken again.
      if (warm.doc.seats[seat]!.contribution === contribution) return;
      const doc = contributed(warm.doc, seat, contribution);
      if (doc.seats.some((one) => one.contribution === null)) return this.#commit(entry, warm, doc);
      const begins = begun(warm, doc);
      const clocks = begunClocks(begins.doc, decidingIn(begins.play), this.#world.now());
      const begunDoc = { ...begins.doc, clocks };
      await this.#commit(entry, { ...warm, play: begins.play, storedTo: 0, loggedTo: 0 }, begunDoc, {
        opened: begins.opened,
      });
    });
  }

  // ── the game ──

  /** Takes an answer, or another one in its place while others still think; `lag`: how long the way to its player and back takes. */
  answer(
    id: string,
    seat: number,
    given: GivenAnswer,
    { revise = false, lag = 0 }: { readonly revise?: boolean; readonly lag?: number } = {},
  ): Promise<Answered> {
    const timed = { seat, arrived: this.#world.now(), lag };
    return this.#within(id, async (entry, warm) => {
      const { play, doc } = warm;
      const { id: client, question } = given;
      const storage = await this.#world.storage();
      const repeated = async () => (await storage.answered(id, seat, client)) !== null;
      const taken: Answered = { kind: 'taken', id: client };
      if (!play || doc.status !== 'playing') {
        if (await repeated()) return taken;
        throw new Refused('status', 'the game is not being played');
      }
      if (doc.seats[seat]?.by !== 'guest')
        throw new Refused('no-seat', 'the computer plays for this seat now');
      const round = roundOf(warm);
      const take = revise ? play.revise : play.answer;
      const refusals = take(seat, question, given.answer);
      if (refusals.length > 0) return (await repeated()) ? taken : { kind: 'refused', id: client, refusals };
      try {
        const answer = { seat, client, question, answer: JSON.stringify(given.answer) };
        const after = revise ? doc : this.#timed(warm, doc, timed, round);
        await this.#commit(entry, warm, withoutOffers(after), { answer });
      } catch (error) {
        entry.warm = null;
        // A name that was used before: whatever is meant, it was taken already.
        if (!(error instanceof Moved) && (await repeated())) return taken;
        throw error;
      }
      this.#world.count('answers');
      return taken;
    });
  }

  /** The table after an answer to a round's question: its clocks, and its end where their last round is over. */
  #timed({ game, play }: Warm, doc: Doc, timed: Timed, round: number): Doc {
    const { clocks } = doc;
    if (clocks === null || play === null) return doc;
    if (clocks.kind === 'seats') {
      const asked = decidingIn(play);
      const othersThink = play.changeable().length > 0;
      return { ...doc, clocks: clocksAfter(doc, clocks, timed, { asked, othersThink }, this.#world.now()) };
    }
    const match = matchAfter(clocks, round, timed.arrived);
    const after = { ...doc, clocks: match };
    const standing = game.standing(play.state());
    if (match.last === null || standing.round <= match.last || play.outcome()) return after;
    return ended(after, 'last-round', standing.leaders);
  }

  /** A seat answers 'no' by itself to such questions until the round is over, or does so no more. */
  order(id: string, seat: number, order: OrderInfo, stands: boolean): Promise<void> {
    return this.#within(id, async (entry, warm) => {
      const { doc, game, play } = warm;
      if (doc.status !== 'playing' || !play) throw new Refused('status', 'the game is not being played');
      if (stands && ordersOf(doc, seat).length >= MOST_ORDERS)
        throw new Refused('bounds', `a seat has ${MOST_ORDERS} standing orders at the most`);
      const { round } = game.standing(play.state());
      await this.#commit(entry, warm, ordered(doc, { ...order, seat, round }, stands));
    });
  }

  concede(id: string, seat: number): Promise<void> {
    return this.#within(id, async (entry, warm) => {
      if (warm.doc.status !== 'playing') throw new Refused('status', 'the game is not being played');
      await this.#commit(entry, warm, ended(warm.doc, 'conceded', othersOf(warm.doc, seat)));
    });
  }

  /**
   * What is done about a seat that has been away: the game is claimed, or the computer plays on for it. Of more than two
   * anybody may leave the own seat to the computer.
   */
  away(id: string, by: number, { seat, do: then }: Extract<ClientFrame, { kind: 'away' }>): Promise<void> {
    return this.#within(id, async (entry, warm) => {
      const { doc } = warm;
      if (doc.status !== 'playing') throw new Refused('status', 'the game is not being played');
      if (seat === by) return this.#commit(entry, warm, leftToComputer(doc, seat, then));
      if (doc.pace.kind === 'turns' && doc.clocks)
        throw new Refused('status', 'by turns nobody is missed before the deadline');
      if (doc.seats[seat]?.by !== 'guest') throw new Refused('no-seat', 'nobody is missed there');
      // Another server may have the seat connected.
      const seats = await (await this.#world.storage()).seats(id);
      const { isPresent, away } = this.#presence(entry, { ...warm, seats });
      if (isPresent(seat) || away(seat) * 1000 < AWAY_FOR)
        throw new Refused('away', 'the seat has not been away for a minute');
      if (then === 'claim') return this.#commit(entry, warm, ended(doc, 'claimed', othersOf(doc, seat)));
      return this.#commit(entry, warm, handedOver(doc, seat));
    });
  }

  /** What is done about those whose time is up: it is the others' choice, and nothing happens by itself. */
  timeUp(id: string, by: number, then: Extract<ClientFrame, { kind: 'time' }>['do']): Promise<void> {
    const now = this.#world.now();
    return this.#within(id, async (entry, warm) => {
      const { doc, play } = warm;
      if (doc.status !== 'playing' || !play) throw new Refused('status', 'the game is not being played');
      const late = lateSeats(doc, openIn(play), by, now);
      if (then === 'claim') return this.#commit(entry, warm, ended(doc, 'time', othersOf(doc, late[0]!)));
      if (then === 'computer') return this.#commit(entry, warm, late.reduce(handedOver, doc));
      if (doc.clocks?.kind !== 'seats') return;
      await this.#commit(entry, warm, { ...doc, clocks: withMore(doc, doc.clocks, late, now) });
    });
  }

  offer(id: string, by: number, what: OfferKind): Promise<void> {
    return this.#within(id, async (entry, warm) => {
      const { doc, offer } = offered(warm.doc, by, what);
      if (what === 'undo' && warm.play?.changeable().some(({ player }) => player === by))
        throw new Refused('status', 'others still decide: revise the answer instead');
      if (allAgree(doc, offer)) return this.#agreed(entry, warm, doc, offer);
      if (what === 'undo' && (await this.#undoAlone(entry, warm, doc, by))) return;
      await this.#commit(entry, warm, doc);
    });
  }

  respond(id: string, seat: number, offer: number, agree: boolean): Promise<void> {
    return this.#within(id, async (entry, warm) => {
      const { doc, agreed } = responded(warm.doc, seat, offer, agree);
      if (agreed) await this.#agreed(entry, warm, doc, agreed);
      else await this.#commit(entry, warm, doc);
    });
  }

  async #agreed(entry: Entry, warm: Warm, doc: Doc, offer: OfferInfo): Promise<void> {
    const without = { ...doc, offers: doc.offers.filter(({ id }) => id !== offer.id) };
    switch (offer.what) {
      case 'undo':
        return this.#takeBack(entry, warm, without, await this.#before(warm, offer.by));
      case 'draw':
        return this.#commit(entry, warm, ended(without, 'draw', []));
      case 'rematch':
        return this.#again(entry, warm, without, false);
      case 'swap':
        return this.#again(entry, warm, without, true);
    }
  }

  /** The record as it was before the last answer of a seat, and how many answers are taken back. */
  async #before({ row, opened }: Warm, seat: number) {
    const timed = await timedAnswersOf(await this.#world.storage(), row.id);
    const answers = timed.map(({ answer }) => answer);
    const left = answersBefore(answers, seat);
    const record: GameRecord = { ...opened!.record, answers: answers.slice(0, left) };
    const times = timed.slice(0, left).map(({ at }) => at);
    return { record, times, taken: answers.length - left };
  }

  async #undoAlone(entry: Entry, warm: Warm, doc: Doc, by: number): Promise<boolean> {
    const before = await this.#before(warm, by);
    const then = warm.game.played.start(before.record);
    if (before.taken !== 1 || !nothingRevealed(warm.play!, then, doc.seats.length, by)) return false;
    await this.#takeBack(entry, warm, withoutOffers(doc), before);
    return true;
  }

  async #takeBack(
    entry: Entry,
    warm: Warm,
    doc: Doc,
    { record, times }: { readonly record: GameRecord; readonly times: readonly number[] },
  ): Promise<void> {
    const play = warm.game.played.start(record);
    // What everybody has thought stays thought.
    const clocks =
      doc.clocks?.kind === 'seats' ? anew(doc, doc.clocks, decidingIn(play), this.#world.now()) : doc.clocks;
    await this.#commit(
      entry,
      { ...warm, play, storedTo: 0, loggedTo: 0 },
      { ...withoutOffers(doc), clocks, orders: [] },
      { anew: true, times },
    );
  }

  /** A table for the same seats with the same squads; whoever sat here sits there, by the same secret. */
  async #again(entry: Entry, warm: Warm, doc: Doc, swap: boolean): Promise<void> {
    const storage = await this.#world.storage();
    const squads = warm.opened?.squads ?? [];
    const seats = doc.seats.map((seat, at) => ({
      ...seat,
      brought: squads[at] ?? null,
      commitment: null,
      contribution: null,
    }));
    const fresh: Doc = {
      ...doc,
      status: 'gathering',
      clocks: null,
      asked: [],
      seats: swap ? seats.toReversed() : seats,
      setup: null,
      offers: [],
      over: null,
      overAt: null,
      orders: [],
      memories: [],
    };
    const row = this.#newRow(await this.#settled(fresh, warm));
    const kept = await storage.seats(warm.row.id);
    await storage.create(
      row,
      kept.map(({ seat, secret }) => ({ seat: swap ? doc.seats.length - 1 - seat : seat, secret })),
      doc.pack && (await storage.pack(warm.row.id)),
    );
    await this.#commit(entry, warm, { ...doc, next: row.id });
  }

  /** Where a seat is told what it should know when it is not there; gives the key that signs it. */
  setWebhook(id: string, seat: number, address: string | null): Promise<string | null> {
    return this.#within(id, async (entry, warm) => {
      const storage = await this.#world.storage();
      const key = address === null ? null : newSecret();
      await storage.setWebhook(
        { game: id, seat },
        address !== null && key !== null ? { address, key } : null,
      );
      if (key !== null) await this.#tellStanding(entry, warm, seat);
      return key;
    });
  }

  /** Which browser tells it while no page is open; null: none. */
  setPush(id: string, seat: number, push: Push | null): Promise<void> {
    return this.#within(id, async (entry, warm) => {
      await (await this.#world.storage()).setPush({ game: id, seat }, push);
      if (push) await this.#tellStanding(entry, warm, seat);
    });
  }

  /** A question that stands already is told of as well. */
  async #tellStanding(entry: Entry, warm: Warm, seat: number): Promise<void> {
    const unasked = { ...warm.doc, asked: warm.doc.asked.filter((one) => one !== seat) };
    if (warm.doc.status === 'playing') await this.#commit(entry, { ...warm, doc: unasked }, warm.doc);
  }

  /** The record of a game that is over; for those without a seat when they have seen it. */
  record(id: string, seat: number | null = null): Promise<GameRecord> {
    return this.#within(id, async (_, warm) => {
      const doc = seat === null ? pastDoc(warm.doc, this.#world.now()) : warm.doc;
      if (doc.status !== 'over') throw new Refused('status', 'the record is readable when the game is over');
      return recordOf(await this.#world.storage(), warm);
    });
  }

  /** Keeps what a seat reports, for whoever runs the server. */
  async report(id: string, seat: number, text: string): Promise<void> {
    const storage = await this.#world.storage();
    if (!(await storage.report({ game: id, seat, at: this.#world.now(), text }, MOST_REPORTS)))
      throw new Refused('rate', 'of this table enough was reported');
    this.#world.count('reports');
  }

  // ── who looks on ──

  /** The seat of a secret. Throws `Refused` for one that is none of this table's. */
  async seatOf(id: string, secret: string): Promise<number> {
    if (!this.#world.isUsed()) throw new Refused('no-table', 'there is no such table');
    const storage = await this.#world.storage();
    const seat = seatOf(await storage.seats(id), secret);
    if (seat === null) throw new Refused('secret', 'this is the secret of no seat here');
    return seat;
  }

  connect(id: string, connection: Connection, since: number): Promise<void> {
    return this.#within(id, async (entry, found) => {
      const storage = await this.#world.storage();
      leave(entry, connection);
      const here = connection.seat < 0 ? [] : [{ game: id, seat: connection.seat }];
      const [warm] = await Promise.all([this.#newest(entry, found), storage.seen(here, this.#world.now())]);
      const now = this.#world.now();
      if (connection.seat < 0 && isDelayed(warm.doc)) {
        const seen = await this.#seenLate(entry, warm, now);
        const info = () => this.#pastInfo(entry, warm);
        await entry.onlookers.enter(connection, { warm: seen, info, storage, since, now });
      } else {
        const info = () => this.#info(entry, warm);
        await entry.audience.enter(connection, { warm, info, storage, since, now });
      }
      await this.#tell(entry, warm);
      // Whoever thought when a server ended thinks here.
      this.#prompt(entry, warm);
    });
  }

  /** A table as it is stored now: who comes from another server must not see less here than there. */
  async #newest(entry: Entry, warm: Warm): Promise<Warm> {
    if (!this.#world.isShared) return warm;
    const { id, version } = warm.row;
    const storage = await this.#world.storage();
    if ((await storage.version(id)) <= version) return warm;
    entry.warm = await load(storage, id);
    await this.#tell(entry, entry.warm);
    return entry.warm;
  }

  async disconnect(id: string, connection: Connection): Promise<void> {
    if (!this.#entries.has(id)) return;
    await this.#within(id, async (entry, warm) => {
      leave(entry, connection);
      const left = connection.seat < 0 ? warm : await this.#left(warm, connection.seat);
      entry.warm = left;
      await this.#tell(entry, left);
    });
  }

  /** A table whose seat was seen just now for the last time. */
  async #left(warm: Warm, seat: number): Promise<Warm> {
    const seen = this.#world.now();
    await (await this.#world.storage()).seen([{ game: warm.row.id, seat }], seen);
    return { ...warm, seats: warm.seats.map((one) => (one.seat === seat ? { ...one, seen } : one)) };
  }

  /** Says something to all who are connected, to any server. */
  async say(
    id: string,
    seat: number,
    said: { readonly phrase?: string; readonly text?: string },
  ): Promise<void> {
    await this.#within(id, async (entry, { doc }) => {
      if (said.text !== undefined && doc.public && doc.seats[seat]?.name === null)
        throw new Refused('status', 'guests without a name say phrases');
      entry.audience.sendAll({ kind: 'said', seat, ...said });
    });
    if (this.#world.isShared)
      await (await this.#world.storage()).tell(JSON.stringify(['said', id, seat, said, this.#name]));
  }

  /** Tells its own messages from those of others. */
  readonly #name = newSecret();

  /** What another server tells. */
  async hear(message: string): Promise<void> {
    const [what, id, number, said, by] = JSON.parse(message) as readonly [
      string,
      string,
      number,
      unknown,
      string,
    ];
    const entry = this.#entries.get(id);
    if (!entry) return;
    if (what === 'moved') await this.refresh(id, number);
    if (what === 'said' && by !== this.#name)
      entry.audience.sendAll({ kind: 'said', seat: number, ...(said as { readonly text?: string }) });
  }

  /** Brings a table to a version that another server has committed. */
  async refresh(id: string, version: number): Promise<void> {
    const entry = this.#entries.get(id);
    if (!entry || (entry.warm && entry.warm.row.version >= version)) return;
    await this.#within(id, async (_, warm) => {
      if (warm.row.version >= version) return;
      entry.warm = await load(await this.#world.storage(), id);
      await this.#tell(entry, entry.warm);
    });
  }

  /** Finds what was not told: what other servers have committed, and who is connected to them. */
  async heal(): Promise<void> {
    const watched = [...this.#entries].filter(([, entry]) => connectedTo(entry) > 0);
    if (watched.length === 0) return;
    const storage = await this.#world.storage();
    const here = watched.flatMap(([game, { audience }]) => audience.seats.map((seat) => ({ game, seat })));
    await storage.seen(here, this.#world.now());
    const ids = watched.map(([id]) => id);
    for (const [id, version] of await storage.versions(ids)) await this.refresh(id, version);
    for (const [id, seats] of await storage.seatsOf(ids))
      await this.#within(id, async (entry, warm) => {
        entry.warm = { ...warm, seats };
        await this.#tell(entry, entry.warm);
      });
  }

  /** Throws every warm game away: for tests, and for whoever doubts what is in memory. */
  forget(): void {
    for (const entry of this.#entries.values()) entry.warm = null;
    this.#rested.clear();
  }

  /** Cuts all connections, and waits for what is under way. */
  async close(): Promise<void> {
    for (const { audience, onlookers } of this.#entries.values())
      for (const each of [audience, onlookers]) each.closeAll('the server stops');
    await Promise.allSettled([...this.#entries.values()].map(({ queue }) => queue));
  }

  // ── one after the other ──

  /** Does something with a table that is warm, when everything before it is done; again when it has moved on meanwhile. */
  async #within<Result>(id: string, work: (entry: Entry, warm: Warm) => Promise<Result>): Promise<Result> {
    if (!this.#world.isUsed()) throw new Refused('no-table', 'there is no such table');
    const entry = this.#entries.get(id) ?? {
      queue: Promise.resolve(),
      waiting: 0,
      warm: null,
      audience: new Audience(),
      onlookers: new Audience(),
      past: null,
      thinking: new Set<string>(),
    };
    this.#entries.set(id, entry);
    entry.waiting += 1;
    const done = entry.queue.then(() => this.#attempt(id, entry, work));
    entry.queue = done.catch(() => {});
    return done.finally(() => {
      entry.waiting -= 1;
      const isIdle = entry.waiting === 0 && connectedTo(entry) === 0 && entry.thinking.size === 0;
      if (!isIdle || this.#entries.get(id) !== entry) return;
      this.#entries.delete(id);
      if (entry.warm?.play) this.#rested.set(id, { warm: entry.warm, at: this.#world.now() });
      if (this.#rested.size > MOST_RESTED) this.#rested.delete([...this.#rested.keys()][0]!);
    });
  }

  /** Gives the memory of games free whose players have not come back; it is done every few seconds. */
  forgetRested(): void {
    for (const [id, { at }] of this.#rested) if (this.#world.now() - at > RESTED_FOR) this.#rested.delete(id);
  }

  /** A game as it is stored; what was left in memory serves where nothing was committed since. */
  async #loaded(id: string): Promise<Warm> {
    const storage = await this.#world.storage();
    const rested = this.#rested.get(id);
    this.#rested.delete(id);
    if (rested && (await storage.version(id)) === rested.warm.row.version) return rested.warm;
    return load(storage, id);
  }

  async #attempt<Result>(
    id: string,
    entry: Entry,
    work: (entry: Entry, warm: Warm) => Promise<Result>,
  ): Promise<Result> {
    for (let tries = 1; ; tries++) {
      try {
        entry.warm ??= await this.#loaded(id);
        return await work(entry, entry.warm);
      } catch (error) {
        if (error instanceof Refused) throw error;
        entry.warm = null;
        if (!(error instanceof Moved) || tries === TRIES) throw error;
        this.#world.count('moved');
      }
    }
  }

  async #commit(
    entry: Entry,
    warm: Warm,
    changed: Doc,
    {
      anew = false,
      opened,
      ...beside
    }: Beside & { readonly anew?: boolean; readonly opened?: Warm['opened'] } = {},
  ): Promise<void> {
    const now = this.#world.now();
    const over = currentOrders(overBy(changed, warm), warm);
    const asked = over.status === 'playing' && warm.play ? openIn(warm.play) : [];
    const overAt = over.status === 'over' ? (over.overAt ?? now) : null;
    const after = { ...over, asked, overAt };
    const { isPresent } = this.#presence(entry, warm);
    const jobs = dueAfter(warm.doc, after, isPresent, now);
    const { commit, warm: next } = commitOf(warm, after, now, { ...(jobs && { jobs }), ...beside });
    await (await this.#world.storage()).commit({
      ...commit,
      ...(opened && { opened: JSON.stringify(opened) }),
      ...(anew && { anew }),
    });
    const stands = opened ? { ...next, opened } : next;
    entry.warm = stands;
    await this.#tell(entry, stands);
    this.#prompt(entry, stands);
  }

  async #commitSeat(entry: Entry, warm: Warm, doc: Doc, seat: number, secret: string | null): Promise<Warm> {
    const storage = await this.#world.storage();
    const { commit, warm: next } = commitOf(warm, doc, this.#world.now());
    await storage.commitSeat(commit, seat, secret);
    const after = { ...next, seats: await storage.seats(warm.row.id) };
    entry.warm = after;
    await this.#tell(entry, after);
    return after;
  }

  async #tell(entry: Entry, warm: Warm): Promise<void> {
    const [storage, now] = [await this.#world.storage(), this.#world.now()];
    await entry.audience.tell({ warm, info: this.#info(entry, warm), storage, now });
    await this.#tellLate(entry, warm);
  }

  /** Tells spectators of tables with a delay what has become old enough; it is done every second. */
  async tellOnlookers(): Promise<void> {
    const watched = [...this.#entries].filter(([, { onlookers }]) => onlookers.size > 0);
    for (const [id] of watched) await this.#within(id, (entry, warm) => this.#tellLate(entry, warm));
  }

  async #tellLate(entry: Entry, warm: Warm): Promise<void> {
    if (entry.onlookers.size === 0) return;
    const [storage, now] = [await this.#world.storage(), this.#world.now()];
    const seen = await this.#seenLate(entry, warm, now);
    await entry.onlookers.tell({ warm: seen, info: this.#pastInfo(entry, warm), storage, now });
  }

  /** A table as its spectators see it. */
  async #seenLate(entry: Entry, warm: Warm, now: number): Promise<Warm> {
    entry.past = await pastOf(await this.#world.storage(), warm, entry.past, now);
    const row = { ...warm.row, version: entry.past?.changes ?? 0 };
    return { ...warm, row, doc: pastDoc(warm.doc, now), play: entry.past?.play ?? null };
  }

  #pastInfo(entry: Entry, warm: Warm): TableInfo {
    const doc = pastDoc(warm.doc, this.#world.now());
    const presence = { ...this.#presence(entry, warm), decides: () => false, times: null };
    return infoOf(warm.row.id, doc, warm.row.build, presence);
  }

  #info(entry: Entry, warm: Warm): TableInfo {
    return infoOf(warm.row.id, warm.doc, warm.row.build, this.#presence(entry, warm));
  }

  #presence({ audience, onlookers }: Entry, { seats, play, doc }: Warm) {
    const now = this.#world.now();
    const here = new Set(audience.seats);
    // Who has answered in secret stands among those who decide: nobody learns that they have.
    const deciding = new Set(play ? decidingIn(play) : []);
    // Never what was committed last: it would tell that somebody has answered in secret.
    const seen = (seat: number) => seats.find((one) => one.seat === seat)?.seen ?? 0;
    return {
      isPresent: (seat: number) => here.has(seat) || (this.#world.isShared && now - seen(seat) < SEEN_FOR),
      away: (seat: number) => Math.max(0, Math.floor((now - seen(seat)) / 1000)),
      decides: (seat: number) => doc.status === 'playing' && deciding.has(seat),
      spectators: audience.spectators + onlookers.spectators,
      times: timesOf(doc, -1, now),
    };
  }

  // ── computer players ──

  /** Lets computer players think who are asked, and gives their answers when they have. */
  #prompt(entry: Entry, { doc, play, opened, row }: Warm): void {
    if (!play || !opened || doc.status !== 'playing') return;
    const { id: table } = row;
    const order = byOrder(doc, play);
    if (order) void this.#obey(table, order, row.version);
    for (const { player: seat, id: question } of play.questions()) {
      const { by, player } = doc.seats[seat]!;
      if (by !== 'computer' || entry.thinking.has(question)) continue;
      const task = play.task(seat, {
        secret: opened.record.seed,
        rollouts: ROLLOUTS,
        memories: doc.memories,
      });
      entry.thinking.add(question);
      void this.#world
        .think(doc.game, player ?? 'plain', task)
        .then((decision) => this.#decided(table, seat, decision, `${row.version} ${question}`))
        .catch((error) => {
          this.#world.trouble('a computer player', error, { table });
          this.#unthought.add(table);
        })
        .finally(() => entry.thinking.delete(question));
    }
  }

  /** Gives the answer that a seat has ordered. */
  async #obey(id: string, { seat, question, answer }: ByOrder, version: number): Promise<void> {
    try {
      // Another server may have been faster, or the order was taken back: then the game has moved on, and nothing comes of it.
      const isStill = await this.#within(id, async (_, { row }) => row.version === version);
      if (isStill) await this.answer(id, seat, { id: `order ${version}`, question, answer });
    } catch (error) {
      if (!(error instanceof Refused)) this.#world.trouble('a standing order', error, { table: id });
    }
  }

  /** Asks computer players once more whose thought came to nothing: their thread may have ended. */
  async thinkAgain(): Promise<void> {
    const tables = [...this.#unthought];
    this.#unthought.clear();
    for (const id of tables) await this.#within(id, async (entry, warm) => this.#prompt(entry, warm));
  }

  #decided(id: string, seat: number, decision: Decision, client: string): Promise<void> {
    const timed = { seat, arrived: this.#world.now(), lag: 0 };
    return this.#within(id, async (entry, warm) => {
      const { play, doc } = warm;
      if (!play || doc.status !== 'playing') return;
      const round = roundOf(warm);
      // Another server may have been faster, or the question was taken back.
      if (play.answer(seat, decision.question, decision.answer).length > 0) return;
      const memories = remember(doc.memories, seat, decision);
      const answer = JSON.stringify(decision.answer);
      entry.thinking.delete(decision.question);
      await this.#commit(
        entry,
        warm,
        { ...this.#timed(warm, doc, timed, round), memories },
        {
          answer: { seat, client, question: decision.question, answer },
        },
      );
    });
  }
}

const connectedTo = ({ audience, onlookers }: Entry): number => audience.size + onlookers.size;

function leave({ audience, onlookers }: Entry, connection: Connection): void {
  for (const each of [audience, onlookers]) each.leave(connection);
}

/** The round that is being played, where a clock asks for it. */
const roundOf = ({ doc, game, play }: Warm): number =>
  doc.clocks?.kind === 'match' && play ? game.standing(play.state()).round : 0;

/** Whose answer is waited for; not for others to know. */
const openIn = (play: Play): readonly number[] => play.questions().map(({ player }) => player);

/** Who decides, as all are told: who has answered in secret stands among them until all have. */
const decidingIn = (play: Play): readonly number[] => [
  ...new Set([...play.questions(), ...play.changeable()].map(({ player }) => player)),
];

/** The doc without orders of a round that is over, or of a game that is. */
const currentOrders = (doc: Doc, { game, play }: Warm): Doc =>
  doc.orders.length === 0
    ? doc
    : withoutOld(doc, doc.status === 'playing' && play ? game.standing(play.state()).round : -1);

/** The doc when a guest leaves the own seat to the computer, which ends no game of several. */
function leftToComputer(doc: Doc, seat: number, then: 'claim' | 'computer'): Doc {
  if (then === 'claim' || doc.seats.length === 2) throw new Refused('no-seat', 'nobody is missed there');
  if (doc.seats.filter(({ by }) => by === 'guest').length < 2)
    throw new Refused('status', 'one guest stays at the table at least');
  return handedOver(doc, seat);
}

/** The doc of a table one of whose seats the computer plays from now on. */
const handedOver = (doc: Doc, seat: number): Doc => ({
  ...withSeat(doc, seat, { by: 'computer', player: 'plain' }),
  clocks: withoutSeat(doc.clocks, seat),
});

/** The doc of a game that has ended by its rules. */
function overBy(doc: Doc, { play }: Warm): Doc {
  const outcome = play?.outcome();
  if (!outcome || doc.status !== 'playing') return doc;
  const { winner, winners = winner === null ? [] : [winner], because } = outcome;
  return {
    ...doc,
    status: 'over',
    offers: [],
    over: { how: 'rules', winner, winners: [...winners], because },
  };
}
