/** A table server in the page's own process, for tests: frames go through JSON, and lines break when a test says so. */

import {
  type ClientFrame,
  changeOf,
  type OfferInfo,
  type OrderInfo,
  type OverInfo,
  type ServerFrame,
  type TableInfo,
} from '@firing-arc/online';
import {
  type Commitment,
  type Contribution,
  type GameEvent,
  type GameRecord,
  newRecord,
  type Question,
  type Referee,
  type RefereeView,
  type Rules,
  recordOf,
  replay,
  seatsFor,
  startRecord,
  takeBack,
} from '@firing-arc/referee';
import type { PageState } from '../games/game.ts';
import type { Socket } from '../online/connection.ts';

/** One end of a line, as the server has it. */
interface Client {
  readonly socket: Socket;
  seat: number;
  /** What it was sent last: changes are told against it. */
  view: RefereeView | null;
  open: boolean;
}

/** What was sent and has not arrived yet. */
interface Mail {
  readonly to: 'server' | 'page';
  readonly client: Client;
  readonly text: string;
}

export const SECRETS = ['first-secret', 'second-secret', 'third-secret', 'fourth-secret'];
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora'];

/** What a test does with a table server. */
export interface TableServer {
  /** A new line to its table; it opens when its mail is delivered. */
  readonly connect: () => Socket;
  /** Delivers one message; false when there is none. */
  deliver(): boolean;
  /** Breaks all lines: what is on its way is lost. */
  breakLines(): void;
  /** The last message to the server comes once more. */
  repeatLast(): void;
  /** The next answer is refused by this rule. */
  refuseNext(ruling: string): void;
  /** The game as it went. */
  record(): GameRecord;
  /** How many play. */
  readonly seats: number;
  /** How many answers were taken. */
  readonly answers: number;
  /** All that was sent, each behind its seat, as it went over the line. */
  readonly sent: readonly string[];
}

