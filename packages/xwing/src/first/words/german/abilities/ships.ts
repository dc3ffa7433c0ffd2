import type { Comparison } from '../../../../common/language/index.ts';
import {
  amountOf,
  compared,
  DICE,
  damagePredicate,
  eitherPredicate,
  facesOr,
  HAT,
  type HowMany,
  hasA,
  IST,
  is,
  joinedPredicates,
  lockedPredicate,
  maneuverWith,
  type NounParts,
  NUMBERED,
  nounApart,
  type Predicate,
  TRAEGT,
  tokensPredicate,
  who,
} from '../../../../common/words/german/ships.ts';
import { SHARED_SLOTS } from '../../../../common/words/german/terms.ts';
import type { ArcName, ShipTest, Stat, TokenClass, Value } from '../../../abilities/language.ts';
import type { Allegiance, ShipSize, UpgradeSlot } from '../../../cards/index.ts';
import { chassisName, conditionName, damageCard, upgradeName } from '../../labels.ts';
import { type Case, list, NOUNS, type Noun } from '../grammar.ts';
import { action, distance, tokenNoun } from '../terms.ts';

export {
  DICE,
  eachChosen,
  facesOr,
  maneuversWith,
  maneuverWith,
  ofEach,
  resultsText,
  who,
} from '../../../../common/words/german/ships.ts';

/** Ships, the tests they pass, and numbers, in words. */

export const ARCS: Readonly<Record<ArcName, string>> = {
  firing: 'Feuerwinkel',
  primary: 'primären Feuerwinkel',
  auxiliary: 'zusätzlichen Feuerwinkel',
  mobile: 'beweglichen Feuerwinkel',
  bullseye: 'Bullseye-Winkel',
};

/** "beweglicher Feuerwinkel", as it stands alone. */
export const arcName = (name: ArcName): string => ARCS[name].replace('en Feuerwinkel', 'er Feuerwinkel');

/** "Feuerwinkel", "beweglichen Feuerwinkel" behind "im" or "seinem". */
const arcs = (names: readonly ArcName[]): string =>
  list(
    names.map((name) => ARCS[name]),
    'oder',
  );

/** "1 Fokusmarker", "einen Stressmarker"; `article` is a number, "einen", "alle seine" or nothing. */
export const tokens = (of: TokenClass, article = ''): string =>
  `${article === '' ? '' : `${article} `}${of === 'any' ? NOUNS.token.one : tokenNoun(of)}`;

/** "Fokusmarker oder Ausweichmarker". */
export const tokensOr = (of: readonly TokenClass[]): string =>
  list(
    of.map((one) => tokens(one)),
    'oder',
  );

const SIDES = { friendly: 'befreundet', enemy: 'feindlich' } as const;

export const SIZES: Readonly<Record<ShipSize, string>> = { small: 'klein', large: 'groß', huge: 'riesig' };

export const SLOTS: Readonly<Record<UpgradeSlot, string>> = {
  ...SHARED_SLOTS,
  bomb: 'Bomben',
  elite: 'Elite',
  'salvaged-astromech': 'Bergungs-Astromech',
  system: 'System',
};

/** "Torpedo- oder Raketen-Aufwertung". */
export const slotUpgrade = (slots: readonly UpgradeSlot[]): string =>
  `${list(
    slots.map((slot, at) => (at < slots.length - 1 ? `${SLOTS[slot]}-` : SLOTS[slot])),
    'oder',
  )}-Aufwertung`;

const ALLEGIANCES: Readonly<Record<Allegiance, string>> = {
  rebelalliance: 'die Rebellenallianz',
  resistance: 'den Widerstand',
  galacticempire: 'das Galaktische Imperium',
  firstorder: 'die Erste Ordnung',
  scumandvillainy: 'Abschaum und Kriminelle',
};

/** "gestresst ist", "in Reichweite 1 ist und einen Stressmarker hat"; `no` says that it is not so. */
export const predicates = (tests: readonly ShipTest[], no = false): string =>
  joinedPredicates(
    tests.map((test) => predicate(test, no)),
    0,
  );

/** "ein feindliches Schiff in Reichweite 1, das gestresst ist,", "jedes befreundete Schiff", "kein Schiff". */
export function shipWith(tests: readonly ShipTest[], how: HowMany = 'one', kase: Case = 'acc'): string {
  const [noun, clause] = apartWith(tests, how, kase);
  return `${noun}${clause}`;
}

