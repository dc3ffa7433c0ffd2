import { type Answerer, answerProblems, playOut, randomAnswerer } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FirstEvent } from '../events.ts';
import type { FirstQuestion } from '../questions.ts';
import { FIRST } from '../rules.ts';
import type { FirstState } from '../state.ts';
import { stayingAnswerer } from '../testing/players.ts';
import { TEST_SQUADS, testSetup } from '../testing/squads.ts';
import { eventText, optionText, questionText, refusalText, shipLabel } from './index.ts';

/** Every text that a player of some random games could have met, with the kind of what it is about. */
const heard: { readonly about: string; readonly text: string }[] = [];
const kinds = new Set<string>();

function listen(ours: string, theirs: string, measuring: 'rules' | 'free'): void {
  const streams = growStreams(`mind ${ours} ${theirs}`, ['one', 'two']);
  const attentive = (index: number): Answerer<FirstState, FirstQuestion> => {
    const player = index === 0 ? stayingAnswerer(streams, 0) : randomAnswerer(streams, 1);
    return (question, view) => {
      wordsOf(question, view());
      return player(question, view);
    };
  };
  const state = FIRST.begin(testSetup(ours, theirs, { measuring }), growStreams(ours, FIRST.streams));
  playOut(FIRST, state, [attentive(0), attentive(1)], {
    onEvent: (event: FirstEvent) => {
      kinds.add(event.kind);
      heard.push({ about: event.kind, text: eventText(event, state) });
    },
  });
}

function wordsOf(question: FirstQuestion, view: FirstState): void {
  const { kind } = question;
  kinds.add(kind);
  heard.push({ about: kind, text: questionText(question, view) });
  const options = question.form === 'choice' ? question.options.length : 1;
  for (let i = 0; i < options; i++) heard.push({ about: kind, text: optionText(question, i, view) });
  if (question.form === 'choice')
    for (const refused of question.refused?.() ?? [])
      heard.push({ about: `${kind} ${refused.ruling}`, text: refusalText(refused, view) });
  if (question.form === 'place')
    for (const refused of answerProblems(question, [1, 1, 45]))
      heard.push({ about: `${kind} ${refused.ruling}`, text: refusalText(refused, view) });
}

beforeAll(() => {
  const names = Object.keys(TEST_SQUADS);
  for (const [at, name] of names.entries())
    listen(name, names[(at + 1) % names.length]!, at % 2 === 0 ? 'rules' : 'free');
});

describe('words', () => {
  it('are sentences without a number or an id where a name should be', () => {
    const odd = heard.filter(({ text }) => /undefined|Option \d|#\d|xwing1:|\bNaN\b|null/.test(text));
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
      'initiative',
      'choose-edge',
      'dials',
      'action',
      'decloak',
      'drop-bomb',
      'lock-target',
    ])
      expect(kinds, kind).toContain(kind);
  });

  it('xwing1:id-tokens.1 tell ships of the same name apart by letters', () => {
    const state = FIRST.begin(
      testSetup('bombers and a phantom', 'firesprays'),
      growStreams('x', FIRST.streams),
    );
    expect([2, 3, 4].map((id) => shipLabel(state, id))).toEqual([
      'Academy Pilot A',
      'Academy Pilot B',
      'Alpha Squadron Pilot',
    ]);
    expect(shipLabel(state, 99)).toBe('#99');
  });
});
