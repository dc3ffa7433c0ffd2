/** Conditions and traits as parts of a sentence: "it" is whom the moment is about. */
import { type PhrasesByKind, sayByKind } from '@firing-arc/words';
import { list } from '@firing-arc/words/english';
import type { Condition, DieIs, Trait } from '../../../abilities/language.ts';
import { command, face, keyword, phase, reach, zone } from '../terms.ts';

export const within = (band: number | string): string => {
  if (typeof band === 'string') return band === 'close' ? 'close range' : `close-${band} range`;
  return band === 1 ? 'distance 1' : `distance 1-${band}`;
};

const iconsText = (icons: readonly string[]): string => icons.map(face).join(' or ');

/** "a blue die with hit". */
export function dieText({ color, icons }: DieIs): string {
  const which = icons ? ` with ${iconsText(icons)}` : '';
  return `a ${color ? `${color} ` : ''}die${which}`;
}

/** "any number of black dice with critical". */
export function diceText(count: string, { color, icons }: DieIs): string {
  const which = icons ? ` with ${iconsText(icons)}` : '';
  return `${count} ${color ? `${color} ` : ''}dice${which}`;
}

/** Conditions of a trigger or modifier, one after the other. */
export const conditionsText = (conditions: readonly Condition[]): string =>
  conditions.map((one) => ` ${conditionText(one)}`).join('');

export const conditionText = (condition: Condition): string => sayByKind(CONDITIONS, condition);

/** Conditions by their kind. */
const CONDITIONS: PhrasesByKind<Condition> = {
  target: ({ is }) => `against a ${is}`,
  reach: ({ in: which }) => `at ${which.map(reach).join(' or ')}`,
  from: ({ zones }) => `from its ${zones.map(zone).join(' or ')}`,
  'defending-zone': ({ in: which }) => `at the ${which.map(zone).join(' or ')}`,
  obstructed: 'while obstructed',
  'attacked-ship': 'after it attacked a ship this round',
  'bare-zone': 'for a hull zone without shields',
  token: ({ is }) => `${is} tokens`,
  'token-exhausted': 'exhausted defense tokens',
  speed: ({ least }) => `at speed ${least} or more`,
  command: ({ in: which }) => `(${which.map(command).join(' or ')})`,
  spending: ({ are }) => `with ${are.map((one) => SPENDING[one]).join(' or ')}`,
  'attacker-has': (condition) => `with ${keyword(condition.keyword)}`,
  'attacker-is': ({ is }) => `(a ${is})`,
  'attacker-near': (condition) => `at ${within(condition.within)}`,
  'defender-near': (condition) => `at ${within(condition.within)} of this one`,
  'attack-kind': ({ is, not }) => `${not ? 'but not ' : ''}in ${is === 'ignition' ? 'an' : 'a'} ${is} attack`,
  die: ({ which }) => `with ${dieText(which)} in the pool`,
  'unique-target': 'against a squadron with a name of its own',
  'activated-target': 'that has been activated',
  'target-again': 'that it has attacked before in this round',
  'bare-target': ({ not }) => `whose defending zone has ${not ? '' : 'no '}shields`,
  'attacked-before': 'what the same hull zone has attacked in this activation',
  the: ({ is, who }) => `(${WHO[who]}: ${traitsText(is)})`,
  lasting: ({ for: whom, same }) => LASTING[same ?? whom],
  concentrating: ({ with: spending }) =>
    `in which it resolves concentrate fire${spending ? ` with a ${spending}` : ''}`,
  spent: ({ as, is }) =>
    `in which a ${as === 'readied' ? 'readied ' : ''}${is ?? 'defense'} token was ${as === 'discarded' ? 'discarded' : 'spent'}`,
  round: ({ is, not }) => `(${not ? 'but not in ' : ''}round ${is})`,
  'spent-fewer': ({ than }) => `in which fewer than ${than} defense tokens were spent`,
  'behind-something': 'that a ship or an obstacle obstructs',
  'card-names-it': 'of a command that lies on this card',
  'card-holds-all': 'if a token of each command lies on this card',
  'first-attack': 'as its first attack in its activation',
  overfull: 'while a zone of it has more shields than its dial prints',
  'first-target': 'as its first target',
  phase: ({ is }) => `in the ${phase(is)}`,
  'card-side': ({ is }) => `while this card is ${is}`,
  'damage-trait': ({ is }) => `with the ${is} trait`,
  'marked-zone': ({ token, which }) => MARKED[which].replace('token', `${token} token`),
  'in-activation': 'in its activation',
  damaged: 'that did damage',
  overlapped: ({ not, what }) =>
    not ? `in which it overlapped no ${what}` : `in which it overlapped a ${what}`,
  commanded: 'in an activation by its command',
  'by-command': 'by a command',
  'by-dial': 'with a dial',
  'not-by-enemy': 'unless an enemy’s card does it',
  'overlaps-this': '(this one)',
};

