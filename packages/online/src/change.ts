/** What one answer changes for a seat: a seventh of the whole view or less. */

import { copyPlain, type GameEvent, type RefereeView, type State } from '@firing-arc/referee';
import * as Type from 'typebox';
import { changedBy, type Difference, differenceOf } from './difference.ts';

const DIFFERENCE = Type.Unknown({
  description:
    'what became of it: a number, text, boolean or null is what it is now, [value] an object or list that it is now, [] says that it is gone, an object tells by name what changed in it',
});

/** A change of a view: what is the same is left out. */
export const VIEW_CHANGE = Type.Object({
  from: Type.String({ description: 'the hash of the view that it changes' }),
  hash: Type.String(),
  next: Type.Integer({ minimum: 0 }),
  events: Type.Array(Type.Object({ kind: Type.String(), because: Type.String() })),
  changes: Type.Optional(DIFFERENCE),
  published: Type.Optional(
    Type.Integer({ minimum: 0, description: 'where the present step began, if another one did' }),
  ),
  checkpoint: Type.Optional(
    Type.Object({
      of: Type.Enum(['state', 'checkpoint'], {
        description: 'what the new checkpoint is told by: the new state, or the checkpoint before',
      }),
      changes: DIFFERENCE,
    }),
  ),
});

export interface ViewChange {
  readonly from: string;
  readonly hash: string;
  readonly next: number;
  readonly events: readonly GameEvent[];
  readonly changes?: Difference;
  readonly published?: number;
  readonly checkpoint?: { readonly of: 'state' | 'checkpoint'; readonly changes: Difference };
}

/** The parts of a view that are told by their differences. */
const told = ({ state, questions, waiting, outcome, step }: RefereeView) => ({
  state,
  questions,
  waiting,
  outcome,
  groups: step.groups,
  chances: step.chances,
});

/**
 * What makes `now` of `before`, two views of one seat, of which `now` was asked for `since` the other's `next`; null
 * where it cannot be told, as after an answer was taken back: then the whole view is sent.
 */
export function changeOf(before: RefereeView, now: RefereeView): ViewChange | null {
  if (before.seat !== now.seat || before.game !== now.game || before.build !== now.build) return null;
  if (now.since !== before.next) return null;
  const { published } = now.step;
  const isSameStep = published === before.step.published;
  if (!isSameStep && published < before.next) return null;
  const changes = differenceOf(told(before), told(now));
  const checkpoint = checkpointChange(before, now);
  return {
    from: before.hash,
    hash: now.hash,
    next: now.next,
    events: now.events,
    ...(changes !== undefined && { changes }),
    ...(!isSameStep && { published }),
    ...(checkpoint && { checkpoint }),
  };
}

function checkpointChange(before: RefereeView, now: RefereeView): ViewChange['checkpoint'] | null {
  const byCheckpoint = differenceOf(before.step.checkpoint, now.step.checkpoint);
  if (byCheckpoint === undefined) return null;
  const byState = differenceOf(now.state, now.step.checkpoint) ?? {};
  return JSON.stringify(byState).length < JSON.stringify(byCheckpoint).length
    ? { of: 'state', changes: byState }
    : { of: 'checkpoint', changes: byCheckpoint };
}

/** The view after a change; the one before stays as it was. Throws when it is another view's change. */
export function applied<View extends RefereeView>(before: View, change: ViewChange): View {
  if (change.from !== before.hash)
    throw new Error(`the change is of view ${change.from}, the view is ${before.hash}`);
  const { state, questions, waiting, outcome, groups, chances } = changedBy(told(before), change.changes);
  const events = copyPlain(change.events);
  const isSameStep = change.published === undefined;
  const published = change.published ?? before.step.published;
  const step = {
    checkpoint: checkpointAfter(before, state, change),
    published,
    groups,
    chances,
    events: isSameStep ? [...before.step.events, ...events] : events.slice(published - before.next),
  };
  const { hash, next } = change;
  const since = before.next;
  return { ...before, state, hash, events, since, next, questions, waiting, outcome, step };
}

function checkpointAfter(before: RefereeView, state: State, { checkpoint }: ViewChange): State {
  if (!checkpoint) return before.step.checkpoint;
  return changedBy(checkpoint.of === 'state' ? state : before.step.checkpoint, checkpoint.changes);
}
