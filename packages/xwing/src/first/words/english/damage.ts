import type { DamageEvent } from '../../damage/events.ts';
import type { FirstState } from '../../state.ts';
import { shipLabel } from '../labels.ts';
import { damageCard, of, player, plural } from './terms.ts';

/** What damage does, in words. */
export function damageEvent(event: DamageEvent, view: FirstState): string {
  const ship = (id: number) => shipLabel(view, id);
  switch (event.kind) {
    case 'shield-recovered':
      return `${ship(event.ship)} recovers a shield and has ${event.shields}`;
    case 'shield-lost':
      return `${ship(event.ship)} loses a shield and has ${event.shields} left`;
    case 'damage-dealt':
      return `${ship(event.ship)} is dealt ${event.card === null ? 'a facedown damage card' : damageCard(event.card)}`;
    case 'damage-flipped':
      return `${of(ship(event.ship))} ${damageCard(event.card)} turns facedown`;
    case 'damage-turned-up':
      return `${of(ship(event.ship))} ${damageCard(event.card)} turns faceup`;
    case 'deck-reshuffled':
      return `${player(event.player)} shuffles ${plural(event.cards, 'card')} into an empty damage deck`;
    case 'destroyed':
      return `${ship(event.ship)} is destroyed`;
    case 'removed':
      return `${ship(event.ship)} is removed from the game`;
    case 'fled':
      return `${ship(event.ship)} leaves the play area and is lost`;
  }
}
