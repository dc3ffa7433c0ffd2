/** What cards say: sentences made of the blocks that act. */
import type {
  Ability,
  Condition,
  Cost,
  DieIs,
  Effect,
  Forbidden,
  Modifier,
  Moment,
  Trigger,
  Value,
} from '../../abilities/language.ts';
import { SQUADRON_ABILITIES } from '../../abilities/squadrons.ts';
import { UPGRADE_ABILITIES } from '../../abilities/upgrades.ts';
import { DAMAGE_ABILITIES } from '../../damage/abilities.ts';
import { command, face, list, reach, sentence, zone } from './terms.ts';

const DAMAGE: Readonly<Record<string, readonly Ability[]>> = DAMAGE_ABILITIES;

/** The text of a damage card, an upgrade or a squadron; null when none of it is written. */
export function cardText(id: string): string | null {
  const abilities = DAMAGE[id] ?? UPGRADE_ABILITIES[id] ?? SQUADRON_ABILITIES[id];
  return abilities ? abilities.map(abilityText).join(' ') : null;
}

/** One ability as a sentence. */
export function abilityText(ability: Ability): string {
  switch (ability.kind) {
    case 'trigger':
      return sentence(triggerText(ability));
    case 'replacement':
      return `Faceup damage cards of enemy ships: you draw ${ability.look}, pick one for the ship and discard the rest.`;
    default:
      return sentence(modifierText(ability));
  }
}

function triggerText({ at, if: conditions, may, cost, does, icon }: Trigger): string {
  const what = `${may ? 'you may ' : ''}${costText(cost)}${does.map(effectText).join(', then ')}`;
  if (icon) return `${icon} critical effect: ${what}`;
  if (at === 'friend-attack-effects') return `while ${friendText(conditions)}, ${what}`;
  return `${[MOMENTS[at], ...conditions.map(conditionText)].join(' ')}, ${what}`;
}

/** "a friend attacks a squadron (another squadron with swarm at distance 1)". */
function friendText(conditions: readonly Condition[]): string {
  let [who, target, where] = ['ship or squadron', '', ''];
  for (const one of conditions) {
    if (one.kind === 'attacker-is') who = one.is;
    else if (one.kind === 'attacker-has') who = `squadron with ${one.keyword}`;
    else if (one.kind === 'target') target = ` a ${one.is}`;
    else if (one.kind === 'attacker-near') who = `${who} at ${within(one.within)}`;
    else where = `${where} ${conditionText(one)}`;
  }
  return `a friend attacks${target}${where} (another ${who})`;
}

const MOMENTS: Readonly<Record<Moment, string>> = {
  dealt: 'when this card is dealt faceup',
  'dice-gathered': 'before it rolls attack dice',
  'attack-effects': 'in its attacks',
  'friend-attack-effects': 'while another friend attacks',
  'defense-tokens': 'while it defends',
  'critical-effect': 'when it resolves a critical effect',
  'objective-chosen': 'when the objective is chosen',
  'obstacles-placed': 'when the obstacles are placed',
  'fleets-deployed': 'when the fleets are deployed',
  'end-of-setup': 'at the end of setup',
  'start-of-round': 'as a round begins',
  'start-of-command-phase': 'as the Command Phase begins',
  'start-of-ship-phase': 'as the Ship Phase begins',
  'before-reveal': 'before it reveals a dial',
  reveal: 'as it reveals a dial',
  'token-spent': 'once a command token of it is spent',
  'after-command': 'when it resolves a command',
  'before-attack': 'before it attacks',
  'after-attack': 'after it attacks',
  'before-maneuver': 'before it executes a maneuver',
  'speed-changed': 'when it changes its speed by one or more',
  overlapped: 'when it overlaps a ship or an obstacle',
  'after-maneuver': 'after it executes a maneuver',
  'end-of-activation': 'at the end of its activation',
  'start-of-squadron-phase': 'as the Squadron Phase begins',
  'squadron-activated': 'when it activates a squadron',
  'squadron-moved': 'after a squadron moves',
  'end-of-squadron-activation': 'at the end of a squadron’s activation',
  'end-of-squadron-phase': 'at the end of the Squadron Phase',
  'start-of-status-phase': 'as the Status Phase begins',
  'end-of-round': 'at the end of a round',
  'end-of-game': 'at the end of the game',
  'damage-faceup': 'when a damage card turns faceup',
  'ship-destroyed': 'when a ship is destroyed',
  'squadron-destroyed': 'when a squadron is destroyed',
};

