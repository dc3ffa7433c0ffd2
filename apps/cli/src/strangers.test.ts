// What anybody may send to a server: setups that are too large or no setups at all, answers that are late or foreign.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ARMADA } from '@firing-arc/armada';
import {
  type Answer,
  firstPosition,
  type GameEvent,
  newRecord,
  type Question,
  Referee,
  type Refusal,
  type Rules,
  randomAnswerer,
  type State,
} from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { FIRST } from '@firing-arc/xwing/first';
import { SECOND } from '@firing-arc/xwing/second';
import { describe, expect, it } from 'vitest';

const GAMES = ['armada', 'xwing1', 'xwing2'] as const;

interface Sent {
  readonly sides: readonly { readonly ships: readonly unknown[] }[];
}

/** A game with a setup that can be played, as JSON may bring it. */
function withSetup<Result>(
  game: (typeof GAMES)[number],
  use: <S extends State, Setup, Q extends Question, E extends GameEvent>(
    rules: Rules<S, Setup, Q, E>,
    setup: Setup & Sent,
  ) => Result,
): Result {
  const file = join(import.meta.dirname, '..', 'kept-games', `${game}-662a7410.json.gz`);
  const { record } = JSON.parse(gunzipSync(readFileSync(file)).toString()) as { record: { setup: never } };
  if (game === 'armada') return use(ARMADA, record.setup);
  return game === 'xwing1' ? use(FIRST, record.setup) : use(SECOND, record.setup);
}

describe.each(GAMES)('a stranger’s setup of %s', (game) => {
  it('is played when it is legal', () => {
    withSetup(game, (rules, setup) => expect(rules.setupProblems(setup)).toEqual([]));
  });

  it('is refused with a reason when it is too large', () => {
    withSetup(game, (rules, setup) => {
      const [side, other] = setup.sides;
      const crowd = Array.from({ length: 10_000 }, () => side!.ships[0]);
      expect(rules.setupProblems({ ...setup, sides: [{ ...side, ships: crowd }, other] })).toEqual([
        'setup.sides[0].ships: has 10000 items, at most 120',
      ]);
      expect(rules.setupProblems({ ...setup, rounds: 1e9 })).toEqual([
        'setup.rounds: 1000000000 is beyond 10000',
      ]);
      expect(rules.setupProblems({ ...setup, rounds: 101 }).join()).toMatch(
        /expected [01] to 100 whole rounds/,
      );
      const sides = Array.from({ length: 100 }, () => side);
      expect(rules.setupProblems({ ...setup, sides }).length).toBeGreaterThan(0);
    });
  });

  it('is refused with a reason when it is none, and changes nothing', () => {
    withSetup(game, (rules, setup) => {
      const named = (name: string) => JSON.parse(`{"${name}": {"tainted": 1}}`) as object;
      const [side, other] = setup.sides;
      const ship = side!.ships[0] as object;
      for (const wrong of [
        null,
        1,
        'setup',
        [],
        {},
        named('__proto__'),
        { ...setup, sides: null },
        { ...setup, sides: [null, null] },
        { ...setup, sides: [{ ...side, ships: [null] }, other] },
        {
          ...setup,
          sides: [{ ...side, ships: [{ ...ship, pilot: '__proto__', card: '__proto__' }] }, other],
        },
        { ...setup, sides: [{ ...side, ships: [{ ...ship, upgrades: ['constructor'] }] }, other] },
        { ...setup, sides: [{ ...side, ships: [{ ...ship, upgrades: 'many' }] }, other] },
      ]) {
        const problems = rules.setupProblems(wrong);
        expect(problems.length).toBeGreaterThan(0);
        for (const problem of problems) expect(problem.length).toBeLessThan(500);
        expect(() => newRecord(rules, wrong as never, 'x')).toThrow();
      }
      expect(({} as { tainted?: number }).tainted).toBeUndefined();
    });
  });
});

