/** Effects as parts of a sentence, in the imperative. */
import { type PhrasesByKind, sayByKind } from '@firing-arc/words';
import { list } from '@firing-arc/words/english';
import {
  ANY_NUMBER,
  type DieColor,
  type Effect,
  type WhichCommand,
  type Whom,
} from '../../../abilities/language.ts';
import { STRANGE_TEXTS } from '../../../abilities/strange/acts.ts';
import { type Color, isColor } from '../../../attack/dice.ts';
import { colors, command, face, icon } from '../terms.ts';
import { diceText, dieText, traitsText, within } from './conditions.ts';

/** "suffer 1 damage, then turn this card facedown". */
export const effectsText = (effects: readonly Effect[]): string => effects.map(effectText).join(', then ');

export const effectText = (effect: Effect): string => sayByKind(EFFECTS, effect);

/** Effects by their kind. */
const EFFECTS: PhrasesByKind<Effect> = {
  suffer: ({ damage }) => `suffer ${damage} damage`,
  'suffer-dice': ({ color, dice }) =>
    `suffer 1 damage for each hit and critical of ${dice} ${color} dice that are rolled`,
  'deal-facedown': ({ cards }) =>
    `get ${cards === 1 ? 'a facedown damage card' : `${cards} facedown damage cards`}`,
  'turn-down': 'turn this card facedown',
  'discard-this': 'discard this card',
  slow: ({ by }) => `reduce speed by ${by}`,
  'lose-strongest-shields': 'lose all shields of the zone that has most',
  'lose-shields': ({ zones }) => `lose a shield in up to ${zones} zones of the opponent’s choice`,
  either: ({ by, of }) => {
    const named = kindsText(of, 'or');
    if (named) return named;
    return `${by === 'opponent' ? 'the opponent picks: ' : ''}${of.map(effectText).join(' or ')}`;
  },
  to: (effect) => toText(effect),
  begin: (effect) => beginText(effect, effect.for === 'it' ? ' for it' : ''),
  'place-round-tokens': 'name two rounds for this card that do not follow each other',
  'recover-shield': 'recover a shield',
  'place-targeting': 'place its targeting token',
  'match-speed': 'have the same speed as this one',
  'suffer-criticals': ({ of }) =>
    `suffer 1 damage for each critical icon on ${list(of, 'or')} dice in the pool`,
  'shift-shields': (effect) => shiftText(effect),
  'discard-facedown': ({ most }) => `discard up to ${most} facedown damage cards`,
  'discard-damage': 'discard a damage card',
  'turn-up': 'turn facedown damage cards faceup, up to the engineering value of this one',
  attack: 'make one more attack of the two that it has',
  'attack-squadron': ({ dice }) =>
    dice.length === 0
      ? 'attack one squadron from any hull zone'
      : `attack squadrons from any hull zone, whether it has attacked or not, with ${colors(dice)} ${dice.length === 1 ? 'die' : 'dice'} each`,
  strange: ({ act }) => STRANGE_TEXTS[act].en,
  'attack-again': 'let the attacking zone make the next attack of this activation too',
  'change-speed': ({ by, least }) =>
    `change speed by ${by} at most${least > 0 ? `, not below ${least}` : ''}`,
  brake: 'discard a navigate token, or reduce speed by 1, not below 1',
  'raise-yaw': ({ joint, to }) =>
    to === 'two'
      ? 'have two clicks of yaw at the first joint of this maneuver'
      : `have one more click of yaw at ${JOINTS[joint]} of this maneuver`,
  'slow-course': 'move one slower in this maneuver',
  maneuver: ({ straight }) =>
    straight ? 'execute a straight maneuver at speed 1' : 'execute a maneuver at speed 1',
  'set-aside': 'be set aside before the fleets are deployed',
  arrive: (effect) =>
    `deploy the ship that was set aside at ${within(effect.within)} of this one, on no squadron${effect.waits ? '; it is not the first ship activated in this round' : ''}`,
  redeploy: 'deploy again in the deployment zone',
  'ready-upgrade': 'ready another exhausted upgrade',
  'exhaust-upgrade': 'exhaust an upgrade of your choice',
  'discard-upgrade': ({ icons }) =>
    icons === null
      ? 'discard an upgrade of your choice, but no commander'
      : `discard an upgrade of your choice: ${list(icons.map(icon), 'or')}`,
  toggle: ({ otherwise }) =>
    `turn the slider to the activated side${otherwise > 0 ? `; if it lies there, suffer ${otherwise} damage` : ''}`,
  move: ({ clear, upTo }) =>
    `move up to distance ${upTo}, ${clear ? 'not to where it would be engaged' : 'engaged or not'}`,
  activate: ({ by }) => `be activated as by ${by ? 'that' : 'a squadron'} command`,
  'squadron-attack': (effect) => squadronAttackText(effect),
  'take-turn': ({ speed }) => `move at speed ${speed} and attack as in an activation`,
  'recover-hull': ({ most }) => `recover up to ${most} hull`,
  'place-squadron': (effect) => `be placed anew at ${within(effect.within)} of this one`,
  'place-mines': ({ mines, where }) =>
    `lay ${mines === 1 ? 'a mine' : mines === 'half-engineering' ? 'as many mines as half its engineering value' : `${mines} mines`} ${MINED[where]}`,
  'attack-only': 'only attack in this activation',
  'move-only': ({ speed }) => `only move in this activation, at speed ${speed}`,
  'shrug-off': ({ how }) =>
    how === 'discard' ? 'discard that damage card' : 'turn that damage card facedown',
  'mark-zone': ({ token }) => `mark one of its hull zones with a ${token} token`,
  unmark: ({ token }) => `remove the ${token} token`,
  'place-grav-token': 'place a grav token anywhere in the play area',
  'shift-obstacles': ({ near, upTo }) =>
    `you may move each obstacle at ${within(near)} of the grav token within ${within(upTo)} of where it lies`,
  'discard-defense-token': 'discard a defense token',
  'ready-token': ({ most, unspent }) => {
    if (unspent) return 'ready a defense token that it has not spent';
    return most === 1 ? 'ready a defense token' : `ready up to ${most} defense tokens`;
  },
  'wear-out': ({ is }) => `name ${is} for this round, once in a game`,
  'recover-token': ({ side }) => `recover a discarded defense token, ${side}`,
  'exhaust-token': 'exhaust a defense token of your choice',
  'spend-own-token': 'spend a defense token to no effect',
  'spend-tokens': 'spend defense tokens of your choice, up to the squadron value of this one',
  'gain-defense-token': ({ is }) => `gain a defense token: ${is}`,
  'replace-defense-token': ({ by }) => `replace a defense token by ${by}`,
  'discard-command-tokens': 'discard all command tokens',
  'new-top-command': 'put a new command on the top dial',
  'reveal-nothing': 'discard the dial and reveal none this round',
  'gain-token': ({ of }) => `gain a command token ${ofCommand(of)}`,
  'gain-tokens': 'gain up to as many command tokens as its command value',
  'gain-dial': ({ of }) => `gain a dial ${ofCommand(of)}`,
  'gain-raid': ({ of }) => `gain a raid token ${ofCommand(of)}`,
  'lose-token': ({ of }) => `discard a ${command(of)} token`,
  'hand-out': (effect) =>
    `put ${command(effect.of)} tokens from this card on as many friendly ships at ${within(effect.within)}, one each`,
  'lay-command': 'lay a token of that command on this card',
  'gain-engineering': ({ points }) => `have ${points} more engineering points`,
  'swap-token': 'discard a command token and gain one of any command',
  'discard-top-dial': 'discard the top dial',
  'discard-dials': 'discard all dials',
  'tokens-for-all': 'pick a command: each friendly ship gains a token of it',
  'change-command': ({ to }) => `change the command to ${to.map(command).join(' or ')}`,
  'regain-token': 'gain a token of the same command',
  'share-command': 'put that command on the top dial of another friendly ship at distance 1-5',
  'resolve-squadrons': 'resolve its squadron command now, if you like',
  'command-squadrons': 'resolve a squadron command as with a dial',
  'count-as': ({ last, spending }) =>
    `resolve it as with ${COUNTED[spending]}${last ? ', and no other command this round' : ''}`,
  'remove-die': 'take away a die of your choice',
  'replace-dice': ({ most }) => `replace up to ${most} dice by dice of any color`,
  'recolor-dice': ({ from, to }) => `replace all ${from} dice by ${to} ones`,
  'halve-dice': 'take away half of the dice of your choice, rounded down',
  'change-die': ({ fixed, to, which }) =>
    `turn ${dieText(which)} to ${to.map(face).join(' or ')}${fixed ? ', which nothing modifies any more' : ''}`,
  'add-dice': (effect) => addedDice(effect),
  reroll: (effect) => rerollText(effect),
  'set-die': (effect) =>
    `add a ${effect.color} die that shows ${face(effect.face)}${effect.fixed ? ' and is neither rerolled nor turned' : ''}`,
  'only-target': 'attack no further squadron with this attack',
  'cancel-die': 'cancel an attack die',
  'drop-die': 'remove an attack die',
  'deal-faceup': 'deal the defender a faceup damage card',
  'faceup-cards': ({ cards }) => `deal the first ${cards} damage cards of this attack faceup`,
  'break-token': ({ by }) =>
    by === 'defender'
      ? 'make the defender discard a defense token'
      : 'discard a defense token of the defender',
  'watch-token': 'name a defense token of the defender: if it is spent in this attack, it is discarded',
  'paid-token-effect': 'resolve the effect of that token for the defender',
  'waste-token': 'spend a defense token of the defender to no effect',
  jam: 'discard a command token of the defender; without one its defending zone loses a shield',
  'exhaust-defense-tokens': 'exhaust all defense tokens of the defender',
  'damage-adjacent': ({ damage }) => `deal ${damage} damage to each zone beside the defending one`,
  'strip-zones': ({ beside }) =>
    `take a shield from the defending zone${beside ? ' and from each zone beside it' : ''}`,
  salvo: 'attack back as with a salvo token',
  'unlock-token': 'spend a defense token that accuracy locks',
  'cancel-for-faceup': 'cancel all attack dice and deal the defender a faceup damage card',
  lessen: ({ by, least }) =>
    `reduce the damage by ${by === 'as-paid' ? 'as much' : by}${least > 0 ? `, not below ${least}` : ''}`,
};

