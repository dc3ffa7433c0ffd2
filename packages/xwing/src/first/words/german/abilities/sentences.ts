import { usedByRoller } from '../../../../common/words/dice-users.ts';

/** What abilities say: an effect can give abilities, whose sentences say effects; so they stand in one file. */

import { type ByKind, saidByKind } from '@firing-arc/words';
import {
  allows,
  behind,
  type Deed,
  does,
  inTurn,
  joined,
  letDo,
  optional,
  purpose,
  said,
  split,
  verb,
} from '../../../../common/words/german/deeds.ts';
import { addDeed, changeDeed, rerollDeed } from '../../../../common/words/german/dice.ts';
import { finished } from '../../../../common/words/german/grammar.ts';
import { actor, damageText } from '../../../../common/words/german/ships.ts';
import type {
  Ability,
  CardAction,
  DiceEffect,
  DiceTrigger,
  Effect,
  ModifierOf,
  Trigger,
} from '../../../abilities/language.ts';
import { cardName, chassisName, conditionName, upgradeName } from '../../labels.ts';
import { counted, list, NOUNS } from '../grammar.ts';
import { distance, face, tokenNoun } from '../terms.ts';
import { conditions, DISCARD, GAIN, ifBehind, prices, REMOVE, SPEND, SUFFER, weapon } from './conditions.ts';
import {
  CANCEL,
  CHANGE,
  CHOOSE,
  cardManeuver,
  dialDeed,
  dieOf,
  doing,
  EITHER,
  FLIP,
  freeActions,
  fromTo,
  HAVE,
  itsLock,
  LAST,
  moreDice,
  PERFORM,
  RECOVER,
  ROLL,
  TRANSFER,
  TURN,
  TURN_UP,
  treated,
  UNTIL,
} from './effects.ts';
import { cannotText, canText, RULES, valueText } from './modifiers.ts';
import { moment } from './moments.ts';
import {
  ARCS,
  apartWith,
  asMany,
  DICE,
  eachChosen,
  facesOr,
  ofEach,
  resultsText,
  shipWith,
  slotUpgrade,
  tokens,
  tokensOr,
  who,
} from './ships.ts';

/** What an effect does. */
export const deedOf = (effect: Effect): Deed => saidByKind(EFFECTS, effect);

