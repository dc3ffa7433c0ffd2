import type { Choice, Each, Place } from '@firing-arc/referee';
import type { Placement, Pose } from '../common/index.ts';
import type { ActionDifficulty, ActionName } from './cards/chassis.ts';

/** What a player of X-Wing 2.5 may be asked, with the options of each question. */

/** An action that a ship may perform: from its bar, or one printed on a damage card it has (`card` is its uid). */
export type ActionOption =
  | { readonly kind: 'action'; readonly action: ActionName; readonly difficulty: ActionDifficulty }
  | { readonly kind: 'repair'; readonly card: number; readonly name: string }
  | { readonly kind: 'none' };

/** An attack: which weapon, through which of its arcs, against whom, at which attack range. */
export type AttackOption =
  | {
      readonly kind: 'attack';
      readonly weapon: number;
      readonly arc: string;
      readonly target: number;
      readonly range: number;
    }
  | { readonly kind: 'none' };

/** A dice modification. `dice` are positions in the pool that the question shows. */
export type ModifyOption =
  | { readonly kind: 'spend-focus' }
  | { readonly kind: 'spend-calculate' }
  | { readonly kind: 'spend-force' }
  | { readonly kind: 'spend-evade'; readonly die: number }
  | { readonly kind: 'spend-lock'; readonly dice: readonly number[] }
  | {
      readonly kind: 'ability';
      readonly ability: string;
      readonly ship: number;
      readonly dice: readonly number[];
    }
  | { readonly kind: 'done' };

export type LockOption = { readonly kind: 'ship' | 'obstacle'; readonly id: number };
export type PlacementOption = { readonly placement: Placement; readonly at: Pose };
export type TriggerOption = { readonly ability: string; readonly ship: number; readonly player: number };

interface About {
  /** The ship that the question is about. */
  readonly ship: number;
}

export type SecondQuestion =
  | (Choice<{ readonly obstacle: number; readonly outline: string }> & { readonly kind: 'choose-obstacle' })
  | (Place & { readonly kind: 'place-obstacle'; readonly obstacle: number })
  | (Choice<{ readonly ship: number }> & { readonly kind: 'choose-deployment' })
  | (Place & { readonly kind: 'place-ship' } & About)
  | (Choice<{ readonly arc: number }> & { readonly kind: 'turret' } & About)
  | (Each<{ readonly entry: number }> & { readonly kind: 'dials' })
  | (Choice<{ readonly ship: number }> & { readonly kind: 'choose-activation' })
  | (Choice<{ readonly ship: number }> & { readonly kind: 'choose-engagement' })
  | (Choice<PlacementOption> & { readonly kind: 'tallon-placement' } & About)
  | (Choice<ActionOption> & { readonly kind: 'action' } & About)
  | (Choice<{ readonly side: 'left' | 'right' }> & { readonly kind: 'barrel-roll-side' } & About)
  | (Choice<PlacementOption> & { readonly kind: 'barrel-roll-placement' } & About)
  | (Choice<{ readonly direction: 'left' | 'straight' | 'right' }> & {
      readonly kind: 'boost-direction';
    } & About)
  | (Choice<LockOption> & { readonly kind: 'lock-target' } & About)
  | (Choice<{ readonly side: 'fore' | 'aft' }> & { readonly kind: 'reinforce-side' } & About)
  | (Choice<{ readonly ship: number }> & { readonly kind: 'coordinate-target' } & About)
  | (Choice<AttackOption> & { readonly kind: 'attack' } & About)
  | (Choice<{ readonly obstructed: boolean; readonly line: readonly number[] }> & {
      readonly kind: 'attack-line';
    } & About)
  | (Choice<ModifyOption> & { readonly kind: 'modify-attack-dice' | 'modify-defense-dice' } & About)
  | (Choice<{ readonly die: number }> & { readonly kind: 'spend-result' } & About)
  | (Choice<{ readonly upgrade: string }> & { readonly kind: 'reload' } & About)
  | (Choice<TriggerOption> & { readonly kind: 'order-abilities' })
  | (Choice<{ readonly use: boolean }> & { readonly kind: 'use-ability'; readonly ability: string } & About)
  | (Choice<{ readonly target: number }> & { readonly kind: 'choose-ship'; readonly ability: string } & About)
  | (Choice<{ readonly ability: string; readonly ship: number }> & { readonly kind: 'replacement' } & About)
  | (Choice<{ readonly die: number }> & { readonly kind: 'choose-die'; readonly ability: string } & About)
  | (Choice<{ readonly card: number; readonly name: string | null }> & {
      readonly kind: 'repair-which';
    } & About);

export type QuestionKind = SecondQuestion['kind'];
