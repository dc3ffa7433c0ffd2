import {
  type Answer,
  type Decision,
  type GameEvent,
  type GameRecord,
  isSecret,
  type Question,
  type Refusal,
} from '@firing-arc/referee';
import type { PageGame, PageState } from '../games/game.ts';
import type { CheckedRecord } from '../verify/checked-record.ts';
import { jobFor } from './computer.ts';
import { computerAt, type GameOptions } from './options.ts';
import {
  attempt,
  beginGame,
  checkedDice,
  computersQuestion,
  doneInstead,
  giveAnswer,
  markDecision,
  type Running,
  refereeTakes,
  reopen,
  savedOf,
  settle,
  shown,
  takeDecision,
  takenBack,
  turnAt,
} from './running.ts';
import type { SavedGame } from './saved.ts';
import { messageOf, type Shown } from './showing.ts';
import type { Job } from './thinking/decider.ts';
import { seatedAfter } from './turn.ts';

/** A game on the table as the store runs it, whichever game it is. */
export interface Playing {
  readonly shown: () => Shown;
  /** What is kept of it; null while it is kept elsewhere and nothing of it may be known here but what is shown. */
  readonly saved: () => SavedGame | null;
  /** Calls back when the game went on by itself, because it is run elsewhere; returns how to stop. */
  readonly listen?: (wentOn: () => void) => () => void;
  /** Takes the answer of the player who is asked at this screen; null when nobody is. */
  readonly answer: (answer: Answer) => readonly Refusal[] | null;
  /** Notes a dial that is chosen but not confirmed; all that the player chose. */
  readonly draft: (player: number, ship: number, entry: number) => Shown['draft'];
  readonly sit: (player: number) => void;
  readonly peek: (player: number | null) => void;
  /** Takes back the last decision made at this screen, or asks the other player for it. */
  readonly undo: () => void;
  /** Gives the answers that nobody at this screen needs to be asked for. */
  readonly settle: () => void;
  /** Does something with the game, for what is fetched when it is wanted. */
  readonly use: <Result>(work: UseRunning<Result>) => Result;
  /** Goes on with a formation that is being deployed. */
  readonly deployOn: () => void;
  /** Has something else done than was settled; `key` names it among what is shown. */
  readonly doInstead: (key: string) => void;
  /** What is asked of the computer player whose turn it is; null when it is none's. */
  readonly job: () => Job | null;
  /** Takes what a computer player decided. */
  readonly take: (player: number, decision: Decision) => void;
  /** What a computer player should have decided could not be thought. */
  readonly cannotThink: (error: unknown) => void;
  /** A new game from the same setup, with other dice; `swapped` when each takes the other's side. Null where others must agree first. */
  readonly again: (swapped: boolean) => Playing | null;
  readonly cannotSave: (reason: string | null) => void;
  /** Derives every die from what the seats contributed. */
  readonly checkDice: () => Promise<CheckedRecord>;
}

/** A game that is run here: all of it is known, and it begins again at once. */
export interface LocalPlaying extends Playing {
  readonly saved: () => SavedGame;
  readonly again: (swapped: boolean) => Playing;
}

/** Something that is done with a game of any kind. */
export type UseRunning<Result> = <S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  running: Running<S, Setup, Q, E>,
) => Result;

/** A new game of some kind; without a seed nobody can foresee its dice. Throws when the setup cannot be played. */
export const playNew = <S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  game: PageGame<S, Setup, Q, E>,
  setup: Setup,
  options: GameOptions,
  seed?: string,
): LocalPlaying => playing(beginGame(game, setup, options, seed));

/** A saved game goes on: by its record, or from where it stood. Throws when neither rebuilds it. */
export const playOn = <S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  game: PageGame<S, Setup, Q, E>,
  saved: SavedGame,
): LocalPlaying => playing(reopen(game, { ...saved, record: saved.record as GameRecord<Setup> }));

function playing<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  opened: Running<S, Setup, Q, E>,
): LocalPlaying {
  let running = opened;
  return {
    shown: () => shown(running),
    saved: () => savedOf(running),
    answer: (answer) => answered(running, answer),
    draft: (player, ship, entry) => {
      const chosen = { ...running.drafts[player], [ship]: entry };
      running.drafts = { ...running.drafts, [player]: chosen };
      return chosen;
    },
    sit: (player) => {
      running.seated = player;
    },
    peek: (player) => {
      running.peeking = player;
    },
    undo: () =>
      attempt(running, () => {
        running = takenBack(running) ?? running;
      }),
    settle: () => {
      if (running.fault === null) attempt(running, () => settle(running));
    },
    use: (work) => work(running),
    deployOn: () => attempt(running, () => deployOn(running)),
    doInstead: (key) =>
      attempt(running, () => {
        running = doneInstead(running, key) ?? running;
      }),
    job: () => jobOf(running),
    take: (player, decision) => {
      running.settled = [];
      attempt(running, () => takeDecision(running, player, decision));
    },
    cannotThink: (error) => {
      running.fault = messageOf(error);
    },
    checkDice: () => checkedDice(running),
    again: (swapped) => {
      const { game, opened: record, options } = running;
      const [first, ...others] = options.seats;
      // Of several each takes the side after the own one.
      const seats = swapped && first ? [...others, first] : options.seats;
      return playing(beginGame(game, record.setup, { ...options, seats }));
    },
    cannotSave: (reason) => {
      running.unsaved = reason;
    },
  };
}

/** Gives the answers of a formation that is being deployed, as long as its player is asked. Throws `GameFault`. */
function deployOn<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  running: Running<S, Setup, Q, E>,
): void {
  for (;;) {
    const next = running.deploys?.(running);
    if (next?.kind !== 'answers') {
      if (next?.kind === 'over') running.deploys = null;
      return;
    }
    giveAnswer(running, next.player, next.answer);
  }
}

function jobOf<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  running: Running<S, Setup, Q, E>,
): Job | null {
  const question = running.fault === null ? computersQuestion(running) : undefined;
  if (!question) return null;
  const { player } = question;
  return jobFor(running, player, computerAt(running.options, player));
}

function answered<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  running: Running<S, Setup, Q, E>,
  answer: Answer,
): readonly Refusal[] | null {
  const turn = turnAt(running);
  if (turn.kind !== 'ask') return null;
  const { question } = turn;
  const { player } = question;
  const before = running.referee.events.length;
  const marks = markDecision(running);
  let refusals: readonly Refusal[] = [];
  running.fault = null;
  attempt(running, () => {
    refusals = refereeTakes(running, question, answer);
  });
  if (refusals.length > 0) return refusals;
  if (running.fault === null) {
    running.news = before;
    running.settled = [];
    running.marks = marks;
    running.seated = seatedAfter(running.options, running.seated);
    if (isSecret(running.game.rules, question)) running.drafts = { ...running.drafts, [player]: {} };
  }
  return [];
}