function conditionText(condition: Condition): string {
  switch (condition.kind) {
    case 'target':
      return `against a ${condition.is}`;
    case 'reach':
      return `at ${condition.in.map(reach).join(' or ')}`;
    case 'from':
      return `from its ${zone(condition.zone)}`;
    case 'obstructed':
      return 'while obstructed';
    case 'attacked-ship':
      return 'after it attacked a ship this round';
    case 'bare-zone':
      return 'for a hull zone without shields';
    case 'token':
      return `${condition.is} tokens`;
    case 'token-exhausted':
      return 'exhausted defense tokens';
    case 'speed':
      return `at speed ${condition.least} or more`;
    case 'command':
      return `(${command(condition.is)})`;
    case 'attacker-has':
      return `with ${condition.keyword}`;
    case 'attacker-is':
      return `(a ${condition.is})`;
    case 'attacker-near':
      return `at ${within(condition.within)}`;
    case 'defender-near':
      return `at ${within(condition.within)} of this one`;
    case 'counter':
      return 'in a counter attack';
    case 'die':
      return `with ${dieText(condition.which)} in the pool`;
    case 'unique-target':
      return 'with a name of its own';
    case 'activated-target':
      return 'that has been activated';
    case 'target-again':
      return 'that it has attacked before in this round';
    case 'bare-target':
      return 'whose defending zone has no shields';
    case 'attacked-before':
      return 'what the same hull zone has attacked in this activation';
  }
}

const within = (band: number): string => (band === 1 ? 'distance 1' : `distance 1-${band}`);

const iconsText = (icons: readonly string[]): string => icons.map(face).join(' or ');

/** "a blue die with hit". */
function dieText({ color, icons }: DieIs): string {
  const which = icons ? ` with ${iconsText(icons)}` : '';
  return `a ${color ? `${color} ` : ''}die${which}`;
}

function costText(costs: readonly Cost[]): string {
  if (costs.length === 0) return '';
  return `${list(costs.map(oneCost))}: `;
}

function oneCost(cost: Cost): string {
  switch (cost.kind) {
    case 'exhaust':
      return 'exhaust this card';
    case 'discard':
      return 'discard this card';
    case 'command-token':
      return 'spend a command token';
    case 'shields':
      return `pay up to ${cost.most} shields`;
    case 'die':
      return `pay ${dieText(cost.which)}`;
    case 'defense-token':
      return `${cost.how} ${cost.is ? `an ${cost.is}` : 'a defense'} token`;
  }
}

function effectText(effect: Effect): string {
  switch (effect.kind) {
    case 'suffer':
      return `suffer ${effect.damage} damage`;
    case 'deal-facedown':
      return `get ${effect.cards === 1 ? 'a facedown damage card' : `${effect.cards} facedown damage cards`}`;
    case 'turn-down':
      return 'turn this card facedown';
    case 'discard-command-tokens':
      return 'discard all command tokens';
    case 'discard-defense-token':
      return 'discard a defense token';
    case 'slow':
      return `reduce speed by ${effect.by}`;
    case 'new-top-command':
      return 'put a new command on the top dial';
    case 'reveal-nothing':
      return 'discard the dial and reveal none this round';
    case 'lose-strongest-shields':
      return 'lose all shields of the zone that has most';
    case 'lose-shields':
      return `lose a shield in up to ${effect.zones} zones of the opponent’s choice`;
    case 'remove-die':
      return 'take away a die of your choice';
    case 'either':
      return `${effect.by === 'opponent' ? 'the opponent picks: ' : ''}${effect.of.map(effectText).join(' or ')}`;
    case 'change-die':
      return `turn ${dieText(effect.which)} to ${effect.to.map(face).join(' or ')}`;
    case 'add-dice':
      return addedDice(effect);
    case 'reroll':
      return rerollText(effect);
    case 'set-die':
      return `add a ${effect.color} die that shows ${face(effect.face)}`;
    case 'cancel-die':
      return 'cancel an attack die';
    case 'deal-faceup':
      return 'deal the defender a faceup damage card';
    case 'break-token':
      return 'make the defender discard a defense token';
    case 'jam':
      return 'discard a command token of the defender; without one its defending zone loses a shield';
    case 'gain-token':
      return `gain a command token of ${effect.of === 'any' ? 'any command' : 'that command'}`;
    case 'discard-top-dial':
      return 'discard the top dial';
    case 'recover-shield':
      return 'recover a shield';
    case 'discard-facedown':
      return `discard up to ${effect.most} facedown damage cards`;
    case 'exhaust-defense-tokens':
      return 'exhaust all defense tokens of the defender';
    case 'damage-adjacent':
      return `deal ${effect.damage} damage to each zone beside the defending one`;
    case 'unlock-token':
      return 'spend a defense token that accuracy locks';
    case 'cancel-for-faceup':
      return 'cancel all attack dice and deal the defender a faceup damage card';
    case 'tokens-for-all':
      return 'pick a command: each friendly ship gains a token of it';
    case 'change-command':
      return `change the command to ${effect.to.map(command).join(' or ')}`;
    case 'regain-token':
      return 'gain a token of the same command';
    case 'share-command':
      return 'put that command on the top dial of another friendly ship at distance 1-5';
    case 'attack-again':
      return 'let the attacking zone make the next attack of this activation too';
  }
}

