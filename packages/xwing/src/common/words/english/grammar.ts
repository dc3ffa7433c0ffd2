/** How English words change, and names of ships among them. */

export * from '@firing-arc/words/english';

/** "a focus", "an evade", "an X-wing": letters by how they sound. */
export const article = (word: string): string =>
  `${/^[aeiouAEIO]|^[AEFHILMNORSX](?:[A-Z]?-|\d)/.test(word) ? 'an' : 'a'} ${word}`;
