import type { DamageEvent } from '../../damage/events.ts';
import type { FirstState } from '../../state.ts';
import { shipLabel } from '../labels.ts';
import { damageCard, of, player, plural } from './terms.ts';

/** What damage does, in words. */
export function damageEvent(told: DamageEvent, view: FirstState): string {
  const ship = (id: number) => shipLabel(view, id);
  switch (told.kind) {
    case 'shield-recovered':
      return `${ship(told.ship)} recovers a shield and has ${told.shields}`;
    case 'shield-lost':
      return `${ship(told.ship)} loses a shield and has ${told.shields} left`;
    case 'damage-dealt':
      return `${ship(told.ship)} is dealt ${told.card === null ? 'a facedown damage card' : damageCard(told.card)}`;
    case 'damage-flipped':
      return `${of(ship(told.ship))} ${damageCard(told.card)} turns facedown`;
    case 'damage-turned-up':
      return `${of(ship(told.ship))} ${damageCard(told.card)} turns faceup`;
    case 'deck-reshuffled':
      return `${player(told.player)} shuffles ${plural(told.cards, 'card')} into an empty damage deck`;
    case 'destroyed':
      return `${ship(told.ship)} is destroyed`;
    case 'removed':
      return `${ship(told.ship)} is removed from the game`;
    case 'fled':
      return `${ship(told.ship)} leaves the play area and is lost`;
  }
}
