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
import type {
  ArcName,
  Comparison,
  Condition,
  ShipTest,
  Stat,
  TokenClass,
  Value,
} from '../../../abilities/language.ts';
import type { ShipSize, UpgradeSlot } from '../../../cards/chassis.ts';
import { pilotCard } from '../../../cards/index.ts';
import type { DeviceTrait } from '../../../devices/kinds.ts';
import { cardName, conditionTitle, typeName, upgradeName } from '../../labels.ts';
import { type How, predicatesIn } from '../../ships.ts';
import { deviceName } from '../devices.ts';
import { de, list, NOUNS, type Noun, noun, ou, que, un } from '../grammar.ts';
import { action, arc, distance, faction, range, theArc, tokenNoun } from '../terms.ts';

export {
  comparedTo,
  DICE,
  facesAnd,
  facesOr,
  maneuverWith,
  maneuverWords,
  saidOf,
  who,
} from '../../../../common/words/french/ships.ts';

/** Ships, the tests they pass, and numbers, in words. */

/** "dans l’arc gauche ou l’arc droit du défenseur". */
export const inArcs = (names: readonly ArcName[], of: string): string =>
  `${names.includes('firing') ? 'dans un arc de tir' : `dans ${arcs(names)}`} ${de(of)}`;

export const arcs = (names: readonly string[]): string => ou(names.map(theArc));

/** "son arc avant". */
const itsArcs = (names: readonly string[]): string => ou(names.map((name) => `son ${arc(name)}`));

const CLASSES: Readonly<Record<Exclude<TokenClass, Parameters<typeof tokenNoun>[0]>, readonly string[]>> = {
  any: [],
  green: ['vert'],
  orange: ['orange'],
  red: ['rouge'],
  'red-but-locks': ['rouge'],
  'red-but-stress': ['rouge'],
  'red-or-orange': ['rouge', 'orange'],
  'red-or-orange-but-locks': ['rouge', 'orange'],
  'blue-or-red': ['bleu', 'rouge'],
  circular: ['rond'],
  'focus-or-calculate': ['de concentration', 'de calcul'],
  reinforce: ['de renforcement'],
};

const isClass = (of: TokenClass): of is keyof typeof CLASSES => Object.hasOwn(CLASSES, of);

/** "jeton rouge ou orange", "jetons de stress". */
export function tokens(of: TokenClass, many: boolean): string {
  if (!isClass(of)) return tokenNoun(of, many);
  const words = CLASSES[of].map((one) =>
    many && one !== 'orange' && !one.startsWith('de ') ? `${one}s` : one,
  );
  const but =
    of === 'red-but-stress' ? ' (sauf stress)' : of.endsWith('-but-locks') ? ' (sauf verrouillages)' : '';
  return `${[many ? 'jetons' : 'jeton', ...(words.length > 0 ? [ou(words)] : [])].join(' ')}${but}`;
}

/** A number of tokens as an object: "1 jeton vert", "2 jetons verts". */
export const tokenCount = (of: TokenClass, count: number): string => `${count} ${tokens(of, count !== 1)}`;

export const SIZES: Readonly<Record<ShipSize, string>> = {
  small: 'petit',
  medium: 'moyen',
  large: 'grand',
  huge: 'énorme',
};

const SIDES = { friendly: 'allié', allied: 'partenaire', enemy: 'ennemi' } as const;

export const SLOTS: Readonly<Record<UpgradeSlot, string>> = {
  ...SHARED_SLOTS,
  command: 'Commandement',
  configuration: 'Configuration',
  device: 'Engin',
  'force-power': 'Pouvoir de la Force',
  gunner: 'Artilleur',
  hyperdrive: 'Hyperpropulsion',
  sensor: 'Senseur',
  'tactical-relay': 'Relais tactique',
  talent: 'Talent',
};

/** "amélioration Torpille". */
export const slotUpgrade = (slots: readonly string[]): string =>
  `amélioration ${ou(slots.map((slot) => SLOTS[slot as UpgradeSlot] ?? slot))}`;

