import type { DamageEvent } from '../../damage/events.ts';
import type { FirstState } from '../../state.ts';
import { damageCard, shipLabel } from '../labels.ts';
import { counted, NOUNS } from './grammar.ts';
import { player } from './terms.ts';

/** What damage does, in words. */
export function damageEvent(event: DamageEvent, view: FirstState): string {
  const ship = (id: number) => shipLabel(view, id);
  switch (event.kind) {
    case 'shield-recovered':
      return `${ship(event.ship)} erhält einen Schild zurück und hat ${event.shields}`;
    case 'shield-lost':
      return `${ship(event.ship)} verliert einen Schild und hat noch ${event.shields}`;
    case 'damage-dealt':
      return `${ship(event.ship)} bekommt ${event.card === null ? 'eine verdeckte Schadenskarte' : damageCard(event.card)}`;
    case 'damage-flipped':
      return `${damageCard(event.card)} von ${ship(event.ship)} wird umgedreht und ist verdeckt`;
    case 'damage-turned-up':
      return `${damageCard(event.card)} von ${ship(event.ship)} wird aufgedeckt`;
    case 'deck-reshuffled':
      return `${player(event.player)} mischt ${counted(event.cards, NOUNS.card)} zu einem neuen Schadensstapel`;
    case 'destroyed':
      return `${ship(event.ship)} ist zerstört`;
    case 'removed':
      return `${ship(event.ship)} wird aus dem Spiel entfernt`;
    case 'fled':
      return `${ship(event.ship)} verlässt den Spielbereich und ist verloren`;
  }
}
