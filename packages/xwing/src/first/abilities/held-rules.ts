/** The rules that a card changes by a choice of its player: which a ship has, and whether it makes use of one. */

import type { FirstGame } from '../game.ts';
import type { FirstState, Ship } from '../state.ts';
import { tellUse } from './acting.ts';
import { changesRule } from './hooks.ts';
import type { ModifierOf } from './language/vocabulary.ts';
import { abilitiesOf } from './owned.ts';

export type Rule<Name extends string> = Extract<ModifierOf, { readonly rule: Name }>;

type Named = Extract<ModifierOf, { readonly rule: unknown }>['rule'];

/** A rule of a card, and which ability it is. */
export interface Held<Name extends string> {
  readonly ship: Ship;
  readonly ref: string;
  readonly rule: Rule<Name>;
}

/** The rules of a name that a ship's cards have now. */
export function rulesOf<Name extends Named>(
  state: FirstState,
  ship: Ship,
  name: Name,
): readonly Held<Name>[] {
  if (!changesRule(state, name)) return [];
  return abilitiesOf(state, ship).flatMap(({ ref, ability }) =>
    ability.kind === 'modifier' && 'rule' in ability.of && ability.of.rule === name
      ? [{ ship, ref, rule: ability.of as Rule<Name> }]
      : [],
  );
}

export const wants = (game: FirstGame, { ship, ref }: Pick<Held<Named>, 'ship' | 'ref'>): boolean =>
  game.choose({
    form: 'choice',
    kind: 'use-ability',
    player: ship.player,
    because: 'xwing1:card-abilities.4',
    ship: ship.id,
    ability: ref,
    options: [{ use: true }, { use: false }],
  }).use;

/** Whether a ship makes use of what a card of it allows; told when it does. */
export function wantsTo(game: FirstGame, ship: Ship, rule: Named): boolean {
  const [held] = rulesOf(game.state, ship, rule);
  if (!held || !wants(game, held)) return false;
  tellUse(game, ship.id, held.ref);
  return true;
}

export const isUsedUp = (ship: Ship, ref: string, once: 'round' | 'game' | undefined): boolean =>
  once !== undefined && ship.used.includes(`${once} ${ref}`);
