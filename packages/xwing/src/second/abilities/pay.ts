/** Paying the costs of abilities. */

import { lendersOf } from '../attack/lent-tokens.ts';
import { weaponCard } from '../attack/weapon.ts';
import { spendForce, spendShields } from '../charges.ts';
import { conditionWith, revealCondition } from '../conditions/secret.ts';
import { exposeCard, sufferDamage } from '../damage/suffer.ts';
import { shieldPayer } from '../docking/shields.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { changeEnergy } from '../huge/energy.ts';
import { spendLock } from '../locking.ts';
import { cardOf, upgradeWith } from '../ship/upgrades.ts';
import type { Ship, Token, Upgrade } from '../state.ts';
import { cannotGain } from '../token-limits.ts';
import { giveTokens, spendToken } from '../tokens.ts';
import {
  chargedUpgrades,
  holders,
  type LockOf,
  lendable,
  lockers,
  paidKey,
  type SpendFrom,
} from './costs.ts';
import type { Cost, TokenClass } from './language.ts';
import { removeTokens } from './remove-tokens.ts';
import { type Moment, type Scene, shipIn, tokensIn, tokensOn } from './scene.ts';

/** Pays costs that `canPay` has allowed. */
export function payCosts(
  game: SecondGame,
  ship: Ship,
  ref: string,
  costs: readonly Cost[],
  { because = 'xwing2:charges.5', occasion = null, chosen = -1 }: Moment & { readonly because?: string } = {},
): void {
  if (costs.length === 0) return;
  const scene: Scene = { state: game.state, self: ship, ref, occasion, chosen };
  for (const cost of costs) {
    const payer = shipIn(scene, cost.by ?? 'self');
    if (payer) pay(game, scene, payer, cost, because);
  }
}

function pay(game: SecondGame, scene: Scene, payer: Ship, cost: Cost, because: string): void {
  switch (cost.kind) {
    case 'charge':
      for (let i = 0; i < cost.count; i++) spendCharge(game, payer, upgradeWith(payer, scene.ref), because);
      return;
    case 'force':
      return spendForce(game, payer, cost.count, because);
    case 'energy':
      return changeEnergy(game, payer, -cost.count, because);
    case 'shield':
      for (let i = 0; i < cost.count; i++) spendShields(game, shieldPayer(game, payer), 1, because);
      return;
    case 'spend-token':
      for (let i = 0; i < cost.count; i++) {
        const lender = chooseLender(game, payer, cost.token, scene.ref);
        if (lender === payer) spendOneOf(game, payer, tokensIn(cost.token), scene.ref);
        else {
          const lent = lendable(cost.token).filter((one) =>
            lendersOf(game.state, payer, one).includes(lender),
          );
          spendToken(game, lender, pickToken(game, payer, lent, scene.ref), 'xwing2:tokens.2');
        }
      }
      return;
    case 'gain-token':
      return giveTokens(game, scene.self.player, payer, { token: cost.token, count: cost.count, because });
    case 'gain-one': {
      const able = cost.tokens.filter((token) => cannotGain(game.state, payer, token) === null);
      const token = pickToken(game, payer, able, scene.ref);
      return giveTokens(game, scene.self.player, payer, { token, count: 1, because });
    }
    case 'spend-from': {
      const holder = pickHolder(game, scene, cost);
      if (cost.each) game.state.attack?.used.push(paidKey(scene.ref, holder));
      return spendToken(game, holder, cost.token, 'xwing2:tokens.2');
    }
    case 'card-charge':
      for (let i = 0; i < cost.count; i++) {
        const card = cardOf(payer, cost.card);
        spendCharge(game, payer, card === payer ? undefined : (card as Upgrade), because);
      }
      return;
    case 'reveal':
      return revealCondition(game, payer, conditionWith(payer, scene.ref)!.uid, 'xwing2:condition-cards.7');
    case 'expose':
      return exposeCard(game, payer, because);
    case 'suffer':
      return sufferDamage(game, payer, { hits: cost.hits, crits: cost.crits }, because);
    case 'lock':
      return spendLock(game, payer, shipIn(scene, cost.on));
    case 'lock-of':
      return spendLock(game, pickLocker(game, scene, cost), shipIn(scene, cost.on));
    case 'from-card':
      return takeFromCard(game, payer, scene.ref, cost.token, because);
    case 'remove-from': {
      const on = shipIn(scene, cost.on);
      const owned = { ref: scene.ref, name: '', lines: [], ruling: because };
      if (on) removeTokens({ game, owned }, on, cost.of, 1, scene.self);
      return;
    }
    case 'weapon-charge':
      return spendCharge(game, payer, weaponCard(game.state, payer)!, because);
    case 'upgrade-charge':
      return spendOther(game, payer, scene.ref, cost.slots, because);
  }
}

