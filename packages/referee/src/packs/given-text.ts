/** Words of a text that somebody brought, as messages and names show them. */

const SHOWN = 60;
const NAME = 120;

/** A text on one line without characters that steer a terminal or turn the direction of writing. */
export function plainLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}]+/gu, '')
    .trim();
}

/** A word of a list as messages quote it: plain, and cut where it goes on and on. */
export const shown = (text: string): string => cutAt(plainLine(text.slice(0, 4 * SHOWN)), SHOWN);

/** A list's own name, plain and cut; empty when nothing of it is left. */
export const shownName = (text: string): string => cutAt(plainLine(text.slice(0, 4 * NAME)), NAME);

const cutAt = (text: string, most: number): string => {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most).join('')}…`;
};
