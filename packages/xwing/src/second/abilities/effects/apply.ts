import type { Effect } from '../language.ts';
import type { Acting, Resolvers } from './acting.ts';
import { ACTION_EFFECTS } from './actions.ts';
import { ATTACK_EFFECTS } from './attack.ts';
import { CHARGE_EFFECTS } from './charges.ts';
import { CONDITION_EFFECTS } from './conditions.ts';
import { DAMAGE_EFFECTS } from './damage.ts';
import { DAMAGE_CARD_EFFECTS } from './damage-cards.ts';
import { DEVICE_EFFECTS } from './devices.ts';
import { EXCHANGE_EFFECTS } from './exchange.ts';
import { FLOW_EFFECTS } from './flow.ts';
import { GUESS_EFFECTS } from './guesses.ts';
import { OBJECTIVE_EFFECTS } from './objectives.ts';
import { RESERVE_EFFECTS } from './reserve.ts';
import { TOKEN_EFFECTS } from './tokens.ts';
import { WING_EFFECTS } from './wings.ts';

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
