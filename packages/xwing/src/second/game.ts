import type { Game } from '@firing-arc/referee';
import type { applyEffect } from './abilities/effects/apply.ts';
import type { payCosts } from './abilities/pay.ts';
import type { resolveAbility } from './abilities/resolve.ts';
import type { SecondEvent } from './events.ts';
import type { SecondQuestion } from './questions.ts';
import type { SecondState, Ship } from './state.ts';

/**
 * What resolves the abilities of cards. An effect may call any rule and any rule may set an ability off, so the rules
 * reach it through the game (`rules.ts` puts it there) and import only what stands below them.
 */
export interface Interpreter {
  readonly resolveAbility: typeof resolveAbility;
  readonly applyEffect: typeof applyEffect;
  readonly payCosts: typeof payCosts;
}

/** What the rules of X-Wing 2.5 see of a running game. */
export type SecondGame = Game<SecondState, SecondQuestion, SecondEvent, Interpreter>;

export function shipOf(game: { readonly state: SecondState }, id: number): Ship {
  const ship = game.state.ships[id];
  if (!ship) throw new Error(`there is no ship ${id}`);
  return ship;
}

/** Puts steps behind the abilities that are queued now: what must wait for the queue to be empty (ability-queue.8). */
export function afterQueue(game: SecondGame, step: SecondState['agenda'][number]): void {
  const agenda = game.state.agenda;
  let at = agenda.length;
  while (at > 0 && agenda[at - 1]!.kind === 'ability') at--;
  agenda.splice(at, 0, step);
}
