import type { Comparison } from '../../../../common/language/index.ts';
import {
  amountOf,
  be,
  comparedTo,
  DICE,
  damagePredicate,
  facesOr,
  type HowMany,
  hasA,
  have,
  lockedBy,
  maneuverWith,
  type NounParts,
  NUMBERED,
  nounWith,
  tokensPredicate,
  who,
} from '../../../../common/words/french/ships.ts';
import { SHARED_SLOTS } from '../../../../common/words/french/terms.ts';
import type { ArcName, ShipTest, Stat, TokenClass, Value } from '../../../abilities/language.ts';
import type { Allegiance, ShipSize, UpgradeSlot } from '../../../cards/index.ts';
import { chassisName, conditionName, damageCard, upgradeName } from '../../labels.ts';
import { de, list, NOUNS, type Noun, un } from '../grammar.ts';
import { action, distance, tokenNoun } from '../terms.ts';

export {
  DICE,
  eachChosen,
  facesOr,
  maneuverWith,
  maneuverWords,
  ofEach,
  resultsText,
  who,
} from '../../../../common/words/french/ships.ts';

/** Ships, the tests they pass, and numbers, in words. */

export const ARCS: Readonly<Record<ArcName, string>> = {
  firing: 'arc de tir',
  primary: 'arc de tir principal',
  auxiliary: 'arc de tir auxiliaire',
  mobile: 'arc de tir mobile',
  bullseye: 'arc bullseye',
};

/** "l’arc de tir" or "son arc de tir mobile". */
const arcs = (names: readonly ArcName[], article: 'l’' | 'son '): string =>
  list(
    names.map((name) => `${article}${ARCS[name]}`),
    'ou',
  );

/** "jeton de stress", "jetons". */
export const tokens = (of: TokenClass, many = false): string =>
  of === 'any' ? (many ? 'jetons' : 'jeton') : tokenNoun(of, many);

/** "1 jeton de stress", "2 jetons de stress". */
export const tokenCount = (of: TokenClass, count: number): string => `${count} ${tokens(of, count !== 1)}`;

/** "jeton de concentration ou jeton d’évasion". */
export const tokensOr = (of: readonly TokenClass[], many = false): string =>
  list(
    of.map((one) => tokens(one, many)),
    'ou',
  );

const SIDES = { friendly: 'allié', enemy: 'ennemi' } as const;

export const SIZES: Readonly<Record<ShipSize, string>> = { small: 'petit', large: 'grand', huge: 'énorme' };

export const SLOTS: Readonly<Record<UpgradeSlot, string>> = {
  ...SHARED_SLOTS,
  bomb: 'Bombe',
  elite: 'Élite',
  'salvaged-astromech': 'Astromech récupéré',
  system: 'Système',
};

/** "amélioration Torpille ou Missile". */
export const slotUpgrade = (slots: readonly UpgradeSlot[]): string =>
  `amélioration ${list(
    slots.map((slot) => SLOTS[slot]),
    'ou',
  )}`;

const ALLEGIANCES: Readonly<Record<Allegiance, string>> = {
  rebelalliance: 'l’Alliance rebelle',
  resistance: 'la Résistance',
  galacticempire: 'l’Empire galactique',
  firstorder: 'le Premier Ordre',
  scumandvillainy: 'les Racailles et Scélérats',
};

/** "est stressé", "ont un jeton": what is said of one ship or of several; `no` says that it is not so. */
export const predicates = (tests: readonly ShipTest[], many = false, no = false): string =>
  list(tests.map((test) => predicate(test, many, no)));

/** "un vaisseau ennemi à portée 1", "des vaisseaux ennemis", "chaque vaisseau allié", "aucun vaisseau". */
export function shipWith(tests: readonly ShipTest[], how: HowMany = 'one'): string {
  const [only] = tests;
  if (how === 'one' && tests.length === 1 && only?.kind === 'is') return who(only.who);
  return nounWith(nounParts(tests), how, predicates);
}

const isOther = (test: ShipTest): boolean =>
  test.kind === 'not' && test.test.kind === 'is' && test.test.who === 'self';

