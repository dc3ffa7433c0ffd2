import type { Comparison, SharedTest, Vocabulary, Who } from '../../language/index.ts';
import {
  adjective,
  type Case,
  counted as countNoun,
  ein,
  list,
  NOUNS,
  type Noun,
  oder,
  plural,
} from './grammar.ts';
import { BEARINGS, difficulty, face } from './terms.ts';
import { who } from './who.ts';

/** How German speaks of ships and of what is said of them, in both editions. */

export { actor, who } from './who.ts';

/** Words that are said of the card's ship, said of another one, which is given in the nominative. */
export function saidOf(words: string, part: Who): string {
  if (part === 'self') return words;
  return words
    .replaceAll('dieses Schiffs', who(part, 'gen'))
    .replaceAll('diesem Schiff', who(part, 'dat'))
    .replaceAll('dieses Schiff', who(part));
}

/** Of a chosen ship, said of each of some ships: named in full once, as the subject if they are that. */
export function ofEach(
  words: string,
  subject: string,
  dative: string,
  [ship, ofShip]: readonly [nominative: string, genitive: string],
): string {
  const genitive = new RegExp(`${subject}s|${who('chosen', 'gen')}`, 'g');
  // Where the ship is no subject, whose something is names it in full.
  const isSubject = words.replaceAll(genitive, '').includes(subject);
  return (isSubject ? words : words.replace(new RegExp(genitive.source), ofShip))
    .replaceAll(genitive, 'jenes Schiffs')
    .replaceAll(dative, 'jenem Schiff')
    .replace(subject, ship)
    .replaceAll(subject, 'jenes Schiff');
}

/** "mindestens 2", "genau 1", "1 bis 2". */
function limitText(least: number, most: number): string {
  if (most >= 99) return `mindestens ${least}`;
  if (least === most) return `genau ${least}`;
  return least > 0 ? `${least} bis ${most}` : `höchstens ${most}`;
}

/** Of several chosen ships. */
export const eachChosen = (words: string): string =>
  words
    .replaceAll('das gewählte Schiff', 'jedes gewählte Schiff')
    .replaceAll('dem gewählten Schiff', 'jedem gewählten Schiff')
    .replaceAll('des gewählten Schiffs', 'jedes gewählten Schiffs');

/** What is said of a ship behind it, with the verb last; both numbers of the verb. */
export interface Predicate {
  readonly rest: string;
  readonly verb: readonly [one: string, many: string];
}

export const IST = ['ist', 'sind'] as const;
export const HAT = ['hat', 'haben'] as const;
export const TRAEGT = ['trägt', 'tragen'] as const;

export const is = (rest: string, no: boolean): Predicate => ({
  rest: no ? `nicht ${rest}` : rest,
  verb: IST,
});
/** Of a thing with "ein": "keinen" without it. */
export const hasA = (stem: string, rest: string, no: boolean): Predicate => ({
  rest: `${no ? 'k' : ''}${stem} ${rest}`,
  verb: HAT,
});

/** Predicates of one subject with the verb last: "befreundet und in Reichweite 0-1 ist". */
export function joinedPredicates(all: readonly Predicate[], number: 0 | 1): string {
  const [first] = all;
  if (!first) return '';
  if (all.every(({ verb }) => verb === first.verb))
    return `${list(all.map(({ rest }) => rest))} ${first.verb[number]}`;
  return list(all.map(({ rest, verb }) => `${rest} ${verb[number]}`));
}

/** One of some predicates; none of them with `no`. */
export function eitherPredicate(all: readonly Predicate[], no: boolean): Predicate {
  const [first] = all;
  const joint = no ? 'und' : 'oder';
  if (first && all.every(({ verb }) => verb === first.verb))
    return {
      rest: list(
        all.map(({ rest }) => rest),
        joint,
      ),
      verb: first.verb,
    };
  const front = all.slice(0, -1).map(({ rest, verb }) => `${rest} ${verb[0]}`);
  const last = all[all.length - 1];
  return last ? { rest: `${front.join(', ')} ${joint} ${last.rest}`, verb: last.verb } : is('da', no);
}

