import { destroyIfDue } from '../damage/suffer.ts';
import { type ArmadaGame, inPlay, playerOrder, shipsInPlay } from '../game.ts';
import { objectiveActs } from '../objectives/rules.ts';
import type { Occasion, Ship } from '../state.ts';
import { act, canAct } from './act.ts';
import type { Trigger } from './language.ts';
import { type Card, cardsOf } from './scene.ts';

/** Queues a named moment: what may act in it comes before whatever else is to come. */
export function announce(game: ArmadaGame, occasion: Occasion): void {
  game.next({ kind: 'window', ...occasion });
}

/**
 * Opens a named moment: the objective acts; then the cards of the ship that it is about, or those of all ships. The
 * first player's act first, and each player orders those of his own (effect-use-and-timing.4).
 */
export function openWindow(game: ArmadaGame, occasion: Occasion): void {
  if (occasion.window === 'ship-destroyed') return checkHulls(game);
  objectiveActs(game, occasion);
  for (const player of playerOrder(game.state)) {
    let waiting = triggersOf(game, player, occasion);
    while (waiting.length > 0) {
      const next = nextOf(game, player, waiting.filter(canActNow(game, occasion.what)));
      if (!next) break;
      waiting = waiting.filter((one) => one !== next);
      act(game, next.ship, next.card, next.trigger, occasion.what);
    }
  }
}

interface Waiting {
  readonly ship: Ship;
  readonly card: Card;
  readonly trigger: Trigger;
}

/** Every step of a game opens windows and hardly any card waits in them: this is written for nothing to be found. */
function triggersOf({ state }: ArmadaGame, player: number, occasion: Occasion): readonly Waiting[] {
  let found: Waiting[] | null = null;
  for (const ship of state.ships) {
    if (ship.player !== player || !inPlay(ship)) continue;
    if (occasion.ship >= 0 && occasion.ship !== ship.id) continue;
    for (const card of cardsOf(ship)) {
      for (const trigger of card.abilities) {
        if (trigger.kind !== 'trigger' || trigger.at !== occasion.window) continue;
        found ??= [];
        found.push({ ship, card, trigger });
      }
    }
  }
  return found ?? NONE;
}

const NONE: readonly Waiting[] = [];

const canActNow =
  (game: ArmadaGame, what: string) =>
  ({ ship, card, trigger }: Waiting): boolean =>
    inPlay(ship) && canAct(game.state, ship, card, trigger, what);

/** The one that acts next: its player picks among different ones. */
function nextOf(game: ArmadaGame, player: number, acting: readonly Waiting[]): Waiting | undefined {
  const [first] = acting;
  if (!first || acting.length === 1) return first;
  const options = acting.filter(({ ship, card }, i) => i === acting.findIndex(isSame(ship, card)));
  const { ship, card } = game.choose({
    form: 'choice',
    kind: 'next-card',
    player,
    because: 'armada:effect-use-and-timing.4',
    ship: first.ship.id,
    options: options.map((one) => ({ ship: one.ship.id, card: one.card.name })),
  });
  return acting.find((one) => one.ship.id === ship && one.card.name === card);
}

const isSame =
  (ship: Ship, card: Card) =>
  (one: Waiting): boolean =>
    one.ship === ship && one.card.name === card.name;

/** Hull that a destroyed ship's cards lent is gone (destroyed-ships-and-squadrons.5). */
function checkHulls(game: ArmadaGame): void {
  for (const ship of shipsInPlay(game.state)) destroyIfDue(game, ship);
}
