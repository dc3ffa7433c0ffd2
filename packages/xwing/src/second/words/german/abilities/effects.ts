import {
  allows,
  behind,
  type Deed,
  does,
  holds,
  inTurn,
  joined,
  letDo,
  ownPurpose,
  purpose,
  said,
  split,
  type Verb,
  verb,
} from '../../../../common/words/german/deeds.ts';
import { actor, damageText, eachChosen, ofEach, resultsText } from '../../../../common/words/german/ships.ts';
import type {
  ActionGrant,
  Cost,
  DialTest,
  Effect,
  FlownInstead,
  ModifierOf,
  Until,
  Who,
} from '../../../abilities/language.ts';
import { cardName, conditionTitle } from '../../labels.ts';
import { deviceName } from '../devices.ts';
import { adjective, counted, list, NOUNS } from '../grammar.ts';
import { actionNoun, BEARINGS, difficulty, face, performedAction, range, tokenNoun, WAYS } from '../terms.ts';
import { placingDeed } from './devices.ts';
import { modifierOf } from './modifiers.ts';
import { GAIN, ifBehind, prices, REMOVE, SPEND, SUFFER, TURN_UP, weapon } from './requirements.ts';
import {
  amount,
  apartWith,
  arcs,
  asMany,
  DICE,
  facesOr,
  SLOTS,
  saidOf,
  shipWith,
  slotUpgrade,
  tokenCount,
  tokens,
  who,
} from './ships.ts';

const UNTIL: Readonly<Record<Until, string>> = {
  'end of round': 'bis zum Ende der Runde',
  'end of activation': 'bis zum Ende der Aktivierungsphase',
  'end of its activation': 'bis zum Ende seiner Aktivierung',
  'end of engagement': 'bis zum Ende der Kampfphase',
  'end of system': 'bis zum Ende der Systemphase',
  'end of attack': 'während dieses Angriffs',
  'end of setup': 'während des Aufbaus',
  'next planning': 'bis zum Beginn der nächsten Planungsphase',
};

const ACQUIRE = verb('erhalten', 'erhält');
const BREAK = split('ab', 'brechen', 'bricht');
const CANCEL = split('auf', 'heben', 'hebt');
const CHOOSE = verb('wählen', 'wählt');
const DISCARD = split('ab', 'legen', 'legt');
const FLIP = split('um', 'drehen', 'dreht');
const LOSE = verb('verlieren', 'verliert');
const PERFORM = split('aus', 'führen', 'führt');
const PLACE = verb('legen', 'legt');
const RECOVER = split('zurück', 'erhalten', 'erhält');
const REPAIR = verb('reparieren', 'repariert');
const REROLL = split('neu ', 'werfen', 'wirft');
const ROLL = verb('werfen', 'wirft');
const SHOW = verb('zeigen', 'zeigt');
const SKIP = verb('überspringen', 'überspringt');
const TRANSFER = verb('übertragen', 'überträgt');
const TURN = verb('drehen', 'dreht');
const BECOME = verb('werden', 'wird');

/** An effect behind "darf". */
export const effectMay = (effect: Effect): string => deedOf(effect).may;

