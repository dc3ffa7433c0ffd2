import { type ByKind, type PhrasesByKind, saidByKind, sayByKind } from '@firing-arc/words';
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

const condition = (requirement: Requirement): string => sayByKind(CONDITIONS, requirement);

/** Requirements by their kind. */
const CONDITIONS: PhrasesByKind<Requirement> = {
  ship: (requirement) => {
    if (isYou(requirement, 'attacker')) return 'dieses Schiff angreift';
    if (isYou(requirement, 'defender')) return 'dieses Schiff verteidigt';
    return `${who(requirement.who)} ${predicates(requirement.that)}`;
  },
  count: ({ least, most, that }) => {
    if (most === 0 || (least === 1 && most >= 99)) return thereIs(that, most === 0 ? 'no' : 'one');
    const number =
      most >= 99 ? `mindestens ${least}` : least === most ? `genau ${least}` : `${least} bis ${most}`;
    return thereIs(that, most === 1 ? 'bare' : 'many', number);
  },
  flown: (requirement) => `es ${flight(requirement)} ausgeführt hat`,
  'attack-range': ({ range }) => `der Angriff ${distance(range)} erfolgt`,
  'attack-with': ({ weapon }) => `der Angriff mit ${WEAPONS[weapon]} erfolgt`,
  'attack-card': ({ cards }) => `der Angriff mit ${list(cards.map(upgradeName), 'oder')} erfolgt`,
  'attack-result': ({ is }) => (is === 'hit' ? 'der Angriff trifft' : 'der Angriff verfehlt'),
  'attack-is': ({ holds, is }) => FACTS[is][holds ? 0 : 1],
  action: ({ actions }) => `es ${actionWith(actions)} war`,
  'token-is': ({ tokens }) => `es ${someToken(tokens, 'nom')} war`,
  'action-of-card': ({ slots }) => `es die Aktion einer ${slotUpgrade(slots)} war`,
  'card-is': ({ slots }) => `es eine ${slotUpgrade(slots)} war`,
  compare: ({ a, b, compare }) => comparison(a, compare, b),
  phase: ({ phases }) => `gerade ${list(phases.map(phase), 'oder')} ist`,
  revealed: (requirement) => `sein Rad ${maneuverWith(requirement)} zeigt`,
  'its-turn': 'dieses Schiff das aktive Schiff ist',
  'performed-this': 'dieses Schiff in dieser Runde die Aktion dieser Karte ausgeführt hat',
  'in-attack': ({ requires }) => list(['ein Angriff läuft', ...conditions(requires)]),
  'flown-dial': 'es das Manöver seines Rads war',
  'acted-stressed': 'dieses Schiff dabei gestresst war',
  'free-way': (requirement) =>
    `es bei einem Manöver ${maneuver(requirement.maneuver)} kein anderes Schiff überlappen würde`,
  'holds-tokens': 'auf dieser Karte ein Marker liegt',
  'met-no-obstacle': 'es auf kein Hindernis traf',
  'has-dial': 'dieses Schiff ein Rad aufzudecken hat',
  'used-in-attack': 'diese Karte in diesem Angriff genutzt wurde',
  'not-that': ({ requirement }) => denied(requirement),
  'one-of': ({ requirements }) => list(conditions(requirements), 'oder'),
};

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

const price = (cost: Cost): Deed => saidByKind(PRICES, cost);

/** Costs by their kind. */
const PRICES: ByKind<Cost, Deed> = {
  'spend-token': ({ count, token }) => does(SPEND, tokens(token, `${count}`)),
  'gain-token': ({ count, token }) => does(GAIN, tokens(token, `${count}`)),
  suffer: ({ crits, hits }) => does(SUFFER, damageText(hits, crits)),
  shield: ({ count }) => does(SPEND, counted(count, NOUNS.shield)),
  lock: ({ on }) => does(SPEND, `seine Zielerfassung auf ${who(on, 'dat')}`),
  'remove-token': ({ count, of, token }) => {
    const from = of && of !== 'self' ? ` von ${who(of, 'dat')}` : '';
    return letDo(actor('self'), REMOVE, `${tokens(token, `${count}`)}${from}`);
  },
  'discard-one-of': ({ slot }) => does(DISCARD, `diese Karte oder eine andere ${slotUpgrade([slot])}`),
  'energy-here': ({ count }) => does(SPEND, `${count} Energie von dieser Karte`),
  discard: does(DISCARD, 'diese Karte'),
};
