import { who, whose } from '../../../../common/words/english/deeds.ts';
import type {
  ArcName,
  Comparison,
  Condition,
  ManeuverTest,
  ShipTest,
  Stat,
  TokenClass,
  Value,
  Who,
} from '../../../abilities/language.ts';
import { pilotCard } from '../../../cards/index.ts';
import { cardName, conditionTitle, typeName, upgradeName } from '../../labels.ts';
import { predicatesIn } from '../../ships.ts';
import { faction, or, range } from '../card-terms.ts';
import { deviceName } from '../device-names.ts';
import { action, arc, article, face, token } from '../terms.ts';

export { who } from '../../../../common/words/english/deeds.ts';

/** Ships, the tests they pass, and numbers, in words. */

const arcWord = (name: ArcName): string =>
  name === 'turret' ? 'turret arc' : name === 'firing' ? 'firing arcs' : arc(name);
export const arcs = (names: readonly ArcName[]): string => or(names.map(arcWord));

/** "range 0-2", "beyond range 3". */
export const distance = (span: readonly [number, number]): string =>
  span[1] > 5 ? `beyond range ${span[0] - 1}` : `at ${range(span)}`;

const CLASSES: Readonly<Partial<Record<TokenClass, string>>> = {
  'red-but-locks': 'non-lock red',
  'red-but-stress': 'non-stress red',
  'red-or-orange': 'red or orange',
  'red-or-orange-but-locks': 'non-lock red or orange',
  'blue-or-red': 'blue or red',
  'focus-or-calculate': 'focus or calculate',
  any: 'any',
};
export const tokenWord = (of: TokenClass): string => CLASSES[of] ?? tokenName(of);
const tokenName = (of: TokenClass): string =>
  of === 'green' || of === 'orange' || of === 'red' || of === 'circular' || of === 'reinforce'
    ? of
    : token(of as Parameters<typeof token>[0]);

const CONDITIONS: Readonly<Record<Condition, string>> = {
  damaged: 'damaged',
  'critically-damaged': 'critically damaged',
  shielded: 'shielded',
  ionized: 'ionized',
  tractored: 'tractored',
  disarmed: 'disarmed',
  cloaked: 'cloaked',
  destroyed: 'destroyed',
  'has-force': 'in possession of an active Force',
  'full-force': 'in possession of all its Force',
  'full-shields': 'in possession of all its shields',
  'still-force': 'in possession of Force that does not come back by itself',
  'has-charge': 'in possession of an active charge',
  'bonus-attacked': 'done with its bonus attack',
};

const COMPARED: Readonly<Record<Comparison, string>> = {
  lower: 'lower than',
  'lower-or-equal': 'lower than or equal to',
  equal: 'equal to',
  'higher-or-equal': 'higher than or equal to',
  higher: 'higher than',
};
export const compared = (how: Comparison): string => COMPARED[how];

/** Adjectives stand before the noun, the rest behind it. */
interface Parts {
  readonly before: readonly string[];
  readonly noun: string;
  readonly behind: readonly string[];
}

/** "an enemy ship at range 0-1", "another friendly ship"; `count` none gives the plural. */
export function shipWith(tests: readonly ShipTest[], how: 'one' | 'many' | 'each' | 'no' = 'one'): string {
  const [only] = tests;
  if (how === 'one' && tests.length === 1 && only?.kind === 'is') return who(only.who);
  const { before, noun, behind } = parts(tests);
  const isOther = tests.some(
    (test) => test.kind === 'not' && test.test.kind === 'is' && test.test.who === 'self',
  );
  const other = isOther ? ['other'] : [];
  const word = how === 'many' ? plural(noun) : noun;
  const front =
    how === 'one'
      ? isOther
        ? ['another', ...before]
        : before.length > 0 || word
          ? [article([...before, word].join(' '))]
          : []
      : [...(how === 'many' ? [] : [how]), ...other, ...before];
  const start =
    how === 'one' && !isOther
      ? front.join(' ')
      : [...front, ...(how === 'many' ? [...other.slice(1)] : []), word].join(' ');
  return [start, ...(how === 'many' ? behind.map(ofMany) : behind)].join(' ');
}

const SIDE_OF = { friendly: 'friendly to', allied: 'allied to', enemy: 'that is an enemy of' } as const;

const ofMany = (clause: string): string =>
  clause
    .replace(/^that is /, 'that are ')
    .replace(/^that has /, 'that have ')
    .replace(/^that does /, 'that do ')
    .replace(/ in its (action bar|[a-z ]*arcs?)/, ' in their $1')
    .replace(/ on its /, ' on their ');

const plural = (noun: string): string => (noun.endsWith('s') ? noun : `${noun}s`);

