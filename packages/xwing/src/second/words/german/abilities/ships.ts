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
import type {
  ArcName,
  Comparison,
  Condition,
  ShipTest,
  Stat,
  TokenClass,
  Value,
  Who,
} from '../../../abilities/language.ts';
import type { ShipSize, UpgradeSlot } from '../../../cards/chassis.ts';
import { pilotCard } from '../../../cards/index.ts';
import type { DeviceTrait } from '../../../devices/kinds.ts';
import { cardName, conditionTitle, typeName, upgradeName } from '../../labels.ts';
import { predicatesIn } from '../../ships.ts';
import { deviceName } from '../devices.ts';
import { type Case, ein, list, NOUNS, type Noun, noun, oder } from '../grammar.ts';
import { action, arcAfter, distance, faction, range, tokenNoun } from '../terms.ts';

export {
  compared,
  DICE,
  facesAnd,
  facesOr,
  maneuversWith,
  maneuverWith,
  saidOf,
  who,
} from '../../../../common/words/german/ships.ts';

/** Ships, the tests they pass, and numbers, in words. */

const INNER: Readonly<Partial<Record<ArcName, string>>> = { firing: 'Feuerwinkeln' };

/** "im linken Winkel oder rechten Winkel des Verteidigers". */
export function inArcs(names: readonly ArcName[], of: string): string {
  const [only] = names;
  const inner = only && INNER[only];
  return inner ? `in den ${inner} ${of}` : `im ${arcs(names)} ${of}`;
}

export const arcs = (names: readonly string[]): string => oder(names.map(arcAfter));

const CLASSES: Readonly<Record<Exclude<TokenClass, Parameters<typeof tokenNoun>[0]>, string>> = {
  any: 'Marker',
  green: 'grüne',
  orange: 'orangefarbene',
  red: 'rote',
  'red-but-locks': 'rote',
  'red-but-stress': 'rote',
  'red-or-orange': 'rote',
  'red-or-orange-but-locks': 'rote',
  'blue-or-red': 'blaue',
  circular: 'runde',
  'focus-or-calculate': 'Fokus- oder Berechnungsmarker',
  reinforce: 'Verstärkungsmarker',
};

const isClass = (of: TokenClass): of is keyof typeof CLASSES => Object.hasOwn(CLASSES, of);

/** "1 roten Marker", "2 Stressmarker", "grüne Marker"; `article` is a number, "einen", "alle seine" or nothing. */
export function tokens(of: TokenClass, article: string, how: 'one' | 'many' | 'weak' = 'many'): string {
  const colour = (stem: string) => (how === 'one' ? `${stem}n` : how === 'weak' ? `${stem}n` : stem);
  const front = article === '' ? '' : `${article} `;
  if (!isClass(of)) return `${front}${tokenNoun(of)}`;
  switch (of) {
    case 'any':
    case 'reinforce':
    case 'focus-or-calculate':
      return `${front}${CLASSES[of]}`;
    case 'red-but-locks':
      return `${front}${colour('rote')} Marker außer Zielerfassungen`;
    case 'red-but-stress':
      return `${front}${colour('rote')} Marker außer Stress`;
    case 'red-or-orange':
      return `${front}${colour('rote')} oder ${colour('orangefarbene')} Marker`;
    case 'red-or-orange-but-locks':
      return `${front}${colour('rote')} oder ${colour('orangefarbene')} Marker außer Zielerfassungen`;
    case 'blue-or-red':
      return `${front}${colour('blaue')} oder ${colour('rote')} Marker`;
    default:
      return `${front}${colour(CLASSES[of])} Marker`;
  }
}

/** A number of tokens as an object: "1 grünen Marker", "2 grüne Marker". */
export const tokenCount = (of: TokenClass, count: number): string =>
  tokens(of, `${count}`, count === 1 ? 'one' : 'many');

export const SIZES: Readonly<Record<ShipSize, string>> = {
  small: 'klein',
  medium: 'mittelgroß',
  large: 'groß',
  huge: 'riesig',
};

const SIDES = { friendly: 'befreundet', allied: 'verbündet', enemy: 'feindlich' } as const;

export const SLOTS: Readonly<Record<UpgradeSlot, string>> = {
  ...SHARED_SLOTS,
  command: 'Kommando',
  configuration: 'Konfigurations',
  device: 'Geräte',
  'force-power': 'Machtkraft',
  gunner: 'Bordschütze',
  hyperdrive: 'Hyperantrieb',
  sensor: 'Sensor',
  'tactical-relay': 'Taktikrelais',
  talent: 'Talent',
};

