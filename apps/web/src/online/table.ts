/** A table as this page sits at it, or looks on: seats, presence and offers, and the game once it is played. */

import {
  applied,
  noTo,
  type OfferKind,
  type OrderInfo,
  type PHRASES,
  type ServerFrame,
  type TableInfo,
  type Times,
} from '@firing-arc/online';
import {
  CONTRIBUTION_BYTES,
  contribute,
  type GameRecord,
  type RefereeView,
  type Refusal,
} from '@firing-arc/referee';
import { COMPUTERS, type GameOptions, type Seat } from '../game/options.ts';
import { playRemote, type RemoteGame, type SentAnswer } from '../game/remote.ts';
import { messageOf } from '../game/showing.ts';
import { GameStore, type Machine } from '../game/store.ts';
import { Connection, type LineState, type Wires } from './connection.ts';

/** The seat of this page, and what is kept with it. */
export interface OwnSeat {
  readonly secret: string;
  /** What it contributes to the dice, once it has committed to it. */
  readonly contribution?: string;
  readonly byHand?: boolean;
}

/** What a table needs of the page. */
export interface TableMachine extends Wires, Pick<Machine, 'settles' | 'keep' | 'bring'> {
  /** Numbers that nobody can guess. */
  readonly chance: (bytes: number) => Uint8Array;
  /** Keeps what this seat contributes: after a reload it must be the same. */
  readonly keepContribution: (contribution: string) => void;
  readonly record: () => Promise<GameRecord>;
}

/** Something that somebody at the table said. */
export interface Said {
  readonly at: number;
  readonly seat: number;
  readonly phrase?: string;
  readonly text?: string;
}

/** What the page shows of a table; a new object after every change. */
export interface TableState {
  readonly line: LineState;
  /** Null until the server has told it. */
  readonly info: TableInfo | null;
  /** The seat of this page; -1: it looks on. */
  readonly you: number;
  /** The game, once it is played. */
  readonly store: GameStore | null;
  /** Who decides now besides this seat. */
  readonly waiting: readonly number[];
  /** Answers that were not taken yet. */
  readonly sending: boolean;
  /** Why the last answer was not taken. */
  readonly refused: readonly Refusal[];
  /** What else was not done. */
  readonly problem: string | null;
  readonly said: readonly Said[];
  /** What the clocks showed when they were told last; null where nobody is timed. */
  readonly times: Times | null;
  /** What this seat answers 'no' to by itself for the rest of the round. */
  readonly orders: readonly OrderInfo[];
  /** The order that would answer the question that stands; null where it has no 'no'. */
  readonly orderable: OrderInfo | null;
  /** Seats whose words are not heard. */
  readonly muted: readonly number[];
}

/** After so long an answer that could not be taken is sent once more, in ms. */
const AGAIN = 2000;

/** So many of the things that were said are kept. */
const MOST_SAID = 30;

