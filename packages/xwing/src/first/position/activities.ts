import { type Problem, putFirst } from '@firing-arc/referee';
import type { Static } from 'typebox';
import * as Type from 'typebox';
import { dialEntry } from '../maneuver/dial-names.ts';
import { activationSteps } from '../phases/activation.ts';
import type { FirstState, Step } from '../state.ts';

/** What can happen in a position: a ship's activation, its Perform Action step, its turn in combat, a free action, a phase, the rest of the game. */

const strict = { additionalProperties: false } as const;
const ship = Type.Integer({ minimum: 0 });

const PHASES = ['planning', 'activation', 'combat', 'end'] as const;
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
  Type.Object({ action: ship }, { ...strict, description: 'a ship has its Perform Action step' }),
  Type.Object({ combat: ship }, { ...strict, description: 'a ship has its turn in the Combat phase' }),
  Type.Object(
    { free: ship, actions: Type.Array(Type.String({ description: 'as "boost" or "target-lock"' })) },
    { ...strict, description: 'a ship is granted one of some actions as a free action' },
  ),
  Type.Object({ phase }, { ...strict, description: 'a phase runs; after the End phase the game goes on' }),
  Type.Object({ game: phase }, { ...strict, description: 'the game goes on from this phase' }),
]);
export type Activity =
  | { readonly activate: number; readonly dial?: string }
  | { readonly action: number }
  | { readonly combat: number }
  | { readonly free: number; readonly actions: readonly string[] }
  | { readonly phase: Phase }
  | { readonly game: Phase };
/** The schema and the type say the same. */
export type SchemaAgrees = Static<typeof ActivitySchema> extends Activity ? true : never;

/** Why an activity cannot happen: a ship that is not there, or has no such maneuver. */
export function activityProblems(state: FirstState, activity: Activity): readonly Problem[] {
  const [field, id] = Object.entries(activity)[0]!;
  if (typeof id !== 'number') return [];
  const ship = state.ships[id];
  if (!ship) return [{ where: `/${field}`, reason: 'no-such-ship', what: `there is no ship ${id}` }];
  if (!('activate' in activity) || activity.dial === undefined) return [];
  if (dialEntry(ship.card, activity.dial) !== undefined) return [];
  const what = `'${activity.dial}' is not on the dial of ${ship.card}`;
  return [{ where: '/dial', reason: 'unknown-maneuver', what }];
}

/** Begins an activity: its steps come before all others. */
export function beginActivity(state: FirstState, activity: Activity): void {
  putFirst(state.agenda, stepsOf(state, activity));
}

/** Begins an activity in a state and gives its steps. */
export function stepsOf(state: FirstState, activity: Activity): readonly Step[] {
  if ('activate' in activity) return activation(state, activity.activate, activity.dial);
  if ('action' in activity)
    return [{ kind: 'action', ship: activity.action, because: 'xwing1:actions.1', tried: [] }];
  if ('combat' in activity) return combat(state, activity.combat);
  if ('free' in activity) {
    const { free, actions } = activity;
    return [{ kind: 'action', ship: free, free: actions, because: 'xwing1:actions.2', tried: [] }];
  }
  if ('phase' in activity) return [{ kind: activity.phase }];
  return PHASES.slice(PHASES.indexOf(activity.game)).map((kind) => ({ kind }));
}

function activation(state: FirstState, id: number, dial: string | undefined): readonly Step[] {
  const ship = state.ships[id]!;
  if (dial !== undefined) ship.dial = dialEntry(ship.card, dial)!;
  state.phase = 'activation';
  state.active = id;
  ship.activated = true;
  return activationSteps(state, id);
}

function combat(state: FirstState, id: number): readonly Step[] {
  state.phase = 'combat';
  return [{ kind: 'combat-ship', ship: id }];
}
