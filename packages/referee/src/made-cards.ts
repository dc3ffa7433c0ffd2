/** Cards that a club made of a game's, found by ids that say all of them. */

/** Makes what an id says, or tells why it says nothing. */
type Making<Card> = (id: string) => Card | { readonly reason: string };

/** How many are kept: made again where there are more. */
const MOST = 500;

/** Finds such cards, each made once, as soon as it is told how; `keep` makes what a game keeps of a card. */
export function madeCards<Card extends object, Kept>(keep: (card: Card) => Kept) {
  let make: Making<Card> = () => ({ reason: 'its cards are not there' });
  const all = new Map<string, Kept>();
  const madeBy = (id: string) => (id.includes('--') ? make(id) : null);
  return {
    /** Says how they are made. */
    by: (making: Making<Card>): void => {
      make = making;
      all.clear();
    },
    find: (id: string): Kept | undefined => {
      const known = all.get(id);
      if (known) return known;
      const card = madeBy(id);
      if (!card || 'reason' in card) return undefined;
      if (all.size >= MOST) all.clear();
      const kept = keep(card);
      all.set(id, kept);
      return kept;
    },
    /** Why an id is none of them; null where it is one, or an id of another form. */
    refusal: (id: string): string | null => {
      const card = madeBy(id);
      return card && 'reason' in card ? card.reason : null;
    },
  };
}
