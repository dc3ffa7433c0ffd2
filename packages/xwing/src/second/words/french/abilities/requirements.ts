import { type Deed, does, joined, letDo, type Verb, verb } from '../../../../common/words/french/deeds.ts';
import { damageText } from '../../../../common/words/french/ships.ts';
import type { AttackFact, AttackWeapon, Cost, Requirement } from '../../../abilities/language.ts';
import { cardName, upgradeName } from '../../labels.ts';
import { counted, de, list, NOUNS, si } from '../grammar.ts';
import { actionNoun, difficulty, face, range, thePhase, tokenNoun } from '../terms.ts';
import {
  comparedTo,
  countedAgainst,
  inArcs,
  isFeminine,
  maneuverWith,
  numberOf,
  predicates,
  shipWith,
  slotUpgrade,
  tokenCount,
  traits,
  who,
} from './ships.ts';

/** If-conditions and costs in words. */

/** Behind "avec". */
const WEAPONS: Readonly<Record<AttackWeapon, string>> = {
  primary: 'une arme principale',
  special: 'une arme spéciale',
  'front-arc': 'une arme de l’arc avant',
  'rear-arc': 'une arme de l’arc arrière',
  turret: 'une arme de l’arc de tourelle',
  bullseye: 'une arme de l’arc bullseye',
  cannon: 'un canon',
  missile: 'un missile',
  torpedo: 'une torpille',
  'turret-slot': 'une amélioration Tourelle',
  hardpoint: 'un point d’ancrage',
  'primary-turret': 'une arme principale de l’arc de tourelle',
  'primary-front': 'une arme principale de l’arc avant',
  this: 'cette carte',
};
/** "une arme principale". */
export const weapon = (name: AttackWeapon): string => WEAPONS[name];

const FACTS: Readonly<Record<AttackFact, readonly [holds: string, not: string]>> = {
  obstructed: ['l’attaque est gênée', 'l’attaque n’est pas gênée'],
  'obstructed-by-obstacle': ['un obstacle gêne l’attaque', 'aucun obstacle ne gêne l’attaque'],
  bonus: ['c’est une attaque bonus', 'ce n’est pas une attaque bonus'],
  'defender-destroyed': ['le défenseur a été détruit', 'le défenseur n’a pas été détruit'],
  'defender-dealt-card': [
    'le défenseur a reçu une carte de dégât',
    'le défenseur n’a reçu aucune carte de dégât',
  ],
  'defender-dealt-faceup': [
    'le défenseur a reçu une carte de dégât face visible',
    'le défenseur n’a reçu aucune carte de dégât face visible',
  ],
  'defender-dealt-pilot': [
    'le défenseur a reçu une carte Pilote face visible',
    'le défenseur n’a reçu aucune carte Pilote face visible',
  ],
  'paid-with-charge': [
    'une charge de la carte de l’arme a été dépensée pour l’attaque',
    'aucune charge de la carte de l’arme n’a été dépensée pour l’attaque',
  ],
  'first-against-defender': [
    'l’attaquant n’a pas encore attaqué le défenseur durant cette manche',
    'l’attaquant a déjà attaqué le défenseur durant cette manche',
  ],
  'with-range-bonus': ['son arme a des bonus de portée', 'son arme n’a pas de bonus de portée'],
  'defender-damaged': ['le défenseur a subi des dégâts', 'le défenseur n’a pas subi de dégâts'],
  'some-neutralized': [
    'des touches ou des critiques ont été annulés',
    'aucune touche ni aucun critique n’a été annulé',
  ],
  'by-lock': ['son arme exige un verrouillage', 'son arme n’exige pas de verrouillage'],
  'under-way': ['l’attaque est en cours', 'l’attaque est terminée'],
  'you-spent-green': ['ce vaisseau a dépensé un jeton vert', 'ce vaisseau n’a dépensé aucun jeton vert'],
  'you-calculated': [
    'ce vaisseau a dépensé un jeton de calcul',
    'ce vaisseau n’a dépensé aucun jeton de calcul',
  ],
  'attacker-modified-dice': ['l’attaquant a modifié ses dés', 'l’attaquant n’a pas modifié ses dés'],
};

const FIGHTS = ['ce vaisseau attaque', 'ce vaisseau défend', 'ce vaisseau attaque ou défend'];

