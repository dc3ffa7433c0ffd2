/** Modifiers as sentences about "it". */
import type {
  Change,
  Condition,
  EvadeBonus,
  Forbidden,
  Modifier,
  Reaching,
  Value,
} from '../../../abilities/language.ts';
import { aboutFriends, atSquadrons, isDefending } from '../../whose.ts';
import type { BearerKind } from '../../words.ts';
import { face, keyword, list, zone } from '../terms.ts';
import { conditionsText, conditionText, traitsText, within } from './conditions.ts';

export function modifierText(modifier: Modifier, bearer: BearerKind): string {
  switch (modifier.kind) {
    case 'cannot':
      return cannotText(modifier);
    case 'value':
      return valueText(modifier);
    case 'battery': {
      const { zones, dice, color } = modifier;
      const count = Math.abs(dice);
      const more = dice > 0 ? 'more' : 'fewer';
      return `its ${list(zones.map(zone))} ${zones.length === 1 ? 'has' : 'have'} ${count} ${more} ${color} ${count === 1 ? 'die' : 'dice'}${zones.length === 1 ? '' : ' each'}`;
    }
    case 'ignores-shields':
      return 'ships that it attacks count as having no shields';
    case 'lends-keyword': {
      const whom = modifier.to.length > 0 ? ` (${traitsText(modifier.to)})` : '';
      const where = modifier.lasting
        ? ' for which this card goes on'
        : modifier.everywhere
          ? ''
          : ` at ${within(modifier.within)}`;
      const much =
        modifier.add === 'armament'
          ? '1 for each die of their anti-squadron armament, 3 at most'
          : modifier.add;
      return `${modifier.lasting || bearer === 'ship' ? '' : 'other '}friendly squadrons${whom}${where} have ${keyword(modifier.keyword)} ${much}${modifier.during ? ' in the Squadron Phase' : ''}, or so much more of it`;
    }
    case 'has-keyword':
      return `it has ${keyword(modifier.keyword)}${conditionsText(modifier.if)}`;
    case 'commanded-speed': {
      const { add, having, lacking, all } = modifier;
      const whom = having ? ` with ${having}` : lacking ? ` without ${lacking}` : '';
      const by = all
        ? 'a friendly ship activates by command while this card goes on'
        : 'it activates by command';
      return `squadrons${whom} that ${by} have speed ${add} higher, 5 at most`;
    }
    case 'commanded-dice':
      return `squadrons that it activates by command gather ${modifier.dice} more ${modifier.color} die against squadrons`;
    case 'commanded-slips':
      return `squadrons that it activates by command may move though they are engaged, then at speed ${modifier.speed}`;
    case 'command-range':
      return `it activates squadrons at ${within(modifier.upTo)} by command`;
    case 'fixes-dials':
      return 'while a command token lies on this card, each new dial in the Command Phase shows its command, and your opponent sees it; then the token is discarded';
    case 'roomier-zones':
      return `its repair commands may bring its ${list(modifier.zones.map(zone))} to ${modifier.add} more ${modifier.add === 1 ? 'shield' : 'shields'} than their maximum, up to ${modifier.most} in each`;
    case 'cheaper-facedown':
      return `while this card goes on, discarding a facedown damage card costs ${modifier.by} engineering ${modifier.by === 1 ? 'point' : 'points'} less`;
    case 'free-commands':
      return `up to ${modifier.times} times in its activation, it may resolve a command as with a token without spending one; it then gains a raid token of that command`;
    case 'slow-clearing':
      return `enemy ships at ${within(modifier.within)} discard only one raid token of any command when they discard a dial for that`;
    case 'anti-squadron-color':
      return `all dice of its anti-squadron armament are ${modifier.color}`;
    case 'counters':
      return `it has counter ${modifier.dice} against squadrons that attack it at distance 1`;
    case 'more-criticals':
      return 'after it resolved a critical effect, you may exhaust this card and resolve another critical effect';
    case 'spreads-damage':
      return 'when it suffers damage from an attack, for each defense token that it has spent against that attack, 1 of that damage may go on the shields of a zone beside the defending one';
    case 'wider-assault':
      return `while this card goes on, squadrons that it activates by command may spend a die with ${list(modifier.icons.map(face), 'or')} for assault`;
    case 'obstructs-attacks':
      return obstructsText(modifier.if);
    case 'may-ignore-obstacles':
      return `it may ${modifier.discard ? 'discard this card and ' : ''}ignore ${modifier.discard ? 'an obstacle that it overlaps' : 'obstacles that it overlaps'}`;
    case 'unbound':
      return `it may move and attack ships though it is engaged${conditionsText(modifier.if)}`;
    case 'hampers':
      return `enemy squadrons at ${within(modifier.within)} have speed ${modifier.by} lower, 1 at least`;
    case 'keeps-destroyed':
      return 'once in a round, the first friendly ship or squadron with a name of its own that is destroyed in the play area stays in play until the Status Phase ends';
    case 'farther-dice':
      return `the ${modifier.color} dice of its ${atSquadrons(modifier.if) ? 'anti-squadron armament' : 'batteries'} reach to ${modifier.upTo} range${conditionsText(modifier.if)}`;
    case 'pins':
      return `enemy squadrons at ${within(modifier.within)} are held in place as if ${modifier.squadrons} more squadrons were engaged with them`;
    case 'spends-at-rest':
      return `at speed 0, it can still spend ${modifier.tokens} defense token${modifier.tokens === 1 ? '' : 's'}`;
    case 'holds-squadrons':
      return `while it is in play, up to ${modifier.most} friendly squadrons with ${modifier.having} may be set aside with this card instead of being deployed`;
    case 'yaws-at-rest':
      return `in a maneuver at speed 0 with a navigate command, it can turn as at a joint of ${modifier.clicks === 1 ? '1 click' : `${modifier.clicks} clicks`}`;
    case 'prints-battery':
      return `its ${zone(modifier.zone)} counts as having ${modifier.dice} ${modifier.color} dice printed, and no others`;
    case 'ignition':
      return ignitionText(modifier);
    case 'heavy-binds':
      return `heavy friendly squadrons at ${within(modifier.within)} keep squadrons engaged with them from attacking ships`;
    case 'holds-alike':
      return modifier.anyNumber
        ? 'it can hold any number of command tokens, several of each command among them'
        : 'it can hold several command tokens of each command';
    case 'scores':
      return `at the end of the game you score ${modifier.inEnemyZone} more points if it is within the enemy deployment zone; if it was destroyed, your opponent scores ${modifier.destroyed} more`;
    case 'tokens-add-dice':
      return 'its concentrate fire tokens may add a die of a color in the pool instead of rerolling one';
    case 'contains-all':
      return 'its contain tokens prevent every critical effect';
    case 'wears-out-tokens':
      return 'enemies that spend a defense token of the kind named for the round discard it';
    case 'outlives-attack':
      return 'if an attack destroys it, it stays in play until that attack is over';
    case 'ignores-keywords':
      return `${list(modifier.keywords.map(keyword))} of enemy squadrons ${modifier.keywords.length === 1 ? 'does' : 'do'} nothing to it`;
    case 'ships-at-close':
      return `friendly squadrons at ${within(modifier.within)}, itself included, attack ships up to close range`;
    case 'passes-commands': {
      const whom = modifier.to.length > 0 ? ` (${traitsText(modifier.to)})` : '';
      const by = modifier.of.length > 0 ? ` (${traitsText(modifier.of)})` : '';
      const where = modifier.inRange ? ', if this one is in its command range itself' : '';
      return `${bearer === 'ship' ? 'another' : 'a'} friendly ship${by} may command up to ${modifier.most} squadrons${whom} at ${within(modifier.within)} of this one beyond its command range${where}${conditionsText(modifier.if)}`;
    }
    case 'evades':
      return `${modifier.for.kind === 'it' ? 'evades of it' : `evades of ${ownerOf(modifier.for).replace(/ has its$/, '')}`} ${EVADES[modifier.more]}`;
    case 'rams':
      return modifier.when === 'overlapping'
        ? 'enemy ships that it overlaps get their damage card faceup'
        : 'enemy ships that overlap it get their damage card faceup';
    case 'shoves-aside':
      return 'it gets no damage card when it and a smaller ship overlap';
    case 'grav-well':
      return `ships that are deployed at ${within(modifier.within)} of its grav token have speed 0`;
    case 'yaw-for-speed':
      return 'when a token is among what it spends for navigate, it may have one more click of yaw instead of one change of speed';
    case 'redirects':
      return `redirect may name ${modifier.anywhere ? 'any other zones' : `${modifier.zones} zones`}`;
    case 'limits-redirect':
      return `redirect takes ${modifier.to} damage of its attacks at most in each zone`;
    case 'limits-brace':
      return `brace takes ${modifier.to} damage of its attacks at most, unless it is the only token spent`;
    case 'limits-tokens':
      if (modifier.if.some(isDefending))
        return `while it defends${conditionsText(modifier.if.filter((one) => !isDefending(one)))}, it cannot spend more than ${modifier.to} defense token${modifier.to === 1 ? '' : 's'}`;
      return `in its attacks${conditionsText(modifier.if)}, the defender cannot spend more than ${modifier.to} ${modifier.exhausted ? 'exhausted ' : ''}defense token${modifier.to === 1 ? '' : 's'}`;
  }
}