/** What an effect does. */
export function deedOf(effect: Effect): Deed {
  const doing = (part: Who, verb_: Verb, rest: string, tail = '') => letDo(actor(part), verb_, rest, tail);
  switch (effect.kind) {
    case 'gain':
      return gainDeed(effect);
    case 'assign': {
      const names = list(effect.conditions.map(conditionTitle), 'oder');
      const secret = effect.facedown ? ' verdeckt' : '';
      const on = effect.on === 'self' ? 'sich selbst' : who(effect.on, 'dat');
      return does(split('zu', 'weisen', 'weist'), `${on}${secret} ${names}`);
    }
    case 'discard-condition':
      return does(DISCARD, 'diese Karte');
    case 'take-point':
      return does(
        PLACE,
        '1 Missionspunkt des Spielers des Verteidigers auf diese Karte, falls dieser Spieler mehr hat als der dieses Schiffs',
      );
    case 'reveal-condition':
      return does(TURN_UP, 'diese Karte');
    case 'pass-on-condition':
      return does(verb('geben', 'gibt'), 'dem Angreifer diese Karte, mit den Missionspunkten darauf');
    case 'score-points':
      return letDo(
        'der Spieler dieses Schiffs',
        verb('bekommen', 'bekommt'),
        'die Missionspunkte auf dieser Karte',
      );
    case 'show-dial':
      return doing(effect.on, TURN_UP, 'sein Rad');
    case 'place-device':
      return placingDeed(effect.of, effect.hows, effect.by);
    case 'move-obstacle':
      return inTurn([
        does(CHOOSE, 'ein Hindernis'),
        does(
          PLACE,
          'es irgendwohin jenseits von Reichweite 2 aller Kanten und Schiffe und jenseits von Reichweite 1 anderer Hindernisse',
        ),
      ]);
    case 'ignore-obstacle':
      return does(verb('ignorieren', 'ignoriert'), 'jenes Hindernis bis zum Ende der Runde');
    case 'give-held':
      return letDo(
        who(effect.on),
        ACQUIRE,
        'einen der Marker auf dieser Karte',
        ', der damit verbraucht ist',
      );
    case 'remove-device':
      return does(REMOVE, `1 Gerät in ${range(effect.range)}`);
    case 'fuse-device':
      return does(PLACE, '1 Zündermarker auf dieses Gerät');
    case 'gain-one-of':
      return doing(
        effect.on,
        GAIN,
        `1 ${list(
          effect.tokens.map((one) => tokenNoun(one)),
          'oder',
        )}${effect.chooser === 'opponent' ? ' nach Wahl eines Gegners' : ''}`,
      );
    case 'remove':
      return doing(
        effect.on,
        REMOVE,
        effect.count === 'all'
          ? tokens(effect.of, 'alle seine', 'weak')
          : effect.count === 'any'
            ? tokens(effect.of, 'beliebig viele')
            : tokenCount(effect.of, effect.count),
        effect.chooser !== effect.on && effect.on !== 'self' && CLASSES.includes(effect.of)
          ? ' nach Wahl dieses Schiffs'
          : '',
      );
    case 'transfer':
      return transferDeed(effect);
    case 'acquire-lock':
      return doing(
        effect.by,
        ACQUIRE,
        `eine Zielerfassung auf ${who(effect.on, 'dat')}${anyRange(effect.anyRange)}`,
      );
    case 'choose-lock': {
      const on =
        effect.that === 'object'
          ? 'einem Objekt'
          : 'lockedByFriends' in effect.that
            ? `einem Objekt in ${range(effect.that.lockedByFriends)} mit einer befreundeten Zielerfassung`
            : 'objectsIn' in effect.that
              ? `einem Objekt in seinem ${arcs([effect.that.objectsIn])}`
              : shipWith(effect.that, 'one', 'dat');
      return doing(effect.by, ACQUIRE, `eine Zielerfassung auf ${on}${anyRange(effect.anyRange)}`);
    }
    case 'break-locks':
      return effect.of === 'by'
        ? doing(
            effect.on,
            BREAK,
            `seine Zielerfassung${effect.onto ? ` auf ${who(effect.onto, 'dat')}` : ''}`,
          )
        : does(BREAK, `alle Zielerfassungen auf ${who(effect.on, 'dat')}`);
    case 'break-friendly-lock':
      return does(BREAK, 'die Zielerfassung eines anderen befreundeten Schiffs auf diesem Objekt');
    case 'spend-lock':
      return does(SPEND, `seine Zielerfassung auf ${who(effect.on, 'dat')}`);
    case 'transfer-that':
      return does(TRANSFER, `jenen Marker auf ${who(effect.to, 'acc')}`);
    case 'lock-alike':
      return effect.of
        ? doing(effect.by, ACQUIRE, `eine Zielerfassung auf dem Ziel ${who(effect.of, 'gen')}`)
        : doing(
            effect.by,
            ACQUIRE,
            effect.within
              ? `eine Zielerfassung auf dem Ziel dieses Schiffs in ${range(effect.within)}`
              : `${effect.inRange ? '' : 'in jeder Reichweite '}eine Zielerfassung auf dem Ziel dieses Schiffs`,
          );
    case 'transfer-lock':
      return does(TRANSFER, `1 Zielerfassung${fromTo(effect.from, effect.to)}`);
    case 'hand-over-lock':
      return does(
        split('um', 'legen', 'legt'),
        `1 ${effect.friendly ? 'befreundete ' : ''}Zielerfassung auf ${who(effect.from, 'dat')} auf ${who(effect.to, 'acc')}`,
      );
    case 'exchange-upgrades':
      return does(
        verb('tauschen', 'tauscht'),
        `2 ${slotUpgrade([effect.slot])}en zwischen ${shipWith(effect.that, 'many', 'dat')}`,
      );
    case 'hand-on-upgrades':
      return does(
        split('weiter', 'geben', 'gibt'),
        `${effect.most >= 99 ? 'beliebig viele seiner' : `bis zu ${effect.most} seiner`} Aufwertungen vom Typ ${SLOTS[effect.slot]} an ${shipWith(effect.that, 'many')}, an jedes eine,`,
      );
    case 'move-objective':
      return does(TRANSFER, `das Missionsziel, das ${who(effect.from)} trägt, auf ${who(effect.to, 'acc')}`);
    case 'bar-tokens':
      return does(
        verb('nennen', 'nennt'),
        'eine Art von grünen Markern',
        `, die ${who(effect.on)} während dieses Angriffs nicht ausgeben kann`,
      );
    case 'jam':
      return does(verb('stören', 'stört'), who(effect.on, 'acc'));
    case 'suffer':
      return doing(effect.on, SUFFER, damageText(effect.hits, effect.crits));
    case 'ram':
      return does(
        ROLL,
        counted(effect.dice, NOUNS.attackDie),
        '; jedes große oder riesige Schiff in Reichweite 0 erleidet an seinen Schilden vorbei 1 Trefferschaden für jeden Treffer und Krit',
      );
    case 'roll-damage':
      return inTurn([
        doing(effect.on, ROLL, counted(effect.dice, NOUNS.attackDie)),
        doing(effect.on, SUFFER, '1 Schaden für jeden Treffer und Krit'),
      ]);
    case 'shields':
      return effect.change > 0
        ? doing(effect.on, RECOVER, counted(effect.change, NOUNS.shield))
        : doing(effect.on, LOSE, counted(-effect.change, NOUNS.shield));
    case 'deal':
      return letDo(
        who(effect.on),
        verb('bekommen', 'bekommt'),
        `eine ${effect.up ? 'offene' : 'verdeckte'} Schadenskarte`,
      );
    case 'expose':
      return doing(effect.on, TURN_UP, 'eine seiner verdeckten Schadenskarten');
    case 'reveal-damage':
      return does(SHOW, 'alle seine verdeckten Schadenskarten');
    case 'discard-damage':
      return does(DISCARD, discarded(effect.of));
    case 'repair-faceup':
      return does(REPAIR, `alle seine offenen ${damageKind(effect.trait)}n`);
    case 'expose-picked':
      return inTurn([
        does(split('an', 'sehen', 'sieht'), `sich die verdeckten Schadenskarten ${who(effect.on, 'gen')}`),
        does(TURN_UP, 'eine davon'),
      ]);
    case 'destroy':
      return does(BECOME, 'zerstört');
    case 'repair':
      return doing(effect.on, REPAIR, repaired(effect));
    case 'recover-charge':
      return doing(effect.on, RECOVER, `${counted(effect.count, NOUNS.charge)} ${chargesOf(effect.of)}`);
    case 'recover-energy':
      return does(RECOVER, `${effect.count} Energie`);
    case 'lose-charge':
      return does(LOSE, `${counted(effect.count, NOUNS.charge)} dieser Karte`);
    case 'force':
      if (typeof effect.change !== 'number')
        return doing(effect.on, RECOVER, 'so viel Macht', asMany(effect.change));
      return doing(effect.on, effect.change > 0 ? RECOVER : LOSE, `${Math.abs(effect.change)} Macht`);
    case 'perform-action':
      return effect.by === 'self'
        ? does(PERFORM, granted(effect), stressed(effect))
        : allows(who(effect.by), PERFORM, granted(effect), stressed(effect));
    case 'move':
      return doing(
        effect.by,
        PERFORM,
        `${effect.how === 'boost' ? 'einen Schub' : 'eine Fassrolle'}${
          effect.directions
            ? ` (${list(
                effect.directions.map((way) => WAYS[way]),
                'oder',
              )})`
            : ''
        }`,
        ' (das ist keine Aktion)',
      );
    case 'coordinate':
      return does(verb('koordinieren', 'koordiniert'), `in jeder Reichweite ${who(effect.on, 'acc')}`);
    case 'rotate-ship': {
      const ways = [...new Set(effect.degrees.map(Math.abs))].map((one) => `${one}°`);
      const [only] = effect.degrees;
      const side = effect.degrees.length > 1 || only === 180 ? '' : ` nach ${only! < 0 ? 'links' : 'rechts'}`;
      return doing(effect.on, TURN, `sich auf der Stelle um ${list(ways, 'oder')}${side}`);
    }
    case 'skip-action-step':
      return does(SKIP, 'seinen Schritt „Aktion ausführen“');
    case 'decloak':
      return does(
        verb('enttarnen', 'enttarnt'),
        'sich',
        effect.orLose ? '; misslingt das, verliert es seinen Tarnungsmarker' : '',
      );
    case 'rotate-turret':
      return doing(effect.on, TURN, 'seinen Turmzeiger');
    case 'set-dial':
      return doing(effect.on, verb('stellen', 'stellt'), `sein Rad auf ${dialLike(effect.like)}`);
    case 'no-longer':
      return does(verb('beenden', 'beendet'), 'den Rest dieser Karte');
    case 'opponent-assigns': {
      const rather = effect.rather.length > 0 ? ` (möglichst ${shipWith(effect.rather, 'many', 'dat')})` : '';
      return letDo(
        'ein Gegner',
        split('zu', 'weisen', 'weist'),
        `${effect.count} seiner Schiffe${rather} ${conditionTitle(effect.condition)}`,
      );
    }
    case 'put-that-on-card':
      return does(PLACE, 'ihn auf diese Karte');
    case 'fuse-card':
      return does(
        effect.change > 0 ? PLACE : REMOVE,
        effect.change > 0 ? '1 Zündermarker auf diese Karte' : '1 Zündermarker von dieser Karte',
      );
    case 'take-all-held':
      return inTurn([does(REMOVE, 'alle Marker von dieser Karte'), does(GAIN, 'ebenso viele')]);
    case 'put-on-card':
      return does(PLACE, `1 ${tokenNoun(effect.token)} auf diese Karte`);
    case 'gain-that':
      return doing(effect.on, GAIN, '1 Marker derselben Art');
    case 'look-at-dial':
      return does(split('an', 'sehen', 'sieht'), `sich das Rad ${who(effect.on, 'gen')}`);
    case 'place-remotes':
      return does(
        PLACE,
        `${effect.count} Fernobjekte (${deviceName(effect.device)}) jenseits von Reichweite ${effect.beyondEdges} aller Kanten`,
      );
    case 'fly': {
      const way = effect.direction === 'straight' ? '' : ` ${WAYS[effect.direction]}`;
      return does(PERFORM, `das Manöver ${effect.speed} ${BEARINGS[effect.bearing]}${way}`);
    }
    case 'fly-instead':
      return effect.maneuver
        ? doing(
            effect.on ?? 'self',
            PERFORM,
            `statt des Manövers auf seinem Rad ${insteadOf(effect.maneuver)}`,
          )
        : does(SKIP, 'seinen Schritt „Manöver ausführen“');
    case 'initiative':
      return initiativeDeed(effect);
    case 'lasting':
      return lastingDeed(effect, (words) => saidOf(words, effect.on));
    case 'flip':
      return does(FLIP, 'diese Karte');
    case 'reserve':
      return effect.until === 'called'
        ? does(verb('bleiben', 'bleibt'), 'in Reserve')
        : does(
            verb('gehen', 'geht'),
            'in Reserve',
            `; zu Beginn der nächsten Planungsphase wird es innerhalb von Reichweite 1 ${effect.until === 'own-edge' ? 'der Kante seines Spielers' : 'der Kante, über die es davonflog,'} aufgestellt`,
          );
    case 'come-back':
      return does(
        BECOME,
        `innerhalb von Reichweite 1 einer beliebigen Kante und jenseits von Reichweite ${effect.beyondEnemies} aller feindlichen Schiffe aufgestellt`,
      );
    case 'flip-upgrade':
      return doing(effect.on, FLIP, `seine zweiseitige ${slotUpgrade([effect.slot])}`);
    case 'back-online':
      return does(FLIP, '1 seiner Aufwertungen, die offline sind,');
    case 'take-locks':
      return does(
        split('um', 'legen', 'legt'),
        `alle feindlichen Zielerfassungen auf ${who(effect.from, 'dat')} auf ${who(effect.to, 'acc')}`,
      );
    case 'gain-like':
      return doing(
        effect.on,
        GAIN,
        `einen Marker wie einen der ${tokens(effect.of, '', 'weak')} dieses Schiffs`,
      );
    case 'lose-upgrade-charge':
      return doing(effect.on, LOSE, '1 nicht wiederkehrende Ladung einer Aufwertung');
    case 'split-wing':
      return letDo('jedes seiner Formationsmitglieder', verb('verlassen', 'verlässt'), 'die Formation');
    case 'more-dice':
      return moreDice(effect);
    case 'cancel':
      return does(
        CANCEL,
        `${resultsText(effect.count, effect.faces)} ${effect.dice === 'attack' ? 'des Angreifers' : 'des Verteidigers'}`,
      );
    case 'add-result': {
      const { rest, tail } =
        typeof effect.count === 'number'
          ? { rest: `${effect.count} ${face(effect.face, effect.count !== 1)}`, tail: '' }
          : { rest: `so viele ${face(effect.face, true)}`, tail: asMany(effect.count) };
      return does(split('hinzu', 'fügen', 'fügt'), `den ${DICE[effect.dice]}n ${rest}`, tail);
    }
    case 'turn-results':
      return does(
        verb('ändern', 'ändert'),
        `${resultsText(effect.count, effect.from)} der ${DICE[effect.dice]} in ${effect.count === 1 ? '1 ' : ''}${face(effect.to, effect.count !== 1)}`,
      );
    case 'reroll-results':
      if (effect.upTo) return does(REROLL, `bis zu ${effect.count} der ${DICE[effect.dice]}`);
      return does(REROLL, `${resultsText(effect.count, effect.faces)} der ${DICE[effect.dice]}`);
    case 'roll-another':
      return doing('attacker', ROLL, '1 weiteren Angriffswürfel');
    case 'name-result':
      return does(
        verb('nennen', 'nennt'),
        'ein Ergebnis',
        '; fehlt es im Wurf, ändert das Schiff, das geworfen hat, 1 seiner Würfel dazu',
      );
    case 'spend-results':
      return does(SPEND, `1 ${face(effect.face)} der ${DICE[effect.dice]}`);
    case 'hit-without-dice':
      return letDo('der Angriff', verb('treffen', 'trifft'), '', ', ohne dass Würfel geworfen werden');
    case 'guess-evades':
      return does(
        verb('raten', 'rät'),
        'eine Zahl von Ausweichen (mindestens 1)',
        '; zeigt der Wurf genau so viele, kommt 1 Ausweichen hinzu',
      );
    case 'guess-dial':
      if (effect.speed)
        return does(
          verb('nennen', 'nennt'),
          'eine Geschwindigkeit',
          `; zeigt das Rad ${who(effect.on, 'gen')} sie, ${deedOf(effect.then).inverted('dieses Schiff')}`,
        );
      return does(
        verb('raten', 'rät'),
        `Geschwindigkeit und Art des Manövers auf dem Rad ${who(effect.on, 'gen')} und sieht es sich an`,
        `; ist das richtig, ${deedOf(effect.then).inverted('dieses Schiff')}`,
      );
    case 'suffer-to-cancel': {
      const kinds = effect.faces.map((one) => (one === 'hit' ? 'Treffer' : 'Krit'));
      return doing(
        effect.on,
        SUFFER,
        `1 ${list(
          kinds.map((one, at) => (at < kinds.length - 1 ? `${one}-` : `${one}schaden`)),
          'oder',
        )}`,
        ', um 1 solches Ergebnis des Angreifers aufzuheben',
      );
    }
    case 'bonus-attack':
      return bonusAttack(effect);
    case 'choose':
      return chooseDeed(effect);
    case 'choose-two':
      return does(
        CHOOSE,
        `${shipWith(effect.that)} und als anderes Schiff ${shipWith(effect.second)}`,
        `; dann ${deedOf(effect.then).inverted('dieses Schiff')}`,
      );
    case 'each':
      return eachDeed(effect);
    case 'roll-die': {
      const rows = effect.rows.map(
        (row) => `bei ${facesOr(row.on)} ${deedOf(row.then).inverted('dieses Schiff')}`,
      );
      return does(ROLL, '1 Angriffswürfel', `; ${rows.join('; ')}`);
    }
    case 'roll-dice': {
      const { rest, tail } = amount(
        effect.count,
        effect.dice === 'attack' ? NOUNS.attackDie : NOUNS.defenseDie,
      );
      const rows = effect.rows.map(
        (row) => `je ${facesOr(row.on)} ${deedOf(row.then).inverted('dieses Schiff')}`,
      );
      const blanks = effect.blanks
        ? [`sind alle Leerseiten, ${deedOf(effect.blanks).inverted('dieses Schiff')}`]
        : [];
      return does(ROLL, rest, `${tail.replace(/,$/, '')}; ${[...rows, ...blanks].join('; ')}`);
    }
    case 'either':
      return initiatives(effect.options) ?? joined(effect.options.map(deedOf), 'oder');
    case 'unless':
      return behind(
        deedOf(effect.else),
        `, es sei denn, ${who(effect.chooser)} entscheidet sich anders: Dann ${deedOf(effect.pays).inverted(who(effect.chooser))}`,
      );
    case 'let':
      return letDeed(effect);
    case 'if': {
      const otherwise = effect.else ? `; sonst ${deedOf(effect.else).inverted('dieses Schiff')}` : '';
      return behind(deedOf(effect.then), `${ifBehind(effect.requires)}${otherwise}`);
    }
    case 'as-often':
      return behind(
        prices(effect.costs as readonly Cost[]),
        `, ${purpose(deedOf(effect.then))}, ${effect.most ? `bis zu ${effect.most}-mal` : 'beliebig oft'}`,
      );
    case 'in-turn':
      return inTurn(effect.effects.map(deedOf));
    case 'if-done':
      return behind(deedOf(effect.first), `; falls ja, ${deedOf(effect.then).inverted('dieses Schiff')}`);
  }
}

