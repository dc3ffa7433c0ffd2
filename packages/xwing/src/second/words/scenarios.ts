import type { ScenarioAction, ScenarioRules } from '../scenarios/scenario.ts';

/** How a language says what a scenario lays out and scores; each phrase is a sentence, or several. */
export interface ScenarioPhrases {
  /** What lies in the centre, and what each player lays beside it. */
  readonly laid: (scenario: ScenarioRules) => string;
  /** Whose an objective is. */
  readonly held: Readonly<Record<ScenarioRules['control'], (scenario: ScenarioRules) => string>>;
  /** The action that every ship has. */
  readonly action: Readonly<Record<ScenarioAction, (scenario: ScenarioRules) => string>>;
  /** What is scored as an End Phase begins. */
  readonly scores: Readonly<Record<ScenarioRules['scoring'], (scenario: ScenarioRules) => string>>;
  /** What a player who scored two points by knowledge gives up. */
  readonly forgets: string;
  /** When the points of a ship are earned: at half of its health, or once it is lost. */
  readonly half: string;
  readonly whole: string;
}

/** What a scenario lays out and scores, in sentences. */
export const scenarioIn =
  (say: ScenarioPhrases) =>
  (scenario: ScenarioRules): readonly string[] => [
    say.laid(scenario),
    say.held[scenario.control](scenario),
    ...(scenario.action === 'none' ? [] : [say.action[scenario.action](scenario)]),
    say.scores[scenario.scoring](scenario),
    ...(scenario.control === 'know' ? [say.forgets] : []),
    scenario.halfPoints ? say.half : say.whole,
  ];
