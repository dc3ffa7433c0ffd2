/** A game that a server runs, as one of its players, or a spectator, is sent it. There is no referee here. */

import {
  type Answer,
  answerProblems,
  answersGiven,
  type GameEvent,
  type GameRecord,
  type Help,
  helpLater,
  type Open,
  type Question,
  type RefereeEvent,
  type RefereeView,
  type Refusal,
  type Remembered,
  remember,
  rulesEvents,
  type Task,
} from '@firing-arc/referee';
import type { PageGame, PageState } from '../games/game.ts';
import { NOBODY_DECIDES } from './nobody-decides.ts';
import { computerAt, type GameOptions } from './options.ts';
import type { Playing } from './playing.ts';
import { attempt, RECENT, type Running } from './running.ts';
import type { SavedGame } from './saved.ts';
import { setUpBy } from './setups.ts';
import { imaginedAhead, questionAhead, type Shown, shownOf } from './showing.ts';
import type { Turn } from './turn.ts';

/** An answer on its way: with the same id it is the same answer, however often it is sent. */
export interface SentAnswer {
  readonly id: string;
  readonly question: string;
  readonly answer: Answer;
}

/** How a game reaches those who run it. */
export interface Line {
  /** Sends an answer, again and again until it is taken or refused. */
  readonly answer: (sent: SentAnswer) => void;
  /** Asks the other player for something. */
  readonly offer: (what: 'undo' | 'rematch' | 'swap') => void;
  /** An id that no other answer of this seat has. */
  readonly newId: () => string;
}

/** What the page knows of a remote game beside what is seen of it. */
export interface Seated {
  /** -1: a spectator. */
  readonly seat: number;
  readonly options: GameOptions;
  /** What the seats committed to: it names the game. */
  readonly commitment: string;
  /** Of the chance by which this page sets up for its player. */
  readonly seed: string;
}

/** A remote game on the table, and what it is told. */
export interface RemoteGame {
  readonly playing: Playing;
  /** It stands otherwise: after an answer of anybody, or after it was taken back. */
  readonly see: (view: RefereeView) => void;
  readonly refused: (id: string) => void;
  /** Another player sits at the table, or is called otherwise. */
  readonly seats: (options: GameOptions) => void;
  /** It is over, who won, and how it went, with everything that was hidden in it. */
  readonly ended: (winner: number | null, record: GameRecord) => void;
  /** How many events were told: what comes next is asked for from there. */
  readonly eventCount: () => number;
}

/** A remote game as it stands in this page. */
interface Remote<S extends PageState, Setup, Q extends Question, E extends GameEvent> {
  readonly game: PageGame<S, Setup, Q, E>;
  readonly line: Line;
  readonly at: Seated;
  options: GameOptions;
  view: RefereeView<S, Q, E>;
  allEvents: readonly (E | RefereeEvent)[];
  /** Answers that are not taken yet: the first is on its way, those behind it answer what will be asked next. */
  sent: readonly SentAnswer[];
  draft: Readonly<Record<string, number>>;
  /** What the computer player that sets up wants remembered. */
  memories: readonly Remembered[];
  news: number;
  deploys: Running<S, Setup, Q, E>['deploys'];
  fault: string | null;
  ending: { readonly winner: number | null; readonly record: GameRecord } | null;
}

/** A remote game, from the first view of it. */
export function playRemote<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  game: PageGame<S, Setup, Q, E>,
  at: Seated,
  line: Line,
  first: RefereeView,
): RemoteGame {
  const view = first as RefereeView<S, Q, E>;
  const remote: Remote<S, Setup, Q, E> = {
    game,
    line,
    at,
    options: at.options,
    view,
    allEvents: view.events,
    sent: [],
    draft: {},
    memories: [],
    news: Math.max(0, rulesEvents(view.events).length - RECENT),
    deploys: null,
    fault: null,
    ending: null,
  };
  const listeners = new Set<() => void>();
  const wentOn = () => {
    for (const listener of listeners) listener();
  };
  const change = (work: () => void) => {
    work();
    wentOn();
  };
  return {
    playing: playing(remote, listeners),
    see: (next) => change(() => see(remote, next as RefereeView<S, Q, E>)),
    refused: (id) =>
      change(() => {
        // What is asked still is answered once more, by somebody who is told why not.
        if (remote.sent[0]?.id === id) remote.sent = [];
      }),
    seats: (options) =>
      change(() => {
        remote.options = options;
      }),
    ended: (winner, record) =>
      change(() => {
        remote.ending = { winner, record };
      }),
    eventCount: () => remote.allEvents.length,
  };
}

