/** Abilities of First Edition that say the same in other words. */
import { byOneName, diceInOneWord, diceOf } from '../../../common/testing/acting/naming.ts';
import type { Ability } from '../../abilities/language.ts';
import { isInAttack } from '../../state.ts';

/** Whether two abilities are about the same ships, and say the same of them. */
export const saysTheSame = (one: Ability, other: Ability): boolean =>
  JSON.stringify(inOneName(one)) === JSON.stringify(inOneName(other));

function inOneName(ability: Ability): unknown {
  const calm = ability.kind === 'trigger' && /^(start|end)-of-/.test(ability.window);
  const plain = calm ? withoutFighters(ability) : ability;
  return byOneName(inOneWord(plain, diceOf(ability)) as object, OF_ATTACKS);
}

const OF_ATTACKS = { isInAttack: isInAttack as (window: string) => boolean, withThisIsOwn: true };

/** A block without tests that somebody is no attacker or defender: outside of attacks there are none. */
function withoutFighters(node: unknown): unknown {
  if (Array.isArray(node))
    return node.filter((one) => !/^(attacker|defender)$/.test(otherThan(one))).map(withoutFighters);
  if (!isNode(node)) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withoutFighters(value)]));
}

/** A block in which what dice do is said in one word, and without what cannot matter. */
function inOneWord(node: unknown, dice: ReturnType<typeof diceOf>): unknown {
  if (Array.isArray(node)) {
    const parts: readonly unknown[] = node.map((one) => inOneWord(one, dice));
    return parts.filter((one) => !isOther(one) || !parts.some(isOfOthers));
  }
  if (typeof node !== 'object' || node === null) return node;
  const block = node as Readonly<Record<string, unknown>>;
  // What a card gives for a while may be dice, too.
  const own = block.kind === 'dice' ? diceOf(block as { readonly kind: string }) : dice;
  // Whether one die or any number is "up to".
  const { upTo: _, ...rest } = block;
  const plain = block.count === 1 || block.count === 'any' ? rest : block;
  return Object.fromEntries(
    Object.entries({ ...plain, ...diceInOneWord(block, own) }).map(([key, value]) => [
      key,
      (key === 'range' || key === 'friendlyAt') && isSpan(value)
        ? measured(value, block)
        : inOneWord(value, own),
    ]),
  );
}

type Span = readonly [number, number];

const isSpan = (value: unknown): value is Span =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number');

/** Ranges begin at 1 (range.10), and end at 5; locks that reach farther reach everything. */
const measured = ([least, most]: Span, block: Node): Span => [
  Math.max(1, least),
  Math.min(block.value === 'lock-range' ? 6 : 5, most),
];

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Whom a test tells a ship from; empty when it is no such test. */
const otherThan = (one: unknown): string =>
  isNode(one) && one.kind === 'not' && isNode(one.test) && one.test.kind === 'is' ? String(one.test.who) : '';

/** Whether a test says that a ship is not the card's own. */
const isOther = (one: unknown): boolean => otherThan(one) === 'self';

/** Whether a test is one that a ship does not pass for itself: no enemy of its own, not in its own arcs, not touching itself. */
const isOfOthers = (one: unknown): boolean =>
  isNode(one) &&
  ((one.kind === 'side' && one.is === 'enemy' && one.of === 'self') ||
    (one.kind === 'in-arc' && one.of === 'self') ||
    ((one.kind === 'touching' || one.kind === 'has-in-arc') && one.who === 'self'));
