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

/** Counts how often words of a game that is already shown have come: it is told again with them. */
export const wordsCame = atom(0);
