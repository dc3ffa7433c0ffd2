import { attackIs, attackRange, enemy, type Strange, strange, the } from '../abilities/language.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { score } from '../scoring.ts';
import type { Condition, SecondState, Ship } from '../state.ts';
import { assignCondition, removeCondition } from './conditions.ts';
import { conditionWith } from './secret.ts';

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

/** The condition goes to the enemy that destroyed its ship, with the points on it. */
export const trialsPassOn: Strange = strange({
  window: 'after-defending',
  requires: [attackIs('defender-destroyed'), attackRange([0, 2]), the('attacker', enemy)],
  text: {
    en: 'assigns this card to the attacker, with the mission points on it',
    de: 'gibt dieses Schiff dem Angreifer diese Karte, mit den Missionspunkten darauf',
    fr: 'ce vaisseau assigne cette carte à l’attaquant, avec les points de mission posés dessus',
  },
  run: ({ game, ship, ref, because }) => {
    const condition = conditionWith(ship, ref);
    const attacker = game.state.attack?.attacker ?? -1;
    if (!condition || attacker < 0) return;
    removeCondition(game, ship, condition.uid, because);
    const to = shipOf(game, attacker);
    assignCondition(game, to, { card: condition.id, by: condition.by, facedown: false, because });
    if (condition.points) to.conditions.at(-1)!.points = condition.points;
  },
});

export const trialsScore: Strange = strange({
  window: 'end-of-game',
  text: {
    en: 'scores the mission points on this card',
    de: 'bekommt der Spieler dieses Schiffs die Missionspunkte auf dieser Karte',
    fr: 'le joueur de ce vaisseau marque les points de mission posés sur cette carte',
  },
  run: ({ game, ship, ref, because }) => {
    const condition = conditionWith(ship, ref);
    if (condition?.points) score(game, ship.player, condition.points, because);
  },
});
