import { toldBy } from '../../common/language/index.ts';
import { payCosts } from '../abilities/pay.ts';
import { possible } from '../abilities/possible/possible.ts';
import type { SecondGame } from '../game.ts';
import type { SecondState, Ship } from '../state.ts';
import type { Resolved } from './perform.ts';
import { momentOf, priceRefusal, printedAction } from './printed-actions.ts';

/** Why a ship may not perform an action of one of its cards now, as a ruling; null when it may. */
export function cardActionRefusal(state: SecondState, ship: Ship, ref: string): string | null {
  const refusal = priceRefusal(state, ship, ref);
  if (refusal !== null) return refusal;
  const { costs, effect } = printedAction(ship, ref).ability;
  if (costs.length === 0 && effect.kind !== 'as-often') return null;
  const able = possible({ state, self: ship, ref, occasion: momentOf(ship), chosen: -1 }, effect);
  return able ? null : 'xwing2:abilities.12';
}

/**
 * Performs an action printed on a card: its costs are paid, and it happens before anything that follows the action.
 * It fails when it can do nothing, as without a ship to choose (activation FAQ 7).
 */
export function resolveCardAction(game: SecondGame, ship: Ship, ref: string): Resolved {
  const { name, lines, ability } = printedAction(ship, ref);
  const { costs, effect } = ability;
  const moment = momentOf(ship);
  const able = possible({ state: game.state, self: ship, ref, occasion: moment, chosen: -1 }, effect);
  if (!able) return { failed: true, because: lines[0] ?? 'xwing2:fail.1' };
  payCosts(game, ship, ref, costs, { occasion: moment });
  const told = toldBy(lines, 'xwing2:actions.1');
  game.emit({ kind: 'ability', ship: ship.id, ability: name, used: true, ...told });
  const step = { kind: 'effect', ability: ref, ship: ship.id, occasion: moment, chosen: -1, effect } as const;
  return { failed: false, steps: [step] };
}
