/** The page's line to a table: a socket that comes back by itself. */

import type { ClientFrame, ServerFrame } from '@firing-arc/online';

/** What a connection needs of a WebSocket. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** What a connection needs of the machine it runs on. */
export interface Wires {
  readonly connect: () => Socket;
  /** Does something after so many ms; returns how to leave it. */
  readonly later: (work: () => void, milliseconds: number) => () => void;
  /** A number between 0 and 1: pages that lost one server do not all come back at once. */
  readonly random: () => number;
}

/** `lost`: it was there, and is being tried again. */
export type LineState = 'opening' | 'open' | 'lost';

export interface Ends {
  /** What is sent first, each time it opens. */
  readonly hello: () => ClientFrame;
  readonly heard: (frame: ServerFrame) => void;
  readonly changed: (state: LineState) => void;
}

/** The first pause before it is tried again, and the longest, in ms. */
const SOON = 400;
const SLOWEST = 15_000;

/** After so long without a word from the other end it is asked whether it is there; after twice that it is not. */
const QUIET = 20_000;

/** Keeps a socket open until it is closed: it comes back after longer and longer pauses. */
export class Connection {
  readonly #wires: Wires;
  readonly #ends: Ends;
  #socket: Socket | null = null;
  #state: LineState = 'opening';
  #tries = 0;
  #closed = false;
  #stopWaiting: () => void = () => undefined;
  #stopListening: () => void = () => undefined;

  constructor(wires: Wires, ends: Ends) {
    this.#wires = wires;
    this.#ends = ends;
    this.#open();
  }

  get state(): LineState {
    return this.#state;
  }

  /** Sends something if the line is open; what must not be lost is sent again after the next `hello`. */
  send(frame: ClientFrame): void {
    if (this.#state === 'open') this.#socket?.send(JSON.stringify(frame));
  }

  /** Tries at once: the network is back. */
  readonly retry = (): void => {
    if (this.#closed || this.#state === 'open') return;
    this.#stopWaiting();
    this.#drop();
    this.#open();
  };

  /** Begins anew, as if the line had broken: what was heard did not fit. */
  readonly restart = (): void => {
    if (!this.#closed) this.#lost();
  };

  readonly close = (): void => {
    this.#closed = true;
    this.#stopWaiting();
    this.#drop();
  };

  #open(): void {
    const socket = this.#wires.connect();
    this.#socket = socket;
    socket.onopen = () => {
      this.#become('open');
      this.send(this.#ends.hello());
      this.#listen(false);
    };
    socket.onmessage = ({ data }) => {
      this.#tries = 0;
      this.#listen(false);
      this.#ends.heard(JSON.parse(String(data)) as ServerFrame);
    };
    socket.onclose = () => this.#lost();
  }

  /** Waits for a word from the other end; `asked`: it was asked for one already. */
  #listen(asked: boolean): void {
    this.#stopListening();
    this.#stopListening = this.#wires.later(() => {
      if (asked) return this.#lost();
      this.send({ kind: 'ping' });
      this.#listen(true);
    }, QUIET);
  }

  #lost(): void {
    this.#drop();
    if (this.#closed) return;
    this.#become('lost');
    const longest = Math.min(SLOWEST, SOON * 2 ** this.#tries++);
    this.#stopWaiting();
    this.#stopWaiting = this.#wires.later(() => this.#open(), longest * (0.5 + this.#wires.random() / 2));
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#stopListening();
    if (!socket) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  #become(state: LineState): void {
    this.#state = state;
    this.#ends.changed(state);
  }
}
