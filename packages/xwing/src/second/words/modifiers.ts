import { type By, saidBy } from '@firing-arc/words';
import type { Effect, ModifierOf } from '../abilities/language.ts';

/** Values, permissions and prohibitions: which phrase says one; the phrases are those of a language. */

type That<Field extends string> = Extract<ModifierOf, Readonly<Record<Field, unknown>>>;

/** Sentences about the card's ship, by what a modifier is about. */
export interface ModifierPhrases<Deed> {
  /** The card's other abilities ask for it. */
  readonly mark: string;
  readonly permission: By<'permission', That<'permission'>, string>;
  readonly value: By<'value', That<'value'>, string>;
  /** Effects and modifiers may stand in each other: how an effect is said is handed over. */
  readonly can: By<'can', That<'can'>, string, [deedOf: (effect: Effect) => Deed]>;
  readonly cannot: By<'cannot', That<'cannot'>, string>;
  readonly rule: By<'rule', That<'rule'>, string>;
}

/** What a modifier says. */
export const modifierIn =
  <Deed>(say: ModifierPhrases<Deed>) =>
  (of: ModifierOf, deedOf: (effect: Effect) => Deed): string => {
    if ('permission' in of) return saidBy('permission', say.permission, of);
    if ('can' in of) return saidBy('can', say.can, of, deedOf);
    if ('cannot' in of) return saidBy('cannot', say.cannot, of);
    if ('rule' in of) return saidBy('rule', say.rule, of);
    return 'mark' in of ? say.mark : saidBy('value', say.value, of);
  };
