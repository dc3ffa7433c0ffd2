import {
  type Deed,
  does,
  joined,
  letDo,
  split,
  type Verb,
  verb,
} from '../../../../common/words/german/deeds.ts';
import { damageText } from '../../../../common/words/german/ships.ts';
import type { AttackFact, AttackWeapon, Cost, Requirement } from '../../../abilities/language.ts';

import { cardName, upgradeName } from '../../labels.ts';
import { adjective, counted, ein, list, NOUNS } from '../grammar.ts';
import { actionNoun, difficulty, face, phase, range, tokenNoun } from '../terms.ts';
import {
  arcs,
  compared,
  countedAgainst,
  maneuverWith,
  numberOf,
  predicates,
  shipWith,
  slotUpgrade,
  thereIs,
  tokenCount,
  traits,
  who,
} from './ships.ts';

/** If-conditions, with the verb last, and costs in words. */

/** Behind "mit". */
const WEAPONS: Readonly<Record<AttackWeapon, string>> = {
  primary: 'einer Primärwaffe',
  special: 'einer Spezialwaffe',
  'front-arc': 'einer Waffe des Frontwinkels',
  'rear-arc': 'einer Waffe des Heckwinkels',
  turret: 'einer Waffe des Turmwinkels',
  bullseye: 'einer Waffe des Bullseye-Winkels',
  cannon: 'einer Kanone',
  missile: 'einer Rakete',
  torpedo: 'einem Torpedo',
  'turret-slot': 'einem Geschützturm',
  hardpoint: 'einer Geschützbucht',
  'primary-turret': 'einer primären Waffe des Turmwinkels',
  'primary-front': 'einer primären Waffe des Frontwinkels',
  this: 'dieser Karte',
};
/** "einer Primärwaffe", behind "mit". */
export const weapon = (name: AttackWeapon): string => WEAPONS[name];

const FACTS: Readonly<Record<AttackFact, readonly [holds: string, not: string]>> = {
  obstructed: ['der Angriff versperrt ist', 'der Angriff nicht versperrt ist'],
  'obstructed-by-obstacle': [
    'der Angriff durch ein Hindernis versperrt ist',
    'kein Hindernis den Angriff versperrt',
  ],
  bonus: ['es ein Bonusangriff ist', 'es kein Bonusangriff ist'],
  'defender-destroyed': ['der Verteidiger zerstört wurde', 'der Verteidiger nicht zerstört wurde'],
  'defender-dealt-card': [
    'der Verteidiger eine Schadenskarte bekommen hat',
    'der Verteidiger keine Schadenskarte bekommen hat',
  ],
  'defender-dealt-faceup': [
    'der Verteidiger eine offene Schadenskarte bekommen hat',
    'der Verteidiger keine offene Schadenskarte bekommen hat',
  ],
  'defender-dealt-pilot': [
    'der Verteidiger eine offene Pilotenkarte bekommen hat',
    'der Verteidiger keine offene Pilotenkarte bekommen hat',
  ],
  'paid-with-charge': [
    'für den Angriff eine Ladung der Waffenkarte ausgegeben wurde',
    'für den Angriff keine Ladung der Waffenkarte ausgegeben wurde',
  ],
  'first-against-defender': [
    'der Angreifer den Verteidiger in dieser Runde noch nicht angegriffen hat',
    'der Angreifer den Verteidiger in dieser Runde schon angegriffen hat',
  ],
  'with-range-bonus': ['seine Waffe Reichweitenboni hat', 'seine Waffe keinen Reichweitenbonus hat'],
  'defender-damaged': ['der Verteidiger Schaden erlitten hat', 'der Verteidiger keinen Schaden erlitten hat'],
  'some-neutralized': ['Treffer oder Krits aufgehoben wurden', 'kein Treffer oder Krit aufgehoben wurde'],
  'by-lock': ['seine Waffe eine Zielerfassung verlangt', 'seine Waffe keine Zielerfassung verlangt'],
  'under-way': ['der Angriff noch läuft', 'der Angriff vorbei ist'],
  'you-spent-green': [
    'dieses Schiff einen grünen Marker ausgegeben hat',
    'dieses Schiff keinen grünen Marker ausgegeben hat',
  ],
  'you-calculated': [
    'dieses Schiff einen Berechnungsmarker ausgegeben hat',
    'dieses Schiff keinen Berechnungsmarker ausgegeben hat',
  ],
  'attacker-modified-dice': [
    'der Angreifer seine Würfel verändert hat',
    'der Angreifer seine Würfel nicht verändert hat',
  ],
};