function nounParts(tests: readonly ShipTest[]): NounParts<ShipTest> {
  const adjectives: string[] = [];
  const behind: string[] = [];
  const relative: ShipTest[] = [];
  for (const test of tests) {
    if (isOther(test)) continue;
    if (test.kind === 'side' && test.of === 'self') adjectives.unshift(SIDES[test.is]);
    else if (test.kind === 'condition' && ADJECTIVES[test.is]) adjectives.push(ADJECTIVES[test.is] ?? '');
    else if (test.kind === 'chassis') behind.unshift(`du type ${list(test.ids.map(chassisName), 'ou')}`);
    else if (test.kind === 'range') behind.push(spot(test));
    else if (test.kind === 'in-arc' && !tests.some((other) => other.kind === 'in-arc' && other !== test))
      behind.push(inArcs(test));
    else relative.push(test);
  }
  return { before: tests.some(isOther) ? ['autre'] : [], head: NOUNS.ship, adjectives, behind, relative };
}

/** Conditions that have an adjective; the others are said in a clause. */
const ADJECTIVES: Readonly<Partial<Record<Extract<ShipTest, { kind: 'condition' }>['is'], string>>> = {
  cloaked: 'occulté',
  ionized: 'ionisé',
};

/** "à portée 1", "à portée 1 du défenseur". */
const spot = ({ range, of }: Extract<ShipTest, { kind: 'range' }>): string =>
  of === 'self' ? distance(range) : `${distance(range)} ${de(who(of))}`;

/** "dans l’arc de tir de ce vaisseau". */
const inArcs = ({ arcs: names, of }: Extract<ShipTest, { kind: 'in-arc' }>): string =>
  `dans ${arcs(names, 'l’')} ${de(who(of))}`;

/** What passes a test, behind its subject; `no` says that it does not. */
function predicate(test: ShipTest, many: boolean, no: boolean): string {
  const is = (rest: string) => `${be(many, no)} ${rest}`;
  const has = (rest: string) => `${have(many, no)} ${rest}`;
  const s = many ? 's' : '';
  switch (test.kind) {
    case 'side':
      return is(`${SIDES[test.is]}${s}${test.of === 'self' ? '' : ` ${de(who(test.of))}`}`);
    case 'is':
      return is(who(test.who));
    case 'range':
      return is(spot(test));
    case 'in-arc':
      return is(inArcs(test));
    case 'has-in-arc':
      return has(`${who(test.who)} dans ${arcs(test.arcs, 'l’')}`);
    case 'tokens':
      return tokensPredicate(test, many, no, (count) =>
        count === null ? tokens(test.of) : tokenCount(test.of, count),
      );
    case 'damage':
      return damagePredicate(test, many, no);
    case 'locked-by':
      return is(`acquis${s} comme cible${lockedBy(test)}`);
    case 'locks':
      return hasA('f', `acquisition de cible sur ${who(test.who)}`, many, no);
    case 'chassis':
      return is(`du type ${list(test.ids.map(chassisName), 'ou')}`);
    case 'size':
      return is(
        list(
          test.sizes.map((size) => SIZES[size]),
          'ou',
        ),
      );
    case 'touching':
      return verbal(['touche', 'touchent'], many, no, who(test.who));
    case 'overlapped':
      return has(`chevauché ${who(test.who)}`);
    case 'overlapped-by':
      return has(`été chevauché${s} par ${who(test.who)}`);
    case 'skill': {
      const than = typeof test.than === 'number' ? `${test.than}` : `celle ${de(who(test.than))}`;
      return hasA('f', `valeur de pilotage ${comparedTo(test.compare, than, 'f')}`, many, no);
    }
    case 'condition':
      return conditionPredicate(test.is, many, no);
    case 'on-bar':
      return has(`${action(test.action)} dans sa barre d’action`);
    case 'near-bomb':
      return is('à portée 1 d’un jeton de bombe');
    case 'allegiance':
      return verbal(['vole', 'volent'], many, no, `pour ${ALLEGIANCES[test.is]}`);
    case 'carries':
      return hasA('f', slotUpgrade([test.slot]), many, no);
    case 'equipped':
      return is(`équipé${s} ${de(upgradeName(test.card))}`);
    case 'faceup':
      return has(`${damageCard(test.card)} face visible`);
    case 'has-condition':
      return has(`l’état ${conditionName(test.card)}`);
    case 'assigner':
      return has('assigné cet état');
    case 'marked':
      return is('noté sur cette carte');
    case 'agility-below-cost':
      return has('une agilité inférieure au coût en points de cette arme');
    case 'dial-color':
      return has(`${maneuverWith({ difficulty: test.is })} sur son cadran`);
    case 'shield-value':
      return has(`une valeur de boucliers de ${test.most} ou moins`);
    case 'unique':
      return is(`un pilote unique`);
    case 'not':
      return predicate(test.test, many, !no);
    case 'either':
      return list(
        test.tests.map((one) => predicate(one, many, no)),
        no ? 'et' : 'ou',
      );
  }
}

