import { atRange, inPlay, type SecondGame } from '../game.ts';
import type { SecondState, Ship } from '../state.ts';
import type { Resolved } from './perform.ts';

/** Coordinate: a friendly ship at range 1-2 may perform an action (coordinate.2, .3); without one it fails (.4). */
export function coordinate(game: SecondGame, ship: Ship): Resolved {
  const friends = coordinateTargets(game.state, ship);
  if (friends.length === 0) return { failed: true };
  const { ship: chosen } = game.choose({
    form: 'choice',
    kind: 'coordinate-target',
    player: ship.player,
    because: 'xwing2:coordinate.2',
    ship: ship.id,
    options: friends.map((friend) => ({ ship: friend.id })),
  });
  game.emit({ kind: 'coordinated', ship: ship.id, other: chosen, because: 'xwing2:coordinate.3' });
  return { failed: false, steps: [{ kind: 'granted-action', ship: chosen }] };
}

/** Friendly ships other than itself at range 1-2. */
export const coordinateTargets = (state: SecondState, ship: Ship): readonly Ship[] =>
  state.ships.filter(
    (other) =>
      other !== ship && inPlay(other) && other.player === ship.player && atRange(state, ship, other, [1, 2]),
  );
