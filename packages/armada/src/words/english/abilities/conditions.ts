/** Conditions and traits as parts of a sentence: "it" is whom the moment is about. */
import type { Condition, DieIs, Trait } from '../../../abilities/language.ts';
import { command, face, keyword, list, phase, reach, zone } from '../terms.ts';

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

export function conditionText(condition: Condition): string {
  switch (condition.kind) {
    case 'target':
      return `against a ${condition.is}`;
    case 'reach':
      return `at ${condition.in.map(reach).join(' or ')}`;
    case 'from':
      return `from its ${condition.zones.map(zone).join(' or ')}`;
    case 'defending-zone':
      return `at the ${condition.in.map(zone).join(' or ')}`;
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
      return `(${condition.in.map(command).join(' or ')})`;
    case 'means':
      return `with ${condition.are.map((one) => MEANS[one]).join(' or ')}`;
    case 'attacker-has':
      return `with ${keyword(condition.keyword)}`;
    case 'attacker-is':
      return `(a ${condition.is})`;
    case 'attacker-near':
      return `at ${within(condition.within)}`;
    case 'defender-near':
      return `at ${within(condition.within)} of this one`;
    case 'attack-kind':
      return `${condition.not ? 'but not ' : ''}in ${condition.is === 'ignition' ? 'an' : 'a'} ${condition.is} attack`;
    case 'die':
      return `with ${dieText(condition.which)} in the pool`;
    case 'unique-target':
      return 'against a squadron with a name of its own';
    case 'activated-target':
      return 'that has been activated';
    case 'target-again':
      return 'that it has attacked before in this round';
    case 'bare-target':
      return `whose defending zone has ${condition.not ? '' : 'no '}shields`;
    case 'attacked-before':
      return 'what the same hull zone has attacked in this activation';
    case 'the':
      return `(${WHO[condition.who]}: ${traitsText(condition.is)})`;
    case 'lasting':
      return LASTING[condition.same ?? condition.for];
    case 'concentrating':
      return `in which it resolves concentrate fire${condition.with ? ` with a ${condition.with}` : ''}`;
    case 'spent':
      return `in which a ${condition.as === 'readied' ? 'readied ' : ''}${condition.is ?? 'defense'} token was ${condition.as === 'discarded' ? 'discarded' : 'spent'}`;
    case 'round':
      return `(${condition.not ? 'but not in ' : ''}round ${condition.is})`;
    case 'spent-fewer':
      return `in which fewer than ${condition.than} defense tokens were spent`;
    case 'behind-something':
      return 'that a ship or an obstacle obstructs';
    case 'card-names-it':
      return 'of a command that lies on this card';
    case 'card-holds-all':
      return 'if a token of each command lies on this card';
    case 'first-attack':
      return 'as its first attack in its activation';
    case 'overfull':
      return 'while a zone of it has more shields than its dial prints';
    case 'first-target':
      return 'as its first target';
    case 'phase':
      return `in the ${phase(condition.is)}`;
    case 'card-side':
      return `while this card is ${condition.is}`;
    case 'damage-trait':
      return `with the ${condition.is} trait`;
    case 'marked-zone':
      return MARKED[condition.which].replace('token', `${condition.token} token`);
    case 'in-activation':
      return 'in its activation';
    case 'damaged':
      return 'that did damage';
    case 'overlapped':
      return condition.not
        ? `in which it overlapped no ${condition.what}`
        : `in which it overlapped a ${condition.what}`;
    case 'commanded':
      return 'in an activation by its command';
    case 'by-command':
      return 'by a command';
    case 'by-dial':
      return 'with a dial';
    case 'overlaps-this':
      return '(this one)';
  }
}

const MARKED = {
  defending: 'at the zone with its token',
  attacking: 'from the zone with its token',
  'beside-attacking': 'from a zone beside that with its token',
} as const;

const MEANS = { dial: 'a dial alone', token: 'a token alone', both: 'a dial and a token' } as const;

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

function traitText(trait: Trait): string {
  switch (trait.kind) {
    case 'piece':
      return `a ${trait.is}`;
    case 'self':
      return trait.not ? 'another than this one' : 'this one';
    case 'side':
      return trait.is === 'friend' ? 'a friend' : 'an enemy';
    case 'not-that':
      return 'another than that one';
    case 'size':
      return trait.in.join(' or ');
    case 'tag':
      return trait.not ? `no ${trait.has}` : `with the ${trait.has} trait`;
    case 'keyword':
      return `${trait.not ? 'without' : 'with'} ${trait.in.map(keyword).join(' or ')}`;
    case 'unique':
      return trait.not ? 'without a name of its own' : 'with a name of its own';
    case 'fast':
      return trait.most === trait.least ? `at speed ${trait.least}` : `at speed ${trait.least} or more`;
    case 'faster':
      return 'faster than this one';
    case 'no-larger':
      return 'no larger than this one';
    case 'resolved':
      return trait.not
        ? `${command(trait.command)} not resolved this round`
        : `${command(trait.command)} resolved this round`;
    case 'first-command':
      return 'with no other command resolved this round';
    case 'near-obstacle':
      return `at ${within(trait.within)} of an obstacle`;
    case 'near-defender':
      return `at ${within(trait.within)} of the defender`;
    case 'near-it':
      return `at ${within(trait.within)} of it`;
    case 'engaged-with-defender':
      return 'engaged with the defender';
    case 'engaged-with-it':
      return 'engaged with this one';
    case 'engaged-elsewhere':
      return 'engaged with another than this one';
    case 'weak':
      return `with ${trait.hull} hull or less`;
    case 'activated':
      return trait.not ? 'not activated' : 'activated';
    case 'engaged':
      return trait.not ? 'not engaged' : 'engaged';
    case 'near':
      return `at ${within(trait.within)} of this one`;
    case 'in-range':
      return `at ${within(trait.upTo)} of this one`;
    case 'friends-near': {
      const what =
        trait.least === 1 ? `another friendly ${trait.is}` : `${trait.least} other friendly ${trait.is}s`;
      const which = trait.of.length > 0 ? ` (${traitsText(trait.of)})` : '';
      return `at ${within(trait.within)} of ${what}${which}`;
    }
    case 'raided':
      return 'with a raid token';
    case 'command-at-most':
      return `with command value ${trait.value} or less`;
    case 'stripped':
      return 'without any shields';
    case 'spent-out':
      return trait.not ? 'with a readied defense token' : 'without readied defense tokens';
    case 'touching':
      return 'touching this one';
    case 'engaged-by':
      return `engaged with ${trait.most} at most`;
    case 'ship-or-ace':
      return 'no generic squadron';
  }
}
