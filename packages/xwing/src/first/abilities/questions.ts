import type { Choice } from '@firing-arc/referee';
import type { Maneuver } from '../../common/index.ts';
import type { ManeuverDifficulty } from '../cards/chassis.ts';
import type { Token } from '../state.ts';
import type { CardManeuver } from './language/verbs.ts';

/** An ability that waits in a moment. */
export interface TriggerOption {
  readonly ability: string;
  readonly ship: number;
  readonly player: number;
}

/** What abilities ask; `ability` is the one that asks, by its reference. */
export type AbilityQuestion =
  | (Choice<TriggerOption> & { readonly kind: 'order-abilities' })
  | ({ readonly ship: number; readonly ability: string } & (
      | (Choice<{ readonly use: boolean }> & { readonly kind: 'use-ability' })
      | (Choice<{ readonly kind: 'ship'; readonly target: number } | { readonly kind: 'none' }> & {
          readonly kind: 'choose-ship';
        })
      /** The last entry is the one that the dial shows, where it need not be turned. */
      | (Choice<{ readonly entry: number }> & { readonly kind: 'turn-dial' })
      /** How many evade results a roll will show; -1 for no guess. */
      | (Choice<{ readonly guess: number }> & { readonly kind: 'guess-evades' })
      /** A result that one die will show, '' for none; and which result it takes the place of. */
      | (Choice<{ readonly result: string }> & { readonly kind: 'name-result' | 'change-result' })
      /** Which of some dice are rolled again, none among them. */
      | (Choice<{ readonly dice: readonly number[]; readonly faces: readonly string[] }> & {
          readonly kind: 'reroll-results';
        })
      /** Which obstacle is blasted. */
      | (Choice<{ readonly obstacle: number }> & { readonly kind: 'blast-obstacle' })
      /** What the dial of a ship is guessed to show. */
      | (Choice<{ readonly maneuver: Maneuver }> & { readonly kind: 'guess-dial'; readonly of: number })
      /** Which of some maneuvers is executed. */
      | (Choice<{ readonly at: number; readonly maneuver: CardManeuver }> & {
          readonly kind: 'choose-maneuver';
        })
      /** Which faceup damage card; `card` is its uid. */
      | (Choice<{ readonly card: number; readonly name: string }> & { readonly kind: 'choose-damage' })
      /** Which upgrade card of a ship, by its place there. */
      | (Choice<{ readonly at: number; readonly upgrade: string }> & {
          readonly kind: 'choose-upgrade';
          readonly of: number;
        })
      | (Choice<
          | { readonly kind: 'as'; readonly maneuver: Maneuver; readonly difficulty: ManeuverDifficulty }
          | { readonly kind: 'none' }
        > & { readonly kind: 'treat-maneuver' })
      | (Choice<{ readonly effect: number }> & { readonly kind: 'choose-effect' })
      | (Choice<{ readonly token: Token }> & { readonly kind: 'choose-token'; readonly of: number })
    ));

/** What abilities do that no other event tells. */
export interface AbilityEvent {
  readonly kind: 'ability';
  readonly because: string;
  readonly ship: number;
  /** Id of the card it stands on. */
  readonly card: string;
  /** Further lines of the rulebook about the card. */
  readonly also?: readonly string[];
}