function parts(tests: readonly ShipTest[]): Parts {
  const before: string[] = [];
  const behind: string[] = [];
  let noun = 'ship';
  for (const test of tests) {
    switch (test.kind) {
      case 'side':
        if (test.of === 'self') before.unshift(test.is);
        else behind.push(`${SIDE_OF[test.is]} ${who(test.of)}`);
        break;
      case 'limited':
        before.push(test.is ? 'limited' : 'non-limited');
        break;
      case 'size':
        before.push(or(test.sizes));
        break;
      case 'condition':
        if (
          test.is === 'damaged' ||
          test.is === 'shielded' ||
          test.is === 'tractored' ||
          test.is === 'cloaked'
        )
          before.push(CONDITIONS[test.is]);
        else behind.push(`that is ${CONDITIONS[test.is]}`);
        break;
      case 'wingmate':
        noun = 'wingmate';
        break;
      case 'chassis':
        noun = [or(test.ids.map((id) => typeName(id))), ...(noun === 'wingmate' ? [noun] : [])].join(' ');
        break;
      case 'keyword':
        noun = `${test.keyword} ship`;
        break;
      case 'named':
        noun = or(test.names);
        break;
      case 'range':
        behind.push(test.of === 'self' ? distance(test.range) : `${distance(test.range)} of ${who(test.of)}`);
        break;
      case 'in-arc':
        behind.push(`in ${whose(test.of)} ${arcs(test.arcs)}`);
        break;
      case 'not':
        if (test.test.kind === 'is' && test.test.who === 'self') break;
        behind.push(`that ${predicate(test)}`);
        break;
      default:
        behind.push(`that ${predicate(test)}`);
    }
  }
  return { before, noun, behind };
}

const HAS = {
  'has-force': 'has an active Force',
  'full-force': 'has all its Force active',
  'full-shields': 'has all its shields',
  'still-force': 'has Force that does not come back by itself',
  'has-charge': 'has an active charge',
} as const;

function denied(words: string): string {
  if (/^has (revealed|attacked|been|defended)/.test(words)) return words.replace('has', 'has not');
  return words.startsWith('is ')
    ? `is not ${words.slice(3)}`
    : words.startsWith('has ')
      ? `does not have ${words.slice(4)}`
      : `does not ${words.replace(/^carries/, 'carry').replace(/^([a-z]+[^y])s /, '$1 ')}`;
}

function againstWords(of: 'speed' | 'bearing' | 'difficulty', compare: Comparison, part: Who): string {
  if (of === 'bearing') return `has revealed the same bearing as ${who(part)}`;
  const word = of === 'difficulty' ? 'a maneuver of a difficulty' : 'a speed';
  return `has revealed ${word} ${COMPARED[compare]} ${whose(part)}`;
}

function tokensPredicate(of: TokenClass, least: number, most: number): string {
  const word = tokenWord(of);
  if (most === 0) return of === 'stress' ? 'is not stressed' : `has no ${word} token`;
  if (most >= 99) {
    if (of === 'stress' && least === 1) return 'is stressed';
    if (of === 'any' && least === 1) return 'has a token';
    return least === 1 ? `has ${article(word)} token` : `has ${least} or more ${word} tokens`;
  }
  return least === most
    ? `has exactly ${least} ${word} token${least === 1 ? '' : 's'}`
    : `has ${least > 0 ? `${least} to ${most}` : `${most} or fewer`} ${word} tokens`;
}

const BEARINGS: Readonly<Record<string, string>> = {
  straight: 'straight',
  bank: 'bank',
  turn: 'turn',
  koiogran: 'Koiogran Turn',
  segnor: 'Segnor’s Loop',
  tallon: 'Tallon Roll',
  stationary: 'stationary',
};

/** "red maneuver", "speed 3-5 maneuver", "blue or white bank or turn". */
export function maneuverWith(test: ManeuverTest): string {
  const colours = test.difficulty === undefined ? [] : many(test.difficulty);
  const bearings = test.bearing === undefined ? [] : many(test.bearing).map((one) => BEARINGS[one] ?? one);
  const speed =
    test.speed &&
    (test.speed[0] === test.speed[1]
      ? `${test.speed[0]}`
      : `${test.speed[0]}${test.speed[1] > 5 ? ' or higher' : `-${test.speed[1]}`}`);
  const words = [
    ...(speed === undefined ? [] : [`speed ${speed}`]),
    ...(test.parity ? [test.parity === 'odd' ? 'odd-speed' : 'even-speed'] : []),
    ...(colours.length > 0 ? [or(colours)] : []),
    ...(test.basic === undefined ? [] : [test.basic ? 'basic' : 'advanced']),
    ...(bearings.length > 0 ? [or(bearings)] : []),
    'maneuver',
    ...(test.direction && test.direction !== 'straight' ? [`to the ${test.direction}`] : []),
  ];
  return words.join(' ');
}