const TRAITS: Readonly<Record<DeviceTrait, Noun>> = {
  bomb: noun('f', 'bombe'),
  mine: noun('f', 'mine'),
  remote: noun('m', 'objet distant', 'objets distants'),
  obstacle: noun('m', 'obstacle'),
};

const CREW_REMOTE = noun('m', 'objet distant Équipage', 'objets distants Équipage');

export function traitNoun(trait: DeviceTrait | 'crew-remote' | 'any'): Noun {
  if (trait === 'crew-remote') return CREW_REMOTE;
  return trait === 'any' ? NOUNS.device : TRAITS[trait];
}

/** "une bombe ou une mine". */
export const traits = (all: readonly DeviceTrait[]): string =>
  ou(all.map((one) => `${un(TRAITS[one].gender)} ${TRAITS[one].one}`));

const OBSTACLE_TYPES: Readonly<Record<string, Noun>> = {
  asteroid: noun('m', 'astéroïde'),
  debris: noun('m', 'nuage de débris', 'nuages de débris'),
  gascloud: noun('m', 'nuage de gaz', 'nuages de gaz'),
  electrochaff: noun('m', 'nuage de leurres', 'nuages de leurres'),
  obstacle: noun('m', 'obstacle'),
};

const obstacleNoun = (type: string): Noun => OBSTACLE_TYPES[type] ?? noun('m', type);

/** "les obstacles", "les astéroïdes et les nuages de gaz". */
export const obstacles = (types: readonly string[] | undefined): string =>
  list((types ?? ['obstacle']).map((type) => `les ${obstacleNoun(type).many}`));

/** "d’un astéroïde ou d’un nuage de gaz". */
export const ofObstacle = (types: readonly string[] | undefined): string =>
  ou((types ?? ['obstacle']).map((type) => `d’un ${obstacleNoun(type).one}`));

/** "est stressé", "ont un jeton": what is said of one ship or of several, or that it is not so. */
export const predicates = (tests: readonly ShipTest[], many = false): string =>
  list(tests.map((test) => predicate(test, { many, no: false })));

/** "un vaisseau ennemi à portée 0-1", "des vaisseaux ennemis", "chaque vaisseau allié", "aucun vaisseau". */
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
  let head: Noun = NOUNS.ship;
  for (const test of tests) {
    if (isOther(test)) continue;
    switch (test.kind) {
      case 'side':
        if (test.of === 'self') adjectives.unshift(SIDES[test.is]);
        else relative.push(test);
        break;
      case 'limited':
        adjectives.push(test.is ? 'limité' : 'non limité');
        break;
      case 'size':
        adjectives.push(sizes(test.sizes));
        break;
      case 'condition': {
        const word = ADJECTIVES[test.is];
        if (word) adjectives.push(word);
        else relative.push(test);
        break;
      }
      case 'wingmate':
        head = NOUNS.wingmate;
        break;
      case 'chassis':
        behind.unshift(`du type ${ou(test.ids.map(typeName))}`);
        break;
      case 'keyword':
        behind.unshift(`avec le mot-clé ${test.keyword}`);
        break;
      case 'named':
        behind.unshift(`du nom de ${ou(test.names)}`);
        break;
      case 'range':
        behind.push(spot(test));
        break;
      case 'in-arc':
        behind.push(inArcs(test.arcs, who(test.of)));
        break;
      default:
        relative.push(test);
    }
  }
  return { before: tests.some(isOther) ? ['autre'] : [], head, adjectives, behind, relative };
}

const sizes = (all: readonly ShipSize[]): string => ou(all.map((size) => SIZES[size]));

/** Conditions that have an adjective; the others are said in a clause. */
const ADJECTIVES: Readonly<Partial<Record<Condition, string>>> = {
  damaged: 'endommagé',
  shielded: 'protégé',
  ionized: 'ionisé',
  disarmed: 'désarmé',
  cloaked: 'occulté',
  destroyed: 'détruit',
};

