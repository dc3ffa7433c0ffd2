/** Whether a game that was played among faults is whole: nothing lost, nothing doubled, and its record replays. */

import { ARMADA } from '@firing-arc/armada';
import {
  checkDice,
  type GameEvent,
  type GameRecord,
  type Question,
  type Rules,
  replay,
  type State,
} from '@firing-arc/referee';
import { FIRST } from '@firing-arc/xwing/first';
import { SECOND } from '@firing-arc/xwing/second';
import type pg from 'pg';
import type { Robot } from './robot.ts';

/** The hash that each seat sees at the end of a record that replays; throws where it does not. */
type Replayed = (record: GameRecord) => readonly string[];

const replayedBy =
  <S extends State, Setup, Q extends Question, E extends GameEvent>(rules: Rules<S, Setup, Q, E>): Replayed =>
  (record) => {
    const known = record as GameRecord<Setup>;
    const referee = replay(rules, known);
    if (referee.hash !== record.final) throw new Error(`it replays to ${referee.hash}, not ${record.final}`);
    if (!checkDice(rules, known).ok) throw new Error('its dice are not those of the contributions');
    return [0, 1].map((seat) => referee.view(seat).hash);
  };

const REPLAYED: Readonly<Record<string, Replayed>> = {
  xwing2: replayedBy(SECOND),
  xwing1: replayedBy(FIRST),
  armada: replayedBy(ARMADA),
};

/** How often the database is asked again, a tenth of a second apart: it may have been killed just now. */
const PATIENCE = 100;

async function asked(database: pg.Pool, sql: string, values: readonly string[]) {
  for (let tries = 1; ; tries++) {
    try {
      return await database.query(sql, [...values]);
    } catch (error) {
      if (tries === PATIENCE) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** What is wrong with a game that is over; nothing where all is well. */
export async function audit(
  robots: readonly Robot[],
  recordText: string,
  database: pg.Pool,
): Promise<readonly string[]> {
  const { table, game } = robots[0]!.seat;
  const wrong: string[] = [];
  try {
    const record = JSON.parse(recordText) as GameRecord;
    const hashes = REPLAYED[game]!(record);
    for (const { seat, view } of robots)
      if (view?.hash !== hashes[seat.seat])
        wrong.push(`seat ${seat.seat} sees ${view?.hash}, the record leads to ${hashes[seat.seat]}`);
    const { rows: answers } = await asked(database, 'select seat, client from answers where game = $1', [
      table,
    ]);
    if (answers.length !== record.answers.length)
      wrong.push(`${answers.length} answers are kept, ${record.answers.length} in the record`);
    const kept = new Set(answers.map(({ client }) => String(client)));
    for (const robot of robots)
      for (const id of robot.kept) if (!kept.has(id)) wrong.push(`answer ${id} was acknowledged and is lost`);
    const { rows: told } = await asked(
      database,
      'select first, told from events where game = $1 order by number',
      [table],
    );
    let next = 0;
    for (const { first, told: text } of told) {
      if (Number(first) !== next) wrong.push(`event ${next} is missing or told twice (then ${first})`);
      next = Number(first) + (JSON.parse(text) as unknown[]).length;
    }
  } catch (error) {
    wrong.push(error instanceof Error ? error.message : String(error));
  }
  return wrong.map((what) => `${game} ${table}: ${what}`);
}
