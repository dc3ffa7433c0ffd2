// The same table in worlds that differ only in what a seat may not know: what it is sent there over its socket and by pages.
import type { CreateTable } from '@firing-arc/online';
import {
  type Answer,
  type Answerer,
  anyAnswer,
  beforeStep,
  type GameEvent,
  type GameRecord,
  helpLater,
  isRefereeEvent,
  isSecret,
  type Question,
  Referee,
  type RefereeView,
  type Rules,
  type Snapshot,
  type State,
  shortened,
  startRecord,
} from '@firing-arc/referee';
import type { Secrets } from '@firing-arc/referee/testing';
import type { Storage } from '../storage/storage.ts';
import { AnyTable, Seat } from './any-table.ts';
import { lookedAt } from './looked-at.ts';

/** Answers through which each world is followed. */
const FOLLOWED = 2;
const SEATS = [-1, 0, 1];

/** A game whose worlds are compared. */
export interface Compared<S extends State, Setup, Q extends Question, E extends GameEvent> {
  readonly rules: Rules<S, Setup, Q, E>;
  readonly table: CreateTable;
  readonly record: GameRecord<Setup>;
  /** Who plays the game, and who plays on where worlds are compared. */
  readonly players: readonly Answerer<S, Q>[];
  readonly followers: readonly Answerer<S, Q>[];
  readonly secrets: Secrets<S, E, Q>;
  readonly random: () => number;
  /** One step of so many of each phase is looked at. */
  readonly every: number;
}

/** What was compared. */
export interface Counts {
  /** Other worlds by the phase of the game. */
  readonly phases: Record<string, number>;
  /** Messages that were the same, until something was turned over. */
  same: number;
  /** Those in which whoever may know it was sent something else: there was something to hide. */
  differed: number;
}

/** Plays a game by chance; compares what the server sends of some of its positions with what it sends of others like them. */
export async function worldsAtATable<
  S extends State & { readonly phase: string },
  Setup,
  Q extends Question,
  E extends GameEvent,
>(storage: Storage, compared: Compared<S, Setup, Q, E>): Promise<Counts> {
  const { rules, secrets, random } = compared;
  const counts: Counts = { phases: {}, same: 0, differed: 0 };
  const worlds = new Worlds(await AnyTable.of(storage, compared.table), compared);
  for (const { snapshot, state } of positionsOf(compared)) {
    const real = await worlds.world(snapshot, null);
    nothingIsSentOfSecrets(real);
    for (const seat of SEATS) {
      const checkpoint = rules.schema.copy(snapshot.checkpoint);
      secrets.change(checkpoint, seat, random, state);
      const other = await worlds.world({ ...snapshot, checkpoint }, { seat, given: real.given });
      counts.phases[state.phase] = (counts.phases[state.phase] ?? 0) + 1;
      counts.same += compare(secrets, seat, real, other);
      if (SEATS.some((one) => seatOf(real, one).texts[1] !== seatOf(other, one).texts[1])) counts.differed++;
    }
  }
  return counts;
}

/** Positions before steps in which something is asked, as the server keeps them, and where the game stands at the first question. */
function* positionsOf<
  S extends State & { readonly phase: string },
  Setup,
  Q extends Question,
  E extends GameEvent,
>({
  rules,
  record,
  players,
  every,
}: Compared<S, Setup, Q, E>): Generator<{ readonly snapshot: Snapshot<S, E>; readonly state: S }> {
  const game = startRecord(rules, record);
  const isLookedAt = lookedAt(every);
  while (!game.outcome) {
    const snapshot = game.snapshot();
    const { phase } = game.state;
    if (snapshot.groups.length === 1 && isLookedAt(phase))
      yield { snapshot: beforeStep(shortened(snapshot)), state: rules.schema.copy(game.state) };
    for (const question of game.questions) {
      const { player, id } = question;
      game.answer(
        player,
        id,
        players[player]!(question, () => game.look(player), game.help(player)),
      );
    }
  }
}

/** An answer that was given, whether others may not know it, and whether some of them still think. */
interface Given {
  readonly player: number;
  readonly answer: Answer;
  readonly secret: boolean;
  readonly othersThink: boolean;
}

/** All that was sent to the seats in a world, with what stood as they came and after each answer. */
interface World {
  readonly seats: readonly Seat[];
  readonly moments: readonly Moment[];
  readonly given: readonly Given[];
}

interface Moment {
  /** How many texts and events each seat had been sent. */
  readonly sent: readonly { readonly texts: number; readonly events: number }[];
  /** What each of them is answered by the pages of the server; nothing where no page of its is compared. */
  readonly pages: readonly string[];
}

const seatOf = ({ seats }: World, seat: number): Seat => seats[SEATS.indexOf(seat)]!;

