import type { Answerer } from '@firing-arc/referee';
import { type RegattaQuestion, type RegattaState, regatta } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { CADET_ERRS, erringOf, WINGMAN_ERRS } from './erring.ts';
import { bestOf } from './plain/choice.ts';

const VALUES = [1, 9, 8.5, 8, -40];

/** Weighs each option, or each of both parts, by the same values. */
const sensible = (): Answerer<RegattaState, RegattaQuestion> => (question) => {
  if (question.form === 'each')
    return question.parts.map(({ options }) => bestOf(options, (_, at) => VALUES[at]!));
  return question.form === 'choice' ? bestOf(question.options, (_, at) => VALUES[at]!) : [0, 0, 0];
};

const OPTIONS = VALUES.map((_, at) => `option ${at}`);
const view = () => regatta.begin({ rounds: 1 }, [1, 2, 3]);
const asked = { player: 0, because: 'regatta:plan.1' };

/** What somebody answers to a question, asked so many times, who errs so often. */
function answers(question: unknown, times: number, often = CADET_ERRS): readonly unknown[] {
  const player = erringOf(sensible, { most: 5, among: 2, often })(growStreams('cadet', ['chance']), 0);
  return Array.from({ length: times }, () => player(question as RegattaQuestion, view, {}));
}

const shareOf = (all: readonly unknown[], one: unknown): number =>
  all.filter((answer) => answer === one).length / all.length;

describe('a cadet', () => {
  it('takes the best option mostly, often one of the next two, and none that costs more', () => {
    const given = answers({ ...asked, form: 'choice', kind: 'sails', options: OPTIONS }, 1000);
    expect(shareOf(given, 1)).toBeCloseTo(0.6, 1);
    expect(shareOf(given, 2)).toBeCloseTo(0.2, 1);
    expect(shareOf(given, 3)).toBeCloseTo(0.2, 1);
    expect(given).not.toContain(0);
    expect(given).not.toContain(4);
  });

  it('is mistaken in each part of a question by itself', () => {
    const parts = [0, 1].map((about) => ({ about, options: OPTIONS.map((name) => ({ name })) }));
    const given = answers({ ...asked, form: 'each', kind: 'sails', parts }, 1000).map(String);
    expect(shareOf(given, '1,1')).toBeCloseTo(0.36, 1);
    expect(shareOf(given, '1,2')).toBeCloseTo(0.12, 1);
  });

  it('forgets what it may spend, the last option of such a question', () => {
    const given = answers({ ...asked, form: 'choice', kind: 'modify-attack-dice', options: OPTIONS }, 1000);
    expect(shareOf(given, 4)).toBeCloseTo(0.4, 1);
  });

  it('errs less often as a wingman, in the same ways', () => {
    const rolled = { ...asked, form: 'choice', kind: 'modify-attack-dice', options: OPTIONS };
    expect(shareOf(answers(rolled, 2000, WINGMAN_ERRS), 4)).toBeCloseTo(WINGMAN_ERRS, 1);
    const given = answers({ ...rolled, kind: 'sails' }, 2000, WINGMAN_ERRS);
    expect(shareOf(given, 1)).toBeCloseTo(1 - WINGMAN_ERRS, 1);
    expect(given).not.toContain(4);
  });

  it('makes the same mistakes with the same chance', () => {
    const question = { ...asked, form: 'choice', kind: 'sails', options: OPTIONS };
    expect(answers(question, 50)).toEqual(answers(question, 50));
  });
});
