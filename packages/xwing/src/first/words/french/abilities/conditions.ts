import { type ByKind, type PhrasesByKind, saidByKind, sayByKind } from '@firing-arc/words';
import { type Deed, does, joined, verb } from '../../../../common/words/french/deeds.ts';
import { damageText } from '../../../../common/words/french/ships.ts';
import type { AttackFact, Cost, GrantedWeapon, Requirement } from '../../../abilities/language.ts';
import { upgradeName } from '../../labels.ts';
import { counted, de, list, NOUNS, si } from '../grammar.ts';
import { actionNoun, distance, maneuver, thePhase } from '../terms.ts';
import {
  aToken,
  comparison,
  differs,
  maneuverWith,
  predicates,
  shipWith,
  slotUpgrade,
  tokenCount,
  who,
} from './ships.ts';

/** If-conditions and costs in words. */

/** Behind "avec". */
const WEAPONS: Readonly<Record<GrantedWeapon, string>> = {
  primary: 'une arme principale',
  secondary: 'une arme secondaire',
  cannon: 'un canon',
  missile: 'un missile',
  torpedo: 'une torpille',
  turret: 'une tourelle',
  this: 'cette carte',
  another: 'une autre arme',
};
export const weapon = (name: GrantedWeapon): string => WEAPONS[name];

const FACTS: Readonly<Record<AttackFact, readonly [holds: string, not: string]>> = {
  'through-bomb': [
    'la portée est mesurée à travers un marqueur de bombe allié du défenseur',
    'la portée n’est mesurée à travers aucun marqueur de bombe allié du défenseur',
  ],
  obstructed: ['l’attaque est gênée', 'l’attaque n’est pas gênée'],
  'crit-canceled': ['un critique a été annulé', 'aucun critique n’a été annulé'],
  'defender-destroyed': ['le défenseur a été détruit', 'le défenseur n’a pas été détruit'],
  'defender-dealt-faceup': [
    'le défenseur a reçu une carte de dégât face visible',
    'le défenseur n’a reçu aucune carte de dégât face visible',
  ],
  'defender-dealt': ['le défenseur a reçu une carte de dégât', 'le défenseur n’a reçu aucune carte de dégât'],
};

export const conditions = (requires: readonly Requirement[]): readonly string[] => requires.map(condition);

/** ", si …" behind what it limits; nothing when nothing is asked. */
export const ifBehind = (requires: readonly Requirement[]): string =>
  requires.length === 0 ? '' : `, ${si(list(conditions(requires)))}`;

/** Whether this says only that the card's ship attacks, or that it defends. */
export const isYou = (requirement: Requirement | undefined, part: 'attacker' | 'defender'): boolean =>
  requirement?.kind === 'ship' &&
  requirement.who === part &&
  requirement.that.length === 1 &&
  requirement.that[0]?.kind === 'is' &&
  requirement.that[0].who === 'self';

const condition = (requirement: Requirement): string => sayByKind(CONDITIONS, requirement);

/** Requirements by their kind. */
const CONDITIONS: PhrasesByKind<Requirement> = {
  ship: (requirement) => {
    if (isYou(requirement, 'attacker')) return 'ce vaisseau attaque';
    if (isYou(requirement, 'defender')) return 'ce vaisseau défend';
    return `${who(requirement.who)} ${predicates(requirement.that)}`;
  },
  count: ({ least, most, that }) => {
    if (most === 0) return `il n’y a ${shipWith(that, 'no')}`;
    if (least === 1 && most >= 99) return `il y a ${shipWith(that)}`;
    const number =
      most >= 99 ? `au moins ${least}` : least === most ? `exactement ${least}` : `${least} à ${most}`;
    return `il y a ${number} ${most === 1 ? shipWith(that).replace(/^un /, '') : shipWith(that, 'bare')}`;
  },
  flown: (requirement) => `il a exécuté ${flight(requirement)}`,
  'attack-range': ({ range }) => `l’attaque est ${distance(range)}`,
  'attack-with': ({ weapon }) => `l’attaque est faite avec ${WEAPONS[weapon]}`,
  'attack-card': ({ cards }) => `l’attaque est faite avec ${list(cards.map(upgradeName), 'ou')}`,
  'attack-result': ({ is }) => (is === 'hit' ? 'l’attaque touche' : 'l’attaque rate'),
  'attack-is': ({ holds, is }) => FACTS[is][holds ? 0 : 1],
  action: ({ actions }) => `c’était ${actionWith(actions)}`,
  'token-is': ({ tokens }) => `c’était ${someToken(tokens)}`,
  'action-of-card': ({ slots }) => `c’était l’action d’une ${slotUpgrade(slots)}`,
  'card-is': ({ slots }) => `c’était une ${slotUpgrade(slots)}`,
  compare: ({ a, b, compare }) => comparison(a, compare, b),
  phase: ({ phases }) => `c’est ${list(phases.map(thePhase), 'ou')}`,
  revealed: (requirement) => `son cadran montre ${maneuverWith(requirement)}`,
  'its-turn': 'ce vaisseau est le vaisseau actif',
  'performed-this': 'ce vaisseau a effectué l’action de cette carte pendant cette manche',
  'in-attack': ({ requires }) => list(['une attaque est en cours', ...conditions(requires)]),
  'flown-dial': 'c’était la manœuvre de son cadran',
  'acted-stressed': 'ce vaisseau était alors stressé',
  'free-way': (requirement) =>
    `une manœuvre ${maneuver(requirement.maneuver)} ne chevaucherait aucun autre vaisseau`,
  'holds-tokens': 'un jeton est sur cette carte',
  'met-no-obstacle': 'il n’a rencontré aucun obstacle',
  'has-dial': 'ce vaisseau a un cadran à révéler',
  'used-in-attack': 'cette carte a été utilisée pendant cette attaque',
  'not-that': ({ requirement }) => denied(requirement),
  'one-of': ({ requirements }) => list(conditions(requirements), 'ou'),
};

