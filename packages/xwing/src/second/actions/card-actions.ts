import { toldBy } from '../../common/language/index.ts';
import { canPay } from '../abilities/costs.ts';
import { meets } from '../abilities/evaluate.ts';
import { payCosts } from '../abilities/pay.ts';
import { possible } from '../abilities/possible/possible.ts';
import type { SecondGame } from '../game.ts';
import { occasion, type SecondState, type Ship } from '../state.ts';
import type { Resolved } from './perform.ts';
import { printedAction } from './printed-actions.ts';

/** Why a ship may not perform an action of one of its cards now, as a ruling; null when it may. */
export function cardActionRefusal(state: SecondState, ship: Ship, ref: string): string | null {
  const { ability } = printedAction(ship, ref);
  const { requires, costs, effect } = ability;
  const moment = occasion('after-action', { ship: ship.id });
  if (!meets(state, ship, ref, requires, { occasion: moment }))
    return ability.rulings?.[0] ?? 'xwing2:ability-queue.6';
  if (!canPay(state, ship, ref, costs, { occasion: moment }))
    return 'xwing2:faq-abilities-and-the-ability-queue.10';
  if (costs.length === 0 && effect.kind !== 'as-often') return null;
  const able = possible({ state, self: ship, ref, occasion: moment, chosen: -1 }, effect);
  return able ? null : 'xwing2:abilities.12';
}

/**
 * Performs an action printed on a card: its costs are paid, and it happens before anything that follows the action.
 * It fails when it can do nothing, as without a ship to choose (activation FAQ 7).
 */
export function resolveCardAction(game: SecondGame, ship: Ship, ref: string): Resolved {
  const { name, lines, ability } = printedAction(ship, ref);
  const { costs, effect } = ability;
  const moment = occasion('after-action', { ship: ship.id });
  const able = possible({ state: game.state, self: ship, ref, occasion: moment, chosen: -1 }, effect);
  if (!able) return { failed: true, because: lines[0] ?? 'xwing2:fail.1' };
  payCosts(game, ship, ref, costs, { occasion: moment });
  const told = toldBy(lines, 'xwing2:actions.1');
  game.emit({ kind: 'ability', ship: ship.id, ability: name, used: true, ...told });
  const step = { kind: 'effect', ability: ref, ship: ship.id, occasion: moment, chosen: -1, effect } as const;
  return { failed: false, steps: [step] };
}
