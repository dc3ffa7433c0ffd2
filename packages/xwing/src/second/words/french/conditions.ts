import { type ConditionCard, conditionCard } from '../../conditions/cards.ts';

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
