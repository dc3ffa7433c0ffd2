/** How French words change: gender, number, elision and contraction. */

import { joined, sentence } from './sentences.ts';

export { sentence } from './sentences.ts';

export type Gender = 'm' | 'f';

/** A noun with its plural. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
}

export const noun = (gender: Gender, one: string, many = `${one}s`): Noun => ({ one, many, gender });

/** "1 charge", "2 charges". */
export const counted = (count: number, { one, many }: Noun): string => `${count} ${count === 1 ? one : many}`;

/** "un", "une". */
export const un = (gender: Gender): string => (gender === 'f' ? 'une' : 'un');

const VOWEL = /^[aeiouyàâéèêëîïôùûœ]/i;

/** "de stress", "d’évasion", "du défenseur" for "le défenseur", "des vaisseaux" for "les vaisseaux". */
export function de(word: string): string {
  if (word.startsWith('le ')) return `du ${word.slice(3)}`;
  if (word.startsWith('les ')) return `des ${word.slice(4)}`;
  if (word.startsWith('des ')) return `de ${word.slice(4)}`;
  if (word.startsWith('d’')) return word;
  return VOWEL.test(word) ? `d’${word}` : `de ${word}`;
}

/** "à ce vaisseau", "au défenseur", "aux vaisseaux". */
export function to(word: string): string {
  if (word.startsWith('le ')) return `au ${word.slice(3)}`;
  if (word.startsWith('les ')) return `aux ${word.slice(4)}`;
  return `à ${word}`;
}

/** "qu’il", "que ce vaisseau". */
export const que = (word: string): string => (VOWEL.test(word) ? `qu’${word}` : `que ${word}`);

/** "s’il", "si ce vaisseau": only "il" elides behind "si". */
export const si = (clause: string): string => (/^ils?\b/.test(clause) ? `s’${clause}` : `si ${clause}`);

/** "a", "a et b", "a, b et c". */
export const list = (words: readonly string[], joint = 'et'): string => joined(words, joint);

/** "a ou b". */
export const ou = (words: readonly string[]): string => list(words, 'ou');

/** What is put together with ":" in every language, with the space that French has before it. */
export const spaced = (text: string): string => sentence(text.replaceAll(/(\S): /g, '$1 : '));
