import { type Problem, putFirst } from '@firing-arc/referee';
import type { Static } from 'typebox';
import * as Type from 'typebox';
import { attackStepOf } from '../phases/engagement.ts';
import { type SecondState, type Step, windowStep } from '../state.ts';
import { dialEntry } from './dial.ts';
import { notOnDial } from './ships.ts';

/** What can happen in a position: a ship's activation, engagement or action, a phase, the rest of the game. */

const strict = { additionalProperties: false } as const;
const ship = Type.Integer({ minimum: 0 });

const PHASES = ['planning', 'system', 'activation', 'engagement', 'end'] as const;
type Phase = (typeof PHASES)[number];
const phase = Type.Union(PHASES.map((name) => Type.Literal(name)));

export const ActivitySchema = Type.Union([
  Type.Object(
    {
      activate: ship,
      dial: Type.Optional(Type.String({ description: 'sets its dial first, as "3 bank left"' })),
    },
    { ...strict, description: 'a ship activates' },
  ),
  Type.Object({ engage: ship }, { ...strict, description: 'a ship engages' }),
  Type.Object({ action: ship }, { ...strict, description: 'a ship is granted an action' }),
  Type.Object({ system: ship }, { ...strict, description: 'a ship does its part of the System Phase' }),
  Type.Object({ phase }, { ...strict, description: 'a phase runs; after the End Phase the game goes on' }),
  Type.Object(
    { game: Type.Union([Type.Literal('setup'), phase]) },
    { ...strict, description: 'the game goes on from this phase, or begins with its setup' },
  ),
]);
export type Activity =
  | { readonly activate: number; readonly dial?: string }
  | { readonly engage: number }
  | { readonly action: number }
  | { readonly system: number }
  | { readonly phase: Phase }
  | { readonly game: 'setup' | Phase };
/** The schema and the type say the same. */
export type SchemaAgrees = Static<typeof ActivitySchema> extends Activity ? true : never;

/** Why an activity cannot happen: a ship that is not there, or has no such maneuver. */
export function activityProblems(state: SecondState, activity: Activity): readonly Problem[] {
  const [field, id] = Object.entries(activity)[0]!;
  if (typeof id !== 'number') return [];
  const ship = state.ships[id];
  if (!ship) return [{ where: `/${field}`, reason: 'no-such-ship', what: `there is no ship ${id}` }];
  if (!('activate' in activity) || activity.dial === undefined) return [];
  if (dialEntry(ship.card, activity.dial) !== undefined) return [];
  return [{ where: '/dial', reason: 'unknown-maneuver', what: notOnDial(ship.card, activity.dial) }];
}

/** Begins an activity: its steps come before all others. */
export function beginActivity(state: SecondState, activity: Activity): void {
  putFirst(state.agenda, stepsOf(state, activity));
}

/** Begins an activity in a state and gives its steps. */
export function stepsOf(state: SecondState, activity: Activity): readonly Step[] {
  if ('activate' in activity) return activation(state, activity.activate, activity.dial);
  if ('engage' in activity) return engagement(state, activity.engage);
  if ('action' in activity) return [{ kind: 'granted-action', ship: activity.action }];
  if ('system' in activity) return systemPart(state, activity.system);
  if ('phase' in activity) return PHASE_STEPS[activity.phase];
  if (activity.game === 'setup') return fromSetup(state);
  return PHASES.slice(PHASES.indexOf(activity.game)).flatMap((name) => PHASE_STEPS[name]);
}

const PHASE_STEPS: Readonly<Record<Phase, readonly Step[]>> = {
  planning: [{ kind: 'planning' }, { kind: 'player-order' }],
  system: [{ kind: 'system' }],
  activation: [{ kind: 'activation' }],
  engagement: [{ kind: 'engagement' }],
  end: [{ kind: 'end' }],
};

function systemPart(state: SecondState, id: number): readonly Step[] {
  state.phase = 'system';
  return [{ kind: 'system-ship', ship: id }];
}

function fromSetup(state: SecondState): readonly Step[] {
  state.phase = 'setup';
  state.round = 0;
  return [{ kind: 'setup-order' }];
}

function activation(state: SecondState, id: number, dial: string | undefined): readonly Step[] {
  const ship = state.ships[id]!;
  if (dial !== undefined) ship.dial = dialEntry(ship.card, dial)!;
  state.phase = 'activation';
  ship.activated = true;
  return [
    windowStep('before-activating', { ship: id }),
    windowStep('before-reveal', { ship: id }),
    { kind: 'reveal', ship: id },
    { kind: 'maneuver', ship: id },
    { kind: 'action', ship: id },
    { kind: 'end-activation', ship: id },
  ];
}

function engagement(state: SecondState, id: number): readonly Step[] {
  state.phase = 'engagement';
  state.ships[id]!.engaged = true;
  return [
    windowStep('before-engaging', { ship: id }),
    attackStepOf(state.ships[id]!),
    windowStep('after-engaging', { ship: id }),
  ];
}
