import { type GameEvent, type Question, type Referee, recordProblems, replay } from '@firing-arc/referee';
import { jsonError } from '@firing-arc/xwing/second';
import { readText } from './files.ts';
import {
  isPlayed,
  type PlayedRecord,
  type TableGame,
  type TableSetup,
  type TableState,
} from './games/index.ts';
import { UsageError } from './usage.ts';

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
  if (!isPlayed(record.game)) {
    throw new UsageError(`${command}: ${file} is a record of '${record.game}', which is not played here`);
  }
  return record;
}

/** Rebuilds a game, comparing every hash; the setup is checked before. Throws `RecordMismatch` with the first difference. */
export const rebuild = <
  S extends TableState,
  Setup extends TableSetup,
  Q extends Question,
  E extends GameEvent,
>(
  { rules }: Pick<TableGame<S, Setup, Q, E>, 'rules'>,
  record: PlayedRecord,
): Referee<S, Setup, Q, E> => replay(rules, record as PlayedRecord<Setup>);
