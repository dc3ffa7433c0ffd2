import type { DamageName, DeckName } from '../cards/index.ts';

/** What damage cards do, by their name. */
export type DamageTexts = Readonly<Partial<Record<DamageName, string>>>;

/** What a damage card of a deck does; empty for the cards of huge ships, which are not told yet. */
export const damageTextIn =
  (texts: DamageTexts, ofCore: DamageTexts) =>
  (name: DamageName, deck: DeckName): string =>
    (deck === 'core' ? ofCore[name] : undefined) ?? texts[name] ?? '';
