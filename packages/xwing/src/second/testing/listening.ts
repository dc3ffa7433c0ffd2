import {
  type Answerer,
  answerProblems,
  firstPosition,
  type Help,
  newRecord,
  playOut,
  randomAnswerer,
} from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import type { SecondEvent } from '../events.ts';
import type { SecondQuestion } from '../questions.ts';
import { SECOND } from '../rules.ts';
import { scenarioIds, scenarioOf } from '../scenarios/choose.ts';
import type { SecondSetup, SetupOfSquads } from '../setup/setup.ts';
import type { Pack } from '../squads/pack-schema.ts';
import { READY_SQUADS } from '../squads/ready.ts';
import type { SecondState } from '../state.ts';
import type { Words } from '../words/words.ts';

/** Every text of random games in a language: for tests of words. */

/** A game between two ready squads, without a format pack: points do not matter to words. */
export function setupOf(first: number, second: number): SetupOfSquads {
  const side = (at: number) => {
    const { squad } = READY_SQUADS[at]!;
    const ships = squad.ships.map(({ pilot, upgrades }) => ({ pilot, points: 5, upgrades }));
    return { name: squad.name, faction: squad.faction, ships, obstacles: squad.obstacles };
  };
  const format = { id: 'words', version: '1' };
  return { format, width: 914.4, depth: 914.4, rounds: 12, points: 50, sides: [side(first), side(second)] };
}

/** A setup with one of the scenarios of a format. */
function inScenario(setup: SecondSetup, pack: Pack, id: string): SecondSetup {
  const scenario = scenarioOf(pack, id);
  return scenario ? { ...setup, scenario } : setup;
}

/** What players could have read, and the kinds of questions and events it was about. */
export interface Heard {
  readonly texts: { readonly about: string; readonly text: string }[];
  readonly questions: Set<string>;
  readonly events: Set<string>;
}

/** Plays games between ready squads, alone and in each scenario of a format, and keeps what players could have read. */
export function listen(words: Words, pack: Pack): Heard {
  const heard: Heard = { texts: [], questions: new Set(), events: new Set() };
  for (let game = 0; game < 8; game++)
    listenTo(words, heard, `words ${game}`, setupOf(game % 10, (game * 3 + 1) % 10));
  for (const [game, scenario] of scenarioIds(pack).entries()) {
    const played = (first: number, second: number) => inScenario(setupOf(first, second), pack, scenario);
    listenTo(words, heard, `scenario ${game}`, played(game, game + 3));
    listenTo(words, heard, `scenario again ${game}`, played(game + 1, game + 5));
  }
  return heard;
}

/** Plays a random game and keeps every text that a player could have met, as the player's own view words it. */
function listenTo(words: Words, heard: Heard, seed: string, setup: SecondSetup): void {
  const position = firstPosition(SECOND, newRecord(SECOND, setup, seed));
  const streams = growStreams(`mind ${seed}`, ['one', 'two']);
  const keep = (about: string, text: string) => heard.texts.push({ about, text });
  const attentive = (index: number): Answerer<SecondState, SecondQuestion> => {
    const random = randomAnswerer(streams, index);
    return (question, view, help) => {
      heard.questions.add(question.kind);
      keepWords(words, question, view(), help, keep);
      return random(question, view, help);
    };
  };
  playOut(SECOND, position, [attentive(0), attentive(1)], {
    onEvent: (event: SecondEvent) => {
      heard.events.add(event.kind);
      keep(event.kind, words.event(event, position));
    },
  });
}

function keepWords(
  words: Words,
  question: SecondQuestion,
  view: SecondState,
  help: Help,
  keep: (about: string, text: string) => void,
): void {
  keep(question.kind, words.question(question, view));
  if (question.form === 'place') {
    keep(question.kind, words.option(question, 0, view));
    for (const refused of answerProblems(question, [1, 1, 45], help))
      keep(question.kind, words.refusal(refused, view));
    return;
  }
  const parts = question.form === 'each' ? question.parts : [question];
  parts.forEach(({ options }, part) => {
    const texts = options.map((_, at) => words.option(question, at, view, part));
    for (const text of texts) keep(question.kind, text);
    if (new Set(texts).size < texts.length) keep(`${question.kind} twice`, '');
  });
  if (question.form === 'choice') {
    for (const refused of help.refused?.() ?? []) keep(question.kind, words.refusal(refused, view));
  }
  for (const refused of answerProblems(question, 1e6)) keep(question.kind, words.refusal(refused, view));
}
