import { band, distance } from '../../../common/index.ts';
import { lockTargets } from '../../actions/lock-targets.ts';
import { bodyOf, obstacleBodyOf } from '../../bodies.ts';
import { deviceBodyOf, deviceWith } from '../../devices/bodies.ts';
import type { LockOption } from '../../questions.ts';
import { rangeBetween } from '../../range.ts';
import type { Lock, SecondState, Ship } from '../../state.ts';
import { relationOfShips } from '../evaluate.ts';
import type { RangeSpan } from '../language.ts';

/** What a ship could lock now that has a friendly lock already, at some ranges of it. */
export const lockedByFriends = (
  state: SecondState,
  ship: Ship,
  [from, to]: RangeSpan,
): readonly LockOption[] =>
  lockTargets(state, ship).filter((option) => {
    const range = rangeOfObject(state, ship, option);
    return (
      range >= from &&
      range <= to &&
      state.locks.some((lock) => isOn(lock, option) && isFriendly(state, ship, lock))
    );
  });

const isOn = (lock: Lock, { kind, id }: LockOption): boolean => lock.kind === kind && lock.on === id;

const isFriendly = (state: SecondState, ship: Ship, { by }: Lock): boolean =>
  relationOfShips(state, ship, state.ships[by]!) === 'friendly';

/** Range of a ship from what it could lock. */
export function rangeOfObject(state: SecondState, ship: Ship, { kind, id }: LockOption): number {
  if (kind === 'ship') return rangeBetween(state, ship, state.ships[id]!);
  const body =
    kind === 'obstacle' ? obstacleBodyOf(state.obstacles[id]!) : deviceBodyOf(deviceWith(state, id)!);
  return band(distance(bodyOf(ship), body));
}

/** Whether a ship could lock what another one has locked, in its range, and has not done so yet. */
export const couldLockToo = (state: SecondState, ship: Ship, lock: Lock): boolean =>
  !state.locks.some((own) => own.by === ship.id && own.kind === lock.kind && own.on === lock.on) &&
  lockTargets(state, ship).some((option) => isOn(lock, option));