/** "attacks of ships count as obstructed (the defender: this one)". */
function obstructsText(conditions: readonly Condition[]): string {
  const by = conditions.find((one) => one.kind === 'attacker-is');
  const rest = conditions.filter((one) => one.kind !== 'attacker-is');
  return `attacks${by ? ` of ${by.is}s` : ''} count as obstructed${conditionsText(rest)}`;
}

function cannotText({ what, if: conditions, for: whom }: Extract<Modifier, { kind: 'cannot' }>): string {
  if (what === 'attack' && whom === 'its-attackers') {
    const who = conditions.flatMap((one) => (one.kind === 'the' ? [traitsText(one.is)] : []));
    return `an attacker (${list(who)}) cannot attack it`;
  }
  const facts = aboutFriends(conditions, whom).map((one) =>
    what === 'attack' && one.kind === 'target' ? `a ${one.is}` : conditionText(one),
  );
  const subject = SUBJECTS[whom];
  return [FORBIDDEN[what].replace(/^it /, `${subject} `), ...facts].join(' ');
}

const SUBJECTS = {
  it: 'it',
  'its-attackers': 'those that attack it',
  friends: 'friendly ships',
} as const;

const FORBIDDEN: Readonly<Record<Forbidden, string>> = {
  attack: 'it cannot attack',
  'attack-twice': 'it cannot attack more than once in a round',
  'spend-accuracy': 'it cannot spend accuracy icons',
  'critical-effect': 'it cannot resolve critical effects',
  'spend-defense-token': 'it cannot spend',
  'receive-shields': 'it cannot recover or receive shields',
  'recover-shields': 'it cannot recover shields',
  'ready-defense-tokens': 'its defense tokens are not readied',
  'hold-command-tokens': 'it cannot hold command tokens',
  'be-obstructed': 'its attacks cannot be obstructed',
  'lose-obstructed-die': 'it cannot lose a die to obstruction',
  'place-targeting-token': 'it cannot place targeting tokens',
  'spend-engineering': 'it cannot spend engineering points',
  'ready-this': 'this card cannot be readied',
  'pay-fleet-commands': 'it cannot pay for fleet commands with tokens',
};

