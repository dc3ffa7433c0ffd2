import type { Who } from '../../../../common/language/index.ts';
import {
  allows,
  behind,
  type Deed,
  does,
  inTurn,
  joined,
  letDo,
  said,
  split,
  type Verb,
  verb,
} from '../../../../common/words/german/deeds.ts';
import { actor, damageText } from '../../../../common/words/german/ships.ts';
import { type ByKind, saidByKind } from '../../../../common/words/phrases.ts';
import type { ToldManeuver } from '../../../abilities/language/verbs.ts';
import type { Effect, TreatedAs, Until } from '../../../abilities/language.ts';
import { conditionName, upgradeName } from '../../labels.ts';
import { counted, list, NOUNS } from '../grammar.ts';
import { actionNoun, distance, face, maneuver } from '../terms.ts';
import { conditions, DISCARD, GAIN, ifBehind, REMOVE, SUFFER, weapon } from './conditions.ts';
import {
  ARCS,
  amount,
  apartWith,
  asMany,
  DICE,
  eachChosen,
  facesOr,
  maneuverWith,
  ofEach,
  resultsText,
  shipWith,
  slotUpgrade,
  tokens,
  tokensOr,
  who,
} from './ships.ts';
import { abilityText } from './text.ts';

/** What effects do, in words. */

export const UNTIL: Readonly<Record<Until, string>> = {
  'end of round': 'bis zum Ende der Runde',
  'end of combat': 'bis zum Ende der Kampfphase',
  'end of activation': 'bis zum Ende der Aktivierungsphase',
  'end of attack': 'bis zum Ende des Angriffs',
  'end of placing': 'für die Aufstellung',
  'end of game': 'für den Rest des Spiels',
};

const CANCEL = split('auf', 'heben', 'hebt');
const CHANGE = verb('ändern', 'ändert');
export const CHOOSE = verb('wählen', 'wählt');
export const FLIP = split('um', 'drehen', 'dreht');
const HAVE = verb('haben', 'hat');
export const PERFORM = split('aus', 'führen', 'führt');
const RECOVER = split('zurück', 'erhalten', 'erhält');
export const ROLL = verb('werfen', 'wirft');
export const TURN = verb('drehen', 'dreht');
export const TURN_UP = split('auf', 'decken', 'deckt');
const TRANSFER = verb('übertragen', 'überträgt');

/** An effect behind "darf". */
export const effectMay = (effect: Effect): string => deedOf(effect).may;

