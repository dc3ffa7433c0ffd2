import { type GameEvent, type GameRecord, type Question, takeBack } from '@firing-arc/referee';
import { type GameOptions, QUICK_GAME } from '../game/options.ts';
import { type Playing, playNew, playOn } from '../game/playing.ts';
import { readSaved, type SavedGame } from '../game/saved.ts';
import { keptGame, type Storage } from '../game/storage.ts';
import { GameStore, type Machine } from '../game/store.ts';
import type { PageState } from '../games/game.ts';
import { bringPrepared, type Prepared, type PreparedGame } from '../games/prepared.ts';
import { lessonStorage } from './kept.ts';
import type { Lesson } from './lesson.ts';
import { type Progress, progressIn } from './progress.ts';

/** A lesson with its game on the table. */
export interface Teaching {
  readonly store: GameStore;
  /** How far the game is now. */
  readonly progress: () => Progress;
  /** Begins the lesson's game anew. */
  readonly again: () => void;
  /** Takes back what led away from the lesson. */
  readonly comeBack: () => void;
}

/** What a lesson's game runs on. */
export type Classroom = Pick<Machine, 'storage' | 'later' | 'pause' | 'think'>;

const OPTIONS: GameOptions = { ...QUICK_GAME, setup: 'by-hand' };

/** Opens a lesson where it stood, or at its beginning. Rejects when its game cannot be fetched or set up. */
export const openLesson = (lesson: Lesson, classroom: Classroom): Promise<Teaching> =>
  bringPrepared(lesson.game, (prepared) => teachingOf(prepared, lesson, classroom));

function teachingOf<S extends PageState, Q extends Question, E extends GameEvent>(
  prepared: PreparedGame<S, Q, E>,
  lesson: Lesson,
  classroom: Classroom,
): Teaching {
  const storage = lessonStorage(classroom.storage, lesson);
  const store = new GameStore({
    ...classroom,
    storage,
    bring: (_, use) => bringPrepared(lesson.game, ({ game }) => use(game)),
  });
  const { position, run, seed } = lesson;
  const begin = () => playNew(prepared.game, { position, run }, OPTIONS, seed);
  const record = () => store.record() as GameRecord<Prepared>;
  const progress = () => progressIn(prepared, lesson, record());
  store.start(kept(prepared, lesson, storage) ?? begin());
  return {
    store,
    progress,
    again: () => store.start(begin()),
    comeBack: () => {
      const { answers } = record();
      const back = takeBack(record(), answers.length - progress().back);
      store.start(playOn(prepared.game, savedOf(back)));
    },
  };
}

const savedOf = (record: GameRecord): SavedGame => ({
  saved: 1,
  options: OPTIONS,
  record,
  drafts: {},
  marks: [],
  memories: [],
});

/** The lesson's game as it was left; null when it was not begun, or the lesson is another one since. */
function kept<S extends PageState, Q extends Question, E extends GameEvent>(
  { game }: PreparedGame<S, Q, E>,
  { position, run, seed }: Lesson,
  storage: Storage,
): Playing | null {
  const reading = readSaved(keptGame(storage) ?? '');
  if (!reading.ok) return null;
  const { record } = reading.game;
  const begun = JSON.stringify([record.setup, record.seed]) === JSON.stringify([{ position, run }, seed]);
  if (!begun) return null;
  try {
    return playOn(game, reading.game);
  } catch {
    // The rules have changed since: the lesson begins anew.
    return null;
  }
}
