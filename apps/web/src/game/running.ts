import {
  type Answer,
  type Contributions,
  type Decision,
  type GameEvent,
  GameFault,
  type GameRecord,
  type Help,
  helpLater,
  isSecret,
  newRecord,
  type Open,
  type Question,
  RecordMismatch,
  type Referee,
  type Refusal,
  type Remembered,
  recordFrom,
  recordOf,
  remember,
  replay,
  type Snapshot,
  seatsFor,
  shortened,
  startRecord,
  takeBack,
} from '@firing-arc/referee';
import type { PageGame, PageState } from '../games/game.ts';
import type { Settling } from '../games/settling.ts';
import type { CheckedRecord } from '../verify/checked-record.ts';
import { decidedInSetup, jobFor } from './computer.ts';
import { contributionsHere } from './contributions.ts';
import { computerAt, type GameOptions, humansOf } from './options.ts';
import type { DecisionMark, Drafts, SavedGame } from './saved.ts';
import { setUpBy } from './setups.ts';
import { messageOf, questionAhead, type Shown, type ShownInstead, shownOf, type UndoBar } from './showing.ts';
import { EVERYBODY, type Turn, turnOf } from './turn.ts';

/** A game on the table: the referee, and what belongs to this screen only. */
export interface Running<S extends PageState, Setup, Q extends Question, E extends GameEvent> {
  readonly game: PageGame<S, Setup, Q, E>;
  readonly options: GameOptions;
  /** The record without answers; the referee has those. */
  readonly opened: GameRecord<Setup>;
  readonly referee: Referee<S, Setup, Q, E>;
  drafts: Drafts;
  /** Where the game stood at the last own decisions. */
  marks: readonly DecisionMark[];
  /** What the computer players want remembered. */
  memories: readonly Remembered[];
  seated: number;
  peeking: number | null;
  /** Events from this one on happened since the last decision made at this screen. */
  news: number;
  /** What was settled otherwise than it could have been since somebody decided something, the first first. */
  settled: readonly Settled[];
  /** What of a formation that is being deployed is answered next in a game; null where none is. */
  deploys: ((now: Running<S, Setup, Q, E>) => Deployed) | null;
  fault: string | null;
  unsaved: string | null;
  /** Rules have changed since it began: why its record no longer replays, when it was opened. */
  readonly changed: string | null;
}

/** What a formation answers for a player whose turn it is; else whether more of it is to come. */
export type Deployed =
  | { readonly kind: 'answers'; readonly player: number; readonly answer: Answer }
  | { readonly kind: 'waits' | 'over' };

/** A question that was settled: where, what else could be answered there, and what was. */
export interface Settled {
  readonly player: number;
  readonly mark: DecisionMark;
  readonly ways: readonly SettledWay[];
  readonly chosen: SettledWay;
}

/** A way to answer a question that is settled. `ship`: the own ship that goes first by it; null where it is no order. */
interface SettledWay {
  readonly answer: number;
  readonly ship: number | null;
  readonly text: () => string;
}

/**
 * A new game, set up for the players if they want that. Without a seed nobody can foresee its dice. Throws when the
 * setup cannot be played.
 */
export function beginGame<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  game: PageGame<S, Setup, Q, E>,
  setup: Setup,
  options: GameOptions,
  seed?: string,
): Running<S, Setup, Q, E> {
  const opened = newRecord(game.rules, setup, seed ?? contributions(game, setup));
  const referee = startRecord(game.rules, opened);
  const running = onTable(game, options, opened, referee);
  if (options.setup === 'done-for-you') attempt(running, () => setUpForPlayers(running));
  running.news = referee.events.length;
  return running;
}

/** What is contributed here for all who play with a setup. Throws when it cannot be played. */
function contributions<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  { rules }: PageGame<S, Setup, Q, E>,
  setup: Setup,
): Contributions {
  const problems = rules.setupProblems(setup);
  if (problems.length > 0) throw new Error(problems.join('; '));
  return contributionsHere(seatsFor(rules, setup));
}

/** How many events of a game that is opened again are told as news: who comes back wants to know what just happened. */
export const RECENT = 10;

/**
 * The game of a saved record; where the rules no longer come to it, from where it stood. Throws when neither rebuilds it.
 */
