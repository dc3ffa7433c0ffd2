import { ENGLISH, type FirstState, type Words } from '@firing-arc/xwing/first';
import type { Names } from '../xwing/flight.ts';
import { tagged } from '../xwing/names.ts';

/** The language of the page. */
export const words: Words = ENGLISH;

/** "7 Howlrunner": number and name. */
export const taggedName = (view: FirstState, ship: number): string => tagged(ship, words.ship(view, ship));

export const namesOf = (view: FirstState): Names => ({
  ship: (id) => taggedName(view, id),
  obstacle: (id) => words.obstacle(view, id),
});

/** A, B, C: the letters of target lock tokens. */
export const lockLetter = (letter: number): string => String.fromCharCode(65 + (letter % 26));