const many = (one: string | readonly string[]): readonly string[] => (typeof one === 'string' ? [one] : one);

const STATS: Readonly<Record<Stat, string>> = {
  shields: 'active shields',
  force: 'active Force',
  speed: 'revealed speed',
  initiative: 'initiative',
  charges: 'active charges of this card',
  energy: 'energy',
  agility: 'agility',
  'hull-left': 'hull left',
  'damage-cards': 'damage cards',
};

/** Of which there are several, so that they are compared by their number. */
const COUNTED_STATS: readonly Stat[] = ['shields', 'charges', 'damage-cards'];

/** "2", "as many as …". */
export function value(of: Value): string {
  if (typeof of === 'number') return `${of}`;
  return `as many as ${counted(of)}`;
}

/** What is counted: "enemy ships at range 0-1", "its stress tokens". */
export function counted(of: Exclude<Value, number>): string {
  switch (of.kind) {
    case 'ships':
      return `there are ${shipWith(of.that, 'many')}${limit(of.most)}`;
    case 'tokens':
      return `${who(of.who)} has ${tokenWord(of.of)} tokens${limit(of.most)}`;
    case 'stat':
      return `${whose(of.who)} ${STATS[of.of]}`;
    case 'locks-on':
      return `${who(of.who)} has friendly locks on it`;
    case 'results':
      return `there are ${or(of.faces.map(face))} results among the ${of.dice} dice`;
    case 'devices':
      return `there are friendly ${of.trait}s at ${range(of.range)} of ${who(of.of)}`;
    case 'defense-rolled':
      return 'there are rolled defense dice';
    case 'dice-taken':
      return 'dice were taken';
    case 'helpers-in-attack-arc':
      return 'there are friendly devices and calculating friendly ships in the attack arc';
    case 'damage-suffered':
      return 'the damage suffered';
    case 'cards-dealt':
      return `the ${of.of === 'faceup' ? 'faceup ' : ''}damage cards dealt to the defender`;
  }
}

/** "there are 2 or more enemy ships", "the attacker has no green token"; null for what is not counted in pieces. */
export function countedAgainst(of: Exclude<Value, number>, compare: Comparison, than: number): string | null {
  if (of.kind === 'stat' && of.of === 'charges' && than === 0)
    return compare === 'equal' ? 'this card has no active charge' : 'this card has an active charge';
  if (of.kind === 'stat' && of.of === 'charges' && compare === 'equal')
    return `this card has exactly ${than} active charge${than === 1 ? '' : 's'}`;
  const found = /^(there are|.* has) (.*)$/.exec(counted(of));
  if (!found) return null;
  const [, start, things] = found;
  if (than === 0) return compare === 'equal' ? `${start} no ${things}` : `${start} ${things}`;
  if (compare === 'equal' && than === 1) return `${start} exactly 1 ${things?.replace(/ tokens$/, ' token')}`;
  return `${start} ${NUMBERED[compare](than)} ${things}`;
}

const NUMBERED: Readonly<Record<Comparison, (than: number) => string>> = {
  lower: (than) => `fewer than ${than}`,
  'lower-or-equal': (than) => `${than} or fewer`,
  equal: (than) => `exactly ${than}`,
  'higher-or-equal': (than) => `${than} or more`,
  higher: (than) => `${than + 1} or more`,
};

/** The counted thing as a number: "the number of enemy ships at range 0-1", "this ship’s initiative". */
export function numberOf(of: Exclude<Value, number>): string {
  switch (of.kind) {
    case 'ships':
      return `the number of ${shipWith(of.that, 'many')}${limit(of.most)}`;
    case 'tokens':
      return `the number of ${tokenWord(of.of)} tokens of ${who(of.who)}${limit(of.most)}`;
    case 'locks-on':
      return `the number of friendly locks on ${who(of.who)}`;
    case 'results':
      return `the number of ${or(of.faces.map(face))} results among the ${of.dice} dice`;
    case 'devices':
      return `the number of friendly ${of.trait}s at ${range(of.range)} of ${who(of.of)}`;
    case 'stat':
      return COUNTED_STATS.includes(of.of) ? `the number of ${counted(of)}` : counted(of);
    case 'cards-dealt':
      return `the number of ${of.of === 'faceup' ? 'faceup ' : ''}damage cards dealt to the defender`;
    default:
      return counted(of);
  }
}

const limit = (most: number): string => (most >= 99 ? '' : `, ${most} at most`);

const obstacleWords = (types: readonly string[] = ['obstacle']): string =>
  or(types.map((type) => (type === 'debris' ? 'debris cloud' : type)));

