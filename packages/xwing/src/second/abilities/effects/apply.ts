import type { Effect } from '../language.ts';
import type { Scene } from '../scene.ts';
import type { Acting, Possible, Resolvers } from './acting.ts';
import { ACTION_EFFECTS, ACTION_POSSIBLE } from './actions.ts';
import { ATTACK_EFFECTS, ATTACK_POSSIBLE } from './attack.ts';
import { CHARGE_EFFECTS, CHARGE_POSSIBLE } from './charges.ts';
import { CONDITION_EFFECTS, CONDITION_POSSIBLE } from './conditions.ts';
import { DAMAGE_EFFECTS, DAMAGE_POSSIBLE } from './damage.ts';
import { DAMAGE_CARD_EFFECTS, DAMAGE_CARD_POSSIBLE } from './damage-cards.ts';
import { DEVICE_EFFECTS, DEVICE_POSSIBLE } from './devices.ts';
import { EXCHANGE_EFFECTS, EXCHANGE_POSSIBLE } from './exchange.ts';
import { FLOW_EFFECTS, FLOW_POSSIBLE } from './flow.ts';
import { GUESS_EFFECTS, GUESS_POSSIBLE } from './guesses.ts';
import { OBJECTIVE_EFFECTS, OBJECTIVE_POSSIBLE } from './objectives.ts';
import { RESERVE_EFFECTS, RESERVE_POSSIBLE } from './reserve.ts';
import { TOKEN_EFFECTS, TOKEN_POSSIBLE } from './tokens.ts';
import { WING_EFFECTS, WING_POSSIBLE } from './wings.ts';

/** The families: an effect that none of them has does not compile below. A new family is one more entry in each list. */
const families = () =>
  [
    TOKEN_EFFECTS,
    DAMAGE_EFFECTS,
    CHARGE_EFFECTS,
    ACTION_EFFECTS,
    ATTACK_EFFECTS,
    DEVICE_EFFECTS,
    CONDITION_EFFECTS,
    FLOW_EFFECTS,
    OBJECTIVE_EFFECTS,
    EXCHANGE_EFFECTS,
    GUESS_EFFECTS,
    WING_EFFECTS,
    DAMAGE_CARD_EFFECTS,
    RESERVE_EFFECTS,
  ] as const;
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

type Known = ReturnType<typeof families>[number] extends infer Family
  ? Family extends object
    ? keyof Family
    : never
  : never;
type Missing = Exclude<Effect['kind'], Known>;

/** Does what an ability says. */
export function applyEffect(act: Acting, effect: Effect): void {
  const complete: [Missing] extends [never] ? Effect['kind'] : Missing = effect.kind;
  for (const family of families()) {
    const resolve = (family as Partial<Resolvers<Effect['kind']>>)[complete];
    if (resolve) return (resolve as (act: Acting, effect: Effect) => void)(act, effect);
  }
}

/** Whether an effect could do anything now. What says nothing about it can. */
export function possible(scene: Scene, effect: Effect): boolean {
  for (const family of checks()) {
    const check = (family as Possible<Effect['kind']>)[effect.kind];
    if (check) return (check as (scene: Scene, effect: Effect) => boolean)(scene, effect);
  }
  return true;
}