/** Effects that both editions may have, by their kind. */
const EFFECTS: ByKind<Effect, Deed> = {
  gain: ({ count, on, token }) =>
    typeof count === 'number'
      ? doing(on, GAIN, tokens(token, `${count}`))
      : doing(on, GAIN, tokens(token, 'so viele'), asMany(count)),
  remove: ({ count, of, on }) => doing(on, REMOVE, tokens(of, count === 'all' ? 'alle seine' : `${count}`)),
  transfer: (effect) => {
    const what = typeof effect.of === 'string' ? tokens(effect.of) : tokensOr(effect.of);
    const count = effect.count === 'all' ? 'alle' : effect.count;
    return does(TRANSFER, `${count} ${what}${fromTo(effect.from, effect.to)}`);
  },
  'acquire-lock': ({ anyRange, by, on }) =>
    doing(by, GAIN, `${anyRange ? 'in jeder Reichweite ' : ''}eine Zielerfassung auf ${who(on, 'dat')}`),
  // Who picks a ship to lock may pick none.
  'choose-lock': ({ by, that }) => {
    const lock = `eine Zielerfassung auf ${shipWith(that, 'one', 'dat')}`;
    return by === 'self' ? optional(does(GAIN, lock)) : allows(who(by), GAIN, lock);
  },
  'transfer-lock': ({ from, to }) =>
    behind(does(TRANSFER, `${itsLock(from)} auf ${who(to, 'acc')}`), ', falls jenes keine hat'),
  'remove-lock': ({ by, on }) => does(REMOVE, `${itsLock(by)}${on ? ` auf ${who(on, 'dat')}` : ''}`),
  'turn-up-dealt': does(TURN_UP, 'die Schadenskarten, die der Angriff zugeteilt hat,'),
  'turn-dial': ({ like }) => dialDeed(like),
  suffer: ({ crits, hits, on }) => doing(on, SUFFER, damageText(hits, crits)),
  'roll-damage': ({ dice, on }) =>
    inTurn([
      does(ROLL, counted(dice, NOUNS.attackDie)),
      doing(on, SUFFER, '1 Schaden für jeden Treffer und 1 Kritschaden für jeden Krit'),
    ]),
  shields: ({ change, on }) =>
    doing(on, change > 0 ? RECOVER : verb('verlieren', 'verliert'), counted(Math.abs(change), NOUNS.shield)),
  deal: ({ on, up }) =>
    doing(on, verb('bekommen', 'bekommt'), `eine ${up ? 'offene' : 'verdeckte'} Schadenskarte`),
  skill: ({ on, to, until }) => {
    const value = typeof to === 'number' ? `den Pilotenwert ${to}` : `den Pilotenwert ${who(to, 'gen')}`;
    return doing(on, HAVE, `${UNTIL[until]} ${value}`);
  },
  'more-dice': (effect) => moreDice(effect),
  cancel: ({ count, dice, faces }) =>
    does(
      CANCEL,
      !faces ? `alle Ergebnisse der ${DICE[dice]}` : `${resultsText(count, faces)} der ${DICE[dice]}`,
    ),
  'turn-results': ({ dice, from, to }) =>
    does(CHANGE, `${resultsText('all', [from])} der ${DICE[dice]} in ${face(to, true)}`),
  'fix-dice': ({ dice }) =>
    does(verb('lassen', 'lässt'), `die ${DICE[dice]} für den Rest des Angriffs unverändert`),
  'roll-more': ({ count, dice }) => does(ROLL, `${counted(count, dieOf(dice))} mehr`),
  'skip-action': does(verb('überspringen', 'überspringt'), 'seinen Schritt „Aktion ausführen“'),
  'no-attack-next-round': does(verb('verzichten', 'verzichtet'), 'auf seine Angriffe der nächsten Runde'),
  'treat-maneuver': ({ as }) => does(verb('behandeln', 'behandelt'), `jenes Manöver als ${treated(as)}`),
  'flip-this': does(FLIP, 'diese Karte'),
  'obstacle-dice': does(ROLL, 'die Würfel für die Hindernisse, auf die es traf,'),
  'flip-card': ({ card }) => does(FLIP, upgradeName(card)),
  'turn-around': does(TURN, 'sich um 180°'),
  agility: ({ change, on, until }) =>
    doing(on, HAVE, `${UNTIL[until]} ${Math.abs(change)} Wendigkeit ${change < 0 ? 'weniger' : 'mehr'}`),
  'discard-this': does(DISCARD, 'diese Karte'),
  'add-result': (effect) => {
    const { rest, tail } =
      typeof effect.count === 'number'
        ? { rest: `${effect.count} ${face(effect.face, effect.count !== 1)}`, tail: '' }
        : { rest: `so viele ${face(effect.face, true)}`, tail: asMany(effect.count) };
    return does(split('hinzu', 'fügen', 'fügt'), `den ${DICE[effect.dice]}n ${rest}`, tail);
  },
  choose: (effect) => (effect.must ? chooseDeed(effect) : optional(chooseDeed(effect))),
  each: ({ that, then }) => {
    const ship = [shipWith(that, 'each', 'nom'), `von ${shipWith(that, 'each', 'dat')}`] as const;
    return said(deedOf(then), (words) => ofEach(words, who('chosen'), who('chosen', 'dat'), ship));
  },
  'roll-die': (effect) => does(ROLL, '1 Angriffswürfel', `; ${rows(effect.rows)}`),
  'roll-defense-die': ({ faces, then }) => does(ROLL, '1 Verteidigungswürfel', `; ${row(faces, then)}`),
  either: (effect) => {
    const options = effect.options.map(deedOf);
    if (effect.chooser === 'self') return joined(options, 'oder');
    const isOwn = options.every((one) => one.actor === who(effect.chooser));
    const each = options.map((one) => (isOwn ? one.bare : one.main('dieses Schiff')));
    const named = each.some((one) => one.includes(',')) ? each.join('; oder ') : list(each, 'oder');
    return letDo(who(effect.chooser), CHOOSE, '', `: ${named}`);
  },
  if: ({ else: instead, requires, then }) => {
    const otherwise = instead ? `; sonst ${deedOf(instead).inverted('es')}` : '';
    return behind(deedOf(then), `${ifBehind(requires)}${otherwise}`);
  },
  'in-turn': ({ effects }) => inTurn(effects.map(deedOf)),
  'if-done': ({ first, then }) =>
    behind(deedOf(first), `; falls ja, ${deedOf(then).inverted('dieses Schiff')}`),
  'free-action': ({ actions, by }) => {
    const act = freeActions(actions);
    return by === 'self' ? optional(does(PERFORM, act)) : allows(who(by), PERFORM, act);
  },
  attack: (effect) => {
    const how = effect.with.length === 0 ? '' : ` mit ${list(effect.with.map(weapon), 'oder')}`;
    const on = effect.on ? ` gegen ${shipWith(effect.on)}` : '';
    const arc = effect.arc ? ` durch seinen ${ARCS[effect.arc]}` : '';
    const last = effect.last ? `; in dieser ${LAST[effect.last]} greift es nicht mehr an` : '';
    return letDo(actor(effect.by), PERFORM, `einen Angriff${how}${arc}${on}`, last);
  },
  lasts: (effect) => {
    const gives = effect.gives.map((one) => `„${abilityText(one).replace(/\.$/, '')}“`);
    const what = gives.length === 1 ? 'diese Fähigkeit' : 'diese Fähigkeiten';
    return letDo(actor(effect.on), GAIN, `${UNTIL[effect.until]} ${what}`, `: ${list(gives)}`);
  },
  fly: ({ maneuvers }) => does(PERFORM, `ein weißes Manöver (${list(maneuvers.map(cardManeuver), 'oder')})`),
  'fly-instead': ({ maneuver }) =>
    does(PERFORM, `stattdessen ein weißes Manöver (${cardManeuver(maneuver)})`),
  'swap-skill': ({ on, until }) =>
    does(verb('tauschen', 'tauscht'), `${UNTIL[until]} den Pilotenwert mit ${who(on, 'dat')}`),
  'take-results': ({ count, faces, on }) => {
    const one = count === 1;
    const what = list(
      faces.map((name) => face(name, !one)),
      'oder',
    );
    const number = count === 'all' ? 'alle' : `${count}`;
    const canceled = one || count === 'all' ? 'aufgehobenen' : 'aufgehobene';
    return letDo(actor(on), SUFFER, `statt des Verteidigers ${number} nicht ${canceled} ${what}`);
  },
  'cancel-beyond': (effect) =>
    does(
      split('auf', 'heben', 'hebt'),
      `so viele ${face(effect.face, true)}`,
      `, dass ${effect.left} übrig bleiben`,
    ),
  'roll-defense': (effect) =>
    does(
      ROLL,
      counted(effect.dice, NOUNS.defenseDie),
      `; ${rows(effect.rows, effect.dice === 1 ? 'bei' : 'für jedes Ergebnis')}`,
    ),
  'turn-up-random': ({ on }) => letDo(actor(on), TURN_UP, 'eine zufällige verdeckte Schadenskarte'),
  'turn-down': ({ trait }) =>
    does(
      verb('verdecken', 'verdeckt'),
      `eine offene ${trait === 'ship' ? 'Schiffsschadenskarte' : 'Pilotenschadenskarte'}`,
    ),
  'discard-facedown': ({ either }) => does(DISCARD, `eine verdeckte Schadenskarte${either ? EITHER : ''}`),
  'discard-faceup': ({ either }) => does(DISCARD, `eine offene Schadenskarte${either ? EITHER : ''}`),
  'shields-to-energy': ({ most }) =>
    does(REMOVE, `bis zu ${counted(most, NOUNS.shield)}`, ' und erhält für jeden 1 Energie'),
  'draw-attack': does(verb('werden', 'wird'), 'statt dessen zum Ziel jenes Angriffs', ', falls es kann'),
  'deploy-several': does(split('ab', 'setzen', 'setzt'), 'an ihm angedockte Schiffe'),
  hold: ({ change }) =>
    change > 0
      ? does(verb('legen', 'legt'), `${change} Marker auf diese Karte`)
      : does(verb('nehmen', 'nimmt'), `${-change} Marker von dieser Karte`),
  nothing: does(verb('tun', 'tut'), 'nichts'),
  'even-in-vain': ({ effect }) => deedOf(effect),
  'attacks-over': does(split('an', 'greifen', 'greift'), 'in dieser Runde nicht mehr'),
  'discard-upgrade': ({ of }) =>
    does(DISCARD, of === 'self' ? 'eine andere seiner Aufwertungen' : `1 Aufwertung ${who(of, 'gen')}`),
  'replace-upgrade': ({ slots }) =>
    does(
      verb('ersetzen', 'ersetzt'),
      `eine ${slotUpgrade(slots)} durch eine andere derselben Art`,
      ', die nicht mehr Staffelpunkte kostet',
    ),
  'recover-upgrade': ({ slots }) =>
    does(split('zurück', 'holen', 'holt'), `eine abgelegte ${slotUpgrade(slots)}`),
  'bar-token': ({ tokens }) =>
    does(
      CHOOSE,
      `1 ${tokensOr(tokens)} des Verteidigers`,
      ', der in diesem Angriff nicht ausgegeben werden kann',
    ),
  pull: ({ on }) =>
    letDo(actor(on), GAIN, '1 Traktorstrahlmarker', ', den der Spieler dieses Schiffs abhandelt'),
  'assign-condition': ({ condition, on }) => {
    const whom = on === 'self' ? 'sich' : who(on, 'dat');
    return does(split('zu', 'weisen', 'weist'), `${whom} den Zustand ${conditionName(condition)}`);
  },
  'remove-condition': does(REMOVE, 'diese Karte'),
  mark: ({ on }) => does(verb('merken', 'merkt'), `sich ${who(on, 'acc')}`),
  'drop-bomb': does(split('ab', 'werfen', 'wirft'), 'eine Bombe von einer Karte ohne Aktion'),
  'deploy-docked': does(split('ab', 'setzen', 'setzt'), 'hinten das an ihm angedockte Schiff'),
  'rotate-arc': does(TURN, 'seinen beweglichen Feuerwinkel'),
  'owner-chooses': ({ of, that, then }) =>
    does(
      verb('lassen', 'lässt'),
      `den Spieler ${who(of, 'gen')} eines seiner Schiffe wählen: ${shipWith(that)}`,
      `; dann ${deedOf(then).inverted('dieses Schiff')}`,
    ),
  'guess-dial': ({ of }) =>
    does(
      verb('raten', 'rät'),
      `Art und Geschwindigkeit auf dem Rad ${who(of, 'gen')}`,
      ' und sieht es sich an; stimmt es, darf es sein eigenes Rad auf ein anderes Manöver drehen',
    ),
  'roll-and-suffer': ({ dice, on }) =>
    letDo(actor(on), ROLL, counted(dice, NOUNS.attackDie), ' und erleidet, was das Ergebnis zeigt'),
  'blast-obstacle': ({ range }) =>
    does(
      CHOOSE,
      `ein Hindernis ${distance(range)} in seinem primären Feuerwinkel`,
      '; jedes Schiff in Reichweite 1 davon wirft 1 Angriffswürfel und erleidet, was er zeigt; dann wird das Hindernis entfernt',
    ),
  'drop-cargo': does(split('ab', 'werfen', 'wirft'), '1 Frachtmarker', ', der eine Trümmerwolke ist'),
  'lay-mines': does(
    DISCARD,
    'beliebig viele seiner Bombenkarten',
    '; deren Marker werden im Spielbereich jenseits von Reichweite 3 feindlicher Schiffe platziert',
  ),
  'decloak-or-uncloak': does(
    verb('enttarnen', 'enttarnt'),
    'sich',
    '; ist das unmöglich, wird sein Tarnungsmarker entfernt',
  ),
  'look-at-dial': ({ of }) => does(split('an', 'sehen', 'sieht'), `sich das Rad ${who(of, 'gen')}`),
  'turn-adjacent': ({ of }) =>
    does(
      verb('lassen', 'lässt'),
      `das Rad ${who(of, 'gen')} von seinem Besitzer auf ein benachbartes Manöver drehen`,
    ),
};

