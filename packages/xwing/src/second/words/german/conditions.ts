import { type ConditionCard, conditionCard } from '../../conditions/cards.ts';
import type { ConditionEvent } from '../../conditions/events.ts';
import type { ConditionQuestion } from '../../conditions/questions.ts';
import type { SecondState } from '../../state.ts';
import { shipLabel } from '../labels.ts';
import { player } from './terms.ts';

/** A condition card by its name; of a facedown one only that it is secret. */
export const conditionName = (id: string | null): string =>
  id === null ? 'ein geheimer Zustand' : (conditionCard(id)?.name ?? 'ein geheimer Zustand');

/** What a condition card says, given how an ability is put in words. */
export const conditionText = (
  card: ConditionCard,
  ability: (block: ConditionCard['abilities'][number]) => string,
): string =>
  [
    ...card.abilities.map(ability),
    ...(card.notYet ? ['Diese Karte ist hier noch nicht ganz umgesetzt.'] : []),
  ].join(' ');

/** What happens to condition cards, in words. */
export function conditionEvent(told: ConditionEvent, view: SecondState): string {
  const ship = shipLabel(view, told.ship);
  const named = told.condition === null ? 'geheimer Zustand' : conditionName(told.condition);
  switch (told.kind) {
    case 'condition-assigned':
      return `${ship} bekommt einen Zustand: ${named}`;
    case 'condition-removed':
      return `${ship} verliert einen Zustand: ${named}`;
    case 'card-on-condition':
      return `${told.card} liegt auf dem Zustand von ${ship}: ${named}`;
    case 'point-on-condition':
      return `${player(told.player)} verliert 1 Missionspunkt, der nun auf dem Zustand von ${ship} liegt (${named}), und hat noch ${told.total}`;
    case 'condition-revealed':
      return `der geheime Zustand von ${ship} ist ${named}`;
  }
}

/** What is asked about condition cards, in words. */
export function conditionQuestion(asked: ConditionQuestion, view: SecondState): string {
  switch (asked.kind) {
    case 'remove-condition':
      return `${conditionName(asked.card)}: Welche dieser Karten wird zuerst entfernt?`;
    case 'search-deck':
      return `Welche Schadenskarte wird für ${shipLabel(view, asked.ship)} ausgesucht?`;
    case 'choose-condition':
      return `Welchen Zustand bekommt ${shipLabel(view, asked.ship)}?`;
  }
}
