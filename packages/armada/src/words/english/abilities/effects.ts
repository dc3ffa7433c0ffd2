/** Effects as parts of a sentence, in the imperative. */
import { ANY_NUMBER, type Effect, type WhichCommand, type Whom } from '../../../abilities/language.ts';
import { STRANGE_TEXTS } from '../../../abilities/strange/acts.ts';
import { colors, command, face, icon, list } from '../terms.ts';
import { diceText, dieText, traitsText, within } from './conditions.ts';

/** "suffer 1 damage, then turn this card facedown". */
export const effectsText = (effects: readonly Effect[]): string => effects.map(effectText).join(', then ');

export function effectText(effect: Effect): string {
  switch (effect.kind) {
    case 'suffer':
      return `suffer ${effect.damage} damage`;
    case 'suffer-dice':
      return `suffer 1 damage for each hit and critical of ${effect.dice} ${effect.color} dice that are rolled`;
    case 'deal-facedown':
      return `get ${effect.cards === 1 ? 'a facedown damage card' : `${effect.cards} facedown damage cards`}`;
    case 'turn-down':
      return 'turn this card facedown';
    case 'discard-this':
      return 'discard this card';
    case 'slow':
      return `reduce speed by ${effect.by}`;
    case 'lose-strongest-shields':
      return 'lose all shields of the zone that has most';
    case 'lose-shields':
      return `lose a shield in up to ${effect.zones} zones of the opponent’s choice`;
    case 'either': {
      const named = kindsText(effect.of, 'or');
      if (named) return named;
      return `${effect.by === 'opponent' ? 'the opponent picks: ' : ''}${effect.of.map(effectText).join(' or ')}`;
    }
    case 'to':
      return toText(effect);
    case 'begin':
      return beginText(effect, effect.for === 'it' ? ' for it' : '');
    case 'place-round-tokens':
      return 'name two rounds for this card that do not follow each other';
    case 'recover-shield':
      return 'recover a shield';
    case 'place-targeting':
      return 'place its targeting token';
    case 'match-speed':
      return 'have the same speed as this one';
    case 'suffer-criticals':
      return `suffer 1 damage for each critical icon on ${list(effect.of, 'or')} dice in the pool`;
    case 'shift-shields':
      return shiftText(effect);
    case 'discard-facedown':
      return `discard up to ${effect.most} facedown damage cards`;
    case 'discard-damage':
      return 'discard a damage card';
    case 'turn-up':
      return 'turn facedown damage cards faceup, up to the engineering value of this one';
    case 'attack':
      return 'make one more attack of the two that it has';
    case 'attack-squadron':
      return effect.dice.length === 0
        ? 'attack one squadron from any hull zone'
        : `attack squadrons from any hull zone, whether it has attacked or not, with ${colors(effect.dice)} ${effect.dice.length === 1 ? 'die' : 'dice'} each`;
    case 'strange':
      return STRANGE_TEXTS[effect.act].en;
    case 'attack-again':
      return 'let the attacking zone make the next attack of this activation too';
    case 'change-speed':
      return `change speed by ${effect.by} at most${effect.least > 0 ? `, not below ${effect.least}` : ''}`;
    case 'brake':
      return 'discard a navigate token, or reduce speed by 1, not below 1';
    case 'raise-yaw':
      return effect.to === 'two'
        ? 'have two clicks of yaw at the first joint of this maneuver'
        : `have one more click of yaw at ${JOINTS[effect.joint]} of this maneuver`;
    case 'slow-course':
      return 'move one slower in this maneuver';
    case 'maneuver':
      return effect.straight ? 'execute a straight maneuver at speed 1' : 'execute a maneuver at speed 1';
    case 'set-aside':
      return 'be set aside before the fleets are deployed';
    case 'arrive':
      return `deploy the ship that was set aside at ${within(effect.within)} of this one, on no squadron${effect.waits ? '; it is not the first ship activated in this round' : ''}`;
    case 'redeploy':
      return 'deploy again in the deployment zone';
    case 'ready-upgrade':
      return 'ready another exhausted upgrade';
    case 'exhaust-upgrade':
      return 'exhaust an upgrade of your choice';
    case 'discard-upgrade':
      return effect.icons === null
        ? 'discard an upgrade of your choice, but no commander'
        : `discard an upgrade of your choice: ${list(effect.icons.map(icon), 'or')}`;
    case 'toggle':
      return `turn the slider to the activated side${effect.otherwise > 0 ? `; if it lies there, suffer ${effect.otherwise} damage` : ''}`;
    case 'move':
      return `move up to distance ${effect.upTo}, ${effect.clear ? 'not to where it would be engaged' : 'engaged or not'}`;
    case 'activate':
      return `be activated as by ${effect.by ? 'that' : 'a squadron'} command`;
    case 'squadron-attack':
      return squadronAttackText(effect);
    case 'take-turn':
      return `move at speed ${effect.speed} and attack as in an activation`;
    case 'recover-hull':
      return `recover up to ${effect.most} hull`;
    case 'place-squadron':
      return `be placed anew at ${within(effect.within)} of this one`;
    case 'place-mines':
      return `lay ${effect.mines === 1 ? 'a mine' : effect.mines === 'half-engineering' ? 'as many mines as half its engineering value' : `${effect.mines} mines`} ${MINED[effect.where]}`;
    case 'attack-only':
      return 'only attack in this activation';
    case 'move-only':
      return `only move in this activation, at speed ${effect.speed}`;
    case 'shrug-off':
      return effect.how === 'discard' ? 'discard that damage card' : 'turn that damage card facedown';
    case 'mark-zone':
      return `mark one of its hull zones with a ${effect.token} token`;
    case 'unmark':
      return `remove the ${effect.token} token`;
    case 'place-grav-token':
      return 'place a grav token anywhere in the play area';
    case 'shift-obstacles':
      return `you may move each obstacle at ${within(effect.near)} of the grav token within ${within(effect.upTo)} of where it lies`;
    default:
      return tokenEffect(effect) ?? commandEffect(effect) ?? attackEffectText(effect);
  }
}