export function reopen<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  game: PageGame<S, Setup, Q, E>,
  saved: SavedGame<Setup>,
): Running<S, Setup, Q, E> {
  const { options, record, drafts, marks, memories } = saved;
  const { final: _, ...opened } = record;
  try {
    const running = onTable(game, options, { ...opened, answers: [] }, replay(game.rules, record));
    return { ...running, drafts, marks, memories, news: Math.max(0, running.referee.events.length - RECENT) };
  } catch (fault) {
    if (!saved.now || !(fault instanceof RecordMismatch || fault instanceof GameFault)) throw fault;
    const from = recordFrom(game.rules, record, saved.now as Snapshot<S, E>);
    const running = onTable(game, options, from, startRecord(game.rules, from));
    return { ...running, drafts, memories, changed: fault.message };
  }
}

function onTable<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  game: PageGame<S, Setup, Q, E>,
  options: GameOptions,
  opened: GameRecord<Setup>,
  referee: Referee<S, Setup, Q, E>,
): Running<S, Setup, Q, E> {
  return {
    game,
    options,
    opened,
    referee,
    drafts: {},
    marks: [],
    memories: [],
    seated: EVERYBODY,
    peeking: null,
    news: 0,
    settled: [],
    deploys: null,
    fault: null,
    unsaved: null,
    changed: null,
  };
}

/** Runs something that may meet a fault in the rules, and keeps the fault for the screen. */
export function attempt(game: { fault: string | null }, work: () => void): void {
  try {
    work();
  } catch (error) {
    game.fault = messageOf(error);
  }
}

function setUpForPlayers<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  game: Running<S, Setup, Q, E>,
): void {
  while (game.referee.state.phase === 'setup') {
    const question = game.referee.questions[0];
    if (!question) break;
    setUpFor(game, question);
  }
}

/** The game as it was before the last decision made at this screen; null when there is none to take back. */
export function takenBack<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  game: Running<S, Setup, Q, E>,
): Running<S, Setup, Q, E> | null {
  const mark = undoMark(game);
  if (!mark) return null;
  const at = mark.answers;
  const saved = savedOf(game);
  const back = reopen(game.game, {
    ...saved,
    record: takeBack(saved.record, saved.record.answers.length - at),
    marks: saved.marks.slice(0, -1),
  });
  back.news = back.referee.events.length;
  return back;
}

/** A computer player decides while the table is set up, also for a human. */
function setUpFor<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  game: Running<S, Setup, Q, E>,
  question: Q,
): void {
  const { player } = question;
  const job = jobFor(game, player, computerAt(game.options, player));
  takeDecision(game, player, decidedInSetup(game.game, job));
}

/** The referee takes an answer. Throws `GameFault`. */
export function refereeTakes<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  { referee }: Running<S, Setup, Q, E>,
  question: { readonly player: number; readonly id: string },
  answer: Answer,
): readonly Refusal[] {
  return referee.answer(question.player, question.id, answer);
}

/** Takes what a computer player decided. Throws when it is forbidden. */
export function takeDecision<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  running: Running<S, Setup, Q, E>,
  player: number,
  decision: Decision,
): void {
  const { question, answer } = decision;
  const refusals = refereeTakes(running, { player, id: question }, answer);
  if (refusals.length > 0)
    throw new Error(`The computer player gave a forbidden answer to ${question}: ${refusals[0]!.ruling}`);
  running.memories = remember(running.memories, player, decision);
}

/** The question that a computer player has to answer. */
export function computersQuestion<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  game: Running<S, Setup, Q, E>,
): Q | undefined {
  if (game.referee.outcome) return undefined;
  return game.referee.questions.find((question) => game.options.seats[question.player] !== 'human');
}

/** What is kept of a game. */
export function savedOf<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  game: Running<S, Setup, Q, E>,
): SavedGame<Setup> {
  const { options, opened, referee, drafts, marks, memories } = game;
  const now = shortened(referee.snapshot()) as unknown as Snapshot;
  return { saved: 1, options, record: recordOf(opened, referee), now, drafts, marks, memories };
}

/** Derives every die of a game from what its seats contributed. */
export async function checkedDice<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  running: Running<S, Setup, Q, E>,
): Promise<CheckedRecord> {
  const { checkedRecord } = await import('../verify/checked-record.ts');
  return checkedRecord(running.game.rules, savedOf(running).record);
}

/** So many decisions can be taken back at the most. */
const MARKS = 30;

/** Notes where a game stands before a decision of this screen. */
export function markDecision<S extends PageState, Setup, Q extends Question, E extends GameEvent>({
  marks,
  referee,
}: Running<S, Setup, Q, E>): readonly DecisionMark[] {
  const { answers, events, state } = referee;
  return [...marks, { answers: answers.length, events: events.length, streams: [...state.streams] }].slice(
    -MARKS,
  );
}