function chooseDeed({ that, count, then }: Extract<Effect, { kind: 'choose' }>): Deed {
  const [one, clause] = apartWith(that, 'one');
  const [many, manyClause] = apartWith(that, 'many');
  const anyNumber = typeof count !== 'number' && count.kind === 'ships';
  const whom =
    count === 1
      ? one
      : typeof count === 'number'
        ? `${count} ${many}`
        : anyNumber
          ? `beliebig viele ${many}`
          : `so viele ${many}${asMany(count)}`;
  const chosen = does(CHOOSE, whom, count === 1 ? clause : manyClause);
  const each = (words: string) => (count === 1 ? words : eachChosen(words));
  if (then.kind === 'if' && then.else === null)
    return behind(
      chosen,
      each(`; falls ${list(conditions(then.requires))}, ${deedOf(then.then).inverted('dieses Schiff')}`),
    );
  return behind(chosen, each(`; dann ${deedOf(then).inverted('dieses Schiff')}`));
}

export const rows = (
  all: readonly { readonly on: readonly string[]; readonly then: Effect }[],
  each?: string,
): string => all.map(({ on, then }) => row(on, then, each)).join('; ');

/** "bei Treffer oder Krit entfernt dieses Schiff 1 Stressmarker". */
const row = (on: readonly string[], then: Effect, each = 'bei'): string =>
  `${each} ${facesOr(on)} ${deedOf(then).inverted('dieses Schiff')}`;