const CLASSES: readonly string[] = [
  'green',
  'orange',
  'red',
  'red-but-locks',
  'red-but-stress',
  'red-or-orange',
  'red-or-orange-but-locks',
  'blue-or-red',
  'circular',
  'focus-or-calculate',
];

const anyRange = (any: boolean): string => (any ? ' in jeder Reichweite' : '');

function gainDeed({ token: name, count, on }: Extract<Effect, { kind: 'gain' }>): Deed {
  const word = name === 'reinforce' ? 'Verstärkungsmarker' : tokenNoun(name);
  return typeof count === 'number'
    ? letDo(actor(on), GAIN, `${count} ${word}`)
    : letDo(actor(on), GAIN, `so viele ${word}`, asMany(count));
}

function transferDeed({ of, count, from, to, onlyNew }: Extract<Effect, { kind: 'transfer' }>): Deed {
  const named = typeof of === 'string' ? null : list(of.map(tokenNoun), 'oder');
  const what =
    named === null
      ? count === 'all'
        ? tokens(of as Exclude<typeof of, readonly unknown[]>, 'alle', 'weak')
        : count === 'any'
          ? tokens(of as Exclude<typeof of, readonly unknown[]>, 'beliebig viele')
          : tokenCount(of as Exclude<typeof of, readonly unknown[]>, count)
      : `${count === 'all' ? 'alle' : count === 'any' ? 'beliebig viele' : count} ${named}`;
  const kind = onlyNew ? ', von dessen Art der Empfänger noch keinen hat,' : '';
  return does(TRANSFER, `${what}${kind}${fromTo(from, to)}`);
}

