import { jamShip } from '../../actions/jam.ts';
import { lockRefusal, locksInArcs, lockTargets } from '../../actions/lock.ts';
import { gainReinforce } from '../../actions/reinforce.ts';
import { inPlay } from '../../bodies.ts';
import { type SecondGame, shipOf } from '../../game.ts';
import {
  acquireLock,
  breakLock,
  breakLockOn,
  breakLocksOn,
  cannotLock,
  type LockTarget,
  locksOf,
  locksOn,
  moveLock,
  removeLock,
  spendLock,
} from '../../locks.ts';
import type { LockOption, TokenChoice } from '../../questions.ts';
import { areEnemies } from '../../sides.ts';
import { type Lock, type SecondState, type Ship, TOKENS, type Token } from '../../state.ts';
import { GREEN_TOKENS } from '../../token-kinds.ts';
import { cannotGain, gainTokens, loseTokens, transferToken } from '../../tokens.ts';
import type { RangeSpan, TokenClass } from '../language.ts';
import { amountOf, hasLocks, passesAll, type Scene, shipIn, tokensIn, tokensOn } from '../scene.ts';
import { relationOfShips } from '../trust.ts';
import { type Acting, type EffectOf, type Possible, type Resolvers, sceneOf, targetOf } from './acting.ts';
import { couldLockToo, lockedByFriends, rangeOfObject } from './locked-objects.ts';

type Kinds =
  | 'gain'
  | 'gain-one-of'
  | 'gain-that'
  | 'remove'
  | 'transfer'
  | 'acquire-lock'
  | 'choose-lock'
  | 'break-locks'
  | 'spend-lock'
  | 'break-friendly-lock'
  | 'transfer-that'
  | 'lock-alike'
  | 'transfer-lock'
  | 'hand-over-lock'
  | 'take-locks'
  | 'gain-like'
  | 'bar-tokens'
  | 'jam';