/** "have the defender suffer 1 damage"; what a card begins is not the other's deed. */
function toText({ whom, does }: Extract<Effect, { kind: 'to' }>): string {
  const who = whomText(whom);
  const deeds = does.filter(({ kind }) => kind !== 'begin');
  const lasting = does.flatMap((one) =>
    one.kind === 'begin' ? [beginText(one, deeds.length > 0 ? ' for it' : ` for ${who}`)] : [],
  );
  return [...(deeds.length > 0 ? [`have ${who} ${effectsText(deeds)}`] : []), ...lasting].join(', then ');
}

const beginText = ({ until }: Extract<Effect, { kind: 'begin' }>, whom: string): string =>
  `let this card go on${whom} until the end of ${UNTIL[until]}`;

/** "attack a squadron with 2 blue dice". */
function squadronAttackText({ whom, dice }: Extract<Effect, { kind: 'squadron-attack' }>): string {
  if (whom === 'that') return 'attack that one, engaged or not';
  if (whom === 'each') return 'attack each enemy squadron at distance 1, which counts as obstructed';
  return dice.length > 0 ? `attack a squadron with ${dice.length} ${dice[0]} dice` : 'attack';
}

const MINED = {
  it: 'at distance 1 of this one',
  obstacle: 'at distance 1-2 of an obstacle and beyond distance 3 of enemy ships',
  anywhere: 'anywhere beyond distance 5 of enemy ships',
} as const;