/** " von dem einen auf das andere": of the card's ship goes without saying. */
function fromTo(from: Who, to: Who): string {
  const start = from === 'self' ? '' : ` von ${who(from, 'dat')}`;
  return `${start} auf ${to === 'self' ? 'sich' : who(to, 'acc')}`;
}

function initiativeDeed({ to, until, on, only }: Extract<Effect, { kind: 'initiative' }>): Deed {
  const value = typeof to === 'number' ? `Initiative ${to}` : `der Initiative ${who(to, 'gen')}`;
  if (only === 'activation') return letDo(actor(on), BECOME, `in dieser Phase bei ${value} aktiviert`);
  if (only === 'engagement')
    return letDo(actor(on), verb('kämpfen', 'kämpft'), `in dieser Phase bei ${value}`);
  const has = typeof to === 'number' ? value : `die Initiative ${who(to, 'gen')}`;
  return letDo(actor(on), verb('haben', 'hat'), `${UNTIL[until]} ${has}`);
}

/** "bis zum Ende der Runde gilt: Die Manöver des gewählten Schiffs sind 1 Stufe leichter". */
const lastingDeed = (
  { until, of }: Extract<Effect, { kind: 'lasting' }>,
  words: (text: string) => string,
): Deed => holds(UNTIL[until], words(list(of.map((one: ModifierOf) => modifierOf(one, deedOf)))));

