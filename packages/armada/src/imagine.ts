import { anyOf, dealUnknown } from '@firing-arc/referee';
import { COMMANDS } from './cards/index.ts';
import { type ArmadaState, compiledState, type DamageCard, type DialFace } from './state.ts';
import { UNKNOWN_CARD } from './view.ts';

/**
 * A position that looks to a player like this view: facedown command dials have any command, facedown damage cards are
 * dealt from what nobody has seen. What a later view of the same step shows is taken from there.
 */
export function imagine(
  view: ArmadaState,
  _player: number,
  random: () => number,
  now: ArmadaState,
): ArmadaState {
  const state = compiledState.copy(view);
  const dealt = (dials: readonly DialFace[]): DialFace[] =>
    dials.map((dial) => (dial === 'hidden' ? anyOf(COMMANDS, random) : dial));
  state.objectiveDials = dealt(state.objectiveDials);
  for (const ship of state.ships) {
    ship.dials = dealt(ship.dials);
    for (const upgrade of ship.upgrades) upgrade.tokens = dealt(upgrade.tokens) as typeof upgrade.tokens;
  }
  dealUnknown(cardsOf(state), UNKNOWN_CARD, state.deck, random, { cards: cardsOf(now), deck: now.deck });
  return state;
}

const cardsOf = ({ ships, obstacles }: ArmadaState): readonly DamageCard[] =>
  [...ships, ...obstacles].flatMap(({ damage }) => damage);
