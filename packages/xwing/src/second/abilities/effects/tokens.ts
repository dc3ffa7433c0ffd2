import { jamShip } from '../../actions/jam.ts';
import { lockRefusal } from '../../actions/lock-targets.ts';
import { gainReinforce } from '../../actions/reinforce.ts';
import { inPlay } from '../../bodies.ts';
import { type SecondGame, shipOf } from '../../game.ts';
import { acquireLock, cannotLock, spendLock } from '../../locking.ts';
import {
  breakLock,
  breakLockOn,
  breakLocksOn,
  type LockTarget,
  locksOf,
  moveLock,
  removeLock,
} from '../../locks.ts';
import { areEnemies } from '../../sides.ts';
import { type Ship, TOKENS, type Token } from '../../state.ts';
import { GREEN_TOKENS } from '../../token-kinds.ts';
import { giveTokens, transferToken } from '../../tokens.ts';
import { amountOf, relationOfShips } from '../evaluate.ts';
import {
  enemyLocksOn,
  isLockedWithin,
  lockChoices,
  lockCopyRefusal,
  locksToGive,
  locksToMove,
  tokensToGive,
} from '../possible/tokens.ts';
import { chooseHeld, NO_MORE, removeTokens } from '../remove-tokens.ts';
import { tokensIn } from '../scene.ts';
import { type Acting, type Resolvers, sceneOf, targetOf } from './acting.ts';
import { couldLockToo } from './locked-objects.ts';

export type Kinds =
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
      return giveTokens(act.game, act.ship.player, ship, { token, count: number, because: act.owned.ruling });
    for (let i = 0; i < number; i++) gainReinforce(act.game, ship, act.owned.ruling);
  },
  'gain-that': (act, { on }) => {
    const ship = targetOf(act, on);
    const token = TOKENS.find((one) => one === act.occasion.what);
    if (ship && token && inPlay(ship))
      giveTokens(act.game, act.ship.player, ship, { token, count: 1, because: act.owned.ruling });
  },
  'gain-one-of': (act, { tokens, on, chooser }) => {
    const ship = targetOf(act, on);
    if (!ship || !inPlay(ship)) return;
    const picks = chooser === 'opponent' ? opponentOf(act) : (targetOf(act, chooser) ?? act.ship).player;
    const token = chooseToken(act, { player: picks }, ship, tokens);
    giveTokens(act.game, act.ship.player, ship, { token, count: 1, because: act.owned.ruling });
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
    giveTokens(act.game, act.ship.player, ship, { token, count: 1, because: act.owned.ruling });
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

/** The lock of a ship goes from one that it lies on to another; its own owner only loses it. */
function handOver({ game }: Acting, owner: Ship, giver: Ship, taker: Ship): void {
  if (owner === taker) breakLockOn(game, owner, giver, 'xwing2:faq-specific-card-questions.22');
  else moveLock(game, owner, giver, taker, 'xwing2:faq-specific-card-questions.53');
}

/** A player of the other side. */
export const opponentOf = ({ game, ship }: Pick<Acting, 'game' | 'ship'>): number =>
  game.state.players.findIndex((_, player) => areEnemies(game.state, player, ship.player));

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
