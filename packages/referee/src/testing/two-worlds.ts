import { growStreams, nextUint32 } from '@firing-arc/table';
import { describe, ReexecutionFault } from '../fault.ts';
import {
  type GameEvent,
  isRefereeEvent,
  type RefereeEvent,
  type Rules,
  type State,
  seatsOf,
} from '../game.ts';
import { anyAnswer } from '../imagine.ts';
import type { Answerer } from '../playout.ts';
import type { Answer, Help, Question } from '../question.ts';
import { randomAnswerer } from '../random.ts';
import { Referee } from '../referee.ts';
import { samePlain } from '../schema.ts';
import { UNCOUNTED } from '../snapshot.ts';
import { isSecret } from '../teller.ts';
import type { RefereeView } from '../view.ts';
import { helpText } from './check-view.ts';

/** What a seat may not know of a game, said apart from the rules' own views so that it can hold them to it. */
export interface Secrets<S extends State, E extends GameEvent, Q extends Question = Question> {
  /**
   * Gives what the seat may not know other values, by chance: in a position, and as far as `now`, a later one of the same
   * step, does not show it. `random` gives numbers between 0 and 1.
   */
  readonly change: (state: S, seat: number, random: () => number, now: S) => void;
  /** Whether an event turns something over: from there on two worlds may differ. */
  readonly reveals: (event: E) => boolean;
  /** Whether a question shows something hidden to the one who is asked: no question does where this is left out. */
  readonly asksOpenly?: (question: Q) => boolean;
}

/** What a seat is sent. The tests of the check itself put leaks here. */
export type Sent = <S extends State, Setup, Q extends Question, E extends GameEvent>(
  game: Referee<S, Setup, Q, E>,
  seat: number,
  since: number,
) => RefereeView<S, Q, E>;

/** Ways in which a referee could tell a secret, whatever the game: the check must notice each. */
export const LEAKING: Readonly<Record<string, Sent>> = {
  'what others have answered in secret': (game, seat, since) => {
    const view = game.view(seat, { since });
    const answers = game.snapshot().groups.map((group) => group.answers);
    const groups = view.step.groups.map((group, at) => ({ ...group, answers: answers[at]! }));
    return { ...view, step: { ...view.step, groups } };
  },
  'whether others have answered': (game, seat, since) => {
    const waiting = game.questions.map(({ player }) => player).filter((player) => player !== seat);
    return { ...game.view(seat, { since }), waiting };
  },
  'the questions of others': (game, seat, since) => ({
    ...game.view(seat, { since }),
    questions: game.questions,
  }),
  'the hash of the whole position': (game, seat, since) => ({
    ...game.view(seat, { since }),
    hash: game.rules.schema.hash({ ...game.state, agenda: [], streams: [] }),
  }),
};

const AS_SENT: Sent = (game, seat, since) => game.view(seat, { since });

/** What `twoWorlds` has compared. */
export interface Compared {
  /** Questions at which a second world was compared, by the phase of the game. */
  readonly phases: Readonly<Record<string, number>>;
  /** The same by kind of question. */
  readonly kinds: Readonly<Record<string, number>>;
  /** Worlds that went on alike through the next answers, and those that something turned over told apart. */
  readonly alike: number;
  readonly parted: number;
  /** Worlds that could not be, because the step would not have come so far in them. */
  readonly impossible: number;
}

type Counted = {
  phases: Record<string, number>;
  kinds: Record<string, number>;
  alike: number;
  parted: number;
  impossible: number;
};

/** Another world at the question of the real one, and who looks at it. */
interface Other<S extends State, Setup, Q extends Question, E extends GameEvent> {
  readonly seat: number;
  readonly world: Referee<S, Setup, Q, E>;
  /** Numbers of the next events in the real world and in this one. */
  readonly next: readonly [number, number];
}

/** How `twoWorlds` plays. */
export interface TwoWorldsOptions<S extends State = State, Q extends Question = Question> {
  /** One question of so many is looked at, the first of each phase, and all that are put to several at once. */
  readonly every: number;
  /** Players whose games last; players by chance without them. */
  readonly players?: readonly Answerer<S, Q>[];
  readonly sent?: Sent;
}

/**
 * Plays a game by chance. At some of its questions it makes, for each seat and a spectator, a second world that differs
 * only in what the seat may not know: hidden things by `secrets`, answers that others gave in secret, cards that nobody
 * saw drawn. What the seat is sent of both must be the same, byte for byte, and stay so through the next answers until
 * something is turned over. Throws the first difference.
 */