type Test<Kind extends SharedTest<Vocabulary>['kind']> = Extract<SharedTest<Vocabulary>, { kind: Kind }>;

export function lockedPredicate({ who: by }: Test<'locked-by'>, no: boolean): Predicate {
  const whom = by === 'friend' ? 'einem befreundeten Schiff' : by === 'anybody' ? '' : who(by, 'dat');
  return {
    rest: `${whom === '' ? '' : `von ${whom} `}${no ? 'nicht ' : ''}als Ziel erfasst`,
    verb: IST,
  };
}

export function damagePredicate({ of, least, most }: Test<'damage'>, no: boolean): Predicate {
  const open = of === 'faceup' ? 'offene ' : '';
  if (most === 0 || (least === 1 && most >= 99))
    return { rest: `${no === (most === 0) ? 'eine' : 'keine'} ${open}Schadenskarte`, verb: HAT };
  const limit = limitText(least, most);
  const count = most >= 99 ? least : most;
  return {
    rest: `${no ? 'nicht ' : ''}${limit} ${open}${count === 1 ? NOUNS.damageCard.one : NOUNS.damageCard.many}`,
    verb: HAT,
  };
}

/** `tokens` behind "keinen" or a limit. */
export function tokensPredicate(
  { of, least, most }: Test<'tokens'>,
  no: boolean,
  tokens: (article: string, how: 'one' | 'many') => string,
): Predicate {
  const stressed = of === 'stress' && (most === 0 || (least === 1 && most >= 99));
  if (stressed) return is('gestresst', no !== (most === 0));
  if (most === 0 || (least === 1 && most >= 99)) {
    const none = no !== (most === 0);
    return { rest: tokens(none ? 'keinen' : 'einen', 'one'), verb: HAT };
  }
  const limit = limitText(least, most);
  const count = most >= 99 || least === most ? least : most;
  return { rest: `${no ? 'nicht ' : ''}${tokens(limit, count === 1 ? 'one' : 'many')}`, verb: HAT };
}

export type HowMany = 'one' | 'many' | 'each' | 'no' | 'bare';

/** Adjectives (those of one place together), the noun, what stands behind it, and what needs a clause. */
export interface NounParts {
  readonly stems: readonly (readonly string[])[];
  readonly head: Noun;
  readonly behind: readonly string[];
  readonly relative: readonly Predicate[];
}

const RELATIVE = { m: 'der', f: 'die', n: 'das' } as const;
const JEDES: Readonly<Record<Case, string>> = { nom: 'jedes', acc: 'jedes', dat: 'jedem' };

const ARTICLES: Readonly<Record<HowMany, (head: Noun, kase: Case) => string>> = {
  one: ({ gender }, kase) => ein(gender, kase),
  no: ({ gender }, kase) => ein(gender, kase, 'k'),
  each: (_, kase) => JEDES[kase],
  many: () => '',
  bare: () => '',
};

/** The noun with its article, and the clause that belongs to it, which can stand behind a verb: ", das gestresst ist,". */
export function nounApart(
  { stems, head, behind, relative }: NounParts,
  how: HowMany,
  kase: Case,
): readonly [noun: string, clause: string] {
  const after = how === 'many' || how === 'bare' ? 'none' : how === 'each' ? 'der' : 'ein';
  const number = how === 'many' ? 'many' : head.gender;
  const before = stems.map((one) => oder(one.map((stem) => adjective(stem, number, kase, after))));
  const article = ARTICLES[how](head, kase);
  const word = how === 'many' ? plural(head, kase) : head.one;
  const clause =
    relative.length === 0
      ? ''
      : `, ${how === 'many' ? 'die' : RELATIVE[head.gender]} ${joinedPredicates(relative, how === 'many' ? 1 : 0)},`;
  return [[...(article === '' ? [] : [article]), ...before, word, ...behind].join(' '), clause];
}

const COMPARED: Readonly<Record<Comparison, string>> = {
  lower: 'niedriger als',
  'lower-or-equal': 'höchstens so hoch wie',
  equal: 'so hoch wie',
  'higher-or-equal': 'mindestens so hoch wie',
  higher: 'höher als',
};
export const compared = (how: Comparison): string => COMPARED[how];

