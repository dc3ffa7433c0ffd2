import type { SecondGame } from '../game.ts';
import type { Die, SecondState, Ship } from '../state.ts';

/**
 * The condition of the community's fifth scenario: a ship that learned what a data cache holds may give that up to
 * change a result, and scoring two points takes it from one ship. No line of the rulebook tells it.
 */

/** Learning is an effect that the scenario's action assigns; giving it up removes it. */
const ASSIGNED = 'xwing2:condition-cards.1';
const REMOVED = 'xwing2:condition-cards.3';

export const isInformed = (state: SecondState, ship: Ship): boolean =>
  state.informed.length > 0 && state.informed.includes(ship.id);

/** A ship learns what a cache holds. */
export function inform(game: SecondGame, ship: Ship, marker: number): void {
  if (!isInformed(game.state, ship)) game.state.informed.push(ship.id);
  game.emit({ kind: 'informed', ship: ship.id, marker, because: ASSIGNED });
}

/** A ship knows no more; nothing if it did not know. */
export function forget(game: SecondGame, ship: Ship): void {
  if (!isInformed(game.state, ship)) return;
  game.state.informed = game.state.informed.filter((id) => id !== ship.id);
  game.emit({ kind: 'forgot', ship: ship.id, because: REMOVED });
}

/** One die of each face that is not yet what the knowledge turns it into: a crit, or an evade. */
export function knowledgeOptions(
  kind: 'attack' | 'defense',
  pool: readonly Die[],
): readonly { readonly kind: 'use-knowledge'; readonly die: number }[] {
  const faces = kind === 'attack' ? ['blank', 'focus', 'hit'] : ['blank', 'focus'];
  return faces.flatMap((face) => {
    const die = pool.findIndex((other) => other.face === face);
    return die < 0 ? [] : [{ kind: 'use-knowledge' as const, die }];
  });
}

/** After scoring, a player who earned two points lets one ship forget, and every cache recovers its charge. */
export function afterScoringKnowledge(game: SecondGame, earned: readonly number[]): void {
  for (const [player, points] of earned.entries()) {
    const knowing = game.state.ships.filter((ship) => ship.player === player && isInformed(game.state, ship));
    if (points < 2 || knowing.length === 0) continue;
    const { ship } = game.choose({
      form: 'choice',
      kind: 'forget-knowledge',
      player,
      because: REMOVED,
      options: knowing.map(({ id }) => ({ ship: id })),
    });
    forget(game, game.state.ships[ship]!);
  }
  for (const marker of game.state.markers) marker.charges = 1;
}
