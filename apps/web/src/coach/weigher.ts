/** A coach of one game, away from the page: it is sent a record, and says what decisions of a seat cost. */

import {
  type Budget,
  type Coaching,
  coachReport,
  type Decided,
  decisionsOf,
  puzzleOf,
  type Swing,
  type WeighedDecision,
  weighDecision,
} from '@firing-arc/opponents';
import type { GameEvent, GameRecord, Question, ScenarioFile, State } from '@firing-arc/referee';

/** What a coach is asked; plain data. */
export interface CoachJob {
  readonly record: GameRecord;
  readonly seat: number;
  /** The decision after so many answers alone; null for all of the game. */
  readonly only: number | null;
  readonly budget: Budget;
}

/** A decision that was weighed, with the position as its seat saw it, and as a puzzle without a name. */
export interface Finding {
  readonly decision: WeighedDecision;
  readonly state: State;
  readonly puzzle: ScenarioFile;
}

/** What a coach found; plain data. */
export interface Coached {
  readonly seat: number;
  /** How many things that were decided were weighed. */
  readonly weighed: number;
  /** What cost something, the dearest first; of one decision alone all of it. */
  readonly findings: readonly Finding[];
  readonly swings: readonly Swing[];
}

/** Told how many decisions of how many are weighed. */
export type Progress = (done: number, of: number) => void;

export type Weigher = (job: CoachJob, progress: Progress) => Coached;

/** A coach; `position` writes positions of its game as scenario files do. */
export function weigherOf<
  S extends State & { readonly round: number; readonly phase?: string },
  Setup,
  Q extends Question,
  E extends GameEvent,
>(coaching: Coaching<S, Setup, Q, E>, position: (state: S) => unknown): Weigher {
  return ({ record, seat, only, budget }, progress) => {
    const own = only === null ? record.answers.filter(({ player }) => player === seat).length : 1;
    const decided = new Map<number, Decided<S, Q, E>>();
    const weighed: WeighedDecision<Q>[] = [];
    for (const one of decisionsOf(coaching, record as GameRecord<Setup>, seat)) {
      if (only !== null && one.at !== only) continue;
      decided.set(one.at, one);
      weighed.push(...weighDecision(coaching, one, budget));
      progress(decided.size, own);
    }
    const report = coachReport(coaching, weighed);
    const game = { rules: coaching.rules, position };
    return {
      seat,
      weighed: report.weighed,
      swings: report.swings,
      findings: (only === null ? report.findings : weighed).map((decision) => {
        const one = decided.get(decision.at)!;
        return { decision, state: one.view.state, puzzle: puzzleOf(game, one, decision, 'puzzle') };
      }),
    };
  };
}
