import { type Choice, compileSchema, playOut, Referee, type Rules } from '@firing-arc/referee';
import { answerNow } from '@firing-arc/referee/testing';
import Type from 'typebox';
import { type Effort, keep, measure, type Row } from './measure.ts';

/** A game of nothing but decisions: steps of eight questions with four options each. */
const schema = Type.Object({
  agenda: Type.Array(Type.Object({ kind: Type.String() })),
  streams: Type.Array(Type.Integer()),
  left: Type.Integer(),
  sum: Type.Integer(),
});
type State = Type.Static<typeof schema>;
type Question = Choice<number> & { readonly kind: 'pick' };

const STEPS = 64;
const PER_STEP = 8;
const DECISIONS = STEPS * PER_STEP;
const OPTIONS = [1, 2, 3, 4];

const RULES: Rules<State, null, Question> = {
  id: 'decisions',
  version: '1',
  players: 1,
  streams: [],
  interpreter: null,
  schema: compileSchema<State>(schema),
  setupProblems: () => [],
  begin: (_, streams) => ({ agenda: [{ kind: 'step' }], streams, left: STEPS, sum: 0 }),
  run: (game) => {
    for (let i = 0; i < PER_STEP; i++) {
      game.state.sum += game.choose({
        form: 'choice',
        kind: 'pick',
        player: 0,
        because: 'bench',
        options: OPTIONS,
      });
    }
    game.state.left--;
    game.next({ kind: 'step' });
  },
  view: (state) => state,
  outcome: (state) => (state.left === 0 ? { winner: 0, because: 'bench' } : null),
};

/** What a decision costs beside the rules: answered at once, suspended and run again, or in a fork. */
export function measureDecisions(effort: Effort): readonly Row[] {
  const begin = () => RULES.begin(null, []);
  const straight = (runs: number) => {
    for (let i = 0; i < runs; i++) keep(playOut(RULES, begin(), [() => 2]).state.sum);
  };
  const suspended = (runs: number) => {
    for (let i = 0; i < runs; i++) {
      const referee = Referee.start(RULES, begin());
      while (!referee.outcome) answerNow(referee, 0, 2);
      keep(referee.state.sum);
    }
  };
  const waiting = Referee.start(RULES, begin());
  for (let i = 0; i < PER_STEP / 2; i++) answerNow(waiting, 0, 2);
  const forked = (runs: number) => {
    for (let i = 0; i < runs; i++) keep(answerNow(waiting.fork([]), 0, 2));
  };
  return [
    measure('decision', 'answered at once', effort, straight, DECISIONS),
    measure('decision', 'suspended, the step of 8 run again', effort, suspended, DECISIONS),
    measure('decision', 'forked in mid-step, then answered', effort, forked),
  ];
}