/** Effects that differ in the kind of a defense token alone: "name brace, evade or salvo for this round". */
function kindsText(effects: readonly Effect[], or: string): string | null {
  const worn = effects.flatMap((one) => (one.kind === 'wear-out' ? [one.is] : []));
  if (worn.length === effects.length) return `name ${list(worn, or)} for this round, each once in a game`;
  const gained = effects.flatMap((one) => (one.kind === 'gain-defense-token' ? [one.is] : []));
  return gained.length === effects.length ? `gain a defense token: ${list(gained, or)}` : null;
}

const UNTIL = {
  attack: 'the attack',
  activation: 'the activation',
  'squadron-activation': 'the squadron’s activation',
  round: 'the round',
  game: 'the game',
} as const;
const JOINTS = { any: 'a joint', first: 'the first joint', last: 'the last joint' } as const;

function whomText(whom: Whom): string {
  switch (whom.kind) {
    case 'other':
      return 'that one';
    case 'attacker':
      return 'the attacker';
    case 'defender':
      return 'the defender';
    case 'each':
      return `each ${nounOf(whom)}`;
    case 'pick':
      return pickText(whom);
  }
}

type Several = Extract<Whom, { readonly side: string }>;

function pickText(whom: Extract<Whom, { readonly kind: 'pick' }>): string {
  if (whom.most === 'squadron-value') return `as many as its squadron value of ${nounOf(whom, 's')}`;
  if (whom.most >= ANY_NUMBER) return `any number of ${nounOf(whom, 's')}`;
  return whom.most === 1 ? `one ${nounOf(whom)}` : `up to ${whom.most} ${nounOf(whom, 's')}`;
}

