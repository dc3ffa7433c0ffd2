import { ENGLISH_WITHOUT_CARDS, type SecondState, type Words } from '@firing-arc/xwing/second/bare';
import { speaking } from '../spoken.ts';
import type { Names } from '../xwing/flight.ts';
import { tagged } from '../xwing/names.ts';

/** Sentences of rules and cards in the language of the page; to be read when they are shown, not kept. */
export let words: Words = ENGLISH_WITHOUT_CARDS;

let isBegun = false;

const withCards = async (): Promise<Words> => (await import('@firing-arc/xwing/second/english')).ENGLISH;

const begun = speaking<Words>(
  {
    en: () => (isBegun ? withCards() : ENGLISH_WITHOUT_CARDS),
    de: async () => (await import('@firing-arc/xwing/second/german')).GERMAN,
    fr: async () => (await import('@firing-arc/xwing/second/french')).FRENCH,
  },
  (next) => {
    words = next;
  },
);

/** Once the game speaks the language of the page, in English perhaps without the words of cards: a quarter of all. */
export async function spokenAtFirst(): Promise<void> {
  await begun();
  isBegun = true;
}

/** Once the game speaks the language of the page, cards and all; as far as it can be fetched. */
export async function spoken(): Promise<void> {
  await spokenAtFirst();
  if (words !== ENGLISH_WITHOUT_CARDS) return;
  const all = await withCards().catch(() => ENGLISH_WITHOUT_CARDS);
  // Another language may have been chosen meanwhile.
  if (words === ENGLISH_WITHOUT_CARDS) words = all;
}

/** A device by its name on the cards, for its sign on the board: "Proton Bomb of Player 1". */
export const deviceOnCards = (view: SecondState, id: number): string =>
  ENGLISH_WITHOUT_CARDS.device(view, id);

/** "7 Howlrunner": number and name. */
export const taggedName = (view: SecondState, ship: number): string => tagged(ship, words.ship(view, ship));

export const namesOf = (view: SecondState): Names => ({
  ship: (id) => taggedName(view, id),
  obstacle: (id) => words.obstacle(view, id),
});