/** A table whose setup is settled; it is played as soon as all seats have contributed. */
export class FakeServer<S extends PageState, Setup, Q extends Question, E extends GameEvent>
  implements TableServer
{
  readonly #rules: Rules<S, Setup, Q, E>;
  readonly #setup: Setup;
  readonly #clients: Client[] = [];
  readonly #mail: Mail[] = [];
  readonly #commitments: Commitment[] = [];
  readonly #contributions: Contribution[] = [];
  readonly #taken = new Set<string>();
  #opened: GameRecord<Setup> | null = null;
  #referee: Referee<S, Setup, Q, E> | null = null;
  #offers: OfferInfo[] = [];
  readonly #orders = new Map<number, readonly OrderInfo[]>();
  #over: OverInfo | null = null;
  #ruling: string | null = null;
  /** How many play. */
  readonly seats: number;
  answers = 0;
  readonly sent: string[] = [];

  constructor(rules: Rules<S, Setup, Q, E>, setup: Setup) {
    this.#rules = rules;
    this.#setup = setup;
    this.seats = seatsFor(rules, setup);
  }

  readonly connect = (): Socket => {
    const client: Client = { socket: this.#socket(() => client), seat: -1, view: null, open: true };
    this.#clients.push(client);
    this.#mail.push({ to: 'page', client, text: '' });
    return client.socket;
  };

  #socket(client: () => Client): Socket {
    return {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => this.#mail.push({ to: 'server', client: client(), text }),
      close: () => {
        client().open = false;
      },
    };
  }

  deliver(): boolean {
    const mail = this.#mail.shift();
    if (!mail) return false;
    const { client, text, to } = mail;
    if (!client.open) return true;
    if (to === 'server') this.#take(client, JSON.parse(text) as ClientFrame);
    else if (text === '') client.socket.onopen?.();
    else client.socket.onmessage?.({ data: text });
    return true;
  }

  breakLines(): void {
    this.#mail.length = 0;
    for (const client of this.#clients.splice(0)) {
      client.open = false;
      client.socket.onclose?.();
    }
  }

  repeatLast(): void {
    const last = this.#mail.findLast(({ to }) => to === 'server');
    if (last) this.#mail.push(last);
  }

  refuseNext(ruling: string): void {
    this.#ruling = ruling;
  }

  record(): GameRecord {
    if (!this.#opened || !this.#referee) throw new Error('the game has not begun');
    return JSON.parse(JSON.stringify(recordOf(this.#opened, this.#referee))) as GameRecord;
  }

  #send(client: Client, frame: ServerFrame): void {
    const text = JSON.stringify(frame);
    this.sent.push(`${client.seat} ${text}`);
    this.#mail.push({ to: 'page', client, text });
  }

  #take(client: Client, frame: ClientFrame): void {
    switch (frame.kind) {
      case 'hello':
        client.seat = SECRETS.indexOf(frame.secret ?? '');
        this.#tellTable();
        if (!this.#referee) this.#tellSettled(client);
        else this.#tellView(client, frame.since);
        return;
      case 'commit':
        if (!this.#commitments.some(({ seat }) => seat === client.seat))
          this.#commitments.push({ seat: client.seat, commitment: frame.commitment });
        for (const one of this.#clients) this.#tellSettled(one);
        return;
      case 'contribute':
        if (!this.#contributions.some(({ seat }) => seat === client.seat))
          this.#contributions.push({ seat: client.seat, contribution: frame.contribution });
        if (this.#contributions.length === this.seats) this.#begin();
        return;
      case 'answer':
        return this.#answered(client, frame);
      case 'offer':
        this.#offers.push({ id: this.#offers.length + 1, what: frame.what, by: client.seat, agreed: [] });
        return this.#tellTable();
      case 'respond':
        if (frame.agree) this.#agreed(this.#offers.find(({ id }) => id === frame.offer)!);
        this.#offers = [];
        return this.#tellTable();
      case 'order':
        this.#orders.set(client.seat, frame.stands ? [frame.order] : []);
        return this.#tellTable();
      case 'concede':
        return this.#end({
          how: 'conceded',
          winner: 1 - client.seat,
          winners: [1 - client.seat],
          because: 'table',
        });
      case 'say':
        for (const one of this.#clients)
          this.#send(one, {
            kind: 'said',
            seat: client.seat,
            ...('phrase' in frame && { phrase: frame.phrase }),
          });
        return;
      case 'ping':
        return this.#send(client, { kind: 'pong' });
      default:
        return;
    }
  }

  #begin(): void {
    if (this.#referee) return;
    this.#opened = newRecord(this.#rules, this.#setup, {
      commitments: this.#commitments,
      contributions: this.#contributions,
    });
    this.#referee = startRecord(this.#rules, this.#opened);
    this.#tellTable();
    for (const client of this.#clients) this.#tellView(client, 0);
  }

  #answered(client: Client, { id, question, answer }: Extract<ClientFrame, { kind: 'answer' }>): void {
    const referee = this.#referee;
    const name = `${client.seat} ${id}`;
    if (this.#taken.has(name)) return this.#send(client, { kind: 'taken', id });
    if (!referee || client.seat < 0) return;
    const ruling = this.#ruling;
    this.#ruling = null;
    const refusals =
      ruling === null ? referee.answer(client.seat, question, answer) : [{ option: 'answer', ruling }];
    if (refusals.length > 0) return this.#send(client, { kind: 'refused', id, refusals });
    this.answers++;
    this.#taken.add(name);
    this.#send(client, { kind: 'taken', id });
    for (const one of this.#clients) this.#sendChange(one);
    if (referee.outcome) {
      const { winner, winners = winner === null ? [] : [winner], because } = referee.outcome;
      this.#end({ how: 'rules', winner, winners: [...winners], because });
    }
  }

  #agreed({ what, by }: OfferInfo): void {
    if (what !== 'undo' || !this.#opened) return;
    const record = recordOf(this.#opened, this.#referee!);
    const at = record.answers.findLastIndex(({ player }) => player === by);
    this.#referee = replay(this.#rules, takeBack(record, record.answers.length - at));
    for (const client of this.#clients) this.#tellView(client, 0);
  }

  #end(over: OverInfo): void {
    this.#over = over;
    this.#tellTable();
    for (const client of this.#clients)
      this.#send(client, {
        kind: 'over',
        over,
        commitments: this.#commitments,
        contributions: this.#contributions,
        record: '/record',
      });
  }

  #tellView(client: Client, since: number): void {
    client.view = this.#referee!.view(client.seat, { since }) as RefereeView;
    this.#send(client, { kind: 'view', view: client.view });
  }

  #sendChange(client: Client): void {
    if (!client.view) return;
    const now = this.#referee!.view(client.seat, { since: client.view.next }) as RefereeView;
    const change = changeOf(client.view, now);
    client.view = now;
    this.#send(client, change ? { kind: 'change', change } : { kind: 'view', view: now });
  }

  #tellSettled(client: Client): void {
    this.#send(client, {
      kind: 'settled',
      game: this.#rules.id,
      setup: this.#setup,
      commitments: this.#commitments,
      seats: this.seats,
    });
  }

  #tellTable(): void {
    for (const client of this.#clients) {
      const { seat: you } = client;
      this.#send(client, { kind: 'table', table: this.#info(), you, orders: this.#orders.get(you) ?? [] });
    }
  }

  #info(): TableInfo {
    const seats = NAMES.slice(0, this.seats).map((name, seat) => ({
      seat,
      by: 'guest' as const,
      player: null,
      taken: true,
      name,
      present: this.#clients.some((client) => client.seat === seat),
      away: null,
      squad: null,
      committed: this.#commitments.some((one) => one.seat === seat),
      contributed: this.#contributions.some((one) => one.seat === seat),
      decides: this.#referee?.questions.some(({ player }) => player === seat) === true,
    }));
    return {
      id: 'fakefakefake',
      game: 'xwing2',
      format: 'xwing2-amg',
      pack: null,
      scenario: null,
      name: null,
      public: false,
      status: this.#over ? 'over' : this.#referee ? 'playing' : 'settled',
      pace: { kind: 'live' },
      clock: null,
      times: null,
      build: null,
      seats,
      teams: null,
      spectators: this.#clients.filter(({ seat }) => seat < 0).length,
      delay: 0,
      offers: this.#offers,
      over: this.#over,
      next: null,
    };
  }
}