/** What a requirement asks, said not to be so. */
function denied(requirement: Requirement): string {
  if (requirement.kind === 'revealed')
    return `son cadran ne montre pas ${maneuverWith(requirement).replace(/^une /, 'de ')}`;
  if (requirement.kind === 'ship' && requirement.that.length === 1)
    return `${who(requirement.who)} ${predicates(requirement.that, false, true)}`;
  if (requirement.kind === 'compare' && requirement.compare === 'equal')
    return differs(requirement.a, requirement.b);
  return `il est faux que ${condition(requirement)}`;
}

/** "une manœuvre rouge", "une manœuvre sans chevaucher de vaisseau". */
export function flight(flown: Extract<Requirement, { kind: 'flown' }>): string {
  const overlap =
    flown.fully === undefined
      ? ''
      : flown.fully
        ? ' sans chevaucher de vaisseau'
        : ' en chevauchant un vaisseau';
  return `${maneuverWith(flown)}${overlap}`;
}

/** "une action d’accélération ou une action de tonneau". */
export const actionWith = (actions: Extract<Requirement, { kind: 'action' }>['actions']): string =>
  actions.length === 0
    ? 'une action'
    : list(
        actions.map((one) => `une ${actionNoun(one)}`),
        'ou',
      );

/** "un jeton de concentration ou un jeton de stress". */
export const someToken = (names: readonly string[]): string =>
  list(
    names.map((name) => aToken(name as Parameters<typeof aToken>[0])),
    'ou',
  );

export const DISCARD = verb('défausser', 'défausse');
export const GAIN = verb('recevoir', 'reçoit');
export const REMOVE = verb('retirer', 'retire');
export const SPEND = verb('dépenser', 'dépense');
export const SUFFER = verb('subir', 'subit');

/** What is paid: "dépenser 1 jeton de concentration et défausser cette carte". */
export const prices = (costs: readonly Cost[]): Deed => joined(costs.map(price), 'et');

const price = (cost: Cost): Deed => saidByKind(PRICES, cost);

/** Costs by their kind. */
const PRICES: ByKind<Cost, Deed> = {
  'spend-token': ({ count, token }) => does(SPEND, tokenCount(token, count)),
  'gain-token': ({ count, token }) => does(GAIN, tokenCount(token, count)),
  suffer: ({ crits, hits }) => does(SUFFER, damageText(hits, crits)),
  shield: ({ count }) => does(SPEND, counted(count, NOUNS.shield)),
  lock: ({ on }) => does(SPEND, `son acquisition de cible sur ${who(on)}`),
  'remove-token': ({ count, of, token }) => {
    const from = of && of !== 'self' ? ` ${de(who(of))}` : '';
    return does(REMOVE, `${tokenCount(token, count)}${from}`);
  },
  'discard-one-of': ({ slot }) => does(DISCARD, `cette carte ou une autre ${slotUpgrade([slot])}`),
  'energy-here': ({ count }) => does(SPEND, `${count} énergie de cette carte`),
  discard: does(DISCARD, 'cette carte'),
};