const FIGHTS = [
  'dieses Schiff angreift',
  'dieses Schiff verteidigt',
  'dieses Schiff angreift oder verteidigt',
];

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
  const ranges = requires.flatMap((one) => (one.kind === 'attack-range' ? [`in ${range(one.range)}`] : []));
  const how = [...weaponsText(weapons), ...ranges].join(' ');
  const rest = requires.filter((one) => one !== subject && !isHow(one));
  return {
    clause: how === '' ? said : said.replace('dieses Schiff ', `dieses Schiff ${how} `),
    rest: conditions(rest),
  };
}

/** "mit einer Primärwaffe (zugleich einer Waffe des Turmwinkels)". */
const weaponsText = ([first, ...more]: readonly string[]): readonly string[] =>
  first === undefined ? [] : [`mit ${first}${more.map((one) => ` (zugleich ${one})`).join('')}`];

/** "während dieses Schiff mit einer Kanone angreift, falls …,"; nothing where nothing is required. */
export function whileText(requires: readonly Requirement[]): string {
  const { clause, rest } = fight(requires);
  if (clause === null) return rest.length === 0 ? '' : `während ${list(rest)},`;
  return `während ${clause},${rest.length === 0 ? '' : ` falls ${list(rest)},`}`;
}

/** The same behind what holds: ", während dieses Schiff mit einer Kanone angreift, falls …". */
export function whileBehind(requires: readonly Requirement[]): string {
  const said = whileText(requires);
  return said === '' ? '' : `, ${said.replace(/,$/, '')}`;
}

/** ", falls dieses Schiff gestresst ist"; nothing where nothing is required. */
export function ifBehind(requires: readonly Requirement[] | undefined): string {
  const found = conditions(requires ?? []);
  return found.length === 0 ? '' : `, falls ${list(found)}`;
}

export const conditions = (requires: readonly Requirement[]): readonly string[] => requires.map(condition);

