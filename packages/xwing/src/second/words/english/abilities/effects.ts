import {
  allowing,
  behind,
  type Deed,
  doing,
  holds,
  inTurn,
  ofChosen,
  optional,
  ownDoes,
  ownWords,
  purpose,
  said,
  sentenceOf,
} from '../../../../common/words/english/deeds.ts';
import type { FlownInstead, Until, Who } from '../../../abilities/language.ts';
import { type EffectPhrases, effectsIn, turns } from '../../effects.ts';
import { cardName, conditionTitle } from '../../labels.ts';
import { or, range } from '../card-terms.ts';
import { deviceName } from '../device-names.ts';
import { action, article, colouredAction, difficulty, face, list, plural, token } from '../terms.ts';
import { placingText } from './devices.ts';
import { modifierOf } from './modifiers.ts';
import { conditions, damage, prices, weapon } from './requirements.ts';
import { arcs, counted, shipWith, tokenWord, value, who } from './ships.ts';

/** How many kinds of results dice can show. */
const ALL_FACES = { attack: 4, defense: 3 } as const;
const TRAITS = { ship: 'Ship', pilot: 'Pilot' } as const;
const ROLLER = { attack: 'the attacker', defense: 'the defender' } as const;

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

/** One of several; long ones are kept apart. */
const either = (deeds: readonly string[]): string =>
  deeds.some((words) => /;|, then /.test(words)) ? deeds.join('; or ') : or(deeds);
/** What each of several chosen ships does, or what is done for each. */
const ofEachChosen = (words: string): string =>
  words.startsWith('that ship ') ? `each ${words.slice('that ship '.length)}` : `for each, ${words}`;
/** It is one deed of the card's ship, without sentences of its own. */
const isPlain = (done: Deed): boolean =>
  done.clause === undefined && done.main === undefined && !done.parts && !/[;,]/.test(done.may);

const anyRange = (any: boolean): string => (any ? ', at any range' : '');
const eachShip = (that: Parameters<typeof shipWith>[0]): string => shipWith(that, 'each');
/** The ship of "each" is that ship in what follows. */
const ofThat = (words: string): string => words.replaceAll('the chosen ship', 'that ship');
const results = (count: number | 'all', faces: readonly string[]): string =>
  count === 'all' ? `all ${list(faces.map(face))} results` : plural(count, `${or(faces.map(face))} result`);
/** "1 hit", "2 hits", "1 focus result". */
const faceCount = (count: number, shown: string): string =>
  plural(count, shown === 'focus' ? 'focus result' : face(shown));
/** "any number of focus tokens", "2 focus tokens". */
const tokens = (kinds: string, count: number | 'all' | 'any', all: string): string =>
  count === 'all'
    ? `${all} ${kinds} tokens`
    : count === 'any'
      ? `any number of ${kinds} tokens`
      : plural(count, `${kinds} token`);
const tokensOr = (names: readonly Parameters<typeof token>[0][]): string =>
  or(names.map((one) => token(one)));
const initiativeOf = (to: number | Who): string =>
  typeof to === 'number' ? `initiative ${to}` : `the initiative of ${who(to)}`;

/** "a red Koiogran turn at speed 2". */
function otherManeuver({ bearing, speed, direction, difficulty: colour, harder }: FlownInstead): string {
  const names: Readonly<Record<string, string>> = {
    koiogran: 'Koiogran Turn',
    segnor: 'Segnor’s Loop',
    tallon: 'Tallon Roll',
    stationary: 'stationary maneuver',
  };
  const name = names[bearing] ?? bearing.replace(/^sideslip-/, 'sideslip ');
  const words = [
    colour ? difficulty(colour) : '',
    bearing === 'stationary' ? '' : `${speed ?? ''}`,
    direction ?? '',
    name,
  ].filter(Boolean);
  return `${article(words.join(' '))}${speed === undefined ? ' of the same speed' : ''}${harder ? ', one step harder,' : ''}`;
}

