import { damageName } from '../damage/deck.ts';
import type { ArmadaGame } from '../game.ts';
import type { DamageCard, Ship } from '../state.ts';
import { damageCard } from './scene.ts';

/** A damage card dealt or turned faceup acts at once, where it says so (damage.5). */
export function cardFaceup(game: ArmadaGame, ship: Ship, damage: DamageCard): void {
  const name = damageName(damage.kind);
  if (name === null) return;
  const card = damageCard(damage, name);
  for (const trigger of card.abilities) {
    if (trigger.kind === 'trigger' && trigger.at === 'dealt')
      game.interpreter.act(game, { bearer: ship, card, trigger, other: ship, what: '' });
  }
}