/** "Torpedo-Aufwertung". */
export const slotUpgrade = (slots: readonly string[]): string =>
  `${oder(
    slots.map((slot, at) => {
      const word = SLOTS[slot as UpgradeSlot] ?? slot;
      return at < slots.length - 1 ? `${word}-` : word;
    }),
  )}-Aufwertung`;

const TRAITS: Readonly<Record<DeviceTrait, Noun>> = {
  bomb: noun('f', 'Bombe', 'Bomben'),
  mine: noun('f', 'Mine', 'Minen'),
  remote: noun('n', 'Fernobjekt', 'Fernobjekte'),
  obstacle: noun('n', 'Hindernis', 'Hindernisse'),
};

const CREW_REMOTE = noun('n', 'Crew-Fernobjekt', 'Crew-Fernobjekte');

export function traitNoun(trait: DeviceTrait | 'crew-remote' | 'any'): Noun {
  if (trait === 'crew-remote') return CREW_REMOTE;
  return trait === 'any' ? NOUNS.device : TRAITS[trait];
}

/** "eine Bombe oder eine Mine". */
export const traits = (all: readonly DeviceTrait[], how: Case = 'acc'): string =>
  oder(all.map((one) => `${ein(TRAITS[one].gender, how)} ${TRAITS[one].one}`));

const OBSTACLE_TYPES: Readonly<Record<string, Noun>> = {
  asteroid: noun('m', 'Asteroid', 'Asteroiden'),
  debris: noun('f', 'Trümmerwolke', 'Trümmerwolken'),
  gascloud: noun('f', 'Gaswolke', 'Gaswolken'),
  electrochaff: noun('f', 'Düppelwolke', 'Düppelwolken'),
  obstacle: noun('n', 'Hindernis', 'Hindernisse'),
};

const obstacleNoun = (type: string): Noun => OBSTACLE_TYPES[type] ?? noun('f', type);

/** "Hindernisse", "Asteroiden und Gaswolken", in the plural. */
export const obstacles = (types: readonly string[] | undefined, how: Case = 'acc'): string =>
  list(
    (types ?? ['obstacle']).map((type) => {
      const { many } = obstacleNoun(type);
      return how === 'dat' && !many.endsWith('n') ? `${many}n` : many;
    }),
  );

/** "eines Hindernisses" and its like are avoided: "von einem Asteroiden oder einer Gaswolke". */
export const anObstacle = (types: readonly string[] | undefined, how: Case): string =>
  oder(
    (types ?? ['obstacle']).map((type) => {
      const { gender, one } = obstacleNoun(type);
      const word = one === 'Asteroid' && how !== 'nom' ? 'Asteroiden' : one;
      return `${ein(gender, how)} ${word}`;
    }),
  );

/** "gestresst ist", "in Reichweite 0-1 ist und einen Stressmarker hat". */
export const predicates = (tests: readonly ShipTest[]): string =>
  joinedPredicates(
    tests.map((test) => predicate(test)),
    0,
  );

/** "ein feindliches Schiff in Reichweite 0-1", "feindliche Schiffe", "jedes befreundete Schiff", "kein Schiff". */
export function shipWith(
  tests: readonly ShipTest[],
  how: 'one' | 'many' | 'each' | 'no' = 'one',
  kase: Case = 'acc',
): string {
  const [noun_, clause] = apartWith(tests, how, kase);
  return `${noun_}${clause}`;
}

/** The same, and the clause that belongs to it by itself, so that it can stand behind a verb: ", das gestresst ist,". */
export function apartWith(
  tests: readonly ShipTest[],
  how: HowMany = 'one',
  kase: Case = 'acc',
): readonly [noun: string, clause: string] {
  const [only] = tests;
  if (how === 'one' && tests.length === 1 && only?.kind === 'is') return [who(only.who, kase), ''];
  return nounApart(nounParts(tests), how, kase);
}

/** "es ein feindliches Schiff in Reichweite 1 gibt, das gestresst ist," with a number before it where one is given. */
export function thereIs(
  tests: readonly ShipTest[],
  how: 'one' | 'many' | 'no' | 'bare',
  number = '',
): string {
  const [noun_, clause] = apartWith(tests, how);
  return `es ${number === '' ? '' : `${number} `}${noun_} gibt${clause}`;
}

const isOther = (test: ShipTest): boolean =>
  test.kind === 'not' && test.test.kind === 'is' && test.test.who === 'self';

