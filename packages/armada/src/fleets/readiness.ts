/** What of a fleet the house can play today. Nothing is left out in silence: what is not written is named. */
import { beginsWith } from '@firing-arc/referee';
import { shipCard, squadronCard, upgradeCard } from '../cards/index.ts';
import { WRITTEN } from '../cards/written.ts';
import { OBJECTIVE_CATEGORIES, objectiveCard } from '../objectives/cards.ts';
import { ENGLISH_FLEETS } from '../words/english/fleets.ts';
import type { ReadinessWords } from '../words/fleets.ts';
import type { Fleet } from './fleet.ts';

/** What can be said of a card: all of it is written, it can be played but does not all that it says, or neither. */
export type Readiness = 'all' | 'not-yet' | 'none';

/** Which cards can be played, and why not. */
export interface House {
  ship(id: string): Readiness;
  squadron(id: string): Readiness;
  upgrade(id: string): Readiness;
  objective(id: string): Readiness;
}

const written = (id: string): Readiness => (WRITTEN.has(id) ? 'all' : 'not-yet');

/** The cards that are built in. */
export const HOUSE: House = {
  ship: (id) => (shipCard(id) === undefined ? 'none' : 'all'),
  squadron: (id) => {
    const card = squadronCard(id);
    if (card === undefined) return 'none';
    return card.ability ? written(beginsWith(id)) : 'all';
  },
  upgrade: (id) => (upgradeCard(id) === undefined ? 'none' : written(beginsWith(id))),
  objective: (id) => {
    const card = objectiveCard(id);
    return card !== undefined && WRITTEN.has(id) ? 'all' : 'none';
  },
};

/**
 * `cannot-play`: no game with this card. `idle`: it is in the game, but does not all that it says.
 */
export interface Notice {
  readonly kind: 'cannot-play' | 'idle';
  readonly card: string;
  readonly message: string;
}

/** Why a ship cannot be played, or null if it can. */
export function shipObstacle(id: string, say: ReadinessWords = ENGLISH_FLEETS.readiness): string | null {
  return shipCard(id) === undefined ? say.noShip(id) : null;
}

/** What of an upgrade is missing, or null if nothing is. */
export function upgradeObstacle(id: string): string | null {
  const card = upgradeCard(id);
  if (card === undefined || WRITTEN.has(beginsWith(id))) return null;
  return 'what the card does is not written yet';
}

/** Why an objective cannot be played, or null if it can. */
export function objectiveObstacle(id: string, say: ReadinessWords = ENGLISH_FLEETS.readiness): string | null {
  const card = objectiveCard(id);
  if (card === undefined) return say.noObjective(id);
  return WRITTEN.has(id) ? null : say.idleObjective(card.name);
}

/** What the house cannot play of a fleet: ships, upgrades, squadrons, objectives, in this order. */
export function readiness(
  fleet: Fleet,
  house: House = HOUSE,
  say: ReadinessWords = ENGLISH_FLEETS.readiness,
): readonly Notice[] {
  const cannot = (card: string, reason: string | null): Notice => ({
    kind: 'cannot-play',
    card,
    message: reason ?? say.notPlayed(card),
  });
  const idle = (card: string, message: string): Notice => ({ kind: 'idle', card, message });
  return [
    ...fleet.ships.flatMap(({ ship, upgrades }) => [
      ...(house.ship(ship) === 'none' ? [cannot(ship, shipObstacle(ship, say))] : []),
      ...upgrades
        .filter((id) => house.upgrade(id) !== 'all')
        .map((id) => idle(id, say.idleUpgrade(upgradeCard(id)?.name ?? id))),
    ]),
    ...[...new Set(fleet.squadrons)]
      .filter((id) => house.squadron(id) !== 'all')
      .map((id) => {
        const card = squadronCard(id);
        if (card === undefined) return cannot(id, null);
        return idle(id, say.idleSquadron(card.ace ?? card.name));
      }),
    ...objectiveNotices(fleet, house, say),
  ];
}

/** An objective that cannot be played is never chosen here. */
function objectiveNotices({ objectives }: Fleet, house: House, say: ReadinessWords): readonly Notice[] {
  return OBJECTIVE_CATEGORIES.flatMap((category) => objectives[category] ?? []).flatMap((id): Notice[] => {
    if (house.objective(id) === 'none') {
      const reason = objectiveObstacle(id, say) ?? say.notPlayed(id);
      return [{ kind: 'idle', card: id, message: say.notChosen(reason) }];
    }
    return [];
  });
}
