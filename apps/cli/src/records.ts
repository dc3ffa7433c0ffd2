import type { Referee } from '@firing-arc/referee';
import { type GameRecord, recordProblems, replay } from '@firing-arc/referee';
import {
  jsonError,
  SECOND,
  type SecondEvent,
  type SecondQuestion,
  type SecondSetup,
  type SecondState,
} from '@firing-arc/xwing/second';
import { readText } from './files.ts';
import { UsageError } from './usage.ts';

export type SecondReferee = Referee<SecondState, SecondSetup, SecondQuestion, SecondEvent>;

/** A record with the names of those who play. */
export type PlayedRecord = GameRecord<SecondSetup> & { readonly players?: readonly string[] };

/** Reads a record from a file. Throws `UsageError` when it is none, with line and column or the path inside it. */
export function readRecord(command: string, file: string): PlayedRecord {
  const text = readText(command, file);
  const error = jsonError(text);
  if (error) throw new UsageError(`${command}: ${file}:${error.line}:${error.column}: ${error.message}`);
  const value: unknown = JSON.parse(text);
  const [first, ...more] = recordProblems(value);
  if (first !== undefined) {
    const rest = more.length > 0 ? ` (and ${more.length} more)` : '';
    throw new UsageError(`${command}: ${file} is not a record of a game: ${first}${rest}`);
  }
  const record = value as PlayedRecord;
  if (record.game !== SECOND.id) {
    throw new UsageError(`${command}: ${file} is a record of '${record.game}', which is not played here`);
  }
  return record;
}

/** Rebuilds a game, comparing every hash. Throws `RecordMismatch` with the first difference. */
export const rebuild = (record: PlayedRecord): SecondReferee => replay(SECOND, record);
