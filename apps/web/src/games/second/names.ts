import { ENGLISH, type SecondState, type Words } from '@firing-arc/xwing/second/bare';
import { speaking } from '../spoken.ts';
import type { Names } from '../xwing/flight.ts';
import { tagged } from '../xwing/names.ts';

/** Sentences of rules and cards in the language of the page; to be read when they are shown, not kept. */
export let words: Words = ENGLISH;

/** Once the game speaks the language of the page. */
export const spoken = speaking<Words>(
  {
    en: () => ENGLISH,
    de: async () => (await import('@firing-arc/xwing/second/german')).GERMAN,
    fr: async () => (await import('@firing-arc/xwing/second/french')).FRENCH,
  },
  (next) => {
    words = next;
  },
);

/** A device by its name on the cards, for its sign on the board: "Proton Bomb of Player 1". */
export const deviceOnCards = (view: SecondState, id: number): string => ENGLISH.device(view, id);

/** "7 Howlrunner": number and name. */
export const taggedName = (view: SecondState, ship: number): string => tagged(ship, words.ship(view, ship));

export const namesOf = (view: SecondState): Names => ({
  ship: (id) => taggedName(view, id),
  obstacle: (id) => words.obstacle(view, id),
});
