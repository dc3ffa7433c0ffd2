/** A computer player that thinks about games of one kind, away from the page. */

import type { OpponentName } from '@firing-arc/opponents';
import {
  type Answer,
  answerAsRecorded,
  type GameEvent,
  type GameRecord,
  type Question,
  type Referee,
  replay,
  type ScenarioGame,
  startRecord,
} from '@firing-arc/referee';
import type { PageGame, PageState } from '../../games/game.ts';
import { isPrepared, rulesFrom } from '../../games/prepared-rules.ts';
import { computerAnswer } from '../computer.ts';

/** What is asked of a computer player: everything until now, and who is to decide. */
export interface Job {
  readonly record: GameRecord;
  readonly player: number;
  readonly name: OpponentName;
}

export type Mind = (job: Job) => Answer;

/** Thinks about games of one kind, whether they began with a setup or in a prepared position. */
export function mindOf<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  files: ScenarioGame<S, Setup, Q, E>,
  opponent: PageGame<S, Setup, Q, E>['opponent'],
): Mind {
  const played = mindFor({ rules: files.rules, opponent });
  const prepared = mindFor({ rules: rulesFrom(files), opponent });
  return (job) => (isPrepared(job.record.setup) ? prepared : played)(job);
}

/** Thinks about the game of each job; keeps that game, so that the next job only adds to it. */
export function mindFor<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  game: Pick<PageGame<S, Setup, Q, E>, 'rules' | 'opponent'>,
): Mind {
  let kept: { readonly seed: string; readonly referee: Referee<S, Setup, Q, E> } | null = null;
  return ({ record, player, name }) => {
    const { seed } = record;
    const whole = record as GameRecord<Setup>;
    const referee = kept?.seed === seed && caughtUp(kept.referee, whole) ? kept.referee : reopened(whole);
    kept = { seed, referee };
    const question = referee.questions.find((asked) => asked.player === player);
    if (!question) throw new Error(`player ${player} is asked nothing`);
    const view = () => referee.look(player);
    return computerAnswer(game, name, question, view, referee.help(player), {
      seed,
      answers: referee.answers.length,
    });
  };

  function reopened({ final: _, ...record }: GameRecord<Setup>): Referee<S, Setup, Q, E> {
    return record.answers.length === 0 ? startRecord(game.rules, record) : replay(game.rules, record);
  }
}

/** Gives a game the answers that a record has more; false when the record is not that game going on. */
function caughtUp<S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  referee: Referee<S, Setup, Q, E>,
  { answers }: GameRecord<Setup>,
): boolean {
  const known = referee.answers;
  if (known.length > answers.length) return false;
  const same = known.every((given, at) => JSON.stringify(given) === JSON.stringify(answers[at]));
  return (
    same && answers.slice(known.length).every((answer) => answerAsRecorded(referee, answer).length === 0)
  );
}
