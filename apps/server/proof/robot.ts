/** A guest who answers by chance, and is not put off: whoever cuts it off finds it at another server in a moment. */

import { applied, type ClientFrame, type ServerFrame } from '@firing-arc/online';
import type { RefereeView } from '@firing-arc/referee';
import { WebSocket } from 'ws';
import { type ByChance, byChance } from '../src/testing/by-chance.ts';
import { contributesTo } from '../src/testing/server.ts';

/** After so long a robot that was cut off comes back, in thousandths of a second. */
const BACK_AFTER = 50;
/** After so long without word an answer is given again. */
const AGAIN_AFTER = 2_000;

/** A seat that a robot takes. */
export interface RobotSeat {
  readonly table: string;
  readonly seat: number;
  readonly secret: string;
  readonly game: string;
  /** The address it comes from, as a proxy would tell it: what one address may do is bounded. */
  readonly address: string;
}

/** What a robot tells whoever watches it. */
export interface Watcher {
  /** It would answer now; it does when `go` is called. */
  readonly ready: (robot: Robot, go: () => void) => void;
  /** Its answer went out. */
  readonly sent: (robot: Robot) => void;
  /** An answer of its was kept. */
  readonly kept: (robot: Robot) => void;
  /** It has seen everything up to an event. */
  readonly seen: (robot: Robot, next: number) => void;
  readonly over: (robot: Robot) => void;
  /** Something that must not happen. */
  readonly wrong: (robot: Robot, what: string) => void;
}

/** The address of a server for a seat, whenever it connects. */
export type ServerOf = (seat: number) => string;

interface Pending {
  readonly id: string;
  readonly question: string;
  readonly frame: ClientFrame;
}

export class Robot {
  readonly seat: RobotSeat;
  /** The ids of its answers that a server said it kept. */
  readonly kept = new Set<string>();
  view: RefereeView | null = null;
  isOver = false;
  readonly #server: ServerOf;
  readonly #watcher: Watcher;
  readonly #answer: ByChance;
  readonly #dice: (frame: ServerFrame) => void;
  #socket: WebSocket | null = null;
  #pending: Pending | null = null;
  /** The question that it has been ready to answer. */
  #asked = '';
  #count = 0;
  #again: NodeJS.Timeout | undefined;
  #back: () => void = () => {};

  constructor(seat: RobotSeat, server: ServerOf, watcher: Watcher) {
    this.seat = seat;
    this.#server = server;
    this.#watcher = watcher;
    const seed = `${seat.table} ${seat.seat}`;
    this.#answer = byChance(seat.game, seed);
    this.#dice = contributesTo(this, seat.seat + 1);
  }

  connect(): void {
    if (this.isOver) return;
    const url = `${this.#server(this.seat.seat).replace('http', 'ws')}/api/tables/${this.seat.table}/socket`;
    const socket = new WebSocket(url, { headers: { 'X-Forwarded-For': this.seat.address } });
    this.#socket = socket;
    const since = this.view?.next ?? 0;
    socket.on('open', () => this.send({ kind: 'hello', secret: this.seat.secret, since, hash: null }));
    socket.on('message', (data) => this.#take(JSON.parse(String(data))));
    // What goes wrong with a connection closes it.
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      setTimeout(() => this.connect(), BACK_AFTER);
    });
  }

  send(frame: ClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  /** Calls once when it has been told where the game stands after it was cut. */
  whenBack(listener: () => void): void {
    this.#back = listener;
  }

  /** Breaks the connection, as a tunnel does: it comes back by itself. */
  cut(): void {
    this.#socket?.terminate();
  }

  stop(): void {
    this.isOver = true;
    clearTimeout(this.#again);
    this.#socket?.terminate();
  }

  #take(frame: ServerFrame): void {
    this.#dice(frame);
    switch (frame.kind) {
      case 'view':
        this.view = frame.view;
        this.#back();
        this.#back = () => {};
        this.#look();
        // After a break: what was not acknowledged is given again under its name.
        clearTimeout(this.#again);
        return this.#repeat();
      case 'change':
        this.view = applied(this.view!, frame.change);
        return this.#look();
      case 'taken':
        return this.#keep(frame.id);
      case 'refused':
        return this.#watcher.wrong(this, `an answer was refused: ${JSON.stringify(frame.refusals)}`);
      case 'error':
        // Where the database is away an answer is given again; anything else is for the one who reads.
        if (frame.error !== 'fault') this.#watcher.wrong(this, `${frame.error}: ${frame.reason}`);
        return;
      case 'over':
        if (this.isOver) return;
        this.stop();
        return this.#watcher.over(this);
    }
  }

  #keep(id: string): void {
    // Of dice that are contributed it is told as well.
    if (!id.startsWith(this.seat.table)) return;
    this.kept.add(id);
    if (this.#pending?.id === id) this.#forget();
    this.#watcher.kept(this);
  }

  #look(): void {
    const view = this.view!;
    this.#watcher.seen(this, view.next);
    const question = view.questions[0]?.id;
    // The game has gone on with its answer, whether it was told so or not.
    if (this.#pending && this.#pending.question !== question) this.#forget();
    if (question === undefined || question === this.#asked) return;
    this.#asked = question;
    this.#watcher.ready(this, () => this.#give(question));
  }

  #forget(): void {
    clearTimeout(this.#again);
    this.#pending = null;
  }

  #give(question: string): void {
    if (this.isOver || this.view?.questions[0]?.id !== question) return;
    const given = this.#answer(this.view)!;
    this.#count += 1;
    const id = `${this.seat.table} ${this.seat.seat} ${this.#count}`;
    this.#pending = { id, question, frame: { kind: 'answer', id, ...given } };
    this.#watcher.sent(this);
    this.#repeat();
  }

  /** Sends the answer that nobody acknowledged, until somebody does. */
  #repeat(): void {
    if (!this.#pending) return;
    this.send(this.#pending.frame);
    this.#again = setTimeout(() => this.#repeat(), AGAIN_AFTER);
  }
}
