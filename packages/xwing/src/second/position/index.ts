import type { ScenarioGame } from '@firing-arc/referee';
import type { SecondEvent } from '../events.ts';
import type { SecondQuestion } from '../questions.ts';
import { SECOND } from '../rules.ts';
import type { SecondSetup } from '../setup/setup.ts';
import type { SecondState } from '../state.ts';
import { type Activity, ActivitySchema, activityProblems, beginActivity } from './activities.ts';
import { abilityNames, called } from './called.ts';
import { dialEntry } from './dial.ts';
import { measured } from './measured.ts';
import { EVENT_NAMES, QUESTION_NAMES } from './names.ts';
import { buildPosition, type KnownScenarios } from './position.ts';
import { shipPath } from './problems.ts';
import { type Position, PositionSchema } from './schema.ts';
import { cardOfAbility, TEXTS } from './texts.ts';
import { invalidParts } from './validate.ts';

export { type Activity, stepsOf } from './activities.ts';
export { dialEntry, dialName } from './dial.ts';
export { buildPosition, type KnownScenarios, upgradeId } from './position.ts';
export type { PositionProblem, PositionReason } from './problems.ts';
export { LYING, type Position, type PositionShip } from './schema.ts';
export { writePosition } from './serialize.ts';

type ScenarioFiles = ScenarioGame<SecondState, SecondSetup, SecondQuestion, SecondEvent>;

/** X-Wing 2.5 for scenario files, which may name scenarios: those are asked for then. What it is given has passed its schemas. */
export const scenarioFiles = (scenarios: () => KnownScenarios): ScenarioFiles => ({
  rules: SECOND,
  position: PositionSchema,
  activity: ActivitySchema,
  names: {
    events: EVENT_NAMES,
    questions: QUESTION_NAMES,
    abilities: abilityNames,
    cardOfAbility,
    texts: TEXTS,
  },
  build: (given) => {
    const position = given as Position;
    const built = buildPosition(position, typeof position.scenario === 'string' ? scenarios() : {});
    if ('problems' in built) return built;
    const problems = invalidParts(built.state, pathsIn(position));
    return problems.length > 0 ? { problems } : built;
  },
  activityProblems: (state, activity) => activityProblems(state, activity as Activity),
  begin: (state, activity) => beginActivity(state, activity as Activity),
  called,
  measured,
  named: (question, part, name, state) => {
    if (question.kind !== 'dials') return undefined;
    const { about, options } = question.parts[part]!;
    const entry = dialEntry(state.ships[about]!.card, name);
    const at = options.findIndex((option) => option.entry === entry);
    return at < 0 ? undefined : at;
  },
});

/** Where in a file the ship with an id stands; a remote among the devices. */
function pathsIn({ sides }: Position): (ship: number) => string {
  const paths = sides.flatMap(({ ships }, side) => ships.map((_, at) => shipPath(side, at)));
  return (ship) => paths[ship] ?? '/devices';
}