function nounParts(tests: readonly ShipTest[]): NounParts {
  const stems: (readonly string[])[] = tests.some(isOther) ? [['ander']] : [];
  const behind: string[] = [];
  const relative: Predicate[] = [];
  let head: Noun = NOUNS.ship;
  for (const test of tests) {
    if (isOther(test)) continue;
    switch (test.kind) {
      case 'side':
        if (test.of === 'self') stems.push([SIDES[test.is]]);
        else relative.push(predicate(test));
        break;
      case 'limited':
        stems.push([test.is ? 'limitiert' : 'unlimitiert']);
        break;
      case 'size':
        stems.push(test.sizes.map((size) => SIZES[size]));
        break;
      case 'condition': {
        const stem = STEMS[test.is];
        if (stem) stems.push([stem]);
        else relative.push(predicate(test));
        break;
      }
      case 'wingmate':
        head = NOUNS.wingmate;
        break;
      case 'chassis':
        behind.unshift(`vom Typ ${oder(test.ids.map(typeName))}`);
        break;
      case 'keyword':
        behind.unshift(`mit dem Schlüsselwort ${test.keyword}`);
        break;
      case 'named':
        behind.unshift(`namens ${oder(test.names)}`);
        break;
      case 'range':
        behind.push(spot(test));
        break;
      case 'in-arc':
        behind.push(inArcs(test.arcs, who(test.of, 'gen')));
        break;
      default:
        relative.push(predicate(test));
    }
  }
  return { stems, head, behind, relative };
}

/** Conditions that have an adjective; the others are said in a clause. */
const STEMS: Readonly<Partial<Record<Condition, string>>> = {
  damaged: 'beschädigt',
  'critically-damaged': 'kritisch beschädigt',
  shielded: 'abgeschirmt',
  ionized: 'ionisiert',
  disarmed: 'entwaffnet',
  cloaked: 'getarnt',
  destroyed: 'zerstört',
};

/** "in Reichweite 0-1", "in Reichweite 0-1 des Verteidigers". */
const spot = ({ range: span, of }: Extract<ShipTest, { kind: 'range' }>): string =>
  of === 'self' ? distance(span) : `${distance(span)} ${who(of, 'gen')}`;

function conditionPredicate(of: Condition, no: boolean): Predicate {
  switch (of) {
    case 'has-force':
      return hasA('eine', 'aktive Macht', no);
    case 'full-force':
      return { rest: `${no ? 'nicht ' : ''}all seine Macht aktiv`, verb: HAT };
    case 'full-shields':
      return { rest: `${no ? 'nicht ' : ''}all seine Schilde`, verb: HAT };
    case 'still-force':
      return { rest: `${no ? 'keine ' : ''}Macht, die nicht von selbst wiederkehrt,`, verb: HAT };
    case 'has-charge':
      return hasA('eine', 'aktive Ladung', no);
    case 'bonus-attacked':
      return { rest: `seinen Bonusangriff ${no ? 'noch nicht' : 'schon'} ausgeführt`, verb: HAT };
    case 'tractored':
      return is('im Traktorstrahl', no);
    default:
      return is(STEMS[of] ?? of, no);
  }
}

function againstWords({ of, compare, who: part }: Extract<ShipTest, { kind: 'revealed-against' }>): string {
  if (of === 'bearing') return `die gleiche Richtung wie ${who(part)}`;
  const word = of === 'difficulty' ? 'ein Manöver mit einer Schwierigkeit' : 'eine Geschwindigkeit';
  return `${word} ${compared(compare)} die ${who(part, 'gen')}`;
}

/** "2 Angriffswürfel" as an object; counted on the table, "so viele Angriffswürfel" and behind the verb ", wie …". */
export const amount = (of: Value, thing: Noun): { readonly rest: string; readonly tail: string } =>
  amountOf(of, thing, asMany);

/** ", wie feindliche Schiffe in Reichweite 0-1 da sind,". */
export const asMany = (of: Exclude<Value, number>): string =>
  `, wie ${countedClause(of, '', 'many')}${limit(of)},`;

const limit = (of: Exclude<Value, number>): string =>
  'most' in of && of.most < 99 ? ` (höchstens ${of.most})` : '';

