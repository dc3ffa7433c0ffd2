import { destroyIfDue } from '../damage/suffer.ts';
import { type ArmadaGame, shipOf, shipsInPlay } from '../game.ts';
import { setOffMines } from '../objectives/mines.ts';
import type { ArmadaState, Occasion } from '../state.ts';
import type { Acting } from './act.ts';
import { actInTurn } from './in-turn.ts';
import { bearsOneOf, cardsTriggering } from './kinds.ts';
import type { Whose } from './language.ts';
import { type Bearer, isShip } from './scene.ts';
import { isActive } from './traits.ts';
import { isMomentOf, triggersIn } from './triggers.ts';

/**
 * Opens a named moment: the objective acts; then the cards whose moment it is. The first player's act first, and each
 * player orders those of his own (effect-use-and-timing.4).
 */
export function openWindow(game: ArmadaGame, occasion: Occasion): void {
  if (occasion.window === 'ship-destroyed') checkHulls(game);
  game.interpreter.objective(game.state).windows?.[occasion.window]?.(game, occasion);
  if (occasion.window === 'after-maneuver') setOffMines(game, shipOf(game, occasion.ship));
  actInTurn(game, (player) => actingIn(game.state, player, occasion));
}

/** Whom a moment is about: a ship, a squadron, or a ship and the squadron that it commands. */
interface Subjects {
  readonly ship: Bearer | undefined;
  readonly squadron: Bearer | undefined;
}

/** Every step of a game opens windows and hardly any card waits in them: this is written for nothing to be found. */
function actingIn(state: ArmadaState, player: number, occasion: Occasion): readonly Acting[] {
  let found: Acting[] | null = null;
  const { window, what } = occasion;
  const waiting = cardsTriggering(window);
  if (waiting.size === 0) return NONE;
  const subjects = { ship: state.ships[occasion.ship], squadron: state.squadrons[occasion.squadron] };
  for (const bearers of [state.ships, state.squadrons]) {
    for (const bearer of bearers) {
      if (bearer.player !== player || !bearsOneOf(bearer, waiting) || !isActive(state, bearer)) continue;
      for (const one of triggersIn(bearer, window, (whose) => isItsMoment(bearer, whose, subjects))) {
        found ??= [];
        found.push({ ...one, other: subjects.squadron ?? subjects.ship ?? null, what });
      }
    }
  }
  return found ?? NONE;
}
const NONE: readonly Acting[] = [];

/** A moment about nobody is everybody's own. A squadron's moments are also those of the ship that commands it. */
function isItsMoment(bearer: Bearer, whose: Whose, { ship, squadron }: Subjects): boolean {
  if (!ship && !squadron) return whose === 'its';
  if (whose === 'its') return bearer === (isShip(bearer) ? ship : squadron);
  return isMomentOf(bearer, whose, squadron ?? ship!);
}

/** Hull that a destroyed ship's cards lent is gone (destroyed-ships-and-squadrons.5). */
function checkHulls(game: ArmadaGame): void {
  for (const ship of shipsInPlay(game.state)) destroyIfDue(game, ship);
}