/** "à portée 0-1", "à portée 0-1 du défenseur". */
const spot = ({ range: span, of }: Extract<ShipTest, { kind: 'range' }>): string =>
  of === 'self' ? distance(span) : `${distance(span)} ${de(who(of))}`;

function conditionPredicate(of: Condition, many: boolean, no: boolean): string {
  const s = many ? 's' : '';
  switch (of) {
    case 'has-force':
      return hasA('f', 'Force active', many, no);
    case 'full-force':
      return `${have(many, no)} toute sa Force active`;
    case 'full-shields':
      return `${have(many, no)} tous ses boucliers`;
    case 'still-force':
      return hasA('f', 'Force qui ne revient pas d’elle-même', many, no);
    case 'has-charge':
      return hasA('f', 'charge active', many, no);
    case 'bonus-attacked':
      return `${have(many, no)} ${no ? 'encore' : 'déjà'} effectué son attaque bonus`;
    case 'tractored':
      return `${be(many, no)} sous l’effet d’un rayon tracteur`;
    case 'critically-damaged':
      return `${be(many, no)} gravement endommagé${s}`;
    default:
      return `${be(many, no)} ${ADJECTIVES[of] ?? of}${s}`;
  }
}

function againstWords({ of, compare, who: part }: Extract<ShipTest, { kind: 'revealed-against' }>): string {
  if (of === 'bearing') return `la même direction ${que(who(part))}`;
  const word = of === 'difficulty' ? 'une manœuvre d’une difficulté' : 'une vitesse';
  return `${word} ${comparedTo(compare, `celle ${de(who(part))}`, 'f')}`;
}

/** "2 dés d’attaque"; counted on the table, "autant de dés d’attaque qu’il y a de vaisseaux". */
export const amount = (of: Value, thing: Noun, more = ''): string => amountOf(of, thing, more, asMany);

/** "qu’il y a de vaisseaux ennemis à portée 0-1". */
export function asMany(of: Exclude<Value, number>): string {
  const limit = 'most' in of && of.most < 99 ? ` (au plus ${of.most})` : '';
  return `${que(counting(of))}${limit}`;
}

function counting(of: Exclude<Value, number>): string {
  switch (of.kind) {
    case 'ships':
      return `il y a ${de(shipWith(of.that, 'bare'))}`;
    case 'tokens':
      return `${who(of.who)} a ${de(tokens(of.of, true))}`;
    case 'stat':
      return STAT_COUNTS[of.of](who(of.who));
    case 'locks-on':
      return `il y a de verrouillages alliés sur ${who(of.who)}`;
    case 'results':
      return `les ${DICE[of.dice]} montrent ${de(facesOr(of.faces, true))}`;
    case 'devices':
      return `il y a ${de(TRAITS[of.trait].many)} ${agreed(TRAITS[of.trait])} à ${range(of.range)} ${de(who(of.of))}`;
    case 'defense-rolled':
      return 'il y a de dés de défense lancés';
    case 'dice-taken':
      return 'il y a de dés ainsi pris';
    case 'helpers-in-attack-arc':
      return 'il y a d’engins alliés et de vaisseaux alliés avec un jeton de calcul dans l’arc de l’attaque';
    case 'damage-suffered':
      return 'il y a de dégâts subis';
    case 'cards-dealt':
      return `le défenseur a reçu de cartes de dégât${of.of === 'faceup' ? ' face visible' : ''}`;
  }
}

const agreed = ({ gender }: Noun): string => (gender === 'f' ? 'alliées' : 'alliés');

const STAT_COUNTS: Readonly<Record<Stat, (ship: string) => string>> = {
  shields: (ship) => `${ship} a de boucliers actifs`,
  force: (ship) => `${ship} a de Force active`,
  speed: (ship) => `en indique la vitesse révélée ${de(ship)}`,
  initiative: (ship) => `en indique l’initiative ${de(ship)}`,
  charges: () => 'cette carte a de charges actives',
  energy: (ship) => `${ship} a d’énergie`,
  agility: (ship) => `en indique l’agilité ${de(ship)}`,
  'hull-left': (ship) => `${ship} a de coque restante`,
  'damage-cards': (ship) => `${ship} a de cartes de dégât`,
};

