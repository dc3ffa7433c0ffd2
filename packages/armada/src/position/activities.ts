import { type Problem, putFirst } from '@firing-arc/referee';
import * as Type from 'typebox';
import { activationSteps } from '../phases/ship.ts';
import type { ArmadaState, Step } from '../state.ts';

/** What can happen in a position: an activation, a maneuver, attacks, a squadron's activation, a phase, the rest of the game. */

const strict = { additionalProperties: false } as const;
const id = Type.Integer({ minimum: 0 });
const PHASES = ['command', 'ship', 'squadron', 'status'] as const;
type Phase = (typeof PHASES)[number];
const phase = Type.Enum(PHASES);

export const ActivitySchema = Type.Union([
  Type.Object({ activate: id }, { ...strict, description: 'a ship is activated' }),
  Type.Object({ maneuver: id }, { ...strict, description: 'a ship determines its course and moves' }),
  Type.Object(
    {
      fly: id,
      clicks: Type.Array(Type.Integer({ minimum: -2, maximum: 2 }), { maxItems: 4 }),
      side: Type.Optional(Type.Enum(['left', 'right'] as const)),
    },
    { ...strict, description: 'a ship moves along a course, right clicks positive' },
  ),
  Type.Object({ attack: id }, { ...strict, description: 'a ship is in its Attack step' }),
  Type.Object(
    { squadron: id, both: Type.Optional(Type.Boolean({ description: 'it may move and attack' })) },
    { ...strict, description: 'a squadron is activated' },
  ),
  Type.Object({ phase }, { ...strict, description: 'a phase runs' }),
  Type.Object(
    { game: Type.Enum(['setup', ...PHASES] as const) },
    { ...strict, description: 'the game goes on from this phase, or begins with its setup' },
  ),
]);
export type Activity =
  | { readonly activate: number }
  | { readonly maneuver: number }
  | { readonly fly: number; readonly clicks: readonly number[]; readonly side?: 'left' | 'right' }
  | { readonly attack: number }
  | { readonly squadron: number; readonly both?: boolean }
  | { readonly phase: Phase }
  | { readonly game: 'setup' | Phase };

/** Why an activity cannot happen: a ship or squadron that is not there. */
export function activityProblems(state: ArmadaState, activity: Activity): readonly Problem[] {
  const [field, at] = Object.entries(activity)[0]!;
  if (typeof at !== 'number') return [];
  const [pieces, what] = field === 'squadron' ? [state.squadrons, 'squadron'] : [state.ships, 'ship'];
  if (pieces[at]) return [];
  return [{ where: `/${field}`, reason: `no-such-${what}`, what: `there is no ${what} ${at}` }];
}

/** Begins an activity: its steps come before all others. */
export function beginActivity(state: ArmadaState, activity: Activity): void {
  putFirst(state.agenda, stepsOf(state, activity));
}

/** Begins an activity in a state and gives its steps. */
export function stepsOf(state: ArmadaState, activity: Activity): readonly Step[] {
  if ('activate' in activity) {
    state.active = activity.activate;
    state.ships[activity.activate]!.activated = true;
    return activationSteps(activity.activate);
  }
  if ('maneuver' in activity) return [{ kind: 'determine-course', ship: activity.maneuver }];
  if ('fly' in activity) {
    const { fly, clicks, side = 'left' } = activity;
    return [{ kind: 'move-ship', ship: fly, course: { clicks, side } }];
  }
  if ('attack' in activity) return [{ kind: 'ship-attacks', ship: activity.attack }];
  if ('squadron' in activity) {
    const { squadron, both = false } = activity;
    return [{ kind: 'activate-squadron', squadron, by: -1, move: true, attack: true, both }];
  }
  if ('phase' in activity) return [phaseStep(activity.phase)];
  if (activity.game === 'setup') return fromSetup(state);
  return [...PHASES.slice(PHASES.indexOf(activity.game)).map(phaseStep), { kind: 'end-round' }];
}

const phaseStep = (name: Phase): Step => ({ kind: `${name}-phase` });

/** What the position has placed stays where it is. */
function fromSetup(state: ArmadaState): readonly Step[] {
  state.phase = 'setup';
  state.round = 0;
  return [{ kind: 'begin-setup' }];
}
