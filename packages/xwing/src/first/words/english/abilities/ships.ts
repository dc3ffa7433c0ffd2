import { type PhrasesByKind, sayByKind } from '@firing-arc/words';
import type { Comparison, ManeuverTest, Who } from '../../../../common/language/index.ts';
import type { ArcName, ShipTest, Stat, TokenClass, Value } from '../../../abilities/language.ts';
import type { Allegiance, ManeuverDifficulty } from '../../../cards/index.ts';
import { chassisName } from '../../labels.ts';
import { action, article, condition, damageCard, face, list, token, upgrade } from '../terms.ts';

/** Ships, the tests they pass, and numbers, in words. */

const WHO: Readonly<Record<Who, string>> = {
  self: 'this ship',
  it: 'that ship',
  other: 'the other ship',
  attacker: 'the attacker',
  defender: 'the defender',
  enemy: 'the enemy ship',
  chosen: 'the chosen ship',
};
export const who = (part: Who): string => WHO[part];
export const whose = (part: Who): string => `${WHO[part]}’s`;

export const ARCS: Readonly<Record<ArcName, string>> = {
  firing: 'firing arc',
  primary: 'primary firing arc',
  auxiliary: 'auxiliary firing arc',
  mobile: 'mobile firing arc',
  bullseye: 'bullseye arc',
};
const arcs = (names: readonly ArcName[]): string =>
  list(
    names.map((name) => ARCS[name]),
    'or',
  );

export const tokenWord = (of: TokenClass): string => (of === 'any' ? '' : `${token(of)} `);

/** "at range 1-2", "beyond range 2". */
export const distance = ([from, to]: readonly [number, number]): string => {
  if (to >= 9) return `beyond range ${from - 1}`;
  return from === to ? `at range ${from}` : `at range ${from}-${to}`;
};

const COMPARED: Readonly<Record<Comparison, string>> = {
  lower: 'lower than',
  'lower-or-equal': 'not higher than',
  equal: 'equal to',
  'higher-or-equal': 'not lower than',
  higher: 'higher than',
};

/** What a test says of a ship, after its name. */
export const predicate = (test: ShipTest): string => sayByKind(TESTS, test);

/** Tests of ships by their kind. */
const TESTS: PhrasesByKind<ShipTest> = {
  side: ({ is, of }) =>
    `is ${is === 'enemy' ? 'an enemy' : 'friendly'}${of === 'self' ? '' : ` to ${who(of)}`}`,
  is: (test) => `is ${who(test.who)}`,
  range: ({ of, range }) => `is ${distance(range)}${of === 'self' ? '' : ` of ${who(of)}`}`,
  'in-arc': (test) => `is in ${whose(test.of)} ${arcs(test.arcs)}`,
  'has-in-arc': (test) => `has ${who(test.who)} in its ${arcs(test.arcs)}`,
  tokens: ({ least, most, of }) => tokensPredicate(of, least, most),
  damage: ({ least, most, of }) => numbered(`${of === 'faceup' ? 'faceup ' : ''}damage card`, least, most),
  'locked-by': (test) => {
    if (test.who === 'anybody') return 'is locked';
    return test.who === 'friend' ? 'is locked by a friendly ship' : `is locked by ${who(test.who)}`;
  },
  locks: (test) => `has a target lock on ${who(test.who)}`,
  chassis: ({ ids }) => `is ${article(list(ids.map(chassisName), 'or'))}`,
  size: ({ sizes }) => `is ${list(sizes, 'or')}`,
  touching: (test) => `touches ${who(test.who)}`,
  overlapped: (test) => `overlapped ${who(test.who)}`,
  skill: (test) => {
    const than = typeof test.than === 'number' ? `${test.than}` : whose(test.than);
    return `has a pilot skill ${COMPARED[test.compare]} ${than}`;
  },
  condition: ({ is }) => HOLDS[is],
  'on-bar': (test) => `has ${action(test.action)} on its action bar`,
  'near-bomb': 'is at range 1 of a bomb token',
  allegiance: ({ is }) => `flies for the ${ALLEGIANCES[is]}`,
  carries: ({ slot }) => `carries ${article(`${slot} upgrade`)}`,
  equipped: ({ card }) => `has ${upgrade(card)}`,
  faceup: ({ card }) => `has a faceup ${damageCard(card)}`,
  'has-condition': ({ card }) => `has ${condition(card)}`,
  'dial-color': ({ is }) => `has ${article(is)} maneuver on its dial`,
  assigner: 'is the ship that assigned this card',
  marked: 'is the ship kept in mind',
  'agility-below-cost': 'has an agility lower than the squad point cost of that weapon',
  'shield-value': ({ most }) => `has a shield value of ${most} or less`,
  unique: 'is a unique pilot',
  'overlapped-by': (test) => `was overlapped by ${who(test.who)}`,
  not: ({ test }) => denied(predicate(test)),
  either: ({ tests }) => list(tests.map(predicate), 'or'),
};

const ALLEGIANCES: Readonly<Record<Allegiance, string>> = {
  rebelalliance: 'Rebel Alliance',
  resistance: 'Resistance',
  galacticempire: 'Galactic Empire',
  firstorder: 'First Order',
  scumandvillainy: 'Scum and Villainy',
};

const HOLDS = {
  shielded: 'has a shield',
  'full-shields': 'has all its shields',
  cloaked: 'is cloaked',
  ionized: 'is ionized',
  'facedown-card': 'has a facedown damage card',
  attacked: 'has attacked this round',
  defending: 'is the defender of an attack',
  'hull-left': 'has hull left',
} as const;

