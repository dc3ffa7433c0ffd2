import { type GameRecord, type Remembered, recordProblems, type Snapshot } from '@firing-arc/referee';
import { type GameOptions, readOptions } from './options.ts';
import { parsed } from './storage.ts';

/** What is kept of a running game after every answer: enough to be where it was after a reload or a crash. */
export interface SavedGame<Setup = unknown> {
  readonly saved: 1;
  readonly options: GameOptions;
  readonly record: GameRecord<Setup>;
  /** Where it stands: it goes on from here where the rules no longer come to its record. */
  readonly now?: Snapshot;
  /** Dials chosen but not confirmed, by player and ship. */
  readonly drafts: Drafts;
  /** Where chance and the log stood at the last own decisions, the newest at the end. */
  readonly marks: readonly DecisionMark[];
  /** What the computer players want remembered. */
  readonly memories: readonly Remembered[];
}

/** Where a game stood before a decision was made at this screen. */
export interface DecisionMark {
  /** How many answers there were. */
  readonly answers: number;
  readonly events: number;
  /** The streams of chance. */
  readonly streams: readonly number[];
}

export type Drafts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What was read, or why it is no saved game. */
export type Reading =
  | { readonly ok: true; readonly game: SavedGame }
  | { readonly ok: false; readonly reason: string };

/** Reads a saved game from its text; the record itself is proved by replaying it. */
export function readSaved(text: string): Reading {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) return { ok: false, reason: 'the saved text is not JSON' };
  const { options, record, now, drafts, marks, memories } = value as Partial<
    Record<keyof SavedGame, unknown>
  >;
  const read = readOptions(options);
  if (!read) return { ok: false, reason: 'the options of the saved game are missing or unknown' };
  const problems = recordProblems(record);
  if (problems.length > 0) return { ok: false, reason: `its record is broken: ${problems[0]}` };
  return {
    ok: true,
    game: {
      saved: 1,
      options: read,
      record: record as GameRecord,
      ...(typeof now === 'object' && now !== null && { now: now as Snapshot }),
      drafts: readDrafts(drafts),
      marks: Array.isArray(marks) ? marks.filter(isMark) : [],
      memories: Array.isArray(memories) ? memories.filter(isMemory) : [],
    },
  };
}

function isMark(value: unknown): value is DecisionMark {
  if (typeof value !== 'object' || value === null) return false;
  const { answers, events, streams } = value as Partial<Record<keyof DecisionMark, unknown>>;
  const numbers = Array.isArray(streams) && streams.every((one) => typeof one === 'number');
  return typeof answers === 'number' && typeof events === 'number' && numbers;
}

const isMemory = (value: Partial<Remembered> | null): value is Remembered =>
  typeof value?.seat === 'number' && typeof value.given === 'number' && value.memory !== undefined;

function readDrafts(value: unknown): Drafts {
  const drafts: Record<string, Record<string, number>> = {};
  for (const [player, dials] of entriesOf(value)) {
    const chosen: Record<string, number> = {};
    for (const [ship, entry] of entriesOf(dials)) {
      if (typeof entry === 'number' && Number.isInteger(entry)) chosen[ship] = entry;
    }
    drafts[player] = chosen;
  }
  return drafts;
}

const entriesOf = (value: unknown): readonly [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