/** The same, with the clause that belongs to it by itself, so that it can stand behind a verb. */
export function apartWith(
  tests: readonly ShipTest[],
  how: HowMany,
  kase: Case = 'acc',
): readonly [noun: string, clause: string] {
  const [only] = tests;
  if (how === 'one' && tests.length === 1 && only?.kind === 'is') return [who(only.who, kase), ''];
  return nounApart(nounParts(tests), how, kase);
}

/** "dieses Schiffs", "von einem feindlichen Schiff": whose something is, behind it. */
export const ofShip = (tests: readonly ShipTest[], how: HowMany = 'one'): string => {
  const [only] = tests;
  if (tests.length === 1 && only?.kind === 'is') return who(only.who, 'gen');
  return `von ${shipWith(tests, how, 'dat')}`;
};

/** "es ein feindliches Schiff in Reichweite 1 gibt, das gestresst ist," with a number before it where one is given. */
export function thereIs(tests: readonly ShipTest[], how: HowMany, number = ''): string {
  const [noun, clause] = apartWith(tests, how);
  return `es ${number === '' ? '' : `${number} `}${noun} gibt${clause}`;
}

const isOther = (test: ShipTest): boolean =>
  test.kind === 'not' && test.test.kind === 'is' && test.test.who === 'self';

function nounParts(tests: readonly ShipTest[]): NounParts {
  const stems: (readonly string[])[] = tests.some(isOther) ? [['ander']] : [];
  const behind: string[] = [];
  const relative: Predicate[] = [];
  for (const test of tests) {
    if (isOther(test)) continue;
    if (test.kind === 'side' && test.of === 'self') stems.push([SIDES[test.is]]);
    else if (test.kind === 'condition' && STEMS[test.is]) stems.push([STEMS[test.is] ?? '']);
    else if (test.kind === 'chassis') behind.unshift(`vom Typ ${list(test.ids.map(chassisName), 'oder')}`);
    else if (test.kind === 'range') behind.push(spot(test));
    else if (test.kind === 'in-arc' && !tests.some((other) => other.kind === 'in-arc' && other !== test))
      behind.push(inArcs(test));
    else relative.push(predicate(test, false));
  }
  return { stems, head: NOUNS.ship, behind, relative };
}

/** Conditions that have an adjective; the others are said in a clause. */
const STEMS: Readonly<Partial<Record<Extract<ShipTest, { kind: 'condition' }>['is'], string>>> = {
  cloaked: 'getarnt',
  ionized: 'ionisiert',
};

/** "in Reichweite 1", "in Reichweite 1 des Verteidigers". */
const spot = ({ range, of }: Extract<ShipTest, { kind: 'range' }>): string =>
  of === 'self' ? distance(range) : `${distance(range)} ${who(of, 'gen')}`;

/** "im Feuerwinkel dieses Schiffs". */
const inArcs = ({ arcs: names, of }: Extract<ShipTest, { kind: 'in-arc' }>): string =>
  `im ${arcs(names)} ${who(of, 'gen')}`;

