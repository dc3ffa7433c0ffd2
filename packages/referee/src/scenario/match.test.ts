import { describe, expect, it } from 'vitest';
import type { Choice, Each, Place } from '../question.ts';
import { answerMeant, fits, questionProblems } from './match.ts';
import { measureProblems } from './measure.ts';

const because = 'regatta:test.1';
const about = (field: string, value: number | string, ship?: number) =>
  field === 'card' && value === 3 ? [`ship ${ship}'s lamp`] : [];
const game = {
  called: (_: null, ...[field, value, ship]: Parameters<typeof about>) => about(field, value, ship),
  named: (_: unknown, part: number, name: string) => (name === `last of ${part}` ? 1 : undefined),
};
const choice = (options: readonly unknown[], ship?: number): Choice =>
  ({
    form: 'choice',
    kind: 'pick',
    player: 0,
    because,
    options,
    ...(ship === undefined ? {} : { ship }),
  }) as Choice;

describe('what is wanted of a value', () => {
  it('is each named field, each item of a list, and a number but for its last digits', () => {
    expect(fits({ a: 1, b: 2 }, { a: 1 })).toBe(true);
    expect(fits({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect([fits([1, 2], [1, 2]), fits([1, 2], [1]), fits([1], [1, 2]), fits([1, 3], [1, 2])]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    // A list is no object with such fields, nor the other way round.
    expect([fits({ 0: 1, length: 1 }, [1]), fits('a', ['a']), fits(null, [])]).toEqual([false, false, false]);
    expect([fits(1 + 9e-7, 1), fits(1 - 9e-7, 1), fits(1 + 2e-6, 1), fits('1', 1)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([fits('x', 'x'), fits(null, null), fits(null, {}), fits('x', {})]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('may be a name of the value, for the ship that it is about', () => {
    expect(fits({ ship: 4, card: 3 }, { card: "ship 4's lamp" }, about)).toBe(true);
    expect(fits({ ship: 4, deep: { card: 3 } }, { deep: { card: "ship 4's lamp" } }, about)).toBe(true);
    expect(fits({ card: 3 }, { card: "ship 2's lamp" }, about, 2)).toBe(true);
    expect(fits({ card: 2 }, { card: "ship 2's lamp" }, about, 2)).toBe(false);
    expect(fits({ card: { kind: 3 } }, { card: "ship 2's lamp" }, about, 2)).toBe(false);
    const quoted = (name: string) => fits({ card: 3 }, { card: name }, () => ['The “Lamp”']);
    expect([quoted('The “Lamp”'), quoted('The Lamp'), quoted('Lamp')]).toEqual([true, true, false]);
  });
});

describe('an answer of a file', () => {
  it('to a choice is the one option that it may mean', () => {
    const asked = choice([{ kind: 'pass' }, { kind: 'use', card: 3 }, { kind: 'use', card: 2 }], 5);
    expect(answerMeant(game, asked, 2, null)).toEqual({ answer: 2 });
    expect(answerMeant(game, asked, 'pass', null)).toEqual({ answer: 0 });
    expect(answerMeant(game, asked, 'last of 0', null)).toEqual({ answer: 1 });
    expect(answerMeant(game, asked, { card: "ship 5's lamp" }, null)).toEqual({ answer: 1 });
    expect(answerMeant(game, asked, 'use', null)).toEqual({
      what: '"use" may mean several options of pick: [{"kind":"use","card":3},{"kind":"use","card":2}]',
    });
    for (const given of [3, -1, 0.5, 'gone', { card: 7 }])
      expect(answerMeant(game, asked, given, null)).toMatchObject({
        what: expect.stringContaining('is none of'),
      });
    expect(answerMeant(game, asked, [0], null)).toEqual({
      what: 'pick is answered by one option, not by a list',
    });
  });

  it('to several questions at once is a list, a part for each', () => {
    const parts = [
      { about: 1, options: ['half', 'full'] },
      { about: 5, options: [{ card: 3 }, { card: 2 }] },
    ];
    const asked = { form: 'each', kind: 'sails', player: 0, because, parts } as Each;
    expect(answerMeant(game, asked, [1, { card: "ship 5's lamp" }], null)).toEqual({ answer: [1, 0] });
    expect(answerMeant(game, asked, ['last of 0', 'last of 1'], null)).toEqual({ answer: [1, 1] });
    for (const given of [[0], [0, 0, 0], 0])
      expect(answerMeant(game, asked, given, null)).toEqual({ what: 'sails is answered by a list of 2' });
    expect(answerMeant(game, asked, [0, 9], null)).toMatchObject({
      what: expect.stringContaining('9 is none'),
    });
  });

  it('to a place is numbers alone', () => {
    const asked = { form: 'place', kind: 'buoy', player: 0, because } as Place;
    expect(answerMeant(game, asked, [1, 2, 3], null)).toEqual({ answer: [1, 2, 3] });
    for (const given of [7, 'here', [1, 'b', 3], { x: 1 }])
      expect(answerMeant(game, asked, given, null)).toEqual({ what: 'a place is [x, y, facing]' });
  });
});

describe('what is expected of a question', () => {
  const names = { questions: { pick: { about: { ship: 1 }, options: { kind: 1, card: 1 } } }, events: {} };
  const asked = choice([{ kind: 'pass' }, { kind: 'use', card: 3 }], 5);
  const help = { refused: () => [{ option: 'keep', ruling: 'regatta:x.1', detail: 'no' }] };
  const problems = (expected: Parameters<typeof questionProblems>[2]) =>
    questionProblems(asked, help, expected, '/expect', { names: names as never, called: about }).map(
      ({ where, what }) => `${where}: ${what}`,
    );

  it('holds, or is told with its place', () => {
    expect(
      problems({
        question: 'pick',
        player: 0,
        about: { ship: 5 },
        offers: ['pass', { card: "ship 5's lamp" }],
        missing: ['keep'],
        options: ['pass', 'use'],
        refuses: [{ option: 'keep', ruling: 'regatta:x.1' }],
      }),
    ).toEqual([]);
    expect(problems({ question: 'other', player: 3 })).toEqual([
      '/expect/question: pick is asked of player 0',
    ]);
    expect(problems({ question: 'pick', player: 1 })).toEqual(['/expect/player: pick is asked of player 0']);
    expect(problems({ question: 'pick', about: { ship: 4 } })).toEqual([
      expect.stringMatching(/^\/expect\/about: the question is \{/),
    ]);
    expect(problems({ question: 'pick', offers: ['pass', 'keep'], missing: ['keep', 'use'] })).toEqual([
      expect.stringMatching(/^\/expect\/offers\/1: not offered/),
      '/expect/missing/1: is offered',
    ]);
    expect(problems({ question: 'pick', options: ['use', 'keep'] })).toEqual([
      expect.stringMatching(/^\/expect\/options\/1: not offered/),
      '/expect/options: there are others: [{"kind":"pass"}]',
    ]);
    expect(problems({ question: 'pick', refuses: [{ option: 'keep', ruling: 'regatta:y.1' }] })).toEqual([
      expect.stringMatching(/^\/expect\/refuses\/0: not refused so/),
    ]);
  });

  it('is looked at for its names when the file does not say which question it is, and then alone', () => {
    expect(problems({ about: { boat: 5 } } as never)[0]).toContain('boat');
    const known = problems({ question: 'pick', about: { boat: 5 } } as never);
    expect(known).toEqual([expect.stringMatching(/^\/expect\/about: the question is/)]);
  });
});

describe('what is expected of a measure', () => {
  const found = { range: 2, distance: 150, sight: true, touching: false, arcs: { front: true, rear: false } };
  const problems = (expected: object, measured: object | undefined = found) =>
    measureProblems([{ from: 0, to: 1, ...expected } as never], () => measured as never).map(
      ({ where, what }) => `${where}: ${what}`,
    );

  it('holds, or is told with its place', () => {
    expect(
      problems({ range: 2, distance: 150, sight: true, touching: false, arc: 'front', outside: 'rear' }),
    ).toEqual([]);
    expect(problems({ range: 3, sight: false })).toEqual([
      '/expect/measure/0/range: is 2',
      '/expect/measure/0/sight: is true',
    ]);
    expect(problems({ range: 3 }, { arcs: {} })).toEqual(['/expect/measure/0/range: is not measured here']);
    expect(problems({ arc: 'rear', outside: 'front' })).toEqual([
      "/expect/measure/0/arc: is not in the arc 'rear'",
      "/expect/measure/0/outside: is in the arc 'front'",
    ]);
    expect(measureProblems([{ from: 0, to: 9 } as never], () => undefined)).toEqual([
      {
        where: '/expect/measure/0',
        reason: 'measure',
        what: 'there are no such things on the table to measure between',
      },
    ]);
  });

  it('names the arcs that there are, or the one that may be meant', () => {
    expect(problems({ arc: 'fornt' })).toEqual([
      expect.stringContaining("there is no arc 'fornt'; did you mean front"),
    ]);
    expect(problems({ arc: 'wing' })).toEqual([
      "/expect/measure/0/arc: there is no arc 'wing', but front, rear",
    ]);
    expect(problems({ arc: 'wing' }, { arcs: {} })).toEqual([
      "/expect/measure/0/arc: there is no arc 'wing'",
    ]);
  });
});