/** What passes a test: "is stressed", "is at range 0-1", "has a lock …". */
const said = predicatesIn<string>({
  either: (words) => or(words),
  denied: (words) => denied(words),
  event: {
    side: ({ is, of }) => `is ${is === 'enemy' ? 'an enemy' : is}${of === 'self' ? '' : ` to ${who(of)}`}`,
    is: ({ who: part }) => `is ${who(part)}`,
    range: ({ of, range }) =>
      of === 'self' ? `is ${distance(range)}` : `is ${distance(range)} of ${who(of)}`,
    'in-arc': ({ of, arcs: through }) => `is in ${whose(of)} ${arcs(through)}`,
    'has-in-arc': ({ who: part, arcs: through }) => `has ${who(part)} in its ${arcs(through)}`,
    'in-attack-arc': 'is in the attack arc',
    'leads-wing': 'has an upgrade of a wing leader',
    wingmate: 'is its wingmate',
    obstructs: 'obstructs the attack',
    behind: ({ of }) => `is behind ${who(of)}`,
    tokens: ({ of, least, most }) => tokensPredicate(of, least, most),
    condition: ({ is }) => (is in HAS ? HAS[is as keyof typeof HAS] : `is ${CONDITIONS[is]}`),
    damage: ({ of, most, least }) => {
      const cards = `${of === 'faceup' ? 'faceup ' : ''}damage card`;
      if (most === 0) return `has no ${cards}`;
      if (most >= 99) return `has ${least} or more ${cards}s`;
      return `has ${least > 0 ? `${least} to ${most}` : `${most} or fewer`} ${cards}s`;
    },
    'locked-by': ({ who: part }) => {
      if (part === 'anybody') return 'is locked';
      return part === 'friend' ? 'is locked by a friendly ship' : `is locked by ${who(part)}`;
    },
    locks: ({ who: part }) => `has a lock on ${who(part)}`,
    'locked-by-one': ({ that }) => `is locked by ${shipWith(that)}`,
    'unit-side': ({ is }) => `is ${is === 'enemy' ? 'an enemy' : 'a friendly'} ship or remote`,
    'friendly-unit-at': ({ range: span }) => `has a friendly ship or remote at ${range(span)}`,
    pilot: ({ ids }) => `is ${or(ids.map((id) => pilotCard(id)?.name ?? id))}`,
    named: ({ names }) => `is ${or(names)}`,
    keyword: ({ keyword }) => `has the keyword ${keyword}`,
    faction: ({ faction: id }) => `is of the faction ${faction(id)}`,
    chassis: ({ ids }) => `is ${article(or(ids.map((id) => typeName(id))))}`,
    size: ({ sizes }) => `is ${or(sizes)}`,
    'size-against': ({ compare, who: part }) => `is ${compare} than ${who(part)}`,
    limited: ({ is }) => (is ? 'is limited' : 'is not limited'),
    initiative: ({ compare, than }) =>
      `has an initiative ${COMPARED[compare]} ${typeof than === 'number' ? than : whose(than)}`,
    revealed: ({ maneuver }) => `has revealed ${article(maneuverWith(maneuver))}`,
    'revealed-against': ({ of, compare, who }) => againstWords(of, compare, who),
    'at-obstacle': ({ range: span, types, orFeature }) =>
      `is at ${range(span)} of ${article(obstacleWords(types))}${orFeature ? ' or objective' : ''}`,
    'at-trait': ({ range: span, traits }) => `is at ${range(span)} of ${article(or(traits))}`,
    'enemy-remote-at': ({ range: span }) => `is at ${range(span)} of an enemy remote`,
    'attacked-by': ({ who: part }) => `has been attacked by ${who(part)} this round`,
    defended: 'has defended this round',
    attacked: 'has attacked this round',
    'at-device': ({ range: span, device }) => `is at ${range(span)} of a friendly ${deviceName(device)}`,
    'action-on-bar': ({ action: name }) =>
      name === 'its-action' ? 'has that action on its action bar' : `has ${action(name)} on its action bar`,
    'has-upgrade': ({ id, onFront }) => `carries ${upgradeName(id)}${onFront ? ' with its front up' : ''}`,
    'turret-in': ({ arcs }) => `has its turret indicator in its ${or(arcs.map(arc))}`,
    'uses-slot': ({ slot }) => `has ${article(slot)} upgrade`,
    'fully-charged': ({ card }) => `carries ${cardName(card)} with all its charges active`,
    'has-condition': ({ id }) => `has ${conditionTitle(id)}`,
    'closed-configuration': 'has a closed configuration',
    'has-ship-ability': ({ name }) => `has the ship ability ${name}`,
    'at-friendly-device': ({ range: span }) => `is at ${range(span)} of a friendly device`,
    'moved-through': 'was moved through',
  },
});
export const predicate = (test: ShipTest): string => said(test);