/** Tokens and locks. */
export const TOKEN_EFFECTS: Resolvers<Kinds> = {
  gain: (act, { token, count, on }) => {
    const ship = targetOf(act, on);
    if (!ship || !inPlay(ship)) return;
    const number = amountOf(sceneOf(act), count);
    if (token !== 'reinforce')
      return gainTokens(act.game, ship, token, number, act.owned.ruling, act.ship.player);
    for (let i = 0; i < number; i++) gainReinforce(act.game, ship, act.owned.ruling);
  },
  'gain-that': (act, { on }) => {
    const ship = targetOf(act, on);
    const token = TOKENS.find((one) => one === act.occasion.what);
    if (ship && token && inPlay(ship))
      gainTokens(act.game, ship, token, 1, act.owned.ruling, act.ship.player);
  },
  'gain-one-of': (act, { tokens, on, chooser }) => {
    const ship = targetOf(act, on);
    if (!ship || !inPlay(ship)) return;
    const picks = chooser === 'opponent' ? opponentOf(act) : (targetOf(act, chooser) ?? act.ship).player;
    const token = chooseToken(act, { player: picks }, ship, tokens);
    gainTokens(act.game, ship, token, 1, act.owned.ruling, act.ship.player);
  },
  remove: (act, { of, count, on, chooser }) => {
    const ship = targetOf(act, on);
    if (ship) removeTokens(act, ship, of, count, targetOf(act, chooser) ?? act.ship);
  },
  transfer: (act, { of, count, from, to, onlyNew }) => {
    const [giver, taker] = [targetOf(act, from), targetOf(act, to)];
    if (!giver || !taker || giver === taker || !inPlay(taker)) return;
    for (let left = typeof count === 'number' ? count : 99; left > 0; left--) {
      const held = tokensToGive(act.game.state, giver, taker, of, onlyNew);
      if (held.length === 0) return;
      const one = chooseHeld(act, act.ship, giver, count === 'any' ? [...held, NO_MORE] : held);
      if (one.token === 'none') return;
      if (one.token === 'lock') handOver(act, shipOf(act.game, one.by), giver, taker);
      else transferToken(act.game, giver, taker, one.token, act.ship.player);
    }
  },
  'acquire-lock': (act, { by, on, anyRange }) => {
    const [locker, target] = [targetOf(act, by), targetOf(act, on)];
    if (!locker || !target || !inPlay(target) || cannotLock(act.game.state, locker)) return;
    if (lockRefusal(act.game.state, locker, target, anyRange) !== null) return;
    acquireLock(act.game, locker, 'ship', target.id);
  },
  'choose-lock': (act, effect) => {
    const locker = targetOf(act, effect.by);
    if (!locker) return;
    const options = lockChoices(sceneOf(act), locker, effect);
    if (options.length === 0) return;
    const target = act.game.choose({
      form: 'choice',
      kind: 'lock-target',
      player: locker.player,
      because: 'xwing2:lock.2',
      ship: locker.id,
      options,
    });
    acquireLock(act.game, locker, target.kind, target.id);
  },
  'break-locks': (act, { of, on, onto }) => {
    const ship = targetOf(act, on);
    if (!ship) return;
    const only = onto && targetOf(act, onto);
    if (only) breakLockOn(act.game, ship, only, act.owned.ruling);
    else if (of === 'by') breakLock(act.game, ship, act.owned.ruling);
    else breakLocksOn(act.game, ship, act.owned.ruling);
  },
  'break-friendly-lock': (act) => {
    const { game, ship, owned } = act;
    const own = locksOf(game.state, ship).at(-1);
    const alike = game.state.locks.filter(
      (lock) =>
        own !== undefined &&
        lock.by !== ship.id &&
        lock.kind === own.kind &&
        lock.on === own.on &&
        relationOfShips(game.state, ship, shipOf(game, lock.by)) === 'friendly',
    );
    if (alike.length === 0) return;
    const { target } = game.choose({
      form: 'choice',
      kind: 'choose-ship',
      player: ship.player,
      because: owned.ruling,
      ship: ship.id,
      ability: owned.ref,
      options: alike.map(({ by }) => ({ target: by })),
    });
    removeLock(game, alike.find(({ by }) => by === target)!, owned.ruling);
  },
  'spend-lock': (act, { on }) => {
    const ship = targetOf(act, on);
    if (ship) spendLock(act.game, act.ship, ship);
  },
  'transfer-that': (act, { to }) => {
    const taker = targetOf(act, to);
    const token = TOKENS.find((one) => one === act.occasion.what);
    if (taker && token && taker !== act.ship && inPlay(taker))
      transferToken(act.game, act.ship, taker, token, act.ship.player);
  },
  'lock-alike': (act, { by, of, inRange, within }) => {
    const locker = targetOf(act, by);
    const source = targetOf(act, of ?? 'self');
    const lock = source && locksOf(act.game.state, source).at(-1);
    if (lock && within && !isLockedWithin(act.game.state, act.ship, lock, within)) return;
    if (locker && lock && inRange && !couldLockToo(act.game.state, locker, lock)) return;
    if (locker && lock && lockCopyRefusal(act.game.state, locker, lock) === null)
      acquireLock(act.game, locker, lock.kind as LockTarget, lock.on);
  },
  'transfer-lock': (act, { from, to }) => {
    const [giver, taker] = [targetOf(act, from), targetOf(act, to)];
    if (!giver || !taker || giver === taker || !inPlay(taker)) return;
    const able = locksToGive(act.game.state, giver, taker);
    if (able.length === 0) return;
    const { kind, id } = act.game.choose({
      form: 'choice',
      kind: 'lock-target',
      player: act.ship.player,
      because: 'xwing2:tokens.3',
      ship: taker.id,
      options: able.map((lock) => ({ kind: lock.kind as LockTarget, id: lock.on })),
    });
    removeLock(act.game, able.find((lock) => lock.kind === kind && lock.on === id)!, 'xwing2:tokens.3');
    acquireLock(act.game, taker, kind, id);
  },
  'take-locks': (act, { from, to }) => {
    const [giver, taker] = [targetOf(act, from), targetOf(act, to)];
    if (!giver || !taker || giver === taker || !inPlay(taker)) return;
    for (const { by } of enemyLocksOn(sceneOf(act), giver))
      moveLock(act.game, shipOf(act.game, by), giver, taker, act.owned.ruling);
  },
  'gain-like': (act, { of, on }) => {
    const ship = targetOf(act, on);
    if (!ship || !inPlay(ship)) return;
    const held = tokensIn(of).filter((token) => act.ship.tokens[token] > 0);
    if (held.length === 0) return;
    const token = chooseToken(act, act.ship, act.ship, held);
    gainTokens(act.game, ship, token, 1, act.owned.ruling, act.ship.player);
  },
  'hand-over-lock': (act, { from, to, friendly }) => {
    const [giver, taker] = [targetOf(act, from), targetOf(act, to)];
    if (!giver || !taker || giver === taker || !inPlay(taker)) return;
    const able = locksToMove(sceneOf(act), giver, friendly);
    if (able.length === 0) return;
    const { target } = act.game.choose({
      form: 'choice',
      kind: 'choose-ship',
      player: act.ship.player,
      because: 'xwing2:faq-specific-card-questions.53',
      ship: act.ship.id,
      ability: act.owned.ref,
      options: able.map((lock) => ({ target: lock.by })),
    });
    handOver(act, shipOf(act.game, target), giver, taker);
  },
  'bar-tokens': (act, { on }) => {
    const ship = targetOf(act, on);
    if (!ship) return;
    const kinds = GREEN_TOKENS.filter((token) => token !== 'reinforce-aft');
    const named = chooseToken(act, act.ship, ship, kinds);
    const tokens: readonly Token[] = named === 'reinforce-fore' ? tokensIn('reinforce') : [named];
    const { ref: ability, name } = act.owned;
    const of = { cannot: 'spend-tokens', tokens } as const;
    ship.lasting.push({ until: 'end of attack', by: act.ship.id, ability, name, of });
  },
  jam: (act, { on }) => {
    const ship = targetOf(act, on);
    if (ship && inPlay(ship)) jamShip(act.game, ship, act.ship.player);
  },
};

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

