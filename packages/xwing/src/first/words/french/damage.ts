import type { DamageEvent } from '../../damage/events.ts';
import type { FirstState } from '../../state.ts';
import { damageCard, shipLabel } from '../labels.ts';
import { counted, de, NOUNS } from './grammar.ts';
import { player } from './terms.ts';

/** What damage does, in words. */
export function damageEvent(told: DamageEvent, view: FirstState): string {
  const ship = (id: number) => shipLabel(view, id);
  switch (told.kind) {
    case 'shield-recovered':
      return `${ship(told.ship)} récupère un bouclier, ${told.shields} en tout`;
    case 'shield-lost':
      return `${ship(told.ship)} perd un bouclier, il en reste ${told.shields}`;
    case 'damage-dealt':
      return `${ship(told.ship)} reçoit ${told.card === null ? 'une carte de dégât face cachée' : damageCard(told.card)}`;
    case 'damage-flipped':
      return `${damageCard(told.card)} ${de(ship(told.ship))} est retournée face cachée`;
    case 'damage-turned-up':
      return `${damageCard(told.card)} ${de(ship(told.ship))} est révélée`;
    case 'deck-reshuffled':
      return `${player(told.player)} mélange ${counted(told.cards, NOUNS.card)} pour refaire son paquet de dégâts`;
    case 'destroyed':
      return `${ship(told.ship)} est détruit`;
    case 'removed':
      return `${ship(told.ship)} quitte la partie`;
    case 'fled':
      return `${ship(told.ship)} quitte l’aire de jeu et est perdu`;
  }
}
