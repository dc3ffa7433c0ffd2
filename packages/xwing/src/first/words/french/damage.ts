import type { DamageEvent } from '../../damage/events.ts';
import type { FirstState } from '../../state.ts';
import { damageCard, shipLabel } from '../labels.ts';
import { counted, de, NOUNS } from './grammar.ts';
import { player } from './terms.ts';

/** What damage does, in words. */
export function damageEvent(event: DamageEvent, view: FirstState): string {
  const ship = (id: number) => shipLabel(view, id);
  switch (event.kind) {
    case 'shield-recovered':
      return `${ship(event.ship)} récupère un bouclier, ${event.shields} en tout`;
    case 'shield-lost':
      return `${ship(event.ship)} perd un bouclier, il en reste ${event.shields}`;
    case 'damage-dealt':
      return `${ship(event.ship)} reçoit ${event.card === null ? 'une carte de dégât face cachée' : damageCard(event.card)}`;
    case 'damage-flipped':
      return `${damageCard(event.card)} ${de(ship(event.ship))} est retournée face cachée`;
    case 'damage-turned-up':
      return `${damageCard(event.card)} ${de(ship(event.ship))} est révélée`;
    case 'deck-reshuffled':
      return `${player(event.player)} mélange ${counted(event.cards, NOUNS.card)} pour refaire son paquet de dégâts`;
    case 'destroyed':
      return `${ship(event.ship)} est détruit`;
    case 'removed':
      return `${ship(event.ship)} quitte la partie`;
    case 'fled':
      return `${ship(event.ship)} quitte l’aire de jeu et est perdu`;
  }
}
