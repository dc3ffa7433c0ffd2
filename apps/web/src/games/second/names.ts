import { ENGLISH, type SecondState, type Words } from '@firing-arc/xwing/second/bare';
import type { Names } from '../xwing/flight.ts';
import { tagged } from '../xwing/names.ts';

/** The language of the page. */
export const words: Words = ENGLISH;

/** "7 Howlrunner": number and name. */
export const taggedName = (view: SecondState, ship: number): string => tagged(ship, words.ship(view, ship));

export const namesOf = (view: SecondState): Names => ({
  ship: (id) => taggedName(view, id),
  obstacle: (id) => words.obstacle(view, id),
});
