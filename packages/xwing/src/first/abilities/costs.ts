/** What abilities cost: all of it is paid or nothing. */

import type { UpgradeSlot } from '../cards/chassis.ts';
import { loseShields, sufferDamage } from '../damage/suffer.ts';
import { cardOf, type FirstGame } from '../game.ts';
import { hasLockOn, spendLock } from '../locks.ts';
import type { Ship } from '../state.ts';
import { gainTokens, loseTokens, spendToken } from '../tokens.ts';
import { discardUpgrade } from '../upgrades.ts';
import type { Cost } from './language/vocabulary.ts';
import { isBarredFromLocks, isBarredFromSpending } from './modifiers.ts';
import { findAbility } from './owned.ts';
import { type Scene, shipIn, tokensOn } from './scene.ts';

/** Whether all costs can be paid. */
export function canPay(scene: Scene, costs: readonly Cost[]): boolean {
  for (const cost of costs) if (!isPayable(scene, cost)) return false;
  return true;
}

function isPayable(scene: Scene, cost: Cost): boolean {
  const { state, self } = scene;
  switch (cost.kind) {
    case 'spend-token':
      return tokensOn(self, cost.token) >= cost.count && !isBarredFromSpending(state, self, cost.token);
    case 'remove-token':
      return (shipIn(scene, cost.of ?? 'self')?.tokens[cost.token] ?? 0) >= cost.count;
    case 'gain-token':
    case 'suffer':
      return true;
    case 'shield':
      return self.shields >= cost.count;
    case 'lock': {
      const on = shipIn(scene, cost.on);
      return on !== undefined && hasLockOn(state, self, on) && !isBarredFromLocks(state, self);
    }
    case 'discard-one-of':
      return ofSlot(self, cost.slot).length > 0;
    case 'discard':
      return (findAbility(state, self, scene.ref)?.upgrade ?? -1) >= 0;
  }
}

/** Pays costs that can be paid; false when a token that was to be one went to another ship (faq-ship-cards.14). */
export function payCosts(game: FirstGame, scene: Scene, costs: readonly Cost[], because: string): boolean {
  let paid = true;
  for (const cost of costs) {
    const before = scene.self.tokens.stress;
    pay(game, scene, cost, because);
    if (
      cost.kind === 'gain-token' &&
      cost.token === 'stress' &&
      scene.self.tokens.stress < before + cost.count
    )
      paid = false;
  }
  return paid;
}

function pay(game: FirstGame, scene: Scene, cost: Cost, because: string): void {
  const { self } = scene;
  switch (cost.kind) {
    case 'spend-token':
      for (let paid = 0; paid < cost.count; paid++) spendToken(game, self, cost.token, because);
      return;
    case 'remove-token':
      return loseTokens(game, shipIn(scene, cost.of ?? 'self')!, cost.token, cost.count, because);
    case 'gain-token':
      return gainTokens(game, self, cost.token, cost.count, because);
    case 'suffer':
      return sufferDamage(game, self, { hits: cost.hits, crits: cost.crits }, because);
    case 'shield':
      return loseShields(game, self, cost.count, because);
    case 'lock':
      return spendLock(game, self, shipIn(scene, cost.on)!, because);
    case 'discard-one-of': {
      const { at } = game.choose({
        form: 'choice',
        kind: 'choose-upgrade',
        player: self.player,
        because,
        ship: self.id,
        ability: scene.ref,
        of: self.id,
        options: ofSlot(self, cost.slot).map((place) => ({ at: place, upgrade: self.upgrades[place]!.id })),
      });
      return discardUpgrade(game, self, at, because);
    }
    case 'discard':
      return discardUpgrade(game, self, findAbility(game.state, self, scene.ref)!.upgrade, because);
  }
}

/** Places of a ship's upgrade cards of a slot that are in play. */
const ofSlot = (ship: Ship, slot: UpgradeSlot): readonly number[] =>
  ship.upgrades.flatMap((upgrade, at) => (!upgrade.discarded && cardOf(upgrade).slot === slot ? [at] : []));
