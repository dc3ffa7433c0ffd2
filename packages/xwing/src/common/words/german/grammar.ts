/** How German words change: gender, number and case, and the nouns that both editions count. */

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
export function counted(count: number, { one, many }: Noun, how: Case = 'acc'): string {
  if (count === 1) return `1 ${one}`;
  return `${count} ${how === 'dat' ? dativePlural(many) : many}`;
}

/** A noun in the plural. */
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
export function list(words: readonly string[], joint = 'und'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${joint} ${words[words.length - 1]}`;
}

export const sentence = (text: string): string => {
  const full = /[.!?]$/.test(text) ? text : `${text}.`;
  return full.charAt(0).toUpperCase() + full.slice(1);
};

/** "a", "a oder b". */
export const oder = (words: readonly string[]): string => list(words, 'oder');

export const NOUNS = {
  action: noun('f', 'Aktion', 'Aktionen'),
  attackDie: noun('m', 'Angriffswürfel'),
  card: noun('f', 'Karte', 'Karten'),
  damageCard: noun('f', 'Schadenskarte', 'Schadenskarten'),
  defenseDie: noun('m', 'Verteidigungswürfel'),
  dial: noun('n', 'Rad', 'Räder'),
  lock: noun('f', 'Zielerfassung', 'Zielerfassungen'),
  maneuver: noun('n', 'Manöver'),
  shield: noun('m', 'Schild', 'Schilde'),
  ship: noun('n', 'Schiff', 'Schiffe'),
  token: noun('m', 'Marker'),
  upgrade: noun('f', 'Aufwertung', 'Aufwertungen'),
} as const;

/**
 * A sentence of a card: a clause in the middle brings its comma, which goes where another mark follows, and what
 * follows ":" is a sentence.
 */
export const finished = (text: string): string =>
  sentence(
    text
      .replaceAll(/,+(?=[,.;:)])/g, '')
      .replace(/,$/, '')
      // "in Reichweite 0-1 1 Fokusmarker" reads as one number.
      .replaceAll(/(Reichweite \d(?:-\d)?) (?=\d)/g, '$1 je ')
      .replaceAll(/: ([a-zäöü])/g, (_, letter: string) => `: ${letter.toUpperCase()}`),
  );
