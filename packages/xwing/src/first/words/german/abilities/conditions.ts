import { type Deed, does, joined, letDo, split, verb } from '../../../../common/words/german/deeds.ts';
import { actor, damageText } from '../../../../common/words/german/ships.ts';
import type {
  AttackFact,
  AttackWeapon,
  Cost,
  GrantedWeapon,
  Requirement,
} from '../../../abilities/language.ts';
import { upgradeName } from '../../labels.ts';
import { counted, list, NOUNS } from '../grammar.ts';
import { actionNoun, distance, maneuver, phase } from '../terms.ts';
import { comparison, maneuverWith, predicates, slotUpgrade, thereIs, tokens, who } from './ships.ts';

/** If-conditions, with the verb last, and costs in words. */

/** Behind "mit". */
const WEAPONS: Readonly<Record<GrantedWeapon, string>> = {
  primary: 'einer Primärwaffe',
  secondary: 'einer Sekundärwaffe',
  cannon: 'einer Kanone',
  missile: 'einer Rakete',
  torpedo: 'einem Torpedo',
  turret: 'einem Geschützturm',
  this: 'dieser Karte',
  another: 'einer anderen Waffe',
};
export const weapon = (name: AttackWeapon | 'another'): string => WEAPONS[name];

const FACTS: Readonly<Record<AttackFact, readonly [holds: string, not: string]>> = {
  'through-bomb': [
    'die Reichweite durch einen mit dem Verteidiger befreundeten Bombenmarker gemessen wird',
    'die Reichweite durch keinen mit dem Verteidiger befreundeten Bombenmarker gemessen wird',
  ],
  obstructed: ['der Angriff versperrt ist', 'der Angriff nicht versperrt ist'],
  'crit-canceled': ['ein Krit aufgehoben wurde', 'kein Krit aufgehoben wurde'],
  'defender-destroyed': ['der Verteidiger zerstört wurde', 'der Verteidiger nicht zerstört wurde'],
  'defender-dealt-faceup': [
    'der Verteidiger eine offene Schadenskarte bekommen hat',
    'der Verteidiger keine offene Schadenskarte bekommen hat',
  ],
  'defender-dealt': [
    'der Verteidiger eine Schadenskarte bekommen hat',
    'der Verteidiger keine Schadenskarte bekommen hat',
  ],
};

export const conditions = (requires: readonly Requirement[]): readonly string[] => requires.map(condition);

/** ", falls …" behind what it limits; nothing when nothing is asked. */
export const ifBehind = (requires: readonly Requirement[]): string =>
  requires.length === 0 ? '' : `, falls ${list(conditions(requires))}`;

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
      if (isYou(requirement, 'attacker')) return 'dieses Schiff angreift';
      if (isYou(requirement, 'defender')) return 'dieses Schiff verteidigt';
      return `${who(requirement.who)} ${predicates(requirement.that)}`;
    case 'count':
      return thereIs(requirement.that, requirement.most === 0 ? 'no' : 'one');
    case 'flown':
      return `es ${flight(requirement)} ausgeführt hat`;
    case 'attack-range':
      return `der Angriff ${distance(requirement.range)} erfolgt`;
    case 'attack-with':
      return `der Angriff mit ${WEAPONS[requirement.weapon]} erfolgt`;
    case 'attack-card':
      return `der Angriff mit ${list(requirement.cards.map(upgradeName), 'oder')} erfolgt`;
    case 'attack-result':
      return requirement.is === 'hit' ? 'der Angriff trifft' : 'der Angriff verfehlt';
    case 'attack-is':
      return FACTS[requirement.is][requirement.holds ? 0 : 1];
    case 'action':
      return `es ${actionWith(requirement.actions)} war`;
    case 'token-is':
      return `es ${someToken(requirement.tokens, 'nom')} war`;
    case 'action-of-card':
      return `es die Aktion einer ${slotUpgrade(requirement.slots)} war`;
    case 'card-is':
      return `es eine ${slotUpgrade(requirement.slots)} war`;
    case 'compare':
      return comparison(requirement.a, requirement.compare, requirement.b);
    case 'phase':
      return `gerade ${list(requirement.phases.map(phase), 'oder')} ist`;
    case 'revealed':
      return `sein Rad ${maneuverWith(requirement)} zeigt`;
    case 'its-turn':
      return 'dieses Schiff das aktive Schiff ist';
    case 'performed-this':
      return 'dieses Schiff in dieser Runde die Aktion dieser Karte ausgeführt hat';
    case 'in-attack':
      return list(['ein Angriff läuft', ...conditions(requirement.requires)]);
    case 'flown-dial':
      return 'es das Manöver seines Rads war';
    case 'acted-stressed':
      return 'dieses Schiff dabei gestresst war';
    case 'free-way':
      return `es bei einem Manöver ${maneuver(requirement.maneuver)} kein anderes Schiff überlappen würde`;
    case 'holds-tokens':
      return 'auf dieser Karte ein Marker liegt';
    case 'met-no-obstacle':
      return 'es auf kein Hindernis traf';
    case 'has-dial':
      return 'dieses Schiff ein Rad aufzudecken hat';
    case 'used-in-attack':
      return 'diese Karte in diesem Angriff genutzt wurde';
    case 'not-that':
      return denied(requirement.requirement);
    case 'one-of':
      return list(conditions(requirement.requirements), 'oder');
  }
}