/** "il y a au moins 2 vaisseaux ennemis"; null for what is not counted in pieces. */
export function countedAgainst(of: Exclude<Value, number>, compare: Comparison, than: number): string | null {
  if (of.kind === 'stat' && of.of === 'charges' && than === 0)
    return compare === 'equal' ? 'cette carte n’a aucune charge active' : 'cette carte a une charge active';
  if (of.kind === 'stat' && of.of === 'charges' && compare === 'equal')
    return `cette carte a exactement ${than} charge${than === 1 ? '' : 's'} active${than === 1 ? '' : 's'}`;
  if (of.kind === 'stat') return null;
  const none = than === 0 || (than === 1 && compare === 'lower');
  if (none && compare !== 'higher' && compare !== 'higher-or-equal') return noneOf(of);
  if (than === 0) return someOf(of, 'au moins 1', false);
  return someOf(of, `${NUMBERED[compare]} ${than}`, than !== 1);
}

function someOf(of: Exclude<Value, number>, number: string, many: boolean): string {
  const pick = (thing: Noun) => (many ? thing.many : thing.one);
  switch (of.kind) {
    case 'ships':
      return `il y a ${number} ${many ? shipWith(of.that, 'bare') : shipWith(of.that).replace(/^un /, '')}`;
    case 'tokens':
      return `${who(of.who)} a ${number} ${tokens(of.of, many)}`;
    case 'results':
      return `les ${DICE[of.dice]} montrent ${number} ${facesOr(of.faces, many)}`;
    case 'devices':
      return `il y a ${number} ${pick(TRAITS[of.trait])} ${many ? agreed(TRAITS[of.trait]) : agreed(TRAITS[of.trait]).slice(0, -1)} à ${range(of.range)} ${de(who(of.of))}`;
    case 'cards-dealt':
      return `le défenseur a reçu ${number} ${pick(NOUNS.damageCard)}${of.of === 'faceup' ? ' face visible' : ''}`;
    case 'locks-on':
      return `il y a ${number} ${many ? 'verrouillages alliés' : 'verrouillage allié'} sur ${who(of.who)}`;
    case 'defense-rolled':
      return `${number} ${many ? 'dés de défense sont lancés' : 'dé de défense est lancé'}`;
    case 'dice-taken':
      return `${number} ${many ? 'dés sont ainsi pris' : 'dé est ainsi pris'}`;
    case 'helpers-in-attack-arc':
      return `${number} engins alliés et vaisseaux alliés avec un jeton de calcul sont dans l’arc de l’attaque`;
    case 'damage-suffered':
      return `${number} ${many ? 'dégâts sont subis' : 'dégât est subi'}`;
    case 'stat':
      return `${numberOf(of)} est ${number}`;
  }
}

function noneOf(of: Exclude<Value, number>): string {
  switch (of.kind) {
    case 'ships':
      return `il n’y a ${shipWith(of.that, 'no')}`;
    case 'tokens':
      return `${who(of.who)} n’a aucun ${tokens(of.of, false)}`;
    case 'results':
      return `les ${DICE[of.dice]} ne montrent aucun résultat ${facesOr(of.faces)}`;
    case 'devices':
      return `il n’y a ${TRAITS[of.trait].gender === 'f' ? 'aucune' : 'aucun'} ${TRAITS[of.trait].one} ${agreed(TRAITS[of.trait]).slice(0, -1)} à ${range(of.range)} ${de(who(of.of))}`;
    case 'cards-dealt':
      return `le défenseur n’a reçu aucune carte de dégât${of.of === 'faceup' ? ' face visible' : ''}`;
    default:
      return `${numberOf(of)} est nul`;
  }
}