export function twoWorlds<
  S extends State & { readonly phase: string },
  Setup,
  Q extends Question,
  E extends GameEvent,
>(
  rules: Rules<S, Setup, Q, E>,
  position: S,
  seed: string,
  secrets: Secrets<S, E, Q>,
  { every, players, sent = AS_SENT }: TwoWorldsOptions<S, Q>,
): Compared {
  const streams = growStreams(`two worlds ${seed}`, ['answers', 'worlds']);
  const random = () => nextUint32(streams, 1) / 4294967296;
  const game = Referee.start(rules, position);
  const seats = seatsOf(rules, game.state);
  const answerers: readonly Answerer<S, Q>[] =
    players ?? Array.from({ length: seats }, () => randomAnswerer(streams, 0));
  const compared: Counted = { phases: {}, kinds: {}, alike: 0, parted: 0, impossible: 0 };
  let before = '';
  for (let asked = 0; !game.outcome; asked++) {
    const { phase } = game.state;
    const { kind } = game.questions[0]!;
    const others: Other<S, Setup, Q, E>[] = [];
    const looked = asked % every === 0 || game.questions.length > 1 || phase !== before;
    before = phase;
    for (let seat = -1; looked && seat < seats; seat++) {
      const world = otherWorld(game, seat, secrets, random);
      if (!world) {
        compared.impossible++;
        continue;
      }
      sameBytes(game, world, seat, sent);
      compared.phases[phase] = (compared.phases[phase] ?? 0) + 1;
      compared.kinds[kind] = (compared.kinds[kind] ?? 0) + 1;
      others.push({ seat, world, next: [game.view(seat).next, world.view(seat).next] });
    }
    // Whether others have answered, and what, shows in nothing that a seat is sent while it thinks.
    const given = answerAll(game, answerers, (answered) => {
      for (const { seat, world } of others) if (!answered.has(seat)) sameBytes(game, world, seat, sent);
    });
    for (const other of others) compared[goesOnAlike(game, other, given, { secrets, random, sent })]++;
  }
  return compared;
}

/** Worlds that are tried before it is said that there is none. */
const TRIES = 12;

/** A world that stands at the same question and differs only in what a seat may not know; undefined when none was found. */
function otherWorld<S extends State, Setup, Q extends Question, E extends GameEvent>(
  game: Referee<S, Setup, Q, E>,
  seat: number,
  { change, asksOpenly }: Secrets<S, E, Q>,
  random: () => number,
): Referee<S, Setup, Q, E> | undefined {
  const { rules, state } = game;
  const { checkpoint, groups, chances, published } = game.snapshot();
  const seen = game.view(seat).step;
  const shownIn = ({ questions }: typeof game) =>
    questions.filter((question) => question.player === seat && asksOpenly?.(question) === true);
  const answers: number[] = Array.from({ length: seatsOf(rules, state) }, () => 0);
  for (const { player } of game.snapshot().log) answers[player]! += 1;
  for (let tries = 0; tries < TRIES; tries++) {
    const other = rules.schema.copy(checkpoint);
    change(other, seat, random, state);
    // What nobody saw drawn is drawn anew, or stays: else a card that the step turned over later would seldom fit.
    const drawn = seen.chances.map((result, at) => result ?? (random() < 0.5 ? null : chances[at]!));
    const step = {
      checkpoint: other,
      published,
      groups: seen.groups.map((group) => ({ ...group, hash: '', events: UNCOUNTED })),
      chances: drawn,
      events: [],
    };
    const guess = { answer: (question: Q, help: Help) => anyAnswer(question, help, random), random };
    try {
      const world = Referee.resume(rules, step, guess, answers);
      const isThere = groups.length === world.view(seat).step.groups.length;
      // What its own question shows a seat is no secret any more: the other world shows the same.
      if (isThere && samePlain(shownIn(world), shownIn(game))) return world;
    } catch (misfit) {
      if (!(misfit instanceof ReexecutionFault)) throw misfit;
    }
  }
  return undefined;
}