function playing<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  remote: Remote<S, Setup, Q, E>,
  listeners: Set<() => void>,
): Playing {
  return {
    shown: () => shown(remote),
    saved: () => savedOf(remote),
    listen: (wentOn) => {
      listeners.add(wentOn);
      return () => listeners.delete(wentOn);
    },
    answer: (answer) => answered(remote, answer),
    draft: (player, ship, entry) => {
      if (player === remote.at.seat) remote.draft = { ...remote.draft, [ship]: entry };
      return remote.draft;
    },
    sit: () => undefined,
    peek: () => undefined,
    undo: () => remote.line.offer('undo'),
    settle: () => settle(remote),
    use: (work) => {
      const running = imagined(remote);
      const result = work(running);
      if (running.deploys) remote.deploys = running.deploys;
      return result;
    },
    deployOn: () => attempt(remote, () => setUp(remote)),
    doInstead: () => undefined,
    job: () => null,
    take: () => undefined,
    cannotThink: () => undefined,
    again: (swapped) => {
      remote.line.offer(swapped ? 'swap' : 'rematch');
      return null;
    },
    cannotSave: () => undefined,
    checkDice: async () => {
      if (!remote.ending) throw new Error('the game is not over');
      const { checkedRecord } = await import('../verify/checked-record.ts');
      return checkedRecord(remote.game.rules, remote.ending.record as GameRecord<Setup>);
    },
  };
}

/** The question that its player has not answered yet. */
const openQuestion = <S extends PageState, Setup, Q extends Question, E extends GameEvent>({
  view,
  sent,
  options,
  at,
}: Remote<S, Setup, Q, E>): Open<Q> | undefined =>
  // A seat that was left to the computer looks on.
  sent.length === 0 && options.seats[at.seat] === 'human' ? view.questions[0] : undefined;

/** Events before the ones of the view are known already; those that are not there any more were taken back. */
function see<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  remote: Remote<S, Setup, Q, E>,
  view: RefereeView<S, Q, E>,
): void {
  if (view.since > remote.allEvents.length)
    throw new Error(`events ${remote.allEvents.length} to ${view.since - 1} of the game are missing`);
  remote.view = view;
  remote.allEvents = [...remote.allEvents.slice(0, view.since), ...view.events];
  remote.news = Math.min(remote.news, rulesEvents(remote.allEvents).length);
  // An answer to what is no longer asked is answered by that, whether its acknowledgement comes or not.
  const [first] = remote.sent;
  if (first && !view.questions.some(({ id }) => id === first.question)) nextSent(remote);
}

/** The first answer is done with; the next goes on its way if it answers what is asked now. */
function nextSent<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  remote: Remote<S, Setup, Q, E>,
): void {
  const [, ...next] = remote.sent;
  const fits = next[0] !== undefined && remote.view.questions.some(({ id }) => id === next[0]!.question);
  remote.sent = fits ? next : [];
  if (fits) remote.line.answer(next[0]!);
}

/** Takes the answer of this screen's player on its way; what is plainly not legal is refused here. */
function answered<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  remote: Remote<S, Setup, Q, E>,
  answer: Answer,
): readonly Refusal[] | null {
  const next = remote.sent.length === 0 ? openNow(remote) : ahead(remote);
  if (!next) return null;
  const problems = answerProblems(next.question, answer, next.help);
  if (problems.length > 0) return problems;
  send(remote, next.question, answer);
  return [];
}

/** What is asked now, and what helps to decide it. */
function openNow<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  remote: Remote<S, Setup, Q, E>,
) {
  const question = openQuestion(remote);
  return question && { question, help: helpOf(remote) };
}

/** What helps to decide; nothing where the game cannot be imagined: the referee, elsewhere, judges the answer all the same. */
function helpOf<S extends PageState, Setup, Q extends Question, E extends GameEvent>({
  game,
  view,
}: Remote<S, Setup, Q, E>): Help {
  const help = helpLater(game.rules, view);
  const orElse = <Answer>(none: Answer, ask: () => Answer): Answer => {
    try {
      return ask();
    } catch (error) {
      console.error(error);
      return none;
    }
  };
  return {
    refused: () => orElse([], () => help.refused?.() ?? []),
    validate: (place) => orElse([], () => help.validate?.(place) ?? []),
    propose: (random) => orElse(null, () => help.propose?.(random) ?? null),
  };
}

/** What this player will be asked when the answers on their way are taken; nothing where none is. */
function ahead<S extends PageState, Setup, Q extends Question, E extends GameEvent>({
  game,
  view,
  sent,
  at,
}: Remote<S, Setup, Q, E>) {
  const referee = imaginedAhead(game, view);
  for (const { question, answer } of sent) referee.answer(at.seat, question, answer);
  const question = referee.questions.find(({ player }) => player === at.seat);
  return question && { question, help: referee.help(at.seat) };
}

