import { lockRefusal, locksInArcs, lockTargets } from '../../actions/lock-targets.ts';
import { inPlay } from '../../bodies.ts';
import { cannotLock } from '../../locking.ts';
import { type LockTarget, locksOf, locksOn } from '../../locks.ts';
import type { LockOption, TokenChoice } from '../../questions.ts';
import { areEnemies } from '../../sides.ts';
import { type Lock, type SecondState, type Ship, TOKENS } from '../../state.ts';
import { cannotGain } from '../../token-limits.ts';
import type { EffectOf, Possible } from '../effects/acting.ts';
import { couldLockToo, lockedByFriends, rangeOfObject } from '../effects/locked-objects.ts';
import type { Kinds } from '../effects/tokens.ts';
import { passesAll } from '../evaluate.ts';
import type { RangeSpan } from '../language.ts';
import { locksIn, type Scene, shipIn, tokensIn, tokensOn } from '../scene.ts';

export const TOKEN_POSSIBLE: Possible<Kinds> = {
  gain: (scene, { token, on }) => {
    const ship = shipIn(scene, on);
    return ship !== undefined && (token === 'reinforce' || cannotGain(scene.state, ship, token) === null);
  },
  remove: (scene, { of, on }) => {
    if (on === 'chosen' && scene.chosen < 0) return true;
    const ship = shipIn(scene, on);
    return ship !== undefined && tokensOn(scene.state, ship, of) > 0;
  },
  transfer: (scene, { of, from, to, onlyNew }) => {
    if ((from === 'chosen' || to === 'chosen') && scene.chosen < 0) return true;
    const [giver, taker] = [shipIn(scene, from), shipIn(scene, to)];
    return (
      giver !== undefined &&
      taker !== undefined &&
      tokensToGive(scene.state, giver, taker, of, onlyNew).length > 0
    );
  },
  'choose-lock': (scene, effect) => {
    const locker = shipIn(scene, effect.by);
    return locker !== undefined && lockChoices(scene, locker, effect).length > 0;
  },
  'transfer-that': (scene, { to }) => {
    const taker = shipIn(scene, to);
    const token = TOKENS.find((one) => one === scene.occasion?.what);
    if (!taker || !token || taker === scene.self) return false;
    return scene.self.tokens[token] > 0 && cannotGain(scene.state, taker, token) === null;
  },
  'lock-alike': (scene, { by, of, inRange, within }) => {
    const locker = shipIn(scene, by);
    const source = shipIn(scene, of ?? 'self');
    const lock = source && locksOf(scene.state, source).at(-1);
    if (within && !(lock && isLockedWithin(scene.state, scene.self, lock, within))) return false;
    if (by === 'chosen' && scene.chosen < 0) return true;
    if (locker && lock && inRange) return couldLockToo(scene.state, locker, lock);
    return locker !== undefined && lock !== undefined && lockCopyRefusal(scene.state, locker, lock) === null;
  },
  'transfer-lock': (scene, { from, to }) => {
    const [giver, taker] = [shipIn(scene, from), shipIn(scene, to)];
    return giver !== undefined && taker !== undefined && locksToGive(scene.state, giver, taker).length > 0;
  },
  'take-locks': (scene, { from }) => {
    const giver = shipIn(scene, from);
    return giver !== undefined && enemyLocksOn(scene, giver).length > 0;
  },
  'gain-like': ({ state, self }, { of }) => tokensOn(state, self, of) > 0,
  'hand-over-lock': (scene, { from, to, friendly }) => {
    if ((from === 'chosen' || to === 'chosen') && scene.chosen < 0) return true;
    const [giver, taker] = [shipIn(scene, from), shipIn(scene, to)];
    return giver !== undefined && taker !== undefined && locksToMove(scene, giver, friendly).length > 0;
  },
  'acquire-lock': (scene, { by, on, anyRange }) => {
    const [locker, target] = [shipIn(scene, by), shipIn(scene, on)];
    if (!locker || !target || cannotLock(scene.state, locker)) return false;
    return lockRefusal(scene.state, locker, target, anyRange) === null;
  },
};

/** Whether what is locked is at a range of a ship. */
export function isLockedWithin(
  state: SecondState,
  ship: Ship,
  { kind, on }: Lock,
  [from, to]: RangeSpan,
): boolean {
  const range = rangeOfObject(state, ship, { kind: kind as LockTarget, id: on });
  return range >= from && range <= to;
}

/** The locks of enemies that lie on a ship. */
export const enemyLocksOn = ({ state, self }: Scene, ship: Ship): readonly Lock[] =>
  locksOn(state, ship).filter(({ by }) => areEnemies(state, state.ships[by]!.player, self.player));

/** The locks on a ship that may be moved to another: all, or those of friends. */
export const locksToMove = (
  { state, self }: Scene,
  ship: Ship,
  friendly: true | undefined,
): readonly Lock[] =>
  locksOn(state, ship).filter(({ by }) => !friendly || state.ships[by]!.player === self.player);

/** The tokens that one ship could transfer to another. */
export function tokensToGive(
  state: SecondState,
  giver: Ship,
  taker: Ship,
  of: EffectOf<'transfer'>['of'],
  onlyNew = false,
): readonly TokenChoice[] {
  const kinds = typeof of === 'string' ? tokensIn(of) : of;
  const able = kinds.filter(
    (token) =>
      giver.tokens[token] > 0 &&
      !(onlyNew && taker.tokens[token] > 0) &&
      cannotGain(state, taker, token) === null,
  );
  return [...able.map((token) => ({ token })), ...(typeof of === 'string' ? locksIn(state, giver, of) : [])];
}

/** What a ship could lock now, among the ships that an effect names. */
export function lockChoices(
  scene: Scene,
  locker: Ship,
  { that, anyRange }: Pick<EffectOf<'choose-lock'>, 'that' | 'anyRange'>,
): readonly LockOption[] {
  const { state } = scene;
  if (typeof that === 'object' && 'lockedByFriends' in that)
    return lockedByFriends(state, locker, that.lockedByFriends);
  if (typeof that === 'object' && 'objectsIn' in that) return locksInArcs(state, locker, [that.objectsIn]);
  if (anyRange && that !== 'object') {
    return state.ships
      .filter(
        (ship) =>
          inPlay(ship) && passesAll(scene, ship, that) && farLockRefusal(state, locker, ship) === null,
      )
      .map(({ id }) => ({ kind: 'ship', id }));
  }
  return lockTargets(state, locker).filter(
    (option) =>
      that === 'object' || (option.kind === 'ship' && passesAll(scene, state.ships[option.id]!, that)),
  );
}

/** Why a ship cannot acquire a lock on another one at whatever range, as a ruling; null when it can. */
function farLockRefusal(state: SecondState, locker: Ship, target: Ship): string | null {
  return cannotLock(state, locker) ?? lockRefusal(state, locker, target, true);
}

/** Why a ship cannot have a lock on what another ship has locked, at whatever range, as a ruling; null when it can. */
export function lockCopyRefusal(state: SecondState, locker: Ship, { kind, on }: Lock): string | null {
  const target = kind === 'ship' ? state.ships[on] : undefined;
  return target ? farLockRefusal(state, locker, target) : cannotLock(state, locker);
}

export const locksToGive = (state: SecondState, giver: Ship, taker: Ship): readonly Lock[] =>
  locksOf(state, giver).filter((lock) => lockCopyRefusal(state, taker, lock) === null);