/** "mindestens 2". */
export const NUMBERED: Readonly<Record<Comparison, (than: number) => string>> = {
  lower: (than) => `weniger als ${than}`,
  'lower-or-equal': (than) => `höchstens ${than}`,
  equal: (than) => `genau ${than}`,
  'higher-or-equal': (than) => `mindestens ${than}`,
  higher: (than) => `mehr als ${than}`,
};

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

const many = <One extends string>(one: One | readonly One[]): readonly One[] =>
  typeof one === 'string' ? [one] : one;

/** "ein rotes Manöver", "ein blaues oder weißes Manöver (Drehung oder Wende) mit Geschwindigkeit 1-2"; "kein …". */
export function maneuverWith(test: ToldManeuverTest, no = false): string {
  const colours = test.difficulty === undefined ? [] : many(test.difficulty);
  const bearings = test.bearing === undefined ? [] : many(test.bearing);
  const inflected = (stem: string) => adjective(stem, 'n', 'acc', 'ein');
  const kinds = [
    ...(colours.length > 0 ? [oder(colours.map((colour) => inflected(difficulty(colour))))] : []),
    ...(test.basic === undefined ? [] : [inflected(test.basic ? 'einfach' : 'fortgeschritten')]),
  ];
  const ways = bearings.map((one) => BEARINGS[one as keyof typeof BEARINGS] ?? one);
  const side = test.direction && test.direction !== 'straight' ? [SIDEWAYS[test.direction]] : [];
  const how = [...(ways.length > 0 ? [oder(ways)] : []), ...side];
  const [from, to] = test.speed ?? [];
  return [
    no ? 'kein' : 'ein',
    ...kinds,
    'Manöver',
    ...(how.length > 0 ? [`(${how.join(', ')})`] : []),
    ...(from === undefined ? [] : [`mit Geschwindigkeit ${from === to ? from : `${from}-${to}`}`]),
    ...(test.parity ? [`mit ${test.parity === 'odd' ? 'ungerader' : 'gerader'} Geschwindigkeit`] : []),
  ].join(' ');
}

const SIDEWAYS = { left: 'nach links', right: 'nach rechts' } as const;

/** The same in the plural: "roten Manöver mit Geschwindigkeit 1-2" behind "die", "rote Manöver" alone. */
export const maneuversWith = (test: ToldManeuverTest, after: 'die' | 'none'): string =>
  maneuverWith(test)
    .replace(/^ein /, '')
    .replaceAll(/(rot|weiß|blau|grün|einfach|fortgeschritten)es\b/g, `$1${after === 'die' ? 'en' : 'e'}`);

export const DICE = { attack: 'Angriffswürfel', defense: 'Verteidigungswürfel' } as const;

/** "Treffer oder Krit". */
export const facesOr = (faces: readonly string[], manyOfThem = false): string =>
  oder(faces.map((one) => face(one, manyOfThem)));

/** "Treffer und Krits". */
export const facesAnd = (faces: readonly string[]): string => list(faces.map((one) => face(one, true)));

/** "1 Treffer", "alle Krits und Treffer". */
export const resultsText = (count: number | 'all', faces: readonly string[]): string =>
  `${count === 'all' ? 'alle' : count} ${count === 'all' ? facesAnd(faces) : facesOr(faces, count !== 1)}`;

/** "2 Angriffswürfel" as an object; counted on the table, "so viele Angriffswürfel" and behind the verb `asMany`. */
export const amountOf = <Counted>(
  of: number | Counted,
  thing: Noun,
  asMany: (of: Counted) => string,
): { readonly rest: string; readonly tail: string } =>
  typeof of === 'number'
    ? { rest: countNoun(of, thing), tail: '' }
    : { rest: `so viele ${thing.many}`, tail: asMany(of) };

export const damageText = (hits: number, crits: number): string =>
  list([...(hits > 0 ? [`${hits} Trefferschaden`] : []), ...(crits > 0 ? [`${crits} Kritschaden`] : [])]);