/** The counted thing as a number, with its gender: "le nombre de vaisseaux ennemis", "l’initiative du défenseur". */
export function numberOf(of: Exclude<Value, number>): string {
  switch (of.kind) {
    case 'ships':
      return `le nombre ${de(shipWith(of.that, 'bare'))}`;
    case 'tokens':
      return `le nombre ${de(tokens(of.of, true))} ${de(who(of.who))}`;
    case 'locks-on':
      return `le nombre de verrouillages alliés sur ${who(of.who)}`;
    case 'results':
      return `le nombre de résultats ${facesOr(of.faces)} des ${DICE[of.dice]}`;
    case 'devices':
      return `le nombre ${de(TRAITS[of.trait].many)} ${agreed(TRAITS[of.trait])} à ${range(of.range)} ${de(who(of.of))}`;
    case 'cards-dealt':
      return `le nombre de cartes de dégât${of.of === 'faceup' ? ' face visible' : ''} reçues par le défenseur`;
    case 'defense-rolled':
      return 'le nombre de dés de défense lancés';
    case 'dice-taken':
      return 'le nombre de dés ainsi pris';
    case 'helpers-in-attack-arc':
      return 'le nombre d’engins alliés et de vaisseaux alliés avec un jeton de calcul dans l’arc de l’attaque';
    case 'damage-suffered':
      return 'le nombre de dégâts subis';
    case 'stat':
      return `le nombre ${STATS[of.of]}${of.of === 'charges' ? '' : ` ${de(who(of.who))}`}`.replace(
        /^le nombre (?=la |l’)/,
        '',
      );
  }
}

const STATS: Readonly<Record<Stat, string>> = {
  shields: 'de boucliers actifs',
  force: 'de Force active',
  speed: 'la vitesse révélée',
  initiative: 'l’initiative',
  charges: 'de charges actives de cette carte',
  energy: 'd’énergie',
  agility: 'l’agilité',
  'hull-left': 'la coque restante',
  'damage-cards': 'de cartes de dégât',
};

/** Whether such a number is feminine in French. */
export const isFeminine = (of: Exclude<Value, number>): boolean =>
  of.kind === 'stat' && /^(?:la |l’)/.test(STATS[of.of]);

const is = ({ many, no }: How, rest: string): string => `${be(many, no)} ${rest}`;
const has = ({ many, no }: How, rest: string): string => `${have(many, no)} ${rest}`;
const plural = ({ many }: How): string => (many ? 's' : '');

