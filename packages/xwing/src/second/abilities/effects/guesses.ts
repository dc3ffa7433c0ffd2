import { HARD_LIMIT } from '../../attack/roll-dice.ts';
import { dialEntries, lookAtDial } from '../../maneuver/dials.ts';
import { dialFor } from '../../ship/card.ts';
import type { Ship } from '../../state.ts';
import type { Effect } from '../language.ts';
import { type Acting, applyEffect, type Resolvers, targetOf } from './acting.ts';

export type Kinds = 'guess-evades' | 'guess-dial';

/** What a player says aloud before it is seen. */
export const GUESS_EFFECTS: Resolvers<Kinds> = {
  'guess-evades': ({ game, ship, owned }) => {
    const { attack } = game.state;
    if (!attack) return;
    const { number } = game.choose({
      form: 'choice',
      kind: 'guess-number',
      player: ship.player,
      because: owned.ruling,
      ship: ship.id,
      ability: owned.ref,
      options: Array.from({ length: HARD_LIMIT }, (_, at) => ({ number: at + 1 })),
    });
    attack.guessed = number;
  },
  'guess-dial': (act, { on, then, speed }) => {
    const seen = targetOf(act, on);
    if (!seen || seen.dial < 0) return;
    if (speed) return guessSpeed(act, seen, then);
    const { entry } = act.game.choose({
      form: 'choice',
      kind: 'guess-dial',
      player: act.ship.player,
      because: act.owned.ruling,
      ship: seen.id,
      options: dialEntries(seen).map((one) => ({ entry: one })),
    });
    lookAtDial(act.game, seen, act.ship.player, act.owned.ruling);
    if (entry === seen.dial) applyEffect(act, then);
  },
};

/** A speed is named; what the dial shows is told by what comes of it. */
function guessSpeed(act: Acting, seen: Ship, then: Effect): void {
  const { number } = act.game.choose({
    form: 'choice',
    kind: 'guess-number',
    player: act.ship.player,
    because: act.owned.ruling,
    ship: act.ship.id,
    ability: act.owned.ref,
    options: [...new Set(dialFor(seen).map(({ maneuver }) => maneuver.speed))]
      .sort()
      .map((one) => ({ number: one })),
  });
  if (dialFor(seen)[seen.dial]?.maneuver.speed === number) applyEffect(act, then);
}
