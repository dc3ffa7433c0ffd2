import { type ConditionCard, conditionCard } from '../../conditions/cards.ts';

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