/** All that a seat is sent of the present step, and what helps it, without what only counts how the step was run. */
function bytesOf<S extends State, Setup, Q extends Question, E extends GameEvent>(
  game: Referee<S, Setup, Q, E>,
  seat: number,
  sent: Sent,
): readonly string[] {
  const { step, events: _, since: __, next: ___, ...view } = sent(game, seat, 0);
  const { events, groups, ...rest } = step;
  const asked = groups.map(({ hash: _hash, events: _events, ...group }) => group);
  return [...events, view, rest, asked].map((part) => JSON.stringify(part)).concat(helpText(game, seat));
}

function sameBytes<S extends State, Setup, Q extends Question, E extends GameEvent>(
  game: Referee<S, Setup, Q, E>,
  world: Referee<S, Setup, Q, E>,
  seat: number,
  sent: Sent,
): void {
  const [one, two] = [bytesOf(game, seat, sent), bytesOf(world, seat, sent)];
  const at = one.findIndex((part, index) => part !== two[index]);
  if (at >= 0)
    throw new Error(
      `seat ${seat} can tell two worlds apart at ${game.questions[0]?.kind}: ${firstDifference(one[at]!, two[at] ?? '')}`,
    );
}

const SHOWN_AROUND = 60;

function firstDifference(a: string, b: string): string {
  let at = 0;
  while (a[at] === b[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - SHOWN_AROUND), at + SHOWN_AROUND);
  return `${around(a)} or ${around(b)}`;
}

type Given = ReadonlyMap<number, Answer>;

/** Answers all that is asked now; `stillOpen` is called while others have not answered yet. */
function answerAll<S extends State, Setup, Q extends Question, E extends GameEvent>(
  game: Referee<S, Setup, Q, E>,
  answerers: readonly Answerer<S, Q>[],
  stillOpen: (given: Given) => void,
): Given {
  const given = new Map<number, Answer>();
  const { questions } = game;
  for (const question of questions) {
    const { player, id } = question;
    const answer = answerers[player]!(question, () => game.look(player), game.help(player));
    const problems = game.answer(player, id, answer);
    if (problems.length > 0) throw new Error(`player ${player} gave no legal answer: ${describe(problems)}`);
    given.set(player, answer);
    if (given.size < questions.length) stillOpen(given);
  }
  return given;
}

/** What two worlds are compared with. */
interface Watching<S extends State, Q extends Question, E extends GameEvent> {
  readonly secrets: Secrets<S, E, Q>;
  readonly random: () => number;
  readonly sent: Sent;
}

/** Gives another world the same answers and dice, and compares what the seat is told, up to what is turned over. */
function goesOnAlike<S extends State, Setup, Q extends Question, E extends GameEvent>(
  game: Referee<S, Setup, Q, E>,
  { seat, world, next }: Other<S, Setup, Q, E>,
  given: Given,
  { secrets: { reveals, asksOpenly }, random, sent }: Watching<S, Q, E>,
): 'alike' | 'parted' | 'impossible' {
  const told = game.view(seat, { since: next[0] }).events;
  for (const question of world.questions) {
    const { player, id } = question;
    // What others answer in secret is theirs to know: it need not be the same.
    const known = player !== seat && isSecret(world.rules, question) ? undefined : given.get(player);
    const answered = known !== undefined && world.answer(player, id, known).length === 0;
    if (!answered) world.answer(player, id, anyAnswer(question, world.help(player), random));
  }
  const otherwise = world.view(seat, { since: next[1] }).events;
  const at = told.findIndex((event, index) => !samePlain(event, otherwise[index]));
  const shown = (event: E | RefereeEvent | undefined) =>
    event !== undefined && !isRefereeEvent(event) && reveals(event);
  if (at >= 0 || otherwise.length !== told.length) {
    const parted = at >= 0 ? at : told.length;
    const turned = told.slice(0, parted + 1).some(shown) || otherwise.slice(0, parted + 1).some(shown);
    if (turned) return 'parted';
    throw new Error(
      `seat ${seat} can tell two worlds apart after ${[...given.keys()]}: ${JSON.stringify(told[parted])} or ${JSON.stringify(otherwise[parted])}`,
    );
  }
  const turnsOver = (question: Q) => question.player === seat && asksOpenly?.(question) === true;
  if (told.some(shown) || [game, world].some(({ questions }) => questions.some(turnsOver))) return 'parted';
  const [one, two] = [game, world].map((each) =>
    JSON.stringify({ ...sent(each, seat, 0), step: null, events: null, since: 0, next: 0 }),
  );
  if (one !== two)
    throw new Error(`seat ${seat} can tell two worlds apart after an answer: ${firstDifference(one!, two!)}`);
  return 'alike';
}