/** What is counted, with the verb last: "dieses Schiff 2 Stressmarker hat". */
function countedClause(of: Exclude<Value, number>, number: string, how: 'one' | 'many'): string {
  const n = number === '' ? '' : `${number} `;
  const pick = ({ one, many: more }: Noun) => (how === 'one' ? one : more);
  const open = of.kind === 'cards-dealt' && of.of === 'faceup' ? `offene ` : '';
  switch (of.kind) {
    case 'ships':
      return thereIs(of.that, how === 'one' ? 'bare' : 'many', number);
    case 'tokens':
      return `${who(of.who)} ${tokens(of.of, number, how)} hat`;
    case 'stat':
      return statClause(of.of, of.who, n);
    case 'locks-on':
      return `${n}befreundete Zielerfassungen auf ${who(of.who, 'dat')} liegen`;
    case 'results':
      return `die ${DICE[of.dice]} ${n}${facesOr(of.faces, how === 'many')} zeigen`;
    case 'devices':
      return `${n}befreundete ${pick(TRAITS[of.trait])} in ${range(of.range)} ${who(of.of, 'gen')} ${how === 'one' ? 'liegt' : 'liegen'}`;
    case 'defense-rolled':
      return `${n}Verteidigungswürfel geworfen wurden`;
    case 'dice-taken':
      return `${n}Würfel genommen wurden`;
    case 'helpers-in-attack-arc':
      return `${n}befreundete Geräte und befreundete Schiffe mit Berechnungsmarker im Winkel des Angriffs sind`;
    case 'damage-suffered':
      return `${n}Schaden erlitten wurde`;
    case 'cards-dealt':
      return `dem Verteidiger ${n}${open}${pick(NOUNS.damageCard)} zugeteilt ${how === 'one' ? 'wurde' : 'wurden'}`;
  }
}

const STATS: Readonly<Record<Stat, string>> = {
  shields: 'aktive Schilde',
  force: 'aktive Macht',
  speed: 'aufgedeckte Geschwindigkeit',
  initiative: 'Initiative',
  charges: 'aktive Ladungen dieser Karte',
  energy: 'Energie',
  agility: 'Wendigkeit',
  'hull-left': 'Hülle',
  'damage-cards': 'Schadenskarten',
};

function statClause(of: Stat, part: Who, n: string): string {
  switch (of) {
    case 'charges':
      return `diese Karte ${n}aktive Ladungen hat`;
    case 'shields':
    case 'force':
    case 'damage-cards':
      return `${who(part)} ${n}${STATS[of]} hat`;
    case 'hull-left':
      return `${who(part)} ${n}Hülle übrig hat`;
    default:
      return `die ${STATS[of]} ${who(part, 'gen')} ${n === '' ? 'beträgt' : `${n}ist`}`;
  }
}

/** "mindestens 2 feindliche Schiffe da sind"; null for what is not counted in pieces. */
export function countedAgainst(of: Exclude<Value, number>, compare: Comparison, than: number): string | null {
  if (of.kind === 'stat' && of.of === 'charges' && than === 0)
    return compare === 'equal' ? 'diese Karte keine aktive Ladung hat' : 'diese Karte eine aktive Ladung hat';
  if (of.kind === 'stat' && of.of === 'charges' && compare === 'equal')
    return `diese Karte genau ${than} aktive ${than === 1 ? 'Ladung' : 'Ladungen'} hat`;
  if (of.kind === 'stat' && of.of !== 'shields' && of.of !== 'force' && of.of !== 'damage-cards') return null;
  const none = than === 0 || (than === 1 && compare === 'lower');
  if (none && (compare === 'equal' || compare === 'lower' || compare === 'lower-or-equal')) return noneOf(of);
  if (than === 0) return countedClause(of, 'mindestens 1', 'one');
  return countedClause(of, NUMBERED[compare](than), than === 1 ? 'one' : 'many');
}

function noneOf(of: Exclude<Value, number>): string {
  switch (of.kind) {
    case 'ships':
      return thereIs(of.that, 'no');
    case 'tokens':
      return `${who(of.who)} ${tokens(of.of, 'keinen', 'one')} hat`;
    case 'cards-dealt':
      return `dem Verteidiger keine ${of.of === 'faceup' ? 'offene ' : ''}Schadenskarte zugeteilt wurde`;
    default:
      return countedClause(of, of.kind === 'results' ? 'kein einziges Mal' : 'keine', 'many');
  }
}

