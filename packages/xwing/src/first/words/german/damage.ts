import type { DamageEvent } from '../../damage/events.ts';
import type { FirstState } from '../../state.ts';
import { damageCard, shipLabel } from '../labels.ts';
import { counted, NOUNS } from './grammar.ts';
import { player } from './terms.ts';

/** What damage does, in words. */
export function damageEvent(told: DamageEvent, view: FirstState): string {
  const ship = (id: number) => shipLabel(view, id);
  switch (told.kind) {
    case 'shield-recovered':
      return `${ship(told.ship)} erhält einen Schild zurück und hat ${told.shields}`;
    case 'shield-lost':
      return `${ship(told.ship)} verliert einen Schild und hat noch ${told.shields}`;
    case 'damage-dealt':
      return `${ship(told.ship)} bekommt ${told.card === null ? 'eine verdeckte Schadenskarte' : damageCard(told.card)}`;
    case 'damage-flipped':
      return `${damageCard(told.card)} von ${ship(told.ship)} wird umgedreht und ist verdeckt`;
    case 'damage-turned-up':
      return `${damageCard(told.card)} von ${ship(told.ship)} wird aufgedeckt`;
    case 'deck-reshuffled':
      return `${player(told.player)} mischt ${counted(told.cards, NOUNS.card)} zu einem neuen Schadensstapel`;
    case 'destroyed':
      return `${ship(told.ship)} ist zerstört`;
    case 'removed':
      return `${ship(told.ship)} wird aus dem Spiel entfernt`;
    case 'fled':
      return `${ship(told.ship)} verlässt den Spielbereich und ist verloren`;
  }
}
