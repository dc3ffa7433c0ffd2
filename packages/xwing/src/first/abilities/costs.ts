/** What abilities cost: all of it is paid or nothing. */

import { loseShields } from '../damage/shields.ts';
import { sufferDamage } from '../damage/suffer.ts';
import type { FirstGame } from '../game.ts';
import { spendLock } from '../locks.ts';
import { loseTokens } from '../lose-tokens.ts';
import { gainTokens, spendToken } from '../tokens.ts';
import { discardUpgrade } from '../upgrades.ts';
import { isLent, locksToPay, ofSlot } from './can-pay.ts';
import type { Cost } from './language/vocabulary.ts';
import { focusSources, pickSource } from './lent.ts';
import { findAbility } from './owned.ts';
import { type Scene, shipIn } from './scene.ts';

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
