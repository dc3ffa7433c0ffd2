import * as armada from '@firing-arc/armada';
import {
  type GameEvent,
  type Problem,
  playScenario,
  type Question,
  type ScenarioFile,
  type ScenarioGame,
  type ScenarioRun,
  type ShownQuestion,
  type State,
  scenarioSchema,
  scenarioShapeProblems,
  type Told,
} from '@firing-arc/referee';
import * as first from '@firing-arc/xwing/first';
import {
  eventText,
  type KnownScenarios,
  knownPack,
  optionText,
  playerText,
  questionText,
  scenarioFiles,
  scenarioOf,
} from '@firing-arc/xwing/second';
import { formatIds } from './house-data.ts';
import { formatJson } from './packs.ts';
import { rulingProblems } from './scenario-rulings.ts';

/** A game's scenario files as the command line needs them: whatever its states and questions are. */
export interface ScenarioRoom {
  readonly schema: unknown;
  readonly shapeProblems: (value: unknown) => readonly Problem[];
  readonly play: (file: ScenarioFile) => PlayedScenario;
}

/** What came of a file, as JSON lines and as text. */
export interface PlayedScenario {
  readonly status: ScenarioRun['status'];
  readonly problems: readonly Problem[];
  /** Whether a position could be set up at all. */
  readonly setUp: boolean;
  readonly events: number;
  readonly answers: number;
  readonly json: readonly unknown[];
  readonly text: readonly string[];
}

/** How a game tells what happens. */
interface Telling<S, Q, E> {
  readonly event: (event: E, state: S) => string;
  readonly question: (question: Q, state: S) => string;
  readonly option: (question: Q, index: number, state: S, part?: number) => string;
  readonly player: (player: number) => string;
}

function room<S extends State, Setup, Q extends Question, E extends GameEvent>(
  game: ScenarioGame<S, Setup, Q, E>,
  telling: Telling<S, Q, E>,
): ScenarioRoom {
  return {
    schema: scenarioSchema(game),
    shapeProblems: (value) => [...scenarioShapeProblems(game, value), ...rulingProblems(value)],
    play: (file) => {
      const run = playScenario(game, file);
      return {
        status: run.status,
        problems: run.problems,
        setUp: run.state !== null,
        events: run.events.length,
        answers: run.told.filter((one) => 'question' in one).length,
        json: [
          ...run.told.map((one) => ('event' in one ? one : { question: one.question, answer: one.answer })),
          ...run.waiting.map((question) => ({ question })),
          { state: run.state, hash: run.hash },
        ],
        text: story(run, telling),
      };
    },
  };
}

function story<S extends State, Q extends Question, E extends GameEvent>(
  run: ScenarioRun<S, Q, E>,
  telling: Telling<S, Q, E>,
): readonly string[] {
  const { state } = run;
  if (!state) return [];
  return [
    ...run.told.map((one) =>
      'event' in one
        ? `  ${telling.event(one.event, state)}  [${one.event.because}]`
        : answered(one, telling),
    ),
    ...run.questions.flatMap((question, at) => openQuestion(question, run.waiting[at]!, state, telling)),
  ];
}

function answered<S extends State, Q extends Question, E extends GameEvent>(
  { asked, answer, at }: Extract<Told<S, Q, E>, { asked: Q }>,
  telling: Telling<S, Q, E>,
): string {
  const option = (index: number, part?: number) => telling.option(asked, index, at, part);
  const words =
    typeof answer === 'number'
      ? option(answer)
      : asked.form === 'each'
        ? answer.map((index, part) => option(index, part)).join(', ')
        : answer.join(', ');
  return `? ${telling.player(asked.player)}: ${telling.question(asked, at)} ${words}`;
}

/** A question that waits, with its options by number, as a file answers them. */
function openQuestion<S extends State, Q extends Question>(
  question: Q,
  shown: ShownQuestion,
  state: S,
  telling: Telling<S, Q, never>,
): readonly string[] {
  const asked: Question = question;
  const head = `? ${telling.player(asked.player)}: ${telling.question(question, state)}  (${asked.kind})`;
  const option = (value: unknown, index: number, part?: number) =>
    `    ${index}: ${telling.option(question, index, state, part)}  ${JSON.stringify(value)}`;
  switch (asked.form) {
    case 'choice':
      return [head, ...asked.options.map((value, index) => option(value, index))];
    case 'each':
      return [
        head,
        ...asked.parts.flatMap(({ options }, part) => [
          `  part ${part}:`,
          ...options.map((value, i) => option(value, i, part)),
        ]),
      ];
    case 'place':
      return [head, `    a place, as ${JSON.stringify(shown.examples)}`];
  }
}

/** The scenarios of all packs as a file may call them: the first pack that has one also by its bare id. */
function houseScenarios(): KnownScenarios {
  const known: Record<string, KnownScenarios[string]> = {};
  for (const format of formatIds().filter((id) => id.startsWith('xwing2-'))) {
    const pack = knownPack(formatJson(format));
    for (const { id } of pack.scenarios ?? []) {
      const scenario = scenarioOf(pack, id)!;
      known[id] ??= scenario;
      known[`${format}/${id}`] = scenario;
    }
  }
  return known;
}

/** The games that have scenario files. */
export const SCENARIO_GAMES: Readonly<Record<string, ScenarioRoom>> = {
  xwing2: room(scenarioFiles(houseScenarios), {
    event: eventText,
    question: questionText,
    option: optionText,
    player: playerText,
  }),
  armada: room(armada.ARMADA_SCENARIO_FILES, {
    event: armada.eventText,
    question: armada.questionText,
    option: armada.optionText,
    player: armada.playerText,
  }),
  xwing1: room(first.SCENARIO_FILES, {
    event: first.eventText,
    question: first.questionText,
    option: first.optionText,
    player: first.playerText,
  }),
};
