import { sharedSubjects } from '../../../../common/words/clauses.ts';
import { type Deed, doing, joined } from '../../../../common/words/german/deeds.ts';
import { damageText } from '../../../../common/words/german/ships.ts';
import type { AttackFact, AttackWeapon, Requirement } from '../../../abilities/language.ts';

import { cardName, upgradeName } from '../../labels.ts';
import { pricesIn, requirementsIn } from '../../requirements.ts';
import { adjective, counted, ein, list, NOUNS, oder } from '../grammar.ts';
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
  'primary-rear': 'einer primären Waffe des Heckwinkels',
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

/** "mit einer Primärwaffe (zugleich einer Waffe des Turmwinkels)". */
const weaponsText = ([first, ...more]: readonly string[]): readonly string[] =>
  first === undefined ? [] : [`mit ${first}${more.map((one) => ` (zugleich ${one})`).join('')}`];

/** "nicht gestresst ist": the denial stands where German has it, before what ends the clause. */
function denied(clause: string): string {
  if (/ (keine?[nmrs]?|nicht) /.test(clause)) return `nicht gilt, dass ${clause}`;
  if (clause.startsWith('dieses Schiff verteidigt')) return 'dieses Schiff nicht verteidigt';
  const before = /^(der Angriff|der Rest dieser Karte|dieses Schiff|es) (.*)$/.exec(clause);
  return before ? `${before[1]!} nicht ${before[2]!}` : `nicht gilt, dass ${clause}`;
}

/** Clauses with a subject that stays said once: „dieses Schiff angreift und beschädigt ist“. */
const shared = sharedSubjects(
  /^(?:dieses Schiff|jenes Schiff|der Angreifer|der Verteidiger|das andere Schiff|das feindliche Schiff) /,
  'oder',
);

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

const COLOURED: Readonly<Record<string, string>> = { green: 'grün', orange: 'orangefarben', red: 'rot' };

/** "einen Stressmarker", "eine Macht", "einen grünen Marker". */
export function someToken(name: string, how: 'nom' | 'acc'): string {
  if (name === 'force') return 'Macht';
  if (name === 'lock') return 'eine Zielerfassung';
  const stem = COLOURED[name];
  if (stem) return `${ein('m', how)} ${adjective(stem, 'm', how, 'ein')} Marker`;
  return `${ein('m', how)} ${tokenNoun(name as Parameters<typeof tokenNoun>[0])}`;
}

/** "eine rote Schub-Aktion oder Fassrolle-Aktion". */
export function actionWith({
  actions,
  difficulty: colours,
}: Extract<Requirement, { kind: 'action' }>): string {
  const colour = colours
    ? `${oder(colours.map((one) => adjective(difficulty(one), 'f', 'acc', 'ein')))} `
    : '';
  return `eine ${colour}${actions.length > 0 ? oder(actions.map(actionNoun)) : 'Aktion'}`;
}