describe.each(GAMES)('a stranger’s answer in %s', (game) => {
  it('never meets another question: late, repeated, foreign and misshapen ones change nothing', () => {
    withSetup(game, (rules, setup) => {
      const referee = Referee.start(rules, firstPosition(rules, newRecord(rules, setup, 'stranger')));
      const robot = randomAnswerer(growStreams('stranger', ['mind']));
      let before: { player: number; id: string; answer: unknown } | null = null;
      for (let given = 0; given < 40 && !referee.outcome; given++) {
        const question = referee.questions[0]!;
        expect(JSON.parse(JSON.stringify(question))).toEqual(question);
        const { player, id } = question;
        const answer = robot(question, () => referee.look(player), referee.help(player));
        const stands = JSON.stringify(referee.snapshot());
        const foreign = `${1 - player}${id.slice(1)}`;
        const refused = [
          referee.answer(player, foreign, answer),
          referee.answer(1 - player, id, answer),
          referee.answer(99, id, answer),
          referee.answer(player, '__proto__', answer),
          referee.answer(player, id, { length: 1 }),
          referee.answer(player, id, Number.NaN),
          referee.answer(player, id, 1e9),
          referee.answer(player, id, 'x'.repeat(10_000)),
          ...(before ? [referee.answer(before.player, before.id, before.answer)] : []),
        ];
        for (const refusals of refused) {
          expect(refusals.length).toBeGreaterThan(0);
          expect(JSON.stringify(refusals).length).toBeLessThan(1000);
        }
        expect(JSON.stringify(referee.snapshot())).toBe(stands);
        expect(referee.answer(player, id, answer)).toEqual([]);
        before = { player, id, answer };
      }
    });
  });
});

describe.each(GAMES)('an answer in secret in %s', (game) => {
  it('is taken back by its player alone, and only while others still think', () => {
    withSetup(game, (rules, setup) => {
      const referee = Referee.start(rules, firstPosition(rules, newRecord(rules, setup, 'revised')));
      const robot = randomAnswerer(growStreams('revised', ['mind']));
      while (referee.questions.length < 2) {
        const question = referee.questions[0]!;
        const { player, id } = question;
        referee.answer(
          player,
          id,
          robot(question, () => referee.look(player), referee.help(player)),
        );
      }
      const [mine, theirs] = referee.questions;
      if (!mine || !theirs) throw new Error('nothing was asked of two at once');
      const [one, other] = twoAnswers(mine);
      const refusal = (refusals: readonly Refusal[]) => refusals[0]?.detail ?? '';
      expect(refusal(referee.revise(mine.player, mine.id, one))).toContain('has not answered question');
      expect(referee.answer(mine.player, mine.id, one)).toEqual([]);
      const stands = JSON.stringify(referee.snapshot());
      const seen = JSON.stringify(referee.view(theirs.player));
      expect(refusal(referee.answer(mine.player, mine.id, other))).toContain('has answered question');
      expect(refusal(referee.revise(mine.player, theirs.id, other))).toContain('is asked');
      expect(refusal(referee.revise(theirs.player, mine.id, other))).toContain('is asked');
      expect(referee.revise(mine.player, mine.id, 'nothing')).toHaveLength(1);
      expect(JSON.stringify(referee.snapshot())).toBe(stands);
      expect(referee.changeable.map(({ id }) => id)).toEqual([mine.id]);
      expect(referee.revise(mine.player, mine.id, other)).toEqual([]);
      expect(JSON.stringify(referee.view(theirs.player))).toBe(seen);
      // A game that is kept while one of two has answered goes on with the answer as it was changed.
      const kept = Referee.restore(rules, JSON.parse(JSON.stringify(referee.snapshot())));
      for (const each of [referee, kept]) {
        expect(each.answer(theirs.player, theirs.id, twoAnswers(theirs)[0])).toEqual([]);
        expect(each.answers.filter(({ player }) => player === mine.player).at(-1)?.answer).toEqual(other);
        expect(each.revise(mine.player, mine.id, one)).toHaveLength(1);
      }
      expect(kept.hash).toBe(referee.hash);
    });
  });
});

/** Two answers that a question about several things takes. */
function twoAnswers(question: Question): readonly [Answer, Answer] {
  if (question.form !== 'each') throw new Error(`${question.kind} is put to one alone`);
  const any = question.parts.map(() => 0);
  return [any, any.with(0, 1)];
}