function rerollText({ dice, which }: Extract<Effect, { kind: 'reroll' }>): string {
  if (dice === 'all') return 'reroll all dice';
  if (dice === 1) return `have ${dieText(which)} rerolled`;
  const color = which.color ? `${which.color} ` : '';
  const icons = which.icons ? ` with ${iconsText(which.icons)}` : '';
  return `have ${dice === 'any' ? 'any number of' : `up to ${dice}`} ${color}dice${icons} rerolled`;
}

function addedDice({ color, dice }: Extract<Effect, { kind: 'add-dice' }>): string {
  if (color === 'any') return `add ${dice} die of any color`;
  const what = color === 'in-pool' ? 'of a color in the pool' : color;
  if (dice === 'as-paid') return `add as many ${what} dice`;
  return color === 'in-pool'
    ? `add ${dice} die ${what}`
    : `add ${dice} ${what} ${dice === 1 ? 'die' : 'dice'}`;
}

function modifierText(modifier: Modifier): string {
  switch (modifier.kind) {
    case 'cannot':
      return cannotText(modifier);
    case 'value':
      return valueText(modifier);
    case 'battery': {
      const { zones, dice, color } = modifier;
      return `its ${list(zones.map(zone))} have ${dice} more ${color} ${dice === 1 ? 'die' : 'dice'} each`;
    }
    case 'ignores-shields':
      return 'ships that it attacks count as having no shields';
    case 'lends-keyword': {
      const whom = modifier.having ? ` with ${modifier.having}` : '';
      return `other friendly squadrons${whom} at ${within(modifier.within)} have ${modifier.keyword} ${modifier.add}, or so much more of it`;
    }
    case 'commanded-speed': {
      const { add, having, lacking } = modifier;
      const whom = having ? ` with ${having}` : lacking ? ` without ${lacking}` : '';
      return `squadrons${whom} that it activates by command have speed ${add} higher, 5 at most`;
    }
    case 'commanded-dice':
      return `squadrons that it activates by command gather ${modifier.dice} more ${modifier.color} die against squadrons`;
    case 'obstructs-attacks':
      return 'attacks on it count as obstructed';
    case 'may-ignore-obstacles':
      return 'it may ignore obstacles that it overlaps';
  }
}

function cannotText({ what, if: conditions }: Extract<Modifier, { kind: 'cannot' }>): string {
  const facts = conditions.map((one) =>
    what === 'attack' && one.kind === 'target' ? `a ${one.is}` : conditionText(one),
  );
  return [FORBIDDEN[what], ...facts].join(' ');
}

const FORBIDDEN: Readonly<Record<Forbidden, string>> = {
  attack: 'it cannot attack',
  'spend-accuracy': 'it cannot spend accuracy icons',
  'critical-effect': 'it cannot resolve critical effects',
  'spend-defense-token': 'it cannot spend',
  'receive-shields': 'it cannot recover or receive shields',
  'ready-defense-tokens': 'its defense tokens are not readied',
  'hold-command-tokens': 'it cannot hold command tokens',
  'be-obstructed': 'its attacks cannot be obstructed',
};

function valueText({ of, change, for: whom, if: conditions }: Extract<Modifier, { kind: 'value' }>): string {
  const size = whom.kind === 'friendly-ships' && whom.size ? `${whom.size} ` : '';
  const where = whom.kind === 'friendly-ships' && whom.within ? ` at distance 1-${whom.within}` : '';
  const owner = whom.kind === 'it' ? 'its' : `each friendly ${size}ship${where} has its`;
  const how =
    'halve' in change
      ? 'halved, rounded down'
      : `${Math.abs(change.add)} ${change.add > 0 ? 'higher' : 'lower'}`;
  const which = conditions.map((condition) => ` ${conditionText(condition)}`).join('');
  return `${owner} ${VALUES[of]}${which} ${whom.kind === 'it' ? 'is ' : ''}${how}`;
}

const VALUES: Readonly<Record<Value, string>> = {
  hull: 'hull value',
  command: 'command value',
  squadron: 'squadron value',
  engineering: 'engineering value',
  'engineering-points': 'sum of engineering points',
  'last-yaw': 'last yaw that is not 0, at the speed of its dial,',
  'critical-damage': 'damage from each critical icon',
};