/** Who fights, with what and how far away, as one clause, and the conditions that are about something else. */
function fight(requires: readonly Requirement[]): {
  readonly clause: string | null;
  readonly rest: readonly string[];
} {
  const subject = requires.find((one) => FIGHTS.includes(condition(one)));
  if (!subject) return { clause: null, rest: conditions(requires) };
  const said = condition(subject);
  const attacks = said === FIGHTS[0];
  const isHow = (one: Requirement): boolean =>
    one.kind === 'attack-range' || (attacks && one.kind === 'attack-with');
  const weapons = requires.flatMap((one) =>
    one.kind === 'attack-with' && attacks ? [WEAPONS[one.weapon]] : [],
  );
  const ranges = requires.flatMap((one) => (one.kind === 'attack-range' ? [` à ${range(one.range)}`] : []));
  const rest = requires.filter((one) => one !== subject && !isHow(one));
  return { clause: `${said}${weaponsText(weapons)}${ranges.join('')}`, rest: conditions(rest) };
}

/** " avec une arme principale (aussi une arme de l’arc de tourelle)". */
const weaponsText = ([first, ...more]: readonly string[]): string =>
  first === undefined ? '' : ` avec ${first}${more.map((one) => ` (aussi ${one})`).join('')}`;

/** "tant que ce vaisseau attaque avec un canon, si …"; nothing where nothing is required. */
export function whileText(requires: readonly Requirement[]): string {
  const { clause, rest } = fight(requires);
  if (clause === null) return rest.length === 0 ? '' : whenever(rest);
  return `tant que ${clause}${rest.length === 0 ? '' : `, ${si(list(rest))}`}`;
}

/** "tant que l’attaque est gênée", "tant qu’il y a …". */
const whenever = (clauses: readonly string[]): string => {
  const words = list(clauses);
  return /^il/.test(words) ? `tant qu’${words}` : `tant que ${words}`;
};

/** The same behind what holds: ", tant que ce vaisseau attaque avec un canon". */
export function whileBehind(requires: readonly Requirement[]): string {
  const words = whileText(requires);
  return words === '' ? '' : ` ${words}`;
}

/** ", si ce vaisseau est stressé"; nothing where nothing is required. */
export function ifBehind(requires: readonly Requirement[] | undefined): string {
  const found = conditions(requires ?? []);
  return found.length === 0 ? '' : `, ${si(list(found))}`;
}

export const conditions = (requires: readonly Requirement[]): readonly string[] => requires.map(condition);