/** "touche ce vaisseau", "ne touchent pas ce vaisseau". */
function verbal(
  verb: readonly [one: string, many: string],
  many: boolean,
  no: boolean,
  rest: string,
): string {
  const word = verb[many ? 1 : 0];
  return no ? `ne ${word} pas ${rest}` : `${word} ${rest}`;
}

function conditionPredicate(
  of: Extract<ShipTest, { kind: 'condition' }>['is'],
  many: boolean,
  no: boolean,
): string {
  switch (of) {
    case 'shielded':
      return hasA('m', 'bouclier', many, no);
    case 'full-shields':
      return `${have(many, no)} tous ses boucliers`;
    case 'facedown-card':
      return hasA('f', 'carte de dégât face cachée', many, no);
    case 'hull-left':
      return `${have(many, no)} encore de la coque`;
    case 'defending':
      return `${be(many, no)} le défenseur d’une attaque`;
    case 'attacked':
      return `${have(many, no)} attaqué pendant cette manche`;
    default:
      return `${be(many, no)} ${ADJECTIVES[of] ?? of}${many ? 's' : ''}`;
  }
}

type Counted = Exclude<Value, number>;

/** "2 dés d’attaque"; counted on the table, "autant de dés d’attaque qu’il y a de vaisseaux". */
export const amount = (of: Value, thing: Noun, more = ''): string => amountOf(of, thing, more, asMany);

/** "qu’il y a de vaisseaux ennemis à portée 1". */
export const asMany = (of: Counted): string =>
  `que ${counting(of)}${limit(of)}`.replace(/^que (?=[aeiou])/, 'qu’');

const limit = (of: Counted): string => {
  if (of.kind === 'beyond') return ` (au-delà de ${of.limit})`;
  return 'most' in of && of.most < 99 ? ` (au plus ${of.most})` : '';
};

function counting(of: Counted): string {
  switch (of.kind) {
    case 'ships':
      return `il y a ${de(shipWith(of.that, 'bare'))}`;
    case 'tokens':
      return `${who(of.who)} a ${de(tokens(of.of, true))}`;
    case 'stat':
      return COUNTS[of.of](who(of.who));
    case 'results':
      return of.faces.length === 5
        ? `il y a de ${DICE[of.dice]}`
        : `les ${DICE[of.dice]} montrent ${de(facesOr(of.faces, true))}`;
    case 'beyond':
    case 'at-most':
      return typeof of.of === 'number' ? `en indique ${of.of}` : counting(of.of);
    case 'obstacles':
      return `il y a d’obstacles ${distance(of.range)}`;
    case 'minus':
      return `l’indique ${numberOf(of.a)} moins ${numberOf(of.b)}`;
    case 'defense-dice-rolled':
      return 'il y a de dés de défense lancés';
    case 'damage-suffered':
      return 'le défenseur a subi de dégâts';
  }
}

