import { type ConditionCard, conditionCard } from '../../conditions/cards.ts';

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
