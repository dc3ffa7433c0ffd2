import type { Comparison, SharedTest, Vocabulary } from '../../language/index.ts';
import { counted as countNoun, de, list, NOUNS, type Noun, noun, ou, to, un } from './grammar.ts';
import { BEARINGS, difficulty, face } from './terms.ts';
import { who } from './who.ts';

/** How French speaks of ships and of what is said of them, in both editions. */

export { actor, who } from './who.ts';

/** Words that are said of the card's ship, said of another one. */
export function saidOf(words: string, ship: string): string {
  return words.replaceAll('de ce vaisseau', de(ship)).replaceAll('ce vaisseau', ship);
}

/** Of the chosen ship, said of each of some ships: named in full once. */
export function ofEach(words: string, ship: string): string {
  const chosen = who('chosen');
  return words
    .replace(new RegExp(`(?:du|au|le) ${chosen.slice(3)}`), (found) => {
      if (found.startsWith('du')) return de(ship);
      return found.startsWith('au') ? to(ship) : ship;
    })
    .replaceAll(de(chosen), 'de celui-ci')
    .replaceAll(to(chosen), 'à celui-ci')
    .replaceAll(chosen, 'celui-ci');
}

/** Of several chosen ships. */
export const eachChosen = (words: string): string =>
  words
    .replaceAll('du vaisseau choisi', 'de chaque vaisseau choisi')
    .replaceAll('au vaisseau choisi', 'à chaque vaisseau choisi')
    .replaceAll('le vaisseau choisi', 'chaque vaisseau choisi');

export type HowMany = 'one' | 'many' | 'each' | 'no' | 'bare';

const DETERMINERS: Readonly<Record<HowMany, (noun_: string) => string>> = {
  one: (noun_) => `un ${noun_}`,
  each: (noun_) => `chaque ${noun_}`,
  no: (noun_) => `aucun ${noun_}`,
  many: (noun_) => (noun_.startsWith('autres ') ? `d’${noun_}` : `des ${noun_}`),
  bare: (noun_) => noun_,
};

/** "un" before, the noun, adjectives and the rest behind it, and what needs a clause. */
export interface NounParts<Test> {
  readonly before: readonly string[];
  readonly head: Noun;
  readonly adjectives: readonly string[];
  readonly behind: readonly string[];
  readonly relative: readonly Test[];
}

/** "un vaisseau ennemi à portée 0-1", "des vaisseaux ennemis", "chaque vaisseau allié", "aucun vaisseau". */
export function nounWith<Test>(
  { before, head, adjectives, behind, relative }: NounParts<Test>,
  how: HowMany,
  predicates: (tests: readonly Test[], many: boolean) => string,
): string {
  const many = how === 'many' || how === 'bare';
  const agree = (word: string) => (many && !word.endsWith('x') ? `${word}s` : word);
  const noun_ = [
    ...before.map(agree),
    many ? head.many : head.one,
    ...adjectives.map((words) => words.replaceAll(/[^ ,]+(?=,| ou |$)/g, agree)),
    ...behind,
  ].join(' ');
  const clause = relative.length === 0 ? '' : ` qui ${predicates(relative, many)}`;
  return `${DETERMINERS[how](noun_)}${clause}`;
}

export const be = (many: boolean, no: boolean): string =>
  many ? (no ? 'ne sont pas' : 'sont') : no ? 'n’est pas' : 'est';
export const have = (many: boolean, no: boolean): string =>
  many ? (no ? 'n’ont pas' : 'ont') : no ? 'n’a pas' : 'a';
/** "a un jeton", "n’a aucun jeton". */
export const hasA = (gender: 'm' | 'f', rest: string, many: boolean, no: boolean): string =>
  no
    ? `${many ? 'n’ont' : 'n’a'} aucun${gender === 'f' ? 'e' : ''} ${rest}`
    : `${many ? 'ont' : 'a'} ${un(gender)} ${rest}`;

type Test<Kind extends SharedTest<Vocabulary>['kind']> = Extract<SharedTest<Vocabulary>, { kind: Kind }>;

/** " par l’attaquant"; nothing where anybody does. */
export function lockedBy({ who: by }: Test<'locked-by'>): string {
  if (by === 'anybody') return '';
  return ` par ${by === 'friend' ? 'un vaisseau allié' : who(by)}`;
}

export function damagePredicate({ of, least, most }: Test<'damage'>, many: boolean, no: boolean): string {
  const open = of === 'faceup' ? ' face visible' : '';
  if (most === 0 || (least === 1 && most >= 99))
    return hasA('f', `carte de dégât${open}`, many, no !== (most === 0));
  const count = most >= 99 ? least : most;
  const limit = most >= 99 ? 'au moins' : least > 0 ? `${least} à` : 'au plus';
  return `${have(many, no)} ${limit} ${countNoun(count, NOUNS.damageCard)}${open}`;
}