/** The counted thing as a number: "die Zahl von feindlichen Schiffen", "die Initiative des Verteidigers". */
export function numberOf(of: Exclude<Value, number>): string {
  switch (of.kind) {
    case 'ships':
      return `die Zahl von ${shipWith(of.that, 'many', 'dat')}`;
    case 'tokens':
      return `die Zahl der ${tokens(of.of, '', 'weak')} ${who(of.who, 'gen')}`;
    case 'locks-on':
      return `die Zahl der befreundeten Zielerfassungen auf ${who(of.who, 'dat')}`;
    case 'results':
      return `die Zahl der Ergebnisse ${facesOr(of.faces)} der ${DICE[of.dice]}`;
    case 'devices':
      return `die Zahl der befreundeten ${TRAITS[of.trait].many} in ${range(of.range)} ${who(of.of, 'gen')}`;
    case 'cards-dealt':
      return `die Zahl der ${of.of === 'faceup' ? 'offenen ' : ''}Schadenskarten, die dem Verteidiger zugeteilt wurden,`;
    case 'defense-rolled':
      return 'die Zahl der geworfenen Verteidigungswürfel';
    case 'dice-taken':
      return 'die Zahl der genommenen Würfel';
    case 'helpers-in-attack-arc':
      return 'die Zahl der befreundeten Geräte und der befreundeten Schiffe mit Berechnungsmarker im Winkel des Angriffs';
    case 'damage-suffered':
      return 'der erlittene Schaden';
    case 'stat':
      return NUMBERS[of.of](who(of.who, 'gen'));
  }
}

const NUMBERS: Readonly<Record<Stat, (whose: string) => string>> = {
  shields: (whose) => `die Zahl der aktiven Schilde ${whose}`,
  force: (whose) => `die aktive Macht ${whose}`,
  speed: (whose) => `die aufgedeckte Geschwindigkeit ${whose}`,
  initiative: (whose) => `die Initiative ${whose}`,
  charges: () => 'die Zahl der aktiven Ladungen dieser Karte',
  energy: (whose) => `die Energie ${whose}`,
  agility: (whose) => `die Wendigkeit ${whose}`,
  'hull-left': (whose) => `die übrige Hülle ${whose}`,
  'damage-cards': (whose) => `die Zahl der Schadenskarten ${whose}`,
};

