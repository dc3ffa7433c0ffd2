/** A ship of any size executes a maneuver. */

import { maneuverToExecute } from '../abilities/evaluate.ts';
import { announce } from '../abilities/hooks.ts';
import { canAct } from '../damage/staying.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { flyHuge } from '../huge/maneuver.ts';
import { isHuge } from '../ship/card.ts';
import type { Ship } from '../state.ts';
import { executeFlight, flightOf } from './execute.ts';
import type { ManeuverToExecute } from './revealed.ts';

/** Execute Maneuver: Maneuver Ship, then Check Difficulty (maneuver.1), then what the ship ran into. */
export function executeRevealedManeuver(game: SecondGame, id: number): void {
  const ship = shipOf(game, id);
  if (!canAct(game.state, ship)) return;
  const plan = maneuverToExecute(ship, game.state);
  const { instead } = ship;
  if (instead) delete ship.instead;
  if (instead?.bearing === '' && !plan.ion) {
    game.emit({ kind: 'maneuver-skipped', ship: id, because: instead.because });
    announce(game, 'maneuver-skipped', { ship: id });
    return;
  }
  if (plan.because !== 'xwing2:activation-phase.4') {
    const { maneuver, difficulty, because } = plan;
    game.emit({ kind: 'maneuver-replaced', ship: id, maneuver, difficulty, because });
  }
  flyManeuver(game, ship, plan);
}

/** A ship executes a maneuver, its dial's or another (maneuver.6). */
export function flyManeuver(game: SecondGame, ship: Ship, plan: ManeuverToExecute): void {
  if (isHuge(ship)) return flyHuge(game, ship, plan);
  game.next(...executeFlight(game, ship, flightOf(game, ship, plan)));
}
