import type { Secrets } from '@firing-arc/referee/testing';
import { deckKinds } from '../damage/deck.ts';
import type { FirstEvent } from '../events.ts';
import { deckStream, typeOf } from '../game.ts';
import { sideOf } from '../sides.ts';
import type { FirstState, Ship } from '../state.ts';

/** Numbers in each stream of chance. */
const STREAM_SIZE = 4;

type Random = () => number;
const below = (random: Random, count: number): number => Math.floor(random() * count);

/** What a seat of First Edition may not know, and what turns it over: said apart from the view, which is held to it. */
export const SECRETS: Secrets<FirstState, FirstEvent> = {
  change: (state, seat, random, now) => {
    const later = new Map(now.ships.map((ship) => [ship.id, ship]));
    const side = sideOf(state, seat);
    for (const ship of state.ships) {
      if (ship.side === side) continue;
      if (isHidden(ship, seat) && isHidden(later.get(ship.id) ?? ship, seat))
        ship.dial = below(random, typeOf(ship).dial.length);
    }
    state.players.forEach((_, player) => {
      shuffleDown(state, player, now, random);
      for (let i = 0; i < STREAM_SIZE; i++)
        state.streams[deckStream(player) * STREAM_SIZE + i]! ^= below(random, 0x40000000);
    });
  },
  reveals: (event) => {
    switch (event.kind) {
      case 'damage-dealt':
      case 'damage-discarded':
        return event.card !== null;
      case 'dial-revealed':
      case 'damage-flipped':
      case 'damage-turned-up':
      // Its facedown cards go to the discard pile, which lies open.
      case 'removed':
      case 'destroyed':
      case 'fled':
        return true;
      default:
        return false;
    }
  },
};

/** Whether the dial of the other side is set, and neither revealed nor looked at by this seat. */
const isHidden = (ship: Ship, seat: number): boolean =>
  ship.dial >= 0 && !ship.revealed && !ship.shownTo.includes(seat);

/** Facedown cards of a player change places with any that lie in the deck. */
function shuffleDown(state: FirstState, player: number, now: FirstState, random: Random): void {
  const up = new Set(
    now.ships.flatMap(({ damage }) => damage).flatMap((card) => (card.up ? [card.uid] : [])),
  );
  const { deck } = state.players[player]!;
  const kinds = deckKinds(state);
  for (const ship of state.ships) {
    if (ship.player !== player) continue;
    for (const card of ship.damage) {
      const other = below(random, deck.length);
      if (card.up || card.kind < 0 || up.has(card.uid) || deck[other] === 0) continue;
      if (kinds[card.kind]!.deck !== kinds[other]!.deck) continue;
      deck[card.kind]! += 1;
      deck[other]! -= 1;
      card.kind = other;
    }
  }
}