export function condition(requirement: Requirement): string {
  switch (requirement.kind) {
    case 'flown':
      if (requirement.crossed) return 'es sich durch ein Hindernis bewegt hat';
      if (requirement.deploying) return 'es abgedockt ist';
      return requirement.fully
        ? `es ${maneuverWith(requirement)} war, das vollständig ausgeführt wurde`
        : `es ${maneuverWith(requirement)} war`;
    case 'ship':
      return shipCondition(requirement);
    case 'count':
      return countCondition(requirement);
    case 'attack-range':
      return `der Angriff in ${range(requirement.range)} erfolgt`;
    case 'attack-with':
      return `der Angriff mit ${WEAPONS[requirement.weapon]} erfolgt`;
    case 'attack-with-card':
      return `der Angriff mit ${upgradeName(requirement.id)} erfolgt`;
    case 'attack-result':
      return requirement.is === 'hit' ? 'der Angriff getroffen hat' : 'der Angriff verfehlt hat';
    case 'attack-is':
      return FACTS[requirement.is][requirement.holds ? 0 : 1];
    case 'action':
      return `es ${actionWith(requirement)} war`;
    case 'moved-by':
      return `${requirement.ability} es bewegt hat`;
    case 'device-you-locked':
      return 'das Gerät befreundet und von diesem Schiff als Ziel erfasst war';
    case 'obstructed-by-device':
      return `der Angriff von ${traits(requirement.traits, 'dat')} versperrt ist`;
    case 'not-defending':
      return 'es nicht verteidigt hat';
    case 'moved':
      return `es ${requirement.how === 'boost' ? 'ein Schub' : 'eine Fassrolle'} war`;
    case 'action-from':
      return `eine ${slotUpgrade(requirement.slots)} die Aktion in seine Leiste gebracht hat`;
    case 'token-is':
      return `es ${list(
        requirement.tokens.map((name) => someToken(name, 'nom')),
        'oder',
      )} war`;
    case 'by-obstacle':
      return 'er von einem durchflogenen oder überlappten Hindernis kam';
    case 'enemy-object-in':
      return `im ${arcs([requirement.arc])} dieses Schiffs ein feindliches Schiff oder Gerät ist`;
    case 'spent-in-attack':
      return 'sie in einem Angriff auf das andere Schiff ausgegeben wurde';
    case 'compare':
      return comparison(requirement);
    case 'phase':
      return `gerade ${list(requirement.phases.map(phase), 'oder')} ist`;
    case 'device-is':
      return requirement.how
        ? `es ${traits(requirement.traits)} ${requirement.how === 'drop' ? 'abgeworfen' : 'abgefeuert'} hat`
        : `es ${traits(requirement.traits, 'nom')} war`;
    case 'initiative-step':
      return `Initiative ${requirement.is} erreicht ist`;
    case 'in-activation':
      return requirement.step
        ? 'es in seinem Schritt „Aktion ausführen“ ist'
        : 'es in seiner Aktivierung ist';
    case 'no-device-placed':
      return 'dieses Schiff in dieser Runde kein Gerät abgeworfen oder abgefeuert hat';
    case 'rerolled-to':
      return `dieser Würfel jetzt ${face(requirement.face)} zeigt`;
    case 'repaired':
      return `es eine offene ${requirement.trait === 'ship' ? 'Schiffsschadenskarte' : 'Pilotenschadenskarte'} war`;
    case 'coordinated-to':
      return `das koordinierte Schiff dadurch ${list(
        requirement.actions.map((one) => `eine ${actionNoun(one)}`),
        'oder',
      )} ausgeführt hat`;
    case 'fuses-on-card':
      return `${requirement.are === 0 ? 'kein' : requirement.are} Zündermarker auf dieser Karte ${requirement.are > 1 ? 'liegen' : 'liegt'}`;
    case 'card-holds':
      return requirement.any ? 'Marker auf dieser Karte liegen' : 'keine Marker auf dieser Karte liegen';
    case 'flipped':
      return requirement.is
        ? 'diese Karte auf ihrer anderen Seite liegt'
        : 'diese Karte auf ihrer Vorderseite liegt';
    case 'marked':
      return 'der Rest dieser Karte gilt';
    case 'about-to-fly':
      return `es gleich ${maneuverWith(requirement.maneuver)} ausführt`;
    case 'performed-off-bar':
      return 'diese Aktion nicht in seiner Aktionsleiste steht';
    case 'not-that':
      return `nicht gilt, dass ${condition(requirement.requirement)}`;
    case 'one-of':
      return fights(requirement.requirements) ?? list(requirement.requirements.map(condition), 'oder');
  }
}

/** "mindestens 2 Würfel Fokus zeigen"; of two counted things "… höher als … ist". */
function comparison({ a, compare, b }: Extract<Requirement, { kind: 'compare' }>): string {
  if (typeof a !== 'number' && typeof b === 'number') {
    const words = countedAgainst(a, compare, b);
    if (words) return words;
  }
  const [left, right] = [a, b].map((one) => (typeof one === 'number' ? `${one}` : numberOf(one)));
  return `${left} ${compared(compare)} ${right} ist`;
}

const COLOURED: Readonly<Record<string, string>> = { green: 'grün', orange: 'orangefarben', red: 'rot' };

/** "einen Stressmarker", "eine Macht", "einen grünen Marker". */
export function someToken(name: string, how: 'nom' | 'acc'): string {
  if (name === 'force') return 'Macht';
  if (name === 'lock') return 'eine Zielerfassung';
  const stem = COLOURED[name];
  if (stem) return `${ein('m', how)} ${adjective(stem, 'm', how, 'ein')} Marker`;
  return `${ein('m', how)} ${tokenNoun(name as Parameters<typeof tokenNoun>[0])}`;
}