/** What is said of the chosen ship, said of each of some ships. */
function eachDeed({ that, then }: Extract<Effect, { kind: 'each' }>): Deed {
  const ship = shipWith(that, 'each', 'nom');
  if (then.kind === 'lasting')
    return lastingDeed(then, (words) => ofEach(words, 'dieses Schiff', 'diesem Schiff', ship));
  return said(deedOf(then), (words) => ofEach(words, who('chosen'), who('chosen', 'dat'), ship));
}

/** "bei Initiative 1 bis 6", where an initiative is what is chosen. */
function initiatives(options: readonly Effect[]): Deed | null {
  const steps = options.flatMap((one) =>
    one.kind === 'initiative' && typeof one.to === 'number' ? [one.to] : [],
  );
  const [first] = options;
  if (first?.kind !== 'initiative' || steps.length < 3 || steps.length < options.length) return null;
  const [low, high] = [Math.min(...steps), Math.max(...steps)];
  if (high - low + 1 !== steps.length) return null;
  return said(initiativeDeed(first), (words) =>
    words.replace(/Initiative \d+/, `Initiative ${low} bis ${high} nach Wahl`),
  );
}

function letDeed({ who: part, costs, then, must }: Extract<Effect, { kind: 'let' }>): Deed {
  const price = prices(costs as readonly Cost[]);
  const done = deedOf(then);
  if (must) return behind(price, `, ${purpose(done)}`);
  const own = done.actor === actor(part);
  const act = own ? done.bare : done.may;
  if (costs.length === 0) return allowed(part, act);
  return allowed(part, `${price.bare}, ${own ? ownPurpose(done) : purpose(done)}`);
}

