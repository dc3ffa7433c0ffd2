import { moved } from '@firing-arc/table';
import { type BaseBody, distance, SECTION_BASES, sectionBody } from '../../common/index.ts';
import { HALVES, type Half, hasOwnDecks } from '../damage/deck.ts';
import { bodyOf, type FirstGame } from '../game.ts';
import { opponentOf } from '../sides.ts';
import type { Ship } from '../state.ts';

/** A huge ship on one ship card is one ship, but its base has two halves: each has a damage deck (huge-ships.4). */
function halfBody(ship: Ship, half: Half): BaseBody {
  const base = SECTION_BASES.broadside;
  return sectionBody(moved(ship, 0, half === 'fore' ? base.halfY : -base.halfY, 0), base);
}

/** The half of a base that something meets; undefined when it meets both or none. */
export function halfWhich(ship: Ship, meets: (half: BaseBody) => boolean): Half | undefined {
  const met = HALVES.filter((half) => meets(halfBody(ship, half)));
  return met.length === 1 ? met[0] : undefined;
}

/** The half that lies nearer to another ship. */
export function halfNearest(ship: Ship, other: Ship): Half {
  const away = (half: Half): number => distance(halfBody(ship, half), bodyOf(other));
  return away('fore') <= away('aft') ? 'fore' : 'aft';
}

/**
 * From which half's deck a ship is dealt cards: in an attack the one that lies nearer to the attacker, else the opposing
 * player chooses (huge-ships.4). It does not matter to ships that have no decks of their own.
 */
export function struckHalf(game: FirstGame, ship: Ship): Half {
  if (!hasOwnDecks(ship)) return 'fore';
  const { attack, ships } = game.state;
  if (attack?.step === 'deal-damage' && attack.defender === ship.id)
    return halfNearest(ship, ships[attack.attacker]!);
  return game.choose({
    form: 'choice',
    kind: 'damage-half',
    player: opponentOf(game.state, ship),
    because: 'xwing1:huge-ships.4',
    ship: ship.id,
    options: HALVES.map((side) => ({ side })),
  }).side;
}
