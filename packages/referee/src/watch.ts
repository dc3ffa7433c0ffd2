import { applyChanges } from './changes.ts';
import { GameFault, RecordMismatch } from './fault.ts';
import { Camera, type Film } from './film.ts';
import type { GameEvent, Outcome, RefereeEvent, Rules, State } from './game.ts';
import type { Question } from './question.ts';
import { answerAsRecorded, type GameRecord, replay, startRecord } from './record.ts';
import { Referee } from './referee.ts';
import { copyPlain } from './schema.ts';
import { type Snapshot, upgraded } from './snapshot.ts';

/** A game as it stood after some of its answers, with all that is hidden in it: `rules.view` covers that. */
export interface Moment<S extends State, E extends GameEvent> {
  readonly state: S;
  /** Everything that was told until then. */
  readonly allEvents: readonly (E | RefereeEvent)[];
  readonly outcome: Outcome | null;
}

/** A recorded game to be watched, also where the rules no longer come to it. */
export interface Watched<S extends State, E extends GameEvent> {
  /**
   * Where the moments come from: the rules, and every hash is equal; the film that the record holds; or its answers,
   * given again under rules that need not be those of then, as far as they fit.
   */
  readonly from: 'rules' | 'film' | 'answers';
  /** Which build of the rules made the record; undefined before builds had names. */
  readonly build: string | undefined;
  /** The first difference; null when the game is rebuilt. */
  readonly difference: string | null;
  /** After so many answers the rules came to the very same position each time. */
  readonly proved: number;
  /** After so many answers the game can be shown: all of them, or as many as fit. */
  readonly steps: number;
  /** How many answers the record has. */
  readonly answers: number;
  readonly at: (step: number) => Moment<S, E>;
}

/** After so many answers a position is kept, so that no moment is far from one. */
const EVERY = 20;

/**
 * Opens a record to be watched: by the rules if they rebuild the game, else as it was filmed, else as far as its answers
 * fit. Throws `RecordMismatch` when there is nothing to show.
 */
export function watch<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  record: GameRecord<Setup>,
): Watched<S, E> {
  const difference = differenceOf(rules, record);
  const film = difference === null ? null : shownFilm(rules, record.film);
  const played = answersAgain(rules, record);
  const shared = { build: record.build, difference, answers: record.answers.length };
  if (film) return { ...shared, from: 'film', proved: played?.proved ?? 0, ...film };
  if (!played) throw new RecordMismatch(`there is nothing to show: ${difference}`);
  return { ...shared, ...played, from: difference === null ? 'rules' : 'answers' };
}

function differenceOf<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  record: GameRecord<Setup>,
): string | null {
  try {
    replay(rules, record);
    return null;
  } catch (fault) {
    if (fault instanceof RecordMismatch || fault instanceof GameFault) return fault.message;
    throw fault;
  }
}

type Shown<S extends State, E extends GameEvent> = Pick<Watched<S, E>, 'steps' | 'proved' | 'at'>;

/** The answers of a record, given again as far as they fit; null when not even its setup can be played. */
function answersAgain<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  record: GameRecord<Setup>,
): Shown<S, E> | null {
  if (record.game !== rules.id || rules.setupProblems(record.setup).length > 0) return null;
  const forced = record.forced ? { forced: record.forced } : {};
  const referee = startRecord(rules, record, forced);
  const snapshots: Snapshot<S, E>[] = [referee.snapshot()];
  let [proved, steps] = [0, 0];
  for (const answer of record.answers) {
    if (proved === steps && referee.hash === answer.hash) proved++;
    if (!fits(() => answerAsRecorded(referee, answer).length === 0)) break;
    steps++;
    if (steps % EVERY === 0) snapshots.push(referee.snapshot());
  }
  return {
    steps,
    proved: Math.min(proved, steps),
    at: (step) => {
      const near = Math.floor(step / EVERY);
      const stand = Referee.restore(rules, snapshots[near]!);
      for (const answer of record.answers.slice(near * EVERY, step)) answerAsRecorded(stand, answer);
      const { state, allEvents, outcome } = stand;
      return { state, allEvents, outcome };
    },
  };
}

/** Whether an answer was taken; one that meets a rule that fails was not. */
function fits(give: () => boolean): boolean {
  try {
    return give();
  } catch (fault) {
    if (fault instanceof GameFault) return false;
    throw fault;
  }
}

/** A film from the beginning, its positions with what the rules have added; null when they cannot be read. */
function shownFilm<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  film: Film | undefined,
): Omit<Shown<S, E>, 'proved'> | null {
  if (!film) return null;
  const { scenes, outcome } = film;
  const kept: State[] = [];
  const position = copyPlain(film.first);
  for (let step = 0; step <= scenes.length; step++) {
    if (step > 0) applyChanges(position, scenes[step - 1]!.changes);
    if (step % EVERY === 0) kept.push(copyPlain(position));
  }
  const at = (step: number): Moment<S, E> => {
    const near = Math.floor(step / EVERY);
    const state = copyPlain(kept[near]!);
    for (const { changes } of scenes.slice(near * EVERY, step)) applyChanges(state, changes);
    const allEvents = [...film.told, ...scenes.slice(0, step).flatMap((scene) => scene.told)];
    return {
      state: upgraded(rules, state as S),
      allEvents: allEvents as (E | RefereeEvent)[],
      outcome: step === scenes.length ? outcome : null,
    };
  };
  const readable = [0, scenes.length].every((step) => rules.schema.problems(at(step).state).length === 0);
  return readable ? { steps: scenes.length, at } : null;
}

/**
 * The record with a film of its game, so that it can be watched under any later rules. A film holds all that is hidden,
 * as the record does. Throws `RecordMismatch` when the rules do not come to it.
 */
export function filmed<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  record: GameRecord<Setup>,
): GameRecord<Setup> {
  replay(rules, record);
  const forced = record.forced ? { forced: record.forced } : {};
  const referee = startRecord(rules, record, forced);
  const camera = new Camera(rules, referee);
  for (const answer of record.answers) {
    answerAsRecorded(referee, answer);
    camera.take(referee);
  }
  return { ...record, film: camera.film() };
}
