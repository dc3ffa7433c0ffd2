import { ENGLISH_FLEETS, type FleetWords } from '@firing-arc/armada';
import { speaking } from '../spoken.ts';

/** What is said of fleets, in the language of the page; to be read when it is shown, not kept. */
export let fleetWords: FleetWords = ENGLISH_FLEETS;

/** Once fleets are spoken of in the language of the page. */
export const fleetsSpoken = speaking<FleetWords>(
  {
    en: () => ENGLISH_FLEETS,
    de: async () => (await import('@firing-arc/armada/german')).GERMAN_FLEETS,
    fr: async () => (await import('@firing-arc/armada/french')).FRENCH_FLEETS,
  },
  (next) => {
    fleetWords = next;
  },
);
