import { type Answerer, answerProblems, type Help, playOut } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import type { ArmadaQuestion } from '../questions.ts';
import { ARMADA } from '../rules.ts';
import { LEARNING_SCENARIO } from '../setup/learning.ts';
import type { ArmadaState } from '../state.ts';
import type { Words } from '../words/words.ts';
import { STANDARD_SETUP } from './fleets.ts';
import { keenAnswerer } from './players.ts';

/** Every text of random games in a language: for tests of words. */

/** What players could have read, and the kinds of questions and events it was about. */
export interface Heard {
  readonly texts: { readonly about: string; readonly text: string }[];
  readonly kinds: Set<string>;
}

/** Plays two games of the learning scenario and two of standard fleets, and keeps what players could have read. */
export function listen(words: Words): Heard {
  const heard: Heard = { texts: [], kinds: new Set() };
  for (const seed of ['a', 'b']) listenTo(words, heard, seed, LEARNING_SCENARIO);
  for (const seed of ['c', 'd']) listenTo(words, heard, seed, STANDARD_SETUP);
  return heard;
}

function listenTo(words: Words, heard: Heard, seed: string, setup: typeof LEARNING_SCENARIO): void {
  const streams = growStreams(`mind ${seed}`, ['one', 'two']);
  const attentive = (index: number): Answerer<ArmadaState, ArmadaQuestion> => {
    const player = keenAnswerer(streams, index);
    return (question, view, help) => {
      keepWords(words, heard, question, view(), help);
      return player(question, view, help);
    };
  };
  const state = ARMADA.begin(setup, growStreams(seed, ARMADA.streams));
  playOut(ARMADA, state, [attentive(0), attentive(1)], {
    onEvent: (event) => {
      heard.kinds.add(event.kind);
      heard.texts.push({ about: event.kind, text: words.event(event, state) });
    },
  });
}

function keepWords(
  words: Words,
  heard: Heard,
  question: ArmadaQuestion,
  view: ArmadaState,
  help: Help,
): void {
  const { kind } = question;
  const keep = (about: string, text: string) => heard.texts.push({ about, text });
  heard.kinds.add(kind);
  keep(kind, words.question(question, view));
  const options = question.form === 'choice' ? Math.min(12, question.options.length) : 1;
  for (let i = 0; i < options; i++) keep(kind, words.option(question, i, view));
  if (question.form === 'choice')
    for (const refused of help.refused?.() ?? [])
      keep(`${kind} ${refused.ruling}`, words.refusal(refused, view));
  if (question.form === 'place')
    for (const refused of answerProblems(question, [1, 1, 45], help))
      keep(`${kind} ${refused.ruling}`, words.refusal(refused, view));
}
