import { ENGLISH_SQUADS, type SquadWords } from '@firing-arc/xwing/second/engine';
import { speaking } from '../spoken.ts';

/** What is said of squads, in the language of the page; to be read when it is shown, not kept. */
export let squadWords: SquadWords = ENGLISH_SQUADS;

/** Once squads are spoken of in the language of the page. */
export const squadsSpoken = speaking<SquadWords>(
  {
    en: () => ENGLISH_SQUADS,
    de: async () => (await import('@firing-arc/xwing/second/german')).GERMAN_SQUADS,
    fr: async () => (await import('@firing-arc/xwing/second/french')).FRENCH_SQUADS,
  },
  (next) => {
    squadWords = next;
  },
);
