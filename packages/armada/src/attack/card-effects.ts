/** Cards that act in an attack: those of the attacking ship, or of the defending one. */
import { payable, payFor } from '../abilities/costs.ts';
import type { Moment, Trigger } from '../abilities/language.ts';
import { type Bearer, type Card, cardsOf, hold, isShip } from '../abilities/scene.ts';
import { type ArmadaGame, shipsInPlay, squadronsInPlay } from '../game.ts';
import type { ArmadaState } from '../state.ts';
import { applyInAttack, canApply } from './card-acts.ts';
import { critIcons } from './dice.ts';
import { pieceOf } from './parties.ts';
import type { Attack } from './schema.ts';

type AttackMoment = Extract<Moment, 'attack-effects' | 'defense-tokens' | 'critical-effect'>;

interface Acting {
  readonly bearer: Bearer;
  readonly card: Card;
  readonly trigger: Trigger;
}

/** An effect of one card in play; two ships may bear the same card. */
const keyOf = (bearer: Bearer, { name }: Card): string =>
  `${name}@${isShip(bearer) ? 'ship' : 'squadron'}-${bearer.id}`;

/**
 * Whether a card acts now that its player may not decline: so it is in the latest edition, the older ones left
 * upgrades to their player (effect-use-and-timing.5).
 */
export const mustAct = (state: ArmadaState, attack: Attack, moment: AttackMoment): boolean =>
  state.edition === '1.6' && acting(state, attack, moment).some(({ trigger }) => !trigger.may);

/** Names of cards that may act now, each once in an attack (effect-use-and-timing.3). */
export const attackCards = (state: ArmadaState, attack: Attack, moment: AttackMoment): readonly string[] => [
  ...new Set(acting(state, attack, moment).map(({ card }) => card.name)),
];

function acting(state: ArmadaState, attack: Attack, moment: AttackMoment): readonly Acting[] {
  const own = pieceOf(state, moment === 'defense-tokens' ? attack.defender : attack.attacker);
  const found = actingOf(state, attack, moment, own);
  if (moment !== 'attack-effects') return found;
  const friends = [...shipsInPlay(state), ...squadronsInPlay(state)].filter(
    (one) => one.player === own.player && one !== own,
  );
  return [...found, ...friends.flatMap((one) => actingOf(state, attack, 'friend-attack-effects', one))];
}

function actingOf(state: ArmadaState, attack: Attack, moment: Moment, bearer: Bearer): readonly Acting[] {
  return cardsOf(bearer).flatMap((card) => {
    if (attack.used.includes(keyOf(bearer, card))) return [];
    return card.abilities.flatMap((trigger) =>
      trigger.kind === 'trigger' && trigger.at === moment && mayAct(state, attack, { bearer, card, trigger })
        ? [{ bearer, card, trigger }]
        : [],
    );
  });
}

function mayAct(state: ArmadaState, attack: Attack, { bearer, card, trigger }: Acting): boolean {
  const { icon } = trigger;
  if (icon && !attack.dice.some(({ color, face }) => color === icon && critIcons(face) > 0)) return false;
  return (
    hold({ state, bearer, attack }, trigger.if) &&
    payable(bearer, card, trigger, attack) &&
    trigger.does.every((effect) => canApply(state, attack, effect))
  );
}

/** A card acts: its cost is paid, then it does what it does. */
export function useAttackCard(game: ArmadaGame, attack: Attack, moment: AttackMoment, name: string): void {
  const found = acting(game.state, attack, moment).find(({ card }) => card.name === name);
  if (!found) return;
  const { bearer, card, trigger } = found;
  attack.used.push(keyOf(bearer, card));
  const party = moment === 'defense-tokens' ? attack.defender : attack.attacker;
  game.emit({ kind: 'effect-used', party, effect: name, because: card.because });
  payFor(game, bearer, card, trigger);
  for (const effect of trigger.does) applyInAttack(game, attack, bearer, card, trigger, effect);
}
