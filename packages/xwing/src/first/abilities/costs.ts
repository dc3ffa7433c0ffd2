/** What abilities cost: all of it is paid or nothing. */

import type { UpgradeSlot } from '../cards/chassis.ts';
import { loseShields, sufferDamage } from '../damage/suffer.ts';
import { cardOf, type FirstGame } from '../game.ts';
import { hasLockOn, spendLock } from '../locks.ts';
import type { FirstState, Ship } from '../state.ts';
import { gainTokens, loseTokens, spendToken } from '../tokens.ts';
import { discardUpgrade } from '../upgrades.ts';
import type { Cost } from './language/vocabulary.ts';
import { focusSources, lockSources, pickSource } from './lent.ts';
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
    case 'spend-token': {
      const lent = isLent(scene, cost) ? focusLent(state, self) : 0;
      return (
        tokensOn(self, cost.token) + lent >= cost.count && !isBarredFromSpending(state, self, cost.token)
      );
    }
    case 'remove-token':
      return (shipIn(scene, cost.of ?? 'self')?.tokens[cost.token] ?? 0) >= cost.count;
    case 'gain-token':
    case 'suffer':
      return true;
    case 'shield':
      return self.shields >= cost.count;
    case 'lock': {
      const on = shipIn(scene, cost.on);
      return on !== undefined && locksToPay(state, self, on).length > 0 && !isBarredFromLocks(state, self);
    }
    case 'discard-one-of':
      return ofSlot(self, cost.slot).length > 0;
    case 'energy-here':
      return (self.upgrades[findAbility(state, self, scene.ref)?.upgrade ?? -1]?.held ?? 0) >= cost.count;
    case 'discard':
      return (findAbility(state, self, scene.ref)?.upgrade ?? -1) >= 0;
  }
}

/** Whether a cost is a focus token in an attack of the ship, which may be a friend’s by a card of that. */
const isLent = ({ state, self }: Scene, cost: Extract<Cost, { kind: 'spend-token' }>): boolean =>
  cost.token === 'focus' && state.attack?.attacker === self.id;

const focusLent = (state: FirstState, self: Ship): number =>
  focusSources(state, self).reduce((sum, ship) => (ship === self ? sum : sum + ship.tokens.focus), 0);

/** The ships whose lock on another one pays: the own, and in an attack on that those of friends by their cards. */
const locksToPay = (state: FirstState, self: Ship, on: Ship): readonly Ship[] =>
  state.attack?.attacker === self.id && state.attack.defender === on.id
    ? lockSources(state, self, on, 'costs')
    : hasLockOn(state, self, on)
      ? [self]
      : [];

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
      for (let paid = 0; paid < cost.count; paid++) {
        const sources = isLent(scene, cost) ? focusSources(game.state, self) : [];
        const from = sources.length > 0 ? pickSource(game, self, sources, scene.ref, because) : self;
        spendToken(game, self, cost.token, because, from);
      }
      return;
    case 'remove-token':
      return loseTokens(game, shipIn(scene, cost.of ?? 'self')!, cost.token, cost.count, because);
    case 'gain-token':
      return gainTokens(game, self, cost.token, cost.count, because);
    case 'suffer':
      return sufferDamage(game, self, { hits: cost.hits, crits: cost.crits }, because);
    case 'shield':
      return loseShields(game, self, cost.count, because);
    case 'lock': {
      const on = shipIn(scene, cost.on)!;
      const from = pickSource(game, self, locksToPay(game.state, self, on), scene.ref, because);
      return spendLock(game, self, on, because, from);
    }
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
    case 'energy-here': {
      const upgrade = self.upgrades[findAbility(game.state, self, scene.ref)?.upgrade ?? -1];
      if (upgrade) upgrade.held -= cost.count;
      return;
    }
    case 'discard':
      return discardUpgrade(game, self, findAbility(game.state, self, scene.ref)!.upgrade, because);
  }
}

/** Places of a ship's upgrade cards of a slot that are in play. */
const ofSlot = (ship: Ship, slot: UpgradeSlot): readonly number[] =>
  ship.upgrades.flatMap((upgrade, at) => (!upgrade.discarded && cardOf(upgrade).slot === slot ? [at] : []));