function valueText({ of, change, for: whom, if: conditions }: Extract<Modifier, { kind: 'value' }>): string {
  const how = howText(change);
  return `${ownerOf(whom)} ${VALUES[of]}${conditionsText(conditions)} ${whom.kind === 'it' ? 'is ' : ''}${how}`;
}

function howText(change: Change): string {
  if ('halve' in change) return 'halved, rounded down';
  if ('to' in change) return String(change.to);
  return `${Math.abs(change.add)} ${change.add > 0 ? 'higher' : 'lower'}`;
}

function ownerOf(whom: Reaching): string {
  if (whom.kind === 'it') return 'its';
  const size = whom.size ? `${whom.size} ` : '';
  const where = whom.within ? ` at distance 1-${whom.within}` : '';
  return `each friendly ${size}ship${where} has its`;
}

const VALUES: Readonly<Record<Value, string>> = {
  hull: 'hull value',
  command: 'command value',
  squadron: 'squadron value',
  engineering: 'engineering value',
  'engineering-points': 'sum of engineering points',
  'last-yaw': 'last yaw that is not 0, at the speed of its dial,',
  'critical-damage': 'damage from each critical icon',
  'accuracy-damage': 'damage from each blue accuracy icon that is not spent',
  dials: 'number of dials',
  squadrons: 'number of squadrons that a squadron command activates',
  'held-tokens': 'number of command tokens that it can hold',
  attacks: 'number of attacks in its Attack step',
};

const EVADES: Readonly<Record<EvadeBonus, string>> = {
  'cancel-at-medium': 'cancel the die at medium range',
  'one-more-close': 'affect one more die at close range or distance 1',
  'cancel-close': 'cancel the die at close range or distance 1',
  'one-more': 'affect one more die',
};

/** "it has ignition at close range, with a special battery of 5 blue and 1 black dice and special arcs: …". */
function ignitionText({ range, battery, zones, exhausts }: Extract<Modifier, { kind: 'ignition' }>): string {
  const dice = Object.entries(battery ?? {}).map(([of, count]) => `${count} ${of}`);
  const lent = battery ? `, with a special battery of ${list(dice)} dice` : '';
  const arcs = zones ? `; the arcs of its ${list(zones.map(zone))} are special arcs too` : '';
  const then = exhausts ? '; this card is exhausted when the targeting token is placed' : '';
  return `it has ignition at ${range} range${lent}${arcs}${then}`;
}
