/** Triggers act: in windows of the round, in attacks, and when a damage card turns faceup. */

import type { ArmadaGame } from '../game.ts';
import { apply } from './apply.ts';
import { wanted } from './asking.ts';
import { canAct, isOptional } from './can-act.ts';
import { type Paid, payFor } from './costs.ts';
import type { Trigger } from './language.ts';
import { noteAct } from './lasting.ts';
import type { Bearer, Card, Scene } from './scene.ts';

/** A card that acts: who bears it, what it says, and what the moment is about. */
export interface Acting {
  readonly bearer: Bearer;
  readonly card: Card;
  readonly trigger: Trigger;
  readonly other: Bearer | null;
  readonly what: string;
  readonly spending?: NonNullable<Scene['spending']>;
}

/** One that acts, with what was paid for it. */
export interface Resolving extends Acting {
  readonly paid: Paid;
}

/**
 * A trigger acts if its conditions hold, and if its player wants to where it may be declined: its costs are paid, its
 * effects come one after the other. Whether it acted.
 */
export function act(game: ArmadaGame, acting: Acting): boolean {
  const { bearer, card, other } = acting;
  if (!canAct(game.state, acting)) return false;
  if (isOptional(game.state, acting) && !wanted(game, bearer, card, other)) return false;
  resolve(game, acting);
  return true;
}

/** Pays and does what it does. */
export function resolve(game: ArmadaGame, acting: Acting): void {
  const { bearer, card, trigger } = acting;
  const paid = payFor(game, acting);
  if (trigger.once) noteAct(bearer, card.name, trigger.once);
  for (const effect of trigger.does) {
    if (bearer.place !== 'destroyed') apply(game, { ...acting, paid }, bearer, effect);
  }
}
