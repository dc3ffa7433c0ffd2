import {
  answerAsRecorded,
  type GameEvent,
  GameFault,
  type GameRecord,
  type Outcome,
  type Question,
  RecordMismatch,
  Referee,
  type RefereeEvent,
  replay,
  rulesEvents,
  type Snapshot,
  startRecord,
  type Watched,
  watch,
} from '@firing-arc/referee';
import { NOBODY_DECIDES } from '../game/nobody-decides.ts';
import { humansOf } from '../game/options.ts';
import type { SavedGame } from '../game/saved.ts';
import { type Shown, shownOf } from '../game/showing.ts';
import { EVERYBODY } from '../game/turn.ts';
import { bringGame, type PageGame, type PageState } from '../games/index.ts';

/** A game to be watched: it stands after each of its decisions. */
export interface Replay {
  readonly saved: SavedGame;
  /** How many decisions were made. */
  readonly steps: number;
  /** After how many decisions each round begins, the first round first. */
  readonly rounds: readonly number[];
  readonly over: boolean;
  /** After how many decisions something had happened: an event, by its number. */
  readonly stepOf: (event: number) => number;
  /** Why the rules no longer come to it, if they do not, and what is shown instead. */
  readonly differs: Differs | null;
  /** The game after so many decisions. Of a game that is over everything is shown, else what everybody may see. */
  readonly at: (step: number) => Shown;
}

/** How a game is shown that no longer replays. */
export interface Differs
  extends Pick<Watched<PageState, GameEvent>, 'build' | 'proved' | 'steps' | 'answers'> {
  readonly from: 'film' | 'answers';
  readonly difference: string;
}

/** Opens a game to be watched, also one that no longer replays. Rejects when there is nothing to show. */
export const openReplay = (saved: SavedGame): Promise<Replay> =>
  bringGame(saved.record.game, (game) => opened(game, saved), saved.record.setup);

function opened<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  game: PageGame<S, Setup, Q, E>,
  saved: SavedGame,
): Replay {
  try {
    return replayOf(game, saved);
  } catch (fault) {
    if (fault instanceof RecordMismatch || fault instanceof GameFault) return watchedOf(game, saved);
    throw fault;
  }
}

/** A game as it was filmed, or as far as its answers fit. Throws when there is nothing to show. */
function watchedOf<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  game: PageGame<S, Setup, Q, E>,
  saved: SavedGame,
): Replay {
  const watched = watch(game.rules, saved.record as GameRecord<Setup>);
  const { steps, from, difference, build, proved, answers } = watched;
  const moments = Array.from(
    { length: steps + 1 },
    (_, step) => rulesEvents(watched.at(step).allEvents).length,
  );
  const last = watched.at(steps);
  const over = last.outcome !== null;
  return {
    saved,
    steps,
    rounds: roundsIn(rulesEvents(last.allEvents), moments),
    over,
    stepOf: stepIn(moments),
    differs:
      from === 'rules' || difference === null ? null : { from, difference, build, proved, steps, answers },
    at: (step) => {
      const { state, allEvents, outcome } = watched.at(step);
      const { answers: given, final = '' } = saved.record;
      const moment = { allEvents, outcome, hash: given[step]?.hash ?? final, answers: step };
      const view = seenOf(game, state, over);
      return shownAt(game, saved, moment, { view, news: step === 0 ? 0 : moments[step - 1]! });
    },
  };
}

/** After how many decisions an event had happened; `counts`: how many events there were after each. */
const stepIn =
  (counts: readonly number[]) =>
  (event: number): number =>
    counts.findIndex((count) => count > event);

/** After so many decisions each round begins. */
const roundsIn = (events: readonly GameEvent[], counts: readonly number[]): readonly number[] =>
  events.flatMap(({ kind }, at) => (kind === 'round' ? [stepIn(counts)(at)] : []));

/** After so many decisions a position is kept, so that no moment is far from one. */
const EVERY = 20;

function replayOf<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  game: PageGame<S, Setup, Q, E>,
  saved: SavedGame,
): Replay {
  const record = saved.record as GameRecord<Setup>;
  const { answers } = record;
  const { outcome } = replay(game.rules, record);
  const forced = record.forced ? { forced: record.forced } : {};
  const referee = startRecord(game.rules, record, forced);
  const snapshots: Snapshot<S, E>[] = [];
  const counts: number[] = [];
  for (let step = 0; step <= answers.length; step++) {
    if (step > 0) answerAsRecorded(referee, answers[step - 1]!);
    if (step % EVERY === 0) snapshots.push(referee.snapshot());
    counts.push(referee.events.length);
  }
  const rounds = roundsIn(referee.events, counts);
  const standAt = (step: number) => {
    const near = Math.floor(step / EVERY);
    const stand = Referee.restore(game.rules, snapshots[near]!);
    for (const answer of answers.slice(near * EVERY, step)) answerAsRecorded(stand, answer);
    return stand;
  };
  const over = outcome !== null;
  return {
    saved,
    steps: answers.length,
    rounds,
    over,
    stepOf: stepIn(counts),
    differs: null,
    at: (step) => {
      const { state, allEvents, outcome: ended, hash } = standAt(step);
      const moment = { allEvents, outcome: ended, hash, answers: step };
      const view = seenOf(game, state, over);
      return shownAt(game, saved, moment, { view, news: step === 0 ? 0 : counts[step - 1]! });
    },
  };
}

/** Of a game that is over everything is seen, else what everybody may see. */
const seenOf = <S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  { rules }: PageGame<S, Setup, Q, E>,
  state: S,
  over: boolean,
): S => (over ? rules.schema.copy(state) : rules.view(state, EVERYBODY));

/** A game at a moment, but for its position. */
interface Stands<E> {
  readonly allEvents: readonly (E | RefereeEvent)[];
  readonly outcome: Outcome | null;
  readonly hash: string;
  readonly answers: number;
}

/** A game at a moment, as somebody sees it. */
export function shownAt<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  game: PageGame<S, Setup, Q, E>,
  { options, record }: Pick<SavedGame, 'options' | 'record'>,
  { allEvents, outcome, hash, answers }: Stands<E>,
  { view, news }: { readonly view: S; readonly news: number },
): Shown {
  const humans = humansOf(options);
  const viewer = humans.length === 1 ? humans[0]! : EVERYBODY;
  return {
    ...shownOf(game, { view, allEvents, events: rulesEvents(allEvents), news }),
    ...NOBODY_DECIDES,
    options,
    turn: { kind: outcome ? 'over' : 'wait', viewer },
    viewer,
    winner: outcome?.winner ?? null,
    hash,
    answers,
    commitment: record.commitment,
    seed: outcome ? record.seed : null,
    fair: record.dice !== undefined,
  };
}
