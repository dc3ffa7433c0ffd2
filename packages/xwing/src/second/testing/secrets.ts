import type { Secrets } from '@firing-arc/referee/testing';
import { CONDITIONS, type ConditionCard } from '../conditions/cards.ts';
import type { SecondEvent } from '../events.ts';
import { coverOn, hideableUnder } from '../hidden-upgrades.ts';
import { dialFor } from '../ship/card.ts';
import type { SecondState, Ship } from '../state.ts';
import { deckStream } from '../streams.ts';

/** Numbers in each stream of chance. */
const STREAM_SIZE = 4;

type Random = () => number;
const below = (random: Random, count: number): number => Math.floor(random() * count);

/** What a seat of 2.5 may not know, and what turns it over: said apart from the view, which is held to it. */
export const SECRETS: Secrets<SecondState, SecondEvent> = {
  change: (state, seat, random, now) => {
    const later = new Map(now.ships.map((ship) => [ship.id, ship]));
    for (const ship of state.ships) {
      const then = later.get(ship.id) ?? ship;
      if (ship.player !== seat) {
        if (isHidden(ship, seat) && isHidden(then, seat)) ship.dial = below(random, dialFor(ship).length);
        changeCover(state, ship, then, random);
      }
      changeConditions(ship, then, seat, random);
    }
    state.players.forEach((side, player) => {
      shuffleDown(state, player, now, random);
      moveDiscards(side, random);
      for (let i = 0; i < STREAM_SIZE; i++)
        state.streams[deckStream(player) * STREAM_SIZE + i]! ^= below(random, 0x40000000);
    });
  },
  reveals: (event) => {
    switch (event.kind) {
      case 'damage-dealt':
      case 'repaired':
        return event.card !== null;
      case 'dial-set':
        return event.maneuver !== null;
      case 'dial-revealed':
      case 'dial-shown':
      case 'damage-revealed':
      case 'exposed':
      case 'condition-revealed':
      case 'upgrade-revealed':
        return true;
      default:
        return false;
    }
  },
};

/** Whether the dial of somebody else is set, and neither revealed, turned faceup by a card nor looked at by this seat. */
const isHidden = (ship: Ship, seat: number): boolean =>
  ship.dial >= 0 && !ship.revealed && !ship.dialShown && !ship.seenBy?.includes(seat);

/** Another upgrade that may lie facedown in the place of the one that does. */
function changeCover(state: SecondState, ship: Ship, then: Ship, random: Random): void {
  const cover = coverOn(ship);
  if (!cover || coverOn(then)?.under !== cover.under) return;
  const able = hideableUnder(state, ship);
  if (able.length > 0) cover.under = able[below(random, able.length)]!;
}

/** Other facedown conditions of the same marker. */
function changeConditions(ship: Ship, then: Ship, seat: number, random: Random): void {
  for (const one of ship.conditions) {
    if (one.up || one.by === seat || then.conditions.find(({ uid }) => uid === one.uid)?.up) continue;
    const like = CONDITIONS.filter((card) => markerOf(card) === one.marker);
    one.id = like[below(random, like.length)]!.id;
  }
}

const markerOf = (card: ConditionCard): string => card.marker ?? card.id;

/** Facedown cards of a player change places with any that lie in the deck. */
function shuffleDown(state: SecondState, player: number, now: SecondState, random: Random): void {
  const up = new Set(
    now.ships.flatMap(({ damage }) => damage).flatMap((card) => (card.up ? [card.uid] : [])),
  );
  const { deck } = state.players[player]!;
  for (const ship of state.ships) {
    if (ship.player !== player) continue;
    for (const card of ship.damage) {
      const other = below(random, deck.length);
      if (card.up || card.kind < 0 || up.has(card.uid) || deck[other] === 0) continue;
      deck[card.kind]! += 1;
      deck[other]! -= 1;
      card.kind = other;
    }
  }
}

/** Cards that were repaired facedown change places with any that lie in the deck. */
function moveDiscards({ deck, discarded }: SecondState['players'][number], random: Random): void {
  discarded.forEach((count, kind) => {
    const other = below(random, deck.length);
    if (count === 0 || deck[other] === 0) return;
    discarded[kind]! -= 1;
    deck[kind]! += 1;
    deck[other]! -= 1;
    discarded[other]! += 1;
  });
}
