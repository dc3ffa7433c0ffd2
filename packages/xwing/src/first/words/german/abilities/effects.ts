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
import { type Effect, isCardVerb, type TreatedAs, type Until } from '../../../abilities/language.ts';
import { upgradeName } from '../../labels.ts';
import { counted, list, NOUNS } from '../grammar.ts';
import { actionNoun, face } from '../terms.ts';
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
  tokens,
  tokensOr,
  who,
} from './ships.ts';
import { verbDeed } from './verbs.ts';

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

/** What an effect does. */
export function deedOf(effect: Effect): Deed {
  if (isCardVerb(effect)) return verbDeed(effect);
  const doing = (part: Who, verb_: Verb, rest: string, tail = '') => letDo(actor(part), verb_, rest, tail);
  switch (effect.kind) {
    case 'gain':
      return typeof effect.count === 'number'
        ? doing(effect.on, GAIN, tokens(effect.token, `${effect.count}`))
        : doing(effect.on, GAIN, tokens(effect.token, 'so viele'), asMany(effect.count));
    case 'remove':
      return doing(
        effect.on,
        REMOVE,
        tokens(effect.of, effect.count === 'all' ? 'alle seine' : `${effect.count}`),
      );
    case 'transfer': {
      const what = typeof effect.of === 'string' ? tokens(effect.of) : tokensOr(effect.of);
      const count = effect.count === 'all' ? 'alle' : effect.count;
      return does(TRANSFER, `${count} ${what}${fromTo(effect.from, effect.to)}`);
    }
    case 'acquire-lock':
      return doing(
        effect.by,
        GAIN,
        `${effect.anyRange ? 'in jeder Reichweite ' : ''}eine Zielerfassung auf ${who(effect.on, 'dat')}`,
      );
    case 'choose-lock':
      return doing(effect.by, GAIN, `eine Zielerfassung auf ${shipWith(effect.that, 'one', 'dat')}`);
    case 'transfer-lock':
      return does(TRANSFER, `${itsLock(effect.from)} auf ${who(effect.to, 'acc')}`);
    case 'remove-lock':
      return does(REMOVE, `${itsLock(effect.by)}${effect.on ? ` auf ${who(effect.on, 'dat')}` : ''}`);
    case 'turn-up-dealt':
      return does(TURN_UP, 'die Schadenskarten, die der Angriff zugeteilt hat,');
    case 'turn-dial':
      return dialDeed(effect.like);
    case 'suffer':
      return doing(effect.on, SUFFER, damageText(effect.hits, effect.crits));
    case 'roll-damage':
      return inTurn([
        does(ROLL, counted(effect.dice, NOUNS.attackDie)),
        doing(effect.on, SUFFER, '1 Schaden für jeden Treffer und 1 Kritschaden für jeden Krit'),
      ]);
    case 'shields':
      return doing(
        effect.on,
        effect.change > 0 ? RECOVER : verb('verlieren', 'verliert'),
        counted(Math.abs(effect.change), NOUNS.shield),
      );
    case 'deal':
      return doing(
        effect.on,
        verb('bekommen', 'bekommt'),
        `eine ${effect.up ? 'offene' : 'verdeckte'} Schadenskarte`,
      );
    case 'skill': {
      const value =
        typeof effect.to === 'number'
          ? `den Pilotenwert ${effect.to}`
          : `den Pilotenwert ${who(effect.to, 'gen')}`;
      return doing(effect.on, HAVE, `${UNTIL[effect.until]} ${value}`);
    }
    case 'more-dice':
      return moreDice(effect);
    case 'cancel':
      return does(
        CANCEL,
        effect.count === 'all' && effect.faces.length === 5
          ? `alle Ergebnisse der ${DICE[effect.dice]}`
          : `${resultsText(effect.count, effect.faces)} der ${DICE[effect.dice]}`,
      );
    case 'turn-results':
      return does(
        CHANGE,
        `${resultsText('all', [effect.from])} der ${DICE[effect.dice]} in ${face(effect.to, true)}`,
      );
    case 'fix-dice':
      return does(verb('lassen', 'lässt'), `die ${DICE[effect.dice]} für den Rest des Angriffs unverändert`);
    case 'roll-besides':
      return does(ROLL, `${counted(effect.count, dieOf(effect.dice))} mehr`);
    case 'skip-action':
      return does(verb('überspringen', 'überspringt'), 'seinen Schritt „Aktion ausführen“');
    case 'no-attack-next-round':
      return does(verb('verzichten', 'verzichtet'), 'auf seine Angriffe der nächsten Runde');
    case 'treat-maneuver':
      return does(verb('behandeln', 'behandelt'), `jenes Manöver als ${treated(effect.as)}`);
    case 'flip-this':
      return does(FLIP, 'diese Karte');
    case 'obstacle-dice':
      return does(ROLL, 'die Würfel für die Hindernisse, auf die es traf,');
    case 'flip-card':
      return does(FLIP, upgradeName(effect.card));
    case 'turn-around':
      return does(TURN, 'sich um 180°');
    case 'agility':
      return doing(
        effect.on,
        HAVE,
        `${UNTIL[effect.until]} ${Math.abs(effect.change)} Wendigkeit ${effect.change < 0 ? 'weniger' : 'mehr'}`,
      );
    case 'discard-this':
      return does(DISCARD, 'diese Karte');
    case 'add-result': {
      const { rest, tail } =
        typeof effect.count === 'number'
          ? { rest: `${effect.count} ${face(effect.face, effect.count !== 1)}`, tail: '' }
          : { rest: `so viele ${face(effect.face, true)}`, tail: asMany(effect.count) };
      return does(split('hinzu', 'fügen', 'fügt'), `den ${DICE[effect.dice]}n ${rest}`, tail);
    }
    default:
      return choiceDeed(effect);
  }
}

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

