/** How German words change: gender, number and case. */

import { joined } from './sentences.ts';

export { sentence } from './sentences.ts';

export type Gender = 'm' | 'f' | 'n';
/** Nominative, accusative, dative. */
export type Case = 'nom' | 'acc' | 'dat';

/** A noun with its plural. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
}

export const noun = (gender: Gender, one: string, many = one): Noun => ({ one, many, gender });

/** "1 Ladung", "2 Ladungen", "2 Schilden" in the dative. */
export const counted = (count: number, of: Noun, how: Case = 'acc'): string =>
  `${count} ${count === 1 ? of.one : plural(of, how)}`;

/** A noun in the plural: "Schilden" in the dative. */
export const plural = ({ many }: Noun, how: Case = 'acc'): string =>
  how === 'dat' ? dativePlural(many) : many;

const dativePlural = (many: string): string => (/[ns]$/.test(many) ? many : `${many}n`);

const EIN: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nom: { m: 'ein', f: 'eine', n: 'ein' },
  acc: { m: 'einen', f: 'eine', n: 'ein' },
  dat: { m: 'einem', f: 'einer', n: 'einem' },
};

/** "ein", "einen", "einer"; with a stem "kein", "seinem", "dieser". */
export const ein = (gender: Gender, how: Case = 'acc', stem = ''): string => `${stem}${EIN[how][gender]}`;

/** After no article, after "ein", after "der" or "jeder". */
export type After = 'none' | 'ein' | 'der';

const ENDINGS: Readonly<Record<After, Readonly<Record<Case, Readonly<Record<Gender | 'many', string>>>>>> = {
  none: {
    nom: { m: 'er', f: 'e', n: 'es', many: 'e' },
    acc: { m: 'en', f: 'e', n: 'es', many: 'e' },
    dat: { m: 'em', f: 'er', n: 'em', many: 'en' },
  },
  ein: {
    nom: { m: 'er', f: 'e', n: 'es', many: 'en' },
    acc: { m: 'en', f: 'e', n: 'es', many: 'en' },
    dat: { m: 'en', f: 'en', n: 'en', many: 'en' },
  },
  der: {
    nom: { m: 'e', f: 'e', n: 'e', many: 'en' },
    acc: { m: 'en', f: 'e', n: 'e', many: 'en' },
    dat: { m: 'en', f: 'en', n: 'en', many: 'en' },
  },
};

/** "befreundetes", "roten"; "lila" never changes. */
export const adjective = (stem: string, of: Gender | 'many', how: Case, after: After): string =>
  stem.endsWith('a') ? stem : `${stem}${ENDINGS[after][how][of]}`;

/** "a", "a und b", "a, b und c". */
export const list = (words: readonly string[], joint = 'und'): string => joined(words, joint);

/** "a oder b". */
export const oder = (words: readonly string[]): string => list(words, 'oder');