/** What passes a test, behind its subject. */
const predicate = predicatesIn<string>({
  either: (words, { no }) => list(words, no ? 'et' : 'ou'),
  event: {
    side: ({ is: so, of }, how) =>
      is(how, `${SIDES[so]}${plural(how)}${of === 'self' ? '' : ` ${de(who(of))}`}`),
    is: ({ who: part }, how) => is(how, who(part)),
    range: (test, how) => is(how, spot(test)),
    'in-arc': ({ arcs, of }, how) => is(how, inArcs(arcs, who(of))),
    'has-in-arc': ({ who: part, arcs }, how) =>
      has(how, `${who(part)} dans ${arcs.includes('firing') ? 'un arc de tir' : itsArcs(arcs)}`),
    'in-attack-arc': (_, how) => is(how, 'dans l’arc de l’attaque'),
    'leads-wing': (_, how) => hasA('f', 'amélioration qui fait mener une formation', how.many, how.no),
    wingmate: (_, how) => is(how, 'dans sa formation'),
    behind: ({ of }, how) => is(how, `derrière ${who(of)}`),
    obstructs: (_, how) => (how.no ? 'ne gêne pas l’attaque' : 'gêne l’attaque'),
    tokens: (test, how) =>
      tokensPredicate(test, how.many, how.no, (count) =>
        count === null ? tokens(test.of, false) : tokenCount(test.of, count),
      ),
    condition: ({ is }, how) => conditionPredicate(is, how.many, how.no),
    damage: (test, how) => damagePredicate(test, how.many, how.no),
    'locked-by': (test, how) => is(how, `verrouillé${plural(how)}${lockedBy(test)}`),
    locks: ({ who: part }, how) => hasA('m', `verrouillage sur ${who(part)}`, how.many, how.no),
    'locked-by-one': ({ that }, how) => is(how, `verrouillé${plural(how)} par ${shipWith(that)}`),
    'unit-side': ({ is: so }, how) =>
      is(how, `un vaisseau ou objet distant ${so === 'enemy' ? 'ennemi' : 'allié'}`),
    'friendly-unit-at': ({ range: span }, how) =>
      hasA('m', `vaisseau ou objet distant allié à ${range(span)}`, how.many, how.no),
    pilot: ({ ids }, how) => is(how, ou(ids.map((id) => pilotCard(id)?.name ?? id))),
    named: ({ names }, how) => is(how, ou(names)),
    keyword: ({ keyword }, how) => has(how, `le mot-clé ${keyword}`),
    faction: ({ faction: id }, how) => is(how, `de la faction ${faction(id)}`),
    chassis: ({ ids }, how) => is(how, `du type ${ou(ids.map(typeName))}`),
    size: ({ sizes: all }, how) => is(how, sizes(all)),
    'size-against': ({ compare, who: part }, how) =>
      is(how, `plus ${compare === 'larger' ? 'grand' : 'petit'}${plural(how)} ${que(who(part))}`),
    limited: ({ is }, how) => `${be(how.many, how.no === is)} limité${plural(how)}`,
    initiative: ({ than: value, compare }, how) => {
      const than = typeof value === 'number' ? `${value}` : `celle ${de(who(value))}`;
      return hasA('f', `initiative ${comparedTo(compare, than, 'f')}`, how.many, how.no);
    },
    revealed: ({ maneuver }, how) => `${have(how.many, how.no)} révélé ${maneuverWith(maneuver)}`,
    'revealed-against': (test, how) => `${have(how.many, how.no)} révélé ${againstWords(test)}`,
    'at-obstacle': ({ range: span, types, orFeature }, how) =>
      is(how, `à ${range(span)} ${ofObstacle(types)}${orFeature ? ' ou d’un objectif' : ''}`),
    'at-trait': ({ range: span, traits: kinds }, how) => is(how, `à ${range(span)} ${de(traits(kinds))}`),
    'enemy-remote-at': ({ range: span }, how) => is(how, `à ${range(span)} d’un objet distant ennemi`),
    'attacked-by': ({ who: part }, how) =>
      `${have(how.many, how.no)} été attaqué${how.many ? 's' : ''} par ${who(part)} pendant cette manche`,
    defended: (_, how) => `${have(how.many, how.no)} défendu pendant cette manche`,
    attacked: (_, how) => `${have(how.many, how.no)} attaqué pendant cette manche`,
    'at-device': ({ range: span, device }, how) =>
      is(how, `à ${range(span)} de ${deviceName(device)} (allié)`),
    'action-on-bar': ({ action: name }, how) =>
      has(how, `${name === 'its-action' ? 'cette action' : action(name)} dans sa barre d’action`),
    'has-upgrade': ({ id, onFront }, how) =>
      is(how, `équipé${plural(how)} ${de(upgradeName(id))}${onFront ? ', recto visible' : ''}`),
    'turret-in': ({ arcs }, how) => has(how, `son indicateur de tourelle dans ${itsArcs(arcs)}`),
    'uses-slot': ({ slot }, how) => hasA('f', slotUpgrade([slot]), how.many, how.no),
    'fully-charged': ({ card }, how) => has(how, `${cardName(card)} avec toutes ses charges actives`),
    'has-condition': ({ id }, how) => has(how, `l’état ${conditionTitle(id)}`),
    'closed-configuration': (_, how) => has(how, 'sa configuration en position fermée'),
    'has-ship-ability': ({ name }, how) => has(how, `la capacité de vaisseau ${name}`),
    'at-friendly-device': ({ range: span }, how) => is(how, `à ${range(span)} d’un engin allié`),
    'moved-through': (_, how) => `${have(how.many, how.no)} été traversé${plural(how)}`,
  },
});