/** An effect behind "darf". */
export const effectMay = (effect: Effect): string => deedOf(effect).may;

/** What an ability says, as a sentence about "dieses Schiff". */
export const abilityText = (ability: Ability): string => finished(words(ability));

function words(ability: Ability): string {
  switch (ability.kind) {
    case 'trigger':
      return triggerText(ability);
    case 'dice':
      return diceText(ability);
    case 'modifier':
      return modifierText(ability.of);
    case 'action':
      return actionText(ability);
  }
}

function triggerText(trigger: Trigger): string {
  const { may, costs, effect, of } = trigger;
  const when = moment(trigger);
  const subject = of === 'own' && when.includes('dieses Schiff') ? 'es' : 'dieses Schiff';
  const done = deedOf(effect);
  if (costs.length > 0)
    return `${when} ${may ? 'darf' : 'muss'} ${subject} ${prices(costs).may}, ${purpose(done)}`;
  return may ? `${when} darf ${subject} ${done.may}` : `${when} ${done.inverted(subject)}`;
}

function diceText(block: DiceTrigger): string {
  const { window, whose, requires, costs, may, once } = block;
  const attack = window === 'modify-attack-dice';
  const enemy = whose === 'enemy';
  const attacks = attack !== enemy;
  const by = attacks && block.weapon !== 'any' ? ` mit ${weapon(block.weapon)}` : '';
  const when = `${once ? ONCE[once] : ''}während ${roller(whose)}${by} ${attacks ? 'angreift' : 'verteidigt'}${ifBehind(requires)},`;
  const subject = typeof whose === 'string' ? 'es' : usedByRoller(whose) ? 'jenes Schiff' : 'dieses Schiff';
  const done = behind(diceDeed(block, attack, enemy), afterwards(block));
  if (!may) return `${when} ${done.inverted(subject)}`;
  if (costs.length === 0) return `${when} darf ${subject} ${done.may}`;
  const payer = typeof whose === 'string' ? 'es' : 'dieses Schiff';
  return `${when} darf ${payer} ${prices(costs).may}, ${purpose(done)}`;
}