export const { condition, conditions, made, fight, fightOf, inAttack } = requirementsIn({
  fights: ['dieses Schiff angreift', 'dieses Schiff verteidigt', 'dieses Schiff angreift oder verteidigt'],
  how: (weapons, at) =>
    [
      ...weaponsText(weapons.map((all) => oder(all.map(weapon)))),
      ...at.map((span) => `in ${range(span)}`),
    ].join(' '),
  fighting: (clause, how) =>
    how === '' ? clause : clause.replace('dieses Schiff ', `dieses Schiff ${how} `),
  madeWith: (weapons) => `der Angriff mit ${oder(weapons.map(weapon))} erfolgt`,
  shared,
  isSo: (part, that) => `${who(part)} ${predicates(that)}`,
  none: (that) => thereIs(that, 'no'),
  some: (that) => thereIs(that, 'one'),
  atLeast: (that, least) => thereIs(that, 'many', `mindestens ${least}`),
  between: (that, least, most) =>
    thereIs(
      that,
      least === 1 && most === 1 ? 'bare' : 'many',
      least === most ? `genau ${least}` : `${least} bis ${most}`,
    ),
  counted: countedAgainst,
  number: numberOf,
  compared: (left, how, right) => `${left} ${compared(how)} ${right} ist`,
  notSo: denied,
  or: (clauses) => oder(clauses),
  event: {
    flown: (requirement) => {
      if (requirement.crossed) return 'es sich durch ein Hindernis bewegt hat';
      if (requirement.deploying) return 'es abgedockt ist';
      return requirement.fully
        ? `es ${maneuverWith(requirement)} war, das vollständig ausgeführt wurde`
        : `es ${maneuverWith(requirement)} war`;
    },
    'attack-range': ({ range: span }) => `der Angriff in ${range(span)} erfolgt`,
    'attack-with': ({ weapon }) => `der Angriff mit ${WEAPONS[weapon]} erfolgt`,
    'attack-with-card': ({ id }) => `der Angriff mit ${upgradeName(id)} erfolgt`,
    'attack-result': ({ is }) => (is === 'hit' ? 'der Angriff getroffen hat' : 'der Angriff verfehlt hat'),
    'attack-is': ({ is, holds }) => FACTS[is][holds ? 0 : 1],
    action: (requirement) => `es ${actionWith(requirement)} war`,
    'moved-by': ({ ability }) => `${ability} es bewegt hat`,
    'device-you-locked': 'das Gerät befreundet und von diesem Schiff als Ziel erfasst war',
    'obstructed-by-device': ({ traits: kinds }) => `der Angriff von ${traits(kinds, 'dat')} versperrt ist`,
    'not-defending': 'es nicht verteidigt hat',
    moved: ({ how }) => `es ${how === 'boost' ? 'ein Schub' : 'eine Fassrolle'} war`,
    'action-from': ({ slots }) => `eine ${slotUpgrade(slots)} die Aktion in seine Leiste gebracht hat`,
    'token-is': ({ tokens }) => `es ${oder(tokens.map((name) => someToken(name, 'nom')))} war`,
    'by-obstacle': 'er von einem durchflogenen oder überlappten Hindernis kam',
    'enemy-object-in': ({ arc }) => `im ${arcs([arc])} dieses Schiffs ein feindliches Schiff oder Gerät ist`,
    'spent-in-attack': 'sie in einem Angriff auf das andere Schiff ausgegeben wurde',
    phase: ({ phases }) => `gerade ${oder(phases.map(phase))} ist`,
    'device-is': ({ how, traits: kinds }) =>
      how
        ? `es ${traits(kinds)} ${how === 'drop' ? 'abgeworfen' : 'abgefeuert'} hat`
        : `es ${traits(kinds, 'nom')} war`,
    'initiative-step': ({ is }) => `Initiative ${is} erreicht ist`,
    'in-activation': ({ step }) =>
      step ? 'es in seinem Schritt „Aktion ausführen“ ist' : 'es in seiner Aktivierung ist',
    'no-device-placed': 'dieses Schiff in dieser Runde kein Gerät abgeworfen oder abgefeuert hat',
    'rerolled-to': ({ face: shown }) => `dieser Würfel jetzt ${face(shown)} zeigt`,
    repaired: ({ trait }) =>
      `es eine offene ${trait === 'ship' ? 'Schiffsschadenskarte' : 'Pilotenschadenskarte'} war`,
    'coordinated-to': ({ actions }) =>
      `das koordinierte Schiff dadurch ${oder(actions.map((one) => `eine ${actionNoun(one)}`))} ausgeführt hat`,
    'fuses-on-card': ({ are }) =>
      `${are === 0 ? 'kein' : are} Zündermarker auf dieser Karte ${are > 1 ? 'liegen' : 'liegt'}`,
    'card-holds': ({ any }) =>
      any ? 'Marker auf dieser Karte liegen' : 'keine Marker auf dieser Karte liegen',
    flipped: ({ is }) =>
      is ? 'diese Karte auf ihrer anderen Seite liegt' : 'diese Karte auf ihrer Vorderseite liegt',
    marked: 'der Rest dieser Karte gilt',
    'about-to-fly': ({ maneuver }) => `es gleich ${maneuverWith(maneuver)} ausführt`,
    'performed-off-bar': 'diese Aktion nicht in seiner Aktionsleiste steht',
  },
});

/** What is paid. */
export const prices = pricesIn<Deed>({
  doing,
  spending: (what) => `aus|geben|gibt ${list(what)}`,
  together: (deeds) => joined(deeds, 'und'),
  spent: {
    charge: ({ count }) => counted(count, NOUNS.charge),
    force: ({ count }) => `${count} Macht`,
    energy: ({ count }) => `${count} Energie`,
    shield: ({ count }) => counted(count, NOUNS.shield),
    'spend-token': ({ token, count }) => tokenCount(token, count),
    lock: ({ on }) => `seine Zielerfassung auf ${who(on, 'dat')}`,
    'lock-of': ({ that, on }) =>
      `die Zielerfassung von ${shipWith(that, 'one', 'dat')} auf ${who(on, 'dat')}`,
    'from-card': ({ count, token }) => `${count} ${tokenNoun(token)} dieser Karte`,
    'weapon-charge': ({ count }) => `${counted(count, NOUNS.charge)} der Waffenkarte`,
    'upgrade-charge': ({ count, slots }) => {
      const charges = `${count} nicht wiederkehrende ${count === 1 ? 'Ladung' : 'Ladungen'}`;
      return `${charges} einer ${slots.length > 0 ? slotUpgrade(slots) : 'anderen Aufwertung'}`;
    },
    'spend-from': ({ count, each, token, that }) => {
      const once = each ? ' (in einem Angriff jedes dieser Schiffe einmal)' : '';
      return `${count} ${tokenNoun(token)} von ${shipWith(that, 'one', 'dat')}${once}`;
    },
    'card-charge': ({ count, card }) => `${counted(count, NOUNS.charge)} von ${cardName(card)}`,
  },
  done: {
    reveal: 'auf|decken|deckt diese verdeckte Karte',
    expose: 'auf|decken|deckt eine seiner verdeckten Schadenskarten',
    'gain-one': ({ count, tokens }) =>
      `erhalten|erhält ${count} ${oder(tokens.map((one) => tokenNoun(one)))}`,
    'remove-from': ({ of, count, on }) => `entfernen|entfernt ${tokenCount(of, count)} von ${who(on, 'dat')}`,
    'gain-token': ({ token, count }) => `erhalten|erhält ${count} ${tokenNoun(token)}`,
    suffer: ({ hits, crits }) => `erleiden|erleidet ${damageText(hits, crits)}`,
  },
});
