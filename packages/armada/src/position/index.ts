import type { ScenarioGame } from '@firing-arc/referee';
import type { ArmadaEvent } from '../events.ts';
import type { ArmadaQuestion } from '../questions.ts';
import { ARMADA } from '../rules.ts';
import type { ArmadaSetup } from '../setup/setup.ts';
import type { ArmadaState } from '../state.ts';
import { type Activity, ActivitySchema, activityProblems, beginActivity } from './activities.ts';
import { called } from './called.ts';
import { measured, ThingSchema } from './measured.ts';
import { EVENT_NAMES, QUESTION_NAMES } from './names.ts';
import { buildPosition, type Position, PositionSchema } from './position.ts';
import { TEXTS } from './texts.ts';
import { invalidParts } from './validate.ts';

export { type Activity, stepsOf } from './activities.ts';
export { measuredBetween, type Thing } from './measured.ts';
export { buildPosition, type Position } from './position.ts';
export { writePosition } from './serialize.ts';

/** Where a ship stands in a written position; ids count on from one side to the next. */
function shipPath({ sides }: Position, ship: number): string {
  const first = sides[0]!.ships.length;
  return ship < first ? `/sides/0/ships/${ship}` : `/sides/1/ships/${ship - first}`;
}

/** Armada for scenario files. What it is given has passed its schemas. */
export const SCENARIO_FILES: ScenarioGame<ArmadaState, ArmadaSetup, ArmadaQuestion, ArmadaEvent> = {
  rules: ARMADA,
  position: PositionSchema,
  activity: ActivitySchema,
  names: { events: EVENT_NAMES, questions: QUESTION_NAMES, texts: TEXTS },
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
  thing: ThingSchema,
  measured,
  named: (question, part, name) => {
    const options: readonly object[] =
      question.form === 'each'
        ? question.parts[part]!.options
        : question.form === 'choice'
          ? question.options
          : [];
    // A command is written by its name, wherever only one option has it.
    const meant = options.flatMap((option, at) =>
      'command' in option && option.command === name ? [at] : [],
    );
    return meant.length === 1 ? meant[0] : undefined;
  },
};
