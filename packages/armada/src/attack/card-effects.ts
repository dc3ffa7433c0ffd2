/** Cards that act in an attack: those of the attacking ship, or of the defending one. */
import { payable, payFor } from '../abilities/costs.ts';
import type { Moment, Trigger } from '../abilities/language.ts';
import { type Card, cardsOf, hold } from '../abilities/scene.ts';
import type { ArmadaGame } from '../game.ts';
import type { ArmadaState, Ship } from '../state.ts';
import { applyInAttack, canApply } from './card-acts.ts';
import { critIcons } from './dice.ts';
import { shipIn } from './parties.ts';
import type { Attack } from './schema.ts';

type AttackMoment = Extract<Moment, 'attack-effects' | 'defense-tokens' | 'critical-effect'>;

interface Acting {
  readonly ship: Ship;
  readonly card: Card;
  readonly trigger: Trigger;
}

/** Names of cards that may act now, each once in an attack (effect-use-and-timing.3). */
export const attackCards = (state: ArmadaState, attack: Attack, moment: AttackMoment): readonly string[] =>
  acting(state, attack, moment).map(({ card }) => card.name);

function acting(state: ArmadaState, attack: Attack, moment: AttackMoment): readonly Acting[] {
  const side = moment === 'defense-tokens' ? attack.defender : attack.attacker;
  const ship = shipIn(state, side);
  if (!ship) return [];
  return cardsOf(ship).flatMap((card) => {
    if (attack.used.includes(card.name)) return [];
    return card.abilities.flatMap((trigger) =>
      trigger.kind === 'trigger' && trigger.at === moment && mayAct(state, attack, { ship, card, trigger })
        ? [{ ship, card, trigger }]
        : [],
    );
  });
}

function mayAct(state: ArmadaState, attack: Attack, { ship, card, trigger }: Acting): boolean {
  const { icon } = trigger;
  if (icon && !attack.dice.some(({ color, face }) => color === icon && critIcons(face) > 0)) return false;
  return (
    hold({ state, ship, attack }, trigger.if) &&
    payable(ship, card, trigger) &&
    trigger.does.every((effect) => canApply(state, attack, effect))
  );
}

/** A card acts: its cost is paid, then it does what it does. */
export function useAttackCard(game: ArmadaGame, attack: Attack, moment: AttackMoment, name: string): void {
  const found = acting(game.state, attack, moment).find(({ card }) => card.name === name);
  if (!found) return;
  const { ship, card, trigger } = found;
  attack.used.push(name);
  const party = moment === 'defense-tokens' ? attack.defender : attack.attacker;
  game.emit({ kind: 'effect-used', party, effect: name, because: card.because });
  payFor(game, ship, card, trigger);
  for (const effect of trigger.does) applyInAttack(game, attack, ship, card, trigger, effect);
}
