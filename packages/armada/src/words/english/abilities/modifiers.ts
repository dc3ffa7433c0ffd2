/** Modifiers as sentences about "it". */
import { type PhrasesByKind, sayByKind } from '@firing-arc/words';
import { list } from '@firing-arc/words/english';
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
import { face, keyword, zone } from '../terms.ts';
import { conditionsText, conditionText, traitsText, within } from './conditions.ts';

export const modifierText = (modifier: Modifier, bearer: BearerKind): string =>
  sayByKind(MODIFIERS, modifier, bearer);

/** Modifiers by their kind. */
const MODIFIERS: PhrasesByKind<Modifier, [bearer: BearerKind]> = {
  cannot: (modifier) => cannotText(modifier),
  value: (modifier) => valueText(modifier),
  battery: (modifier) => {
    const { zones, dice, color } = modifier;
    const count = Math.abs(dice);
    const more = dice > 0 ? 'more' : 'fewer';
    return `its ${list(zones.map(zone))} ${zones.length === 1 ? 'has' : 'have'} ${count} ${more} ${color} ${count === 1 ? 'die' : 'dice'}${zones.length === 1 ? '' : ' each'}`;
  },
  'ignores-shields': 'ships that it attacks count as having no shields',
  'lends-keyword': (modifier, bearer) => {
    const whom = modifier.to.length > 0 ? ` (${traitsText(modifier.to)})` : '';
    const where = modifier.lasting
      ? ' for which this card goes on'
      : modifier.within
        ? ` at ${within(modifier.within)}`
        : '';
    const much =
      modifier.add === 'armament'
        ? '1 for each die of their anti-squadron armament, 3 at most'
        : modifier.add;
    return `${modifier.lasting || bearer === 'ship' ? '' : 'other '}friendly squadrons${whom}${where} have ${keyword(modifier.keyword)} ${much}${modifier.during ? ' in the Squadron Phase' : ''}, or so much more of it`;
  },
  'has-keyword': (modifier) => `it has ${keyword(modifier.keyword)}${conditionsText(modifier.if)}`,
  'commanded-speed': (modifier) => {
    const { add, having, lacking, all } = modifier;
    const whom = having ? ` with ${having}` : lacking ? ` without ${lacking}` : '';
    const by = all
      ? 'a friendly ship activates by command while this card goes on'
      : 'it activates by command';
    return `squadrons${whom} that ${by} have speed ${add} higher, 5 at most`;
  },
  'commanded-dice': ({ color, dice }) =>
    `squadrons that it activates by command gather ${dice} more ${color} die against squadrons`,
  'commanded-slips': ({ speed }) =>
    `squadrons that it activates by command may move though they are engaged, then at speed ${speed}`,
  'command-range': ({ upTo }) => `it activates squadrons at ${within(upTo)} by command`,
  'fixes-dials':
    'while a command token lies on this card, each new dial in the Command Phase shows its command, and your opponent sees it; then the token is discarded',
  'roomier-zones': ({ add, most, zones }) =>
    `its repair commands may bring its ${list(zones.map(zone))} to ${add} more ${add === 1 ? 'shield' : 'shields'} than their maximum, up to ${most} in each`,
  'cheaper-facedown': ({ by }) =>
    `while this card goes on, discarding a facedown damage card costs ${by} engineering ${by === 1 ? 'point' : 'points'} less`,
  'free-commands': ({ times }) =>
    `up to ${times} times in its activation, it may resolve a command as with a token without spending one; it then gains a raid token of that command`,
  'slow-clearing': (modifier) =>
    `enemy ships at ${within(modifier.within)} discard only one raid token of any command when they discard a dial for that`,
  'anti-squadron-color': ({ color }) => `all dice of its anti-squadron armament are ${color}`,
  counters: ({ dice }) => `it has counter ${dice} against squadrons that attack it at distance 1`,
  'more-criticals':
    'after it resolved a critical effect, you may exhaust this card and resolve another critical effect',
  'spreads-damage':
    'when it suffers damage from an attack, for each defense token that it has spent against that attack, 1 of that damage may go on the shields of a zone beside the defending one',
  'wider-assault': ({ icons }) =>
    `while this card goes on, squadrons that it activates by command may spend a die with ${list(icons.map(face), 'or')} for assault`,
  'obstructs-attacks': ({ if: conditions }) => obstructsText(conditions),
  'may-ignore-obstacles': ({ discard }) =>
    `it may ${discard ? 'discard this card and ' : ''}ignore ${discard ? 'an obstacle that it overlaps' : 'obstacles that it overlaps'}`,
  unbound: ({ if: conditions }) =>
    `it may move and attack ships though it is engaged${conditionsText(conditions)}`,
  hampers: (modifier) =>
    `enemy squadrons at ${within(modifier.within)} have speed ${modifier.by} lower, 1 at least`,
  'keeps-destroyed':
    'once in a round, the first friendly ship or squadron with a name of its own that is destroyed in the play area stays in play until the Status Phase ends',
  'farther-dice': ({ color, if: conditions, upTo }) =>
    `the ${color} dice of its ${atSquadrons(conditions) ? 'anti-squadron armament' : 'batteries'} reach to ${upTo} range${conditionsText(conditions)}`,
  pins: (modifier) =>
    `enemy squadrons at ${within(modifier.within)} are held in place as if ${modifier.squadrons} more squadrons were engaged with them`,
  'spends-at-rest': ({ tokens }) =>
    `at speed 0, it can still spend ${tokens} defense token${tokens === 1 ? '' : 's'}`,
  'holds-squadrons': ({ having, most }) =>
    `while it is in play, up to ${most} friendly squadrons with ${having} may be set aside with this card instead of being deployed`,
  'yaws-at-rest': ({ clicks }) =>
    `in a maneuver at speed 0 with a navigate command, it can turn as at a joint of ${clicks === 1 ? '1 click' : `${clicks} clicks`}`,
  'prints-battery': (modifier) =>
    `its ${zone(modifier.zone)} counts as having ${modifier.dice} ${modifier.color} dice printed, and no others`,
  ignition: (modifier) => ignitionText(modifier),
  'heavy-binds': (modifier) =>
    `heavy friendly squadrons at ${within(modifier.within)} keep squadrons engaged with them from attacking ships`,
  'holds-alike': ({ anyNumber }) =>
    anyNumber
      ? 'it can hold any number of command tokens, several of each command among them'
      : 'it can hold several command tokens of each command',
  scores: ({ destroyed, inEnemyZone }) =>
    `at the end of the game you score ${inEnemyZone} more points if it is within the enemy deployment zone; if it was destroyed, your opponent scores ${destroyed} more`,
  'tokens-add-dice':
    'its concentrate fire tokens may add a die of a color in the pool instead of rerolling one',
  'contains-all': 'its contain tokens prevent every critical effect',
  'wears-out-tokens': 'enemies that spend a defense token of the kind named for the round discard it',
  'outlives-attack': 'if an attack destroys it, it stays in play until that attack is over',
  'ignores-keywords': ({ keywords }) =>
    `${list(keywords.map(keyword))} of enemy squadrons ${keywords.length === 1 ? 'does' : 'do'} nothing to it`,
  'ships-at-close': (modifier) =>
    `friendly squadrons at ${within(modifier.within)}, itself included, attack ships up to close range`,
  'passes-commands': (modifier, bearer) => {
    const whom = modifier.to.length > 0 ? ` (${traitsText(modifier.to)})` : '';
    const by = modifier.of.length > 0 ? ` (${traitsText(modifier.of)})` : '';
    const where = modifier.inRange ? ', if this one is in its command range itself' : '';
    return `${bearer === 'ship' ? 'another' : 'a'} friendly ship${by} may command up to ${modifier.most} squadrons${whom} at ${within(modifier.within)} of this one beyond its command range${where}${conditionsText(modifier.if)}`;
  },
  evades: ({ for: whom, more }) =>
    `${whom.kind === 'it' ? 'evades of it' : `evades of ${ownerOf(whom).replace(/ has its$/, '')}`} ${EVADES[more]}`,
  rams: ({ when }) =>
    when === 'overlapping'
      ? 'enemy ships that it overlaps get their damage card faceup'
      : 'enemy ships that overlap it get their damage card faceup',
  'shoves-aside': 'it gets no damage card when it and a smaller ship overlap',
  'grav-well': (modifier) =>
    `ships that are deployed at ${within(modifier.within)} of its grav token have speed 0`,
  'yaw-for-speed':
    'when a token is among what it spends for navigate, it may have one more click of yaw instead of one change of speed',
  redirects: ({ anywhere, zones }) => `redirect may name ${anywhere ? 'any other zones' : `${zones} zones`}`,
  'limits-redirect': ({ to }) => `redirect takes ${to} damage of its attacks at most in each zone`,
  'limits-brace': ({ to }) =>
    `brace takes ${to} damage of its attacks at most, unless it is the only token spent`,
  'limits-tokens': ({ exhausted, if: conditions, to }) => {
    if (conditions.some(isDefending))
      return `while it defends${conditionsText(conditions.filter((one) => !isDefending(one)))}, it cannot spend more than ${to} defense token${to === 1 ? '' : 's'}`;
    return `in its attacks${conditionsText(conditions)}, the defender cannot spend more than ${to} ${exhausted ? 'exhausted ' : ''}defense token${to === 1 ? '' : 's'}`;
  },
};

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