/** The ship may do what stands in the infinitive already. */
const allowed = (part: Who, infinitive: string): Deed =>
  allows(who(part), { finite: '', infinitive: '', apart: '' }, infinitive);

function moreDice({ dice, change }: Extract<Effect, { kind: 'more-dice' }>): Deed {
  const roller = dice === 'attack' ? 'der Angreifer' : 'der Verteidiger';
  const die = dice === 'attack' ? NOUNS.attackDie : NOUNS.defenseDie;
  if (typeof change !== 'number') {
    const { rest, tail } = amount(change, die);
    return letDo(roller, ROLL, `${rest} mehr`, tail);
  }
  return letDo(roller, ROLL, `${counted(Math.abs(change), die)} ${change < 0 ? 'weniger' : 'mehr'}`);
}

function chargesOf(of: Extract<Effect, { kind: 'recover-charge' }>['of']): string {
  if (of === 'this') return 'dieser Karte';
  if (of === 'ship') return 'seiner Schiffskarte';
  if (of === 'weapon') return 'der Waffenkarte';
  if (of === 'any-upgrade') return 'einer seiner Aufwertungen';
  return 'card' in of ? `von ${cardName(of.card)}` : `einer ${slotUpgrade(of)}`;
}

const repaired = ({ what, trait }: Extract<Effect, { kind: 'repair' }>): string => {
  if (what === 'this') return 'diese Karte';
  const kind = what === 'any' ? '' : what === 'faceup' ? 'offene ' : 'verdeckte ';
  return `1 ${kind}${damageKind(trait)}`;
};

