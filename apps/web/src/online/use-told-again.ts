import { useEffect } from 'react';
import type { GameStore } from '../game/store.ts';
import { wordsCame } from '../games/spoken.ts';
import { language } from '../words/language.ts';

/** Tells the game on a table once more in the words of another language, as soon as they are there. */
export function useToldAgain(store: GameStore | null): void {
  useEffect(() => {
    if (!store) return;
    const stops = [language, wordsCame].map((words) => words.listen(store.tellAgain));
    return () => {
      for (const stop of stops) stop();
    };
  }, [store]);
}