type ChoiceEffect = Extract<
  Effect,
  {
    kind:
      | 'choose'
      | 'each'
      | 'roll-die'
      | 'roll-defense-die'
      | 'either'
      | 'if'
      | 'in-turn'
      | 'free-action'
      | 'attack'
      | 'if-done';
  }
>;

function choiceDeed(effect: ChoiceEffect): Deed {
  switch (effect.kind) {
    case 'choose':
      return chooseDeed(effect);
    case 'each': {
      const ship = shipWith(effect.that, 'each', 'nom');
      return said(deedOf(effect.then), (words) =>
        ofEach(words, who('chosen'), who('chosen', 'dat'), ship).replace(
          /(Reichweite [\d-]+) (?=\d)/,
          '$1 je ',
        ),
      );
    }
    case 'roll-die':
      return does(ROLL, '1 Angriffswürfel', `; ${rows(effect.rows)}`);
    case 'roll-defense-die':
      return does(ROLL, '1 Verteidigungswürfel', `; ${row(effect.faces, effect.then)}`);
    case 'either': {
      const options = effect.options.map(deedOf);
      if (effect.chooser === 'self') return joined(options, 'oder');
      const isOwn = options.every((one) => one.actor === who(effect.chooser));
      const each = options.map((one) => (isOwn ? one.bare : one.main('dieses Schiff')));
      const named = each.some((one) => one.includes(',')) ? each.join('; oder ') : list(each, 'oder');
      return letDo(who(effect.chooser), CHOOSE, '', `: ${named}`);
    }
    case 'if': {
      const otherwise = effect.else ? `; sonst ${deedOf(effect.else).inverted('es')}` : '';
      return behind(deedOf(effect.then), `${ifBehind(effect.requires)}${otherwise}`);
    }
    case 'in-turn':
      return inTurn(effect.effects.map(deedOf));
    case 'if-done':
      return behind(deedOf(effect.first), `; falls ja, ${deedOf(effect.then).inverted('dieses Schiff')}`);
    case 'free-action': {
      const act = freeActions(effect.actions);
      return effect.by === 'self' ? does(PERFORM, act) : allows(who(effect.by), PERFORM, act);
    }
    case 'attack': {
      const how = effect.with.length === 0 ? '' : ` mit ${list(effect.with.map(weapon), 'oder')}`;
      const on = effect.on ? ` gegen ${shipWith(effect.on)}` : '';
      const arc = effect.arc ? ` durch seinen ${ARCS[effect.arc]}` : '';
      const last = effect.last ? `; in dieser ${LAST[effect.last]} greift es nicht mehr an` : '';
      return letDo(actor(effect.by), PERFORM, `einen Angriff${how}${arc}${on}`, last);
    }
  }
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
