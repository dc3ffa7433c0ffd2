import { type SecondGame, shipOf } from '../game.ts';
import { score } from '../scoring.ts';
import type { Condition, SecondState, Ship } from '../state.ts';
import { assignCondition, removeCondition } from './conditions.ts';

/** Mission points that attackers take and that lie on a condition card until the game ends. */

/** The player of the defender, if that one has more mission points than the player of a ship. */
function richerDefender({ attack, ships, players }: SecondState, ship: Ship): number | undefined {
  const defender = ships[attack?.defender ?? -1];
  return defender && players[defender.player]!.points > players[ship.player]!.points
    ? defender.player
    : undefined;
}

/** A mission point of the defender's player is put on a condition card. */
export function takePoint(game: SecondGame, ship: Ship, condition: Condition, because: string): void {
  const player = richerDefender(game.state, ship);
  if (player === undefined) return;
  const side = game.state.players[player]!;
  side.points -= 1;
  condition.points = (condition.points ?? 0) + 1;
  const told = { ship: ship.id, condition: condition.id, player, total: side.points };
  game.emit({ kind: 'point-on-condition', ...told, because });
}

/** A condition goes to the attacker, with the points on it; it stays its assigner's. */
export function passOn(game: SecondGame, ship: Ship, condition: Condition, because: string): void {
  const attacker = game.state.attack?.attacker ?? -1;
  if (attacker < 0) return;
  const { id: card, by, points } = condition;
  removeCondition(game, ship, condition.uid, because);
  const to = shipOf(game, attacker);
  assignCondition(game, to, { card, by, facedown: false, because });
  if (points) to.conditions.at(-1)!.points = points;
}

/** The player of a ship scores the points on its condition card. */
export const scorePoints = (game: SecondGame, ship: Ship, condition: Condition, because: string): void =>
  score(game, ship.player, condition.points ?? 0, because);
