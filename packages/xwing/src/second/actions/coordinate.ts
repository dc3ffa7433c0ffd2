import type { Refusal } from '@firing-arc/referee';
import { isForbidden } from '../abilities/modifiers.ts';
import { atRange, inPlay, rangeBetween, type SecondGame } from '../game.ts';
import { occasion, type SecondState, type Ship } from '../state.ts';
import type { Resolved } from './perform.ts';

/** Coordinate: a friendly ship at range 1-2 may perform an action (coordinate.2, .3); without one it fails (.4). */
export function coordinate(game: SecondGame, ship: Ship): Resolved {
  const friends = coordinateTargets(game.state, ship);
  if (friends.length === 0) return { failed: true, because: 'xwing2:coordinate.4' };
  const { ship: chosen } = game.choose({
    form: 'choice',
    kind: 'coordinate-target',
    player: ship.player,
    because: 'xwing2:coordinate.2',
    ship: ship.id,
    options: friends.map((friend) => ({ ship: friend.id })),
    refused: () => outOfReach(game.state, ship),
  });
  game.emit({ kind: 'coordinated', ship: ship.id, other: chosen, because: 'xwing2:coordinate.3' });
  const after = occasion('after-coordinate', { ship: ship.id, other: chosen });
  return {
    failed: false,
    steps: [
      { kind: 'granted-action', ship: chosen },
      { kind: 'window', ...after },
    ],
  };
}

/** Friendly ships other than itself at range 1-2. */
export const coordinateTargets = (state: SecondState, ship: Ship): readonly Ship[] =>
  state.ships.filter(
    (other) =>
      other !== ship &&
      inPlay(other) &&
      other.player === ship.player &&
      atRange(state, ship, other, [1, 2]) &&
      !isForbidden(state, other, 'be-coordinated'),
  );

/** The other friendly ships with their ranges, which a player may measure first (coordinate.1). */
function outOfReach(state: SecondState, ship: Ship): readonly Refusal[] {
  return state.ships
    .filter((other) => other !== ship && inPlay(other) && other.player === ship.player)
    .flatMap((other) => {
      const option = `ship-${other.id}`;
      const range = rangeBetween(state, ship, other);
      if (range < 1 || range > 2) return [{ option, ruling: 'xwing2:coordinate.2', facts: { range } }];
      return isForbidden(state, other, 'be-coordinated') ? [{ option, ruling: 'xwing2:introduction.4' }] : [];
    });
}
