import { sharedSubjects } from '../../../../common/words/clauses.ts';
import { type Deed, doing, joined } from '../../../../common/words/french/deeds.ts';
import { damageText } from '../../../../common/words/french/ships.ts';
import type { AttackFact, AttackWeapon, Requirement } from '../../../abilities/language.ts';
import { cardName, upgradeName } from '../../labels.ts';
import { pricesIn, requirementsIn } from '../../requirements.ts';
import { counted, de, list, NOUNS, ou, si } from '../grammar.ts';
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
  'primary-rear': 'une arme principale de l’arc arrière',
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

/** " avec une arme principale (aussi une arme de l’arc de tourelle)". */
const weaponsText = ([first, ...more]: readonly string[]): string =>
  first === undefined ? '' : ` avec ${first}${more.map((one) => ` (aussi ${one})`).join('')}`;

/** Clauses with a subject that stays said once: « ce vaisseau attaque et est endommagé ». */
const shared = sharedSubjects(
  /^(?:ce vaisseau|le vaisseau en question|l’attaquant|le défenseur|l’autre vaisseau|le vaisseau ennemi) /,
  'ou',
);

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

/** "l’attaque n’est pas à portée 1". */
function denied(words: string): string {
  if (words.startsWith('c’était ')) return words.replace('c’était ', 'ce n’était pas ');
  if (words.endsWith(' s’applique')) return words.replace(' s’applique', ' ne s’applique pas');
  return words.replace(/ (est|a) /, ' n’$1 pas ');
}

const COLOURED: Readonly<Record<string, string>> = { green: 'vert', orange: 'orange', red: 'rouge' };

/** "un jeton de stress", "une Force", "un jeton vert". */
export function someToken(name: string): string {
  if (name === 'force') return 'une Force';
  if (name === 'lock') return 'un verrouillage';
  const colour = COLOURED[name];
  return `un ${colour ? `jeton ${colour}` : tokenNoun(name as Parameters<typeof tokenNoun>[0])}`;
}

/** "une action de tonneau ou une action d’accélération rouge". */
export function actionWith({
  actions,
  difficulty: colours,
}: Extract<Requirement, { kind: 'action' }>): string {
  const colour = colours ? ` ${ou(colours.map(difficulty))}` : '';
  if (actions.length === 0) return `une action${colour}`;
  return `${ou(actions.map((one) => `une ${actionNoun(one)}`))}${colour}`;
}