/** "dieses Schiff angreift", rather than "der Angreifer dieses Schiff ist". */
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
  if (most === 0) return thereIs(that, 'no');
  if (least === 1 && most >= 99) return thereIs(that, 'one');
  const number =
    most >= 99 ? `mindestens ${least}` : least === most ? `genau ${least}` : `${least} bis ${most}`;
  return thereIs(that, least === 1 && most === 1 ? 'bare' : 'many', number);
}

/** "eine rote Schub-Aktion oder Fassrolle-Aktion". */
export function actionWith({
  actions,
  difficulty: colours,
}: Extract<Requirement, { kind: 'action' }>): string {
  const colour = colours
    ? `${list(
        colours.map((one) => adjective(difficulty(one), 'f', 'acc', 'ein')),
        'oder',
      )} `
    : '';
  return `eine ${colour}${actions.length > 0 ? list(actions.map(actionNoun), 'oder') : 'Aktion'}`;
}

export const SPEND = split('aus', 'geben', 'gibt');
export const GAIN = verb('erhalten', 'erhält');
export const REMOVE = verb('entfernen', 'entfernt');
export const SUFFER = verb('erleiden', 'erleidet');
export const TURN_UP = split('auf', 'decken', 'deckt');

/** What is paid: "1 Ladung ausgeben und 1 Stressmarker erhalten". */
export function prices(costs: readonly Cost[]): Deed {
  const own = costs.filter((cost) => !cost.by);
  const spent = own.flatMap((cost) => spentWords(cost) ?? []);
  const rest = costs.flatMap((cost) => (cost.by ? [otherPays(cost)] : (doneDeed(cost) ?? [])));
  return joined([...(spent.length > 0 ? [does(SPEND, list(spent))] : []), ...rest], 'und');
}

function spentWords(cost: Cost): string | null {
  switch (cost.kind) {
    case 'charge':
      return counted(cost.count, NOUNS.charge);
    case 'force':
      return `${cost.count} Macht`;
    case 'energy':
      return `${cost.count} Energie`;
    case 'shield':
      return counted(cost.count, NOUNS.shield);
    case 'spend-token':
      return tokenCount(cost.token, cost.count);
    case 'lock':
      return `seine Zielerfassung auf ${who(cost.on, 'dat')}`;
    case 'lock-of':
      return `die Zielerfassung von ${shipWith(cost.that, 'one', 'dat')} auf ${who(cost.on, 'dat')}`;
    case 'from-card':
      return `1 ${tokenNoun(cost.token)} dieser Karte`;
    case 'weapon-charge':
      return '1 Ladung der Waffenkarte';
    case 'upgrade-charge':
      return cost.slots.length > 0
        ? `1 nicht wiederkehrende Ladung einer ${slotUpgrade(cost.slots)}`
        : '1 nicht wiederkehrende Ladung einer anderen Aufwertung';
    case 'spend-from': {
      const once = cost.each ? ' (in einem Angriff jedes dieser Schiffe einmal)' : '';
      return `1 ${tokenNoun(cost.token)} von ${shipWith(cost.that, 'one', 'dat')}${once}`;
    }
    case 'card-charge':
      return `${counted(cost.count, NOUNS.charge)} von ${cardName(cost.card)}`;
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
      return [TURN_UP, 'diese verdeckte Karte'];
    case 'expose':
      return [TURN_UP, 'eine seiner verdeckten Schadenskarten'];
    case 'gain-one':
      return [
        GAIN,
        `1 ${list(
          cost.tokens.map((one) => tokenNoun(one)),
          'oder',
        )}`,
      ];
    case 'remove-from':
      return [REMOVE, `${tokenCount(cost.of, cost.count)} von ${who(cost.on, 'dat')}`];
    case 'gain-token':
      return [GAIN, `${cost.count} ${tokenNoun(cost.token)}`];
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
