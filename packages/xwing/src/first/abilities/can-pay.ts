/** Whether the costs of an ability can be paid. */

import type { UpgradeSlot } from '../cards/chassis.ts';
import { cardOf } from '../game.ts';
import { hasLockOn } from '../locks.ts';
import type { FirstState, Ship } from '../state.ts';
import type { Cost } from './language/vocabulary.ts';
import { focusSources, lockSources } from './lent.ts';
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
export const isLent = ({ state, self }: Scene, cost: Extract<Cost, { kind: 'spend-token' }>): boolean =>
  cost.token === 'focus' && state.attack?.attacker === self.id;

const focusLent = (state: FirstState, self: Ship): number =>
  focusSources(state, self).reduce((sum, ship) => (ship === self ? sum : sum + ship.tokens.focus), 0);

/** The ships whose lock on another one pays: the own, and in an attack on that those of friends by their cards. */
export const locksToPay = (state: FirstState, self: Ship, on: Ship): readonly Ship[] =>
  state.attack?.attacker === self.id && state.attack.defender === on.id
    ? lockSources(state, self, on, 'costs')
    : hasLockOn(state, self, on)
      ? [self]
      : [];

/** Places of a ship's upgrade cards of a slot that are in play. */
export const ofSlot = (ship: Ship, slot: UpgradeSlot): readonly number[] =>
  ship.upgrades.flatMap((upgrade, at) => (!upgrade.discarded && cardOf(upgrade).slot === slot ? [at] : []));
