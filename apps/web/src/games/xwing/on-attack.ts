/** Options to modify dice as they lie on the dice of an attack. */

import type { PoolChange } from '@firing-arc/odds';
import type { OnAttack, ShownOption } from '../../shown/question.ts';
import type { ShownDie } from '../../shown/table.ts';

/** What modifies the dice. */
interface Modifier {
  /** Short, as players say it. */
  readonly name: string;
  /** The same for all its options. */
  readonly by: string;
  readonly pool: 'attack' | 'defense';
  /** A face in words. */
  readonly face: (face: string) => string;
}

/** How a change of a pool lies on its dice; nothing where no die changes. */
export function onAttack(
  change: PoolChange | null,
  { name, by, pool, face }: Modifier,
): Pick<ShownOption, 'onAttack'> & Partial<Pick<ShownOption, 'dice'>> {
  const laid = (at: readonly number[], how: OnAttack) => ({ dice: { pool, at }, onAttack: how });
  const showing = (count: number, to: string): readonly ShownDie[] =>
    Array.from({ length: count }, () => ({ face: to, name: face(to) }));
  switch (change?.kind) {
    case 'change':
      return change.dice.length === 0
        ? {}
        : laid(change.dice, { kind: 'turn', name, shows: showing(change.dice.length, change.to) });
    case 'reroll':
      return change.dice.length === 0 ? {} : laid(change.dice, { kind: 'reroll', name, by });
    case 'add':
      return laid([], { kind: 'add', name, shows: showing(change.count, change.face) });
    default:
      return {};
  }
}

/** The name of a card's option is what stands before what it does: "Use Howlrunner". */
export const beforeColon = (text: string): string => text.split(':')[0]!.replace(/\.$/, '').trim();