/** Sits at a table, or looks on, until it is left. */
export class TableClient {
  readonly #machine: TableMachine;
  readonly #line: Connection;
  readonly #listeners = new Set<() => void>();
  #own: OwnSeat | null;
  #state: TableState = {
    line: 'opening',
    info: null,
    you: -1,
    store: null,
    waiting: [],
    sending: false,
    refused: [],
    problem: null,
    said: [],
    times: null,
    orders: [],
    orderable: null,
    muted: [],
  };
  #game: RemoteGame | null = null;
  #view: RefereeView | null = null;
  #commitments: readonly string[] = [];
  #setup: unknown;
  /** The answer that is on its way; it is sent again whenever the line comes back. */
  #answer: SentAnswer | null = null;
  /** Whether the line has come back since the answer was sent. */
  #resends = false;
  #hasRecord = false;
  /** Frames are taken one after the other, also while the game is fetched. */
  #work: Promise<void> = Promise.resolve();

  constructor(machine: TableMachine, own: OwnSeat | null) {
    this.#machine = machine;
    this.#own = own;
    this.#line = new Connection(machine, {
      hello: () => ({
        kind: 'hello',
        secret: this.#own?.secret ?? null,
        since: this.#game?.eventCount() ?? 0,
        hash: this.#view?.hash ?? null,
      }),
      changed: (line) => this.#publish({ line }),
      heard: (frame) => {
        this.#work = this.#work.then(() => this.#take(frame)).catch((error) => this.#misheard(error));
      },
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): TableState => this.#state;

  /** Done with all that was heard so far. */
  readonly idle = (): Promise<void> => this.#work;

  readonly retry = (): void => this.#line.retry();

  /** Leaves the page's end of the table; the seat stays. */
  readonly close = (): void => this.#line.close();

  /** Somebody sat down in this page: from now on it speaks for that seat. */
  readonly sit = (own: OwnSeat): void => {
    this.#own = own;
    this.#line.restart();
    this.#line.retry();
  };

  /** Hears nothing that a seat says from now on, or hears it again. */
  readonly mute = (seat: number, muted: boolean): void => {
    const others = this.#state.muted.filter((one) => one !== seat);
    this.#publish({
      muted: muted ? [...others, seat] : others,
      ...(muted && { said: this.#state.said.filter((said) => said.seat !== seat) }),
    });
  };

  /** Whether the player sets up by hand what this page would set up. */
  readonly byHand = (byHand: boolean): void => {
    if (this.#own) this.#own = { ...this.#own, byHand };
  };

  readonly offer = (what: OfferKind): void => this.#line.send({ kind: 'offer', what });

  readonly respond = (offer: number, agree: boolean): void =>
    this.#line.send({ kind: 'respond', offer, agree });

  /** Answers 'no' to such questions by itself until the round is over, or does so no more. */
  readonly order = (order: OrderInfo, stands: boolean): void =>
    this.#line.send({ kind: 'order', order: { ...order }, stands });

  readonly concede = (): void => this.#line.send({ kind: 'concede' });

  readonly leave = (): void => this.#line.send({ kind: 'leave' });

  readonly say = (phrase: (typeof PHRASES)[number]): void => this.#line.send({ kind: 'say', phrase });

  /** What is done about a seat whose player has been away for long. */
  readonly away = (seat: number, then: 'claim' | 'computer'): void =>
    this.#line.send({ kind: 'away', seat, do: then });

  /** What is done about those whose time is up. */
  readonly timeUp = (then: 'claim' | 'computer' | 'more'): void =>
    this.#line.send({ kind: 'time', do: then });

  async #take(frame: ServerFrame): Promise<void> {
    switch (frame.kind) {
      case 'table':
        this.#publish({ orders: frame.orders });
        return this.#seats(frame.table, frame.you);
      case 'settled':
        this.#setup = frame.setup;
        this.#commitments = inOrder(frame.commitments);
        return this.#contribute(frame.commitments.length === frame.seats);
      case 'view':
        return this.#see(frame.view);
      case 'change':
        if (this.#view) await this.#see(applied(this.#view, frame.change));
        return;
      case 'clock':
        return this.#publish({ times: frame.times });
      case 'taken':
        return this.#acknowledged(frame.id);
      case 'refused':
        this.#acknowledged(frame.id);
        this.#publish({ refused: frame.refusals });
        this.#game?.refused(frame.id);
        return;
      case 'error':
        this.#publish({ problem: frame.reason });
        if (this.#answer) this.#machine.later(() => this.#answer && this.#sendAnswer(this.#answer), AGAIN);
        return;
      case 'said': {
        if (this.#state.muted.includes(frame.seat)) return;
        const { kind: _, ...said } = frame;
        const last = this.#state.said.at(-1)?.at ?? 0;
        this.#publish({ said: [...this.#state.said, { ...said, at: last + 1 }].slice(-MOST_SAID) });
        return;
      }
      case 'over':
        this.#commitments = inOrder(frame.commitments);
        return this.#readRecord();
      case 'pong':
        return;
    }
  }

  /** What was heard does not follow from what was there: all of it is asked for anew. */
  #misheard(error: unknown): void {
    this.#view = null;
    this.#publish({ problem: messageOf(error) });
    this.#line.restart();
  }

  async #seats(info: TableInfo, you: number): Promise<void> {
    this.#publish({ info, you });
    this.#game?.seats(this.#options());
    if (info.status === 'over' && this.#game) await this.#readRecord();
    // After a line that broke the answer on its way is sent again: with its id it counts once.
    if (this.#answer && this.#resends) this.#sendAnswer(this.#answer);
    this.#resends = false;
  }

  #contribute(allCommitted: boolean): void {
    if (!this.#own) return;
    let { contribution } = this.#own;
    if (contribution === undefined) {
      contribution = contribute(this.#machine.chance(CONTRIBUTION_BYTES)).contribution;
      this.#machine.keepContribution(contribution);
      this.#own = { ...this.#own, contribution };
    }
    const { commitment } = contribute(bytesOf(contribution));
    // Who has not committed to it would show it to the others beforehand.
    if (!this.#commitments.includes(commitment)) this.#line.send({ kind: 'commit', commitment });
    else if (allCommitted) this.#line.send({ kind: 'contribute', contribution });
  }

  async #see(view: RefereeView): Promise<void> {
    this.#view = view;
    const answered = this.#answer && !view.questions.some(({ id }) => id === this.#answer?.question);
    if (answered) this.#answer = null;
    if (this.#game) this.#game.see(view);
    else await this.#begin(view);
    this.#publish({
      waiting: view.waiting,
      orderable: orderFor(view),
      sending: this.#answer !== null,
      problem: null,
      ...(answered && { refused: [] }),
    });
    if (view.outcome) await this.#readRecord();
  }

  async #begin(view: RefereeView): Promise<void> {
    const { bring, settles, keep, chance } = this.#machine;
    const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16)).join('');
    const seated = {
      seat: view.seat,
      options: this.#options(),
      commitment: this.#commitments.join(' '),
      seed: hex(chance(16)),
    };
    const line = {
      newId: () => hex(chance(12)),
      offer: this.offer,
      answer: (sent: SentAnswer) => {
        this.#answer = sent;
        this.#publish({ sending: true, refused: [] });
        this.#sendAnswer(sent);
      },
    };
    const game = await bring(view.game, (kind) => playRemote(kind, seated, line, view), this.#setup);
    const store = new GameStore({
      storage: NOWHERE,
      later: () => undefined,
      pause: 0,
      think: () => Promise.reject(new Error('computer players of a table think elsewhere')),
      bring,
      ...(settles && { settles }),
      ...(keep && { keep }),
    });
    this.#game = game;
    store.start(game.playing);
    this.#publish({ store });
  }

  /** How the game is played, as this page says it: who sits here, and what the others call themselves. */
  #options(): GameOptions {
    const { info, you } = this.#state;
    const seats = (info?.seats ?? []).map(({ seat, by, player }): Seat => {
      if (by === 'guest') return seat === you ? 'human' : 'guest';
      return COMPUTERS.find((computer) => computer === player) ?? 'plain';
    });
    return {
      seats,
      setup: this.#own && !this.#own.byHand ? 'done-for-you' : 'by-hand',
      undo: false,
      pass: 'secrets',
      odds: true,
      names: (info?.seats ?? []).map(({ seat, name }) => (seat === you ? '' : (name ?? ''))),
    };
  }

  #sendAnswer({ id, question, answer }: SentAnswer): void {
    const given = typeof answer === 'number' ? answer : [...answer];
    this.#line.send({ kind: 'answer', id, question, answer: given });
  }

  #acknowledged(id: string): void {
    if (this.#answer?.id !== id) return;
    this.#answer = null;
    this.#publish({ sending: false });
  }

  async #readRecord(): Promise<void> {
    if (this.#hasRecord || !this.#game) return;
    this.#hasRecord = true;
    try {
      const record = await this.#machine.record();
      this.#game.ended(this.#state.info?.over?.winner ?? this.#view?.outcome?.winner ?? null, record);
    } catch (error) {
      this.#hasRecord = false;
      this.#publish({ problem: messageOf(error) });
    }
  }

  #publish(change: Partial<TableState>): void {
    if (change.line === 'open') this.#resends = true;
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** The order that answers what a view asks; null where that has no 'no'. */
function orderFor({ questions: [question] }: RefereeView): OrderInfo | null {
  if (!question || noTo(question) === null) return null;
  const { kind, ability }: { readonly kind: string; readonly ability?: unknown } = question;
  return { question: kind, ...(typeof ability === 'string' && { ability }) };
}

/** A game that a server keeps is kept nowhere here. */
const NOWHERE = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

const inOrder = (commitments: readonly { readonly seat: number; readonly commitment: string }[]) =>
  commitments.toSorted((one, other) => one.seat - other.seat).map(({ commitment }) => commitment);

const bytesOf = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