function diceDeed({ effect }: { readonly effect: DiceEffect }, attack: boolean, enemy: boolean): Deed {
  const own = { attack, enemy, asMany };
  switch (effect.kind) {
    case 'not-a-modification':
      return deedOf(effect.then);
    case 'reroll':
      return rerollDeed(effect, own);
    case 'add':
      return addDeed(effect, own);
    case 'change':
      return changeDeed(effect, own);
    case 'spend-result':
      return does(SPEND, `1 ${facesOr(effect.faces)}`, `; dann ${deedOf(effect.then).inverted('es')}`);
  }
}

/** What each die costs, whether it is fixed then, and what comes next. */
function afterwards({ perDie, forGood, thenTurns, after }: DiceTrigger): string {
  return [
    ...(perDie ? [`; für jeden davon ${prices([perDie]).inverted('es')}`] : []),
    ...(forGood ? ['; der Würfel wird dann nicht neu geworfen'] : []),
    ...(thenTurns
      ? [`; dann werden alle seine ${face(thenTurns.from, true)} zu ${face(thenTurns.to)}n`]
      : []),
    ...(after ? [`; dann ${deedOf(after).inverted('dieses Schiff')}`] : []),
  ].join('');
}

function actionText({ requires, costs, effect }: CardAction): string {
  const when = ifBehind(requires);
  const done = deedOf(effect);
  const act = costs.length > 0 ? `${prices(costs).may}, ${purpose(done)}` : done.may;
  return `als Aktion${when === '' ? '' : `${when},`} darf dieses Schiff ${act}`;
}

