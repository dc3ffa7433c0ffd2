import type { ScenarioGame } from '@firing-arc/referee';
import { cardIdOf } from '../abilities/owned.ts';
import type { FirstEvent } from '../events.ts';
import { dialEntry } from '../maneuver/dial-names.ts';
import type { FirstQuestion } from '../questions.ts';
import { FIRST } from '../rules.ts';
import type { FirstSetup } from '../setup/setup.ts';
import type { FirstState } from '../state.ts';
import { type Activity, ActivitySchema, activityProblems, beginActivity } from './activities.ts';
import { abilityNames, called } from './called.ts';
import { measured } from './measured.ts';
import { EVENT_NAMES, QUESTION_NAMES } from './names.ts';
import { buildPosition, type Position, PositionSchema } from './position.ts';
import { TEXTS } from './texts.ts';
import { invalidParts } from './validate.ts';

export { dialEntry, dialName } from '../maneuver/dial-names.ts';
export { type Activity, stepsOf } from './activities.ts';
export {
  buildPosition,
  type Position,
  type PositionProblem,
  type PositionReason,
  type PositionShip,
} from './position.ts';
export { writePosition } from './serialize.ts';

/** Where a ship stands in a written position; ids count on from one side to the next. */
function shipPath({ sides }: Position, ship: number): string {
  let at = ship;
  let side = 0;
  while (at >= sides[side]!.ships.length) at -= sides[side++]!.ships.length;
  return `/sides/${side}/ships/${at}`;
}

/** First Edition for scenario files. What it is given has passed its schemas. */
export const SCENARIO_FILES: ScenarioGame<FirstState, FirstSetup, FirstQuestion, FirstEvent> = {
  rules: FIRST,
  position: PositionSchema,
  activity: ActivitySchema,
  names: {
    events: EVENT_NAMES,
    questions: QUESTION_NAMES,
    abilities: abilityNames,
    cardOfAbility: cardIdOf,
    texts: TEXTS,
  },
  build: (given) => {
    const position = given as Position;
    const built = buildPosition(position);
    if ('problems' in built) return built;
    const problems = invalidParts(built.state, (ship) => shipPath(position, ship));
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
};
