import type {
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
import { action, article, colouredAction, difficulty, face, list, plural, range, token } from '../terms.ts';
import { placingText } from './devices.ts';
import { modifierOf } from './modifiers.ts';
import { conditions, damage, prices, weapon } from './requirements.ts';
import { arcs, counted, shipWith, tokenWord, value, who } from './ships.ts';

/** How a verb stands: after "may", or by itself. */
export type Form = 'may' | 'does';

export const verb = (word: string, form: Form): string => {
  if (form === 'may') return word;
  if (word === 'have') return 'has';
  if (word === 'be') return 'is';
  return word.endsWith('s') || word.endsWith('ch') ? `${word}es` : `${word}s`;
};

/** What a ship does: "gains 1 focus token", "has the defender gain 1 strain token". */
function does(part: Who, words: string, form: Form): string {
  const [first = '', ...rest] = words.split(' ');
  if (part !== 'self') return `${verb('have', form)} ${who(part)} ${words}`;
  return [verb(first, form), ...rest].join(' ');
}

const TRAITS = { ship: 'Ship', pilot: 'Pilot' } as const;

const UNTIL: Readonly<Record<Until, string>> = {
  'end of round': 'until the end of the round',
  'end of activation': 'until the end of the Activation Phase',
  'end of its activation': 'until the end of its activation',
  'end of engagement': 'until the end of the Engagement Phase',
  'end of system': 'until the end of the System Phase',
  'end of attack': 'during this attack',
  'end of setup': 'during setup',
  'next planning': 'until the start of the next Planning Phase',
};

/** What an effect does, as it stands behind "it" or "it may". */
export function effectText(effect: Effect, form: Form): string {
  switch (effect.kind) {
    case 'gain':
      return does(effect.on, `gain ${tokens(effect.token, effect.count)}`, form);
    case 'assign':
      return assignText(effect, form);
    case 'discard-condition':
      return `${verb('discard', form)} this card`;
    case 'reveal-condition':
      return `${verb('reveal', form)} this card`;
    case 'take-point':
      return `${verb('put', form)} 1 mission point of the defender’s player on this card, if that player has more than this ship’s`;
    case 'pass-on-condition':
      return `${verb('assign', form)} this card to the attacker, with the mission points on it`;
    case 'score-points':
      return `${verb('score', form)} the mission points on this card`;
    case 'show-dial':
      return does(effect.on, 'turn its dial faceup', form);
    case 'place-device':
      return placingText(effect.of, effect.hows, effect.by, form);
    case 'move-obstacle':
      return `${verb('choose', form)} an obstacle and ${verb('place', form)} it anywhere beyond range 2 of every edge and ship and beyond range 1 of other obstacles`;
    case 'ignore-obstacle':
      return `${verb('ignore', form)} that obstacle until the end of the round`;
    case 'give-held':
      return `${verb('have', form)} ${itself(effect.on)} gain one of the tokens on this card, which is gone then`;
    case 'remove-device':
      return `${verb('remove', form)} 1 device at ${range(effect.range)}`;
    case 'fuse-device':
      return `${verb('place', form)} 1 fuse marker on that device`;
    case 'gain-one-of':
      return does(
        effect.on,
        `gain 1 ${list(
          effect.tokens.map((one) => token(one)),
          'or',
        )} token${effect.chooser === 'opponent' ? ' that an opponent picks' : ''}`,
        form,
      );
    case 'remove': {
      const chosen = effect.chooser === effect.on || effect.on === 'self' ? '' : ' that this ship picks';
      const what =
        effect.count === 'all'
          ? `all its ${tokenWord(effect.of)} tokens`
          : effect.count === 'any'
            ? `any number of ${tokenWord(effect.of)} tokens`
            : plural(effect.count, `${tokenWord(effect.of)} token`);
      return does(effect.on, `remove ${what}${isClass(effect.of) ? chosen : ''}`, form);
    }
    case 'transfer': {
      const kinds =
        typeof effect.of === 'string'
          ? tokenWord(effect.of)
          : list(
              effect.of.map((one) => token(one)),
              'or',
            );
      const what =
        effect.count === 'all'
          ? `all ${kinds} tokens`
          : effect.count === 'any'
            ? `any number of ${kinds} tokens`
            : plural(effect.count, `${kinds} token`);
      const kind = effect.onlyNew ? 'token of a kind that the taker has none of' : 'token of any kind';
      return `${verb('transfer', form)} ${what.replace(/any token$/, kind)} from ${itself(effect.from)} to ${itself(effect.to)}`;
    }
    case 'acquire-lock':
      return does(effect.by, `acquire a lock on ${itself(effect.on)}${anyRange(effect.anyRange)}`, form);
    case 'choose-lock': {
      const on =
        effect.that === 'object'
          ? 'an object'
          : 'lockedByFriends' in effect.that
            ? `an object at ${range(effect.that.lockedByFriends)} that has a friendly lock`
            : 'objectsIn' in effect.that
              ? `an object in its ${arcs([effect.that.objectsIn])}`
              : shipWith(effect.that);
      return does(effect.by, `acquire a lock on ${on}${anyRange(effect.anyRange)}`, form);
    }
    case 'break-locks':
      return effect.of === 'by'
        ? does(effect.on, `break its lock${effect.onto ? ` on ${itself(effect.onto)}` : ''}`, form)
        : `${verb('break', form)} all locks on ${itself(effect.on)}`;
    case 'break-friendly-lock':
      return `${verb('break', form)} the lock of another friendly ship on that object`;
    case 'spend-lock':
      return `${verb('spend', form)} its lock on ${itself(effect.on)}`;
    case 'transfer-that':
      return `${verb('transfer', form)} that token to ${itself(effect.to)}`;
    case 'lock-alike':
      if (effect.of) return does(effect.by, `acquire a lock on what ${itself(effect.of)} has locked`, form);
      return does(
        effect.by,
        effect.within
          ? `acquire a lock on what this ship has locked at ${range(effect.within)}`
          : `acquire a lock${effect.inRange ? '' : ' at any range'} on what this ship has locked`,
        form,
      );
    case 'transfer-lock':
      return `${verb('transfer', form)} 1 lock from ${itself(effect.from)} to ${itself(effect.to)}`;
    case 'hand-over-lock':
      return `${verb('move', form)} 1 ${effect.friendly ? 'friendly ' : ''}lock that lies on ${itself(effect.from)} to ${itself(effect.to)}`;
    case 'exchange-upgrades':
      return `${verb('exchange', form)} 2 ${effect.slot} upgrades between ${shipWith(effect.that, 'many')}`;
    case 'hand-on-upgrades':
      return `${verb('hand', form)} ${effect.most >= 99 ? `any number of its ${effect.slot} upgrades` : `up to ${effect.most} of its ${effect.slot} upgrades`} to ${shipWith(effect.that, 'many')}, one to each`;
    case 'move-objective':
      return `${verb('move', form)} the objective that ${itself(effect.from)} carries to ${itself(effect.to)}`;
    case 'bar-tokens':
      return `${verb('name', form)} a kind of green token, which ${itself(effect.on)} cannot spend during this attack`;
    case 'jam':
      return `${verb('jam', form)} ${who(effect.on)}`;
    case 'suffer':
      return does(effect.on, `suffer ${damage(effect.hits, effect.crits)}`, form);
    case 'ram':
      return `${verb('roll', form)} ${effect.dice} attack dice; each large or huge ship at range 0 suffers 1 hit damage past its shields for each hit and crit`;
    case 'roll-damage':
      return does(
        effect.on,
        `roll ${plural(effect.dice, 'attack die')} and suffer 1 damage for each hit and crit`,
        form,
      );
    case 'shields':
      return does(
        effect.on,
        `${effect.change > 0 ? 'recover' : 'lose'} ${plural(Math.abs(effect.change), 'shield')}`,
        form,
      );
    case 'deal':
      return `${verb('deal', form)} ${itself(effect.on)} a ${effect.up ? 'faceup' : 'facedown'} damage card`;
    case 'expose':
      return does(effect.on, 'turn up one of its facedown damage cards', form);
    case 'reveal-damage':
      return `${verb('show', form)} all its facedown damage cards`;
    case 'discard-damage':
      return `${verb('discard', form)} all its ${discarded(effect.of)}`;
    case 'repair-faceup':
      return `${verb('repair', form)} all its faceup ${effect.trait ? `${TRAITS[effect.trait]} ` : ''}damage cards`;
    case 'expose-picked':
      return `${verb('look', form)} at the facedown damage cards of ${itself(effect.on)} and turns one of them up`;
    case 'destroy':
      return does('self', 'be destroyed', form);
    case 'repair': {
      if (effect.what === 'this') return does(effect.on, 'repair this card', form);
      const trait = effect.trait ? `${TRAITS[effect.trait]} ` : '';
      const kind = effect.what === 'any' ? '' : `${effect.what} `;
      return does(effect.on, `repair 1 ${kind}${trait}damage card`, form);
    }
    case 'recover-charge':
      return does(effect.on, `recover ${plural(effect.count, 'charge')} of ${chargesOf(effect.of)}`, form);
    case 'recover-energy':
      return `${verb('recover', form)} ${effect.count} energy`;
    case 'lose-charge':
      return `${verb('lose', form)} ${plural(effect.count, 'charge')} of this card`;
    case 'force':
      if (typeof effect.change !== 'number')
        return does(effect.on, `recover Force, as much as ${counted(effect.change)}`, form);
      return does(
        effect.on,
        `${effect.change > 0 ? 'recover' : 'lose'} ${Math.abs(effect.change)} Force`,
        form,
      );
    case 'perform-action':
      return does(effect.by, `perform ${granted(effect)}`, form);
    case 'move':
      return does(
        effect.by,
        `${action(effect.how)}${effect.directions ? ` ${list(effect.directions, 'or')}` : ''} (this is no action)`,
        form,
      );
    case 'coordinate':
      return `${verb('coordinate', form)} ${who(effect.on)}, at any range`;
    case 'rotate-ship': {
      const ways = [...new Set(effect.degrees.map(Math.abs))].map((one) => `${one}°`);
      const [only] = effect.degrees;
      const side = effect.degrees.length > 1 || only === 180 ? '' : ` to the ${only! < 0 ? 'left' : 'right'}`;
      return does(effect.on, `turn ${list(ways, 'or')}${side} where it stands`, form);
    }
    case 'skip-action-step':
      return `${verb('skip', form)} its Perform Action step`;
    case 'decloak':
      return `${verb('decloak', form)}${effect.orLose ? ', or loses its cloak token if that fails' : ''}`;
    case 'rotate-turret':
      return does(effect.on, 'rotate its turret indicator', form);
    case 'set-dial':
      return does(effect.on, `set its dial to ${dialLike(effect.like)}`, form);
    case 'no-longer':
      return `${verb('end', form)} the rest of this card`;
    case 'opponent-assigns': {
      const rather =
        effect.rather.length > 0 ? `, of ${shipWith(effect.rather, 'many')} if there are any` : '';
      return `${verb('have', form)} an opponent assign ${conditionTitle(effect.condition)} to ${effect.count} of the ships of that side${rather}`;
    }
    case 'put-that-on-card':
      return `${verb('place', form)} it on this card`;
    case 'fuse-card':
      return `${verb(effect.change > 0 ? 'place' : 'remove', form)} 1 fuse marker ${effect.change > 0 ? 'on' : 'from'} this card`;
    case 'take-all-held':
      return `${verb('remove', form)} all tokens from this card and ${verb('gain', form)} as many`;
    case 'put-on-card':
      return `${verb('place', form)} 1 ${token(effect.token)} token on this card`;
    case 'gain-that':
      return does(effect.on, 'gain 1 token of that kind', form);
    case 'look-at-dial':
      return `${verb('look', form)} at the dial of ${itself(effect.on)}`;
    case 'place-remotes':
      return `${verb('place', form)} ${effect.count} ${deviceName(effect.device)} remotes beyond range ${effect.beyondEdges} of any edge`;
    case 'fly':
      return `${verb('execute', form)} a speed ${effect.speed} ${effect.bearing} maneuver${effect.direction === 'straight' ? '' : ` to the ${effect.direction}`}`;
    case 'fly-instead':
      return effect.maneuver
        ? does(
            effect.on ?? 'self',
            `execute ${insteadOf(effect.maneuver)} instead of the maneuver on its dial`,
            form,
          )
        : `${verb('skip', form)} its Execute Maneuver step`;
    case 'initiative': {
      const to =
        typeof effect.to === 'number' ? `initiative ${effect.to}` : `the initiative of ${itself(effect.to)}`;
      if (effect.only)
        return does(
          effect.on,
          `${effect.only === 'activation' ? 'activate' : 'engage'} at ${to} this phase`,
          form,
        );
      return does(effect.on, `have ${to} ${UNTIL[effect.until]}`, form);
    }
    case 'lasting':
      return `${verb('see', form)} to it that ${lastingText(effect, itself(effect.on))}`;
    case 'flip':
      return `${verb('turn', form)} this card over`;
    case 'reserve':
      return effect.until === 'called'
        ? `${verb('stay', form)} in reserve`
        : `${verb('go', form)} into reserve; at the start of the next Planning Phase it is placed within range 1 of ${effect.until === 'own-edge' ? 'its player’s edge' : 'the edge over which it left'}`;
    case 'come-back':
      return does(
        'self',
        `be placed within range 1 of any edge and beyond range ${effect.beyondEnemies} of every enemy ship`,
        form,
      );
    case 'flip-upgrade':
      return does(effect.on, `turn its two-sided ${effect.slot} over`, form);
    case 'back-online':
      return `${verb('flip', form)} 1 of its offline upgrades`;
    case 'take-locks':
      return `${verb('move', form)} all enemy locks on ${itself(effect.from)} to ${itself(effect.to)}`;
    case 'gain-like':
      return does(effect.on, `gain a token like one of this ship’s ${tokenWord(effect.of)} tokens`, form);
    case 'lose-upgrade-charge':
      return does(effect.on, 'lose 1 charge of an upgrade that does not come back by itself', form);
    case 'split-wing':
      return `${verb('have', form)} each of its wingmates leave its wing`;
    case 'more-dice': {
      if (typeof effect.change !== 'number')
        return `${rollerDoes(effect.dice, form)} more ${effect.dice} dice, ${value(effect.change)}`;
      const dice = plural(Math.abs(effect.change), `${effect.dice} die`);
      return `${rollerDoes(effect.dice, form)} ${dice} ${effect.change < 0 ? 'fewer' : 'more'}`;
    }
    case 'cancel':
      return `${verb('cancel', form)} ${results(effect.count, effect.faces)} of the ${effect.dice === 'attack' ? 'attacker' : 'defender'}`;
    case 'add-result':
      return `${verb('add', form)} ${value(effect.count)} ${face(effect.face)} to the ${effect.dice} dice`;
    case 'turn-results':
      return `${verb('turn', form)} ${results(effect.count, effect.from)} of the ${effect.dice} dice to ${face(effect.to)}`;
    case 'reroll-results':
      if (effect.upTo) return `${verb('reroll', form)} up to ${effect.count} of the ${effect.dice} dice`;
      return `${verb('reroll', form)} ${results(effect.count, effect.faces)} of the ${effect.dice} dice`;
    case 'roll-another':
      return does('attacker', 'roll 1 additional attack die', form);
    case 'name-result':
      return `${verb('name', form)} a result; if the roll lacks it, the ship that rolled turns 1 of its dice to it`;
    case 'spend-results':
      return `${verb('spend', form)} 1 ${face(effect.face)} of the ${effect.dice} dice`;
    case 'hit-without-dice':
      return `${verb('have', form)} no dice rolled and the attack treated as hitting`;
    case 'guess-evades':
      return `${verb('guess', form)} a number of evades, 1 or more; if the roll has exactly so many, it adds 1 evade`;
    case 'guess-dial':
      if (effect.speed)
        return `${verb('name', form)} a speed; if ${itself(effect.on)}’s dial shows it, it ${effectText(effect.then, 'does')}`;
      return `${verb('guess', form)} speed and bearing of the maneuver on ${itself(effect.on)}’s dial and looks at it; if that is right, it ${effectText(effect.then, 'does')}`;
    case 'suffer-to-cancel':
      return does(
        effect.on,
        `suffer 1 ${list(effect.faces.map(face), 'or')} damage to cancel 1 such result of the attacker`,
        form,
      );
    case 'bonus-attack': {
      const kinds =
        effect.with.length > 0 ? list(effect.with.map(weapon), 'or') : effect.another ? 'a weapon' : '';
      const with_ = kinds ? ` with ${effect.another ? kinds.replace(/^an? /, 'another ') : kinds}` : '';
      const against = effect.against.length > 0 ? ` against ${shipWith(effect.against)}` : '';
      const lock = effect.withoutLock ? ', without a lock' : '';
      const free = effect.withoutCost ? ', without paying for it' : '';
      const arc = effect.fresh ? ', from an arc it has not attacked from this round' : '';
      const once = effect.closes ? '; it does not attack from that arc again this round' : '';
      return `${verb('perform', form)} a bonus attack${with_}${against}${lock}${free}${arc}${once}`;
    }
    case 'choose':
      return chooseText(effect, form);
    case 'choose-two':
      return `${verb('choose', form)} ${shipWith(effect.that)}, and as the other ship ${shipWith(effect.second)}; then it ${effectText(effect.then, 'does')}`;
    case 'each':
      if (effect.then.kind === 'lasting')
        return `${verb('see', form)} to it that ${lastingText(effect.then, eachShip(effect.that))}`;
      if (effect.then.kind === 'let' && effect.then.who === 'chosen')
        return effectText(effect.then, form).replaceAll('the chosen ship', eachShip(effect.that));
      return `${verb('have', form)} ${eachShip(effect.that)} ${ownWords(effect.then)}`;
    case 'roll-die':
      return `${verb('roll', form)} 1 attack die; ${effect.rows
        .map((row) => `on a ${list(row.on.map(face), 'or')} it ${effectText(row.then, 'does')}`)
        .join('; ')}`;
    case 'roll-dice': {
      const dice =
        typeof effect.count === 'number'
          ? plural(effect.count, `${effect.dice} die`)
          : `${effect.dice} dice, ${value(effect.count)}`;
      const rows = effect.rows.map(
        (row) => `for each ${list(row.on.map(face), 'or')} it ${effectText(row.then, 'does')}`,
      );
      const blanks = effect.blanks ? [`if all are blank it ${effectText(effect.blanks, 'does')}`] : [];
      return `${verb('roll', form)} ${dice}; ${[...rows, ...blanks].join('; ')}`;
    }
    case 'either':
      return (
        initiatives(effect.options, form) ??
        list(
          effect.options.map((option) => effectText(option, form)),
          'or',
        )
      );
    case 'unless':
      return `${effectText(effect.else, form)}, unless ${who(effect.chooser)} decides otherwise and ${ownDoes(effect.pays)}`;
    case 'let': {
      if (effect.must) {
        const [first = '', ...paid] = prices(effect.costs as readonly Cost[]).split(' ');
        return `${[verb(first, form), ...paid].join(' ')} to ${effectText(effect.then, 'may')}`;
      }
      if (effect.who === 'self' && effect.costs.length === 0)
        return `${form === 'does' ? 'may ' : ''}${effectText(effect.then, 'may')}`;
      const price = effect.costs.length > 0 ? `${prices(effect.costs as readonly Cost[])} to ` : '';
      const then = ownWords(effect.then).replaceAll(`have ${who(effect.who)} `, '');
      return `${verb('let', form)} ${who(effect.who)} ${price}${then}, if its player likes`;
    }
    case 'if': {
      const otherwise = effect.else ? `; else it ${effectText(effect.else, 'does')}` : '';
      return `${effectText(effect.then, form)} if ${list(conditions(effect.requires))}${otherwise}`;
    }
    case 'as-often': {
      const times = effect.most ? `, up to ${effect.most} times` : ', any number of times';
      const [first = '', ...paid] = prices(effect.costs as readonly Cost[]).split(' ');
      return `${[verb(first, form), ...paid].join(' ')} to ${effectText(effect.then, 'may')}${times}`;
    }
    case 'in-turn':
      return effect.effects
        .map(
          (part, at) =>
            (at > 0 ? clauseOf(part) : null) ?? effectText(part, at > 0 && isOffer(part) ? 'does' : form),
        )
        .join(', then ');
    case 'if-done':
      return `${effectText(effect.first, form)}; if it does, ${sentenceOf(effect.then)}`;
  }
}

/** The card's own ship may do something, or not. */
const isOffer = (effect: Effect): boolean =>
  effect.kind === 'let' && !effect.must && effect.who === 'self' && effect.costs.length === 0;

/** An effect as a sentence of its own: "it gains 1 focus token", "until the end of the round it cannot …". */
export const sentenceOf = (effect: Effect): string => clauseOf(effect) ?? `it ${effectText(effect, 'does')}`;

/** What lasts a while is said without the ship that brings it about; null for any other effect. */
export function clauseOf(effect: Effect): string | null {
  if (effect.kind === 'lasting') return lastingText(effect, itself(effect.on));
  if (effect.kind === 'each' && effect.then.kind === 'lasting')
    return lastingText(effect.then, eachShip(effect.that));
  return null;
}

/** "until the end of the round that ship’s maneuvers are 1 step easier". */
function lastingText({ until, of }: Extract<Effect, { kind: 'lasting' }>, ship: string): string {
  const words = list(of.map((one: ModifierOf) => modifierOf(one, effectText)));
  return `${UNTIL[until]} ${words.replaceAll('this ship', ship)}`;
}

const eachShip = (that: Extract<Effect, { kind: 'each' }>['that']): string =>
  `each ${shipWith(that, 'many').replace(/ships/, 'ship')}`;

/** "activate at initiative 1 to 6 this phase", where an initiative is what is chosen. */
function initiatives(options: readonly Effect[], form: Form): string | null {
  const steps = options.flatMap((one) =>
    one.kind === 'initiative' && typeof one.to === 'number' ? [one.to] : [],
  );
  const [first] = options;
  if (!first || steps.length < 3 || steps.length < options.length) return null;
  const [low, high] = [Math.min(...steps), Math.max(...steps)];
  if (high - low + 1 !== steps.length) return null;
  return effectText(first, form).replace(/initiative \d+/, `initiative ${low} to ${high}`);
}

/** The same of the ship the sentence is about already: "gain 1 strain token" rather than "have the chosen ship …". */
const ownWords = (effect: Effect): string => effectText(effect, 'may').replace(/^have the chosen ship /, '');
export const ownDoes = (effect: Effect): string => {
  const words = ownWords(effect).replace(/^have (?:the attacker|the defender|that ship|the enemy ship) /, '');
  const [first = '', ...rest] = words.split(' ');
  return [verb(first, 'does'), ...rest].join(' ');
};

const isClass = (of: string): boolean =>
  [
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
  ].includes(of);

const itself = (part: Who): string => (part === 'self' ? 'this ship' : who(part));
const anyRange = (any: boolean): string => (any ? ', at any range' : '');

function tokens(
  name: Extract<Effect, { kind: 'gain' }>['token'],
  count: Extract<Effect, { kind: 'gain' }>['count'],
): string {
  const word = name === 'reinforce' ? 'reinforce' : token(name);
  return typeof count === 'number'
    ? plural(count, `${word} token`)
    : `${word} tokens, as many as ${counted(count)}`;
}

const results = (count: number | 'all', faces: readonly string[]): string =>
  count === 'all' ? `all ${list(faces.map(face))} results` : `${count} ${list(faces.map(face), 'or')}`;

const rollerDoes = (dice: 'attack' | 'defense', form: Form): string =>
  `${verb('have', form)} the ${dice === 'attack' ? 'attacker' : 'defender'} roll`;

function chargesOf(of: Extract<Effect, { kind: 'recover-charge' }>['of']): string {
  if (of === 'this') return 'this card';
  if (of === 'ship') return 'its ship card';
  if (of === 'weapon') return 'the weapon’s card';
  if (typeof of === 'object' && 'card' in of) return cardName(of.card);
  return of === 'any-upgrade' ? 'one of its upgrades' : `one of its ${list(of, 'or')} upgrades`;
}

/** "a red boost or focus action", "an action of its bar, as a red one". */
export function granted(effect: Extract<Effect, { kind: 'perform-action' }>): string {
  const stress = effect.evenWhileStressed ? ', even while stressed' : '';
  const as = effect.as ? `, as a ${difficulty(effect.as)} one` : '';
  const onBar = effect.onBarOf ? ` that ${itself(effect.onBarOf)} has on its action bar too` : '';
  const way = effect.directions ? ` ${list(effect.directions, 'or')}` : '';
  return `${grantedNames(effect.actions)}${way}${onBar}${as}${stress}`;
}

function grantedNames(actions: Extract<Effect, { kind: 'perform-action' }>['actions']): string {
  switch (actions) {
    case 'any':
      return 'an action';
    case 'white':
      return 'a white action';
    case 'bar':
      return 'an action of its bar';
    case 'its-action':
      return 'the same action';
    case 'coordinated':
      return 'the action of its bar that the coordinated ship performed, but not its link';
    case 'your-bar':
      return 'an action of this ship’s bar';
    default:
      return `${article(
        list(
          actions.map((one) => colouredAction(one.action, one.difficulty)),
          'or',
        ),
      )} action`;
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
  if (bearing === 'same' && template) return `the same maneuver by the ${template} template of its speed`;
  if (bearing === 'same')
    return faster
      ? `the same maneuver 1 speed ${faster > 0 ? 'faster' : 'slower'}`
      : `the same maneuver at speed ${speed}`;
  const words = [
    ...(colour ? [difficulty(colour)] : []),
    ...(speed === undefined ? [] : [`${speed}`]),
    ...(direction ? [direction] : []),
    bearing === 'koiogran'
      ? 'Koiogran turn'
      : bearing === 'segnor'
        ? 'Segnor’s Loop'
        : bearing.replace(/^sideslip-/, 'sideslip '),
  ];
  const step = harder ? ', one step harder,' : '';
  return `${article(words.join(' '))}${speed === undefined ? ' of the same speed' : ''}${step}`;
}

function dialLike({ speed, bearing, difficulty: colour, direction }: DialTest): string {
  const words = [
    ...(speed === 'same' ? ['of the same speed'] : []),
    ...(speed === 'one-more' ? ['1 speed faster'] : []),
    ...(speed === 'one-more-or-less' ? ['1 speed faster or slower'] : []),
    ...(bearing === 'same' ? ['of the same bearing'] : []),
    ...(colour === 'same' ? ['of the same difficulty'] : []),
    ...(colour === 'not-red' ? ['that is not red'] : []),
    ...(direction === 'opposite' ? ['in the other direction'] : []),
  ];
  return `another ${bearing === 'basic' ? 'basic ' : ''}maneuver ${list(words)}`.trim();
}

function chooseText(
  { that, count, must, opposed, then }: Extract<Effect, { kind: 'choose' }>,
  form: Form,
): string {
  const whom =
    count === 1
      ? shipWith(that)
      : count === 99
        ? `any number of ${shipWith(that, 'many')}`
        : typeof count === 'number'
          ? `${must ? '' : 'up to '}${count} ${shipWith(that, 'many')}${opposed ? ' that are not friendly to each other' : ''}`
          : `${shipWith(that, 'many')}, ${value(count)}`;
  const chosen = `${verb('choose', form)} ${whom}`;
  if (then.kind === 'if' && then.else === null) {
    return `${chosen}; if ${list(conditions(then.requires)).replaceAll('the chosen ship', 'that ship')}, ${chosenText(then.then)}`;
  }
  return `${chosen}; ${chosenText(then)}`;
}

/** What then happens, with the chosen ship as the subject where it is about it: "that ship gains 1 strain token". */
function chosenText(then: Effect): string {
  if (then.kind === 'in-turn' && then.effects.some(isTurnOfOwn))
    return then.effects.map(chosenText).join(', then ');
  const clause = clauseOf(then);
  if (clause) return clause.replaceAll('the chosen ship', 'that ship');
  const words = effectText(then, 'may');
  const own = /^have the chosen ship (\S+)(.*)$/.exec(words);
  if (own && then.kind === 'perform-action') return `that ship may ${own[1]!}${own[2]!}`;
  if (own) return `that ship ${verb(own[1]!, 'does')}${own[2]!}`;
  return `this ship ${effectText(then, 'does')}`.replaceAll('the chosen ship', 'that ship');
}

/** What the card's own ship does with itself, which must not read as the chosen ship's. */
const isTurnOfOwn = (effect: Effect): boolean => effect.kind === 'rotate-ship' && effect.on === 'self';

function assignText(
  { conditions: ids, facedown, on }: Extract<Effect, { kind: 'assign' }>,
  form: Form,
): string {
  const names = ids.map((id) => conditionTitle(id));
  return `${verb('assign', form)} ${list(names, 'or')} to ${on === 'self' ? 'itself' : itself(on)}${facedown ? ', facedown' : ''}`;
}

/** "damage cards", "Pilot damage cards", "Direct Hit! cards". */
function discarded(of: Extract<Effect, { kind: 'discard-damage' }>['of']): string {
  if (of === 'all') return 'damage cards';
  if ('named' in of) return `${of.named} cards`;
  return `${of.trait === 'pilot' ? 'Pilot' : 'Ship'} damage cards`;
}
