import { readFileSync } from 'node:fs';
import { ARMADA, LEARNING_SCENARIO } from '@firing-arc/armada';
import {
  type Answer,
  answerAsRecorded,
  type GameEvent,
  type GameRecord,
  newRecord,
  type Question,
  RecordMismatch,
  recordOf,
  startRecord,
} from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import {
  FIRST,
  READY_SQUADS as FIRST_SQUADS,
  packFrom as firstPackFrom,
  setupFromSquads as firstSetup,
} from '@firing-arc/xwing/first';
import { packFrom, READY_SQUADS, SECOND, setupFromSquads } from '@firing-arc/xwing/second';
import { expect, it } from 'vitest';
import {
  ARMADA_COACH,
  type Coaching,
  coachReport,
  decisionsOf,
  FIRST_COACH,
  isFinding,
  SECOND_COACH,
  type WeighedDecision,
  weighDecision,
} from '../index.ts';
import type { RoundState } from '../policy-player.ts';

const pack = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../formats/${name}.json`, import.meta.url), 'utf8'));
const secondSetup = setupFromSquads(packFrom(pack('xwing2-amg')), [
  READY_SQUADS[0]!.squad,
  READY_SQUADS[1]!.squad,
]);
const oneSetup = firstSetup(firstPackFrom(pack('xwing1')), [FIRST_SQUADS[0]!.squad, FIRST_SQUADS[1]!.squad]);

/** A game of plain players up to where the second seat has answered in secret, and the first is still to. */
interface Begun<Setup> {
  readonly record: GameRecord<Setup>;
  /** What the first seat would answer now, and another answer to the secret question of the second. */
  readonly answer: Answer;
  readonly other: Answer;
}

function gameAt<S extends RoundState, Setup, Q extends Question, E extends GameEvent>(
  { rules, policy }: Coaching<S, Setup, Q, E>,
  setup: Setup,
  { kind, round }: { readonly kind: Q['kind']; readonly round: number },
): Begun<Setup> {
  const opened = newRecord(rules, setup, 'coached');
  const game = startRecord(rules, opened);
  const streams = growStreams('coached', ['one', 'other']);
  const players = [policy(streams, 0), policy(streams, 1)];
  const answerOf = (question: Q) =>
    players[question.player]!(question, () => game.look(question.player), game.help(question.player));
  for (;;) {
    const asked = game.questions;
    const [own, theirs] = [0, 1].map((seat) => asked.find(({ player }) => player === seat));
    if (own?.kind === kind && theirs?.form === 'each' && game.state.round === round) {
      const answer = answerOf(own);
      const reply = answerOf(theirs) as readonly number[];
      const other = theirs.parts.map(({ options }, part) => (reply[part]! + 1) % options.length);
      answerAsRecorded(game, { player: 1, answer: reply });
      return { record: recordOf(opened, game), answer, other };
    }
    const question = asked[0]!;
    answerAsRecorded(game, { player: question.player, answer: answerOf(question) });
  }
}

/** What a coach finds in the last decision of the first seat, which gave an answer. */
function lastWeighed<
  S extends RoundState & { readonly phase?: string },
  Setup,
  Q extends Question,
  E extends GameEvent,
>(coaching: Coaching<S, Setup, Q, E>, record: GameRecord<Setup>, answer: Answer, rollouts: number) {
  const { final = '' } = record;
  const given = { ...record, answers: [...record.answers, { player: 0, answer, hash: final }] };
  const decided = [...decisionsOf(coaching, given, 0)].at(-1)!;
  return weighDecision(coaching, decided, { rollouts, seed: 'test' });
}

/** The same game, in which the second seat has answered otherwise in secret. */
function inOtherWorld<S extends RoundState, Setup, Q extends Question, E extends GameEvent>(
  { rules }: Coaching<S, Setup, Q, E>,
  { record, other }: Begun<Setup>,
): GameRecord<Setup> {
  const answers = record.answers.with(-1, { ...record.answers.at(-1)!, answer: other });
  const game = startRecord(rules, { ...record, answers });
  for (const answer of answers) expect(answerAsRecorded(game, answer)).toEqual([]);
  return recordOf({ ...record, answers: [] }, game);
}

function checkFair<
  S extends RoundState & { readonly phase?: string },
  Setup,
  Q extends Question,
  E extends GameEvent,
>(
  coaching: Coaching<S, Setup, Q, E>,
  setup: Setup,
  where: { readonly kind: Q['kind']; readonly round: number },
  rollouts: number,
): void {
  const here = gameAt(coaching, setup, where);
  const there = inOtherWorld(coaching, here);
  const [found, elsewhere] = [here.record, there].map((record) =>
    lastWeighed(coaching, record, here.answer, rollouts),
  );
  expect(found!.length).toBeGreaterThan(0);
  expect(found!.some(({ weighed }) => weighed.some(({ value }) => value !== 0))).toBe(true);
  // The referee knows the other answer; what the seat sees, and so what the coach finds, is the same.
  expect(there.answers).not.toEqual(here.record.answers);
  expect(elsewhere).toEqual(found);
}

it('finds the same in worlds that differ in dials which the seat cannot see, in 2.5', () =>
  checkFair(SECOND_COACH, secondSetup, { kind: 'dials', round: 2 }, 20));

it('finds the same in such worlds of First Edition', () =>
  checkFair(FIRST_COACH, oneSetup, { kind: 'dials', round: 2 }, 24));

it('finds the same in worlds of Armada that differ in command dials', () =>
  checkFair(ARMADA_COACH, LEARNING_SCENARIO, { kind: 'commands', round: 1 }, 6));

it('finds that a dial off the table was a mistake, says by how much, and which replies it was measured against; the same each time', () => {
  const { record, answer } = gameAt(SECOND_COACH, secondSetup, { kind: 'dials', round: 3 });
  const plain = lastWeighed(SECOND_COACH, record, answer, 40);
  const worst = plain[0]!.weighed.toSorted((a, b) => a.value - b.value)[0]!;
  const wrong = (answer as readonly number[]).with(0, worst.option as number);
  const found = lastWeighed(SECOND_COACH, record, wrong, 60);
  expect(lastWeighed(SECOND_COACH, record, wrong, 60)).toEqual(found);
  const [first, ...others] = found;
  expect(first).toMatchObject({ part: 0, given: worst.option, round: 3 });
  expect(isFinding(first!, SECOND_COACH)).toBe(true);
  expect(first!.cost).toBeGreaterThan(2 * first!.error);
  expect(first!.best).not.toBe(first!.given);
  expect(others.length).toBe((answer as readonly number[]).length - 1);
  expect(first!.replies.length).toBeGreaterThan(1);
  for (const { player, part, option, worlds } of first!.replies) {
    expect(worlds).toBeLessThanOrEqual(first!.worlds);
    const asked = first!.asked.find((question) => question.player === player);
    expect(asked?.parts[part]?.options[option]).toBeDefined();
    expect(player).toBe(1);
  }
});

it('leaves setup out, and what was decided by others', () => {
  const { record } = gameAt(SECOND_COACH, secondSetup, { kind: 'dials', round: 2 });
  const decided = [...decisionsOf(SECOND_COACH, record, 0)];
  expect(decided.length).toBeGreaterThan(3);
  for (const { at, view, answer } of decided) {
    expect(record.answers[at]).toMatchObject({ player: 0, answer });
    expect(view.seat).toBe(0);
    expect(view.state.phase).not.toBe('setup');
  }
});

it('says where a record does not come to what it says', () => {
  const record = newRecord(SECOND, secondSetup, 'none');
  const answers = [{ player: 0, answer: 0, hash: 'another' }];
  expect(() => [...decisionsOf(SECOND_COACH, { ...record, answers }, 0)]).toThrow(RecordMismatch);
});

const decision = (one: Partial<WeighedDecision>): WeighedDecision => ({
  at: 0,
  round: 1,
  question: { form: 'choice', kind: 'any', player: 0, because: 'test', options: [1, 2], id: '0.0.0' },
  part: null,
  given: 0,
  best: 1,
  cost: 0,
  error: 0,
  value: 0,
  valueError: 0,
  weighed: [],
  worlds: 20,
  replies: [],
  asked: [],
  ...one,
});

it('tells nothing under two standard errors, nor what costs next to nothing; the dearest first', () => {
  const decisions = [
    decision({ at: 1, cost: 1.9, error: 1 }),
    decision({ at: 2, cost: 1, error: 0.5 }),
    decision({ at: 3, cost: 0.2, error: 0.01 }),
    decision({ at: 4, cost: 2, error: 0.1 }),
  ];
  const { findings, weighed } = coachReport({ least: 0.3 }, decisions);
  expect(weighed).toBe(4);
  expect(findings.map(({ at }) => at)).toEqual([4, 2]);
});

it('calls the rounds turning points that changed more than their error, and says what of it were own decisions', () => {
  const decisions = [
    decision({ at: 1, round: 1, value: 0, valueError: 0.3 }),
    decision({ at: 2, round: 1, value: 0.4, cost: 0.5, error: 0.1 }),
    decision({ at: 5, round: 2, value: -3, valueError: 0.4 }),
    decision({ at: 8, round: 3, value: -3.5, valueError: 0.4 }),
    decision({ at: 9, round: 4, value: 2, valueError: 0.1 }),
  ];
  const { swings } = coachReport({ least: 0.3 }, decisions);
  expect(swings.map(({ round, before, after, own }) => [round, before, after, own])).toEqual([
    [3, -3.5, 2, 0],
    [1, 0, -3, 0.5],
  ]);
  expect(swings[1]!.error).toBeCloseTo(0.5, 9);
});

it('has a coach for each game', () => {
  expect([SECOND_COACH, FIRST_COACH, ARMADA_COACH].map(({ rules }) => rules)).toEqual([
    SECOND,
    FIRST,
    ARMADA,
  ]);
});