/** Plays at a table: by the players, or as another world was, as far as a seat may know that. */
class Worlds<S extends State, Setup, Q extends Question, E extends GameEvent> {
  readonly #table: AnyTable;
  readonly #compared: Compared<S, Setup, Q, E>;

  constructor(table: AnyTable, compared: Compared<S, Setup, Q, E>) {
    this.#table = table;
    this.#compared = compared;
  }

  async world(
    snapshot: Snapshot<S, E>,
    like: { readonly seat: number; readonly given: readonly Given[] } | null,
  ): Promise<World> {
    const { record, rules } = this.#compared;
    const asked = Referee.restore(rules, snapshot).questions.map(({ player }) => player);
    await this.#table.put({ record, snapshot, asked });
    const seats = SEATS.map((seat) => new Seat(seat));
    await this.#table.connect(seats, snapshot.before?.events ?? 0);
    const moment = async (): Promise<Moment> => {
      const sent = seats.map(({ texts, events }) => ({ texts: texts.length, events: events.length }));
      const pages: string[] = [];
      for (const seat of SEATS) pages.push(like && like.seat !== seat ? '' : await this.#table.pages(seat));
      return { sent, pages };
    };
    const given: Given[] = [];
    const moments = [await moment()];
    while (given.length < FOLLOWED) {
      const next = like ? this.#alike(seats, like.seat, like.given[given.length]) : this.#byPlayers(seats);
      if (!next || !(await this.#answer(seats, next))) break;
      given.push(next);
      moments.push(await moment());
    }
    await this.#table.disconnect(seats);
    return { seats, moments, given };
  }

  #answer(seats: readonly Seat[], { player, answer }: Given): Promise<boolean> {
    const [question] = seats.find(({ seat }) => seat === player)!.view!.questions;
    return this.#table.answer(player, question!.id, answer);
  }

  /** What the first player who is asked answers. */
  #byPlayers(seats: readonly Seat[]): Given | null {
    const { rules, followers } = this.#compared;
    const asked = seats.filter(({ view }) => view!.questions.length > 0);
    const view = asked[0]?.view as RefereeView<S, Q, E> | undefined;
    const question = view?.questions[0];
    if (!view || !question) return null;
    const { player } = question;
    const answer = followers[player]!(question, () => view.state, helpLater(rules, view));
    const othersThink = asked.length > 1;
    return { player, answer, secret: isSecret(rules, question) || othersThink, othersThink };
  }

  /** The same answer in another world; another one where `seat` may not know it. */
  #alike(seats: readonly Seat[], seat: number, given: Given | undefined): Given | null {
    const { rules, random } = this.#compared;
    const view = seats.find((one) => one.seat === given?.player)?.view as RefereeView<S, Q, E> | undefined;
    const question = view?.questions[0];
    if (!given || !view || !question) return null;
    if (!given.secret || given.player === seat) return given;
    return { ...given, answer: anyAnswer(question, helpLater(rules, view), random) };
  }
}

/** How many messages of a seat are the same in another world. Throws where one is not before anything has been turned over. */
function compare<S extends State, E extends GameEvent, Q extends Question>(
  { reveals, asksOpenly }: Secrets<S, E, Q>,
  seat: number,
  real: World,
  other: World,
): number {
  const [one, two] = [seatOf(real, seat), seatOf(other, seat)];
  const shown = (event: GameEvent) => !isRefereeEvent(event) && reveals(event as E);
  const asked = ({ view }: Seat) =>
    view!.questions.some((question) => asksOpenly?.(question as never) === true);
  let same = 0;
  const index = SEATS.indexOf(seat);
  for (const [at, { sent, pages }] of other.moments.entries()) {
    const moment = real.moments[at]!;
    const [before, after] = [moment.sent[index], sent[index]];
    const turned = [...one.events.slice(0, before!.events), ...two.events.slice(0, after!.events)].some(
      shown,
    );
    if (turned || asked(one) || asked(two)) return same;
    const left = [...one.texts.slice(0, before!.texts), moment.pages[index]!];
    const right = [...two.texts.slice(0, after!.texts), pages[index]!];
    const differs = left.findIndex((text, index) => text !== right[index]);
    if (differs >= 0 || left.length !== right.length)
      throw new Error(
        `seat ${seat} can tell two worlds apart after ${at} answers: ${left.at(differs)} or ${right.at(differs)}`,
      );
    same = left.length;
  }
  return same;
}

/** Throws where somebody is sent anything as another one answers in secret and others still think. */
function nothingIsSentOfSecrets({ seats, moments, given }: World): void {
  for (const [at, { player, othersThink }] of given.entries()) {
    const [before, after] = [moments[at]!, moments[at + 1]!];
    const told = seats.some(
      ({ seat }, to) =>
        seat !== player &&
        (before.sent[to]!.texts !== after.sent[to]!.texts || before.pages[to] !== after.pages[to]),
    );
    if (othersThink && told) throw new Error(`that player ${player} has answered is told while others think`);
  }
}
