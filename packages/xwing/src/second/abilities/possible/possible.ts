/** Whether an effect could do anything now: a cost may be paid only then (abilities.12). */

import { occasion } from '../../state.ts';
import { canPay } from '../costs.ts';
import type { EffectOf, Possible } from '../effects/acting.ts';
import type { Kinds } from '../effects/flow.ts';
import { amountOf, meets, passesAll, shipsThat } from '../evaluate.ts';
import type { Effect } from '../language.ts';
import { isThere, type Scene, shipIn } from '../scene.ts';
import { ACTION_POSSIBLE } from './actions.ts';
import { ATTACK_POSSIBLE } from './attack.ts';
import { CHARGE_POSSIBLE } from './charges.ts';
import { CONDITION_POSSIBLE } from './conditions.ts';
import { DAMAGE_POSSIBLE } from './damage.ts';
import { DAMAGE_CARD_POSSIBLE } from './damage-cards.ts';
import { DEVICE_POSSIBLE } from './devices.ts';
import { EXCHANGE_POSSIBLE } from './exchange.ts';
import { GUESS_POSSIBLE } from './guesses.ts';
import { OBJECTIVE_POSSIBLE } from './objectives.ts';
import { RESERVE_POSSIBLE } from './reserve.ts';
import { TOKEN_POSSIBLE } from './tokens.ts';
import { WING_POSSIBLE } from './wings.ts';

/** Whether an effect could do anything now. What says nothing about it can. */
export function possible(scene: Scene, effect: Effect): boolean {
  for (const family of checks()) {
    const check = (family as Possible<Effect['kind']>)[effect.kind];
    if (check) return (check as (scene: Scene, effect: Effect) => boolean)(scene, effect);
  }
  return true;
}

const checks = () =>
  [
    TOKEN_POSSIBLE,
    DAMAGE_POSSIBLE,
    CHARGE_POSSIBLE,
    ACTION_POSSIBLE,
    ATTACK_POSSIBLE,
    DEVICE_POSSIBLE,
    CONDITION_POSSIBLE,
    FLOW_POSSIBLE,
    OBJECTIVE_POSSIBLE,
    EXCHANGE_POSSIBLE,
    GUESS_POSSIBLE,
    WING_POSSIBLE,
    DAMAGE_CARD_POSSIBLE,
    RESERVE_POSSIBLE,
  ] as const;

export const FLOW_POSSIBLE: Possible<Kinds> = {
  choose: (scene, { that, then, count }) =>
    amountOf(scene, count) > 0 &&
    scene.state.ships.some(
      (ship) =>
        isThere(ship, scene.occasion) &&
        passesAll(scene, ship, that) &&
        possible({ ...scene, chosen: ship.id }, then),
    ),
  'choose-two': (scene, effect) => pairsFor(scene, effect).length > 0,
  each: (scene, { that, then }) =>
    shipsThat(scene, that).some((ship) => possible({ ...scene, chosen: ship.id }, then)),
  'roll-dice': (scene, { count }) => amountOf(scene, count) > 0,
  either: (scene, { options }) => options.some((option) => possible(scene, option)),
  let: (scene, { who, costs, then, must }) =>
    shipIn(scene, who) !== undefined &&
    possible(scene, then) &&
    (!must ||
      canPay(scene.state, scene.self, scene.ref, costs, { occasion: scene.occasion, chosen: scene.chosen })),
  if: (scene, { requires, then, else: otherwise }) =>
    meets(scene.state, scene.self, scene.ref, requires, { occasion: scene.occasion, chosen: scene.chosen })
      ? possible(scene, then)
      : otherwise !== null && possible(scene, otherwise),
  'as-often': (scene, { costs, then }) => canRepeat(scene, costs, then),
  // A result that is spent is the price of what follows: it must be there, and may be spent (faq-abilities-and-the-ability-queue.10).
  'in-turn': (scene, { effects }) =>
    effects.some((effect) => possible(scene, effect)) &&
    effects.every((effect) => effect.kind !== 'spend-results' || possible(scene, effect)),
  'if-done': (scene, { first }) => possible(scene, first),
};

/** The two ships, by id, that an effect may choose. */
export function pairsFor(
  scene: Scene,
  { that, second, then }: EffectOf<'choose-two'>,
): readonly (readonly [chosen: number, other: number])[] {
  return shipsThat(scene, that).flatMap(({ id: chosen }) =>
    shipsThat({ ...scene, chosen }, second)
      .filter(({ id }) => id !== chosen)
      .filter(({ id }) => {
        const moment = { ...(scene.occasion ?? occasion('after-action')), other: id };
        return possible({ ...scene, chosen, occasion: moment }, then);
      })
      .map(({ id }) => [chosen, id] as const),
  );
}

/** Whether an effect could be paid for now and would do something. */
export const canRepeat = (scene: Scene, costs: EffectOf<'as-often'>['costs'], then: Effect): boolean =>
  canPay(scene.state, scene.self, scene.ref, costs, { occasion: scene.occasion, chosen: scene.chosen }) &&
  possible(scene, then);
