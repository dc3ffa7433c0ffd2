import { type ConditionCard, conditionCard } from '../../conditions/cards.ts';
import type { ConditionEvent } from '../../conditions/events.ts';
import type { ConditionQuestion } from '../../conditions/questions.ts';
import type { SecondState } from '../../state.ts';
import { shipLabel } from '../labels.ts';
import { player } from './terms.ts';

/** A condition card by its name; of a facedown one only that it is secret. */
export const conditionName = (id: string | null): string =>
  id === null ? 'a secret condition' : (conditionCard(id)?.name ?? 'a secret condition');

/** What a condition card says, given how an ability is put in words. */
export const conditionText = (
  card: ConditionCard,
  ability: (block: ConditionCard['abilities'][number]) => string,
): string =>
  [...card.abilities.map(ability), ...(card.notYet ? ['Not all of this card is written yet.'] : [])].join(
    ' ',
  );

/** What happens to condition cards, in words. */
export function conditionEvent(told: ConditionEvent, view: SecondState): string {
  const ship = shipLabel(view, told.ship);
  switch (told.kind) {
    case 'condition-assigned':
      return `${ship} is assigned ${conditionName(told.condition)}`;
    case 'condition-removed':
      return `${ship} loses ${conditionName(told.condition)}`;
    case 'card-on-condition':
      return `${told.card} lies on ${conditionName(told.condition)} of ${ship}`;
    case 'point-on-condition':
      return `${player(told.player)} loses 1 mission point, which lies on ${conditionName(told.condition)} of ${ship}; ${told.total} left`;
    case 'condition-revealed':
      return `the secret condition of ${ship} is ${conditionName(told.condition)}`;
  }
}

/** What is asked about condition cards, in words. */
export function conditionQuestion(asked: ConditionQuestion, view: SecondState): string {
  switch (asked.kind) {
    case 'remove-condition':
      return `Which ${conditionName(asked.card)} is removed first?`;
    case 'search-deck':
      return `Which damage card is picked for ${shipLabel(view, asked.ship)}?`;
    case 'choose-condition':
      return `Which condition is ${shipLabel(view, asked.ship)} assigned?`;
  }
}