const PHRASES: EffectPhrases<Deed> = {
  doing,
  allowing,
  optional,
  inTurn,
  oneOf: (deeds) => ({
    may: either(deeds.map(({ may }) => may)),
    does: either(deeds.map(({ does }) => does)),
    options: deeds,
  }),
  prices: (costs) => doing('self', prices(costs)),
  gain: ({ token: name, count }) => {
    const word = `${name === 'reinforce' ? name : token(name)} token`;
    return typeof count === 'number'
      ? `gain ${plural(count, word)}`
      : `gain ${word}s, as many as ${counted(count)}`;
  },
  assign: ({ conditions: ids, facedown, on }) =>
    `assign ${or(ids.map(conditionTitle))} to ${on === 'self' ? 'itself' : who(on)}${facedown ? ', facedown' : ''}`,
  'discard-condition': 'discard this card',
  'reveal-condition': 'reveal this card',
  'take-point':
    'put 1 mission point of the defender’s player on this card, if that player has more than this ship’s',
  'pass-on-condition': 'assign this card to the attacker, with the mission points on it',
  'score-points': 'score the mission points on this card',
  'show-dial': 'turn its dial faceup',
  'place-device': ({ of, hows, by }) => ({
    may: placingText(of, hows, by, 'may'),
    does: placingText(of, hows, by, 'does'),
  }),
  'move-obstacle':
    'choose an obstacle and ~place it anywhere beyond range 2 of every edge and ship and beyond range 1 of other obstacles',
  'ignore-obstacle': 'ignore that obstacle until the end of the round',
  'give-held': ({ on }) => `have ${who(on)} gain one of the tokens on this card, which is gone then`,
  'remove-device': ({ range: span }) => `remove 1 device at ${range(span)}`,
  'fuse-device': 'place 1 fuse marker on that device',
  'gain-one-of': ({ tokens: names, chooser }) =>
    `gain 1 ${tokensOr(names)} token${chooser === 'opponent' ? ' that an opponent picks' : ''}`,
  removing: (of, count) => `remove ${tokens(tokenWord(of), count, 'all its')}`,
  pickedByThis: ' that this ship picks',
  transferring: ({ of, count, from, to, onlyNew }) => {
    const what = tokens(typeof of === 'string' ? tokenWord(of) : tokensOr(of), count, 'all');
    const kind = onlyNew ? 'token of a kind that the taker has none of' : 'token of any kind';
    const start = from === 'self' ? '' : ` from ${who(from)}`;
    return `transfer ${what.replace(/any token$/, kind)}${start} to ${who(to)}`;
  },
  'acquire-lock': ({ on, anyRange: any }) => `acquire a lock on ${who(on)}${anyRange(any)}`,
  'choose-lock': ({ that, anyRange: any }) => {
    if (that === 'object') return `acquire a lock on an object${anyRange(any)}`;
    if ('lockedByFriends' in that)
      return `acquire a lock on an object at ${range(that.lockedByFriends)} that has a friendly lock${anyRange(any)}`;
    return `acquire a lock on ${'objectsIn' in that ? `an object in its ${arcs([that.objectsIn])}` : shipWith(that)}${anyRange(any)}`;
  },
  'break-locks': ({ of, on, onto }) =>
    of === 'by' ? `break its lock${onto ? ` on ${who(onto)}` : ''}` : `break all locks on ${who(on)}`,
  'break-friendly-lock': 'break the lock of another friendly ship on that object',
  'spend-lock': ({ on }) => `spend its lock on ${who(on)}`,
  'transfer-that': ({ to }) => `transfer that token to ${who(to)}`,
  'lock-alike': ({ of, within, inRange }) => {
    if (of) return `acquire a lock${inRange ? '' : ' at any range'} on what ${who(of)} has locked`;
    const where = within ? ` at ${range(within)}` : '';
    return `acquire a lock${within || inRange ? '' : ' at any range'} on what this ship has locked${where}`;
  },
  'transfer-lock': ({ from, to }) =>
    `transfer 1 lock${from === 'self' ? '' : ` from ${who(from)}`} to ${who(to)}`,
  'hand-over-lock': ({ from, to, friendly }) =>
    `move 1 ${friendly ? 'friendly ' : ''}lock that lies on ${who(from)} to ${who(to)}`,
  'exchange-upgrades': ({ slot, that }) => `exchange 2 ${slot} upgrades between ${shipWith(that, 'many')}`,
  'hand-on-upgrades': ({ slot, most, that }) =>
    `hand ${most >= 99 ? 'any number' : `up to ${most}`} of its ${slot} upgrades to ${shipWith(that, 'many')}, one to each`,
  'move-objective': ({ from, to }) => `move the objective carried by ${who(from)} to ${who(to)}`,
  'bar-tokens': ({ on }) => `name a kind of green token, which ${who(on)} cannot spend during this attack`,
  jam: ({ on }) => `jam ${who(on)}`,
  suffer: ({ hits, crits }) => `suffer ${damage(hits, crits)}`,
  ram: ({ dice }) =>
    `roll ${dice} attack dice; each large or huge ship at range 0 suffers 1 hit damage past its shields for each hit and crit`,
  'roll-damage': ({ dice }) => `roll ${plural(dice, 'attack die')} and suffer 1 damage for each hit and crit`,
  shields: ({ change }) => `${change > 0 ? 'recover' : 'lose'} ${plural(Math.abs(change), 'shield')}`,
  deal: ({ on, up }) => `deal ${who(on)} a ${up ? 'faceup' : 'facedown'} damage card`,
  expose: 'turn up one of its facedown damage cards',
  'reveal-damage': 'show all its facedown damage cards',
  'discard-damage': ({ of }) =>
    `discard all its ${of === 'all' ? 'damage' : 'named' in of ? of.named : `${TRAITS[of.trait]} damage`} cards`,
  'repair-faceup': ({ trait }) => `repair all its faceup ${trait ? `${TRAITS[trait]} ` : ''}damage cards`,
  'expose-picked': ({ on }) => `look at the facedown damage cards of ${who(on)} and turns one of them up`,
  destroy: 'be destroyed',
  repair: ({ what, trait }) =>
    what === 'this'
      ? 'repair this card'
      : `repair 1 ${what === 'any' ? '' : `${what} `}${trait ? `${TRAITS[trait]} ` : ''}damage card`,
  'recover-charge': ({ count, of, recurring }) => {
    const named = {
      this: 'this card',
      ship: 'its ship card',
      weapon: 'the weapon’s card',
      'any-upgrade': 'one of its upgrades',
    };
    const card =
      typeof of === 'string' ? named[of] : 'card' in of ? cardName(of.card) : `one of its ${or(of)} upgrades`;
    const kind = recurring === undefined ? '' : recurring ? 'recurring ' : 'non-recurring ';
    return `recover ${plural(count, `${kind}charge`)} of ${card}`;
  },
  'recover-energy': ({ count }) => `recover ${count} energy`,
  'lose-charge': ({ count }) => `lose ${plural(count, 'charge')} of this card`,
  force: ({ change }) =>
    typeof change === 'number'
      ? `${change > 0 ? 'recover' : 'lose'} ${Math.abs(change)} Force`
      : `recover Force, as much as ${counted(change)}`,
  performing: (what) => `perform ${what}`,
  granted: {
    any: 'an action',
    white: 'a white action',
    bar: 'an action of its bar',
    'its-action': 'the same action',
    coordinated: 'the action of its bar that the coordinated ship performed, but not its link',
    'your-bar': 'an action of this ship’s bar',
  },
  grantedActions: (actions) =>
    `${article(or(actions.map((one) => colouredAction(one.action, one.difficulty))))} action`,
  directions: (ways) => ` ${or(ways)}`,
  onBarOf: (part) => `, which ${who(part)} has on its action bar too`,
  as: (colour) => `, as a ${difficulty(colour)} one`,
  evenWhileStressed: ', even while stressed',
  move: ({ how, directions }) =>
    `${action(how)}${directions ? ` ${or(directions)}` : ''} (this is no action)`,
  coordinate: ({ on }) => `coordinate ${who(on)}, at any range`,
  'rotate-ship': ({ degrees, on }) => {
    const ways = turns(degrees).map(({ by, side }) => `${by}°${side === null ? '' : ` to the ${side}`}`);
    return { ...doing(on, `turn ${or(ways)} where it stands`), own: on === 'self' };
  },
  'skip-action-step': 'skip its Perform Action step',
  decloak: ({ orLose }) => `decloak${orLose ? ', or loses its cloak token if that fails' : ''}`,
  'rotate-turret': 'rotate its turret indicator',
  settingDial: (like) => `set its dial to ${like}`,
  otherManeuver: (isBasic, words) => `another ${isBasic ? 'basic ' : ''}maneuver ${list(words)}`.trim(),
  dialTests: {
    'same speed': 'of the same speed',
    'one-more speed': '1 speed faster',
    'one-more-or-less speed': '1 speed faster or slower',
    'same bearing': 'of the same bearing',
    'same difficulty': 'of the same difficulty',
    'not-red difficulty': 'that is not red',
    'opposite direction': 'in the other direction',
  },
  'no-longer': 'end the rest of this card',
  'opponent-assigns': ({ condition, count, rather }) =>
    `have an opponent assign ${conditionTitle(condition)} to ${count} of the ships of that side${rather.length > 0 ? `, of ${shipWith(rather, 'many')} if there are any` : ''}`,
  'put-that-on-card': 'place it on this card',
  'fuse-card': ({ change }) =>
    `${change > 0 ? 'place' : 'remove'} ${plural(Math.abs(change), 'fuse marker')} ${change > 0 ? 'on' : 'from'} this card`,
  'take-all-held': 'remove all tokens from this card and ~gain as many',
  'put-on-card': ({ token: name }) => `place 1 ${token(name)} token on this card`,
  'gain-that': 'gain 1 token of that kind',
  'look-at-dial': ({ on }) => `look at the dial of ${who(on)}`,
  'place-remotes': ({ count, device, beyondEdges }) =>
    `place ${count} ${deviceName(device)} remotes beyond range ${beyondEdges} of any edge`,
  fly: ({ speed, bearing, direction }) =>
    `execute a speed ${speed} ${bearing} maneuver${direction === 'straight' ? '' : ` to the ${direction}`}`,
  flyingInstead: (maneuver) => `execute ${maneuver} instead of the maneuver on its dial`,
  skippingManeuver: 'skip its Execute Maneuver step',
  sameByTemplate: (template) => `the same maneuver by the ${template} template of its speed`,
  sameFaster: (by) => `the same maneuver 1 speed ${by > 0 ? 'faster' : 'slower'}`,
  sameAtSpeed: (speed) => `the same maneuver at speed ${speed}`,
  maneuverInstead: otherManeuver,
  initiative: ({ to, until, only }) => {
    if (!only) return `have ${initiativeOf(to)} ${UNTIL[until]}`;
    return `${only === 'activation' ? 'activate' : 'engage'} at ${initiativeOf(to)} this phase`;
  },
  modifiers: (of) => list(of.map((one) => modifierOf(one, deedOf))),
  saidOfShip: (words, part) => words.replaceAll('this ship', who(part)),
  saidOfEach: (words, that) => words.replaceAll('this ship', eachShip(that)),
  lasting: (until, clause) => holds(`${UNTIL[until]} ${clause}`),
  flip: 'turn this card over',
  reserve: ({ until }) =>
    until === 'called'
      ? 'stay in reserve'
      : `go into reserve; at the start of the next Planning Phase it is placed within range 1 of ${until === 'own-edge' ? 'its player’s edge' : 'the edge over which it left'}`,
  'come-back': ({ beyondEnemies }) =>
    `be placed within range 1 of any edge and beyond range ${beyondEnemies} of every enemy ship`,
  'flip-upgrade': ({ slot }) => `turn its two-sided ${slot} over`,
  'back-online': 'flip 1 of its offline upgrades',
  'take-locks': ({ from, to }) => `move all enemy locks on ${who(from)} to ${who(to)}`,
  'gain-like': ({ of }) => `gain a token like one of this ship’s ${tokenWord(of)} tokens`,
  'lose-upgrade-charge': 'lose 1 non-recurring charge of an upgrade',
  'split-wing': 'have each of its wingmates leave its wing',
  'more-dice': ({ dice, change }) =>
    typeof change === 'number'
      ? `have ${ROLLER[dice]} roll ${plural(Math.abs(change), `${dice} die`)} ${change < 0 ? 'fewer' : 'more'}`
      : `have ${ROLLER[dice]} roll more ${dice} dice, ${value(change)}`,
  cancel: ({ count, faces, dice }) => `cancel ${results(count, faces)} of ${ROLLER[dice]}`,
  'add-result': ({ count, face: shown, dice }) =>
    typeof count === 'number'
      ? `add ${faceCount(count, shown)} to the ${dice} dice`
      : `add ${face(shown)} results to the ${dice} dice, ${value(count)}`,
  'turn-results': ({ count, from, dice, to }) =>
    `turn ${results(count, from)} of the ${dice} dice to ${count === 1 ? article(face(to)) : to === 'focus' ? 'focus' : `${face(to)}s`}`,
  'reroll-results': ({ upTo, count, faces, dice }) =>
    `reroll ${upTo ? `up to ${faces.length < ALL_FACES[dice] && count !== 'all' ? results(count, faces) : count}` : results(count, faces)} of the ${dice} dice`,
  'roll-another': 'roll 1 additional attack die',
  'name-result': 'name a result; if the roll lacks it, the ship that rolled turns 1 of its dice to it',
  'spend-results': ({ face: shown, dice }) => `spend 1 ${face(shown)} result of the ${dice} dice`,
  'hit-without-dice': 'have no dice rolled and the attack treated as hitting',
  'guess-evades': 'guess a number of evades, 1 or more; if the roll has exactly so many, it adds 1 evade',
  guessingSpeed: (on, then) => `name a speed; if ${who(on)}’s dial shows it, it ${then.does}`,
  guessingDial: (on, then) =>
    `guess speed and bearing of the maneuver on ${who(on)}’s dial and looks at it; if that is right, it ${then.does}`,
  'suffer-to-cancel': ({ faces }) =>
    `suffer 1 ${or(faces.map(face))} damage to cancel 1 such result of the attacker`,
  'bonus-attack': ({ with: weapons, another, against, withoutLock, withoutCost, fresh, closes }) => {
    const kinds = weapons.length > 0 ? or(weapons.map(weapon)) : another ? 'a weapon' : '';
    return [
      `perform a bonus attack${kinds ? ` with ${another ? kinds.replace(/^an? /, 'another ') : kinds}` : ''}`,
      against.length > 0 ? ` against ${shipWith(against)}` : '',
      withoutLock ? ', without a lock' : '',
      withoutCost ? ', without paying for it' : '',
      fresh ? ', from an arc it has not attacked from this round' : '',
      closes ? '; it does not attack from that arc again this round' : '',
    ].join('');
  },
  choosing: (ships, isOne, requires, then) => {
    const chooses = doing('self', `choose ${ships}`);
    const what = ofChosen(then);
    if (isOne && !requires && isPlain(then) && what.startsWith('this ship ')) {
      const behindAnd = ofThat(then.does);
      return {
        may: `${chooses.may} and ${ofThat(then.may)}`,
        does: / that /.test(ships)
          ? `${chooses.does}; this ship ${behindAnd}`
          : `${chooses.does} and ${behindAnd}`,
      };
    }
    const when = requires ? `if ${ofThat(list(conditions(requires)))}, ` : '';
    return behind(chooses, `; ${when}${isOne ? what : ofEachChosen(what)}`);
  },
  oneShip: (that) => shipWith(that),
  anyNumber: (that) => `any number of ${shipWith(that, 'many')}`,
  ships: (count, { that, must, opposed }) =>
    `${must ? '' : 'up to '}${count} ${shipWith(that, 'many')}${opposed ? ' that are not friendly to each other' : ''}`,
  asManyShips: (that, count) => `${shipWith(that, 'many')}, ${value(count)}`,
  choosingTwo: ({ that, second }, then) =>
    `choose ${shipWith(that)}, and as the other ship ${shipWith(second)}; then it ${then.does}`,
  each: ({ that, then: { kind, ...rest } }, then) =>
    kind === 'let' && 'who' in rest && rest.who === 'chosen'
      ? said(then, (words) => ofThat(words.replace('the chosen ship', eachShip(that))))
      : doing('self', ofThat(`have ${eachShip(that)} ${ownWords(then)}`)),
  rollingDie: (rows) =>
    `roll 1 attack die; ${rows.map(({ on, deed }) => `on a ${or(on.map(face))} it ${deed.does}`).join('; ')}`,
  rollingDice: ({ count, dice }, rows, blanks) => {
    const rolled = typeof count === 'number' ? plural(count, `${dice} die`) : `${dice} dice, ${value(count)}`;
    const each = rows.map(({ on, deed }) => `for each ${or(on.map(face))} it ${deed.does}`);
    return `roll ${rolled}; ${[...each, ...(blanks ? [`if all are blank it ${blanks.does}`] : [])].join('; ')}`;
  },
  anyInitiative: (first, low, high) =>
    said(first, (words) => words.replace(/initiative \d+/, `initiative ${low} to ${high}`)),
  unless: (chooser, otherwise, pays) =>
    behind(otherwise, `, unless ${who(chooser)} decides otherwise and ${ownDoes(pays)}`),
  paying: (price, then) => behind(price, ` ${purpose(then)}`),
  letting: (part, price, then) => {
    if (part === 'self' && !price) return { may: then.may, does: `may ${then.may}`, offer: true };
    const words = ownWords(then).replaceAll(`have ${who(part)} `, '');
    const may = `${price ? `${price.may} to ` : ''}${words}`;
    return { ...doing('self', `let ${who(part)} ${may}`), main: `${who(part)} may ${may}` };
  },
  if: (requires, then, otherwise) =>
    behind(
      then,
      ` if ${list(conditions(requires))}${otherwise ? `; else ${sentenceOf(otherwise, 'this ship')}` : ''}`,
    ),
  asOften: (price, then, most) =>
    behind(price, ` ${purpose(then)}${most ? `, up to ${most} times` : ', any number of times'}`),
  ifDone: (first, then) => behind(first, `; if it does, ${sentenceOf(then)}`),
};

/** What an effect does. */
export const deedOf = effectsIn(PHRASES);