const doing = (part: Who, verb_: Verb, rest: string, tail = '') => letDo(actor(part), verb_, rest, tail);

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
  'choose-lock': ({ by, that }) => doing(by, GAIN, `eine Zielerfassung auf ${shipWith(that, 'one', 'dat')}`),
  'transfer-lock': ({ from, to }) => does(TRANSFER, `${itsLock(from)} auf ${who(to, 'acc')}`),
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
      count === 'all' && faces.length === 5
        ? `alle Ergebnisse der ${DICE[dice]}`
        : `${resultsText(count, faces)} der ${DICE[dice]}`,
    ),
  'turn-results': ({ dice, from, to }) =>
    does(CHANGE, `${resultsText('all', [from])} der ${DICE[dice]} in ${face(to, true)}`),
  'fix-dice': ({ dice }) =>
    does(verb('lassen', 'lässt'), `die ${DICE[dice]} für den Rest des Angriffs unverändert`),
  'roll-besides': ({ count, dice }) => does(ROLL, `${counted(count, dieOf(dice))} mehr`),
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
  choose: (effect) => chooseDeed(effect),
  each: ({ that, then }) => {
    const ship = shipWith(that, 'each', 'nom');
    return said(deedOf(then), (words) =>
      ofEach(words, who('chosen'), who('chosen', 'dat'), ship).replace(
        /(Reichweite [\d-]+) (?=\d)/,
        '$1 je ',
      ),
    );
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
    return by === 'self' ? does(PERFORM, act) : allows(who(by), PERFORM, act);
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
  fly: ({ maneuvers }) => does(PERFORM, `ein weißes Manöver (${list(maneuvers.map(told), 'oder')})`),
  'fly-instead': ({ maneuver }) => does(PERFORM, `stattdessen ein weißes Manöver (${told(maneuver)})`),
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
      ? does(verb('legen', 'legt'), '1 Marker auf diese Karte')
      : does(verb('nehmen', 'nimmt'), '1 Marker von dieser Karte'),
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

const EITHER = ' einer der beiden Sektionen';
const told = (one: ToldManeuver): string => maneuver(one);

/** " vom gewählten Schiff auf dieses Schiff": from the card's ship goes without saying. */
function fromTo(from: Who, to: Who): string {
  const start = from === 'self' ? '' : ` von ${who(from, 'dat')}`;
  return `${start} auf ${to === 'self' ? 'sich' : who(to, 'acc')}`;
}

const itsLock = (part: Who): string =>
  part === 'self' ? 'seine Zielerfassung' : `die Zielerfassung ${who(part, 'gen')}`;

const dieOf = (dice: 'attack' | 'defense') => (dice === 'attack' ? NOUNS.attackDie : NOUNS.defenseDie);

function dialDeed({
  to,
  allowed,
  direction,
  speed,
  bearing,
  difficulty,
}: Extract<Effect, { kind: 'turn-dial' }>['like']): Deed {
  const same = [
    ...(speed ? ['derselben Geschwindigkeit'] : []),
    ...(bearing ? ['derselben Art'] : []),
    ...(direction && !bearing ? ['derselben Richtung'] : []),
    ...(difficulty ? ['derselben Schwierigkeit'] : []),
  ];
  const what = to ? maneuverWith(to) : 'ein anderes Manöver';
  const not = allowed ? ', aber auf kein rotes, wenn es gestresst ist' : '';
  return does(TURN, `sein Rad auf ${what}${same.length > 0 ? ` mit ${list(same)}` : ''}`, not);
}

function moreDice({ dice, change }: Extract<Effect, { kind: 'more-dice' }>): Deed {
  const roller = dice === 'attack' ? 'der Angreifer' : 'der Verteidiger';
  const { rest, tail } = amount(typeof change === 'number' ? Math.abs(change) : change, dieOf(dice));
  const less = typeof change === 'number' && change < 0;
  return letDo(roller, ROLL, `${rest} ${less ? 'weniger' : 'mehr'}`, tail);
}

function treated({ bearing, speeds, faster, difficulty, template }: TreatedAs): string {
  const what =
    bearing || difficulty
      ? maneuverWith({ ...(bearing && { bearing }), ...(difficulty && { difficulty }) })
      : 'eines';
  if (faster) return `${what}, das um 1 schneller oder langsamer ist (mindestens 1),`;
  const by = template ? ' und Richtung, mit derselben Schablone' : '';
  return `${what} mit ${speeds ? `Geschwindigkeit ${list(speeds.map(String), 'oder')}` : 'derselben Geschwindigkeit'}${by}`;
}

const LAST = { round: 'Runde', phase: 'Phase' } as const;

/** "bei Treffer oder Krit entfernt dieses Schiff 1 Stressmarker". */
const row = (on: readonly string[], then: Effect, each = 'bei'): string =>
  `${each} ${facesOr(on)} ${deedOf(then).inverted('dieses Schiff')}`;

export const rows = (
  all: readonly { readonly on: readonly string[]; readonly then: Effect }[],
  each?: string,
): string => all.map(({ on, then }) => row(on, then, each)).join('; ');

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

function freeActions(actions: Extract<Effect, { kind: 'free-action' }>['actions']): string {
  if (actions === 'any') return 'eine freie Aktion';
  if (actions === 'bombs') return 'die Aktion einer Bombenkarte als freie Aktion';
  if (actions === 'upgrades') return 'eine freie Aktion einer Aufwertung';
  if (actions === 'bar') return 'eine freie Aktion seiner Aktionsleiste';
  return `eine freie ${list(actions.map(actionNoun), 'oder')}`;
}
