import type { Refusal } from '@firing-arc/referee';
import { forbidding, ownValues } from '../abilities/evaluate.ts';
import { inPlay } from '../bodies.ts';
import type { LockOption } from '../questions.ts';
import { byCard } from '../ship/abilities.ts';
import type { SecondState, Ship } from '../state.ts';
import { keptToArcs } from './lock.ts';
import { lockRefusal } from './lock-targets.ts';

/** Why the action cannot choose the other ships, by the card that says so where one does. */
export const lockRefusals = (
  state: SecondState,
  ship: Ship,
  options: readonly LockOption[],
): readonly Refusal[] =>
  state.ships
    .filter((other) => inPlay(other) && !options.some(({ kind, id }) => kind === 'ship' && id === other.id))
    .map((other) => ({ option: `ship-${other.id}`, ...refusal(state, ship, other) }));

function refusal(state: SecondState, ship: Ship, other: Ship): Omit<Refusal, 'option'> {
  const ruling = lockRefusal(state, ship, other);
  const card =
    ruling === 'xwing2:introduction.3'
      ? forbidding(state, 'be-locked').find(({ by }) => by === other)
      : ruling === 'xwing2:lock.2'
        ? ownValues(state, ship, 'lock-range')[0]
        : undefined;
  if (card) return byCard(card, ruling === 'xwing2:lock.2' ? 'xwing2:introduction.2' : undefined);
  return ruling === null ? byCard({ by: ship, ref: keptToArcs(ship)[0]?.ref ?? '' }) : { ruling };
}