/** "have the defender suffer 1 damage"; what a card begins is not the other's deed. */
function toText({ whom, does }: Extract<Effect, { kind: 'to' }>): string {
  const who = whomText(whom);
  const deeds = does.filter(({ kind }) => kind !== 'begin');
  const begun = does.flatMap((one) =>
    one.kind === 'begin' ? [beginText(one, deeds.length > 0 ? ' for it' : ` for ${who}`)] : [],
  );
  return [...(deeds.length > 0 ? [`have ${who} ${effectsText(deeds)}`] : []), ...begun].join(', then ');
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

function pickText(whom: Several): string {
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
    case 'begun':
      return 'of that command';
    case 'any':
      return 'of any command';
    default:
      return `of ${command(of)}`;
  }
}

/** Effects on defense tokens. */
function tokenEffect(effect: Effect): string | undefined {
  switch (effect.kind) {
    case 'discard-defense-token':
      return 'discard a defense token';
    case 'ready-token':
      if (effect.unspent) return 'ready a defense token that it has not spent';
      return effect.most === 1 ? 'ready a defense token' : `ready up to ${effect.most} defense tokens`;
    case 'wear-out':
      return `name ${effect.is} for this round, once in a game`;
    case 'recover-token':
      return `recover a discarded defense token, ${effect.side}`;
    case 'exhaust-token':
      return 'exhaust a defense token of your choice';
    case 'spend-own-token':
      return 'spend a defense token to no effect';
    case 'spend-tokens':
      return 'spend defense tokens of your choice, up to the squadron value of this one';
    case 'gain-defense-token':
      return `gain a defense token: ${effect.is}`;
    case 'replace-defense-token':
      return `replace a defense token by ${effect.by}`;
    default:
      return undefined;
  }
}