const damageKind = (trait: 'ship' | 'pilot' | undefined): string =>
  trait === undefined ? 'Schadenskarte' : trait === 'ship' ? 'Schiffsschadenskarte' : 'Pilotenschadenskarte';

const stressed = ({ evenWhileStressed }: ActionGrant): string =>
  evenWhileStressed ? ', auch wenn es gestresst ist' : '';

/** "eine rote Schub-Aktion oder eine Fokus-Aktion", "eine Aktion seiner Leiste als rote". */
export function granted({ actions, as, directions, onBarOf }: ActionGrant): string {
  const way = directions
    ? ` (${list(
        directions.map((one) => WAYS[one]),
        'oder',
      )})`
    : '';
  const as_ = as ? ` als ${adjective(difficulty(as), 'f', 'acc', 'none')}` : '';
  const onBar = onBarOf ? ` (die auch in der Aktionsleiste ${who(onBarOf, 'gen')} steht)` : '';
  return `${grantedNames(actions)}${way}${onBar}${as_}`;
}

function grantedNames(actions: ActionGrant['actions']): string {
  switch (actions) {
    case 'any':
      return 'eine Aktion';
    case 'white':
      return 'eine weiße Aktion';
    case 'bar':
      return 'eine Aktion seiner Leiste';
    case 'its-action':
      return 'dieselbe Aktion';
    case 'coordinated':
      return 'die Aktion seiner Leiste, die das koordinierte Schiff ausgeführt hat (ohne deren Verbindung),';
    case 'your-bar':
      return 'eine Aktion aus der Leiste dieses Schiffs';
    default:
      return list(
        actions.map((one, at) =>
          at === 0
            ? performedAction(one.action, one.difficulty)
            : one.difficulty === 'white' && actions[0]?.difficulty === 'white'
              ? actionNoun(one.action)
              : performedAction(one.action, one.difficulty),
        ),
        'oder',
      );
  }
}