/** "enemy ship (at distance 1-3 of this one)", "friendly ships and squadrons". */
function nounOf({ side, is }: Several, plural = ''): string {
  const piece = is.find((one) => one.kind === 'piece');
  const rest = is.filter((one) => one.kind !== 'piece');
  const what = piece ? `${piece.is}${plural}` : `ship${plural} or squadron${plural}`;
  const which = rest.length > 0 ? ` (${traitsText(rest)})` : '';
  const whose = { friend: 'friendly ', enemy: 'enemy ', any: '' }[side];
  return `${whose}${what}${which}`;
}

/** "a command token of that command". */
function ofCommand(of: WhichCommand): string {
  switch (of) {
    case 'that':
    case 'paid':
    case 'lasting':
      return 'of that command';
    case 'any':
      return 'of any command';
    default:
      return `of ${command(of)}`;
  }
}

const COUNTED = { dial: 'a dial', token: 'a token', both: 'a dial and a token' } as const;

const ADDED: Readonly<Record<Exclude<DieColor, Color>, string>> = {
  'in-pool': 'of a color in the pool',
  any: 'of any color',
  beside: 'of a color in the battery of a zone beside',
};

export const dieColor = (name: DieColor): string => (isColor(name) ? name : ADDED[name]);

function rerollText({ dice, which }: Extract<Effect, { kind: 'reroll' }>): string {
  switch (dice) {
    case 'all':
      return 'reroll all dice';
    case 'any':
      return `have ${diceText('any number of', which)} rerolled`;
    case 'as-enemies':
      return 'have a die rerolled for each enemy at distance 1';
    case 'any-of-a-color':
      return 'have any number of dice of one color rerolled';
    case 1:
      return `have ${dieText(which)} rerolled`;
    default:
      return `have ${diceText(`up to ${dice}`, which)} rerolled`;
  }
}

function addedDice({ color, dice }: Extract<Effect, { kind: 'add-dice' }>): string {
  const what = dieColor(color);
  switch (dice) {
    case 'as-paid':
      return `add as many ${what} dice`;
    case 'as-discarded':
      return `add a ${what} die for each defense token that it has discarded`;
    case 'as-raided':
      return `add a ${what} die for each raid token of the defender, two at most`;
    default: {
      const count = dice === 1 ? 'die' : 'dice';
      return isColor(color) ? `add ${dice} ${what} ${count}` : `add ${dice} ${count} ${what}`;
    }
  }
}

/** "move up to 2 shields from one zone to the defending zone, which holds up to 6". */
function shiftText({ to, from, most }: Extract<Effect, { kind: 'shift-shields' }>): string {
  const what = most === ANY_NUMBER ? 'any number of shields' : `up to ${most} shields`;
  const whence = from === 'one' ? 'one other zone' : 'its other zones';
  const where = to === 'defending' ? 'the defending zone' : to === 1 ? 'one zone' : `up to ${to} zones`;
  return `move ${what} from ${whence} to ${where} (up to 6 there)`;
}
