/** Ships and squadrons that are destroyed leave the table. */

import { announce } from '../abilities/announce.ts';
import { outlivesAttack } from '../abilities/modifiers.ts';
import { hitsBack } from '../attack/hits-back.ts';
import { pieceOf } from '../attack/parties.ts';
import type { Party } from '../attack/schema.ts';
import { type ArmadaGame, inPlay } from '../game.ts';
import { type ArmadaState, occasion, type Ship, type Squadron } from '../state.ts';
import { toDiscardPile } from './deck.ts';
import { isKept, keptOnes, OVER } from './kept.ts';

/**
 * A ship is destroyed: it leaves the table, its damage cards go to the discard pile, tokens and dials to the supply
 * (destroyed-ships-and-squadrons.4).
 */
export function destroyShip(game: ArmadaGame, ship: Ship, because: string): void {
  if (!inPlay(ship) || isKept(game, ship, because)) return;
  ship.place = 'destroyed';
  for (const { kind } of ship.damage) toDiscardPile(game.state, kind);
  ship.damage = [];
  ship.dials = [];
  ship.revealed = [];
  ship.tokens = [];
  ship.raids = [];
  ship.defense = [];
  game.state.markers = game.state.markers.filter((marker) => marker.ship !== ship.id);
  game.emit({ kind: 'ship-destroyed', ship: ship.id, because });
  announce(game, occasion('ship-destroyed', { ship: ship.id }));
}

/** A squadron is destroyed and removed (destroyed-ships-and-squadrons.1). */
export function destroySquadron(game: ArmadaGame, squadron: Squadron, because: string): void {
  if (!inPlay(squadron) || isKept(game, squadron, because)) return;
  squadron.place = 'destroyed';
  squadron.defense = [];
  game.emit({ kind: 'squadron-destroyed', squadron: squadron.id, because });
  announce(game, occasion('squadron-destroyed', { squadron: squadron.id }));
}

/** At the end of the Status Phase those that a card has kept in play are destroyed. */
export function destroyKept(game: ArmadaGame): void {
  for (const piece of keptOnes(game.state)) {
    if ('shields' in piece) destroyShip(game, piece, OVER);
    else destroySquadron(game, piece, OVER);
  }
}

/**
 * Whether somebody stays, though destroyed, until an attack of its own is done (defense-tokens.13, squadron-keywords.2),
 * or until that on it is over where a card says so.
 */
export function waitsToHitBack(state: ArmadaState, kind: Party['kind'], id: number): boolean {
  const { attack } = state;
  const isThat = (party: Party): boolean => party.kind === kind && party.id === id;
  if (attack && isThat(attack.defender)) {
    const piece = pieceOf(state, attack.defender);
    if (hitsBack(state, attack) || (piece && outlivesAttack(piece))) return true;
  }
  return state.agenda.some((step) => step.kind === 'remove-destroyed' && isThat(step.party));
}
