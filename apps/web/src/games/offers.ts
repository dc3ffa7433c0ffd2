/** Which cards a builder offers, and why one does not fit: found out by taking it and asking the format. */

import type { Draft, Offer } from './builder.ts';

type Refusal = NonNullable<Offer['refused']>;

/** A draft with one more upgrade on a ship. */
export const withUpgrade = (draft: Draft, at: number, upgrade: string): Draft => ({
  ...draft,
  ships: draft.ships.map((ship, i) => (i === at ? { ...ship, upgrades: [...ship.upgrades, upgrade] } : ship)),
});

/** Offers with what each would add to the refusals of a draft; those that fit stand first. */
export function offersTried(
  draft: Draft,
  refusals: (draft: Draft) => readonly Refusal[],
  offers: readonly Omit<Offer, 'refused'>[],
  take: (id: string) => Draft,
): readonly Offer[] {
  const known = new Set(refusals(draft).map(({ message }) => message));
  const tried = offers.map((offer): Offer => {
    const refused = refusals(take(offer.id)).find(({ message }) => !known.has(message)) ?? null;
    return { ...offer, refused };
  });
  return [...tried.filter(({ refused }) => !refused), ...tried.filter(({ refused }) => refused)];
}
