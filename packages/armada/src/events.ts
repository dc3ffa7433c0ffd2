import type { Ruling } from '@firing-arc/referee';
import type { Pose } from '@firing-arc/table';
import type { AttackEvent } from './attack/events.ts';
import type { Command } from './cards/index.ts';
import type { DamageEvent } from './damage/events.ts';
import type { ToolSide, Zone } from './geometry/index.ts';
import type { ObjectiveEvent } from './objectives/events.ts';
import type { SetupStep } from './setup/steps.ts';

/** With what a command is resolved (commands.1). */
export type DialOrToken = 'dial' | 'token' | 'both';

/** Everything that can happen, each with its ruling. Nothing here is a secret: hidden facts become events when revealed. */
export type ArmadaEvent =
  | AttackEvent
  | DamageEvent
  | ObjectiveEvent
  | ({ readonly because: Ruling } & (
      | { readonly kind: 'setup-step'; readonly step: SetupStep }
      | { readonly kind: 'fleet'; readonly player: number; readonly points: number }
      | { readonly kind: 'coin'; readonly face: string }
      | { readonly kind: 'first-player'; readonly player: number }
      | { readonly kind: 'objective'; readonly objective: string }
      | {
          readonly kind: 'obstacle-placed';
          readonly player: number;
          readonly obstacle: number;
          readonly at: Pose;
        }
      | { readonly kind: 'obstacle-skipped'; readonly player: number; readonly obstacle: number }
      | {
          readonly kind: 'ship-deployed';
          readonly ship: number;
          readonly at: Pose;
          readonly speed: number;
        }
      | { readonly kind: 'squadron-deployed'; readonly squadron: number; readonly at: Pose }
      /** Tokens or dials that lie on an upgrade from the beginning. */
      | {
          readonly kind: 'starting-commands';
          readonly ship: number;
          readonly upgrade: string;
          readonly commands: readonly Command[];
        }
      | { readonly kind: 'pass-tokens'; readonly player: number; readonly count: number }
      | { readonly kind: 'round'; readonly round: number }
      | { readonly kind: 'phase'; readonly phase: string }
      | { readonly kind: 'commands-chosen'; readonly player: number; readonly dials: number }
      | { readonly kind: 'passes'; readonly player: number; readonly with: 'token' | 'none' }
      | { readonly kind: 'ship-activated'; readonly ship: number }
      | { readonly kind: 'dial-revealed'; readonly ship: number; readonly command: Command }
      | { readonly kind: 'no-dial'; readonly ship: number }
      | { readonly kind: 'dial-discarded'; readonly ship: number; readonly command: Command }
      | { readonly kind: 'command-token'; readonly ship: number; readonly command: Command }
      | { readonly kind: 'command-token-lost'; readonly ship: number; readonly command: Command }
      | { readonly kind: 'raid-cleared'; readonly ship: number; readonly command: Command }
      | {
          readonly kind: 'command';
          readonly ship: number;
          readonly command: Command;
          readonly with: DialOrToken;
        }
      | { readonly kind: 'engineering'; readonly ship: number; readonly points: number }
      | {
          readonly kind: 'shield-moved';
          readonly ship: number;
          readonly from: Zone;
          readonly to: Zone;
        }
      | {
          readonly kind: 'shield-recovered';
          readonly ship: number;
          readonly zone: Zone;
          readonly shields: number;
        }
      | { readonly kind: 'speed'; readonly ship: number; readonly speed: number }
      | {
          readonly kind: 'course';
          readonly ship: number;
          readonly speed: number;
          readonly clicks: readonly number[];
          readonly side: 'left' | 'right';
        }
      | {
          readonly kind: 'maneuver';
          readonly ship: number;
          readonly speed: number;
          /** How the tool lay along which it moved, as far as it came: clicks by joint, right positive. */
          readonly clicks: readonly number[];
          readonly side: ToolSide;
          readonly from: Pose;
          readonly to: Pose;
          /** Ships that it overlapped at any speed. */
          readonly overlapped: readonly number[];
        }
      | { readonly kind: 'squadrons-displaced'; readonly ship: number; readonly squadrons: readonly number[] }
      | { readonly kind: 'squadron-placed'; readonly squadron: number; readonly at: Pose }
      | { readonly kind: 'on-obstacle'; readonly ship: number; readonly obstacle: number }
      | { readonly kind: 'squadron-on-obstacle'; readonly squadron: number; readonly obstacle: number }
      /** Destroyed, it stays in play for the rest of the round: a ship, or a squadron where `ship` is -1. */
      | { readonly kind: 'kept-in-play'; readonly ship: number; readonly squadron: number }
      | { readonly kind: 'hull-recovered'; readonly squadron: number; readonly hull: number }
      | { readonly kind: 'maneuver-executed'; readonly ship: number }
      | { readonly kind: 'activation-ends'; readonly ship: number }
      | { readonly kind: 'squadron-activated'; readonly squadron: number; readonly by: number }
      | {
          readonly kind: 'squadron-moved';
          readonly squadron: number;
          readonly from: Pose;
          readonly to: Pose;
        }
      | { readonly kind: 'tokens-readied'; readonly count: number }
      | { readonly kind: 'upgrade-readied'; readonly ship: number; readonly upgrade: string }
      | { readonly kind: 'initiative-flipped'; readonly side: number }
      | { readonly kind: 'victory-token'; readonly player: number; readonly count: number }
      | { readonly kind: 'score'; readonly player: number; readonly points: number }
      | { readonly kind: 'game-over'; readonly winner: number }
    ));