function send<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  remote: Remote<S, Setup, Q, E>,
  question: Open<Q>,
  answer: Answer,
): void {
  const sent = { id: remote.line.newId(), question: question.id, answer };
  if (remote.sent.length === 0) remote.news = rulesEvents(remote.allEvents).length;
  remote.sent = [...remote.sent, sent];
  remote.draft = {};
  remote.fault = null;
  if (remote.sent.length === 1) remote.line.answer(sent);
}

/** Answers what need not be asked: only where nothing comes of it, or where everybody answers so. */
function settle<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  remote: Remote<S, Setup, Q, E>,
): void {
  const question = openQuestion(remote);
  const settling = question && remote.game.settling(question, remote.view.state);
  // What ships do next is for their player to say: taking it back would need the other's consent.
  if (question && (settling?.kind === 'no-effect' || settling?.kind === 'usual'))
    send(remote, question, settling.answer);
}

/** Sets up for the player: a formation that is being deployed, or all of it where the player wants that. */
function setUp<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  remote: Remote<S, Setup, Q, E>,
): void {
  const question = openQuestion(remote);
  if (!question || remote.view.state.phase !== 'setup') return;
  if (remote.options.setup === 'done-for-you') return setUpFor(remote, question);
  const next = remote.deploys?.(imagined(remote));
  if (next?.kind === 'answers') send(remote, question, next.answer);
  if (next?.kind === 'over') remote.deploys = null;
}

function setUpFor<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  remote: Remote<S, Setup, Q, E>,
  question: Open<Q>,
): void {
  const { game, view, at, options, memories } = remote;
  const { memory = null } = memories.at(-1) ?? {};
  const task: Task<S, Q, E> = { view: { ...view, events: [] }, seed: at.seed, rollouts: 0, memory };
  const decision = game.playerInSetup(computerAt(options, at.seat)).decide(task);
  remote.memories = remember(memories, at.seat, decision);
  send(remote, question, decision.answer);
}

/** The game as its player may imagine it, for what looks at a running game. */
function imagined<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  remote: Remote<S, Setup, Q, E>,
): Running<S, Setup, Q, E> {
  const { game, view, options, at, memories } = remote;
  return {
    game,
    options,
    opened: { ...NO_RECORD, game: view.game, setup: undefined as Setup, seed: at.seed },
    referee: imaginedAhead(game, view),
    drafts: {},
    marks: [],
    memories,
    seated: at.seat,
    peeking: null,
    news: remote.news,
    settled: [],
    deploys: null,
    fault: null,
    unsaved: null,
    changed: null,
  };
}

/** Of a game whose record only the server has. */
const NO_RECORD = { version: '', commitment: '', answers: [] } as const;

const turnOf = <S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  remote: Remote<S, Setup, Q, E>,
): Turn<Open<Q>> => {
  const { seat: viewer } = remote.at;
  if (remote.view.outcome || remote.ending) return { kind: 'over', viewer };
  const question = openQuestion(remote);
  return question ? { kind: 'ask', question, viewer } : { kind: 'wait', viewer };
};

function shown<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  remote: Remote<S, Setup, Q, E>,
): Shown {
  const { game, view, allEvents, at, options, ending, news, fault, draft } = remote;
  const record = ending?.record;
  const turn = turnOf(remote);
  const events = rulesEvents(allEvents);
  return {
    ...shownOf(game, { view: view.state, allEvents, events, news }),
    ...NOBODY_DECIDES,
    ...(turn.kind === 'ask' && askedNow(remote, turn.question)),
    options,
    turn:
      turn.kind === 'ask'
        ? { ...turn, question: game.question(turn.question, view.state, helpOf(remote), events) }
        : turn,
    viewer: at.seat,
    winner: (ending ?? view.outcome)?.winner ?? null,
    hash: view.hash,
    answers: allEvents.filter(({ kind }) => kind === 'asked').length,
    commitment: record?.commitment ?? at.commitment,
    seed: record?.seed ?? null,
    fair: record?.dice !== undefined,
    online: true,
    draft,
    fault,
  };
}

/** What goes with the question that is asked. */
const askedNow = <S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  { game, view }: Remote<S, Setup, Q, E>,
  question: Open<Q>,
) => ({
  asked: answersGiven(question),
  ahead: (answer: number) => questionAhead(game, view, answer),
  setsUp: view.state.phase === 'setup' ? setUpBy(question.kind) : null,
});

/** The game as it went, once it is over. */
const savedOf = <S extends PageState, Setup, Q extends Question, E extends GameEvent>({
  ending,
  options,
}: Remote<S, Setup, Q, E>): SavedGame | null =>
  ending && { saved: 1, options, record: ending.record, drafts: {}, marks: [], memories: [] };
