import {
  answerAsRecorded,
  type GameEvent,
  type GameRecord,
  type Question,
  Referee,
  replay,
  type Snapshot,
  startRecord,
} from '@firing-arc/referee';
import { toldBetween } from '../game/between.ts';
import { humansOf } from '../game/options.ts';
import { type Shown, shownBetween, shownEvents } from '../game/running.ts';
import type { SavedGame } from '../game/saved.ts';
import { EVERYBODY } from '../game/sight.ts';
import { bringGame, type PageGame, type PageState } from '../games/index.ts';

/** A game to be watched: it stands after each of its decisions. */
export interface Replay {
  readonly saved: SavedGame;
  /** How many decisions were made. */
  readonly steps: number;
  /** After how many decisions each round begins, the first round first. */
  readonly rounds: readonly number[];
  readonly over: boolean;
  /** The game after so many decisions. Of a game that is over everything is shown, else what everybody may see. */
  readonly at: (step: number) => Shown;
}

/** Opens a game to be watched. Rejects when its record does not rebuild it. */
export const openReplay = (saved: SavedGame): Promise<Replay> =>
  bringGame(saved.record.game, (game) => replayOf(game, saved), saved.record.setup);

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
  const rounds = referee.events.flatMap(({ kind }, at) =>
    kind === 'round' ? [counts.findIndex((count) => count > at)] : [],
  );
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
    at: (step) =>
      shownAt(game, saved, standAt(step), {
        all: over,
        news: step === 0 ? 0 : counts[step - 1]!,
      }),
  };
}

function shownAt<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  game: PageGame<S, Setup, Q, E>,
  { options, record }: SavedGame,
  referee: Referee<S, Setup, Q, E>,
  { all, news }: { readonly all: boolean; readonly news: number },
): Shown {
  const view = all ? game.rules.schema.copy(referee.state) : referee.view(EVERYBODY).state;
  const humans = humansOf(options);
  const viewer = humans.length === 1 ? humans[0]! : EVERYBODY;
  const { outcome, events } = referee;
  return {
    game: game.rules.id,
    speaks: game.speaks(),
    options,
    turn: { kind: outcome ? 'over' : 'wait', viewer },
    asked: 0,
    viewer,
    table: game.table(view),
    events: shownEvents(game, events, view),
    ...shownBetween(game, events, toldBetween(referee.told, game.attackStep), view),
    lastAttack: (since) => game.lastAttack(events.slice(since), view),
    news,
    winner: outcome?.winner ?? null,
    hash: referee.hash,
    answers: referee.answers.length,
    commitment: record.commitment,
    seed: outcome ? record.seed : null,
    fair: record.dice !== undefined,
    canUndo: false,
    draft: {},
    peeking: null,
    fault: null,
    unsaved: null,
  };
}
