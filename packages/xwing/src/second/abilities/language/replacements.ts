/** Effects that act instead of something ("would … instead"): at once, never in the queue (abilities.9). */

import type { Token } from '../../state.ts';
import type { Cost } from './costs.ts';
import type { Effect } from './effects.ts';
import type { Requirement } from './requirements.ts';
import type { RangeSpan, ShipTest } from './ships.ts';

/** What does damage. */
export type DamageSource = 'obstacle' | 'friendly-bomb';

/** What would happen: damage suffered, tokens gained, a damage card dealt faceup or at all, a ship destroyed. */
export type Replaceable =
  | {
      readonly event: 'damage';
      /** Only what an obstacle does, or a friendly bomb that detonates. */
      readonly from?: readonly DamageSource[];
    }
  | { readonly event: 'hit-damage' }
  | { readonly event: 'gain'; readonly tokens: readonly Token[] }
  | { readonly event: 'deal'; readonly up: boolean | 'any'; readonly trait?: 'pilot' | 'ship' }
  | { readonly event: 'destroyed' }
  | { readonly event: 'flee' }
  /** It lies on an obstacle of some types after a maneuver, with at most so many other friends on it. */
  | { readonly event: 'overlap-obstacle'; readonly types: readonly string[]; readonly mostFriends: number };

/**
 * `prevent`: none of it happens, or so much less. `instead`: the effect happens in its place, to the affected ship as
 * `it`. `turn-down`, `turn-up`: the card is dealt the other way; `discard`: not at all.
 */
export type Instead =
  | { readonly kind: 'prevent'; readonly count: number | 'all' }
  | { readonly kind: 'becomes-crit-damage' }
  | { readonly kind: 'instead'; readonly effect: Effect }
  /** One of the tokens is not gained, and this happens; the others are gained. */
  | { readonly kind: 'one-instead'; readonly effect: Effect }
  | { readonly kind: 'turn-down' }
  | { readonly kind: 'turn-up' }
  /** Of so many cards the ability's player picks the one that is dealt. */
  | { readonly kind: 'pick'; readonly of: number }
  /** A card of a trait that the ship's player searches in the deck is dealt the same way instead. */
  | { readonly kind: 'search'; readonly trait: 'ship' | 'pilot' }
  | { readonly kind: 'discard'; readonly then: Effect | null };

export interface Replacement {
  readonly kind: 'replacement';
  readonly of: Replaceable;
  /** Whom it would happen to: the card's ship, or a ship that passes tests. */
  readonly whom: 'own' | readonly ShipTest[];
  readonly requires: readonly Requirement[];
  readonly costs: readonly Cost[];
  readonly may: boolean;
  readonly effect: Instead;
}

export function before(
  of: Replaceable,
  whom: Replacement['whom'] = 'own',
  ...requires: readonly Requirement[]
) {
  const build = (may: boolean, effect: Instead, costs: readonly Cost[] = []): Replacement => ({
    kind: 'replacement',
    of,
    whom,
    requires,
    costs,
    may,
    effect,
  });
  return {
    youMay: (effect: Instead, ...costs: readonly Cost[]) => build(true, effect, costs),
    you: (effect: Instead, ...costs: readonly Cost[]) => build(false, effect, costs),
  };
}

/** An ability that acts before a friendly ship of one type would suffer damage. */
export const beforeDamageTo = (whose: { readonly friendlyAt: RangeSpan; readonly chassis: string }) => {
  const builder = before({ event: 'damage' }, [
    { kind: 'side', is: 'friendly', of: 'self' },
    { kind: 'chassis', ids: [whose.chassis] },
    { kind: 'range', range: whose.friendlyAt, of: 'self' },
  ]);
  return { mayPrevent: (...costs: readonly Cost[]) => builder.youMay(prevent('all'), ...costs) };
};

export const prevent = (count: number | 'all' = 'all'): Instead => ({ kind: 'prevent', count });
export const instead = (effect: Effect): Instead => ({ kind: 'instead', effect });
export const oneInstead = (effect: Effect): Instead => ({ kind: 'one-instead', effect });
export const discardIt = (then: Effect | null = null): Instead => ({ kind: 'discard', then });
export const turnedDown: Instead = { kind: 'turn-down' };
export const turnedUp: Instead = { kind: 'turn-up' };

export const searchedCard = (trait: 'ship' | 'pilot'): Instead => ({ kind: 'search', trait });
/** So many damage cards are drawn instead; one is picked and dealt, the others are discarded. */
export const pickedOf = (of: number): Instead => ({ kind: 'pick', of });

/** The ship's hit damage about to be suffered becomes as much crit damage. */
export const hitsBecomeCrits: Replacement = before({ event: 'hit-damage' }).you({
  kind: 'becomes-crit-damage',
});
export type { RangeSpan };