function insteadOf({
  bearing,
  speed,
  direction,
  difficulty: colour,
  faster,
  harder,
  template,
}: FlownInstead): string {
  if (bearing === 'same' && template)
    return `dasselbe Manöver mit der ${template === 'turn' ? 'Wende' : 'Geraden'} seiner Geschwindigkeit`;
  if (bearing === 'same')
    return faster
      ? `dasselbe Manöver mit 1 ${faster > 0 ? 'höherer' : 'niedrigerer'} Geschwindigkeit`
      : `dasselbe Manöver mit Geschwindigkeit ${speed}`;
  const name = bearing === 'sideslip' ? 'Seitgleiten' : BEARINGS[bearing];
  const way = direction ? ` ${WAYS[direction]}` : '';
  const kind = colour ? `${adjective(difficulty(colour), 'n', 'acc', 'ein')} ` : '';
  const step = harder ? ', eine Stufe schwerer' : '';
  const how = speed === undefined ? 'mit derselben Geschwindigkeit' : `mit Geschwindigkeit ${speed}`;
  return `ein ${kind}Manöver (${name}${way}${step}) ${how}`;
}

function dialLike({ speed, bearing, difficulty: colour, direction }: DialTest): string {
  const words = [
    ...(speed === 'same' ? ['derselben Geschwindigkeit'] : []),
    ...(speed === 'one-more' ? ['1 höherer Geschwindigkeit'] : []),
    ...(speed === 'one-more-or-less' ? ['1 höherer oder niedrigerer Geschwindigkeit'] : []),
    ...(bearing === 'same' ? ['derselben Art'] : []),
    ...(colour === 'same' ? ['derselben Schwierigkeit'] : []),
    ...(direction === 'opposite' ? ['der Gegenrichtung'] : []),
  ];
  const kind = `ein anderes ${bearing === 'basic' ? 'einfaches ' : ''}Manöver`;
  const notRed = colour === 'not-red' ? ', das nicht rot ist' : '';
  return `${kind}${words.length > 0 ? ` mit ${list(words)}` : ''}${notRed}`;
}

function bonusAttack(effect: Extract<Effect, { kind: 'bonus-attack' }>): Deed {
  const kinds =
    effect.with.length > 0 ? list(effect.with.map(weapon), 'oder') : effect.another ? 'einer Waffe' : '';
  const other = kinds.replace(/^(eine[rm]) /, '$1 anderen ');
  const with_ = kinds ? ` mit ${effect.another ? other : kinds}` : '';
  const against = effect.against.length > 0 ? ` gegen ${shipWith(effect.against)}` : '';
  const lock = effect.withoutLock ? ' ohne Zielerfassung' : '';
  const free = effect.withoutCost ? ', ohne dafür zu bezahlen' : '';
  const arc = effect.fresh ? ' aus einem Winkel, aus dem es in dieser Runde noch nicht angegriffen hat,' : '';
  const once = effect.closes ? '; aus jenem Winkel greift es in dieser Runde nicht noch einmal an' : '';
  return does(PERFORM, `einen Bonusangriff${with_}${against}${lock}${arc}`, `${free}${once}`);
}

function chooseDeed({ that, count, must, opposed, then }: Extract<Effect, { kind: 'choose' }>): Deed {
  const [one, clause] = apartWith(that, 'one');
  const [many, manyClause] = apartWith(that, 'many');
  const whom =
    count === 1
      ? one
      : count === 99
        ? `beliebig viele ${many}`
        : typeof count === 'number'
          ? `${must ? '' : 'bis zu '}${count} ${many}${opposed ? ', die nicht miteinander befreundet sind,' : ''}`
          : `so viele ${many}${asMany(count)}`;
  const chosen = does(CHOOSE, whom, count === 1 ? clause : manyClause);
  const each = (words: string) => (count === 1 ? words : eachChosen(words));
  if (then.kind === 'if' && then.else === null)
    return behind(
      chosen,
      each(`;${ifBehind(then.requires).slice(1)}, ${deedOf(then.then).inverted('dieses Schiff')}`),
    );
  return behind(chosen, each(`; ${deedOf(then).main('dieses Schiff')}`));
}

/** "Schadenskarten", "Pilotenschadenskarten", "Karten Direct Hit!". */
function discarded(of: Extract<Effect, { kind: 'discard-damage' }>['of']): string {
  if (of === 'all') return 'alle seine Schadenskarten';
  if ('named' in of) return `alle seine Karten ${of.named}`;
  return `alle seine ${of.trait === 'pilot' ? 'Pilotenschadenskarten' : 'Schiffsschadenskarten'}`;
}