function denied(words: string): string {
  if (words === 'has a shield') return 'has no shield';
  if (words.startsWith('is ')) return `is not ${words.slice(3)}`;
  return words.startsWith('has ')
    ? `does not have ${words.slice(4)}`
    : words.replace(/^(\S+)s /, 'does not $1 ');
}

function tokensPredicate(of: TokenClass, least: number, most: number): string {
  if (of === 'stress' && most === 0) return 'is not stressed';
  if (of === 'stress' && least === 1 && most >= 99) return 'is stressed';
  return numbered(`${tokenWord(of)}token`, least, most);
}

function numbered(word: string, least: number, most: number): string {
  if (most === 0) return `has no ${word}`;
  if (most < 99) return `has ${least > 0 ? `${least} to ${most}` : `${most} or fewer`} ${word}s`;
  return least === 1 ? `has ${article(word)}` : `has ${least} or more ${word}s`;
}

const isNotSelf = (test: ShipTest): boolean =>
  test.kind === 'not' && test.test.kind === 'is' && test.test.who === 'self';

/** "another friendly ship at range 1 that is stressed"; `many` for as many as there are. */
export function shipWith(tests: readonly ShipTest[], many = false): string {
  const [first] = tests;
  if (tests.length === 1 && first?.kind === 'is') return who(first.who);
  const side = tests.find((test) => test.kind === 'side' && test.of === 'self');
  const isOther = tests.some(isNotSelf);
  const near = tests.find((test) => test.kind === 'range' && test.of === 'self');
  const rest = tests.filter((test) => test !== side && test !== near && !isNotSelf(test));
  const kind = side?.kind === 'side' ? `${side.is} ` : '';
  const noun = many
    ? `${isOther ? 'other ' : ''}${kind}ships`
    : isOther
      ? `another ${kind}ship`
      : article(`${kind}ship`);
  const where = near?.kind === 'range' ? ` ${distance(near.range)}` : '';
  const said = rest.map(predicate).map((words) => (many ? ofMany(words) : words));
  const that = rest.length === 0 ? '' : ` that ${list(said)}`;
  return `${noun}${where}${that}`;
}

/** "are stressed", "have an evade token": what is said of one ship, said of several. */
const ofMany = (words: string): string =>
  words
    .replace(/^(is|has|does|flies|carries|touches)\b/, (verb) => OF_MANY[verb] ?? verb)
    .replace(/ in its /, ' in their ')
    .replace(/ on its /, ' on their ');
const OF_MANY: Readonly<Record<string, string>> = {
  is: 'are',
  has: 'have',
  does: 'do',
  flies: 'fly',
  carries: 'carry',
  touches: 'touch',
};

const BEARINGS: Readonly<Record<string, string>> = {
  koiogran: 'Koiogran turn',
  segnor: 'Segnor’s Loop',
  tallon: 'Tallon Roll',
};

const many = <One extends string>(one: One | readonly One[] | undefined): readonly One[] =>
  one === undefined ? [] : typeof one === 'string' ? [one] : one;

/** "red maneuver", "speed 2-4 bank maneuver". */
export function maneuverWith(test: ManeuverTest<ManeuverDifficulty>): string {
  const { speed, direction } = test;
  const bearings = many(test.bearing).map((one) => BEARINGS[one] ?? one);
  const words = [
    ...(speed ? [`speed ${speed[0] === speed[1] ? speed[0] : `${speed[0]}-${speed[1]}`}`] : []),
    ...(test.difficulty ? [list(many(test.difficulty), 'or')] : []),
    ...(bearings.length > 0 ? [list(bearings, 'or')] : []),
    'maneuver',
    ...(direction && direction !== 'straight' ? [`to the ${direction}`] : []),
  ];
  return words.join(' ');
}

const STATS: Readonly<Record<Stat, string>> = {
  shields: 'shields',
  skill: 'pilot skill',
  agility: 'agility',
  hull: 'hull value',
  speed: 'speed',
  'damage-cards': 'damage cards',
  attack: 'primary weapon value',
};

/** "2", or what is counted. */
export function value(of: Value): string {
  return typeof of === 'number' ? `${of}` : `as many as ${counted(of)}`;
}

/** A counted number: "there are enemy ships at range 1", "the defender’s agility". */
export function counted(of: Exclude<Value, number>): string {
  switch (of.kind) {
    case 'ships':
      return `there are ${shipWith(of.that, true)}${limit(of.most)}`;
    case 'tokens':
      return `${who(of.who)} has ${tokenWord(of.of)}tokens${limit(of.most)}`;
    case 'beyond':
      return `${typeof of.of === 'number' ? of.of : counted(of.of)}, beyond ${of.limit}`;
    case 'obstacles':
      return `there are obstacles ${distance(of.range)}${limit(of.most)}`;
    case 'minus':
      return `${noun(of.a)} less ${noun(of.b)}`;
    case 'defense-dice-rolled':
      return 'there are defense dice that were rolled';
    case 'damage-suffered':
      return 'the damage that the defender suffered in the attack';
    case 'at-most':
      return `${typeof of.of === 'number' ? of.of : counted(of.of)}${limit(of.most)}`;
    case 'stat':
      return `${whose(of.who)} ${STATS[of.of]}`;
    case 'results':
      if (of.faces.length === 5) return `there are ${of.dice} dice`;
      return `there are ${list(of.faces.map(face), 'or')} results among the ${of.dice} dice`;
  }
}

/** "the other ship’s focus tokens", "this ship’s agility". */
function noun(of: Value): string {
  if (typeof of === 'number') return `${of}`;
  return of.kind === 'tokens' ? `${whose(of.who)} ${tokenWord(of.of)}tokens` : counted(of);
}

const limit = (most: number): string => (most >= 99 ? '' : `, at most ${most}`);
export const compared = (how: Comparison): string => COMPARED[how];
