import type { ArmadaGame } from '../game.ts';
import type { DamageCard, Ship } from '../state.ts';
import { damageName, toDiscardPile } from './deck.ts';

/** A card turns facedown, and what it did is over (damage.6). */
export function turnDown(game: ArmadaGame, ship: Ship, card: DamageCard, because: string): void {
  const name = damageName(card.kind);
  if (!card.up || name === null) return;
  card.up = false;
  game.emit({ kind: 'damage-flipped', ship: ship.id, card: name, because });
}

/** Discards a damage card of a ship, faceup or facedown; its face is seen on the pile. */
export function discardCard(game: ArmadaGame, ship: Ship, uid: number, because: string): void {
  const card = ship.damage.find((one) => one.uid === uid);
  if (!card) return;
  ship.damage = ship.damage.filter((one) => one !== card);
  toDiscardPile(game.state, card.kind);
  game.emit({ kind: 'damage-discarded', ship: ship.id, card: damageName(card.kind) ?? '', because });
}
