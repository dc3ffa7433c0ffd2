import { allowedTo } from '../abilities/evaluate.ts';
import { mostRestrictive } from '../actions/difficulty.ts';
import { performAction } from '../actions/perform.ts';
import { actionRefusal, isActivating, standardActions } from '../actions/refusal.ts';
import { inPlay } from '../bodies.ts';
import { sufferDamage } from '../damage/suffer.ts';
import { rollSingleDie } from '../dice.ts';
import { type SecondGame, shipOf } from '../game.ts';
import type { ActionOption } from '../questions.ts';
import { isStressed } from '../ship/conditions.ts';
import type { SecondState, Ship } from '../state.ts';

/** What a ship suffers that ran into another: a friend (overlap.8, .9) or an enemy (overlap.10-.12). */
export function sufferOverlap(game: SecondGame, id: number, friendly: boolean): void {
  const ship = shipOf(game, id);
  if (!inPlay(ship) || ship.destroyed) return;
  game.emit({
    kind: 'overlap',
    ship: id,
    friendly,
    because: friendly ? 'xwing2:overlap.8' : 'xwing2:overlap.10',
  });
  if (allowedTo(game.state, ship, 'act-after-overlap').length === 0)
    ship.skipsAction = friendly ? 'xwing2:overlap.9' : 'xwing2:overlap.11';
  if (friendly) {
    const face = rollSingleDie(game, ship, 'xwing2:overlap.8');
    if (face === 'hit' || face === 'crit')
      sufferDamage(game, ship, { hits: 1, crits: 0 }, 'xwing2:overlap.8');
    return;
  }
  const option = offerRedAction(game, ship);
  if (option.kind === 'action') performAction(game, ship, option, 'action');
  ship.noMoreActions = isActivating(game.state, ship);
}

/** An unstressed ship may focus or calculate from its bar, as a red action (overlap.10). */
function offerRedAction(game: SecondGame, ship: Ship): ActionOption {
  const options = redActions(game.state, ship);
  if (options.length === 0) return { kind: 'none' };
  return game.choose({
    form: 'choice',
    kind: 'action',
    player: ship.player,
    because: 'xwing2:overlap.10',
    ship: ship.id,
    options: [...options, { kind: 'none' }],
  });
}

function redActions(state: SecondState, ship: Ship): readonly ActionOption[] {
  // A card that lets a stressed ship act does not make it one that is not stressed.
  if (isStressed(ship)) return [];
  return standardActions(state, ship).flatMap((option) => {
    if (option.kind !== 'action' || (option.action !== 'focus' && option.action !== 'calculate')) return [];
    if (actionRefusal(state, ship, option.action) !== null) return [];
    return [{ ...option, difficulty: mostRestrictive('red', option.difficulty) }];
  });
}
