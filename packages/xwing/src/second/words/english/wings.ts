import type { SecondState } from '../../state.ts';
import type { WingLeader } from '../../wings/cards.ts';
import type { WingEvent } from '../../wings/events.ts';
import type { WingQuestion } from '../../wings/questions.ts';
import { shipLabel, typeName } from '../labels.ts';
import { list } from './terms.ts';

/** What a card says about the wing it leads. */
export function wingLeaderText({ mates, most, alike, atMost, lower }: WingLeader): string {
  const types =
    mates === 'own-type'
      ? 'other ships of its own type'
      : `ships of the type ${list(mates.map(typeName), 'or')}`;
  const rest = [
    ...(alike ? ['all of the same type'] : []),
    ...(lower ? ['with a lower initiative'] : []),
    ...Object.entries(atMost ?? {}).map(
      ([id, count]) => `at most ${count} of them of the type ${typeName(id)}`,
    ),
  ];
  return `This ship leads a wing. Its wingmates are 2 to ${most} ${[types, ...rest].join(', ')}.`;
}

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