/** What passes a test, with the verb last; `no` says that it does not. */
function predicate(test: ShipTest, no: boolean): Predicate {
  const not = no ? 'nicht ' : '';
  const has = (rest: string): Predicate => ({ rest, verb: HAT });
  switch (test.kind) {
    case 'side':
      return is(test.of === 'self' ? SIDES[test.is] : `${who(test.of, 'dat')} ${SIDES[test.is]}`, no);
    case 'is':
      return is(who(test.who), no);
    case 'range':
      return is(spot(test), no);
    case 'in-arc':
      return is(inArcs(test), no);
    case 'has-in-arc':
      return has(`${who(test.who, 'acc')} ${not}im ${arcs(test.arcs)}`);
    case 'tokens':
      return tokensPredicate(test, no, (article) => tokens(test.of, article));
    case 'damage':
      return damagePredicate(test, no);
    case 'locked-by':
      return lockedPredicate(test, no);
    case 'locks':
      return hasA('eine', `Zielerfassung auf ${who(test.who, 'dat')}`, no);
    case 'chassis':
      return is(`vom Typ ${list(test.ids.map(chassisName), 'oder')}`, no);
    case 'size':
      return is(
        list(
          test.sizes.map((size) => SIZES[size]),
          'oder',
        ),
        no,
      );
    case 'touching':
      return { rest: `${who(test.who, 'acc')}${no ? ' nicht' : ''}`, verb: ['berührt', 'berühren'] };
    case 'overlapped':
      return has(`${who(test.who, 'acc')} ${not}überlappt`);
    case 'overlapped-by':
      return { rest: `von ${who(test.who, 'dat')} ${not}überlappt`, verb: ['wurde', 'wurden'] };
    case 'skill': {
      return hasA(
        'einen',
        typeof test.than === 'number'
          ? `Pilotenwert von ${NUMBERED[test.compare](test.than)}`
          : `Pilotenwert ${compared(test.compare)} der ${who(test.than, 'gen')}`,
        no,
      );
    }
    case 'condition':
      return conditionPredicate(test.is, no);
    case 'on-bar':
      return has(`${action(test.action)} ${not}in seiner Aktionsleiste`);
    case 'near-bomb':
      return is('in Reichweite 1 eines Bombenmarkers', no);
    case 'allegiance':
      return { rest: `${not}für ${ALLEGIANCES[test.is]}`, verb: ['fliegt', 'fliegen'] };
    case 'carries':
      return { rest: `${no ? 'k' : ''}eine ${slotUpgrade([test.slot])}`, verb: TRAEGT };
    case 'equipped':
      return { rest: `${upgradeName(test.card)}${no ? ' nicht' : ''}`, verb: TRAEGT };
    case 'faceup':
      return has(`${damageCard(test.card)} ${not}offen`);
    case 'has-condition':
      return has(`den Zustand ${conditionName(test.card)}${no ? ' nicht' : ''}`);
    case 'assigner':
      return has(`diesen Zustand ${not}zugewiesen`);
    case 'marked':
      return is('auf dieser Karte gemerkt', no);
    case 'agility-below-cost':
      return has('eine niedrigere Wendigkeit als die Kosten jener Waffe in Punkten');
    case 'dial-color':
      return has(`${maneuverWith({ difficulty: test.is }, no)} auf seinem Rad`);
    case 'shield-value':
      return has(`${not}einen Schildwert von höchstens ${test.most}`);
    case 'unique':
      return { rest: `${no ? 'k' : ''}ein einzigartiger Pilot`, verb: IST };
    case 'not':
      return predicate(test.test, !no);
    case 'either':
      return eitherPredicate(
        test.tests.map((one) => predicate(one, no)),
        no,
      );
  }
}

function conditionPredicate(of: Extract<ShipTest, { kind: 'condition' }>['is'], no: boolean): Predicate {
  switch (of) {
    case 'shielded':
      return hasA('einen', 'Schild', no);
    case 'full-shields':
      return { rest: `${no ? 'nicht ' : ''}all seine Schilde`, verb: HAT };
    case 'facedown-card':
      return hasA('eine', 'verdeckte Schadenskarte', no);
    case 'hull-left':
      return { rest: `${no ? 'keine' : 'noch'} Hülle${no ? ' mehr' : ' übrig'}`, verb: HAT };
    case 'defending':
      return { rest: `${no ? 'nicht ' : ''}der Verteidiger eines Angriffs`, verb: IST };
    case 'attacked':
      return { rest: `in dieser Runde ${no ? 'nicht ' : ''}angegriffen`, verb: HAT };
    default:
      return is(STEMS[of] ?? of, no);
  }
}

type Counted = Exclude<Value, number>;

/** "2 Angriffswürfel" as an object; counted on the table, "so viele Angriffswürfel" and behind the verb ", wie …". */
export const amount = (of: Value, thing: Noun): { readonly rest: string; readonly tail: string } =>
  amountOf(of, thing, asMany);

/** ", wie es feindliche Schiffe in Reichweite 1 gibt,". */
export const asMany = (of: Counted): string => `, wie ${countedClause(of, '', 'many')}${limit(of)},`;

const limit = (of: Counted): string => {
  if (of.kind === 'beyond') return ` (über ${of.limit} hinaus)`;
  return 'most' in of && of.most < 99 ? ` (höchstens ${of.most})` : '';
};