const COUNTS: Readonly<Record<Stat, (ship: string) => string>> = {
  shields: (ship) => `${ship} a de boucliers`,
  skill: (ship) => `en indique la valeur de pilotage ${de(ship)}`,
  agility: (ship) => `en indique l’agilité ${de(ship)}`,
  hull: (ship) => `en indique la valeur de coque ${de(ship)}`,
  speed: (ship) => `en indique la vitesse ${de(ship)}`,
  'damage-cards': (ship) => `${ship} a de cartes de dégât`,
  attack: (ship) => `en indique la valeur d’arme principale ${de(ship)}`,
};

const STATS: Readonly<Record<Stat, readonly [name: string, gender: 'm' | 'f']>> = {
  shields: ['le nombre de boucliers', 'm'],
  skill: ['la valeur de pilotage', 'f'],
  agility: ['l’agilité', 'f'],
  hull: ['la valeur de coque', 'f'],
  speed: ['la vitesse', 'f'],
  'damage-cards': ['le nombre de cartes de dégât', 'm'],
  attack: ['la valeur d’arme principale', 'f'],
};

/** The counted thing as a number: "le nombre de jetons de concentration de l’autre vaisseau", "l’agilité de ce vaisseau". */
function numberOf(of: Value): string {
  if (typeof of === 'number') return `${of}`;
  switch (of.kind) {
    case 'ships':
      return `le nombre ${de(shipWith(of.that, 'bare'))}`;
    case 'tokens':
      return `le nombre ${de(tokens(of.of, true))} ${de(who(of.who))}`;
    case 'stat':
      return `${STATS[of.of][0]} ${de(who(of.who))}`;
    case 'results':
      return of.faces.length === 5
        ? `le nombre de ${DICE[of.dice]}`
        : `le nombre de résultats ${facesOr(of.faces)} des ${DICE[of.dice]}`;
    case 'beyond':
    case 'at-most':
      return `${numberOf(of.of)}${limit(of)}`;
    case 'obstacles':
      return `le nombre d’obstacles ${distance(of.range)}`;
    case 'minus':
      return `${numberOf(of.a)} moins ${numberOf(of.b)}`;
    case 'defense-dice-rolled':
      return 'le nombre de dés de défense lancés';
    case 'damage-suffered':
      return 'le nombre de dégâts subis par le défenseur';
  }
}

/** "le nombre de dés de défense lancés n’est pas 2". */
export const differs = (a: Value, b: Value): string => `${numberOf(a)} n’est pas ${numberOf(b)}`;

/** "les dés d’attaque montrent au moins 1 critique"; of two counted things "… est supérieur à …". */
export function comparison(a: Value, compare: Comparison, b: Value): string {
  if (typeof a !== 'number' && typeof b === 'number') {
    const [number, many] =
      b === 0 && compare === 'higher'
        ? (['au moins 1', false] as const)
        : ([`${NUMBERED[compare]} ${b}`, b !== 1] as const);
    const words = someOf(a, number, many);
    if (words) return words;
  }
  const gender = typeof a !== 'number' && a.kind === 'stat' ? STATS[a.of][1] : 'm';
  return `${numberOf(a)} est ${comparedTo(compare, numberOf(b), gender)}`.replace(/ à le /, ' au ');
}

/** What is counted in pieces; null for what is not. */
function someOf(of: Counted, number: string, many: boolean): string | null {
  switch (of.kind) {
    case 'ships':
      return `il y a ${number} ${many ? shipWith(of.that, 'bare') : shipWith(of.that).replace(/^un /, '')}`;
    case 'tokens':
      return `${who(of.who)} a ${number} ${tokens(of.of, many)}`;
    case 'results':
      if (of.faces.length === 5) return `il y a ${number} ${DICE[of.dice]}`;
      return `les ${DICE[of.dice]} montrent ${number} ${facesOr(of.faces, many)}`;
    case 'defense-dice-rolled':
      return `${number} ${many ? 'dés de défense ont été lancés' : 'dé de défense a été lancé'}`;
    case 'damage-suffered':
      return `le défenseur a subi ${number} ${many ? 'dégâts' : 'dégât'}`;
    default:
      return null;
  }
}

/** "un", "une" before a token or slot. */
export const aToken = (of: TokenClass): string => `${un('m')} ${tokens(of)}`;