/** What passes a test, with the verb last. */
const predicate = predicatesIn<Predicate>({
  either: (all, { no }) => eitherPredicate(all, no),
  event: {
    side: ({ of, is: so }, { no }) => is(of === 'self' ? SIDES[so] : `${who(of, 'dat')} ${SIDES[so]}`, no),
    is: ({ who: part }, { no }) => is(who(part), no),
    range: (test, { no }) => is(spot(test), no),
    'in-arc': ({ arcs, of }, { no }) => is(inArcs(arcs, who(of, 'gen')), no),
    'has-in-arc': ({ who: part, arcs: through }, { no }) => ({
      rest: `${who(part, 'acc')} ${no ? 'nicht ' : ''}${through[0] === 'firing' ? 'in seinen Feuerwinkeln' : `in seinem ${arcs(through)}`}`,
      verb: HAT,
    }),
    'in-attack-arc': (_, { no }) => is('im Winkel des Angriffs', no),
    'leads-wing': (_, { no }) => hasA('eine', 'Aufwertung für Formationsführer', no),
    wingmate: (_, { no }) => is('in seiner Formation', no),
    behind: ({ of }, { no }) => is(`hinter ${who(of, 'dat')}`, no),
    obstructs: (_, { no }) => ({
      rest: `den Angriff ${no ? 'nicht ' : ''}`.trim(),
      verb: ['versperrt', 'versperren'],
    }),
    tokens: (test, { no }) => tokensPredicate(test, no, (article, how) => tokens(test.of, article, how)),
    condition: ({ is }, { no }) => conditionPredicate(is, no),
    damage: (test, { no }) => damagePredicate(test, no),
    'locked-by': (test, { no }) => lockedPredicate(test, no),
    locks: ({ who: part }, { no }) => hasA('eine', `Zielerfassung auf ${who(part, 'dat')}`, no),
    'locked-by-one': ({ that }, { no }) => is(`von ${shipWith(that, 'one', 'dat')} als Ziel erfasst`, no),
    'unit-side': ({ is: so }, { no }) =>
      is(`${so === 'enemy' ? 'ein feindliches' : 'ein befreundetes'} Schiff oder Fernobjekt`, no),
    'friendly-unit-at': ({ range: span }, { no }) =>
      hasA('ein', `befreundetes Schiff oder Fernobjekt in ${range(span)}`, no),
    pilot: ({ ids }, { no }) => is(oder(ids.map((id) => pilotCard(id)?.name ?? id)), no),
    named: ({ names }, { no }) => is(oder(names), no),
    keyword: ({ keyword }, { no }) => ({
      rest: `das Schlüsselwort ${keyword}${no ? ' nicht' : ''}`,
      verb: HAT,
    }),
    faction: ({ faction: id }, { no }) => is(`aus der Fraktion ${faction(id)}`, no),
    chassis: ({ ids }, { no }) => is(`vom Typ ${oder(ids.map(typeName))}`, no),
    size: ({ sizes }, { no }) => is(oder(sizes.map((size) => SIZES[size])), no),
    'size-against': ({ compare, who: part }, { no }) =>
      is(`${compare === 'larger' ? 'größer' : 'kleiner'} als ${who(part)}`, no),
    limited: ({ is: so }, { no }) => is('limitiert', no === so),
    initiative: ({ than: value, compare }, { no }) => {
      const than = typeof value === 'number' ? `${value}` : `die ${who(value, 'gen')}`;
      return hasA('eine', `Initiative ${compared(compare)} ${than}`, no);
    },
    revealed: ({ maneuver }, { no }) => ({ rest: `${maneuverWith(maneuver, no)} aufgedeckt`, verb: HAT }),
    'revealed-against': (test, { no }) => ({
      rest: `${no ? 'nicht ' : ''}${againstWords(test)} aufgedeckt`,
      verb: HAT,
    }),
    'at-obstacle': ({ range: span, types, orFeature }, { no }) =>
      is(
        `in ${range(span)} von ${anObstacle(types, 'dat')}${orFeature ? ' oder einem Missionsziel' : ''}`,
        no,
      ),
    'at-trait': ({ range: span, traits: kinds }, { no }) =>
      is(`in ${range(span)} von ${traits(kinds, 'dat')}`, no),
    'enemy-remote-at': ({ range: span }, { no }) =>
      is(`in ${range(span)} von einem feindlichen Fernobjekt`, no),
    'attacked-by': ({ who: part }, { no }) => ({
      rest: `${no ? 'nicht ' : ''}in dieser Runde von ${who(part, 'dat')} angegriffen worden`,
      verb: IST,
    }),
    defended: (_, { no }) => ({ rest: `in dieser Runde ${no ? 'nicht ' : ''}verteidigt`, verb: HAT }),
    attacked: (_, { no }) => ({ rest: `in dieser Runde ${no ? 'nicht ' : ''}angegriffen`, verb: HAT }),
    'at-device': ({ range: span, device }, { no }) =>
      is(`in ${range(span)} von ${deviceName(device)} der eigenen Seite`, no),
    'action-on-bar': ({ action: name }, { no }) => {
      const what = name === 'its-action' ? 'diese Aktion' : action(name);
      return { rest: `${what} ${no ? 'nicht ' : ''}in seiner Aktionsleiste`, verb: HAT };
    },
    'has-upgrade': ({ id, onFront }, { no }) => ({
      rest: `${upgradeName(id)}${no ? ' nicht' : ''}${onFront ? ' mit der Vorderseite nach oben' : ''}`,
      verb: TRAEGT,
    }),
    'turret-in': ({ arcs: through }, { no }) => ({
      rest: `seinen Turmzeiger ${no ? 'nicht ' : ''}im ${arcs(through)}`,
      verb: HAT,
    }),
    'uses-slot': ({ slot }, { no }) => hasA('eine', slotUpgrade([slot]), no),
    'fully-charged': ({ card }, { no }) => ({
      rest: `${cardName(card)} ${no ? 'nicht ' : ''}mit allen Ladungen aktiv`,
      verb: TRAEGT,
    }),
    'has-condition': ({ id }, { no }) => ({
      rest: `den Zustand ${conditionTitle(id)}${no ? ' nicht' : ''}`,
      verb: HAT,
    }),
    'closed-configuration': (_, { no }) => ({
      rest: `seine Konfiguration ${no ? 'nicht ' : ''}geschlossen`,
      verb: HAT,
    }),
    'has-ship-ability': ({ name }, { no }) => ({
      rest: `die Schiffsfähigkeit ${name}${no ? ' nicht' : ''}`,
      verb: HAT,
    }),
    'at-friendly-device': ({ range: span }, { no }) =>
      is(`in ${range(span)} von einem befreundeten Gerät`, no),
    'moved-through': (_, { no }) => ({ rest: `${no ? 'nicht ' : ''}durchflogen`, verb: ['wurde', 'wurden'] }),
  },
});
