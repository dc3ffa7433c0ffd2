import {
  type Answer,
  type Contributions,
  type Decision,
  type GameEvent,
  GameFault,
  type GameRecord,
  type Help,
  helpLater,
  imagine,
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
import { growStreams, nextUint32 } from '@firing-arc/table';
import { type DiceTally, talliesOf } from '../dice/tally.ts';
import type { GameLanguages, PageGame, PageState } from '../games/game.ts';
import type { Settling } from '../games/settling.ts';
import type { ShownAct } from '../shown/act.ts';
import type { ShownHarm } from '../shown/harm.ts';
import type { ShownHeading, ShownPass } from '../shown/log.ts';
import type { ShownQuestion } from '../shown/question.ts';
import type { ShownLastAttack, ShownTable } from '../shown/table.ts';
import type { CheckedRecord } from '../verify/checked-record.ts';
import { type Between, toldBetween } from './between.ts';
import { decidedInSetup, jobFor } from './computer.ts';
import { contributionsHere } from './contributions.ts';
import { computerAt, type GameOptions, humansOf } from './options.ts';
import type { DecisionMark, Drafts, SavedGame } from './saved.ts';
import { type SetUp, setUpBy } from './setups.ts';
import { EVERYBODY, type Turn, turnOf } from './sight.ts';

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
  /** Goes on with a formation that is being deployed, and tells whether more is to come; null where none is. */
  deploys: (() => boolean) | null;
  fault: string | null;
  unsaved: string | null;
  /** Rules have changed since it began: why its record no longer replays, when it was opened. */
  readonly changed: string | null;
}

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

/** What may be done in the place of what was settled. */
export interface ShownInstead {
  /** Names it to the game that shows it. */
  readonly key: string;
  /** The own ship that would go first; null where it is something else, which `text` tells. */
  readonly ship: number | null;
  readonly text: () => string;
}

/** Something that happened, as the page tells it. */
export interface ShownEvent {
  readonly kind: string;
  readonly because: string;
  /** It only frames others. */
  readonly quiet: boolean;
  readonly text: () => string;
  /** How it looks on the table while it happens; null when nothing is seen. */
  readonly act: () => ShownAct | null;
  /** What it does to a ship; null when it harms none. */
  readonly harm: () => ShownHarm | null;
  /** Under which heading it and what follows stand; null for one that begins nothing. */
  readonly heading: () => ShownHeading | null;
}

/** What a screen shows of a running game; a new object after every change. */
export interface Shown {
  /** Which game it is. */
  readonly game: string;
  readonly options: GameOptions;
  readonly speaks: GameLanguages;
  readonly turn: Turn<ShownQuestion>;
  /** How many answers the one who is asked has given: another question is another number, whatever others do meanwhile. */
  readonly asked: number;
  /** What the one who is asked will be asked after an answer; null for nothing before somebody else or chance decides. */
  readonly ahead: (answer: number) => ShownQuestion | null;
  /** Whose eyes: a player, or EVERYBODY. */
  readonly viewer: number;
  /** The table as the viewer may see it. */
  readonly table: ShownTable;
  readonly events: readonly ShownEvent[];
  /** Where players had nothing to choose and were not asked, in order. */
  readonly passes: () => readonly ShownPass[];
  /** What was rolled in attacks so far. */
  readonly dice: () => readonly DiceTally[];
  /** The last attack since an event; null when there was none. */
  readonly lastAttack: (since: number) => ShownLastAttack | null;
  /** Events from this one on happened since the last decision made at this screen. */
  readonly news: number;
  readonly winner: number | null;
  /** Hash of the whole position. */
  readonly hash: string;
  readonly answers: number;
  readonly commitment: string;
  /** The seed of all chance, once the game is over. */
  readonly seed: string | null;
  /** Whether each of its dice can be checked. */
  readonly fair: boolean;
  readonly canUndo: boolean;
  /** Why the last decision cannot be taken back; null when it can, or when there is none. */
  readonly undoBar: UndoBar | null;
  /** What may be done in the place of what was settled for the one who is asked. */
  readonly instead: readonly ShownInstead[];
  /** What the one who is asked can set up at once; null for nothing. */
  readonly setsUp: SetUp | null;
  /** Dials chosen but not confirmed, by ship. */
  readonly draft: Readonly<Record<string, number>>;
  /** Who looks at secrets of their own between decisions. */
  readonly peeking: number | null;
  /** A rule that failed; the game stands where it stood. */
  readonly fault: string | null;
  /** Why the game could not be kept in this browser. */
  readonly unsaved: string | null;
  /** It was begun under other rules and went on from where it stood; why its beginning no longer replays. */
  readonly changed: string | null;
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
const RECENT = 10;

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
function giveAnswer<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
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

/** Why the last decision cannot be taken back: a die or card fell since, or something hidden was shown. */
export type UndoBar = 'chance' | 'revealed';

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
    game: game.rules.id,
    speaks: game.speaks(),
    options,
    turn:
      turn.kind === 'ask'
        ? {
            ...turn,
            question: game.question(turn.question, view, helpOf(game, referee, turn.question.player)),
          }
        : turn,
    asked: askedBefore(referee.answers, turn),
    ahead: (answer) => (turn.kind === 'ask' ? questionAhead(running, turn.question.player, answer) : null),
    viewer,
    table: game.table(view),
    events: shownEvents(game, events, view),
    ...shownBetween(game, events, toldBetween(referee.told, game.attackStep), view),
    lastAttack: (since) => game.lastAttack(events.slice(since), view),
    news: running.news,
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
): Help => helpLater(rules, referee.view(player, { since: referee.told.length }));

/** What a player will be asked after an answer, in a game imagined from what the player sees; null for nothing. */
function questionAhead<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  { game, referee }: Running<S, Setup, Q, E>,
  player: number,
  answer: number,
): ShownQuestion | null {
  const streams = growStreams('ahead', ['imagined']);
  const random = () => nextUint32(streams, 0) / 4294967296;
  const ahead = imagine(game.rules, referee.view(player, { since: referee.told.length }), random);
  const of = () => ahead.questions.find((question) => question.player === player);
  const asked = of();
  if (!asked || ahead.answer(player, asked.id, answer).length > 0) return null;
  const next = of();
  return next ? game.question(next, ahead.look(player), ahead.help(player)) : null;
}

/** Events as the page tells them to one who sees a view. */
export const shownEvents = <S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  game: PageGame<S, Setup, Q, E>,
  events: readonly E[],
  view: S,
): readonly ShownEvent[] =>
  events.map((event) => ({
    kind: event.kind,
    because: event.because,
    quiet: game.isQuiet(event),
    text: () => game.event(event, view),
    act: () => game.act?.(event, view) ?? null,
    harm: () => game.harm(event, view),
    heading: () => game.heading(event, view),
  }));

/** What was told between the events, as the page shows it. */
export const shownBetween = <S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  game: PageGame<S, Setup, Q, E>,
  events: readonly E[],
  { rolled, cameUp }: Between,
  view: S,
): Pick<Shown, 'passes' | 'dice'> => ({
  passes: () => game.passes(events, cameUp, view),
  dice: () => talliesOf(rolled, game.dice),
});

/** How many answers were given before by the one who is asked. */
const askedBefore = (answers: readonly { readonly player: number }[], turn: Turn<Question>): number =>
  turn.kind === 'ask' ? answers.filter(({ player }) => player === turn.question.player).length : 0;

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
