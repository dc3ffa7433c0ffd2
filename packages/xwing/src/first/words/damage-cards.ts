import type { DamageName, DeckName } from '../cards/index.ts';

/** What damage cards do, by their name. */
export type DamageTexts = Readonly<Record<DamageName, string>>;

/** What a damage card of a deck does. */
export const damageTextIn =
  (texts: DamageTexts, ofCore: Partial<DamageTexts>) =>
  (name: DamageName, deck: DeckName): string =>
    (deck === 'core' ? ofCore[name] : undefined) ?? texts[name];
