import { type ConditionCard, conditionCard } from '../../conditions/cards.ts';
import type { ConditionEvent } from '../../conditions/events.ts';
import type { ConditionQuestion } from '../../conditions/questions.ts';
import type { SecondState } from '../../state.ts';
import { shipLabel } from '../labels.ts';
import { de } from './grammar.ts';
import { player } from './terms.ts';

/** A condition card by its name; of a facedown one only that it is secret. */
export const conditionName = (id: string | null): string =>
  id === null ? 'un état secret' : (conditionCard(id)?.name ?? 'un état secret');

/** What a condition card says, given how an ability is put in words. */
export const conditionText = (
  card: ConditionCard,
  ability: (block: ConditionCard['abilities'][number]) => string,
): string =>
  [
    ...card.abilities.map(ability),
    ...(card.notYet ? ['Cette carte n’est pas encore complète ici.'] : []),
  ].join(' ');

/** What happens to condition cards, in words. */
export function conditionEvent(told: ConditionEvent, view: SecondState): string {
  const ship = shipLabel(view, told.ship);
  const named = conditionName(told.condition);
  switch (told.kind) {
    case 'condition-assigned':
      return `${ship} reçoit ${named}`;
    case 'condition-removed':
      return `${ship} perd ${named}`;
    case 'card-on-condition':
      return `${told.card} est posée sur ${named}, sur ${ship}`;
    case 'point-on-condition':
      return `${player(told.player)} perd 1 point de mission, posé sur ${named}, sur ${ship}, et en a encore ${told.total}`;
    case 'condition-revealed':
      return `l’état secret ${de(ship)} est ${named}`;
  }
}

/** What is asked about condition cards, in words. */
export function conditionQuestion(asked: ConditionQuestion, view: SecondState): string {
  switch (asked.kind) {
    case 'remove-condition':
      return `${conditionName(asked.card)} : quelle carte est retirée d’abord ?`;
    case 'search-deck':
      return `Quelle carte de dégât est choisie pour ${shipLabel(view, asked.ship)} ?`;
    case 'choose-condition':
      return `Quel état reçoit ${shipLabel(view, asked.ship)} ?`;
  }
}
