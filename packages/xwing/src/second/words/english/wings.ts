import type { SecondState } from '../../state.ts';
import type { WingEvent } from '../../wings/events.ts';
import type { WingQuestion } from '../../wings/questions.ts';
import { shipLabel } from '../labels.ts';

/** A ship leaves or joins its wing, in words. */
export function wingEvent(told: WingEvent, view: SecondState): string {
  const does = told.kind === 'wing-split' ? 'leaves' : 'joins';
  return `${shipLabel(view, told.ship)} ${does} the wing of ${shipLabel(view, told.leader)}`;
}

/** Whether a ship leaves or joins its wing, in words. */
export function wingQuestion(asked: WingQuestion, view: SecondState): string {
  const verb = asked.kind === 'leave-wing' ? 'leave' : 'join';
  return `Does ${shipLabel(view, asked.ship)} ${verb} its wing?`;
}
