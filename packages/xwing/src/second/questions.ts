import type { Choice, Each, Place } from '@firing-arc/referee';
import type { Placement, Pose, Template } from '../common/index.ts';
import type { ActionDifficulty, ActionName } from './cards/chassis.ts';
import type { ConditionQuestion } from './conditions/questions.ts';
import type { DeviceOption, DeviceQuestion, RelocateOption } from './devices/questions.ts';
import type { DockOption, DockQuestion } from './docking/questions.ts';
import type { HugeQuestion } from './huge/questions.ts';
import type { ScenarioAction } from './scenarios/scenario.ts';
import type { Token } from './state.ts';
import type { GreenToken } from './tokens.ts';
import type { WingQuestion } from './wings/questions.ts';

/** What a player of X-Wing 2.5 may be asked, with the options of each question. */

/** An action that a ship may perform: from its bar, or one printed on a damage card it has (`card` is its uid). */
export type ActionOption =
  | {
      readonly kind: 'action';
      readonly action: ActionName;
      readonly difficulty: ActionDifficulty;
      /** The only thing that a lock action may lock. */
      readonly on?: Pick<LockOption, 'kind' | 'id'>;
      /** The ability by which it is treated as red. */
      readonly by?: string;
      /** The only directions of a boost. */
      readonly directions?: readonly BoostOption['direction'][];
    }
  | {
      readonly kind: 'repair';
      readonly card: number;
      readonly name: string;
      /** What a grant treats it as; white else. */
      readonly difficulty?: ActionDifficulty;
    }
  /** An action printed on the ship card or an upgrade. */
  | {
      readonly kind: 'card';
      readonly ability: string;
      readonly name: string;
      readonly difficulty: ActionDifficulty;
    }
  | { readonly kind: 'scenario'; readonly action: ScenarioAction }
  | { readonly kind: 'none' };

/** An attack: which weapon, through which of its arcs, against whom, at which attack range. */
export type AttackOption =
  | {
      readonly kind: 'attack';
      readonly weapon: number;
      readonly arc: string;
      readonly target: number;
      readonly range: number;
      /** The card that lets it reach so far, for its price. */
      readonly ability?: string;
    }
  | { readonly kind: 'none' };

/** A dice modification. `dice` are positions in the pool that the question shows. */
export type ModifyOption =
  /** Of another ship, where that one lends it. */
  | { readonly kind: 'spend-focus'; readonly of?: number }
  | { readonly kind: 'spend-calculate' }
  | { readonly kind: 'spend-force' }
  | { readonly kind: 'spend-evade'; readonly die: number; readonly of?: number }
  /** Gives up what a data cache told, to make a die a crit or an evade. */
  | { readonly kind: 'use-knowledge'; readonly die: number }
  | { readonly kind: 'spend-lock'; readonly dice: readonly number[] }
  | {
      readonly kind: 'ability';
      readonly ability: string;
      readonly ship: number;
      readonly dice: readonly number[];
    }
  | { readonly kind: 'done' };

/** A token of a ship that an effect takes: one of a kind, a lock that a ship has on it, or no more of them. */
export type TokenChoice =
  | { readonly token: Token }
  | { readonly token: 'lock'; readonly by: number }
  | { readonly token: 'none' };

/** What a ship may lock; `ability`: beyond its range, for the price that this ability names. */
export type LockOption = {
  readonly kind: 'ship' | 'obstacle' | 'device';
  readonly id: number;
  readonly ability?: string;
};
export type PlacementOption = { readonly placement: Placement; readonly at: Pose };
/** A barrel roll or boost, by another template than the usual one if it says so. */
export type RollOption = {
  readonly side: 'left' | 'right';
  readonly template?: Template;
  /** The card that lets it use the template. */
  readonly ability?: string;
};
export type BoostOption = {
  readonly direction: 'left' | 'straight' | 'right';
  readonly template?: Template;
  readonly ability?: string;
};

/** How a ship decloaks, or how a tractored one is moved. */
export type DecloakMove = 'roll-left' | 'roll-right' | 'boost';

/** What a ship may do in the System Phase. */
export type SystemOption =
  | { readonly kind: 'ability'; readonly ability: string }
  | { readonly kind: 'decloak'; readonly move: DecloakMove }
  | DeviceOption
  | RelocateOption
  | DockOption;