export function condition(requirement: Requirement): string {
  switch (requirement.kind) {
    case 'flown':
      if (requirement.crossed) return 'il a traversé un obstacle';
      if (requirement.deploying) return 'il s’est désarrimé';
      return requirement.fully
        ? `c’était ${maneuverWith(requirement)} entièrement exécutée`
        : `c’était ${maneuverWith(requirement)}`;
    case 'ship':
      return shipCondition(requirement);
    case 'count':
      return countCondition(requirement);
    case 'attack-range':
      return `l’attaque est à ${range(requirement.range)}`;
    case 'attack-with':
      return `l’attaque est faite avec ${WEAPONS[requirement.weapon]}`;
    case 'attack-with-card':
      return `l’attaque est faite avec ${upgradeName(requirement.id)}`;
    case 'attack-result':
      return requirement.is === 'hit' ? 'l’attaque a touché' : 'l’attaque a raté';
    case 'attack-is':
      return FACTS[requirement.is][requirement.holds ? 0 : 1];
    case 'action':
      return `c’était ${actionWith(requirement)}`;
    case 'moved-by':
      return `${requirement.ability} l’a déplacé`;
    case 'device-you-locked':
      return 'l’engin était allié et verrouillé par ce vaisseau';
    case 'obstructed-by-device':
      return `l’attaque est gênée par ${traits(requirement.traits)}`;
    case 'not-defending':
      return 'il ne défendait pas';
    case 'moved':
      return `c’était ${requirement.how === 'boost' ? 'une accélération' : 'un tonneau'}`;
    case 'action-from':
      return `une ${slotUpgrade(requirement.slots)} a ajouté l’action à sa barre`;
    case 'token-is':
      return `c’était ${list(requirement.tokens.map(someToken), 'ou')}`;
    case 'by-obstacle':
      return 'il vient d’un obstacle traversé ou chevauché';
    case 'enemy-object-in':
      return `il y a un vaisseau ou engin ennemi ${inArcs([requirement.arc], 'ce vaisseau')}`;
    case 'spent-in-attack':
      return 'il a été dépensé pendant une attaque contre l’autre vaisseau';
    case 'compare':
      return comparison(requirement);
    case 'phase':
      return `c’est ${list(requirement.phases.map(thePhase), 'ou')}`;
    case 'device-is':
      return requirement.how
        ? `il a ${requirement.how === 'drop' ? 'largué' : 'lancé'} ${traits(requirement.traits)}`
        : `c’était ${traits(requirement.traits)}`;
    case 'initiative-step':
      return `l’initiative ${requirement.is} est atteinte`;
    case 'in-activation':
      return requirement.step ? 'il est dans son étape Effectuer une action' : 'il est dans son activation';
    case 'no-device-placed':
      return 'ce vaisseau n’a largué ni lancé aucun engin pendant cette manche';
    case 'rerolled-to':
      return `ce dé montre maintenant ${face(requirement.face)}`;
    case 'repaired':
      return `c’était une carte ${requirement.trait === 'ship' ? 'Vaisseau' : 'Pilote'} face visible`;
    case 'coordinated-to':
      return `le vaisseau coordonné a ainsi effectué ${list(
        requirement.actions.map((one) => `une ${actionNoun(one)}`),
        'ou',
      )}`;
    case 'fuses-on-card':
      return requirement.are === 0
        ? 'il n’y a aucun marqueur de mèche sur cette carte'
        : `il y a ${requirement.are} marqueur${requirement.are > 1 ? 's' : ''} de mèche sur cette carte`;
    case 'card-holds':
      return requirement.any ? 'il y a des jetons sur cette carte' : 'il n’y a aucun jeton sur cette carte';
    case 'flipped':
      return requirement.is ? 'cette carte est sur son autre face' : 'cette carte est sur sa face avant';
    case 'marked':
      return 'le reste de cette carte s’applique';
    case 'about-to-fly':
      return `il est sur le point d’exécuter ${maneuverWith(requirement.maneuver)}`;
    case 'performed-off-bar':
      return 'cette action n’est pas dans sa barre d’action';
    case 'not-that':
      return denied(condition(requirement.requirement));
    case 'one-of':
      return fights(requirement.requirements) ?? list(requirement.requirements.map(condition), 'ou');
  }
}

/** "l’attaque n’est pas à portée 1". */
function denied(words: string): string {
  if (words.startsWith('c’était ')) return words.replace('c’était ', 'ce n’était pas ');
  if (words.endsWith(' s’applique')) return words.replace(' s’applique', ' ne s’applique pas');
  return words.replace(/ (est|a) /, ' n’$1 pas ');
}

/** "les dés d’attaque montrent au moins 2 touches"; of two counted things "… est supérieur à …". */
function comparison({ a, compare, b }: Extract<Requirement, { kind: 'compare' }>): string {
  if (typeof a !== 'number' && typeof b === 'number') {
    const words = countedAgainst(a, compare, b);
    if (words) return words;
  }
  const [left, right] = [a, b].map((one) => (typeof one === 'number' ? `${one}` : numberOf(one)));
  const gender = typeof a !== 'number' && isFeminine(a) ? 'f' : 'm';
  return `${left} est ${comparedTo(compare, right ?? '', gender)}`.replace(/ à le /, ' au ');
}

const COLOURED: Readonly<Record<string, string>> = { green: 'vert', orange: 'orange', red: 'rouge' };

/** "un jeton de stress", "une Force", "un jeton vert". */
export function someToken(name: string): string {
  if (name === 'force') return 'une Force';
  if (name === 'lock') return 'un verrouillage';
  const colour = COLOURED[name];
  return `un ${colour ? `jeton ${colour}` : tokenNoun(name as Parameters<typeof tokenNoun>[0])}`;
}

/** "ce vaisseau attaque", rather than "l’attaquant est ce vaisseau". */
function shipCondition({ who: part, that }: Extract<Requirement, { kind: 'ship' }>): string {
  const [only] = that;
  if (that.length === 1 && only?.kind === 'is' && only.who === 'self') {
    if (part === 'attacker') return FIGHTS[0]!;
    if (part === 'defender') return FIGHTS[1]!;
  }
  return `${who(part)} ${predicates(that)}`;
}

function fights(requirements: readonly Requirement[]): string | null {
  const words = requirements.map(condition);
  return words.length === 2 && words[0] === FIGHTS[0] && words[1] === FIGHTS[1] ? FIGHTS[2]! : null;
}

