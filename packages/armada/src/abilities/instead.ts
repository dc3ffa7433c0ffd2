/** What cards let happen instead of something else. */

import { DAMAGE_CARDS } from '../damage/cards.ts';
import { damageName } from '../damage/deck.ts';
import { discardCard, turnDown } from '../damage/turn-down.ts';
import { type ArmadaGame, inPlay, shipOf, shipsInPlay } from '../game.ts';
import type { DamageCard, Ship } from '../state.ts';
import { mayHave } from './kinds.ts';
import type { Replacement } from './language.ts';
import { cardsOf, isAtDistance } from './scene.ts';
import { triggersIn } from './triggers.ts';

/** Whether a ship gets rid of a faceup damage card that it was just dealt, before the card does anything. */
export function shrugsOff(game: ArmadaGame, ship: Ship, damage: DamageCard): boolean {
  const what = DAMAGE_CARDS[damage.kind]?.trait ?? '';
  for (const one of triggersIn(ship, 'faceup-dealt', (whose) => whose === 'its')) {
    const [effect] = one.trigger.does;
    if (effect?.kind !== 'shrug-off' || !inPlay(ship)) continue;
    if (!game.interpreter.act(game, { ...one, other: ship, what })) continue;
    if (effect.how === 'discard') discardCard(game, ship, damage.uid, one.card.because);
    else if (damageName(damage.kind)) turnDown(game, ship, damage, one.card.because);
    return true;
  }
  return false;
}

type TokenReplacement = Extract<Replacement, { readonly of: 'command-token' }>;

/** The ship that gains a command token instead of another one; that one itself without a card or a wish. */
export function gainerOf(game: ArmadaGame, ship: Ship): Ship {
  if (!mayHave(ship, 'replacement')) return ship;
  for (const { abilities, name, because } of cardsOf(ship)) {
    const found = abilities.find(
      (one): one is TokenReplacement => one.kind === 'replacement' && one.of === 'command-token',
    );
    if (!found) continue;
    const near = shipsInPlay(game.state).filter(
      (other) => other.player === ship.player && isAtDistance(ship, other, found.within),
    );
    const option = game.choose({
      form: 'choice',
      kind: 'pick-target',
      player: ship.player,
      because,
      ship: ship.id,
      card: name,
      options: near.map(({ id }) => ({ kind: 'ship' as const, ship: id })),
    });
    return option.kind === 'ship' ? shipOf(game, option.ship) : ship;
  }
  return ship;
}