export const { condition, conditions, made, fight, fightOf, inAttack } = requirementsIn({
  fights: ['ce vaisseau attaque', 'ce vaisseau défend', 'ce vaisseau attaque ou défend'],
  how: (weapons, at) =>
    `${weaponsText(weapons.map((all) => ou(all.map(weapon))))}${at.map((span) => ` à ${range(span)}`).join('')}`.trim(),
  fighting: (clause, how) => (how === '' ? clause : `${clause} ${how}`),
  madeWith: (weapons) => `l’attaque est faite avec ${ou(weapons.map(weapon))}`,
  shared,
  isSo: (part, that) => `${who(part)} ${predicates(that)}`,
  none: (that) => `il n’y a ${shipWith(that, 'no')}`,
  some: (that) => `il y a ${shipWith(that)}`,
  atLeast: (that, least) => `il y a au moins ${least} ${shipWith(that, 'bare')}`,
  between: (that, least, most) =>
    `il y a ${least === most ? `exactement ${least}` : `${least} à ${most}`} ${most === 1 ? shipWith(that).replace(/^un /, '') : shipWith(that, 'bare')}`,
  counted: countedAgainst,
  number: numberOf,
  compared: (left, how, right, of) =>
    `${left} est ${comparedTo(how, right, of !== null && isFeminine(of) ? 'f' : 'm')}`.replace(
      / à le /,
      ' au ',
    ),
  notSo: denied,
  or: (clauses) => ou(clauses),
  event: {
    flown: (requirement) => {
      if (requirement.crossed) return 'il a traversé un obstacle';
      if (requirement.deploying) return 'il s’est désarrimé';
      return requirement.fully
        ? `c’était ${maneuverWith(requirement)} entièrement exécutée`
        : `c’était ${maneuverWith(requirement)}`;
    },
    'attack-range': ({ range: span }) => `l’attaque est à ${range(span)}`,
    'attack-with': ({ weapon }) => `l’attaque est faite avec ${WEAPONS[weapon]}`,
    'attack-with-card': ({ id }) => `l’attaque est faite avec ${upgradeName(id)}`,
    'attack-result': ({ is }) => (is === 'hit' ? 'l’attaque a touché' : 'l’attaque a raté'),
    'attack-is': ({ is, holds }) => FACTS[is][holds ? 0 : 1],
    action: (requirement) => `c’était ${actionWith(requirement)}`,
    'moved-by': ({ ability }) => `${ability} l’a déplacé`,
    'device-you-locked': 'l’engin était allié et verrouillé par ce vaisseau',
    'obstructed-by-device': ({ traits: kinds }) => `l’attaque est gênée par ${traits(kinds)}`,
    'not-defending': 'il ne défendait pas',
    moved: ({ how }) => `c’était ${how === 'boost' ? 'une accélération' : 'un tonneau'}`,
    'action-from': ({ slots }) => `une ${slotUpgrade(slots)} a ajouté l’action à sa barre`,
    'token-is': ({ tokens }) => `c’était ${ou(tokens.map(someToken))}`,
    'by-obstacle': 'il vient d’un obstacle traversé ou chevauché',
    'enemy-object-in': ({ arc }) => `il y a un vaisseau ou engin ennemi ${inArcs([arc], 'ce vaisseau')}`,
    'spent-in-attack': 'il a été dépensé pendant une attaque contre l’autre vaisseau',
    phase: ({ phases }) => `c’est ${ou(phases.map(thePhase))}`,
    'device-is': ({ how, traits: kinds }) =>
      how ? `il a ${how === 'drop' ? 'largué' : 'lancé'} ${traits(kinds)}` : `c’était ${traits(kinds)}`,
    'initiative-step': ({ is }) => `l’initiative ${is} est atteinte`,
    'in-activation': ({ step }) =>
      step ? 'il est dans son étape Effectuer une action' : 'il est dans son activation',
    'no-device-placed': 'ce vaisseau n’a largué ni lancé aucun engin pendant cette manche',
    'rerolled-to': ({ face: shown }) => `ce dé montre maintenant ${face(shown)}`,
    repaired: ({ trait }) => `c’était une carte ${trait === 'ship' ? 'Vaisseau' : 'Pilote'} face visible`,
    'coordinated-to': ({ actions }) =>
      `le vaisseau coordonné a ainsi effectué ${ou(actions.map((one) => `une ${actionNoun(one)}`))}`,
    'fuses-on-card': ({ are }) =>
      are === 0
        ? 'il n’y a aucun marqueur de mèche sur cette carte'
        : `il y a ${are} marqueur${are > 1 ? 's' : ''} de mèche sur cette carte`,
    'card-holds': ({ any }) =>
      any ? 'il y a des jetons sur cette carte' : 'il n’y a aucun jeton sur cette carte',
    flipped: ({ is }) => (is ? 'cette carte est sur son autre face' : 'cette carte est sur sa face avant'),
    marked: 'le reste de cette carte s’applique',
    'about-to-fly': ({ maneuver }) => `il est sur le point d’exécuter ${maneuverWith(maneuver)}`,
    'performed-off-bar': 'cette action n’est pas dans sa barre d’action',
  },
});

/** What is paid. */
export const prices = pricesIn<Deed>({
  doing,
  spending: (what) => `dépenser|dépense ${list(what)}`,
  together: (deeds) => joined(deeds, 'et'),
  spent: {
    charge: ({ count }) => counted(count, NOUNS.charge),
    force: ({ count }) => `${count} Force`,
    energy: ({ count }) => `${count} d’énergie`,
    shield: ({ count }) => counted(count, NOUNS.shield),
    'spend-token': ({ token, count }) => tokenCount(token, count),
    lock: ({ on }) => `son verrouillage sur ${who(on)}`,
    'lock-of': ({ that, on }) => `le verrouillage ${de(shipWith(that))} sur ${who(on)}`,
    'from-card': ({ count, token }) => `${count} ${tokenNoun(token, count !== 1)} de cette carte`,
    'weapon-charge': ({ count }) => `${counted(count, NOUNS.charge)} de la carte de l’arme`,
    'upgrade-charge': ({ count, slots }) => {
      const charges = `${count} ${count === 1 ? 'charge non récurrente' : 'charges non récurrentes'}`;
      return `${charges} d’une ${slots.length > 0 ? slotUpgrade(slots) : 'autre amélioration'}`;
    },
    'spend-from': ({ count, each, token, that }) => {
      const once = each ? ' (chacun de ces vaisseaux une fois par attaque)' : '';
      return `${count} ${tokenNoun(token, count !== 1)} ${de(shipWith(that))}${once}`;
    },
    'card-charge': ({ count, card }) => `${counted(count, NOUNS.charge)} de ${cardName(card)}`,
  },
  done: {
    reveal: 'révéler|révèle cette carte face cachée',
    expose: 'révéler|révèle une de ses cartes de dégât face cachée',
    'gain-one': ({ count, tokens }) => `gagner|gagne ${count} ${ou(tokens.map((one) => tokenNoun(one)))}`,
    'remove-from': ({ of, count, on }) => `retirer|retire ${tokenCount(of, count)} ${de(who(on))}`,
    'gain-token': ({ token, count }) => `gagner|gagne ${count} ${tokenNoun(token, count !== 1)}`,
    suffer: ({ hits, crits }) => `subir|subit ${damageText(hits, crits)}`,
  },
});