function countCondition({ that, least, most }: Extract<Requirement, { kind: 'count' }>): string {
  if (most === 0) return `il n’y a ${shipWith(that, 'no')}`;
  if (least === 1 && most >= 99) return `il y a ${shipWith(that)}`;
  const number =
    most >= 99 ? `au moins ${least}` : least === most ? `exactement ${least}` : `${least} à ${most}`;
  const one = most === 1 || (least === 1 && most >= 99);
  return `il y a ${number} ${one ? shipWith(that).replace(/^un /, '') : shipWith(that, 'bare')}`;
}

/** "une action de tonneau ou une action d’accélération rouge". */
export function actionWith({
  actions,
  difficulty: colours,
}: Extract<Requirement, { kind: 'action' }>): string {
  const colour = colours ? ` ${list(colours.map(difficulty), 'ou')}` : '';
  if (actions.length === 0) return `une action${colour}`;
  return `${list(
    actions.map((one) => `une ${actionNoun(one)}`),
    'ou',
  )}${colour}`;
}

export const SPEND = verb('dépenser', 'dépense');
export const GAIN = verb('gagner', 'gagne');
export const REMOVE = verb('retirer', 'retire');
export const SUFFER = verb('subir', 'subit');
export const TURN_UP = verb('révéler', 'révèle');

/** What is paid: "dépenser 1 charge et gagner 1 jeton de stress". */
export function prices(costs: readonly Cost[]): Deed {
  const own = costs.filter((cost) => !cost.by);
  const spent = own.flatMap((cost) => spentWords(cost) ?? []);
  const rest = costs.flatMap((cost) => (cost.by ? [otherPays(cost)] : (doneDeed(cost) ?? [])));
  return joined([...(spent.length > 0 ? [does(SPEND, list(spent))] : []), ...rest], 'et');
}

function spentWords(cost: Cost): string | null {
  switch (cost.kind) {
    case 'charge':
      return counted(cost.count, NOUNS.charge);
    case 'force':
      return `${cost.count} Force`;
    case 'energy':
      return `${cost.count} d’énergie`;
    case 'shield':
      return counted(cost.count, NOUNS.shield);
    case 'spend-token':
      return tokenCount(cost.token, cost.count);
    case 'lock':
      return `son verrouillage sur ${who(cost.on)}`;
    case 'lock-of':
      return `le verrouillage ${de(shipWith(cost.that))} sur ${who(cost.on)}`;
    case 'from-card':
      return `1 ${tokenNoun(cost.token)} de cette carte`;
    case 'weapon-charge':
      return '1 charge de la carte de l’arme';
    case 'upgrade-charge':
      return cost.slots.length > 0
        ? `1 charge non récurrente d’une ${slotUpgrade(cost.slots)}`
        : '1 charge non récurrente d’une autre amélioration';
    case 'spend-from': {
      const once = cost.each ? ' (chacun de ces vaisseaux une fois par attaque)' : '';
      return `1 ${tokenNoun(cost.token)} ${de(shipWith(cost.that))}${once}`;
    }
    case 'card-charge':
      return `${counted(cost.count, NOUNS.charge)} de ${cardName(cost.card)}`;
    case 'remove-from':
    case 'gain-token':
    case 'gain-one':
    case 'expose':
    case 'reveal':
    case 'suffer':
      return null;
  }
}

/** What is done for a price without spending something: the verb and its object. */
function doneWords(cost: Cost): readonly [Verb, string] | null {
  switch (cost.kind) {
    case 'reveal':
      return [TURN_UP, 'cette carte face cachée'];
    case 'expose':
      return [TURN_UP, 'une de ses cartes de dégât face cachée'];
    case 'gain-one':
      return [
        GAIN,
        `1 ${list(
          cost.tokens.map((one) => tokenNoun(one)),
          'ou',
        )}`,
      ];
    case 'remove-from':
      return [REMOVE, `${tokenCount(cost.of, cost.count)} ${de(who(cost.on))}`];
    case 'gain-token':
      return [GAIN, `${cost.count} ${tokenNoun(cost.token, cost.count !== 1)}`];
    case 'suffer':
      return [SUFFER, damageText(cost.hits, cost.crits)];
    default:
      return null;
  }
}

function doneDeed(cost: Cost): Deed | null {
  const done = doneWords(cost);
  return done && does(...done);
}

const otherPays = (cost: Cost): Deed =>
  letDo(who(cost.by ?? 'self'), ...(doneWords(cost) ?? ([SPEND, spentWords(cost) ?? ''] as const)));