/** The lock of a ship goes from one that it lies on to another; its own owner only loses it. */
function handOver({ game }: Acting, owner: Ship, giver: Ship, taker: Ship): void {
  if (owner === taker) breakLockOn(game, owner, giver, 'xwing2:faq-specific-card-questions.22');
  else moveLock(game, owner, giver, taker, 'xwing2:faq-specific-card-questions.53');
}

/** Whether what is locked is at a range of a ship. */
function isLockedWithin(state: SecondState, ship: Ship, { kind, on }: Lock, [from, to]: RangeSpan): boolean {
  const range = rangeOfObject(state, ship, { kind: kind as LockTarget, id: on });
  return range >= from && range <= to;
}

/** The locks of enemies that lie on a ship. */
const enemyLocksOn = ({ state, self }: Scene, ship: Ship): readonly Lock[] =>
  locksOn(state, ship).filter(({ by }) => areEnemies(state, state.ships[by]!.player, self.player));

/** The locks on a ship that may be moved to another: all, or those of friends. */
const locksToMove = ({ state, self }: Scene, ship: Ship, friendly: true | undefined): readonly Lock[] =>
  locksOn(state, ship).filter(({ by }) => !friendly || state.ships[by]!.player === self.player);

/** The tokens that one ship could transfer to another. */
function tokensToGive(
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

/** The locks on a ship, if they are of a class. */
const locksIn = (state: SecondState, ship: Ship, of: TokenClass): readonly TokenChoice[] =>
  hasLocks(of) ? locksOn(state, ship).map(({ by }) => ({ token: 'lock', by })) : [];

/** No more of any number of tokens. */
const NO_MORE: TokenChoice = { token: 'none' };

/** What a ship could lock now, among the ships that an effect names. */
function lockChoices(
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
function lockCopyRefusal(state: SecondState, locker: Ship, { kind, on }: Lock): string | null {
  const target = kind === 'ship' ? state.ships[on] : undefined;
  return target ? farLockRefusal(state, locker, target) : cannotLock(state, locker);
}

const locksToGive = (state: SecondState, giver: Ship, taker: Ship): readonly Lock[] =>
  locksOf(state, giver).filter((lock) => lockCopyRefusal(state, taker, lock) === null);

/** A player of the other side. */
export const opponentOf = ({ game, ship }: Pick<Acting, 'game' | 'ship'>): number =>
  game.state.players.findIndex((_, player) => areEnemies(game.state, player, ship.player));

/** Removes tokens of a class: all, or one by one, which a player picks. */
export function removeTokens(
  act: Pick<Acting, 'game' | 'owned'>,
  ship: Ship,
  of: TokenClass,
  count: number | 'all' | 'any',
  chooser: Ship,
): void {
  const { game, owned } = act;
  if (count === 'all') {
    for (const token of tokensIn(of)) loseTokens(game, ship, token, ship.tokens[token], owned.ruling);
    if (hasLocks(of)) breakLocksOn(game, ship, owned.ruling);
    return;
  }
  for (let left = count === 'any' ? 99 : count; left > 0; left--) {
    const held: readonly TokenChoice[] = [
      ...tokensIn(of).flatMap((token) => (ship.tokens[token] > 0 ? [{ token }] : [])),
      ...locksIn(game.state, ship, of),
    ];
    if (held.length === 0) return;
    const one = chooseHeld(act, chooser, ship, count === 'any' ? [...held, NO_MORE] : held);
    if (one.token === 'none') return;
    if (one.token === 'lock') breakLockOn(game, shipOf(game, one.by), ship, owned.ruling);
    else loseTokens(game, ship, one.token, 1, owned.ruling);
  }
}

/** A token that a ship has, or a lock on it, picked by the player of a ship. */
const chooseHeld = (
  { game, owned }: { readonly game: SecondGame; readonly owned: { readonly ref: string } },
  chooser: Pick<Ship, 'player'>,
  ship: Ship,
  options: readonly TokenChoice[],
): TokenChoice =>
  game.choose<TokenChoice>({
    form: 'choice',
    kind: 'choose-token',
    player: chooser.player,
    because: 'xwing2:card-interpretation.4',
    ship: ship.id,
    ability: owned.ref,
    options,
  });

/** A kind of token, picked by the player of a ship. */
export const chooseToken = <Kind extends Token>(
  act: { readonly game: SecondGame; readonly owned: { readonly ref: string } },
  chooser: Pick<Ship, 'player'>,
  ship: Ship,
  tokens: readonly Kind[],
): Kind =>
  chooseHeld(
    act,
    chooser,
    ship,
    tokens.map((token) => ({ token })),
  ).token as Kind;
