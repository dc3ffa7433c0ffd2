import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerProblems,
  askingProblem,
  type Choice,
  copyAnswer,
  type Each,
  type Help,
  type Place,
  show,
} from './question.ts';

const choice: Choice = { form: 'choice', kind: 'c', player: 0, because: 'game:c.1', options: ['a', 'b'] };
const each: Each = {
  form: 'each',
  kind: 'e',
  player: 0,
  because: 'game:e.1',
  parts: [
    { about: 1, options: ['a'] },
    { about: 2, options: ['a', 'b', 'c'] },
  ],
};
const place: Place = {
  form: 'place',
  kind: 'p',
  player: 0,
  because: 'game:p.1',
};
const help: Help = {
  validate: ([x]) => (x! > 100 ? [{ option: 'ship', ruling: 'game:p.2', detail: 'off the table' }] : []),
  propose: () => null,
};

describe('an answer', () => {
  it('to a choice is an index', () => {
    expect([0, 1, -0].map((answer) => answerProblems(choice, answer))).toEqual([[], [], []]);
    for (const bad of [2, -1, 0.5, Number.NaN, '0', null, undefined, [0], {}]) {
      expect(answerProblems(choice, bad)).toHaveLength(1);
    }
    expect(answerProblems(choice, 2)).toEqual([
      { option: '2', ruling: 'game:c.1', detail: 'expected an index from 0 to 1' },
    ]);
  });

  it('to each of several is a list of indices, every one named that is wrong', () => {
    expect(answerProblems(each, [0, 2])).toEqual([]);
    expect(answerProblems(each, [1, 3]).map((problem) => problem.option)).toEqual(['1', '3']);
    for (const bad of [[0], [0, 0, 0], 0, { 0: 0, 1: 0, length: 2 }, [0, '1'], new Array(2)]) {
      expect(answerProblems(each, bad).length).toBeGreaterThan(0);
    }
  });

  it('to a placement is three finite numbers that the rules accept', () => {
    expect(answerProblems(place, [1, 2, 3], help)).toEqual([]);
    expect(answerProblems(place, [101, 2, 3], help)[0]?.ruling).toBe('game:p.2');
    for (const bad of [
      [1, 2],
      [1, 2, Number.NaN],
      [1, 2, Number.POSITIVE_INFINITY],
      new Array(3),
      ['1', 2, 3],
      5,
    ]) {
      expect(answerProblems(place, bad, help)[0]?.detail).toBe('a place is [x, y, facing], three numbers');
    }
  });

  it('may be anything at all without harm', () => {
    const cycle: unknown[] = [];
    cycle.push(cycle);
    const strange = [cycle, 10n, Symbol('s'), () => 1, new Date(0), new Map(), Object.create(null)];
    for (const question of [choice, each, place]) {
      for (const answer of strange) expect(answerProblems(question, answer, help).length).toBeGreaterThan(0);
      fc.assert(
        fc.property(fc.anything(), (answer) => {
          for (const problem of answerProblems(question, answer, help))
            expect(problem.option.length).toBeLessThan(90);
        }),
      );
    }
  });

  it('is copied with -0 as 0', () => {
    const list = [-0, 1];
    expect(copyAnswer(list)).toEqual([0, 1]);
    expect(copyAnswer(list)).not.toBe(list);
    expect(Object.is(copyAnswer(-0), 0)).toBe(true);
  });

  it('is shown in at most 81 characters', () => {
    expect(show('x'.repeat(500))).toHaveLength(81);
    expect(show(undefined)).toBe('undefined');
  });
});

describe('questions', () => {
  it('can be asked of different players at once', () => {
    expect(askingProblem([choice, { ...each, player: 1 }], 2)).toBe(null);
  });

  it('cannot be asked twice of one, of nobody, or without an option', () => {
    expect(askingProblem([choice, each], 2)).toBe('e is asked while player 0 already decides');
    expect(askingProblem([{ ...choice, player: 2 }], 2)).toBe('c is put to player 2, of 2');
    expect(askingProblem([{ ...choice, options: [] }], 2)).toBe('c offers player 0 nothing');
    expect(askingProblem([{ ...each, parts: [{ about: 1, options: [] }] }], 2)).toBe(
      'e offers player 0 nothing',
    );
  });
});