/** Effects on commands. */
function commandEffect(effect: Effect): string | undefined {
  switch (effect.kind) {
    case 'discard-command-tokens':
      return 'discard all command tokens';
    case 'new-top-command':
      return 'put a new command on the top dial';
    case 'reveal-nothing':
      return 'discard the dial and reveal none this round';
    case 'gain-token':
      return `gain a command token ${ofCommand(effect.of)}`;
    case 'gain-tokens':
      return 'gain up to as many command tokens as its command value';
    case 'gain-dial':
      return `gain a dial ${ofCommand(effect.of)}`;
    case 'gain-raid':
      return `gain a raid token ${ofCommand(effect.of)}`;
    case 'lose-token':
      return `discard a ${command(effect.of)} token`;
    case 'hand-out':
      return `put ${command(effect.of)} tokens from this card on as many friendly ships at ${within(effect.within)}, one each`;
    case 'lay-command':
      return 'lay a token of that command on this card';
    case 'gain-engineering':
      return `have ${effect.points} more engineering points`;
    case 'swap-token':
      return 'discard a command token and gain one of any command';
    case 'discard-top-dial':
      return 'discard the top dial';
    case 'discard-dials':
      return 'discard all dials';
    case 'tokens-for-all':
      return 'pick a command: each friendly ship gains a token of it';
    case 'change-command':
      return `change the command to ${effect.to.map(command).join(' or ')}`;
    case 'regain-token':
      return 'gain a token of the same command';
    case 'share-command':
      return 'put that command on the top dial of another friendly ship at distance 1-5';
    case 'resolve-squadrons':
      return 'resolve its squadron command now';
    case 'command-squadrons':
      return 'resolve a squadron command as with a dial';
    case 'count-as':
      return `resolve it as with ${COUNTED[effect.means]}${effect.last ? ', and no other command this round' : ''}`;
    default:
      return undefined;
  }
}

const COUNTED = { dial: 'a dial', token: 'a token', both: 'a dial and a token' } as const;

/** Effects on dice, and on the defender. */
function attackEffectText(effect: Effect): string {
  switch (effect.kind) {
    case 'remove-die':
      return 'take away a die of your choice';
    case 'replace-dice':
      return `replace up to ${effect.most} dice by dice of any color`;
    case 'recolor-dice':
      return `replace all ${effect.from} dice by ${effect.to} ones`;
    case 'halve-dice':
      return 'take away half of the dice of your choice, rounded down';
    case 'change-die':
      return `turn ${dieText(effect.which)} to ${effect.to.map(face).join(' or ')}${effect.fixed ? ', which nothing modifies any more' : ''}`;
    case 'add-dice':
      return addedDice(effect);
    case 'reroll':
      return rerollText(effect);
    case 'set-die':
      return `add a ${effect.color} die that shows ${face(effect.face)}${effect.fixed ? ' and is neither rerolled nor turned' : ''}`;
    case 'only-target':
      return 'attack no further squadron with this attack';
    case 'cancel-die':
      return 'cancel an attack die';
    case 'drop-die':
      return 'remove an attack die';
    case 'deal-faceup':
      return 'deal the defender a faceup damage card';
    case 'faceup-cards':
      return `deal the first ${effect.cards} damage cards of this attack faceup`;
    case 'break-token':
      return effect.by === 'defender'
        ? 'make the defender discard a defense token'
        : 'discard a defense token of the defender';
    case 'watch-token':
      return 'name a defense token of the defender: if it is spent in this attack, it is discarded';
    case 'paid-token-effect':
      return 'resolve the effect of that token for the defender';
    case 'waste-token':
      return 'spend a defense token of the defender to no effect';
    case 'jam':
      return 'discard a command token of the defender; without one its defending zone loses a shield';
    case 'exhaust-defense-tokens':
      return 'exhaust all defense tokens of the defender';
    case 'damage-adjacent':
      return `deal ${effect.damage} damage to each zone beside the defending one`;
    case 'strip-zones':
      return `take a shield from the defending zone${effect.beside ? ' and from each zone beside it' : ''}`;
    case 'salvo':
      return 'attack back as with a salvo token';
    case 'unlock-token':
      return 'spend a defense token that accuracy locks';
    case 'cancel-for-faceup':
      return 'cancel all attack dice and deal the defender a faceup damage card';
    case 'lessen':
      return `reduce the damage by ${effect.by === 'as-paid' ? 'as much' : effect.by}${effect.least > 0 ? `, not below ${effect.least}` : ''}`;
    default:
      return effect.kind;
  }
}

const ADDED: Readonly<Record<string, string>> = {
  'in-pool': 'of a color in the pool',
  any: 'of any color',
  beside: 'of a color in the battery of a zone beside',
};

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
  const what = ADDED[color] ?? color;
  switch (dice) {
    case 'as-paid':
      return `add as many ${what} dice`;
    case 'as-discarded':
      return `add a ${what} die for each defense token that it has discarded`;
    case 'as-raided':
      return `add a ${what} die for each raid token of the defender, two at most`;
    default: {
      const count = dice === 1 ? 'die' : 'dice';
      return color in ADDED ? `add ${dice} ${count} ${what}` : `add ${dice} ${what} ${count}`;
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
