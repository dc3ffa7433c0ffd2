import { type Answerer, answerProblems, playOut } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ArmadaQuestion } from '../questions.ts';
import { ARMADA } from '../rules.ts';
import { LEARNING_SCENARIO } from '../setup/learning.ts';
import type { ArmadaState } from '../state.ts';
import { STANDARD_SETUP } from '../testing/fleets.ts';
import { keenAnswerer } from '../testing/players.ts';
import { eventText, optionText, questionText, refusalText, shipLabel } from './index.ts';

/** Every text that a player of some random games could have met, with the kind of what it is about. */
const heard: { readonly about: string; readonly text: string }[] = [];
const kinds = new Set<string>();

function listen(seed: string, setup: typeof LEARNING_SCENARIO): void {
  const streams = growStreams(`mind ${seed}`, ['one', 'two']);
  const attentive = (index: number): Answerer<ArmadaState, ArmadaQuestion> => {
    const player = keenAnswerer(streams, index);
    return (question, view) => {
      wordsOf(question, view());
      return player(question, view);
    };
  };
  const state = ARMADA.begin(setup, growStreams(seed, ARMADA.streams));
  playOut(ARMADA, state, [attentive(0), attentive(1)], {
    onEvent: (event) => {
      kinds.add(event.kind);
      heard.push({ about: event.kind, text: eventText(event, state) });
    },
  });
}

function wordsOf(question: ArmadaQuestion, view: ArmadaState): void {
  const { kind } = question;
  kinds.add(kind);
  heard.push({ about: kind, text: questionText(question, view) });
  const options = question.form === 'choice' ? Math.min(12, question.options.length) : 1;
  for (let i = 0; i < options; i++) heard.push({ about: kind, text: optionText(question, i, view) });
  if (question.form === 'choice')
    for (const refused of question.refused?.() ?? [])
      heard.push({ about: `${kind} ${refused.ruling}`, text: refusalText(refused, view) });
  if (question.form === 'place')
    for (const refused of answerProblems(question, [1, 1, 45]))
      heard.push({ about: `${kind} ${refused.ruling}`, text: refusalText(refused, view) });
}

beforeAll(() => {
  for (const seed of ['a', 'b']) listen(seed, LEARNING_SCENARIO);
  for (const seed of ['c', 'd']) listen(seed, STANDARD_SETUP);
}, 60_000);

describe('words', () => {
  it('are sentences without a number or an id where a name should be', () => {
    const odd = heard.filter(({ text }) => /undefined|Option \d|#\d|armada:|\bNaN\b|null/.test(text));
    expect(odd).toEqual([]);
    expect(heard.filter(({ text }) => !/^[A-Z0-9“].*[.!?]$/.test(text))).toEqual([]);
    expect(heard.length).toBeGreaterThan(2000);
  });

  it('give a reason for every refusal', () => {
    const bare = heard.filter(({ text }) => text.includes('the rules do not allow it'));
    expect([...new Set(bare.map(({ about }) => about))]).toEqual([]);
  });

  it('were heard of every part of a game', () => {
    for (const kind of [
      'commands',
      'choose-deployment',
      'course',
      'navigate',
      'repair',
      'attack',
      'squadron',
    ])
      expect(kinds, kind).toContain(kind);
  });

  it('armada:id-tokens.1 tell ships and squadrons of the same name apart', () => {
    const state = ARMADA.begin(STANDARD_SETUP, growStreams('x', ARMADA.streams));
    expect([0, 1].map((id) => shipLabel(state, id))).toEqual(['CR90 Corvette A A', 'CR90 Corvette A B']);
    expect(shipLabel(state, 99)).toBe('#99');
  });
});
