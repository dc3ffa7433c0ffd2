/** Abilities that say the same in other words: in a moment of its own a ship is "it", too. */
import { byOneName, diceInOneWord, diceOf } from '../../../common/testing/acting/naming.ts';
import { isInAttack } from '../../abilities/language/windows.ts';
import type { Ability, Effect, Requirement } from '../../abilities/language.ts';
import { tokensIn } from '../../abilities/scene.ts';

/** Whether two abilities are about the same ships, and say the same of them; `limit` is that of the card's charges. */
export const saysTheSame = (one: Ability, other: Ability, limit = Number.POSITIVE_INFINITY): boolean =>
  JSON.stringify(inOneName(one, limit)) === JSON.stringify(inOneName(other, limit));

/** The ability with one name for each ship. */
function inOneName(ability: Ability, limit: number): unknown {
  const plain = withoutIdle(ability, { dice: diceOf(ability), limit });
  return byOneName(untilItMatters(ability, plain) as object, OF_ATTACKS);
}

/** Another ship may attack with the same card. */
const OF_ATTACKS = { isInAttack: isInAttack as (window: string) => boolean, withThisIsOwn: false };

/** The dice that an ability modifies, and how many charges its card has. */
interface Around {
  readonly dice: ReturnType<typeof diceOf>;
  readonly limit: number;
}

/**
 * A block without what cannot matter: who chooses among tokens of one kind, whether one die or any number is "up to", what
 * dice never show, charges that no card has.
 */
function withoutIdle(node: unknown, around: Around): unknown {
  if (Array.isArray(node)) return node.map((one) => withoutIdle(one, around));
  if (typeof node !== 'object' || node === null) return node;
  const { kind, of, count } = node as Partial<Extract<Effect, { kind: 'remove' }>>;
  const idle =
    kind === 'remove' && of && tokensIn(of).length === 1
      ? 'chooser'
      : count === 1 || (count as unknown) === 'any'
        ? 'upTo'
        : undefined;
  return Object.fromEntries(
    Object.entries({ ...node, ...inOneWord(node as Words, around) }).flatMap(([key, value]) =>
      key === idle ? [] : [[key, withoutIdle(value, around)]],
    ),
  );
}

/** Parts of a block that may be said in several words, in one of them. */
function inOneWord(node: Words, { dice, limit }: Around): object {
  const { kind, to, from, compare, a, b, rule, count, of, speed } = node;
  const ofDice = diceInOneWord(node, dice);
  if (ofDice) return ofDice;
  // Numbers on the table are never below 0, but for hull that is left.
  if (kind === 'compare' && compare === 'lower-or-equal' && b === 0 && !isHullLeft(a))
    return { compare: 'equal' };
  if (kind === 'lose-charge' || (kind === 'recover-charge' && (of === 'this' || of === 'ship')))
    return { count: Math.min(count as number, limit) };
  // A range that counts as itself counts as it is.
  if (rule === 'attack-range-counts-as' && isSpan(from))
    return { from: [from[0] === to ? from[0] + 1 : from[0], from[1] === to ? from[1] - 1 : from[1]] };
  if (isSpan(speed)) return { speed: flyable(node, speed) };
  // An attack with a card is one with a special weapon.
  return kind === 'dice' && node.weapon === 'any' && isWithOwnCard(node) ? { weapon: 'special' } : {};
}

type Words = Readonly<Record<string, unknown>>;

const isSpan = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number');

/** Of some speeds those for which there is a template of the bearing. */
function flyable(test: Words, [least, most]: readonly [number, number]): readonly number[] {
  const bearings = [test.bearing].flat();
  const curved = bearings.every((bearing) => bearing === 'bank' || bearing === 'turn');
  const onTemplate = curved || test.basic === true || bearings.every((bearing) => bearing === 'straight');
  return [onTemplate ? Math.max(1, least) : least, Math.min(curved ? 3 : 5, most)];
}

const isHullLeft = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'of' in value && value.of === 'hull-left';

const isWithOwnCard = ({ requires }: { readonly requires?: readonly Requirement[] }): boolean =>
  requires?.some((one) => one.kind === 'attack-with' && one.weapon === 'this') ?? false;

/** Until when a change of initiative for one phase lasts does not matter once that phase is over in the round. */
function untilItMatters(ability: Ability, node: unknown): unknown {
  const phase =
    'window' in ability ? /^start-of-(activation|engagement)$/.exec(ability.window)?.[1] : undefined;
  const ends: readonly unknown[] = [
    'end of engagement',
    'end of round',
    'next planning',
    'end of system',
    'end of activation',
  ];
  const change = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(change);
    if (typeof one !== 'object' || one === null) return one;
    const { kind, only, until } = one as Readonly<Record<string, unknown>>;
    if (kind === 'initiative' && only === phase && ends.includes(until))
      return { ...one, until: 'its phase' };
    return Object.fromEntries(Object.entries(one).map(([key, value]) => [key, change(value)]));
  };
  return phase ? change(node) : node;
}
