import type { SecondState } from '../../state.ts';
import type { WingLeader } from '../../wings/cards.ts';
import type { WingEvent } from '../../wings/events.ts';
import type { WingQuestion } from '../../wings/questions.ts';
import { shipLabel, typeName } from '../labels.ts';
import { list } from './grammar.ts';

/** What a card says about the wing it leads. */
export function wingLeaderText({ mates, most, alike, atMost, lower }: WingLeader): string {
  const types =
    mates === 'own-type'
      ? 'andere Schiffe seines eigenen Typs'
      : `Schiffe des Typs ${list(mates.map(typeName), 'oder')}`;
  const rest = [
    ...(alike ? ['alle vom selben Typ'] : []),
    ...(lower ? ['mit niedrigerer Initiative'] : []),
    ...Object.entries(atMost ?? {}).map(([id, count]) => `höchstens ${count} davon vom Typ ${typeName(id)}`),
  ];
  return `Dieses Schiff führt eine Formation an. Zu ihr gehören 2 bis ${most} ${[types, ...rest].join(', ')}.`;
}

/** A ship leaves or joins its wing, in words. */
export function wingEvent(told: WingEvent, view: SecondState): string {
  const [ship, leader] = [shipLabel(view, told.ship), shipLabel(view, told.leader)];
  return told.kind === 'wing-split'
    ? `${ship} verlässt die Formation von ${leader}`
    : `${ship} schließt sich der Formation von ${leader} an`;
}

/** Whether a ship leaves or joins its wing, in words. */
export function wingQuestion(asked: WingQuestion, view: SecondState): string {
  const ship = shipLabel(view, asked.ship);
  return asked.kind === 'leave-wing'
    ? `Verlässt ${ship} seine Formation?`
    : `Schließt sich ${ship} seiner Formation an?`;
}
