import { type GameEvent, type GameRecord, type Question, recordProblems, replay } from '@firing-arc/referee';
import { bringGame, type PageGame, type PageState } from '../games/index.ts';
import { type CheckedRecord, checkedRecord } from './checked-record.ts';

/** What came of rebuilding a game from its record. */
export type Verdict =
  | {
      readonly ok: true;
      readonly positions: readonly { readonly player: number; readonly hash: string }[];
      readonly final: string;
      readonly outcome: string;
      readonly rounds: number;
      /** Its dice, each checked; null where nobody contributed to them. */
      readonly dice: CheckedRecord | null;
    }
  | { readonly ok: false; readonly reason: string };

/** Rebuilds a game from the text of a record (or of a report that holds one), comparing every position. */
export async function verifyRecord(text: string): Promise<Verdict> {
  const value = recordIn(text);
  if (value === undefined)
    return { ok: false, reason: 'This is no record: the file is not JSON, or cut short.' };
  const problems = recordProblems(value);
  if (problems.length > 0)
    return { ok: false, reason: `This is no record: ${problems.slice(0, 3).join('; ')}` };
  try {
    const record = value as GameRecord;
    return await bringGame(record.game, (game) => rebuilt(game, record), record.setup);
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Plays a record again under its game's rules. Throws where it differs. */
function rebuilt<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  { rules }: PageGame<S, Setup, Q, E>,
  record: GameRecord,
): Verdict {
  const referee = replay(rules, record as GameRecord<Setup>);
  const { outcome } = referee;
  return {
    ok: true,
    positions: referee.answers.map(({ player, hash }) => ({ player, hash })),
    final: referee.hash,
    outcome:
      outcome === null
        ? 'not over yet'
        : outcome.winner === null
          ? 'a draw'
          : `player ${outcome.winner + 1} wins`,
    rounds: referee.state.round,
    dice: record.dice ? checkedRecord(rules, record as GameRecord<Setup>) : null,
  };
}

/** The record itself, or the one in a report or a saved game; undefined when the text is not JSON. */
export function recordIn(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && 'record' in value) return value.record;
    return value;
  } catch {
    return undefined;
  }
}
