import { ENGLISH_WITHOUT_CARDS, type SecondState, type Words } from '@firing-arc/xwing/second/engine';
import { speakingInParts } from '../spoken.ts';
import type { Names } from '../xwing/flight.ts';
import { tagged } from '../xwing/names.ts';

/** Sentences of rules and cards in the language of the page; to be read when they are shown, not kept. */
export let words: Words = ENGLISH_WITHOUT_CARDS;

/** Once the game speaks the language of the page, in English perhaps without the words of cards: a quarter of all. */
export const { spoken, spokenAtFirst } = speakingInParts<Words>(
  ENGLISH_WITHOUT_CARDS,
  {
    en: async () => (await import('@firing-arc/xwing/second/english')).ENGLISH,
    de: async () => (await import('@firing-arc/xwing/second/german')).GERMAN,
    fr: async () => (await import('@firing-arc/xwing/second/french')).FRENCH,
  },
  (next) => {
    words = next;
  },
);

/** A device by its name on the cards, for its sign on the board: "Proton Bomb of Player 1". */
export const deviceOnCards = (view: SecondState, id: number): string =>
  ENGLISH_WITHOUT_CARDS.device(view, id);

/** "7 Howlrunner": number and name. */
export const taggedName = (view: SecondState, ship: number): string => tagged(ship, words.ship(view, ship));

export const namesOf = (view: SecondState): Names => ({
  ship: (id) => taggedName(view, id),
  obstacle: (id) => words.obstacle(view, id),
});
