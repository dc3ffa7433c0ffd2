import {
  answerAsRecorded,
  type GameEvent,
  type GameRecord,
  type Question,
  RecordMismatch,
  startRecord,
} from '@firing-arc/referee';
import type { RoundState } from '../policy-player.ts';
import type { Coaching, Decided, WeighedDecision } from './weigh.ts';

/** No finding is surer by chance than this many standard errors. */
const SURE = 2;

/** What a round changed: the value of the position at its beginning, and at the beginning of the next one. */
export interface Swing {
  readonly round: number;
  /** How many answers the game had before the first decision of the round. */
  readonly at: number;
  /** The seat's position then and a round later (points), and the standard error of the difference. */
  readonly before: number;
  readonly after: number;
  readonly error: number;
  /** What the seat's own decisions of the round cost, as far as they are found to (points); the rest is dice and replies. */
  readonly own: number;
}

/** What a coach has to say of a game, for one seat. */
export interface CoachReport<Q extends Question = Question> {
  /** How many things that were decided were weighed. */
  readonly weighed: number;
  /** What cost something for sure, the dearest first. */
  readonly findings: readonly WeighedDecision<Q>[];
  /** The rounds that changed most, the greatest change first. */
  readonly swings: readonly Swing[];
}

/** So many rounds are called turning points. */
const SWINGS = 3;

/**
 * The decisions of a seat in a game as it saw each of them, setup left out. Throws `RecordMismatch` where the rules no
 * longer come to the record.
 */
export function* decisionsOf<
  S extends RoundState & { readonly phase?: string },
  Setup,
  Q extends Question,
  E extends GameEvent,
>(
  { rules }: Pick<Coaching<S, Setup, Q, E>, 'rules'>,
  record: GameRecord<Setup>,
  seat: number,
): Generator<Decided<S, Q, E>> {
  const forced = record.forced ? { forced: record.forced } : {};
  const game = startRecord(rules, record, forced);
  for (let at = game.answers.length; at < record.answers.length; at++) {
    const given = record.answers[at]!;
    if (game.hash !== given.hash) throw new RecordMismatch(`answer ${at + 1} was given in another position`);
    if (given.player === seat) {
      const view = game.view(seat, { since: Number.POSITIVE_INFINITY });
      if (view.questions.length > 0 && view.state.phase !== 'setup') yield { at, view, answer: given.answer };
    }
    const [refusal] = answerAsRecorded(game, given);
    if (refusal) throw new RecordMismatch(`answer ${at + 1} of the record is refused: ${refusal.ruling}`);
  }
}

/** Whether a decision cost something: enough to be told, and by two standard errors at least. */
export const isFinding = (
  { cost, error }: Pick<WeighedDecision, 'cost' | 'error'>,
  { least }: { readonly least: number },
): boolean => cost >= least && cost >= SURE * error;

/** What is to be said of all that was weighed of a game, in the order in which it was decided. */
export function coachReport<Q extends Question>(
  coaching: { readonly least: number },
  decisions: readonly WeighedDecision<Q>[],
): CoachReport<Q> {
  const findings = decisions.filter((one) => isFinding(one, coaching)).sort((a, b) => b.cost - a.cost);
  const firsts = decisions.filter((one, at) => one.round !== decisions[at - 1]?.round);
  const swings = firsts.slice(0, -1).map((first, nth): Swing => {
    const next = firsts[nth + 1]!;
    const own = findings.filter(({ round }) => round === first.round);
    return {
      round: first.round,
      at: first.at,
      before: first.value,
      after: next.value,
      error: Math.sqrt(first.valueError * first.valueError + next.valueError * next.valueError),
      own: own.reduce((sum, { cost }) => sum + cost, 0),
    };
  });
  const change = ({ before, after }: Swing) => Math.abs(after - before);
  const sure = swings.filter((one) => change(one) >= coaching.least && change(one) >= SURE * one.error);
  return {
    weighed: decisions.length,
    findings,
    swings: sure.sort((a, b) => change(b) - change(a)).slice(0, SWINGS),
  };
}
