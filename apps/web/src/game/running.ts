import type { OpponentName } from '@firing-arc/opponents';
import {
  firstPosition,
  type GameRecord,
  newRecord,
  Referee,
  recordOf,
  replay,
  takeBack,
} from '@firing-arc/referee';
import {
  SECOND,
  type SecondEvent,
  type SecondQuestion,
  type SecondSetup,
  type SecondState,
} from '@firing-arc/xwing/second';
import { computerAnswer } from './computer.ts';
import { type GameOptions, humansOf } from './options.ts';
import type { Drafts, SavedGame } from './saved.ts';
import { EVERYBODY, type SecondReferee, type Turn, turnOf } from './sight.ts';

/** A game on the table: the referee, and what belongs to this screen only. */
export interface Running {
  readonly options: GameOptions;
  /** The record without answers; the referee has those. */
  readonly opened: GameRecord<SecondSetup>;
  readonly referee: SecondReferee;
  /** Answers before this one were given for the players and are not theirs to take back. */
  handedOver: number;
  drafts: Drafts;
  seated: number;
  peeking: number | null;
  /** Events from this one on happened since the last decision made at this screen. */
  news: number;
  fault: string | null;
  unsaved: string | null;
}

/** What a screen shows of a running game; a new object after every change. */
export interface Shown {
  readonly options: GameOptions;
  readonly setup: SecondSetup;
  readonly turn: Turn;
  /** Whose eyes: a player, or EVERYBODY. */
  readonly viewer: number;
  /** The state as the viewer may see it. */
  readonly state: SecondState;
  readonly events: readonly SecondEvent[];
  /** Events from this one on happened since the last decision made at this screen. */
  readonly news: number;
  readonly winner: number | null;
  /** Hash of the whole position. */
  readonly hash: string;
  readonly answers: number;
  readonly commitment: string;
  /** The seed of all chance, once the game is over. */
  readonly seed: string | null;
  readonly canUndo: boolean;
  /** Dials chosen but not confirmed, by ship. */
  readonly draft: Readonly<Record<string, number>>;
  /** Who looks at secrets of their own between decisions. */
  readonly peeking: number | null;
  /** A rule that failed; the game stands where it stood. */
  readonly fault: string | null;
  /** Why the game could not be kept in this browser. */
  readonly unsaved: string | null;
}

/** A new game, set up for the players if they want that. Throws when the setup cannot be played. */
export function beginGame(setup: SecondSetup, options: GameOptions, seed: string): Running {
  const opened = newRecord(SECOND, setup, seed);
  const referee = Referee.start(SECOND, firstPosition(SECOND, opened));
  const game = onTable(options, opened, referee);
  if (options.setup === 'done-for-you') attempt(game, () => setUpForPlayers(game));
  game.news = referee.events.length;
  return game;
}

/** How many events of a game that is opened again are told as news: who comes back wants to know what just happened. */
const RECENT = 10;

/** The game of a saved record. Throws when the record does not rebuild it. */
export function reopen({ options, record, handedOver, drafts }: SavedGame): Running {
  const { final: _, ...opened } = record;
  const game = onTable(options, { ...opened, answers: [] }, replay(SECOND, record));
  return { ...game, handedOver, drafts, news: Math.max(0, game.referee.events.length - RECENT) };
}

function onTable(options: GameOptions, opened: GameRecord<SecondSetup>, referee: SecondReferee): Running {
  return {
    options,
    opened,
    referee,
    handedOver: 0,
    drafts: {},
    seated: EVERYBODY,
    peeking: null,
    news: 0,
    fault: null,
    unsaved: null,
  };
}

/** Runs something that may meet a fault in the rules, and keeps the fault for the screen. */
export function attempt(game: Running, work: () => void): void {
  try {
    work();
  } catch (error) {
    game.fault = messageOf(error);
  }
}

function setUpForPlayers(game: Running): void {
  while (game.referee.state.phase === 'setup') {
    const question = game.referee.questions[0];
    if (!question) break;
    answerFor(game, question);
  }
  game.handedOver = game.referee.answers.length;
}

/** The game as it was before the last decision made at this screen; null when there is none to take back. */
export function takenBack(game: Running): Running | null {
  const at = lastOwnAnswer(game);
  if (at < 0) return null;
  const saved = savedOf(game);
  const back = reopen({ ...saved, record: takeBack(saved.record, saved.record.answers.length - at) });
  back.news = back.referee.events.length;
  return back;
}

/** A computer player decides; for a human while the table is set up. */
export function answerFor(game: Running, question: SecondQuestion): void {
  const { player } = question;
  const { referee, opened, options } = game;
  const seat = options.seats[player]!;
  const name = seat === 'human' ? otherThanHuman(options) : seat;
  const view = () => referee.view(player).state;
  const answer = computerAnswer(name, question, view, opened.seed, referee.answers.length);
  const refusals = referee.answer(player, answer);
  if (refusals.length > 0) {
    throw new Error(
      `The computer player gave a forbidden answer to ${question.kind}: ${refusals[0]!.ruling}`,
    );
  }
}

/** Who sets up for a human: the computer player of the game, or the plain one. */
function otherThanHuman(options: GameOptions): OpponentName {
  return options.seats.includes('random') ? 'random' : 'plain';
}

/** The question that a computer player has to answer. */
export function computersQuestion(game: Running): SecondQuestion | undefined {
  if (game.referee.outcome) return undefined;
  return game.referee.questions.find((question) => game.options.seats[question.player] !== 'human');
}

/** What is kept of a game. */
export function savedOf(game: Running): SavedGame {
  const { options, opened, referee, handedOver, drafts } = game;
  return { saved: 1, options, record: recordOf(opened, referee), handedOver, drafts };
}

/** Where in the record the last answer stands that a human gave here; -1 when there is none to take back. */
function lastOwnAnswer(game: Running): number {
  if (!game.options.undo) return -1;
  const humans = humansOf(game.options);
  const { answers } = game.referee;
  for (let at = answers.length - 1; at >= game.handedOver; at--) {
    if (humans.includes(answers[at]!.player)) return at;
  }
  return -1;
}

/** What the screen shows of a game. */
export function shown(game: Running): Shown {
  const { options, opened, referee, peeking } = game;
  const turn = turnOf(referee, options, game.seated);
  const viewer = peeking ?? (turn.kind === 'pass' ? EVERYBODY : turn.viewer);
  return {
    options,
    setup: opened.setup,
    turn,
    viewer,
    state: referee.view(viewer).state,
    events: [...referee.events],
    news: game.news,
    winner: referee.outcome?.winner ?? null,
    hash: referee.hash,
    answers: referee.answers.length,
    commitment: opened.commitment,
    seed: referee.outcome ? opened.seed : null,
    canUndo: lastOwnAnswer(game) >= 0,
    draft: game.drafts[viewer] ?? {},
    peeking,
    fault: game.fault,
    unsaved: game.unsaved,
  };
}

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
