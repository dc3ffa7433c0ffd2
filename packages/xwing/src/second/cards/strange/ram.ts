import type { StrangeMoment } from '../../abilities/language.ts';
import { announce } from '../../abilities/resolve.ts';
import { destroy } from '../../damage/removal.ts';
import { dealDamageCard } from '../../damage/suffer.ts';
import { countOf, rollDice } from '../../devices/detonate.ts';
import { atRange, inPlay, shipCard } from '../../game.ts';
import { occasion } from '../../state.ts';

/** Heroic Sacrifice: 5 attack dice, and a hit damage past the shields of large and huge ships at range 0 for each result. */
export function ramShips({ game, ship, because }: StrangeMoment): void {
  const faces = rollDice(game, ship, 5, because);
  const count = countOf(faces, 'hit', 'crit');
  for (const other of game.state.ships) {
    if (other === ship || !inPlay(other) || !isLarge(other.card)) continue;
    if (count === 0 || !atRange(game.state, ship, other, [0, 0])) continue;
    for (let i = 0; i < count; i++) dealDamageCard(game, other, false, because);
    announce(game, occasion('after-damage', { ship: other.id, what: 'hit', count }));
  }
  if (!ship.destroyed) destroy(game, ship, because);
}

const isLarge = (card: string): boolean => ['large', 'huge'].includes(shipCard(card).chassis.size);
