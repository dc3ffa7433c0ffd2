import { ENGLISH_SQUADS, type SquadWords } from '@firing-arc/xwing/first';
import { speaking } from '../spoken.ts';

/** What is said of squads, in the language of the page; to be read when it is shown, not kept. */
export let squadWords: SquadWords = ENGLISH_SQUADS;

/** Once squads are spoken of in the language of the page. */
export const squadsSpoken = speaking<SquadWords>(
  {
    en: () => ENGLISH_SQUADS,
    de: async () => (await import('@firing-arc/xwing/first/german')).GERMAN_SQUADS,
    fr: async () => (await import('@firing-arc/xwing/first/french')).FRENCH_SQUADS,
  },
  (next) => {
    squadWords = next;
  },
);