/** What a requirement asks, said not to be so. */
function denied(requirement: Requirement): string {
  if (requirement.kind === 'revealed') return `sein Rad ${maneuverWith(requirement, true)} zeigt`;
  if (requirement.kind === 'ship' && requirement.that.length === 1)
    return `${who(requirement.who)} ${predicates(requirement.that, true)}`;
  if (requirement.kind === 'compare') return `nicht ${condition(requirement)}`;
  return `nicht gilt, dass ${condition(requirement)}`;
}

/** "ein rotes Manöver", "ein Manöver ohne Überlappung mit einem Schiff". */
export function flight(flown: Extract<Requirement, { kind: 'flown' }>): string {
  const overlap =
    flown.fully === undefined ? '' : ` ${flown.fully ? 'ohne' : 'mit'} Überlappung eines Schiffs`;
  return `${maneuverWith(flown)}${overlap}`;
}

/** "eine Schub-Aktion oder Fassrollen-Aktion". */
export const actionWith = (actions: Extract<Requirement, { kind: 'action' }>['actions']): string =>
  actions.length === 0 ? 'eine Aktion' : `eine ${list(actions.map(actionNoun), 'oder')}`;

/** "einen Fokusmarker oder Stressmarker". */
export const someToken = (names: readonly string[], how: 'nom' | 'acc'): string =>
  list(
    names.map((name) => tokens(name as Parameters<typeof tokens>[0], how === 'nom' ? 'ein' : 'einen')),
    'oder',
  );

export const DISCARD = split('ab', 'legen', 'legt');
export const GAIN = verb('erhalten', 'erhält');
export const REMOVE = verb('entfernen', 'entfernt');
export const SPEND = split('aus', 'geben', 'gibt');
export const SUFFER = verb('erleiden', 'erleidet');

/** What is paid: "1 Fokusmarker ausgeben und diese Karte ablegen". */
export const prices = (costs: readonly Cost[]): Deed => joined(costs.map(price), 'und');

function price(cost: Cost): Deed {
  switch (cost.kind) {
    case 'spend-token':
      return does(SPEND, tokens(cost.token, `${cost.count}`));
    case 'gain-token':
      return does(GAIN, tokens(cost.token, `${cost.count}`));
    case 'suffer':
      return does(SUFFER, damageText(cost.hits, cost.crits));
    case 'shield':
      return does(SPEND, counted(cost.count, NOUNS.shield));
    case 'lock':
      return does(SPEND, `seine Zielerfassung auf ${who(cost.on, 'dat')}`);
    case 'remove-token': {
      const from = cost.of && cost.of !== 'self' ? ` von ${who(cost.of, 'dat')}` : '';
      return letDo(actor('self'), REMOVE, `${tokens(cost.token, `${cost.count}`)}${from}`);
    }
    case 'discard-one-of':
      return does(DISCARD, `diese Karte oder eine andere ${slotUpgrade([cost.slot])}`);
    case 'energy-here':
      return does(SPEND, `${cost.count} Energie von dieser Karte`);
    case 'discard':
      return does(DISCARD, 'diese Karte');
  }
}
