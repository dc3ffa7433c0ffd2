import { checker } from '@firing-arc/referee';
import * as Type from 'typebox';

/**
 * The rules of one scenario of standard play, as data of a format: what lies where, who controls it, and what that
 * scores. A game carries a copy, so that a record replays when the format has moved on.
 */

/** What the objectives are; all share one outline. */
export const MARKERS = ['satellite', 'supply-cache', 'data-cache'] as const;
export type MarkerKind = (typeof MARKERS)[number];

/**
 * Who controls an objective: the player with most ships near it, everybody with a ship near it, the one whose ship
 * carries it, the one whose player marker lies on it; `know` counts ships that learned from one.
 */
export const CONTROLS = ['most-ships', 'contest', 'carry', 'claim', 'know'] as const;

/**
 * What control scores: a point for each objective; a point, and one more for being alone; or a point for holding
 * any, two for holding more than the opponent.
 */
export const SCORINGS = ['each', 'alone-more', 'one-or-two'] as const;

/** White actions that a scenario gives every ship (scenarios.9). */
export const SCENARIO_ACTIONS = ['tow', 'scramble', 'transmit'] as const;
export type ScenarioAction = (typeof SCENARIO_ACTIONS)[number];

/** The action without which nobody would ever hold anything. */
export const ACTION_OF: Readonly<Partial<Record<(typeof CONTROLS)[number], ScenarioAction>>> = {
  carry: 'tow',
  claim: 'scramble',
  know: 'transmit',
};

/** Beside the centre one so many objectives a player find room at range 3 of it, beyond range 2 of each other. */
export const MOST_OUTER = 3;

/** The fields of a scenario in a format pack. */
export const scenarioRecord = Type.Object({
  id: Type.String({ pattern: '^[a-z0-9-]+$' }),
  name: Type.String(),
  marker: Type.Enum(MARKERS),
  /** The markers that each player places after the centre one, by the edge at whose range 2-4 each lies. */
  outer: Type.Array(Type.Enum(['own', 'opponent'] as const), { maxItems: MOST_OUTER }),
  /** Whether the outer markers lie beyond range 2 of each other. */
  apart: Type.Boolean(),
  control: Type.Enum(CONTROLS),
  /** Range within which ships control an objective or act on it. */
  range: Type.Integer({ minimum: 0, maximum: 3 }),
  /** As how many ships a medium or large ship counts for control. */
  bigShips: Type.Integer({ minimum: 1 }),
  scoring: Type.Enum(SCORINGS),
  action: Type.Enum(['none', ...SCENARIO_ACTIONS] as const),
  /** Whether half of a ship's points is earned when half of its health is lost. */
  halfPoints: Type.Boolean(),
  /** The first round whose End Phase scores, and in which the scenario's action may be performed. */
  fromRound: Type.Integer({ minimum: 1 }),
});

/** The rules of a scenario, as a format pack has them. */
export type ScenarioRules = Readonly<Omit<Type.Static<typeof scenarioRecord>, 'outer'>> & {
  readonly outer: readonly ('own' | 'opponent')[];
};

/** A scenario as a game plays it: with the mission points that end the game. */
export const scenarioSchema = Type.Object({
  ...scenarioRecord.properties,
  points: Type.Integer({ minimum: 1 }),
});

export type Scenario = Type.Static<typeof scenarioSchema>;

/** What is wrong with the scenario of a setup, as `where: what`; a game without one is a dogfight. */
export function scenarioProblems(scenario: unknown): readonly string[] {
  if (scenario === undefined) return [];
  return checker(scenarioSchema)(scenario).map(
    ({ path, what }) => `setup.scenario${path.replaceAll('/', '.')}: ${what}`,
  );
}
