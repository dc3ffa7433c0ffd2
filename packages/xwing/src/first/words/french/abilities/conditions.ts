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

function condition(requirement: Requirement): string {
  switch (requirement.kind) {
    case 'ship':
      if (isYou(requirement, 'attacker')) return 'ce vaisseau attaque';
      if (isYou(requirement, 'defender')) return 'ce vaisseau défend';
      return `${who(requirement.who)} ${predicates(requirement.that)}`;
    case 'count':
      return requirement.most === 0
        ? `il n’y a ${shipWith(requirement.that, 'no')}`
        : `il y a ${shipWith(requirement.that)}`;
    case 'flown':
      return `il a exécuté ${flight(requirement)}`;
    case 'attack-range':
      return `l’attaque est ${distance(requirement.range)}`;
    case 'attack-with':
      return `l’attaque est faite avec ${WEAPONS[requirement.weapon]}`;
    case 'attack-card':
      return `l’attaque est faite avec ${list(requirement.cards.map(upgradeName), 'ou')}`;
    case 'attack-result':
      return requirement.is === 'hit' ? 'l’attaque touche' : 'l’attaque rate';
    case 'attack-is':
      return FACTS[requirement.is][requirement.holds ? 0 : 1];
    case 'action':
      return `c’était ${actionWith(requirement.actions)}`;
    case 'token-is':
      return `c’était ${someToken(requirement.tokens)}`;
    case 'action-of-card':
      return `c’était l’action d’une ${slotUpgrade(requirement.slots)}`;
    case 'card-is':
      return `c’était une ${slotUpgrade(requirement.slots)}`;
    case 'compare':
      return comparison(requirement.a, requirement.compare, requirement.b);
    case 'phase':
      return `c’est ${list(requirement.phases.map(thePhase), 'ou')}`;
    case 'revealed':
      return `son cadran montre ${maneuverWith(requirement)}`;
    case 'its-turn':
      return 'ce vaisseau est le vaisseau actif';
    case 'performed-this':
      return 'ce vaisseau a effectué l’action de cette carte pendant cette manche';
    case 'in-attack':
      return list(['une attaque est en cours', ...conditions(requirement.requires)]);
    case 'flown-dial':
      return 'c’était la manœuvre de son cadran';
    case 'acted-stressed':
      return 'ce vaisseau était alors stressé';
    case 'free-way':
      return `une manœuvre ${maneuver(requirement.maneuver)} ne chevaucherait aucun autre vaisseau`;
    case 'holds-tokens':
      return 'un jeton est sur cette carte';
    case 'met-no-obstacle':
      return 'il n’a rencontré aucun obstacle';
    case 'has-dial':
      return 'ce vaisseau a un cadran à révéler';
    case 'used-in-attack':
      return 'cette carte a été utilisée pendant cette attaque';
    case 'not-that':
      return denied(requirement.requirement);
    case 'one-of':
      return list(conditions(requirement.requirements), 'ou');
  }
}

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

function price(cost: Cost): Deed {
  switch (cost.kind) {
    case 'spend-token':
      return does(SPEND, tokenCount(cost.token, cost.count));
    case 'gain-token':
      return does(GAIN, tokenCount(cost.token, cost.count));
    case 'suffer':
      return does(SUFFER, damageText(cost.hits, cost.crits));
    case 'shield':
      return does(SPEND, counted(cost.count, NOUNS.shield));
    case 'lock':
      return does(SPEND, `son acquisition de cible sur ${who(cost.on)}`);
    case 'remove-token': {
      const from = cost.of && cost.of !== 'self' ? ` ${de(who(cost.of))}` : '';
      return does(REMOVE, `${tokenCount(cost.token, cost.count)}${from}`);
    }
    case 'discard-one-of':
      return does(DISCARD, `cette carte ou une autre ${slotUpgrade([cost.slot])}`);
    case 'energy-here':
      return does(SPEND, `${cost.count} énergie de cette carte`);
    case 'discard':
      return does(DISCARD, 'cette carte');
  }
}