/** `named` gives a kind of tokens, alone or counted. */
export function tokensPredicate(
  { of, least, most }: Test<'tokens'>,
  many: boolean,
  no: boolean,
  named: (count: number | null) => string,
): string {
  const none = most === 0;
  const any = least === 1 && most >= 99;
  if (of === 'stress' && (none || any)) return `${be(many, no !== none)} stressé${many ? 's' : ''}`;
  if (none || any) return hasA('m', named(null), many, no !== none);
  const [limit, count] =
    most >= 99
      ? ['au moins', least]
      : least === most
        ? ['exactement', least]
        : [least > 0 ? `${least} à` : 'au plus', most];
  return `${have(many, no)} ${limit} ${named(count as number)}`;
}

/** "inférieure à celle du défenseur", "égale à 2". */
export function comparedTo(how: Comparison, than: string, gender: 'm' | 'f'): string {
  const e = gender === 'f' ? 'e' : '';
  const words: Readonly<Record<Comparison, string>> = {
    lower: `inférieur${e}`,
    'lower-or-equal': `inférieur${e} ou égal${e}`,
    equal: `égal${e}`,
    'higher-or-equal': `supérieur${e} ou égal${e}`,
    higher: `supérieur${e}`,
  };
  return `${words[how]} à ${than}`;
}

const all = <One extends string>(one: One | readonly One[]): readonly One[] =>
  typeof one === 'string' ? [one] : one;

/** "une manœuvre rouge", "une manœuvre bleue ou blanche (virage léger) de vitesse 1-2". */
export const maneuverWith = (test: ToldManeuverTest): string => `une ${maneuverWords(test, false)}`;

/** The same in the plural: "manœuvres rouges de vitesse 1-2". */
export function maneuverWords(test: ToldManeuverTest, many: boolean): string {
  const s = many ? 's' : '';
  const colours = test.difficulty === undefined ? [] : all(test.difficulty);
  const bearings = test.bearing === undefined ? [] : all(test.bearing);
  const ways = bearings.map((one) => BEARINGS[one as keyof typeof BEARINGS] ?? one);
  const side = test.direction && test.direction !== 'straight' ? [SIDEWAYS[test.direction]] : [];
  const how = [...(ways.length > 0 ? [ou(ways)] : []), ...side];
  const [from, to] = test.speed ?? [];
  return [
    `manœuvre${s}`,
    ...(test.basic === undefined ? [] : [test.basic ? 'de base' : `avancée${s}`]),
    ...(colours.length > 0 ? [ou(colours.map((colour) => `${difficulty(colour)}${s}`))] : []),
    ...(how.length > 0 ? [`(${how.join(', ')})`] : []),
    ...(from === undefined ? [] : [`de vitesse ${from === to ? from : `${from}-${to}`}`]),
    ...(test.parity ? [`de vitesse ${test.parity === 'odd' ? 'impaire' : 'paire'}`] : []),
  ].join(' ');
}

const SIDEWAYS = { left: 'vers la gauche', right: 'vers la droite' } as const;

/** A maneuver as both editions test it. */
export interface ToldManeuverTest {
  readonly difficulty?: Colour | readonly Colour[];
  readonly speed?: readonly [number, number];
  readonly bearing?: string | readonly string[];
  readonly direction?: 'left' | 'right' | 'straight';
  readonly basic?: boolean;
  readonly parity?: 'even' | 'odd';
}
type Colour = Parameters<typeof difficulty>[0];

/** "2 dés d’attaque"; counted on the table, "autant de dés d’attaque" and what `asMany` says. */
export function amountOf<Counted>(
  of: number | Counted,
  thing: Noun,
  more: string,
  asMany: (of: Counted) => string,
): string {
  if (typeof of === 'number') return `${countNoun(of, thing)}${more}`;
  return `autant ${de(thing.many)}${more} ${asMany(of)}`;
}

export const DICE = { attack: 'dés d’attaque', defense: 'dés de défense' } as const;

/** "touche ou critique". */
export const facesOr = (faces: readonly string[], many = false): string =>
  ou(faces.map((one) => face(one, many)));

/** "touches et critiques". */
export const facesAnd = (faces: readonly string[]): string => list(faces.map((one) => face(one, true)));

/** "1 touche", "tous les résultats critique et touche". */
export const resultsText = (count: number | 'all', faces: readonly string[]): string =>
  count === 'all' ? `tous les résultats ${facesAnd(faces)}` : `${count} ${facesOr(faces, count !== 1)}`;

export const NUMBERED: Readonly<Record<Comparison, string>> = {
  lower: 'moins de',
  'lower-or-equal': 'au plus',
  equal: 'exactement',
  'higher-or-equal': 'au moins',
  higher: 'plus de',
};

const HIT = noun('m', 'dégât normal', 'dégâts normaux');
const CRIT = noun('m', 'dégât critique', 'dégâts critiques');

export const damageText = (hits: number, crits: number): string =>
  list([...(hits > 0 ? [countNoun(hits, HIT)] : []), ...(crits > 0 ? [countNoun(crits, CRIT)] : [])]);