/** Gives the answers that nobody needs to be asked for. Throws when one of them is forbidden. */
export function settle<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  running: Running<S, Setup, Q, E>,
): void {
  const { game, options, referee } = running;
  const humans = humansOf(options);
  while (!referee.outcome) {
    const question = referee.questions.find(({ player }) => humans.includes(player));
    const settling = question ? game.settling(question, referee.look(question.player)) : null;
    if (!question || !settling) return;
    const ways = waysOf(running, question, settling);
    const chosen = ways.find(({ answer }) => answer === settling.answer);
    if (chosen) {
      // Two at one screen see what each other's ships do: what they do next is for them to say.
      if (humans.length > 1) return;
      const [mark] = markDecision({ ...running, marks: [] });
      running.settled = [...running.settled, { player: question.player, mark: mark!, ways, chosen }];
    }
    giveAnswer(running, question.player, settling.answer);
  }
}

/** In which ways a question that is settled can be answered otherwise; none where that changes nothing. */
function waysOf<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  { game, referee }: Running<S, Setup, Q, E>,
  question: Q,
  settling: Settling,
): readonly SettledWay[] {
  switch (settling.kind) {
    case 'order':
      return settling.ships.map((ship, answer) => ({ answer, ship, text: () => '' }));
    case 'default': {
      const { player } = question;
      const text = (answer: number) => {
        const asked = game.question(question, referee.look(player), helpOf(game, referee, player));
        return asked.form === 'choice' ? (asked.options[answer]?.text ?? '') : '';
      };
      const told = settling.ways.map((answer) => [answer, text(answer)] as const);
      return told.map(([answer, says]) => ({ answer, ship: null, text: () => says }));
    }
    default:
      return [];
  }
}

/** Gives an answer in the place of somebody at this screen. Throws when it is forbidden. */
export function giveAnswer<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  running: Running<S, Setup, Q, E>,
  player: number,
  answer: Answer,
): void {
  const question = running.referee.questions.find((asked) => asked.player === player);
  if (!question) throw new Error(`player ${player} is not asked anything`);
  const [refusal] = refereeTakes(running, question, answer);
  if (refusal) throw new Error(`${question.kind} was settled by a forbidden answer: ${refusal.ruling}`);
}

/** What was settled since the last decision and can still be another way: chance has not shown anything since. */
function openOnes<S extends PageState, Setup, Q extends Question, E extends GameEvent>({
  game,
  referee,
  settled,
}: Running<S, Setup, Q, E>): readonly Settled[] {
  const { streams } = referee.state;
  const isOwn = (event: E, player: number) => ownerOf(event, referee.state) === player;
  return settled.filter(
    ({ player, mark }) =>
      referee.questions.some((question) => question.player === player) &&
      streams.every((value, at) => value === mark.streams[at]) &&
      referee.events
        .slice(mark.events)
        .every((event) => !game.reveals.includes(event.kind) || isOwn(event, player)),
  );
}

/** Whose ship an event is about; -1 for nobody's. */
function ownerOf(event: object, state: object): number {
  if (!('ship' in event) || typeof event.ship !== 'number' || !('ships' in state)) return -1;
  return (state.ships as readonly { readonly player: number }[])[event.ship]?.player ?? -1;
}

/** Names a way of something that was settled, as long as the game stands there. */
const keyOf = ({ mark }: Settled, { answer }: SettledWay): string => `${mark.answers} ${answer}`;

/** What may be done in the place of what was settled: of orders the first, since the ships of later ones are among its. */
function insteadOf<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  running: Running<S, Setup, Q, E>,
): readonly ShownInstead[] {
  const open = openOnes(running);
  const isOrder = ({ chosen }: Settled) => chosen.ship !== null;
  const order = open.find(isOrder);
  const went = running.settled.map(({ chosen }) => chosen.ship);
  return open
    .filter((one) => one === order || !isOrder(one))
    .flatMap((one) =>
      one.ways
        .filter((way) => way !== one.chosen && (way.ship === null || !went.includes(way.ship)))
        .map((way) => ({ key: keyOf(one, way), ship: way.ship, text: way.text })),
    );
}