/** What is counted, with the verb last: "dieses Schiff 2 Stressmarker hat". */
function countedClause(of: Counted, number: string, how: 'one' | 'many'): string {
  const n = number === '' ? '' : `${number} `;
  switch (of.kind) {
    case 'ships':
      return thereIs(of.that, how === 'one' ? 'bare' : 'many', number);
    case 'tokens':
      return `${who(of.who)} ${tokens(of.of, number)} hat`;
    case 'stat':
      return statClause(of, n);
    case 'results':
      return of.faces.length === 5
        ? `es ${n}${DICE[of.dice]} gibt`
        : `die ${DICE[of.dice]} ${n}${facesOr(of.faces, how === 'many')} zeigen`;
    case 'beyond':
    case 'at-most':
      return typeof of.of === 'number' ? `${of.of}` : countedClause(of.of, number, how);
    case 'obstacles':
      return `es ${n}${how === 'one' ? 'Hindernis' : 'Hindernisse'} ${distance(of.range)} gibt`;
    case 'minus':
      return `${numberOf(of.a)} ${numberOf(of.b, 'acc')} übersteigt`;
    case 'defense-dice-rolled':
      return `${n}Verteidigungswürfel geworfen wurden`;
    case 'damage-suffered':
      return `der Verteidiger ${n}Schaden erlitten hat`;
  }
}

function statClause({ of, who: part }: Extract<Counted, { kind: 'stat' }>, n: string): string {
  if (of === 'shields') return `${who(part)} ${n}Schilde hat`;
  if (of === 'damage-cards') return `${who(part)} ${n}${NOUNS.damageCard.many} hat`;
  return `${STATS[of](who(part, 'gen'))} ${n === '' ? 'beträgt' : `${n}ist`}`;
}

const STATS: Readonly<Record<Stat, (whose: string, kase?: 'nom' | 'acc') => string>> = {
  shields: (whose) => `die Zahl der Schilde ${whose}`,
  skill: (whose, kase = 'nom') => `${kase === 'acc' ? 'den' : 'der'} Pilotenwert ${whose}`,
  agility: (whose) => `die Wendigkeit ${whose}`,
  hull: (whose, kase = 'nom') => `${kase === 'acc' ? 'den' : 'der'} Hüllenwert ${whose}`,
  speed: (whose) => `die Geschwindigkeit ${whose}`,
  'damage-cards': (whose) => `die Zahl der Schadenskarten ${whose}`,
  attack: (whose, kase = 'nom') => `${kase === 'acc' ? 'den' : 'der'} Primärwaffenwert ${whose}`,
};

/** The counted thing as a number: "die Zahl der Fokusmarker des anderen Schiffs", "die Wendigkeit dieses Schiffs". */
function numberOf(of: Value, kase: 'nom' | 'acc' = 'nom'): string {
  if (typeof of === 'number') return `${of}`;
  switch (of.kind) {
    case 'ships':
      return `die Zahl von ${shipWith(of.that, 'many', 'dat')}`;
    case 'tokens':
      return `die Zahl der ${tokens(of.of)} ${who(of.who, 'gen')}`;
    case 'stat':
      return STATS[of.of](who(of.who, 'gen'), kase);
    case 'results':
      return of.faces.length === 5
        ? `die Zahl der ${DICE[of.dice]}`
        : `die Zahl der Ergebnisse ${facesOr(of.faces)} der ${DICE[of.dice]}`;
    case 'beyond':
    case 'at-most':
      return `${numberOf(of.of, kase)}${limit(of)}`;
    case 'obstacles':
      return `die Zahl der Hindernisse ${distance(of.range)}`;
    case 'minus':
      return `${numberOf(of.a, kase)} minus ${numberOf(of.b)}`;
    case 'defense-dice-rolled':
      return 'die Zahl der geworfenen Verteidigungswürfel';
    case 'damage-suffered':
      return 'der Schaden, den der Verteidiger erlitten hat,';
  }
}

/** "die Angriffswürfel mindestens 1 Krit zeigen"; of two counted things "… höher als … ist". */
export function comparison(a: Value, compare: Comparison, b: Value): string {
  if (typeof a === 'number' || typeof b !== 'number')
    return `${numberOf(a)} ${compared(compare)} ${numberOf(b)} ist`;
  if (b === 0 && compare === 'higher') return countedClause(a, 'mindestens 1', 'one');
  return countedClause(a, NUMBERED[compare](b), b === 1 ? 'one' : 'many');
}
