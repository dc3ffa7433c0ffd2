import Type from 'typebox';
import { describe, expect, it } from 'vitest';
import type { Rules } from './game.ts';
import type { Choice } from './question.ts';
import type { RecordedAnswer } from './record.ts';
import { Referee } from './referee.ts';
import { compileSchema } from './schema.ts';

const schema = Type.Object({
  agenda: Type.Array(Type.Object({ kind: Type.String() })),
  streams: Type.Array(Type.Integer()),
  left: Type.Integer(),
  sum: Type.Integer(),
});
type Sum = Type.Static<typeof schema>;
type Pick = Choice<number> & { readonly kind: 'pick' };

/** A game of steps that each ask so many times for a number. */
function game(steps: number, perStep: number) {
  const compiled = compileSchema<Sum>(schema);
  let copies = 0;
  const rules: Rules<Sum, null, Pick> = {
    id: 'sum',
    version: '1',
    players: 1,
    streams: [],
    interpreter: null,
    schema: {
      ...compiled,
      copy: (state) => {
        copies += 1;
        return compiled.copy(state);
      },
    },
    setupProblems: () => [],
    begin: (_, streams) => ({ agenda: [{ kind: 'step' }], streams, left: steps, sum: 0 }),
    run: (running) => {
      for (let i = 0; i < perStep; i++) {
        const asked = { form: 'choice', kind: 'pick', player: 0, because: 'sum', options: [1, 2] } as const;
        running.state.sum += running.choose(asked);
        running.emit({ kind: 'picked', because: 'sum' });
      }
      running.state.left -= 1;
      running.next({ kind: 'step' });
    },
    view: (state) => state,
    outcome: ({ left }) => (left === 0 ? { winner: 0, because: 'sum' } : null),
  };
  return { rules, copies: () => copies };
}

/** The answers of a whole game, each with the hash of its position. */
function played(rules: Rules<Sum, null, Pick>): readonly RecordedAnswer[] {
  const referee = Referee.start(rules, rules.begin(null, []));
  while (!referee.outcome) referee.answer(0, referee.questions[0]!.id, referee.state.sum % 2);
  return referee.answers;
}

describe('a game that begins with a script', () => {
  it('copies nothing before steps that the script answers, but now and then to go back to', () => {
    const { rules, copies } = game(50, 4);
    const script = played(rules);
    const before = copies();
    expect(Referee.start(rules, rules.begin(null, []), { script }).answers).toEqual(script);
    expect(copies() - before).toBeLessThan(12);
  });

  it('stands where a game stands that was given the same answers, also within a step of many', () => {
    const { rules } = game(4, 40);
    const script = played(rules);
    const given = Referee.start(rules, rules.begin(null, []));
    for (let length = 0; length < script.length; length++) {
      const referee = Referee.start(rules, rules.begin(null, []), { script: script.slice(0, length) });
      expect(referee.snapshot()).toEqual(given.snapshot());
      expect(referee.questions).toEqual(given.questions);
      expect(given.answer(0, given.questions[0]!.id, script[length]!.answer)).toEqual([]);
    }
  });

  it('goes on from wherever the script ends, also within a step of many answers', () => {
    const { rules } = game(4, 40);
    const script = played(rules);
    for (const length of [0, 1, 12, 13, 20, 39, 40, 41, 66, 79, 130]) {
      const referee = Referee.start(rules, rules.begin(null, []), { script: script.slice(0, length) });
      expect(referee.answers).toEqual(script.slice(0, length));
      const again = Referee.restore(rules, referee.snapshot());
      while (!again.outcome) again.answer(0, again.questions[0]!.id, again.state.sum % 2);
      expect(again.answers).toEqual(script);
    }
  });
});
