import type { Choice, Each, Place } from '@firing-arc/referee';
import type { CardQuestion } from './abilities/questions.ts';
import type { AttackQuestion } from './attack/questions.ts';
import type { Command } from './cards/index.ts';
import type { DamageQuestion } from './damage/questions.ts';
import type { DialOrToken } from './events.ts';
import type { Zone } from './geometry/index.ts';
import type { ObjectiveQuestion } from './objectives/questions.ts';
import type { ReadyOption } from './phases/ready-upgrades.ts';

/** What a player may be asked, with the options of each question. */

interface About {
  /** The ship that the question is about. */
  readonly ship: number;
}
interface AboutSquadron {
  /** The squadron that the question is about. */
  readonly squadron: number;
}

/** What is deployed next. */
export type DeploymentOption =
  | { readonly kind: 'ship'; readonly ship: number; readonly speed: number }
  | { readonly kind: 'squadron'; readonly squadron: number };

/** What happens to a dial just revealed (command-dials.2). */
export type DialUse = { readonly kind: 'keep' } | { readonly kind: 'token' };

export type RaidOption =
  | { readonly kind: 'dial' }
  | { readonly kind: 'token'; readonly command: Command }
  | { readonly kind: 'none' };

/** What engineering points buy (commands-repair.4 to .6); `card` is the uid of a damage card, `name` null facedown. */
export type RepairOption =
  | { readonly kind: 'move-shield'; readonly from: Zone; readonly to: Zone }
  | { readonly kind: 'recover-shield'; readonly zone: Zone }
  | { readonly kind: 'discard-card'; readonly card: number; readonly name: string | null }
  | SalvageOption
  /** What a card does for so many points. */
  | { readonly kind: 'card'; readonly card: string; readonly points: number }
  | { readonly kind: 'done' };

/** Victory tokens that the objective sells at an obstacle, and what they cost in all. */
export interface SalvageOption {
  readonly kind: 'salvage';
  readonly obstacle: number;
  readonly tokens: number;
  readonly points: number;
}

/** What a navigate command does: the speed it leads to, and the joint with one more click, 0 for none. */
export interface NavigateOption {
  readonly speed: number;
  readonly joint: number;
  /** A joint with one more click that a card gives instead of a change of speed. */
  readonly swap?: number;
}

/** A command that may be resolved now, and with what (commands.1). */
export type CommandOption =
  | { readonly kind: 'command'; readonly command: Command; readonly with: DialOrToken }
  | { readonly kind: 'none' };

/** A legal course: clicks of each joint, right positive, and the side on which the tool lies. */
export interface CourseOption {
  readonly clicks: readonly number[];
  readonly side: 'left' | 'right';
  /** Its one click turns the ship where it lies, at speed 0 (ship-movement.9). */
  readonly pivots?: true;
  /** Where it ends if nothing is in the way. */
  readonly end: readonly [x: number, y: number, facing: number];
}

export type SquadronOption =
  | { readonly kind: 'move' }
  | { readonly kind: 'attack' }
  /** What its card does in the place of an attack. */
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'done' };

export type ArmadaQuestion =
  | (Choice<{ readonly player: number }> & { readonly kind: 'first-player' })
  | (Choice<{ readonly objective: string }> & { readonly kind: 'objective' })
  | (Choice<{ readonly obstacle: number; readonly outline: string }> & { readonly kind: 'choose-obstacle' })
  | (Place & { readonly kind: 'place-obstacle'; readonly obstacle: number })
  | (Choice<DeploymentOption> & { readonly kind: 'choose-deployment' })
  | (Place & { readonly kind: 'deploy-ship' } & About)
  | (Place & { readonly kind: 'deploy-squadron' } & AboutSquadron)
  /** A token or dial that an upgrade starts with. */
  | (Choice<{ readonly command: Command }> & {
      readonly kind: 'starting-command';
      readonly upgrade: string;
    } & About)
  /** A command for each new dial; `about` is the ship, once for each dial, the upper one first. */
  | (Each<{ readonly command: Command }> & { readonly kind: 'commands' })
  | (Choice<{ readonly kind: 'ship'; readonly ship: number } | { readonly kind: 'pass' }> & {
      readonly kind: 'choose-ship';
    })
  | (Choice<RaidOption> & { readonly kind: 'clear-raid' } & About)
  | (Choice<DialUse> & { readonly kind: 'dial-use' } & About)
  | (Choice<{ readonly command: Command }> & { readonly kind: 'discard-command-token' } & About)
  /** Which command is resolved now, and with what: settled before any effect (commands.4). */
  | (Choice<CommandOption> & { readonly kind: 'resolve-command' } & About)
  | (Choice<{ readonly kind: 'squadron'; readonly squadron: number } | { readonly kind: 'done' }> & {
      readonly kind: 'command-squadron';
    } & About)
  | (Choice<RepairOption> & { readonly kind: 'repair'; readonly points: number } & About)
  | (Choice<NavigateOption> & { readonly kind: 'navigate' } & About)
  | (Choice<CourseOption> & { readonly kind: 'course'; readonly speed: number } & About)
  | (Choice<{ readonly squadron: number }> & { readonly kind: 'displaced-squadron' } & About)
  | (Place & { readonly kind: 'place-displaced' } & About & AboutSquadron)
  | (Choice<{ readonly obstacle: number }> & { readonly kind: 'choose-obstacle-effect' } & About)
  | (Choice<
      | { readonly kind: 'card'; readonly card: number; readonly name: string | null }
      | { readonly kind: 'none' }
    > & {
      readonly kind: 'station-repair';
    } & About)
  | (Choice<{ readonly kind: 'yes' } | { readonly kind: 'no' }> & {
      readonly kind: 'station-recover';
    } & AboutSquadron)
  | (Choice<{ readonly squadron: number }> & { readonly kind: 'choose-squadron' })
  | (Choice<{ readonly kind: 'squadron'; readonly squadron: number } | { readonly kind: 'done' }> & {
      readonly kind: 'cloaked-squadron';
    })
  | (Choice<ReadyOption | { readonly kind: 'none' }> & { readonly kind: 'ready-upgrade' })
  | (Choice<SquadronOption> & { readonly kind: 'squadron' } & AboutSquadron)
  | (Place & { readonly kind: 'move-squadron' } & AboutSquadron)
  | AttackQuestion
  | DamageQuestion
  | CardQuestion
  | ObjectiveQuestion;

export type QuestionKind = ArmadaQuestion['kind'];