/** The game in which something else is done than was settled; null when that is no longer open. */
export function doneInstead<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  running: Running<S, Setup, Q, E>,
  key: string,
): Running<S, Setup, Q, E> | null {
  const at = openOnes(running).find((one) => one.ways.some((way) => keyOf(one, way) === key));
  const way = at?.ways.find((one) => keyOf(at, one) === key);
  if (!at || !way) return null;
  const saved = savedOf(running);
  const { answers } = saved.record;
  const back = reopen(running.game, {
    ...saved,
    record: takeBack(saved.record, answers.length - at.mark.answers),
  });
  back.news = Math.min(running.news, at.mark.events);
  giveAnswer(back, at.player, way.answer);
  const before = running.settled.slice(0, running.settled.indexOf(at));
  back.settled = [...before, { ...at, chosen: way }];
  return back;
}

/**
 * What has happened since the last decision of this screen so that it stands: a die was rolled or a card drawn, or
 * something hidden was shown. Null while it may be taken back, and when there is none.
 */
function undoBar<S extends PageState, Setup, Q extends Question, E extends GameEvent>({
  game,
  options,
  referee,
  marks,
}: Running<S, Setup, Q, E>): UndoBar | null {
  const mark = marks.at(-1);
  if (!mark) return null;
  const [alone, ...others] = humansOf(options);
  // What the only one at this screen has hidden is no news there, and computer players forget what is taken back.
  const isKnown = (event: E) => others.length === 0 && ownerOf(event, referee.state) === alone;
  const shows = (event: E) => game.reveals.includes(event.kind) && !isKnown(event);
  if (referee.events.slice(mark.events).some(shows)) return 'revealed';
  return referee.state.streams.some((value, at) => value !== mark.streams[at]) ? 'chance' : null;
}

/** Where the last decision of this screen stands, if it may be taken back; null when there is none. */
const undoMark = <S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  running: Running<S, Setup, Q, E>,
): DecisionMark | null => (running.options.undo && undoBar(running) === null && running.marks.at(-1)) || null;

/** Whose turn it is at this screen. */
export const turnAt = <S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  running: Running<S, Setup, Q, E>,
): Turn<Open<Q>> =>
  turnOf(
    running.referee,
    (question: Q) => isSecret(running.game.rules, question),
    running.options,
    running.seated,
  );

/** What the screen shows of a game. */
export function shown<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  running: Running<S, Setup, Q, E>,
): Shown {
  const { game, options, opened, referee, peeking } = running;
  const turn = turnAt(running);
  const viewer = peeking ?? (turn.kind === 'pass' ? EVERYBODY : turn.viewer);
  const view = referee.view(viewer).state;
  const events = [...referee.events];
  return {
    ...shownOf(game, { view, allEvents: referee.allEvents, events, news: running.news }),
    options,
    turn:
      turn.kind === 'ask'
        ? {
            ...turn,
            question: game.question(turn.question, view, helpOf(game, referee, turn.question.player), events),
          }
        : turn,
    asked: askedBefore(referee.answers, turn),
    ahead: (answer) =>
      turn.kind === 'ask' ? questionAhead(game, viewFor(referee, turn.question.player), answer) : null,
    viewer,
    winner: referee.outcome?.winner ?? null,
    hash: referee.hash,
    answers: referee.answers.length,
    commitment: opened.commitment,
    seed: referee.outcome ? opened.seed : null,
    fair: opened.dice !== undefined,
    canUndo: undoMark(running) !== null,
    undoBar: undoBar(running),
    instead: insteadOf(running),
    setsUp: turn.kind === 'ask' && referee.state.phase === 'setup' ? setUpBy(turn.question.kind) : null,
    draft: running.drafts[viewer] ?? {},
    peeking,
    fault: running.fault,
    unsaved: running.unsaved,
    changed: running.changed,
  };
}

/**
 * What the rules can tell about the question that a player is asked: from what the player is sent alone, so that a page
 * which is fed by a server tells the same.
 */
export const helpOf = <S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  { rules }: PageGame<S, Setup, Q, E>,
  referee: Referee<S, Setup, Q, E>,
  player: number,
): Help => helpLater(rules, viewFor(referee, player));

/** What a player is sent now, without what happened before. */
const viewFor = <S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  referee: Referee<S, Setup, Q, E>,
  player: number,
) => referee.view(player, { since: referee.allEvents.length });

/** How many answers were given before by the one who is asked. */
const askedBefore = (answers: readonly { readonly player: number }[], turn: Turn<Question>): number =>
  turn.kind === 'ask' ? answers.filter(({ player }) => player === turn.question.player).length : 0;