/** Whose token is spent: the ship's own, or that of one that lends it; of several its player picks. */
function chooseLender(game: SecondGame, payer: Ship, of: TokenClass, ref: string): Ship {
  const lenders = [...new Set(lendable(of).flatMap((token) => lendersOf(game.state, payer, token)))];
  if (lenders.length === 0) return payer;
  const own = tokensOn(game.state, payer, of) > 0 ? [payer] : [];
  const { target } = game.choose({
    form: 'choice',
    kind: 'choose-ship',
    player: payer.player,
    because: 'xwing2:tokens.2',
    ship: payer.id,
    ability: ref,
    options: [...own, ...lenders].map(({ id }) => ({ target: id })),
  });
  return shipOf(game, target);
}

function takeFromCard(game: SecondGame, ship: Ship, ref: string, token: Token, because: string): void {
  const upgrade = upgradeWith(ship, ref)!;
  const held = upgrade.held!.toSpliced(upgrade.held!.indexOf(token), 1);
  if (held.length > 0) upgrade.held = held;
  else delete upgrade.held;
  game.emit({ kind: 'on-card', ship: ship.id, upgrade: upgrade.id, token, count: held.length, because });
}

/** Spends one charge of an upgrade, or of the ship card (charges.5). */
export function spendCharge(
  game: SecondGame,
  ship: Ship,
  upgrade: Upgrade | undefined,
  because: string,
): void {
  (upgrade ?? ship).charges -= 1;
  const spent = { kind: 'charge-spent', ship: ship.id, charge: 'standard', because } as const;
  game.emit(upgrade ? { ...spent, upgrade: upgrade.id } : spent);
}

const pickHolder = (game: SecondGame, scene: Scene, cost: SpendFrom): Ship =>
  pickShip(game, scene, holders(scene, cost));

const pickLocker = (game: SecondGame, scene: Scene, cost: LockOf): Ship =>
  pickShip(game, scene, lockers(scene, cost));

function pickShip(game: SecondGame, scene: Scene, ships: readonly Ship[]): Ship {
  const { target } = game.choose({
    form: 'choice',
    kind: 'choose-ship',
    player: scene.self.player,
    because: 'xwing2:abilities.3',
    ship: scene.self.id,
    ability: scene.ref,
    options: ships.map((ship) => ({ target: ship.id })),
  });
  return shipOf(game, target);
}

function pickToken<Kind extends keyof Ship['tokens']>(
  game: SecondGame,
  ship: Ship,
  tokens: readonly Kind[],
  ref: string,
): Kind {
  const { token } = game.choose({
    form: 'choice',
    kind: 'choose-token',
    player: ship.player,
    because: 'xwing2:tokens.2',
    ship: ship.id,
    ability: ref,
    options: tokens.map((token) => ({ token })),
  });
  return token as Kind;
}

/** Spends a token of one of some kinds; of several its player picks. */
function spendOneOf(
  game: SecondGame,
  ship: Ship,
  tokens: readonly (keyof Ship['tokens'])[],
  ref: string,
): void {
  const held = tokens.filter((token) => ship.tokens[token] > 0);
  const token = pickToken(game, ship, held, ref);
  spendToken(game, ship, token, 'xwing2:tokens.2');
}

function spendOther(
  game: SecondGame,
  ship: Ship,
  ref: string,
  slots: readonly string[],
  because: string,
): void {
  const { upgrade: id } = game.choose({
    form: 'choice',
    kind: 'choose-upgrade',
    player: ship.player,
    because,
    ship: ship.id,
    ability: ref,
    options: chargedUpgrades(ship, ref, slots).map((upgrade) => ({ upgrade: upgrade.id })),
  });
  spendCharge(
    game,
    ship,
    ship.upgrades.find((upgrade) => upgrade.id === id),
    because,
  );
}
