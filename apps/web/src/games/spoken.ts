import { atom } from 'nanostores';
import { type Language, speaksToo } from '../words/language.ts';

/**
 * Has a game speak the page's language: how each is fetched, and how one is taken up. Gives what waits until the game
 * speaks it; it goes on in English where another could not be fetched.
 */
export function speaking<Words>(
  languages: Readonly<Record<Language, () => Words | Promise<Words>>>,
  take: (words: Words) => void,
): () => Promise<void> {
  const spoken = speaksToo(async (language) => {
    const next = await languages[language]();
    return () => take(next);
  });
  return () => spoken.catch(() => undefined);
}

/**
 * As `speaking`, for a game whose English without the words of its cards is there from the beginning: `spokenAtFirst` is
 * content with that, `spoken` waits for all, as far as it can be fetched.
 */
export function speakingInParts<Words>(
  withoutCards: Words,
  languages: Readonly<Record<Language, () => Promise<Words>>>,
  take: (words: Words) => void,
): Speech {
  let words = withoutCards;
  let isBegun = false;
  const takeUp = (next: Words): void => {
    words = next;
    take(next);
  };
  const begun = speaking<Words>(
    { ...languages, en: () => (isBegun ? languages.en() : withoutCards) },
    takeUp,
  );
  const spokenAtFirst = async (): Promise<void> => {
    await begun();
    isBegun = true;
  };
  const spoken = async (): Promise<void> => {
    await spokenAtFirst();
    if (words !== withoutCards) return;
    const all = await languages.en().catch(() => withoutCards);
    // Another language may have been chosen meanwhile.
    if (words === withoutCards) takeUp(all);
  };
  return { spoken, spokenAtFirst };
}

/** What waits until a game speaks the language of the page: all of it, or in English perhaps without its cards. */
export interface Speech {
  readonly spoken: () => Promise<unknown>;
  readonly spokenAtFirst: () => Promise<unknown>;
}

/** Counts how often words of a game that is already shown have come: it is told again with them. */
export const wordsCame = atom(0);