const MARKED = {
  defending: 'at the zone with its token',
  attacking: 'from the zone with its token',
  'beside-attacking': 'from a zone beside that with its token',
} as const;

const SPENDING = { dial: 'a dial alone', token: 'a token alone', both: 'a dial and a token' } as const;

const WHO = {
  it: 'this one',
  other: 'that one',
  attacker: 'the attacker',
  defender: 'the defender',
} as const;

const LASTING = {
  all: 'while this card goes on',
  other: 'while this card goes on for it',
  command: 'while this card goes on for that command',
  round: 'in a round named for this card',
} as const;

/** "small or medium, at distance 1-5 of this one". */
export const traitsText = (traits: readonly Trait[]): string => list(traits.map(traitText));

const traitText = (trait: Trait): string => sayByKind(TRAITS, trait);

/** Traits by their kind. */
const TRAITS: PhrasesByKind<Trait> = {
  piece: ({ is }) => `a ${is}`,
  self: ({ not }) => (not ? 'another than this one' : 'this one'),
  side: ({ is }) => (is === 'friend' ? 'a friend' : 'an enemy'),
  'not-that': 'another than that one',
  size: ({ in: which }) => which.join(' or '),
  tag: ({ has, not }) => (not ? `no ${has}` : `with the ${has} trait`),
  keyword: ({ in: which, not }) => `${not ? 'without' : 'with'} ${which.map(keyword).join(' or ')}`,
  unique: ({ not }) => (not ? 'without a name of its own' : 'with a name of its own'),
  fast: ({ least, most }) => (most === least ? `at speed ${least}` : `at speed ${least} or more`),
  faster: 'faster than this one',
  'no-larger': 'no larger than this one',
  resolved: (trait) =>
    trait.not
      ? `${command(trait.command)} not resolved this round`
      : `${command(trait.command)} resolved this round`,
  'first-command': 'with no other command resolved this round',
  'near-obstacle': (trait) => `at ${within(trait.within)} of an obstacle`,
  'near-defender': (trait) => `at ${within(trait.within)} of the defender`,
  'near-it': (trait) => `at ${within(trait.within)} of it`,
  'engaged-with-defender': 'engaged with the defender',
  'engaged-with-it': 'engaged with this one',
  'engaged-elsewhere': 'engaged with another than this one',
  weak: ({ hull }) => `with ${hull} hull or less`,
  activated: ({ not }) => (not ? 'not activated' : 'activated'),
  engaged: ({ not }) => (not ? 'not engaged' : 'engaged'),
  near: (trait) => `at ${within(trait.within)} of this one`,
  'in-range': ({ upTo }) => `at ${within(upTo)} of this one`,
  'friends-near': (trait) => {
    const what =
      trait.least === 1 ? `another friendly ${trait.is}` : `${trait.least} other friendly ${trait.is}s`;
    const which = trait.of.length > 0 ? ` (${traitsText(trait.of)})` : '';
    return `at ${within(trait.within)} of ${what}${which}`;
  },
  raided: 'with a raid token',
  'command-at-most': ({ value }) => `with command value ${value} or less`,
  stripped: 'without any shields',
  'spent-out': ({ not }) => (not ? 'with a readied defense token' : 'without readied defense tokens'),
  touching: 'touching this one',
  'engaged-by': ({ most }) => `engaged with ${most} at most`,
  'ship-or-ace': 'no generic squadron',
};
