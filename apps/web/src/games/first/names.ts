import { ENGLISH_WITHOUT_CARDS, type FirstState, type Words } from '@firing-arc/xwing/first/engine';
import { speakingInParts } from '../spoken.ts';
import type { Names } from '../xwing/flight.ts';
import { tagged } from '../xwing/names.ts';

/** Sentences of rules and cards in the language of the page; to be read when they are shown, not kept. */
export let words: Words = ENGLISH_WITHOUT_CARDS;

/** How cards of a club's own are made comes with what cards say: only the match that begins at once does without. */
const withOwnCards = (load: () => Promise<Words>) => async (): Promise<Words> =>
  (await Promise.all([load(), import('@firing-arc/xwing/first/own-cards')]))[0];

/** Once the game speaks the language of the page, in English perhaps without the words of cards. */
export const { spoken, spokenAtFirst } = speakingInParts<Words>(
  ENGLISH_WITHOUT_CARDS,
  {
    en: withOwnCards(async () => (await import('@firing-arc/xwing/first/english')).ENGLISH),
    de: withOwnCards(async () => (await import('@firing-arc/xwing/first/german')).GERMAN),
    fr: withOwnCards(async () => (await import('@firing-arc/xwing/first/french')).FRENCH),
  },
  (next) => {
    words = next;
  },
);

/** A kind of bombs by its name on the cards, for its sign on the board. */
export const bombOnCards = (kind: string): string => ENGLISH_WITHOUT_CARDS.bomb(kind);

/** "7 Howlrunner": number and name. */
export const taggedName = (view: FirstState, ship: number): string => tagged(ship, words.ship(view, ship));

export const namesOf = (view: FirstState): Names => ({
  ship: (id) => taggedName(view, id),
  obstacle: (id) => words.obstacle(view, id),
});

/** A, B, C: the letters of target lock tokens. */
export const lockLetter = (letter: number): string => String.fromCharCode(65 + (letter % 26));
