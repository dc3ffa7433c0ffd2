import { parsed, type Storage, storageAs } from '../game/storage.ts';
import type { GameId } from '../games/index.ts';

/** How far a lesson was read and whether it was gone through. */
export interface LessonMark {
  readonly read: number;
  readonly done: boolean;
}

/** A lesson as it is kept: "xwing2/first-flight". */
export interface LessonName {
  readonly game: GameId;
  readonly id: string;
}

const MARKS = 'firing-arc.lessons';
const nameOf = ({ game, id }: LessonName): string => `${game}/${id}`;

/** How far a lesson was read in this browser. */
export function lessonMark(storage: Pick<Storage, 'getItem'>, lesson: LessonName): LessonMark {
  const { read, done } = (marksIn(storage)[nameOf(lesson)] ?? {}) as Partial<LessonMark>;
  return { read: typeof read === 'number' ? read : 0, done: done === true };
}

/** Keeps how far a lesson was read; without storage it begins anew the next time. */
export function keepLessonMark(storage: Storage, lesson: LessonName, mark: LessonMark): void {
  try {
    storage.setItem(MARKS, JSON.stringify({ ...marksIn(storage), [nameOf(lesson)]: mark }));
  } catch {
    // A browser that keeps nothing teaches all the same.
  }
}

function marksIn(storage: Pick<Storage, 'getItem'>): Readonly<Record<string, unknown>> {
  try {
    const value = parsed(storage.getItem(MARKS) ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** A storage in which the game of a lesson has a place of its own, beside the game on the table. */
export const lessonStorage = (storage: Storage, lesson: LessonName): Storage =>
  storageAs(storage, `firing-arc.lesson.${nameOf(lesson)}`);
