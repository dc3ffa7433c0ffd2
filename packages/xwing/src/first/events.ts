import type { Ruling } from '@firing-arc/referee';
import type { Maneuver, Pose, Template } from '../common/index.ts';
import type { CardEvent } from './abilities/events.ts';
import type { AbilityEvent } from './abilities/questions.ts';
import type { AttackEvent } from './attack/events.ts';
import type { ManeuverDifficulty } from './cards/index.ts';
import type { DamageEvent } from './damage/events.ts';
import type { BoostDirection, BoostWay, DecloakMove, Edge, PerformedAction, RollWay } from './questions.ts';
import type { Token } from './state.ts';

/** The seven steps of setup (setup.1). */
export type SetupStep =
  | 'gather-forces'
  | 'determine-initiative'
  | 'establish-play-area'
  | 'place-obstacles'
  | 'place-forces'
  | 'activate-shields'
  | 'prepare-other-components';

/** Everything that can happen, each with its ruling. Nothing here is a secret: hidden facts become events when revealed. */
export type FirstEvent =
  | AbilityEvent
  | CardEvent
  | AttackEvent
  | DamageEvent
  | ({ readonly because: Ruling } & (
      | { readonly kind: 'setup-step'; readonly step: SetupStep }
      | { readonly kind: 'squad'; readonly player: number; readonly points: number }
      | { readonly kind: 'initiative'; readonly player: number }
      | { readonly kind: 'initiative-roll'; readonly faces: readonly string[] }
      | {
          readonly kind: 'obstacle-placed';
          readonly player: number;
          readonly obstacle: number;
          readonly at: Pose;
        }
      | { readonly kind: 'obstacle-skipped'; readonly player: number; readonly obstacle: number }
      | { readonly kind: 'edge'; readonly player: number; readonly edge: Edge }
      | { readonly kind: 'ship-placed'; readonly ship: number; readonly at: Pose }
      | { readonly kind: 'shields'; readonly ship: number; readonly shields: number }
      | { readonly kind: 'round'; readonly round: number }
      | { readonly kind: 'phase'; readonly phase: string }
      | { readonly kind: 'dials-set'; readonly player: number; readonly ships: number }
      | { readonly kind: 'activates'; readonly ship: number }
      | {
          readonly kind: 'dial-revealed';
          readonly ship: number;
          readonly maneuver: Maneuver;
          readonly difficulty: ManeuverDifficulty;
        }
      /** A ship flies another maneuver than its dial shows, or one without a dial. */
      | {
          readonly kind: 'maneuver-replaced';
          readonly ship: number;
          readonly maneuver: Maneuver;
          readonly difficulty: ManeuverDifficulty;
        }
      | {
          readonly kind: 'maneuver';
          readonly ship: number;
          readonly maneuver: Maneuver;
          readonly difficulty: ManeuverDifficulty;
          readonly from: Pose;
          readonly to: Pose;
          /** Ships that it overlapped and touches. */
          readonly overlapped: readonly number[];
        }
      | {
          readonly kind: 'obstacle-hit';
          readonly ship: number;
          readonly obstacle: number;
          readonly how: 'moved-through' | 'overlapped';
        }
      | { readonly kind: 'cleaned-up'; readonly ship: number }
      | { readonly kind: 'action-skipped'; readonly ship: number }
      | { readonly kind: 'no-action'; readonly ship: number }
      | {
          readonly kind: 'action';
          readonly ship: number;
          readonly action: PerformedAction;
          readonly free: boolean;
        }
      /** What a player declared turned out to be impossible; something else may be declared. */
      | { readonly kind: 'impossible'; readonly ship: number; readonly what: Declaration }
      | {
          readonly kind: 'moved';
          readonly ship: number;
          readonly how: 'barrel-roll' | 'boost';
          readonly way: BoostDirection;
          /** Where it was not the template that all use. */
          readonly template?: Template;
          readonly from: Pose;
          readonly to: Pose;
        }
      | { readonly kind: 'decloaked'; readonly ship: number }
      | { readonly kind: 'stays-cloaked'; readonly ship: number }
      | { readonly kind: 'gained'; readonly ship: number; readonly token: Token; readonly count: number }
      | { readonly kind: 'spent'; readonly ship: number; readonly token: Token }
      | { readonly kind: 'lost'; readonly ship: number; readonly token: Token; readonly count: number }
      | { readonly kind: 'locked'; readonly ship: number; readonly on: number; readonly letter: number }
      | { readonly kind: 'lock-removed'; readonly ship: number; readonly on: number; readonly letter: number }
      | { readonly kind: 'lock-spent'; readonly ship: number; readonly on: number }
      | {
          readonly kind: 'bomb-dropped';
          readonly ship: number;
          readonly bomb: number;
          readonly upgrade: string;
          readonly at: Pose;
        }
      | { readonly kind: 'tracked'; readonly ship: number; readonly tokens: number }
      | { readonly kind: 'bomb-detonates'; readonly bomb: number; readonly token: string }
      | { readonly kind: 'upgrade-discarded'; readonly ship: number; readonly upgrade: string }
      | {
          readonly kind: 'ordnance-spent';
          readonly ship: number;
          readonly upgrade: string;
          readonly left: number;
        }
      | {
          readonly kind: 'upgrade-flipped';
          readonly ship: number;
          readonly upgrade: string;
          /** Whether its other side is up now. */
          readonly flipped: boolean;
        }
      | { readonly kind: 'arc-rotated'; readonly ship: number; readonly arc: number }
      | { readonly kind: 'energy-allocated'; readonly ship: number; readonly upgrade: string }
      | { readonly kind: 'crippled'; readonly ship: number }
      | { readonly kind: 'coordinated'; readonly ship: number; readonly other: number }
      | { readonly kind: 'jams'; readonly ship: number; readonly other: number }
      /** A docked ship leaves its carrier. */
      | {
          readonly kind: 'deployed';
          readonly ship: number;
          readonly carrier: number;
          readonly guides: 'front' | 'rear';
        }
      /** It turned where it stands. */
      | { readonly kind: 'turned'; readonly ship: number; readonly from: Pose; readonly to: Pose }
      | {
          readonly kind: 'rolled';
          readonly ship: number;
          readonly dice: 'attack' | 'defense';
          readonly faces: readonly string[];
        }
      | { readonly kind: 'in-combat'; readonly ship: number }
      | {
          readonly kind: 'game-over';
          readonly winner: number;
          /** All who won, where teams play (optional-rules-team-play.5). */
          readonly winners?: readonly number[];
        }
    ));

/** What a player declares before it is measured. */
export type Declaration =
  | { readonly kind: 'target-lock'; readonly target: number }
  | ({ readonly kind: 'barrel-roll' } & RollWay)
  | { readonly kind: 'boost'; readonly direction: BoostWay }
  | { readonly kind: 'decloak'; readonly move: DecloakMove };
