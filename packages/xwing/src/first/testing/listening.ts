import { type Answerer, answerProblems, type Help, playOut, randomAnswerer } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { CHASSIS, UPGRADES } from '../cards/index.ts';
import type { FirstEvent } from '../events.ts';
import type { FirstQuestion } from '../questions.ts';
import { FIRST } from '../rules.ts';
import type { FirstState } from '../state.ts';
import type { Words } from '../words/words.ts';
import { stayingAnswerer } from './players.ts';
import { TEST_SQUADS, testSetup } from './squads.ts';

/** Every text of random games and of cards in a language: for tests of words. */

/** What players could have read, and the kinds of questions and events it was about. */
export interface Heard {
  readonly texts: { readonly about: string; readonly text: string }[];
  readonly kinds: Set<string>;
}

/** Plays a random game with each test squad and keeps what players could have read. */
export function listen(words: Words): Heard {
  const heard: Heard = { texts: [], kinds: new Set() };
  const names = Object.keys(TEST_SQUADS);
  for (const [at, name] of names.entries())
    listenTo(words, heard, name, names[(at + 1) % names.length]!, at % 2 === 0 ? 'rules' : 'free');
  return heard;
}

function listenTo(
  words: Words,
  heard: Heard,
  ours: string,
  theirs: string,
  measuring: 'rules' | 'free',
): void {
  const streams = growStreams(`mind ${ours} ${theirs}`, ['one', 'two']);
  const attentive = (index: number): Answerer<FirstState, FirstQuestion> => {
    const player = index === 0 ? stayingAnswerer(streams, 0) : randomAnswerer(streams, 1);
    return (question, view, help) => {
      keepWords(words, heard, question, view(), help);
      return player(question, view, help);
    };
  };
  const state = FIRST.begin(testSetup(ours, theirs, { measuring }), growStreams(ours, FIRST.streams));
  playOut(FIRST, state, [attentive(0), attentive(1)], {
    onEvent: (event: FirstEvent) => {
      heard.kinds.add(event.kind);
      heard.texts.push({ about: event.kind, text: words.event(event, state) });
    },
  });
}

function keepWords(words: Words, heard: Heard, question: FirstQuestion, view: FirstState, help: Help): void {
  const { kind } = question;
  const keep = (text: string, about: string = kind) => heard.texts.push({ about, text });
  heard.kinds.add(kind);
  keep(words.question(question, view));
  const options = question.form === 'choice' ? question.options.length : 1;
  for (let i = 0; i < options; i++) keep(words.option(question, i, view));
  const refused =
    question.form === 'choice'
      ? (help.refused?.() ?? [])
      : question.form === 'place'
        ? answerProblems(question, [1, 1, 45], help)
        : [];
  for (const one of refused) keep(words.refusal(one, view), `${kind} ${one.ruling}`);
}

/** What every card says whose ability is written, one card a line. */
export function cardTexts(words: Words): readonly string[] {
  const pilots = CHASSIS.flatMap((chassis) => chassis.pilots);
  return [
    ...pilots.filter(isWritten).map(({ id, name }) => `${id} | ${name}: ${words.pilotText(id).join(' ')}`),
    ...UPGRADES.filter((card) => isWritten(card) || !card.notYet).map(
      ({ id, name, slot }) => `${id} | ${name} (${slot}): ${words.upgradeText(id).join(' ')}`,
    ),
  ];
}

const isWritten = ({ abilities }: { readonly abilities: readonly unknown[] }): boolean =>
  abilities.length > 0;
