/**
 * Cards of Armada that say the same in other words: in a moment of its own a ship is "other", too; a squadron with a
 * keyword is a squadron anyway; a keyword without a number is there or not.
 */
import { ATTACK_MOMENTS } from '../../abilities/language/triggers.ts';
import type { Ability } from '../../abilities/language.ts';

/** Whether two blocks do the same whatever happens. */
export const saysTheSame = (one: readonly Ability[], other: readonly Ability[]): boolean =>
  JSON.stringify(one.map(inOneWord)) === JSON.stringify(other.map(inOneWord));

const inOneWord = (ability: Ability): unknown =>
  withoutSure(ability.kind === 'trigger' ? plainTrigger(ability) : ability);

type Trigger = Extract<Ability, { kind: 'trigger' }>;
type Node = Readonly<Record<string, unknown>>;

/** Moments in which a player picks the card among other things, so that it may be left anyway. */
const PICKED: readonly string[] = ['critical-effect', 'defense-tokens', 'repairing', 'instead-of-attack'];
/** Moments in the activation of the ship that they are about, which comes once in a round. */
const IN_ACTIVATION: readonly string[] = [
  'before-reveal',
  'reveal',
  'dials-used',
  'commanding',
  'repairing',
  'after-command',
  'before-maneuver',
  'determine-course',
  'after-maneuver',
  'end-of-activation',
];
/** Those of the attacker; the others of an attack are the defender's. */
const ATTACKERS = ATTACK_MOMENTS.slice(0, ATTACK_MOMENTS.indexOf('targeted'));

function plainTrigger(trigger: Trigger): unknown {
  const { at, of, does, once, times, may, ...rest } = trigger;
  const own = of === 'its';
  // A damage card that is dealt acts for the ship to which it is dealt.
  const dealt = at === 'dealt';
  return renamed(
    {
      ...rest,
      at,
      of: dealt ? 'its' : of,
      may: may || (PICKED.includes(at) && does.length === 1),
      does,
      once: once && own && times === undefined && IN_ACTIVATION.includes(at) ? 'round' : once,
      times,
    },
    namesIn(at, own || dealt),
  );
}

/** By what other names those who take part in a moment are known. */
function namesIn(at: string, own: boolean): Readonly<Record<string, string>> {
  const moments: readonly string[] = ATTACK_MOMENTS;
  if (moments.includes(at)) {
    const subject = (ATTACKERS as readonly string[]).includes(at) ? 'attacker' : 'defender';
    return { other: subject, ...(own && { it: subject }) };
  }
  return own && (IN_ACTIVATION.includes(at) || at === 'dealt') ? { other: 'it' } : {};
}

function renamed(node: unknown, names: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(node)) return node.map((one) => renamed(one, names));
  if (!isNode(node)) return node;
  const { kind, who } = node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (kind === 'the' && key === 'who') return [key, names[String(who)] ?? who];
      if (key === 'whom' && isNode(value) && typeof value.kind === 'string')
        return [key, { ...(renamed(value, names) as Node), kind: names[value.kind] ?? value.kind }];
      return [key, renamed(value, names)];
    }),
  );
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Traits that only ships, or only squadrons, have. */
const OF_SHIPS: readonly unknown[] = [
  'size',
  'tag',
  'fast',
  'raided',
  'faster',
  'no-larger',
  'resolved',
  'first-command',
  'command-at-most',
  'stripped',
];
const OF_SQUADRONS: readonly unknown[] = [
  'keyword',
  'engaged',
  'weak',
  'engaged-with-defender',
  'engaged-with-it',
  'engaged-elsewhere',
  'engaged-by',
];

/** A block without what always holds beside the rest, and with numbers no larger than they can matter. */
function withoutSure(node: unknown): unknown {
  if (Array.isArray(node)) {
    const parts = node.map(withoutSure);
    return parts.filter((one) => !isNode(one) || !isSure(one, parts.filter(isNode)));
  }
  if (!isNode(node)) return node;
  return Object.fromEntries(
    Object.entries({ ...node, ...noLarger(node) }).map(([key, value]) => [key, withoutSure(value)]),
  );
}

/** Whether a trait or condition follows from others beside it. */
function isSure({ kind, is }: Node, beside: readonly Node[]): boolean {
  const some = (kinds: readonly unknown[]): boolean => beside.some((one) => kinds.includes(one.kind));
  const traitOf = (who: unknown, kinds: readonly unknown[]): boolean =>
    beside.some(
      (one) =>
        one.kind === 'the' &&
        one.who === who &&
        Array.isArray(one.is) &&
        one.is.some((trait) => isNode(trait) && kinds.includes(trait.kind)),
    );
  if (kind === 'piece') return some(is === 'ship' ? OF_SHIPS : OF_SQUADRONS);
  if (kind === 'target' && is === 'ship')
    return (
      some(['defending-zone']) ||
      beside.some((one) => one.kind === 'bare-target' && one.not === false) ||
      traitOf('defender', OF_SHIPS)
    );
  if (kind === 'target') return some(['unique-target', 'first-target']) || traitOf('defender', OF_SQUADRONS);
  if (kind === 'attacker-is')
    return is === 'ship' ? some(['from', 'first-attack']) : some(['attacker-has', 'commanded']);
  return false;
}

/** Keywords with a number. */
const NUMBERED: readonly unknown[] = ['adept', 'counter', 'snipe', 'dodge', 'ai-battery', 'ai-antisquadron'];

/** Numbers and words beyond which nothing changes. */
function noLarger({ kind, keyword, add }: Node): object {
  if (kind === 'lends-keyword' && typeof add === 'number' && !NUMBERED.includes(keyword))
    return { add: Math.min(add, 1) };
  return {};
}
