/** What spectators of a table with a delay see: the game as it stood so long ago, made of the answers that were kept before then. */

import type { GameRecord } from '@firing-arc/referee';
import type { Play } from '../games/index.ts';
import type { Storage } from '../storage/storage.ts';
import type { Doc } from './doc.ts';
import { type TimedAnswer, timedAnswersOf, type Warm } from './warm.ts';

/** A game as it stood. */
export interface Past {
  /** The version of the table whose answers these are. */
  readonly version: number;
  readonly answers: readonly TimedAnswer[];
  /** The first so many of them are given in `play`. */
  readonly given: number;
  readonly play: Play;
  /** Counts what `play` has become: who is told compares it. */
  readonly changes: number;
}

/** Whether what happened then is old enough to be told. */
const isTold = ({ delay }: Doc, at: number, now: number): boolean => at + delay * 1000 <= now;

/** The game as spectators may see it now; null before it begins. What was seen before is gone on from where it still holds. */
export async function pastOf(
  storage: Storage,
  warm: Warm,
  before: Past | null,
  now: number,
): Promise<Past | null> {
  const { doc, row, opened } = warm;
  if (!opened) return null;
  const isSame = before?.version === row.version;
  const answers = isSame ? before.answers : await timedAnswersOf(storage, row.id);
  const hidden = answers.findIndex(({ at }) => !isTold(doc, at, now));
  const told = hidden < 0 ? answers.length : hidden;
  const holds =
    before !== null &&
    before.given <= told &&
    before.answers.slice(0, before.given).every((one, at) => isSameAnswer(one, answers[at]!));
  const changes = before?.changes ?? 0;
  if (holds && before.given === told) return { ...before, version: row.version, answers };
  const isGiven = holds && answers.slice(before.given, told).every((answer) => give(before.play, answer));
  if (isGiven) return { ...before, version: row.version, answers, given: told, changes: changes + 1 };
  const record: GameRecord = {
    ...opened.record,
    answers: answers.slice(0, told).map(({ answer }) => answer),
  };
  const play = warm.game.played.start(record);
  return { version: row.version, answers, given: told, play, changes: changes + 1 };
}

const isSameAnswer = ({ answer: one }: TimedAnswer, { answer: other }: TimedAnswer): boolean =>
  one.player === other.player && one.hash === other.hash && `${one.answer}` === `${other.answer}`;

/** Gives one answer more; false where the game does not ask for it, and has to be made anew. */
function give(play: Play, { answer: { player, answer } }: TimedAnswer): boolean {
  const question = play.questions().find((asked) => asked.player === player);
  return question !== undefined && play.answer(player, question.id, answer).length === 0;
}

/** The table as spectators may know it: that a game is over they learn when they have seen it. */
export function pastDoc(doc: Doc, now: number): Doc {
  const isOver = doc.status === 'over' && isTold(doc, doc.overAt ?? 0, now);
  if (isOver || (doc.status !== 'playing' && doc.status !== 'over')) return doc;
  return { ...doc, status: 'playing', asked: [], clocks: null, offers: [], over: null, next: null };
}

/** Whether those without a seat see a table later than it is played. */
export const isDelayed = ({ delay }: Doc): boolean => delay > 0;