/** What a jammed ship may lose: a green token, or the lock it maintains (jam.5). */
export type JamOption =
  | { readonly kind: 'token'; readonly token: GreenToken }
  | { readonly kind: 'lock'; readonly target: 'ship' | 'obstacle' | 'device'; readonly on: number };

/** An upgrade of a ship, and that of another one for which it is given. */
export interface ExchangeOption {
  readonly ship: number;
  readonly upgrade: string;
  readonly other: number;
  readonly otherUpgrade: string;
}

export type TriggerOption = { readonly ability: string; readonly ship: number; readonly player: number };

interface About {
  /** The ship that the question is about. */
  readonly ship: number;
}

export type SecondQuestion =
  | DockQuestion
  | ConditionQuestion
  | (Choice<{ readonly obstacle: number; readonly outline: string }> & { readonly kind: 'choose-obstacle' })
  | (Place & { readonly kind: 'place-obstacle'; readonly obstacle: number })
  | (Place & { readonly kind: 'place-marker'; readonly marker: number })
  | (Choice<{ readonly marker: number }> & {
      readonly kind: 'choose-marker';
      readonly action: ScenarioAction;
    } & About)
  | (Choice<{ readonly use: boolean }> & { readonly kind: 'jettison' } & About)
  | (Choice<{ readonly ship: number }> & { readonly kind: 'forget-knowledge' })
  | (Choice<{ readonly ship: number }> & { readonly kind: 'choose-deployment' })
  | (Place & { readonly kind: 'place-ship' } & About)
  | (Choice<{ readonly arc: number }> & {
      readonly kind: 'turret';
      /** The card of a huge ship whose own indicator it is. */
      readonly upgrade?: string;
    } & About)
  | (Each<{ readonly entry: number }> & { readonly kind: 'dials' })
  | (Choice<{ readonly ship: number }> & { readonly kind: 'choose-activation' })
  | (Choice<{ readonly ship: number }> & { readonly kind: 'choose-engagement' })
  | (Choice<PlacementOption> & { readonly kind: 'tallon-placement' } & About)
  | (Choice<ActionOption> & { readonly kind: 'action' } & About)
  | (Choice<{ readonly ship: number }> & { readonly kind: 'choose-system' })
  | (Choice<SystemOption | { readonly kind: 'done' }> & { readonly kind: 'system' } & About)
  | (Choice<{ readonly entry: number }> & { readonly kind: 'slam' | 'set-dial' } & About)
  | (Choice<{ readonly ship: number }> & { readonly kind: 'jam-target' } & About)
  | (Choice<JamOption> & { readonly kind: 'jam-removal' } & About)
  | (Choice<{ readonly move: DecloakMove | 'none' }> & { readonly kind: 'tractor-move' } & About)
  | (Choice<{ readonly degrees: 90 | -90 | 0 }> & { readonly kind: 'tractor-rotation' } & About)
  | (Choice<RollOption> & { readonly kind: 'barrel-roll-side' } & About)
  | (Choice<PlacementOption> & { readonly kind: 'barrel-roll-placement' } & About)
  | (Choice<BoostOption> & { readonly kind: 'boost-direction' } & About)
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
    } & About)
  | (Choice<TokenChoice> & { readonly kind: 'choose-token'; readonly ability: string } & About)
  | (Choice<{ readonly upgrade: string }> & {
      readonly kind: 'choose-upgrade';
      readonly ability: string;
      /** It goes under a card, facedown, so the answer is nobody else's to see. */
      readonly secret?: true;
    } & About)
  | (Choice<{ readonly face: string }> & { readonly kind: 'choose-face'; readonly ability: string } & About)
  | (Choice<ExchangeOption> & { readonly kind: 'exchange-upgrades'; readonly ability: string } & About)
  | (Choice<{ readonly number: number }> & {
      readonly kind: 'guess-number';
      readonly ability: string;
    } & About)
  /** What the dial of an enemy ship shows, as its own player does not tell. */
  | (Choice<{ readonly entry: number }> & { readonly kind: 'guess-dial' } & About)
  | (Choice<{ readonly effect: number }> & {
      readonly kind: 'choose-effect';
      readonly ability: string;
    } & About)
  | (Choice<{ readonly degrees: 90 | -90 | 180 }> & { readonly kind: 'rotate-ship' } & About)
  | DeviceQuestion
  | HugeQuestion
  | WingQuestion;