const ONCE = { round: 'einmal pro Runde, ', game: 'einmal pro Spiel, ' } as const;

function roller(whose: DiceTrigger['whose']): string {
  if (typeof whose === 'string') return 'dieses Schiff';
  return 'that' in whose
    ? shipWith(whose.that, 'one', 'nom')
    : `ein anderes befreundetes Schiff ${distance(whose.friendlyAt)}`;
}

/** Values, permissions and prohibitions in words: main sentences about "dieses Schiff". */
export function modifierText(of: ModifierOf): string {
  if ('value' in of) return valueText(of);
  if ('can' in of) return canText(of);
  if ('cannot' in of) return cannotText(of);
  switch (of.rule) {
    case 'dealt-card':
      return dealtCardText(of);
    case 'evade-for-focus':
      return `einmal pro Runde, wenn ein befreundetes Schiff ${distance(of.range)} einen Fokusmarker erhalten soll, darf es stattdessen 1 Ausweichmarker erhalten`;
    case 'keeps-tokens':
      return `dieses Schiff behält in der Endphase ungenutzte ${list(of.tokens.map(tokenNoun))}`;
    case 'docks':
      return `das befreundete Schiff vom Typ ${chassisName(of.type)} mit ${upgradeName(of.title)} beginnt das Spiel an dieses Schiff angedockt`;
    case 'escape-ship':
      return `${cardName(of.pilot)} beginnt das Spiel an dieses Schiff angedockt; ist dieses Schiff verloren, darf jenes abdocken, bevor dieses entfernt wird, vorn oder hinten, und kann in dieser Runde nicht angreifen`;
    case 'while-docked':
      return `solange dieses Schiff angedockt ist, hat sein Träger: ${list(of.gives.map((one) => `„${abilityText(one).replace(/\.$/, '')}“`))}`;
    case 'takes-aboard':
      return `bis zu ${of.most} befreundete Schiffe, alle von demselben dieser Typen, dürfen das Spiel an dieses Schiff angedockt beginnen: ${list(of.types.map(chassisName), 'oder')}`;
    case 'survives-once':
      return `wenn dieses Schiff zum ersten Mal zerstört würde, legt es alle seine Schadenskarten ab und bekommt ${of.cards} verdeckte`;
    default:
      return `${RULES[of.rule]}${'requires' in of ? ifBehind(of.requires) : ''}`;
  }
}

function dealtCardText(of: Extract<ModifierOf, { rule: 'dealt-card' }>): string {
  const trait = { pilot: 'Pilotenschadenskarte', ship: 'Schiffsschadenskarte', any: 'Schadenskarte' }[
    of.only.trait ?? 'any'
  ];
  const done =
    of.does === 'discard'
      ? does(DISCARD, 'die Schadenskarte')
      : does(verb('verdecken', 'verdeckt'), 'die Schadenskarte');
  const act = !of.may
    ? done.inverted('es')
    : of.costs.length > 0
      ? `darf es ${prices(of.costs).may}, ${purpose(done)}`
      : `darf es ${done.may}`;
  const then = of.after ? `; dann ${deedOf(of.after).inverted('dieses Schiff')}` : '';
  const once = of.once ? 'einmal pro Angriff, während dieses Schiff verteidigt, ' : '';
  return `${once}wenn dieses Schiff eine ${of.only.up ? 'offene ' : ''}${trait} bekommt, bevor ihr Text gilt, ${act}${then}`;
}
