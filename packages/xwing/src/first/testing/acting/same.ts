/** Abilities of First Edition that say the same in other words. */
import { byOneName, diceInOneWord, diceOf } from '../../../common/testing/acting/naming.ts';
import type { Ability } from '../../abilities/language.ts';
import { isInAttack } from '../../state.ts';

/** Whether two abilities are about the same ships, and say the same of them. */
export const saysTheSame = (one: Ability, other: Ability): boolean =>
  JSON.stringify(inOneName(one)) === JSON.stringify(inOneName(other));

const inOneName = (ability: Ability): unknown =>
  byOneName(inOneWord(ability, diceOf(ability)) as object, isInAttack as (window: string) => boolean);

/** A block in which what dice do is said in one word. */
function inOneWord(node: unknown, dice: ReturnType<typeof diceOf>): unknown {
  if (Array.isArray(node)) return node.map((one) => inOneWord(one, dice));
  if (typeof node !== 'object' || node === null) return node;
  const block = node as Readonly<Record<string, unknown>>;
  // What a card gives for a while may be dice, too.
  const own = block.kind === 'dice' ? diceOf(block as { readonly kind: string }) : dice;
  return Object.fromEntries(
    Object.entries({ ...block, ...diceInOneWord(block, own) }).map(([key, value]) => [
      key,
      inOneWord(value, own),
    ]),
  );
}
